import { hash } from './art/random.js';
import type { SceneName } from './scenes/scenes.js';

/** Theme words of each scene. The first match wins, so visible things come before people. */
const SCENE_WORDS: readonly (readonly [SceneName, english: string, chinese: string])[] = [
  [
    'zoo',
    'zoo|panda|elephant|giraffe|lion|tiger|monkey|penguin|zebra|hippo',
    '动物园|熊猫|大象|长颈鹿|狮子|老虎|猴|企鹅|斑马|河马',
  ],
  ['birthday', 'birthday|party|parties', '生日|派对'],
  [
    'holiday',
    'holiday|festival|christmas|halloween|new year|lantern|moon ?cake|celebrate|celebration',
    '节日|春节|新年|过年|中秋|端午|龙舟|粽子|元宵|圣诞|国庆|月饼|灯笼|红包|庆祝',
  ],
  [
    'science',
    'science|scientist|experiment|lab|laboratory|volcano|telescope|robot|invent|invention',
    '科学|实验|发明|机器人|火山|望远镜',
  ],
  [
    'dream',
    'dream|space|astronaut|rocket|spaceship|planet|moon',
    '梦|太空|宇宙|宇航|航天|火箭|飞船|星球|月亮|月球',
  ],
  [
    'food',
    'food|eat|eating|cook|cooking|hot dog|noodle|dumpling|fruit|breakfast|lunch|dinner|cake|pizza|ice cream|kitchen|restaurant',
    '食物|美食|美味|吃|做饭|热狗|面条|饺子|水果|早餐|午餐|晚餐|蛋糕|厨房|餐厅',
  ],
  [
    'pet',
    'pet|cat|kitten|dog|puppy|puppies|rabbit|bunny|bunnies|hamster|turtle|tortoise',
    '宠物|猫|狗|兔|仓鼠|乌龟',
  ],
  [
    'sea',
    'sea|seaside|ocean|beach|boat|ship|whale|dolphin|shark|fish|island|pirate|mermaid',
    '(?<!上)海|船|鲸|鱼|沙滩|岛|河',
  ],
  ['night', 'night|tent|camp|camping|stars|starry|firefly|fireflies', '夜|星空|星星|帐篷|露营|萤火虫'],
  [
    'forest',
    'forest|wood|jungle|tree|fox|bear|wolf|wolves|squirrel|bird|mushroom|path',
    '森林|树|丛林|狐狸|小熊|狼|松鼠|鸟|蘑菇|小路',
  ],
  [
    'school',
    'school|class|classroom|classmate|teacher|lesson|homework|exam',
    '学校|上学|校园|老师|同学|课|作业|考试',
  ],
  [
    'outing',
    'outing|picnic|park|kite|bike|bicycle|hike|hiking|mountain',
    '郊游|春游|秋游|野餐|公园|风筝|自行车|骑车|爬山',
  ],
  [
    'travel',
    'travel|trip|journey|tour|adventure|train|plane|airplane|bus|car|balloon',
    '旅行|旅游|旅程|之旅|冒险|探险|火车|飞机|汽车|气球',
  ],
  [
    'hobby',
    'hobby|hobbies|music|guitar|piano|sing|singing|dance|dancing|paint|painting|draw|drawing|sport|football|soccer|basketball|read|reading|book|garden|gardening',
    '爱好|兴趣|音乐|吉他|钢琴|唱歌|跳舞|画|运动|足球|篮球|读书|阅读|花园|种花',
  ],
  ['helping', 'help|helping|helpful|kind|kindness|share|sharing|volunteer', '帮|助人|善良|分享|志愿'],
  ['room', 'room|bedroom|bed|desk', '房间|卧室|床|书桌'],
  [
    'family',
    'family|families|parent|mother|mom|mum|father|dad|grandma|grandmother|grandpa|grandfather|brother|sister',
    '家人|家庭|全家|一家|妈|爸|爷爷|奶奶|外公|外婆|姥|哥|姐|弟|妹',
  ],
  ['friend', 'friend|friendship', '朋友|友谊|友情|伙伴'],
];

/** Matches whole English words, singular or plural, or Chinese words anywhere in the text. */
export const patternOf = (english: string, chinese: string): RegExp =>
  new RegExp(`\\b(?:${english})(?:e?s)?\\b|${chinese}`, 'i');

const RULES = SCENE_WORDS.map(([scene, english, chinese]) => [scene, patternOf(english, chinese)] as const);

/** Scenes that fit any story. */
const FALLBACK_SCENES = ['forest', 'sea', 'night'] as const satisfies readonly SceneName[];

/**
 * The scene of a theme, matched by its Chinese or English words. A theme without a known word gets one of the fallback scenes, picked
 * by a hash of the story's id. Deterministic.
 * @param theme any text
 * @param id the story's id
 */
export function sceneOf(theme: string, id = ''): SceneName {
  const text = theme.normalize('NFKC');
  const rule = RULES.find(([, pattern]) => pattern.test(text));
  return rule?.[0] ?? FALLBACK_SCENES[hash(`scene/${id}`) % FALLBACK_SCENES.length]!;
}
