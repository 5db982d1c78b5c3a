/** Whole minutes and seconds of a position: what has passed, never rounded up. */
export function minutesAndSeconds(seconds: number): [minutes: number, seconds: number] {
  const whole = Math.floor(seconds);
  return [Math.floor(whole / 60), whole % 60];
}

/** A position as a clock shows it: 1:05. */
export function clock(position: number): string {
  const [minutes, seconds] = minutesAndSeconds(position);
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
