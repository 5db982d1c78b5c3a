/**
 * Runs in the page: notes with every frame how far the marked sentence is from where the audio clock is, until the narration
 * has ended. A sentence is right from its beginning to the beginning of the next one. The distance is taken twice, in seconds:
 * `inFrame` as the frame leaves it, `betweenFrames` just before the next frame, for which a busy machine lets the eye wait.
 * @param {readonly { start: number, end: number }[]} timings
 */
export function recordHighlight(timings) {
  const audio = document.querySelector('audio');
  const watched = { inFrame: 0, betweenFrames: 0, frames: 0, order: [], hasEnded: false };
  const last = timings.length - 1;
  const beginningOf = (index) => (index < 0 ? -Infinity : timings[index].start);
  const shownNow = () => {
    const id = document.querySelector('[aria-current="true"][lang="en"]')?.id;
    return id === undefined ? -1 : Number(id.split('-')[1]) - 1;
  };
  const distance = () => {
    const time = audio.currentTime;
    const shown = shownNow();
    // Nothing is marked before the first sentence, nor after the last one.
    if (shown === -1 && time >= timings[last].end) return 0;
    const until = shown === last ? Infinity : beginningOf(shown + 1);
    return Math.max(0, beginningOf(shown) - time, time - until);
  };
  const afterFrame = new MessageChannel();
  afterFrame.port1.addEventListener('message', () => {
    const shown = shownNow();
    if (shown >= 0 && watched.order.at(-1) !== shown) watched.order.push(shown);
    watched.inFrame = Math.max(watched.inFrame, distance());
    watched.hasEnded = audio.ended;
  });
  afterFrame.port1.start();
  const look = () => {
    watched.betweenFrames = Math.max(watched.betweenFrames, distance());
    watched.frames += 1;
    afterFrame.port2.postMessage(null);
    if (!watched.hasEnded) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.highlightRecord = watched;
}
