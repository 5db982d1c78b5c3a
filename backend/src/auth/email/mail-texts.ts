import type { Language } from '@storysprout/contracts/rules';
import type { Mail } from '../../mail/mail.service.js';
import type { MailCodePurpose } from './mail-code.entity.js';

type MailTemplate = (link: string) => Mail;

/** The mails, in the language of the recipient. */
export const MAIL_TEMPLATES: Record<Language, Record<MailCodePurpose, MailTemplate>> = {
  'zh-CN': {
    reset: mailTemplate('zh-CN', {
      subject: '故事芽：设置新密码',
      greeting: '你好！',
      body: '有人想为你的故事芽账号设置一个新密码。如果是你，请打开下面的链接，30 分钟内有效，只能用一次：',
      action: '设置新密码',
      otherwise: '不是你？不用管这封信，密码不会改变。',
      from: '故事芽',
    }),
    verify: mailTemplate('zh-CN', {
      subject: '故事芽：确认你的邮箱',
      greeting: '欢迎来到故事芽！',
      body: '有人用这个邮箱注册了故事芽。如果是你，请打开下面的链接确认邮箱，30 分钟内有效，只能用一次：',
      action: '确认邮箱',
      otherwise: '不是你注册的？不用管这封信。想要这个账号，也可以打开链接，换上你自己的密码。',
      from: '故事芽',
    }),
  },
  'en-US': {
    reset: mailTemplate('en-US', {
      subject: 'StorySprout: choose a new password',
      greeting: 'Hello!',
      body: 'Somebody wants to choose a new password for your StorySprout account. If it is you, open this link within 30 minutes. It works once:',
      action: 'Choose a new password',
      otherwise: 'Was it not you? Then do nothing: your password stays as it is.',
      from: 'StorySprout',
    }),
    verify: mailTemplate('en-US', {
      subject: 'StorySprout: confirm your e-mail',
      greeting: 'Welcome to StorySprout!',
      body: 'Somebody has registered with this e-mail. If it is you, open this link within 30 minutes to confirm it. It works once:',
      action: 'Confirm my e-mail',
      otherwise:
        'Was it not you? Then forget this mail. If you want the account, open the link and give it a password of your own.',
      from: 'StorySprout',
    }),
  },
};

interface Texts {
  subject: string;
  greeting: string;
  body: string;
  action: string;
  otherwise: string;
  from: string;
}

/** A mail's template. Nothing is escaped: the texts and the link are ours, no part comes from a user. */
export function mailTemplate(
  language: Language,
  { subject, greeting, body, action, otherwise, from }: Texts,
): MailTemplate {
  return (link) => ({
    subject,
    text: `${greeting}\n\n${body}\n\n${link}\n\n${otherwise}\n\n${from}\n`,
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${subject}</title>
<p>${greeting}</p><p>${body}</p><p><a href="${link}"><b>${action}</b></a></p><p>${link}</p><p>${otherwise}</p><p>${from}</p></html>`,
  });
}
