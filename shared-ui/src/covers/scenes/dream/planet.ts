import { darker, lighter, type Colour } from '../../art/colour.js';
import { box, circle, ellipse, group, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { Paint } from '../../art/paint.js';
import type { OutdoorContext, SceneContext } from '../../art/scene-context.js';

/** An astronaut walks on a small planet and has found a sprout; a rocket leaves. Objects keep their daylight colours. */
export function planet(context: OutdoorContext): string {
  const night = context.night();
  // No weather in space.
  context.weather = '';
  const { random, paint } = context;
  const ground = random.pick([paint.coral, paint.mustard, paint.sprout, paint.lilac]);
  const landing = [
    drawGround(ground, random.chance(0.5)),
    group(378, 350, 1.2, drawAstronaut(night, paint)),
    nature.sprout(night, 500, 356, 2),
  ].join('');
  return [
    nature.sky(night, { orb: false }),
    nature.stars(night, 44, 560),
    group(
      random.between(590, 700),
      random.between(116, 170),
      random.between(0.8, 1.25),
      drawRingedPlanet(context),
    ),
    circle(random.between(80, 190), random.between(330, 420), random.between(12, 26), paint.sky, 0.8),
    group(random.between(-60, 30), random.between(-14, 30), 1, landing),
    group(random.between(675, 700), random.between(360, 430), 0.9, drawRocket(context), 24),
  ].join('');
}

function drawRingedPlanet({ paint }: SceneContext): string {
  const ring = line('M-92 22C-40 44 60 20 92-22', paint.cream, 7, 0.85);
  return circle(0, 0, 58, paint.honey) + shape('M-58 0q58-30 116 0q-58 20-116 0z', paint.mustard, 0.7) + ring;
}

function drawGround(colour: Colour, mirrored: boolean): string {
  const crater = darker(colour, 0.12);
  const litSide = 'M150 560Q260 360 430 340Q600 350 690 500Q560 430 420 450Q250 470 150 560z';
  const craters =
    ellipse(-130, 520, 40, 16, crater) +
    ellipse(110, 480, 50, 18, crater) +
    ellipse(0, 570, 64, 22, crater) +
    ellipse(190, 560, 34, 14, crater);
  return (
    circle(430, 640, 300, colour) +
    shape(litSide, lighter(colour, 0.16)) +
    group(430, 0, mirrored ? [-1, 1] : 1, craters)
  );
}

/** A child in night light, in a suit of daylight colours. */
function drawAstronaut(night: SceneContext, paint: Paint): string {
  const airTank = box(-32, -96, 16, 48, 8, paint.stone);
  const visor =
    '<circle cx="1" cy="-111" r="39" fill="#fff" fill-opacity=".1" stroke="#FFFDF8" stroke-width="6"/>';
  const reflection = line('M-20-128q6-12 18-14', '#FFFFFF', 5, 0.9);
  const astronaut = child(night, {
    scale: 1,
    top: paint.paper,
    bottom: paint.paper,
    shoe: paint.coral,
    stripe: paint.coral,
    dress: false,
    pose: 'walk',
    look: 0.6,
    hair: 'short',
    hat: undefined,
    frontArm: [34, -22],
    backArm: [-26, 16],
    mouth: 'open',
  });
  return airTank + astronaut + visor + reflection;
}

function drawRocket({ paint }: SceneContext): string {
  const body = shape('M-34 40C-40-40-16-84 0-100C16-84 40-40 34 40z', paint.paper);
  const porthole = circle(0, -26, 17, paint.sky);
  const fins = shape('M-34 6L-62 50L-32 44zM34 6L62 50L32 44z', paint.coral);
  const flame = shape('M-18 44h36q-4 40-18 60q-14-20-18-60z', paint.mustard);
  const nose = shape('M-13-86Q0-104 13-86Q0-78-13-86z', paint.coral);
  return body + porthole + fins + flame + nose;
}
