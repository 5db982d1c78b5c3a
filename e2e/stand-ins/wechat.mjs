// @ts-check
import { randomUUID } from 'node:crypto';
import { startStandIn } from './lib/stand-in-server.mjs';

/**
 * A WeChat account.
 * @typedef {object} WechatPerson
 * @property {string} openid
 * @property {string} nickname
 * @property {string} [unionid]
 * @property {boolean} [isSnapshot] the anonymous account that WeChat creates for a visitor without login
 */

/** WeChat returns status 200 for errors, too. @param {number} errcode @param {string} errmsg */
const failure = (errcode, errmsg) => ({ json: { errcode, errmsg: `${errmsg}, rid: stand-in` } });

/**
 * Stand-in for open.weixin.qq.com (user consent) and api.weixin.qq.com (server to server).
 *
 * Behaviours by name, for `next` and `always`: on the authorize page `refuse` (redirects without a code) and `ask` (a consent page
 * with two links), besides the faults of every stand-in.
 * @param {{ appId: string, appSecret: string, port?: number, ask?: boolean }} options `ask`: always shows the consent page
 */
export async function startWechat({ appId, appSecret, port, ask = false }) {
  /** @type {WechatPerson} */
  let person = newPerson();
  /** @type {Map<string, { person: WechatPerson, isUsed: boolean }>} */
  const codes = new Map();
  /** @type {Map<string, WechatPerson>} by access token */
  const grants = new Map();

  /** Creates an authorization code of a person. @param {WechatPerson} [owner] */
  function newCode(owner = person) {
    const code = randomUUID();
    codes.set(code, { person: owner, isUsed: false });
    return code;
  }

  const server = await startStandIn(
    {
      'GET /connect/oauth2/authorize': authorize,
      'GET /connect/qrconnect': authorize,
      'GET /sns/oauth2/access_token': ({ query }) => {
        if (query.get('appid') !== appId) return failure(40013, 'invalid appid');
        if (query.get('secret') !== appSecret) return failure(40125, 'invalid appsecret');
        const found = codes.get(query.get('code') ?? '');
        if (!found || query.get('grant_type') !== 'authorization_code') return failure(40029, 'invalid code');
        if (found.isUsed) return failure(40163, 'code been used');
        found.isUsed = true;
        const { openid, unionid, isSnapshot } = found.person;
        const token = randomUUID();
        grants.set(token, found.person);
        return {
          json: {
            access_token: token,
            expires_in: 7200,
            refresh_token: randomUUID(),
            openid,
            scope: 'snsapi_userinfo',
            ...(unionid && { unionid }),
            ...(isSnapshot && { is_snapshotuser: 1 }),
          },
        };
      },
      'GET /sns/userinfo': ({ query }) => {
        const found = grants.get(query.get('access_token') ?? '');
        if (!found || found.openid !== query.get('openid')) return failure(40001, 'invalid credential');
        const { openid, nickname, unionid } = found;
        return {
          json: { openid, nickname, sex: 0, headimgurl: '', privilege: [], ...(unionid && { unionid }) },
        };
      },
    },
    port === undefined ? {} : { port },
  );

  /** @type {import('./lib/stand-in-server.mjs').Route} */
  function authorize({ query }, { behave }) {
    const address = query.get('redirect_uri') ?? '';
    if (query.get('appid') !== appId || query.get('response_type') !== 'code' || !URL.canParse(address))
      return { status: 200, headers: HTML, body: page('<h1>Scope 参数错误或没有 Scope 权限</h1>') };
    const target = new URL(address);
    target.searchParams.set('state', query.get('state') ?? '');
    const refused = target.href;
    target.searchParams.set('code', newCode());
    if (ask || behave === 'ask') return { headers: HTML, body: page(consentPage(target.href, refused)) };
    return { status: 302, headers: { Location: behave === 'refuse' ? refused : target.href } };
  }

  return {
    ...server,
    newCode,
    /** Sets the person who uses the phone. @param {Partial<WechatPerson>} [changes] a new person by default */
    setPerson: (changes = {}) => (person = { ...newPerson(), ...changes }),
  };
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** @returns {WechatPerson} */
const newPerson = () => ({ openid: `o${randomUUID()}`, nickname: '微信小读者' });

/** @param {string} allowed @param {string} refused */
const consentPage = (allowed, refused) =>
  `<h1>微信登录（替身）</h1><p>故事芽 申请获取你的昵称</p><p><a href="${attribute(allowed)}">同意</a></p><p><a href="${attribute(refused)}">拒绝</a></p>`;

/** @param {string} body */
const page = (body) =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>微信</title>${body}</html>`;

/** @param {string} text */
const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
