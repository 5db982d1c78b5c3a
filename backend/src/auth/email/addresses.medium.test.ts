import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSmtp } from '@storysprout/e2e/stand-ins/smtp';
import { MailService } from '../../mail/mail.service.js';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await createTestApp({ SMTP_URL: smtp.url, MAIL_FROM: '故事芽 <hello@stories.example.org>' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const post = (path: string, body: object) => app.call('POST', `/auth${path}`, { body });
const register = (email: string) => post('/register', { email, password: 'secret-123', nickName: 'Pupil' });
const sent = async () => {
  await app.nest.get(MailService).waitUntilSent();
  return smtp.mails.map(({ to }) => to);
};

describe('an e-mail address', () => {
  it.each([
    ['a list', 'stranger,victim@example.org'],
    ['a list with a semicolon', 'stranger;victim@example.org'],
    ['a group', 'group:victim@example.org;'],
    ['angle brackets', '<victim@example.org>'],
    ['a name', 'stranger<victim@example.org>'],
    ['a comment', 'victim@example.org(stranger)'],
    ['quotes', '"x,victim"@example.org'],
    ['a zero-width space', 'vic\u200btim@example.org'],
    ['a change of direction', 'vic\u202etim@example.org'],
    ['a soft hyphen in the domain', 'victim@exam\u00adple.org'],
    ['a source route', 'victim%example.org@relay.example.org'],
  ])('with %s is refused, and no mail is sent', async (_, email) => {
    for (const reply of [await register(email), await post('/password/forgot', { email })])
      expect([reply.status, reply.body.errors]).toEqual([
        400,
        [{ path: 'email', message: 'must be an e-mail address' }],
      ]);
    expect((await sent()).filter((to) => to.includes('victim'))).toEqual([]);
  });

  it('is stored with its domain in ASCII, and signs in as it is typed', async () => {
    const { body } = await register(' Xiaoyu@例子.中国 ');
    expect(body.data.userInfo.email).toBe('xiaoyu@xn--fsqu00a.xn--fiqs8s');
    // The stand-in for a mail server shows domains as people write them.
    expect(await sent()).toContain('xiaoyu@例子.中国');
    for (const email of ['xiaoyu@例子.中国', 'XIAOYU@例子。中国', 'xiaoyu@xn--fsqu00a.xn--fiqs8s']) {
      expect((await register(email)).body.code).toBe('EMAIL_TAKEN');
      expect((await post('/email', { email, password: 'secret-123' })).status).toBe(200);
    }
  });

  it('that was registered under the looser rule of before signs in, and gets no mail', async () => {
    const person = await registerUser(app);
    const email = 'stranger,victim@example.org';
    await app.database.dataSource.query('update users set email = $2 where id = $1', [
      person.userInfo.id,
      email,
    ]);
    expect(
      (await post('/email', { email: ' Stranger,Victim@example.org', password: person.password })).status,
    ).toBe(200);
    await sent();
    const before = smtp.mails.length;
    const reply = await app.call('POST', '/auth/email/verify/send', { token: person.token });
    expect(reply.status).toBe(200);
    expect(await sent()).toHaveLength(before);
    expect(app.log()).toContain('a mail was not sent: EADDRESS');
    expect(app.log()).not.toContain('victim');
  });
});
