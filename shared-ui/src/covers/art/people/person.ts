import { mix } from '../colour.js';
import type { SceneContext } from '../scene-context.js';
import { figure } from './figure.js';
import type { FigureOptions, PersonOptions } from './options.js';

/** A woolly hat and a scarf in the snow; else now and then a bow or a cap. */
function wear({ random, paint }: SceneContext, girl: boolean, cold: boolean): FigureOptions {
  if (cold)
    return {
      hat: 'beanie',
      hatC: random.pick([paint.coral, paint.mustard, paint.sea, paint.moss]),
      hatC2: paint.cream,
      scarf: random.pick([paint.brick, paint.mustard, paint.sea]),
    };
  if (!random.chance(0.2)) return {};
  return { hat: girl ? 'bow' : 'cap', hatC: paint.mustard, hatC2: paint.coral };
}

/** Who the story is about, drawn from chance: skin, hair, clothes and season. What `more` says stands. */
export function someone(context: SceneContext, more: PersonOptions = {}): PersonOptions & { girl: boolean } {
  const { random, paint, palette } = context;
  const girl = more.girl ?? random.chance(0.5);
  const { coral, mustard, sky, sprout, cream, rose, sea, plum } = paint;
  const tops = [coral, mustard, sky, sprout, cream, rose, sea, plum].filter(
    (top) => !context.used.includes(top),
  );
  const top = more.top ?? random.pick(tops);
  context.used.push(top);
  const hair =
    more.hair ??
    (girl
      ? random.pick(['bob', 'pigtails', 'ponytail', 'bun', 'buns', 'long'])
      : random.pick(['short', 'side', 'short', 'curly']));
  const cold = Boolean(palette.snow) && !context.inside;
  const [fair, light, tan, brown] = paint.skins;
  return {
    girl,
    hair,
    hairC: random.pick(paint.hairs),
    skin: random.pick([fair, fair, light, light, tan, brown]),
    top,
    bottom: random.pick([paint.navy, paint.sea, paint.bark, paint.plum]),
    dress: girl && random.chance(0.45),
    tights: cold ? paint.plum : undefined,
    shoe: random.pick([paint.bark, paint.brick, paint.ink]),
    stripe: random.chance(0.35) && context.detail ? mix(top, '#FFFFFF', 0.55) : '',
    accent: random.pick([paint.coral, paint.mustard, paint.sky]),
    ...wear(context, girl, cold),
    ...more,
  };
}

export const child = (context: SceneContext, options: PersonOptions = {}): string =>
  figure(context, { ...someone(context, options), kind: 'child' });

export function grownup(context: SceneContext, options: PersonOptions = {}): string {
  const { elder, girl } = options;
  const old = (): PersonOptions => ({
    hairC: mix(context.paint.grey, '#FFFFFF', 0.3),
    hair: girl ? 'bun' : 'bald',
    glasses: context.random.chance(0.6),
    beard: !girl,
    hat: undefined,
  });
  const who = someone(context, { ...(elder && old()), ...options });
  if (!elder && !options.hat) delete who.hat;
  return figure(context, { ...who, dress: who.girl && (elder || who.dress), kind: 'adult' });
}
