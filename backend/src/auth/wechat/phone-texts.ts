/** What the phone reads: WeChat's users read Chinese. */
export const PHONE_TEXTS = {
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
  justNow: '刚刚',
  minutesAgo: (minutes: number) => `${minutes} 分钟前`,
  confirmed: { title: '登录成功', lead: '回到刚才的屏幕上看看吧，故事正等着你。' },
  declined: { title: '没有登录', lead: '那块屏幕没有登录你的账号。这个页面可以关掉了。' },
  over: { title: '二维码过期了', lead: '二维码只能用五分钟，也只能用一次。回到屏幕上刷新一下，再扫一次吧。' },
  foreign: {
    title: '这个二维码有人扫过了',
    lead: '每个二维码只认第一部扫它的手机。回到屏幕上刷新一下，再扫一次吧。',
  },
  refused: {
    title: '微信没有同意登录',
    lead: '请在微信里打开完整的页面，同意使用你的昵称，再扫一次二维码试试。',
  },
  trouble: { title: '微信开小差了', lead: '现在没有登录成功。过一会儿再扫一次二维码吧。' },
} as const;
