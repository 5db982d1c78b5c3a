/** Of the pages that a link or another window leads to: the login screen does without. */
export const messages = {
  callback: { title: 'Google 登录', text: '登录好了就会自动关上这个窗口。没有关上的话，请自己关掉。' },
  reset: {
    pageTitle: '设置新密码',
    title: '设置新密码',
    text: '换好以后，其他设备上的登录都会退出。',
    formLabel: '设置新密码',
    submit: '换成新密码',
    submitting: '保存中……',
    done: '新密码设好了，用它登录吧。',
    noCode: '这个链接不完整，请再打开一次邮件里的链接。',
    badCode: '这个链接用过了，或者已经过期，请重新获取一封邮件。',
    logins: '其他登录方式',
    loginsText: '没有打开的会一起解除。是你自己的，就打开留着；不认识的，别打开。',
    keep: (provider: string) => `留着${provider}登录`,
    providers: { apple: 'Apple', google: 'Google', wechat: '微信' },
    loginsFailed: '其他登录方式没有读出来。现在换密码，它们会一起解除。',
    retry: '再试一次',
  },
  verify: {
    pageTitle: '验证邮箱',
    title: { checking: '正在验证邮箱', done: '邮箱验证好了', failed: '没有验证成功' },
    done: '以后忘记密码，可以用这个邮箱找回来。',
    home: '回到首页',
    retry: '再试一次',
  },
};
export type Messages = typeof messages;
