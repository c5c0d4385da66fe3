import { createEngine } from '../../apps/web/src/player/engine/create-engine.ts';

/** Plays tracks round and round, so fast that an hour of music takes four minutes, and tells how far it is. */
const options = new URLSearchParams(location.search);
const ids = options.get('tracks').split(',').map(Number);
const durationMs = Number(options.get('durationMs'));
const engine = createEngine(document, 'auto');
const report = { heardMs: 0, joins: 0, ranges: 0, heap: 0 };
let key = 0;
let before = 0;
const item = () => {
  key += 1;
  return {
    key,
    trackId: ids[key % ids.length],
    codec: 'flac',
    renditions: ['original', 'original_mp4'],
    durationMs,
    gainDb: 0,
  };
};
engine.on('position', ({ positionMs }) => {
  if (positionMs > before) report.heardMs += positionMs - before;
  before = positionMs;
});
engine.on('track', () => {
  report.joins += 1;
  before = 0;
  engine.setNext(item(), 0);
});
engine.load(item(), 0);
engine.setNext(item(), 0);
engine.setRate(Number(options.get('rate')));
engine.play();
setInterval(() => {
  window.gc();
  report.heap = performance.memory.usedJSHeapSize / 1_048_576;
  report.ranges = document.querySelector('audio[data-player]').buffered.length;
  void fetch(`/bench-report?${encodeURIComponent(JSON.stringify(report))}`);
}, 2_000);
