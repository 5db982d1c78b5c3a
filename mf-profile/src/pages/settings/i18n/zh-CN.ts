import type { LoginProvider } from '@storysprout/contracts/api/logins';
import { voiceCategories, voices } from '@storysprout/contracts/names/zh-CN';
import type { PasswordError } from '../account/password-rules';
import type { NickNameError, ThemeError } from '../preferences/settings-values';

const nickNameProblems: Record<NickNameError, string> = {
  required: '请输入昵称',
  short: '昵称至少2个字符',
  long: '昵称最多30个字符',
  refused: '这里有不能用的字符，换一个试试',
  NICKNAME_INVISIBLE: '昵称里藏着看不见的字符，重新打一遍吧',
  NICKNAME_LINK: '昵称里不要放网址，换一个吧',
  NICKNAME_CONTACT: '电话和账号要保密，别放进昵称，换一个吧',
  NICKNAME_ADDRESS: '学校和住址要保密，别放进昵称，换一个吧',
  NICKNAME_ROLE: '这个名字听起来像网站的工作人员，换一个吧',
  NICKNAME_UNSUITABLE: '别人也会看到昵称，换一个友好的吧',
  NEEDS_HELP:
    '看到这个名字，我们有点担心你。想找人说说，可以拨打 12356 或 12355，其他地方见 findahelpline.com',
};
const themeProblems: Record<ThemeError, string> = {
  empty: '先写下主题，再添加',
  duplicate: '这个主题已经有了',
  many: '最多 20 个主题，先去掉一个吧',
};
const passwordProblems: Record<PasswordError, string> = {
  required: '请输入密码',
  short: '密码至少6个字符',
  long: '密码最多128个字符',
  common: '很多人都用这个密码，容易被猜到，换一个吧',
  repeatRequired: '请再输入一次新密码',
  different: '两次输入的密码不一致',
  wrong: '当前密码不对，再想想',
};
const providers: Record<LoginProvider, string> = {
  email: '邮箱和密码',
  apple: 'Apple',
  google: 'Google',
  wechat: '微信',
};

export const messages = {
  title: '设置',
  save: '保存',
  saving: '保存中……',
  unsaved: '有改动还没保存',
  saved: '设置已保存！',
  saveFailed: '保存失败，请重试',
  leaving: {
    title: '还没保存呢',
    message: '现在离开，刚才的改动就没有了。',
    leave: '不保存，离开',
    stay: '留下',
  },

  aboutMe: '关于我',
  nickName: '昵称',
  nickNameProblems,
  defaultGrade: '默认年级',

  reading: '读故事',
  voice: '默认声音',
  voiceHint: '每次生成音频时用它',
  voiceCategories,
  voices,
  offlineVoice: '离线语音',
  listen: '试听',
  stop: '停下',
  listenTo: (voice: string) => `试听 ${voice}`,
  stopListening: '停止试听',
  sampleFailed: '声音没有放出来，再试一次吧',
  sampleReady: '再按一次就能听到',
  themes: '喜欢的主题',
  themesHint: '回车也能添加',
  noThemes: '还没有，加一个吧。',
  newTheme: '新的主题',
  newThemePlaceholder: '再加一个',
  themeProblems,
  addTheme: '添加',
  removeTheme: (theme: string) => `去掉“${theme}”`,
  themeAdded: (theme: string) => `加上了“${theme}”`,
  themeRemoved: (theme: string) => `去掉了“${theme}”`,

  interface: '界面',
  language: '语言',
  languageHint: '选了马上换，不用保存',

  account: '账号',
  logins: '登录方式',
  loginsFailed: '登录方式没有读出来',
  tryAgain: '再试一次',
  loadingLogins: '登录方式马上就来',
  providers,
  linkedOn: (date: Date) => `${date.getFullYear()}年${date.getMonth() + 1}月${date.getDate()}日绑定`,
  onlyLogin: '只有这一种，所以要留着',
  unlink: '解除',
  unlinkOf: (provider: string) => `解除${provider}登录`,
  confirmUnlink: {
    title: '解除这种登录方式？',
    message: (provider: string) => `以后不能再用${provider}登录这个账号。`,
    confirm: '解除',
    cancel: '留着',
  },
  unlinked: '已解除',
  lastLogin: '这是最后一种登录方式，解除了就进不来啦，所以替你留着。',
  unlinkFailed: '没有解除，请重试',

  password: '密码',
  passwordText: '改了以后，其他设备要用新密码重新登录。',
  changePassword: '修改密码',
  currentPassword: '当前密码',
  newPassword: '新密码',
  repeatPassword: '再输入一次新密码',
  passwordHint: '至少 6 个字符',
  passwordProblems,
  reveal: { show: '显示密码', hide: '隐藏密码' },
  passwordSave: '改好了',
  passwordSaving: '正在修改……',
  passwordChanged: '密码改好了',
  passwordFailed: '密码没有改成，请重试',
  passwordLocked: '输错太多次了，过一会儿再试',
  tooFast: '太快啦，休息一下再试',
  cancel: '取消',

  sessions: {
    title: '登录的设备',
    text: '有不认识的？先让它退出，再改一下密码。',
    tryAgain: '再试一次',
    failed: '登录的设备没有读出来',
    loading: '登录的设备马上就来',
    /** Browser and system in English; null for unknown ones. */
    device: (browser: string | null, system: string | null) => {
      const name = browser === 'WeChat' ? '微信' : browser;
      return [system, name].filter(Boolean).join(' · ') || '一台设备';
    },
    now: '现在',
    current: '这台设备',
    end: '退出',
    endOf: (device: string) => `退出 ${device}`,
    ended: '已退出',
    endFailed: '没有退出成，请重试',
    endOthers: '退出其他所有设备',
    confirmEndOthers: {
      title: '退出其他所有设备？',
      message: '它们要重新登录才能继续。这台设备不受影响。',
      confirm: '都退出',
      cancel: '留着',
    },
  },

  proof: {
    title: '先确认一下是你',
    text: '这一步很重要。请再输入一次密码，免得别人拿着你的设备来做。',
    signInText: '这一步很重要，免得别人拿着你的设备来做。请再登录一次，回来后再按一下就好。',
    password: '密码',
    reveal: { show: '显示密码', hide: '隐藏密码' },
    faults: {
      required: '请输入密码',
      wrong: '密码不对，再想想',
      locked: '输错太多次了，过一会儿再试',
      fast: '太快啦，休息一下再试',
      failed: '没有确认成，请重试',
    },
    confirm: '确认',
    checking: '确认中……',
    signInAgain: '再登录一次',
    close: '关闭',
  },

  data: '我的数据',
  dataText: '昵称、故事、收藏……和你有关的全部内容，存成一个文件。',
  download: '下载我的数据',
  downloading: '正在准备……',
  downloaded: '下载好了',
  downloadFailed: '没有下载成，请重试',

  deletion: '删除账号',
  deletionText: '账号、故事、收藏和音频都会消失，再也找不回来。分享出去的故事，别人也打不开了。',
  deletionAsk: '我要删除账号',
  deletionField: (word: string) => `输入 ${word} 表示确定`,
  deletionHint: '拿不定主意，就先问问爸爸妈妈。',
  deletionProblem: (word: string) => `要输入 ${word}，一个字母也不能差`,
  deletionConfirm: '永久删除',
  deleting: '正在删除……',
  deleted: { title: '账号已删除', message: '你的内容都清空了，谢谢来过。' },
  deletionFailed: '没有删除成，请重试',
};
export type Messages = typeof messages;
