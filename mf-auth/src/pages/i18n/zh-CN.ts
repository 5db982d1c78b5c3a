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
  },
  verify: {
    pageTitle: '验证邮箱',
    title: {
      session: '验证你的邮箱',
      password: '是你注册的吗？',
      takeOver: '把账号拿过来',
      done: '邮箱验证好了',
      taken: '账号归你了',
      failed: '没有验证成功',
    },
    text: {
      session: '按一下按钮，我们就知道这个邮箱是你的。',
      password: '输入注册时设的密码，邮箱就验证好了。',
      takeOver: '邮箱是你的，账号就可以归你：设一个新密码。原来的密码、别处的登录和绑定的登录方式都会失效。',
      done: '',
      taken: '',
      failed: '',
    },
    result: { done: '以后忘记密码，可以用这个邮箱找回来。', taken: '邮箱也验证好了，用新密码登录吧。' },
    submit: '验证邮箱',
    submitting: '验证中……',
    toTakeOver: '忘了密码，或者不是我注册的',
    takeOver: '换成新密码',
    toPassword: '我记得密码',
    sendAgain: '再发一封邮件',
    sent: '新的邮件已经在路上了。',
    home: '回到首页',
  },
};
export type Messages = typeof messages;
