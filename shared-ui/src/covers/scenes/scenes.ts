import type { Scene } from '../art/scene-context.js';
import { birthdayScene } from './birthday/birthday-scene.js';
import { dreamScene } from './dream/dream-scene.js';
import { familyScene } from './family/family-scene.js';
import { foodScene } from './food/food-scene.js';
import { forestScene } from './forest/forest-scene.js';
import { friendScene } from './friend/friend-scene.js';
import { helpingScene } from './helping/helping-scene.js';
import { hobbyScene } from './hobby/hobby-scene.js';
import { holidayScene } from './holiday/holiday-scene.js';
import { nightScene } from './night/night-scene.js';
import { outingScene } from './outing/outing-scene.js';
import { petScene } from './pet/pet-scene.js';
import { roomScene } from './room/room-scene.js';
import { schoolScene } from './school/school-scene.js';
import { scienceScene } from './science/science-scene.js';
import { seaScene } from './sea/sea-scene.js';
import { travelScene } from './travel/travel-scene.js';
import { zooScene } from './zoo/zoo-scene.js';

/** Camera of a scene: scale of the land (1 is unscaled) and the x it is scaled around. */
export interface Camera {
  zoom: number;
  x: number;
}

const scene = (draw: Scene, zoom: number, x: number) => ({ draw, camera: { zoom, x } satisfies Camera });

/** Registry of scenes: one for each of the fifteen suggested themes, and three fallbacks for any other theme. */
export const SCENES = {
  zoo: scene(zooScene, 1.06, 470),
  pet: scene(petScene, 1.14, 420),
  outing: scene(outingScene, 1.12, 450),
  family: scene(familyScene, 1.2, 410),
  school: scene(schoolScene, 1.08, 420),
  friend: scene(friendScene, 1.16, 450),
  birthday: scene(birthdayScene, 1.05, 425),
  dream: scene(dreamScene, 1, 440),
  science: scene(scienceScene, 1.08, 440),
  food: scene(foodScene, 1.07, 445),
  hobby: scene(hobbyScene, 1.14, 450),
  holiday: scene(holidayScene, 1.08, 440),
  travel: scene(travelScene, 1.03, 430),
  helping: scene(helpingScene, 1.16, 430),
  room: scene(roomScene, 1.06, 470),
  forest: scene(forestScene, 1.06, 460),
  sea: scene(seaScene, 1, 400),
  night: scene(nightScene, 1.06, 440),
};

export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];
