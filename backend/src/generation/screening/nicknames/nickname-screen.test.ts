import { describe, expect, it } from '@jest/globals';
import { authoredScreen } from '../testing/lists.js';
import { NicknameScreen } from './nickname-screen.js';

const nicknames = new NicknameScreen(authoredScreen);

describe('a nickname is refused', () => {
  it.each([
    ['NICKNAME_INVISIBLE', '小\u200b明'],
    ['NICKNAME_INVISIBLE', '\u202egnim'],
    ['NICKNAME_LINK', 'play4399点com'],
    ['NICKNAME_LINK', 'www.example.com'],
    ['NICKNAME_CONTACT', '一三八零零一三八零零零'],
    ['NICKNAME_CONTACT', '138-0013-8000'],
    ['NICKNAME_CONTACT', '加v xiaobai66'],
    ['NICKNAME_ADDRESS', 'tom@example.org'],
    ['NICKNAME_ADDRESS', '光明小学二年级三班'],
    ['NICKNAME_ADDRESS', '25 Maple Street'],
    ['NICKNAME_ROLE', '管 理 員'],
    ['NICKNAME_ROLE', '在线客服'],
    ['NICKNAME_ROLE', 'Official'],
    ['NICKNAME_ROLE', 'a d m i n'],
    ['NICKNAME_UNSUITABLE', '你是个傻逼'],
    ['NEEDS_HELP', '不想活了'],
  ])('%s: %s', (reason, name) => expect(nicknames.findReason(name)).toBe(reason));
});

it.each([
  '小明',
  'Lily',
  '👨‍👩‍👧 一家',
  '❤️小雨',
  '10086只羊',
  '微信步数王',
  'St. Bernard',
  '警察小兔',
  '奥特曼迷',
  'José',
])('a good nickname is allowed: %s', (name) => expect(nicknames.findReason(name)).toBeNull());
