import { test } from '../fixtures/sign-in-site';
import { isSelectedLanguage } from '../fixtures/test';

/**
 * Expected texts of the login screen in both languages. Written out and not imported from the message catalogues, so that the
 * journeys detect a changed text; docs/specification.md prescribes many of them.
 */
const chinese = {
  tabs: { china: '微信登录', global: '快捷登录', email: '邮箱登录' },
  continueWith: (provider: string) => `使用 ${provider} 登录`,
  googleWindow: '在新窗口中用 Google 登录',
  signingIn: '登录中……',
  logOut: '退出',
  locationFailed: '没能找到你在哪里',
  detecting: '正在准备登录方式',
  problems: {
    loadFailed: (provider: string) => `无法加载${provider}登录服务`,
    initFailed: (provider: string) => `${provider}登录初始化失败`,
    notReady: (provider: string) => `${provider}登录服务未就绪，请稍后重试`,
    noCredential: (provider: string) => `${provider}认证失败：未获取到有效凭证`,
    loginFailed: (provider: string) => `${provider}登录失败`,
    appleFailed: 'Apple登录出现错误，请稍后重试',
    notDisplayed: 'Google登录暂时不可用，请稍后重试或检查浏览器设置',
    skipped: 'Google一键登录被跳过，请刷新页面或清除浏览器缓存后重试',
    interrupted: '登录被中断，请刷新页面后重试',
    failed: '登录出现错误，请稍后重试',
  },
  qr: {
    image: '微信登录二维码',
    loading: ['正在生成二维码'],
    ready: ['请用微信扫一扫', '安全登录'],
    matchCode: (code: string) => `手机上看到 ${code} 再确认`,
    scanned: ['扫描成功', '请在手机上确认'],
    confirmed: ['登录成功', '正在跳转……'],
    expired: ['二维码已过期'],
    failed: ['获取二维码失败'],
    refresh: '点击刷新',
  },
  phone: { confirm: '是我，登录', decline: '不是我', confirmed: '登录成功' },
  form: {
    nickName: '昵称',
    email: '邮箱',
    password: '密码',
    confirmPassword: '确认密码',
    logIn: '登录',
    register: '注册',
    toRegister: '没有账号？去注册',
    toLogin: '已有账号？去登录',
    forgot: '忘记密码？',
  },
  rules: {
    nickNameRequired: '请输入昵称',
    nickNameShort: '昵称至少2个字符',
    emailRequired: '请输入邮箱地址',
    emailInvalid: '请输入有效的邮箱地址',
    passwordRequired: '请输入密码',
    passwordShort: '密码至少6个字符',
    confirmRequired: '请再输入一次密码',
    confirmDifferent: '两次输入的密码不一致',
  },
  success: { login: '登录成功', register: '注册成功' },
  /** Title and message of error modals. */
  errors: {
    network: ['网络错误', '网络连接出错了，检查一下再试一次'],
    account: ['账号验证失败', '用户名或密码不对，再输入一次吧'],
    verificationCode: ['验证码错误', '验证码不对或已过期，请重新获取'],
    locked: ['账号已锁定', '账号已锁定，请联系客服或稍后再试'],
    server: ['服务器错误', '服务器暂时不可用，请稍后再试'],
    emailTaken: ['注册失败', '这个邮箱已经注册过了，直接登录吧'],
  },
  defaults: { register: '注册失败', login: '登录失败', operation: '操作失败' },
};
export type SignInTexts = typeof chinese;

const english: SignInTexts = {
  tabs: { china: 'WeChat login', global: 'Social login', email: 'E-mail login' },
  continueWith: (provider) => `Continue with ${provider}`,
  googleWindow: 'Continue with Google in a new window',
  signingIn: 'Signing in...',
  logOut: 'Log out',
  locationFailed: 'Failed to detect location',
  detecting: 'Getting the ways to log in ready',
  problems: {
    loadFailed: (provider) => `The ${provider} login service cannot be loaded`,
    initFailed: (provider) => `The ${provider} login could not be prepared`,
    notReady: (provider) => `The ${provider} login service is not ready, please try again later`,
    noCredential: (provider) => `${provider} verification failed: no valid credential was received`,
    loginFailed: (provider) => `${provider} login failed`,
    appleFailed: 'Something went wrong with the Apple login, please try again later',
    notDisplayed:
      'Google login is not available right now, please try again later or check your browser settings',
    skipped: 'Google One Tap was skipped, please reload the page or clear the browser cache and try again',
    interrupted: 'The login was interrupted, please reload the page and try again',
    failed: 'Something went wrong with the login, please try again later',
  },
  qr: {
    image: 'QR code to log in with WeChat',
    loading: ['Generating QR code'],
    ready: ['Scan with WeChat', 'Secure login'],
    matchCode: (code) => `Confirm only if your phone shows ${code}`,
    scanned: ['Scan successful, confirm on phone'],
    confirmed: ['Login successful, redirecting'],
    expired: ['QR code expired, refresh'],
    failed: ['The QR code could not be fetched'],
    refresh: 'Click to refresh',
  },
  phone: { confirm: 'Yes, log me in', decline: 'Not me', confirmed: 'Logged in' },
  form: {
    nickName: 'Nickname',
    email: 'E-mail',
    password: 'Password',
    confirmPassword: 'Confirm password',
    logIn: 'Log in',
    register: 'Register',
    toRegister: 'No account? Register',
    toLogin: 'Have an account? Log in',
    forgot: 'Forgot your password?',
  },
  rules: {
    nickNameRequired: 'Please enter nickname',
    nickNameShort: 'Nickname must be at least 2 characters',
    emailRequired: 'Please enter email address',
    emailInvalid: 'Please enter a valid email address',
    passwordRequired: 'Please enter password',
    passwordShort: 'Password must be at least 6 characters',
    confirmRequired: 'Please confirm password',
    confirmDifferent: 'The two passwords do not match',
  },
  success: { login: 'Logged in', register: 'Registered' },
  errors: {
    network: ['Network error', 'Network connection error, please check and retry'],
    account: ['Account verification failed', 'Wrong username or password, please re-enter'],
    verificationCode: ['Verification code error', 'Verification code wrong or expired, please get a new one'],
    locked: ['Account locked', 'Account locked, contact support or try later'],
    server: ['Server error', 'Server temporarily unavailable, try later'],
    emailTaken: ['Registration failed', 'This email is already registered. Just log in'],
  },
  defaults: { register: 'Registration failed', login: 'Login failed', operation: 'Operation failed' },
};

const TEXTS = { 'zh-CN': chinese, 'en-US': english };
export type SignInLanguage = keyof typeof TEXTS;

/** Declares the same journeys in Chinese and English; `npm test` runs the Chinese ones. */
export function inBothLanguages(declareTests: (t: SignInTexts, language: SignInLanguage) => void): void {
  for (const language of Object.keys(TEXTS) as SignInLanguage[]) {
    test.describe(language, { tag: isSelectedLanguage(language) ? [] : ['@thorough'] }, () => {
      test.use({ locale: language });
      declareTests(TEXTS[language], language);
    });
  }
}
