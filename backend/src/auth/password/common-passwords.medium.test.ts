import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSmtp } from '@storysprout/e2e/stand-ins/smtp';
import { hash } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { MailService } from '../../mail/mail.service.js';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await createTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'hello@stories.example.org' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const post = (path: string, body: unknown, token?: string) =>
  app.call('POST', `/auth${path}`, { body, ...(token && { token }) });
const register = (email: string, password: string) =>
  post('/register', { email, password, nickName: 'Pupil' });
const REFUSED = [400, 'VALIDATION_FAILED', [{ path: 'password', message: 'COMMON_PASSWORD' }]];
const outcome = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.code, body.errors];

describe('a password that many people use', () => {
  it.each(['123456', '5201314', 'woaini', 'a123456', 'Password', '1QAZ2WSX'])(
    'is refused at registration: %s',
    async (password) => {
      expect(outcome(await register('common@example.org', password))).toEqual(REFUSED);
    },
  );

  it('is one of at least 3,000', () => {
    expect(dictionary['passwords-common'].filter(({ length }) => length >= 6).length).toBeGreaterThan(3_000);
  });

  it('is refused at a change, which then changes nothing', async () => {
    const { token, email, password } = await registerUser(app);
    expect(outcome(await post('/password/change', { current: password, password: 'qwerty' }, token))).toEqual(
      REFUSED,
    );
    expect((await post('/email', { email, password })).status).toBe(200);
  });

  it('is refused at a reset, and the mailed code can be used with another one', async () => {
    const { email } = await registerUser(app, { email: 'forgetful@example.org' });
    const isReset = ({ to, text }: { to: string; text: string }) => to === email && text.includes('/reset');
    await post('/password/forgot', { email });
    await app.nest.get(MailService).waitUntilSent();
    const code = /#code=([\w-]{43})\s/.exec(smtp.mails.find(isReset)!.text)![1]!;
    expect(outcome(await post('/password/reset', { code, password: 'iloveyou' }))).toEqual(REFUSED);
    expect((await post('/password/reset', { code, password: 'my cat 7' })).status).toBe(200);
  });

  it('still signs in where it was chosen before', async () => {
    const { email, userInfo } = await registerUser(app);
    await app.database.dataSource.query('update users set password_hash = $1 where id = $2', [
      await hash('123456', { memoryCost: 64, timeCost: 1 }),
      userInfo.id,
    ]);
    expect((await post('/email', { email, password: '123456' })).status).toBe(200);
  });

  it('is not every one of six characters', async () => {
    expect((await register('six@example.org', 'mao 7 ')).status).toBe(201);
  });
});
