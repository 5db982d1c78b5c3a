import { mix } from '../colour.js';
import type { SceneContext } from '../scene-context.js';
import { figure } from './figure.js';
import type { FigureOptions, PersonOptions } from './options.js';

/** A woolly hat and a scarf in the snow; otherwise sometimes a bow or a cap. */
function seasonalWear({ random, paint }: SceneContext, girl: boolean, cold: boolean): FigureOptions {
  if (cold)
    return {
      hat: 'beanie',
      hatColour: random.pick([paint.coral, paint.mustard, paint.sea, paint.moss]),
      hatBandColour: paint.cream,
      scarf: random.pick([paint.brick, paint.mustard, paint.sea]),
    };
  if (!random.chance(0.2)) return {};
  return { hat: girl ? 'bow' : 'cap', hatColour: paint.mustard, hatBandColour: paint.coral };
}

/** Picks skin, hair and clothes at random, fitting the season; `overrides` take precedence. */
export function randomPerson(
  context: SceneContext,
  overrides: PersonOptions = {},
): PersonOptions & { girl: boolean } {
  const { random, paint, palette } = context;
  const girl = overrides.girl ?? random.chance(0.5);
  const { coral, mustard, sky, sprout, cream, rose, sea, plum } = paint;
  const tops = [coral, mustard, sky, sprout, cream, rose, sea, plum].filter(
    (top) => !context.usedTops.includes(top),
  );
  const top = overrides.top ?? random.pick(tops);
  context.usedTops.push(top);
  const hair =
    overrides.hair ??
    (girl
      ? random.pick(['bob', 'pigtails', 'ponytail', 'bun', 'buns', 'long'])
      : random.pick(['short', 'side', 'short', 'curly']));
  const cold = Boolean(palette.snow) && !context.isIndoors;
  const [fair, light, tan, brown] = paint.skins;
  return {
    girl,
    hair,
    hairColour: random.pick(paint.hairs),
    skin: random.pick([fair, fair, light, light, tan, brown]),
    top,
    bottom: random.pick([paint.navy, paint.sea, paint.bark, paint.plum]),
    dress: girl && random.chance(0.45),
    tights: cold ? paint.plum : undefined,
    shoe: random.pick([paint.bark, paint.brick, paint.ink]),
    stripe: random.chance(0.35) && context.detail ? mix(top, '#FFFFFF', 0.55) : '',
    accent: random.pick([paint.coral, paint.mustard, paint.sky]),
    ...seasonalWear(context, girl, cold),
    ...overrides,
  };
}

export const child = (context: SceneContext, options: PersonOptions = {}): string =>
  figure(context, { ...randomPerson(context, options), kind: 'child' });

export function grownup(context: SceneContext, options: PersonOptions = {}): string {
  const { elder, girl } = options;
  const elderly = (): PersonOptions => ({
    hairColour: mix(context.paint.grey, '#FFFFFF', 0.3),
    hair: girl ? 'bun' : 'bald',
    glasses: context.random.chance(0.6),
    beard: !girl,
    hat: undefined,
  });
  const person = randomPerson(context, { ...(elder && elderly()), ...options });
  if (!elder && !options.hat) delete person.hat;
  return figure(context, { ...person, dress: person.girl && (elder || person.dress), kind: 'adult' });
}
