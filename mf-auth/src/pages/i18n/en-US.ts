import type { Messages } from './zh-CN';

export const messages: Messages = {
  callback: {
    title: 'Google login',
    text: 'This window closes by itself once you are logged in. If it does not, please close it.',
  },
  reset: {
    pageTitle: 'New password',
    title: 'Choose a new password',
    text: 'After that you are logged out on all other devices.',
    formLabel: 'New password',
    submit: 'Save the new password',
    submitting: 'Saving...',
    done: 'Your new password is set. Log in with it.',
    noCode: 'This link is not complete. Please open the link in the mail once more.',
    badCode: 'This link was used before or is too old. Please ask for a new mail.',
    logins: 'Other logins',
    loginsText:
      'Those that are off will be unlinked. Switch on what is yours, and leave off what you do not know.',
    keep: (provider) => `Keep logging in with ${provider}`,
    providers: { apple: 'Apple', google: 'Google', wechat: 'WeChat' },
    loginsFailed: 'Your other logins could not be loaded. A new password now would unlink them.',
    retry: 'Try again',
  },
  verify: {
    pageTitle: 'Verify e-mail',
    title: {
      checking: 'Verifying your e-mail',
      done: 'Your e-mail is verified',
      failed: 'That did not work',
    },
    done: 'If you forget your password, this e-mail brings it back.',
    home: 'Back to home',
    retry: 'Try again',
  },
};
