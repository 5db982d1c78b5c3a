import type { Language } from '@storysprout/contracts/rules';

const chinese = {
  product: '故事芽',
  confirm: {
    title: '登录故事芽？',
    lead: '你扫描的二维码正等着用你的微信登录。先看一看，是不是你自己的屏幕：',
    matchCode: '屏幕上的数字',
    matchHint: '和二维码旁边的数字一样，才是你的屏幕。',
    site: '网站',
    place: '地点',
    browser: '浏览器',
    time: '时间',
    warning: '二维码是别人发给你的，或者数字不一样？请点“不是我”。确认以后，那块屏幕就能看到你的故事。',
    yes: '是我，登录',
    no: '不是我',
  },
  unknownPlace: '本地网络',
  unknownBrowser: '没认出来',
  browserOn: (browser: string, system: string) => `${browser}（${system}）`,
  /** Names of browsers and systems that differ from the English ones. */
  names: {
    WeChat: '微信',
    'QQ Browser': 'QQ 浏览器',
    'UC Browser': 'UC 浏览器',
    'Huawei Browser': '华为浏览器',
    HarmonyOS: '鸿蒙',
  } as Readonly<Record<string, string>>,
  justNow: '刚刚',
  minutesAgo: (minutes: number) => `${minutes} 分钟前`,
  notices: {
    confirmed: { title: '登录成功', lead: '回到刚才的屏幕上看看吧，故事正等着你。' },
    declined: { title: '没有登录', lead: '那块屏幕没有登录你的账号。这个页面可以关掉了。' },
    over: {
      title: '二维码过期了',
      lead: '二维码只能用五分钟，也只能用一次。回到屏幕上刷新一下，再扫一次吧。',
    },
    foreign: {
      title: '这个二维码有人扫过了',
      lead: '每个二维码只认第一部扫它的手机。回到屏幕上刷新一下，再扫一次吧。',
    },
    refused: {
      title: '微信没有同意登录',
      lead: '请在微信里打开完整的页面，同意使用你的昵称，再扫一次二维码试试。',
    },
    trouble: { title: '微信开小差了', lead: '现在没有登录成功。过一会儿再扫一次二维码吧。' },
  },
};

export type PhoneTexts = typeof chinese;
/** A page with a message only. */
export type PhoneNotice = keyof PhoneTexts['notices'];

const english: PhoneTexts = {
  product: 'StorySprout',
  confirm: {
    title: 'Log in to StorySprout?',
    lead: 'The QR code you scanned is waiting to log in with your WeChat. First make sure that it is on your own screen:',
    matchCode: 'Number on the screen',
    matchHint: 'It is your screen only if the number beside the QR code is the same.',
    site: 'Website',
    place: 'Place',
    browser: 'Browser',
    time: 'Time',
    warning:
      'Did somebody send you the QR code, or is the number another? Then press "Not me". Once you confirm, that screen can see your stories.',
    yes: 'Yes, log me in',
    no: 'Not me',
  },
  unknownPlace: 'Local network',
  unknownBrowser: 'Not recognised',
  browserOn: (browser, system) => `${browser} (${system})`,
  names: {},
  justNow: 'Just now',
  minutesAgo: (minutes) => (minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`),
  notices: {
    confirmed: { title: 'Logged in', lead: 'Go back to the other screen. Your stories are waiting.' },
    declined: {
      title: 'Not logged in',
      lead: 'That screen was not logged in to your account. You can close this page.',
    },
    over: {
      title: 'The QR code has expired',
      lead: 'A QR code works for five minutes, and once. Refresh it on the screen and scan it again.',
    },
    foreign: {
      title: 'Somebody has scanned this QR code',
      lead: 'A QR code is for the first phone that scans it. Refresh it on the screen and scan it again.',
    },
    refused: {
      title: 'WeChat did not agree to the login',
      lead: 'Open the whole page in WeChat, allow the use of your nickname, and scan the QR code again.',
    },
    trouble: {
      title: 'WeChat is away for a moment',
      lead: 'You are not logged in yet. Please scan the QR code again in a while.',
    },
  },
};

/** The texts of the phone's pages. */
export const PHONE_TEXTS: Record<Language, PhoneTexts> = { 'zh-CN': chinese, 'en-US': english };
