import { darker, lighter, mix } from '../colour.js';
import { circle, ellipse, line, shape } from '../svg.js';
import type { SceneContext } from '../scene-context.js';
import { eye, placeAnimal, type AnimalOptions } from './animal.js';

export function bird(context: SceneContext, options: AnimalOptions = {}): string {
  const coat = options.colour ?? context.paint.coral;
  return placeAnimal(
    options,
    line('M-3 12v8M5 12v8', context.paint.bark, 2.4) +
      shape('M-22-6C-20-24 4-26 12-10L30-16L22 4C14 18-16 18-20 4z', coat) +
      shape('M-2-6C8-10 18-4 24-2C16 10 0 10-2-6z', darker(coat, 0.2)) +
      shape('M-18 6C-8 14 6 14 12 8C4 18-12 16-18 6z', lighter(coat, 0.4)) +
      shape('M-21-8l-11 5l12 4z', context.paint.mustard) +
      eye(context, -12, -9, 2.8),
  );
}

export const turtle = (context: SceneContext, options: AnimalOptions = {}): string =>
  placeAnimal(
    options,
    ellipse(-34, -6, 12, 8, context.paint.moss) +
      ellipse(30, -6, 12, 8, context.paint.moss) +
      shape('M-40-22C-62-14-84-26-80-44C-74-60-50-54-44-38z', context.paint.sprout) +
      eye(context, -68, -42, 3.2) +
      line('M-76-32q5 4 9 0', context.paint.ink, 2.2) +
      shape('M-50-10C-50-62 46-66 54-10Q2 2-50-10z', mix(context.paint.moss, context.paint.bark, 0.25)) +
      shape(
        'M-24-40l16-12 18 2 8 16-14 14-22-4zM26-42q14 8 20 22l-14 2-12-12zM-46-18q2-10 8-16l10 16z',
        context.paint.mint,
      ) +
      line('M52-8l12 3', context.paint.sprout, 7),
  );

export function fox(context: SceneContext, options: AnimalOptions = {}): string {
  const coat = mix(context.paint.coral, context.paint.mustard, 0.45);
  return placeAnimal(
    options,
    shape('M40-20C78-10 96-40 84-70C70-64 46-50 40-20z', coat) +
      shape('M84-70C72-64 64-58 60-52C70-48 80-40 88-48z', context.paint.cream) +
      shape('M-22 0C-32-46-14-76 6-76C38-72 52-32 44-6Q42 0 34 0z', coat) +
      line('M-12-36V-6M8-36V-6', context.paint.bark, 12) +
      shape('M-50-92L-40-132L-16-116H6L30-132L36-92C28-74 4-64-8-58C-22-66-44-76-50-92z', coat) +
      shape(
        'M-50-92C-36-92-20-84-8-58C-22-66-44-76-50-92zM36-92C22-92 6-84-8-58C4-64 28-74 36-92z',
        context.paint.cream,
      ) +
      circle(-8, -62, 5, context.paint.ink) +
      eye(context, -24, -94, 3.6) +
      eye(context, 10, -94, 3.6),
  );
}

export const duck = (context: SceneContext, options: AnimalOptions = {}): string =>
  placeAnimal(
    options,
    shape(
      'M-34-16C-30 6 30 8 40-22C30-24 22-34 6-30C-4-28-2-36-4-44C-8-62-36-60-36-42C-36-32-32-28-34-16z',
      options.colour ?? context.paint.honey,
    ) +
      shape('M-36-46l-14 6q4 8 15 5z', context.paint.coral) +
      shape('M0-20C10-28 24-26 28-20C20-8 4-8 0-20z', darker(options.colour ?? context.paint.honey)) +
      eye(context, -26, -46, 2.8),
  );

export const whale = (context: SceneContext, options: AnimalOptions = {}): string =>
  placeAnimal(
    options,
    shape(
      'M-110-6C-120-70-60-98 0-90C50-84 76-54 92-40C98-56 92-76 84-88C106-92 122-78 124-66C134-76 150-76 158-66C150-52 132-46 122-40C120-20 100 0 60 4H-90Q-108 6-110-6z',
      context.paint.sea,
    ) +
      shape('M-110-14C-70-2-20-6 10 4H-90Q-110 6-110-14z', lighter(context.paint.sea, 0.6)) +
      eye(context, -74, -34, 4.4) +
      line('M-100-20q14 8 28-2', darker(context.paint.sea, 0.4), 3) +
      shape('M-20-10C-14 12 8 16 18 10C12 0 4-8-2-12z', darker(context.paint.sea)) +
      ellipse(-64, -22, 8, 5, context.paint.cheek, 0.5) +
      line('M-36-96C-38-116-50-122-58-118M-36-96C-34-118-24-126-14-122', lighter(context.paint.sky, 0.6), 6),
  );

export const butterfly = (context: SceneContext, options: AnimalOptions = {}): string =>
  placeAnimal(
    options,
    shape(
      'M0 0C-14-22-30-14-24-2C-28 10-10 14 0 0C14-22 30-14 24-2C28 10 10 14 0 0z',
      options.colour ?? context.paint.lilac,
    ) + line('M0-6V8', context.paint.ink, 3),
  );
