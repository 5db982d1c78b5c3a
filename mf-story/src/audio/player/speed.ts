const KEY = 'narration-speed';

/** In the order of the presses: slower comes first, for who learns. */
const SPEEDS = [1, 0.8, 0.6, 1.2];

/** The speed that a press goes on to. */
export const speedAfter = (speed: number): number => SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;

/** The speed that this reader chose last, times the voice's own; 1 until then, and where nothing may be kept. */
export function keptSpeed(): number {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return SPEEDS.includes(kept) ? kept : 1;
  } catch {
    return 1;
  }
}

/** Keeps a speed for the next story. */
export function keepSpeed(speed: number): void {
  try {
    localStorage.setItem(KEY, String(speed));
  } catch {
    // A browser that keeps nothing for this site: it holds for this story.
  }
}
