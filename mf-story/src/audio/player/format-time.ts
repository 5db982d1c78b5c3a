/** Whole minutes and seconds, rounded down. */
export function minutesAndSeconds(seconds: number): [minutes: number, seconds: number] {
  const whole = Math.floor(seconds);
  return [Math.floor(whole / 60), whole % 60];
}

/** Formats seconds as `m:ss`, e.g. 1:05. */
export function formatTime(time: number): string {
  const [minutes, seconds] = minutesAndSeconds(time);
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
