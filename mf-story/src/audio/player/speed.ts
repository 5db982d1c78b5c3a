const STORAGE_KEY = 'narration-speed';

/** Playback rates in the order of the presses: slower ones first, for learners. */
const SPEEDS = [1, 0.8, 0.6, 1.2];

/** The speed after a press of the button. */
export const nextSpeed = (speed: number): number => SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;

/** The stored speed of this device as a factor; 1 by default and without storage. */
export function loadSpeed(): number {
  try {
    const stored = Number(localStorage.getItem(STORAGE_KEY));
    return SPEEDS.includes(stored) ? stored : 1;
  } catch {
    return 1;
  }
}

/** Stores the speed on this device, for the next story. */
export function saveSpeed(speed: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(speed));
  } catch {
    // Storage is full or forbidden: the speed applies to this story only.
  }
}
