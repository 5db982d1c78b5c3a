import type { LoginProvider } from '@storysprout/contracts/api/logins';
import type { Language } from '@storysprout/contracts/rules';
import type { Mail } from '../../mail/mail.service.js';
import { mailTemplate } from './mail-texts.js';

/** Something that happened to an account, and that its owner is told. */
export type AccountNotice = 'linked' | 'unlinked' | 'exported' | 'deleted';

const PROVIDERS: Record<Language, Record<LoginProvider, string>> = {
  'zh-CN': { email: '邮箱和密码', apple: 'Apple', google: 'Google', wechat: '微信' },
  'en-US': { email: 'e-mail and password', apple: 'Apple', google: 'Google', wechat: 'WeChat' },
};

interface NoticeTexts {
  subject: string;
  body: (provider: string) => string;
  /** Default: how to get the account back. */
  otherwise?: string;
}

const TEXTS: Record<Language, Record<AccountNotice, NoticeTexts>> = {
  'zh-CN': {
    linked: {
      subject: '故事芽：账号多了一种登录方式',
      body: (provider) => `你的故事芽账号刚刚绑定了一种登录方式：${provider}。以后用它也能登录。`,
    },
    unlinked: {
      subject: '故事芽：账号少了一种登录方式',
      body: (provider) => `你的故事芽账号刚刚解除了一种登录方式：${provider}。以后不能再用它登录。`,
    },
    exported: {
      subject: '故事芽：账号里的内容被下载了',
      body: () => '有人刚刚下载了你的故事芽账号里的全部内容。',
    },
    deleted: {
      subject: '故事芽：账号已经删除',
      body: () => '你的故事芽账号刚刚删除了，里面的故事、收藏和音频都不在了。谢谢你来过。',
      otherwise: '不是你？请告诉帮你管理故事芽的人。账号和内容已经找不回来，可以重新注册一个。',
    },
  },
  'en-US': {
    linked: {
      subject: 'StorySprout: your account has another login',
      body: (provider) =>
        `A login was linked to your StorySprout account: ${provider}. It opens the account, too.`,
    },
    unlinked: {
      subject: 'StorySprout: your account has one login less',
      body: (provider) =>
        `A login was unlinked from your StorySprout account: ${provider}. It no longer opens the account.`,
    },
    exported: {
      subject: 'StorySprout: your data was downloaded',
      body: () => 'Somebody has just downloaded everything in your StorySprout account.',
    },
    deleted: {
      subject: 'StorySprout: your account is deleted',
      body: () =>
        'Your StorySprout account was just deleted, with its stories, favourites and audio. Thank you for being here.',
      otherwise:
        'Was it not you? Tell the person who runs StorySprout for you. The account cannot be brought back, but you can register again.',
    },
  },
};

const COMMON: Record<Language, { greeting: string; action: string; otherwise: string; from: string }> = {
  'zh-CN': {
    greeting: '你好！',
    action: '打开故事芽',
    otherwise: '是你自己做的，就不用管这封信。不是你？请马上换一个新密码，再到“设置”里退出其他设备。',
    from: '故事芽',
  },
  'en-US': {
    greeting: 'Hello!',
    action: 'Open StorySprout',
    otherwise:
      'If it was you, there is nothing to do. Was it not you? Choose a new password at once, and end the other sessions in the settings.',
    from: 'StorySprout',
  },
};

/** The mail of a notice, with a link to where the account is looked after. */
export function noticeMail(
  notice: AccountNotice,
  language: Language,
  link: string,
  provider: LoginProvider = 'email',
): Mail {
  const { subject, body, otherwise = COMMON[language].otherwise } = TEXTS[language][notice];
  const texts = { ...COMMON[language], subject, body: body(PROVIDERS[language][provider]), otherwise };
  return mailTemplate(language, texts)(link);
}
