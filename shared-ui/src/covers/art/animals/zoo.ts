import { darker, lighter, mix, type Colour } from '../colour.js';
import { circle, ellipse, group, line, shape, times } from '../svg.js';
import type { SceneContext } from '../scene-context.js';
import { eye, placeAnimal, type AnimalOptions } from './animal.js';

export function panda(context: SceneContext, options: AnimalOptions = {}): string {
  const white = context.paint.paper;
  const black = context.paint.black;
  return placeAnimal(
    options,
    ellipse(0, -58, 66, 60, white) +
      shape('M-62-84C-50-112 50-112 62-84C50-70-50-70-62-84z', black) +
      ellipse(-46, -14, 26, 17, black) +
      ellipse(46, -14, 26, 17, black) +
      ellipse(-54, -13, 13, 10, mix(black, white, 0.25)) +
      ellipse(54, -13, 13, 10, mix(black, white, 0.25)) +
      circle(-42, -172, 18, black) +
      circle(42, -172, 18, black) +
      ellipse(0, -132, 60, 50, white) +
      shape(
        'M-42-132C-42-152-16-154-14-136C-12-120-40-112-42-132zM42-132C42-152 16-154 14-136C12-120 40-112 42-132z',
        black,
      ) +
      circle(-25, -134, 5, white) +
      circle(25, -134, 5, white) +
      ellipse(0, -116, 8, 5.5, black) +
      line('M-8-106q8 7 16 0', black, 3) +
      ellipse(-40, -110, 8, 5, context.paint.cheek, 0.4) +
      ellipse(40, -110, 8, 5, context.paint.cheek, 0.4) +
      line('M52-84q14 24-18 30', black, 24) +
      line('M-52-86q-10 34 20 36', black, 24) +
      line('M-46-36L24-112', context.paint.sprout, 8) +
      shape(
        'M20-108q10-22 30-22q-4 20-30 22zM10-96q-16-14-12-30q16 8 12 30zM-44-40q-16 2-24-10q14-6 24 10z',
        context.paint.moss,
      ),
  );
}

export function lion(context: SceneContext, options: AnimalOptions = {}): string {
  const coat = context.paint.mustard;
  const mane = mix(context.paint.brick, context.paint.mustard, 0.3);
  const pale = lighter(coat, 0.35);
  const lobe = (index: number) =>
    circle(Math.cos(index * 0.5236) * 52, -132 + Math.sin(index * 0.5236) * 50, 20, mane);
  return placeAnimal(
    options,
    line('M60-14C110-10 112-50 94-66', coat, 9) +
      shape('M94-62q-16-10-8-28q20 4 20 22q-4 8-12 6z', mane) +
      shape('M-44 0C-60-60-40-110 0-116C56-110 84-50 70-10Q66 0 56 0z', coat) +
      ellipse(52, -16, 30, 17, darker(coat, 0.1)) +
      line('M-26-60V-8M6-60V-8', pale, 24) +
      shape('M-42 0q0-14 16-14t16 14zM-10 0q0-14 16-14t16 14z', coat) +
      times(12, lobe) +
      circle(0, -132, 54, mane) +
      circle(-34, -166, 13, coat) +
      circle(34, -166, 13, coat) +
      ellipse(0, -130, 41, 38, coat) +
      ellipse(0, -114, 22, 17, pale) +
      shape('M-8-124h16q-2 8-8 9q-6-1-8-9z', context.paint.ink) +
      line('M0-115v6M-9-107q9 5 18 0', context.paint.ink, 2.8) +
      eye(context, -16, -136, 4) +
      eye(context, 16, -136, 4) +
      ellipse(-26, -122, 7, 5, context.paint.cheek, 0.45) +
      ellipse(26, -122, 7, 5, context.paint.cheek, 0.45),
  );
}

/** Hangs from a branch at (0, 0); `hold` is the SVG of what it holds. */
export function monkey(context: SceneContext, options: AnimalOptions & { hold?: string } = {}): string {
  const coat = mix(context.paint.bark, context.paint.wood, 0.35);
  const face = context.paint.sand;
  return placeAnimal(
    options,
    line('M16 118C66 128 70 78 52 62C40 54 34 68 42 74', coat, 9) +
      line('M10 60C6 30 4 20 2-2', coat, 14) +
      circle(2, -2, 9, face) +
      line('M-8 118q-22 8-18 32M16 120q6 14-6 28', coat, 13) +
      circle(-26, 152, 8, face) +
      circle(8, 150, 8, face) +
      ellipse(4, 92, 30, 36, coat) +
      ellipse(0, 98, 18, 24, face) +
      group(
        -6,
        40,
        1,
        circle(-35, 2, 12, coat) +
          circle(35, 2, 12, coat) +
          circle(-35, 2, 7, face) +
          circle(35, 2, 7, face) +
          ellipse(0, 0, 35, 32, coat) +
          shape('M0-12C-14-28-34-10-24 6C-32 26 32 26 24 6C34-10 14-28 0-12z', face) +
          eye(context, -11, -2, 3.8) +
          eye(context, 11, -2, 3.8) +
          line('M-9 11q9 8 18 0', context.paint.ink, 2.8) +
          circle(0, 5, 1.8, context.paint.ink) +
          ellipse(-20, 9, 5, 3.4, context.paint.cheek, 0.5) +
          ellipse(20, 9, 5, 3.4, context.paint.cheek, 0.5),
      ) +
      (options.hold ?? '') +
      line('M-16 78Q-48 92-56 62', coat, 13) +
      circle(-56, 60, 8, face),
  );
}

export function penguin(context: SceneContext, options: AnimalOptions & { scarf?: Colour } = {}): string {
  const black = mix(context.paint.navy, context.paint.ink, 0.4);
  return placeAnimal(
    options,
    shape('M-22 0q-2-9 10-9t10 9zM4 0q-2-9 10-9t10 9z', context.paint.mustard) +
      shape('M-40-48C-44-110-24-140 0-140S44-110 40-48C38-14 24-4 0-4S-38-14-40-48z', black) +
      shape(
        'M-28-44C-32-84-18-96-14-108C-22-126-2-132 0-116C2-132 22-126 14-108C18-96 32-84 28-44C26-16 14-8 0-8S-26-16-28-44z',
        context.paint.paper,
      ) +
      shape(
        'M-36-88C-58-74-62-48-54-34C-44-46-38-60-34-74zM36-88C58-74 62-48 54-34C44-46 38-60 34-74z',
        black,
      ) +
      eye(context, -9, -114) +
      eye(context, 9, -114) +
      shape('M-6-106h12l-6 9z', context.paint.mustard) +
      ellipse(-16, -102, 5, 3.5, context.paint.cheek, 0.6) +
      ellipse(16, -102, 5, 3.5, context.paint.cheek, 0.6) +
      (options.scarf ? line('M-25-90q25 12 50 0M16-84q8 14 4 28', options.scarf, 10) : ''),
  );
}
