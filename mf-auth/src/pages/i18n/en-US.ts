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
      session: 'Verify your e-mail',
      password: 'Was it you who registered?',
      takeOver: 'Make the account yours',
      done: 'Your e-mail is verified',
      taken: 'The account is yours',
      failed: 'That did not work',
    },
    text: {
      session: 'Press the button, and we know that this e-mail is yours.',
      password: 'Enter the password that you chose when you registered, and your e-mail is verified.',
      takeOver:
        'The e-mail is yours, so the account can be yours: choose a new password. The old password, logins elsewhere and linked logins stop working.',
      done: '',
      taken: '',
      failed: '',
    },
    result: {
      done: 'If you forget your password, this e-mail brings it back.',
      taken: 'Your e-mail is verified, too. Log in with the new password.',
    },
    submit: 'Verify e-mail',
    submitting: 'Verifying...',
    toTakeOver: 'I forgot it, or it was not me',
    takeOver: 'Save the new password',
    toPassword: 'I remember the password',
    sendAgain: 'Send another mail',
    sent: 'Another mail is on its way.',
    home: 'Back to home',
  },
};
