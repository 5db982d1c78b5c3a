import type { Scene } from '../art/scene-context.js';
import { birthday } from './birthday/birthday-scene.js';
import { dream } from './dream/dream-scene.js';
import { family } from './family/family-scene.js';
import { food } from './food/food-scene.js';
import { forest } from './forest/forest-scene.js';
import { friend } from './friend/friend-scene.js';
import { helping } from './helping/helping-scene.js';
import { hobby } from './hobby/hobby-scene.js';
import { holiday } from './holiday/holiday-scene.js';
import { night } from './night/night-scene.js';
import { outing } from './outing/outing-scene.js';
import { pet } from './pet/pet-scene.js';
import { room } from './room/room-scene.js';
import { school } from './school/school-scene.js';
import { science } from './science/science-scene.js';
import { sea } from './sea/sea-scene.js';
import { travel } from './travel/travel-scene.js';
import { zoo } from './zoo/zoo-scene.js';

/** How close the camera stands to the land (1 is not at all), and at which x. */
export interface Camera {
  zoom: number;
  x: number;
}

const scene = (draw: Scene, zoom: number, x: number) => ({ draw, camera: { zoom, x } satisfies Camera });

/** All that can be drawn: the fifteen suggested themes and three for any other. */
export const SCENES = {
  zoo: scene(zoo, 1.06, 470),
  pet: scene(pet, 1.14, 420),
  outing: scene(outing, 1.12, 450),
  family: scene(family, 1.2, 410),
  school: scene(school, 1.08, 420),
  friend: scene(friend, 1.16, 450),
  birthday: scene(birthday, 1.05, 425),
  dream: scene(dream, 1, 440),
  science: scene(science, 1.08, 440),
  food: scene(food, 1.07, 445),
  hobby: scene(hobby, 1.14, 450),
  holiday: scene(holiday, 1.08, 440),
  travel: scene(travel, 1.03, 430),
  helping: scene(helping, 1.16, 430),
  room: scene(room, 1.06, 470),
  forest: scene(forest, 1.06, 460),
  sea: scene(sea, 1, 400),
  night: scene(night, 1.06, 440),
};

export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];
