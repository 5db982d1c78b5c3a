/** Constants of the product, without zod, so that browser bundles may import them. Values: docs/specification.md §9, docs/contract.md §1. */

export const GRADES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Grade = (typeof GRADES)[number];

/** Guaranteed length of a story in English words, inclusive. */
export interface LengthRange {
  min: number;
  max: number;
}

/** Length by grade: shown in the form's hint and enforced on stories by `countWords`. */
export const LENGTH_RANGES: Record<Grade, LengthRange> = {
  1: { min: 60, max: 80 },
  2: { min: 80, max: 120 },
  3: { min: 100, max: 140 },
  4: { min: 140, max: 160 },
  5: { min: 160, max: 180 },
  6: { min: 180, max: 200 },
  7: { min: 180, max: 220 },
  8: { min: 220, max: 250 },
  9: { min: 250, max: 300 },
};

/** Range in the hint without a valid grade. */
export const DEFAULT_LENGTH_RANGE: LengthRange = { min: 100, max: 200 };

/** The number under each grade of the grade picker. */
export const LENGTH_LABELS: Record<Grade, number> = {
  1: 100,
  2: 120,
  3: 140,
  4: 160,
  5: 180,
  6: 200,
  7: 220,
  8: 250,
  9: 300,
};

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Difficulty of a grade: 1-3 easy, 4-6 medium, 7-9 hard. */
export function difficultyOf(grade: Grade): Difficulty {
  if (grade <= 3) return 'easy';
  return grade <= 6 ? 'medium' : 'hard';
}

/** Suggested themes in the order of their chips. */
export const THEMES = [
  { id: 'zoo-trip', zh: '动物园之旅', en: 'A trip to the zoo' },
  { id: 'favourite-pet', zh: '最喜欢的宠物', en: 'My favourite pet' },
  { id: 'fun-outing', zh: '快乐的郊游', en: 'A fun outing' },
  { id: 'my-family', zh: '我的家人', en: 'My family' },
  { id: 'school-day', zh: '学校的一天', en: 'A day at school' },
  { id: 'good-friend', zh: '我的好朋友', en: 'My good friend' },
  { id: 'birthday-party', zh: '生日派对', en: 'A birthday party' },
  { id: 'my-dream', zh: '我的梦想', en: 'My dream' },
  { id: 'science-experiment', zh: '趣味科学实验', en: 'A fun science experiment' },
  { id: 'tasty-food', zh: '美味的食物', en: 'Tasty food' },
  { id: 'my-hobby', zh: '我的爱好', en: 'My hobby' },
  { id: 'holiday-celebration', zh: '节日庆祝', en: 'A holiday celebration' },
  { id: 'travel-adventure', zh: '旅行冒险', en: 'A travel adventure' },
  { id: 'helping-others', zh: '帮助别人', en: 'Helping others' },
  { id: 'my-room', zh: '我的房间', en: 'My room' },
] as const;
export type ThemeId = (typeof THEMES)[number]['id'];
export const THEME_IDS = THEMES.map(({ id }) => id);

export const REGIONS = ['global', 'china'] as const;
export type Region = (typeof REGIONS)[number];
export const LANGUAGES = ['zh-CN', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Sets of design tokens. */
export const APPEARANCES = ['light', 'sepia', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

export const LIMITS = {
  /** Graphemes, i.e. user-perceived characters. */
  themeGraphemes: 200,
  themeCodeUnits: 2000,
  nickName: { min: 2, max: 30 },
  password: { min: 6, max: 128 },
  emailMax: 254,
  notesMax: 500,
  categoryMax: 30,
  /** Shown for a choice; a list of thousands would be none. */
  categories: 100,
  reportReasonMax: 500,
  favoriteThemes: 20,
  pageSize: 12,
  recentDefault: 10,
  pageMax: 1_000_000,
  limitMax: 50,
  speed: { min: 0.5, max: 2 },
  keywords: { min: 6, max: 10 },
  bodyBytes: 64 * 1024,
  idempotencyKeyMax: 128,
} as const;

/** Milliseconds. */
export const TIMES = {
  request: 70_000,
  queryStale: 5 * 60_000,
  locationDetection: 3_000,
  modalAutoClose: 2_000,
  loginRedirect: 2_000,
  wechatPoll: 2_000,
  wechatQr: 5 * 60_000,
  tokenLife: 7 * 24 * 3_600_000,
  tokenRefreshAfter: 24 * 3_600_000,
  /** How long a replaced token works after its successor was first used. */
  refreshGrace: 30_000,
  /** A sign-in lasts no longer, however often its token is refreshed. */
  sessionLife: 90 * 24 * 3_600_000,
  /** How long a sign-in or another proof counts as recent. */
  recentProof: 10 * 60_000,
  generationRejoin: 20_000,
  remoteLoad: 5_000,
} as const;

const WORD = /[A-Za-z0-9]+(?:[’'.,:-][A-Za-z0-9]+)*/g;

/** Counts the English words of a text; every length in the product uses it. Hyphenated words and 7:30 count as one. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

let segmenter: Intl.Segmenter | undefined;

/** Counts the graphemes of a text; an emoji counts as one. */
export function countGraphemes(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** `message` of the field error at `theme` that comes with THEME_NOT_ALLOWED if the theme suggests distress: the page then also shows where to find help. */
export const THEME_NEEDS_HELP = 'NEEDS_HELP';

/** `message` of the field error at `password` for a new password that is on the list of common ones. */
export const PASSWORD_IS_COMMON = 'COMMON_PASSWORD';

/** `message` of the field error at `nickName` that says why a nickname is refused. */
export const NICKNAME_PROBLEMS = [
  'NICKNAME_INVISIBLE',
  'NICKNAME_LINK',
  'NICKNAME_CONTACT',
  'NICKNAME_ADDRESS',
  'NICKNAME_ROLE',
  'NICKNAME_UNSUITABLE',
  THEME_NEEDS_HELP,
] as const;
export type NickNameProblem = (typeof NICKNAME_PROBLEMS)[number];

/** The reason among a server's field errors why a nickname is refused, if it is one that this version knows. */
export function nickNameProblemOf(
  errors: readonly { path: string; message: string }[],
): NickNameProblem | undefined {
  const message = errors.find(({ path }) => path.split('.').at(-1) === 'nickName')?.message;
  return NICKNAME_PROBLEMS.find((problem) => problem === message);
}

/** Word that confirms the deletion of an account. */
export const DELETE_CONFIRMATION = 'DELETE';
