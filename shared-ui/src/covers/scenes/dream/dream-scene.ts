import type { Scene } from '../../art/scene-context.js';
import { balloonBed } from './balloon-bed.js';
import { moon } from './moon.js';
import { paperPlane } from './paper-plane.js';
import { planet } from './planet.js';

/** 我的梦想: a ride on a paper plane, a seat on the moon, a planet of one's own, or a bed that flies. */
export const dreamScene: Scene = (context) =>
  context.pickVariant([paperPlane, moon, planet, balloonBed])(context);
