import { createEngine } from '../../apps/web/src/player/engine/create-engine.ts';

/** Plays tracks round and round, so fast that an hour of music takes four minutes. */
window.playRound = (ids, durationMs, rate) => {
  const engine = createEngine(document, 'auto');
  let key = 0;
  const item = () => {
    key += 1;
    const trackId = ids[key % ids.length];
    return { key, trackId, renditions: ['aac_256'], durationMs, gainDb: 0 };
  };
  const state = { heardMs: 0, tracks: 0, ranges: 0 };
  let before = 0;
  engine.on('position', ({ positionMs }) => {
    if (positionMs > before) state.heardMs += positionMs - before;
    before = positionMs;
    state.ranges = document.querySelector('audio[data-player]').buffered.length;
  });
  engine.on('track', () => {
    state.tracks += 1;
    before = 0;
    engine.setNext(item(), 0);
  });
  engine.load(item(), 0);
  engine.setNext(item(), 0);
  engine.setRate(rate);
  engine.play();
  window.heard = state;
};
