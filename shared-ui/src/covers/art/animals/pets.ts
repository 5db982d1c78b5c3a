import { darker, lighter, mix, type Colour } from '../colour.js';
import { circle, ellipse, line, shape } from '../svg.js';
import type { SceneContext } from '../scene-context.js';
import { eye, placeAnimal, type AnimalOptions } from './animal.js';

export function dog(context: SceneContext, options: AnimalOptions & { patch?: Colour } = {}): string {
  const coat = options.colour ?? context.paint.sand;
  const dark = options.patch ?? mix(context.paint.wood, coat, 0.25);
  return placeAnimal(
    options,
    line('M44-40C66-50 70-72 62-84', coat, 11) +
      shape('M-26 0C-36-44-22-84 6-86C44-84 58-44 50-8Q48 0 40 0z', coat) +
      shape('M20-84C46-76 58-46 50-12C34-24 22-54 20-84z', dark) +
      ellipse(38, -9, 22, 11, coat) +
      line('M-16-40V-6M4-40V-6', lighter(coat, 0.2), 15) +
      shape('M-28 0q0-11 12-11t12 11zM-6 0q0-11 11-11t11 11z', lighter(coat, 0.35)) +
      line('M-22-74q18 14 40 2', context.paint.coral, 7) +
      circle(-4, -66, 5, context.paint.mustard) +
      shape('M-44-100C-46-134-12-144 8-132C30-124 30-88 8-78C-16-70-40-76-44-100z', coat) +
      shape('M-2-136C18-140 34-120 30-88C20-84 8-104-2-136z', dark) +
      shape('M-30-130C-46-130-52-108-46-94C-38-96-32-112-30-130z', dark) +
      ellipse(-30, -92, 20, 14, lighter(coat, 0.45)) +
      ellipse(-42, -99, 7, 5, context.paint.ink) +
      line('M-40-86q8 6 16-1', context.paint.ink, 2.6) +
      eye(context, -26, -110, 3.8) +
      eye(context, -4, -108, 3.8) +
      ellipse(-6, -94, 6, 4, context.paint.cheek, 0.5),
  );
}

export function cat(context: SceneContext, options: AnimalOptions = {}): string {
  const coat = options.colour ?? context.paint.mustard;
  const dark = darker(coat, 0.2);
  const pale = lighter(coat, 0.5);
  return placeAnimal(
    options,
    line('M36-10C82-4 84-46 66-58', coat, 12) +
      line('M66-58q-6-4-8-8', dark, 12) +
      shape('M-32 0C-40-50-24-84 2-86C34-84 50-40 42-8Q40 0 32 0z', coat) +
      shape('M-14-76C-22-40-18-14-12 0H14C16-30 14-60 8-80z', pale) +
      line('M30-60q10 3 12 10M34-40q8 3 11 8', dark, 5) +
      shape('M-20 0q0-10 11-10t10 10zM-1 0q0-10 11-10t10 10z', pale) +
      shape('M-40-94L-42-134Q-36-138-18-122Q-4-128 14-122Q32-138 38-134L36-94C30-70-34-70-40-94z', coat) +
      shape('M-34-118l-2-10 12 7zM32-118l0-10-12 7z', context.paint.rose) +
      line('M-4-122v9M-14-119v6M6-119v6', dark, 4.4) +
      eye(context, -18, -98, 3.8) +
      eye(context, 14, -98, 3.8) +
      shape('M-6-92h8l-4 5z', context.paint.cheek) +
      line('M-10-84q4 4 8 0q4 4 8 0', context.paint.ink, 2.4) +
      line('M-30-90h-16M-30-84l-14 4M26-90h16M26-84l14 4', context.paint.cream, 2, 0.9),
  );
}

export function sleepingCat(context: SceneContext, options: AnimalOptions = {}): string {
  const coat = options.colour ?? context.paint.mustard;
  const dark = darker(coat, 0.2);
  return placeAnimal(
    options,
    shape('M-60 0C-70-40-20-60 20-52C62-46 74-14 62 0z', coat) +
      line('M60-6C50 8-20 6-34-4', dark, 11) +
      line('M14-50q8 8 6 18M32-46q8 8 6 16', dark, 5) +
      shape('M-70-14L-74-46L-56-36Q-46-40-36-36L-18-46L-20-14C-26 4-64 4-70-14z', coat) +
      line('M-60-18q5 4 9 0M-40-18q5 4 9 0', context.paint.ink, 2.4) +
      shape('M-48-12h6l-3 4z', context.paint.cheek),
  );
}

export function rabbit(context: SceneContext, options: AnimalOptions = {}): string {
  const coat = options.colour ?? context.paint.cream;
  const dark = darker(coat, 0.1);
  return placeAnimal(
    options,
    circle(40, -16, 12, lighter(coat, 0.6)) +
      shape('M-30 0C-38-30-20-62 8-60C40-56 52-16 42-4Q38 0 30 0z', coat) +
      ellipse(22, -14, 24, 14, dark) +
      shape(
        'M-22-98C-36-130-32-156-22-158C-10-156-6-126-8-100zM2-100C2-130 12-156 22-154C32-148 26-118 14-94z',
        coat,
      ) +
      shape(
        'M-20-106C-28-128-26-144-22-146C-16-142-14-124-14-106zM7-104C8-124 14-142 19-142C24-138 18-116 12-102z',
        context.paint.rose,
      ) +
      ellipse(-6, -80, 31, 27, coat) +
      eye(context, -18, -82, 3.6) +
      eye(context, 6, -82, 3.6) +
      shape('M-10-74h8l-4 5z', context.paint.cheek) +
      ellipse(-24, -72, 5, 3.6, context.paint.cheek, 0.5) +
      ellipse(13, -72, 5, 3.6, context.paint.cheek, 0.5) +
      shape('M-26 0q0-11 13-11t13 11z', lighter(coat, 0.5)) +
      line('M-10-69q4 4 8 0', context.paint.ink, 2.2),
  );
}
