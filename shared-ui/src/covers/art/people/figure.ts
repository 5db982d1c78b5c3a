import { mix } from '../colour.js';
import { box, circle, ellipse, group, line, round, shape } from '../svg.js';
import type { SceneContext } from '../scene-context.js';
import { head } from './head.js';
import { legsOf } from './legs.js';
import type { Arm, FigureOptions } from './options.js';

/** Body measures; heights are negative, above the ground. */
const BUILDS = {
  child: { hip: -44, shoulder: -90, head: 29, chest: 15, hem: 23, limb: 11 },
  adult: { hip: -88, shoulder: -152, head: 25, chest: 19, hem: 26, limb: 13 },
};
type Build = (typeof BUILDS)['child'];

/** Path of the body: one bell shape. */
function bell({ hip, shoulder, chest, hem }: Build, dress: boolean) {
  if (dress) {
    const waist = round((shoulder + hip) / 2);
    return (
      `M${-chest + 2} ${shoulder}Q${-chest - 4} ${waist} ${-hem - 8} ${hip + 10}Q0 ${hip + 20} ${hem + 8} ${hip + 10}` +
      `Q${chest + 4} ${waist} ${chest - 2} ${shoulder}Q0 ${shoulder - 8} ${-chest + 2} ${shoulder}z`
    );
  }
  return (
    `M${-chest + 1} ${shoulder}C${-chest - 7} ${shoulder + 14} ${-hem} ${hip - 14} ${-hem + 3} ${hip + 3}` +
    `Q0 ${hip + 9} ${hem - 3} ${hip + 3}C${hem} ${hip - 14} ${chest + 7} ${shoulder + 14} ${chest - 1} ${shoulder}` +
    `Q0 ${shoulder - 8} ${-chest + 1} ${shoulder}z`
  );
}

/** Stripes and apron on the body. */
function decoration({ hip, shoulder, chest, hem }: Build, { stripe, apron }: FigureOptions) {
  let svg = '';
  if (stripe) {
    const row = (down: number, out: number) =>
      `M${-chest - out} ${round(shoulder + down)}q${chest + out} 5 ${2 * chest + 2 * out} 0`;
    svg += line(row(20, 1) + row(33, 3), stripe, 4.6);
  }
  if (apron) {
    const bib = `M${-chest + 4} ${shoulder + 16}h${2 * chest - 8}`;
    svg += shape(`${bib}L${hem - 6} ${hip + 4}Q0 ${hip + 9} ${-hem + 6} ${hip + 4}z`, apron);
  }
  return svg;
}

const rucksack = ({ shoulder }: Build, colour: string) =>
  box(-17, shoulder + 2, 34, 40, 11, colour) +
  box(-11, shoulder + 20, 22, 14, 5, mix(colour, '#ffffff', 0.25));

const satchel = ({ shoulder, chest }: Build, colour: string) =>
  shape(`M${-chest - 13} ${shoulder + 8}q-3-8 8-9h10v44h-12q-8 0-8-8z`, colour);

const scarfOn = ({ shoulder, chest }: Build, colour: string) =>
  line(`M${-chest + 3} ${shoulder - 1}q${chest - 3} 7 ${2 * chest - 6} 0`, colour, 9) +
  line(`M${chest - 9} ${shoulder + 2}q4 12 1 22`, colour, 8);

/** Draws a person: limbs are thick round strokes, the body is one bell shape. */
export function figure(context: SceneContext, options: FigureOptions): string {
  const { paint } = context;
  const {
    x = 0,
    y = 0,
    scale = 1,
    flip = false,
    pose = 'stand',
    lean = 0,
    kind = 'child',
    look = 0.3,
  } = options;
  const { top = paint.coral, bottom = paint.navy, skin = paint.skins[0], dress = false } = options;
  const { frontArm = [7, 34], backArm = [-7, 34], scarf, bag, fromBehind } = options;
  const build = BUILDS[kind];
  const { shoulder, chest, limb } = build;
  // A sleeve darker than the shirt keeps the arm visible.
  const sleeve = mix(top, context.isDark ? '#000000' : '#3A2A3A', 0.1);
  const arm = (hand: Arm | null, fromX: number) => {
    if (!hand) return '';
    const [dx, dy, out = 1, down = 5] = hand;
    const fromY = shoulder + 6;
    const elbowX = fromX + dx * 0.5 - Math.sign(dy || 1) * 6 * out * (dx < 0 ? 1 : -1);
    const elbowY = fromY + dy * 0.5 + down;
    const handX = Math.round(fromX + dx);
    const handY = Math.round(fromY + dy);
    const path = `M${Math.round(fromX)} ${Math.round(fromY)}Q${Math.round(elbowX)} ${Math.round(elbowY)} ${handX} ${handY}`;
    return line(path, sleeve, limb) + circle(handX, handY, limb * 0.54, skin);
  };
  const held =
    options.hold && frontArm
      ? group(chest - 4 + frontArm[0], shoulder + 6 + frontArm[1], 1, options.hold)
      : '';
  const headScale = build.head / 29;
  const legColour = dress ? (options.tights ?? skin) : bottom;
  const legs = legsOf(pose, build.hip, limb, legColour, options.shoe ?? paint.bark);
  const body =
    (bag && !fromBehind ? satchel(build, bag) : '') +
    arm(backArm, -chest + 4) +
    shape(bell(build, dress), top) +
    decoration(build, options) +
    (bag && fromBehind ? rucksack(build, bag) : '') +
    (scarf ? scarfOn(build, scarf) : '');
  const front =
    group(round(look * 3), shoulder - 20 * headScale - 2, headScale, head(context, { ...options, skin })) +
    held +
    arm(frontArm, chest - 4);
  const shadow =
    options.hasShadow === false || !context.detail
      ? ''
      : ellipse(4, 2, pose === 'sit' ? 40 : 26, 5, context.shadow, 0.16);
  const person = legs.behind + group(0, legs.drop, 1, body) + legs.before + group(0, legs.drop, 1, front);
  return group(x, y, flip ? [-scale, scale] : scale, shadow + person, lean);
}
