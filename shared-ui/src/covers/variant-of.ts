import type { SceneName } from './scenes/scenes.js';
import { patternOf } from './scene-of.js';

type Words = readonly [english: string, chinese: string];

/** Theme words that select a variant, in the order of the scene's variants; `undefined` for a variant without such words. */
const VARIANT_WORDS: Partial<Record<SceneName, readonly (Words | undefined)[]>> = {
  zoo: [
    ['elephant', '大象'],
    ['giraffe', '长颈鹿'],
    ['panda', '熊猫'],
    ['lion|tiger', '狮子|老虎'],
    ['monkey', '猴'],
    ['penguin', '企鹅'],
  ],
  pet: [
    ['dog|puppy|puppies', '狗'],
    ['cat|kitten', '猫'],
    ['rabbit|bunny|bunnies', '兔'],
    ['turtle|tortoise', '龟'],
  ],
  outing: [
    ['picnic', '野餐'],
    ['kite', '风筝'],
    ['bike|bicycle', '自行车|骑车'],
  ],
  school: [undefined, undefined, ['classroom|class|lesson|teacher', '课|老师']],
  dream: [
    undefined,
    ['moon', '月亮|月球'],
    ['space|astronaut|rocket|spaceship|planet', '太空|宇宙|宇航|航天|火箭|飞船|星球'],
  ],
  science: [undefined, ['volcano', '火山'], ['telescope', '望远镜']],
  food: [
    ['noodle', '面条|拉面'],
    ['dumpling|bun', '饺|包子|馒头'],
    ['pie|cake|pizza|bake|baking', '派|蛋糕|烤'],
  ],
  hobby: [
    ['paint|painting|draw|drawing', '画'],
    ['guitar|music|sing|singing|piano', '吉他|音乐|唱|琴'],
    ['football|soccer|sport|basketball', '球|运动'],
    ['garden|gardening', '花'],
    ['read|reading|book', '书|阅读'],
  ],
  holiday: [
    ['lantern|christmas|halloween', '灯|元宵|圣诞|国庆'],
    ['moon ?cake|mid-autumn', '中秋|月饼'],
    ['dragon boat', '端午|龙舟|粽子'],
    ['spring festival|new year', '春节|新年|过年|红包'],
  ],
  travel: [
    ['train', '火车|高铁'],
    ['balloon', '气球'],
    ['car|bus', '汽车|公交'],
  ],
  helping: [
    ['rain|umbrella', '雨|伞'],
    ['granny|old', '老人'],
    ['plant', '种|植'],
  ],
};

const RULES = new Map(
  Object.entries(VARIANT_WORDS).map(([scene, rows]) => [
    scene,
    rows.map((words) => words && patternOf(...words)),
  ]),
);

/** Index of the variant of the scene that the theme's words name, if any: a theme about a kitten gets the cat, not the turtle. */
export function variantOf(theme: string, scene: SceneName): number | undefined {
  const text = theme.normalize('NFKC');
  const index = RULES.get(scene)?.findIndex((pattern) => pattern?.test(text));
  return index === -1 ? undefined : index;
}
