import type { Scene } from '../art/scene-context.js';
import { balloonBed } from './dream/balloon-bed.js';
import { moon } from './dream/moon.js';
import { paperPlane } from './dream/paper-plane.js';
import { planet } from './dream/planet.js';

/** 我的梦想: a ride on a paper plane, a seat on the moon, a planet of one's own, or a bed that flies. */
export const dream: Scene = (k) => k.variant([paperPlane, moon, planet, balloonBed])(k);
