import { darker, lighter, mix } from '../colour.js';
import { box, circle, ellipse, line, shape } from '../svg.js';
import type { SceneContext } from '../scene-context.js';
import { eye, placeAnimal, type AnimalOptions } from './animal.js';

export function elephant(
  context: SceneContext,
  options: AnimalOptions & { isTrunkRaised?: boolean } = {},
): string {
  const coat = options.colour ?? mix(context.paint.grey, context.paint.sky, 0.25);
  const dark = darker(coat);
  const pale = lighter(coat, 0.22);
  const trunk = options.isTrunkRaised
    ? 'M-126-128C-166-108-176-140-166-176C-164-190-176-196-184-190'
    : 'M-124-120C-152-84-138-52-152-30C-158-20-170-22-172-30';
  return placeAnimal(
    options,
    line('M122-112q24 22 14 54', dark, 6) +
      box(-50, -62, 38, 62, 13, dark) +
      box(52, -62, 38, 62, 13, dark) +
      shape(
        'M-104-92C-100-160-40-188 20-186C94-184 130-142 128-84C127-62 124-38 122-20V-6Q122 0 114 0H92Q84 0 84-8V-50C56-36 6-36-14-48V-8Q-14 0-22 0H-48Q-56 0-56-8V-52C-84-60-104-70-104-92z',
        coat,
      ) +
      shape('M-14-48C8-36 56-36 84-50C90-70 60-78 30-76S-18-66-14-48z', dark, 0.35) +
      line(trunk, coat, 27) +
      ellipse(-92, -146, 54, 52, coat) +
      line(
        options.isTrunkRaised ? 'M-150-118l-10 8M-160-134l-11 3' : 'M-143-92l-13-3M-147-70l-13-1',
        dark,
        3,
      ) +
      shape('M-88-184C-40-206-14-158-40-112C-54-92-86-102-92-130C-96-150-98-176-88-184z', dark) +
      shape('M-82-172C-48-188-28-152-48-118C-58-106-78-112-82-132z', mix(context.paint.rose, coat, 0.45)) +
      line('M-122-104q-16 8-26-2', context.paint.cream, 8) +
      eye(context, -114, -148, 4.2) +
      ellipse(-118, -128, 8, 5, context.paint.cheek, 0.35) +
      shape('M-52 0a8 8 0 0 1 14 0zM-36 0a8 8 0 0 1 14 0zM88 0a8 8 0 0 1 14 0zM104 0a8 8 0 0 1 14 0z', pale),
  );
}

export function giraffe(context: SceneContext, options: AnimalOptions = {}): string {
  const coat = context.paint.honey;
  const dark = mix(context.paint.wood, context.paint.coral, 0.2);
  return placeAnimal(
    options,
    line('M66-128q18 16 14 44', coat, 5) +
      line('M80-86q-2 10 2 16', dark, 8) +
      line('M-34-84V-4M46-84V-4', darker(coat), 15) +
      line('M-18-84V-4M62-84V-4', coat, 15) +
      line('M-18-8v6M62-8v6', dark, 15) +
      shape(
        'M-46-116C-56-180-66-240-70-290L-38-296C-28-240-16-190 6-152C40-160 78-150 80-112C80-84 62-74 20-74C-24-74-42-84-46-116z',
        coat,
      ) +
      line('M-34-292C-24-240-12-196 10-158', dark, 7) +
      line('M-66-304l-2-18M-50-306l2-18', dark, 6) +
      circle(-68, -324, 5, dark) +
      circle(-48, -326, 5, dark) +
      shape('M-36-296q20-12 30-2q-10 16-28 12z', dark) +
      shape(
        'M-36-300C-46-318-72-316-82-300C-100-292-124-284-122-270C-118-258-84-262-62-266C-44-268-30-282-36-300z',
        coat,
      ) +
      shape('M-122-274C-122-262-104-260-94-262C-92-276-108-284-122-274z', lighter(coat)) +
      eye(context, -80, -292, 4) +
      circle(-114, -276, 1.8, dark) +
      ellipse(-84, -276, 7, 4.5, context.paint.cheek, 0.4) +
      shape(
        'M-54-262l14-4 6 18-16 4zM-50-226l18-2 4 20-16 4zM-44-188l20-2 6 20-18 6zM-34-146l22-6 12 18-18 14-16-6zM14-144l24-2 4 22-20 8-14-12zM50-140l18 8-2 20-18-2zM-8-108l20-4 8 18-22 4zM34-104l18-2 2 16-16 4zM-40-110l14 2-2 14-8 0z',
        dark,
      ),
  );
}
