/**
 * Runs in the page: notes with every frame how far the marked sentence is from where the audio clock is, in seconds, until
 * the narration has ended or stops. A sentence is right from its beginning to the beginning of the next one.
 * @param {readonly { start: number, end: number }[]} timings
 */
export function watchHighlight(timings) {
  const audio = document.querySelector('audio');
  const watched = { worst: 0, frames: 0, order: [], isOver: false };
  const last = timings.length - 1;
  const from = (index) => (index < 0 ? -Infinity : index > last ? timings[last].end : timings[index].start);
  const look = () => {
    const time = audio.currentTime;
    const id = document.querySelector('[aria-current="true"][lang="en"]')?.id;
    const shown = id === undefined ? -1 : Number(id.split('-')[1]) - 1;
    // Nothing is marked before the first sentence, nor after the last one.
    const isAfter = shown === -1 && time >= timings[last].end;
    const until = shown === last || isAfter ? Infinity : from(shown + 1);
    const distance = isAfter ? 0 : Math.max(0, from(shown) - time, time - until);
    watched.worst = Math.max(watched.worst, distance);
    watched.frames += 1;
    if (shown >= 0 && watched.order.at(-1) !== shown) watched.order.push(shown);
    watched.isOver = audio.ended;
    if (!audio.ended) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.watchedHighlight = watched;
}
