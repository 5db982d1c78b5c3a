/**
 * Runs in the page: records in every frame the distance in seconds of the highlighted sentence from the audio clock, until the
 * narration ends. A sentence is correct from its start to the start of the next one. The distance is measured twice: `inFrame` right
 * after a frame, `betweenFrames` right before the next one, which a busy machine delays.
 * @param {readonly { start: number, end: number }[]} timings
 */
export function recordHighlight(timings) {
  const audio = document.querySelector('audio');
  const record = { inFrame: 0, betweenFrames: 0, frames: 0, order: [], hasEnded: false };
  const last = timings.length - 1;
  const startOf = (index) => (index < 0 ? -Infinity : timings[index].start);
  const highlightedIndex = () => {
    const id = document.querySelector('[aria-current="true"][lang="en"]')?.id;
    return id === undefined ? -1 : Number(id.split('-')[1]) - 1;
  };
  const distance = () => {
    const time = audio.currentTime;
    const current = highlightedIndex();
    // Nothing is highlighted before the first and after the last sentence.
    if (current === -1 && time >= timings[last].end) return 0;
    const end = current === last ? Infinity : startOf(current + 1);
    return Math.max(0, startOf(current) - time, time - end);
  };
  const afterFrame = new MessageChannel();
  afterFrame.port1.addEventListener('message', () => {
    const current = highlightedIndex();
    if (current >= 0 && record.order.at(-1) !== current) record.order.push(current);
    record.inFrame = Math.max(record.inFrame, distance());
    record.hasEnded = audio.ended;
  });
  afterFrame.port1.start();
  const measure = () => {
    record.betweenFrames = Math.max(record.betweenFrames, distance());
    record.frames += 1;
    afterFrame.port2.postMessage(null);
    if (!record.hasEnded) requestAnimationFrame(measure);
  };
  requestAnimationFrame(measure);
  window.highlightRecord = record;
}
