import type { NickNameProblem } from '@storysprout/contracts/rules';
import { normalizeForScreening } from '../../../language/text/normalize-text.js';
import { HELP_CATEGORIES } from '../lists/term-lists.js';
import type { TextScreen } from '../text-screen.js';
import { englishViews } from '../views/english-views.js';

/** Emoji with their joiners and selectors, which are invisible and belong there. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}])*(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*)*/gu;
/** Format and control characters, variation selectors, and letters that show nothing. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\p{Cf}\p{Cc}\u2800]/u;

const LINK =
  /https?:|www[.点]|[a-z0-9-]+(?:\.| ?(?:点|dot) ?)(?:com|cn|net|org|cc|me|io|top|xyz|vip|ly|tv|app|info|club|site|online|gg|co|shop|link|live|icu|edu|gov)(?![a-z])/;

const NUMERALS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('零〇一二三四五六七八九幺', (numeral, at) => [numeral, '00123456789'[at] ?? '1']),
);
/** From this length on, digits are a number to be reached by; 10086 and birthdays as 0512 are shorter. */
const LONG_NUMBER = /\d{7,}/;
const ACCOUNT =
  /(?:qq|vx|wx|v信|[微威薇]信|weixin|wechat|抖音|快手|小红书|snap(?:chat)?|telegram|whatsapp|discord|insta(?:gram)?|tiktok|扣扣|加[vq我]|电话|手机)(?:同?号|id|账号)?(?: *[:=] *[a-z0-9]| *(?=[a-z_-]*\d)[a-z0-9_-]{4,})/;

const ADDRESSES: readonly RegExp[] = [
  /@[a-z0-9-]+\.[a-z]/,
  /[路街道巷弄] *\d+ *号|胡同 *\d+/,
  /\d+ *(?:栋|幢|单元|号楼|座) *\d|\d+ *(?:栋|幢|号楼)|小区 *\d/,
  /(?:小学|中学|学校|[一二三四五六七八九十]中|实小|附小|附中|外国语|幼儿园).{0,8}班/,
  /[省市区县]\p{Script=Han}{1,8}[路街镇村]/u,
  /\d+ +[a-z]+ +(?:street|st|road|rd|avenue|ave|lane|drive|blvd|court)(?![a-z])/,
  /(?:room|flat|apt|apartment|unit) *\d/,
  /(?:school|primary).*(?:class|grade) *\d/,
];

const ROLE_WORDS =
  / (?:(?:sys|web)?(?:admin|master)[a-z]*|administrators?|mods?|moderators?|official|officials|support|staff|system|sysop|superuser|helpdesk|customer ?service|gm|guan ?li ?yuan|ke ?fu|guan ?fang|xi ?tong) /;
const ROLES =
  /管理员|管理组|超管|^gm|gm管理|客服|官方|系统(?:消息|通知|管理|提示|公告|$)|^系统|审核员|网管|站长|版主|运营(?:团队|人员|组)|工作人员|故事芽(?:团队|助手|小编|$)/;

/** Screens nicknames, which other people see beside a shared story. */
export class NicknameScreen {
  constructor(private readonly texts: Pick<TextScreen, 'screenTheme'>) {}

  /** Why a nickname is refused; null for a good one. */
  findReason(nickName: string): NickNameProblem | null {
    if (INVISIBLE.test(nickName.replace(EMOJI, ''))) return 'NICKNAME_INVISIBLE';
    const normalized = normalizeForScreening(nickName);
    const compact = normalized.replace(/[^\p{L}\p{N}]/gu, '');
    // Longer than a nickname's own words: an address may hold a link, and a link a number.
    if (ADDRESSES.some((address) => address.test(normalized))) return 'NICKNAME_ADDRESS';
    if (LINK.test(normalized)) return 'NICKNAME_LINK';
    if (LONG_NUMBER.test(digitsOf(normalized)) || ACCOUNT.test(normalized)) return 'NICKNAME_CONTACT';
    if (ROLES.test(compact) || englishViews(normalized).some((view) => ROLE_WORDS.test(view)))
      return 'NICKNAME_ROLE';
    const [category] = this.texts.screenTheme(nickName);
    if (category === undefined) return null;
    return HELP_CATEGORIES.has(category) ? 'NEEDS_HELP' : 'NICKNAME_UNSUITABLE';
  }
}

/** A text with its numerals as digits and nothing between them. */
const digitsOf = (text: string): string =>
  text
    .replace(/[零〇一二三四五六七八九幺]/g, (numeral) => NUMERALS[numeral] ?? '')
    .replace(/(?<=\d)[^\p{L}\d]+(?=\d)/gu, '');
