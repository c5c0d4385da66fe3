import { createEngine } from '../../src/player/engine/create-engine.ts';
import type { EngineItem } from '../../src/player/engine/engine.ts';

/** What one run of the page tells. */
export interface Recording {
  /** Base64 of the tapped samples, 32-bit floats, little-endian. */
  left: string;
  right: string;
  /** Ranges in the buffer a moment after the join. */
  ranges: number;
  /** Keys of the `track` events. */
  tracks: number[];
  /** From `play()` to the first sample that is not silence, by the tap; milliseconds. */
  startMs: number;
  /** From a seek until the element stands there with something to play; milliseconds. */
  seekMs: number;
}

const tap = `registerProcessor('tap', class extends AudioWorkletProcessor {
  process([input]) {
    if (input.length > 1) this.port.postMessage([input[0].slice(), input[1].slice(), currentTime]);
    return true;
  }
})`;

function base64(pieces: Float32Array[]): string {
  let text = '';
  for (const piece of pieces) {
    const bytes = new Uint8Array(piece.buffer);
    for (const byte of bytes) text += String.fromCharCode(byte);
  }
  return btoa(text);
}

/**
 * Plays from shortly before the end of one track into the next, through the engine of the site, with a tap behind the
 * element.
 */
async function record(items: [EngineItem, EngineItem], rate: number, fromMs: number): Promise<Recording> {
  const engine = createEngine(document, 'original');
  const element = document.querySelector<HTMLAudioElement>('audio[data-player]');
  if (!element) throw new Error('There is no player.');
  const context = new AudioContext({ sampleRate: rate, latencyHint: 'interactive' });
  await context.audioWorklet.addModule(URL.createObjectURL(new Blob([tap], { type: 'text/javascript' })));
  const node = new AudioWorkletNode(context, 'tap');
  context.createMediaElementSource(element).connect(node).connect(context.destination);
  await context.resume();

  const left: Float32Array[] = [];
  const right: Float32Array[] = [];
  let firstSound: (() => void) | null = null;
  node.port.onmessage = ({ data: [one, two] }: MessageEvent<[Float32Array, Float32Array, number]>) => {
    left.push(one);
    right.push(two);
    if (firstSound && one.some((value) => Math.abs(value) > 0.01)) firstSound();
  };
  const sound = () =>
    new Promise<number>((done) => {
      const from = performance.now();
      firstSound = () => {
        firstSound = null;
        done(performance.now() - from);
      };
    });

  const tracks: number[] = [];
  engine.on('track', ({ key }) => tracks.push(key));
  const position = (past: number, key: number) =>
    new Promise<void>((done) => {
      const stop = engine.on('position', ({ positionMs }) => {
        if (positionMs < past || (key !== 0 && tracks.at(-1) !== key)) return;
        stop();
        done();
      });
    });
  engine.load(items[0], fromMs);
  engine.setNext(items[1], 0);
  const started = sound();
  engine.play();
  const startMs = await started;
  await position(800, items[1].key);
  const ranges = element.buffered.length;
  const [ofLeft, ofRight] = [base64(left), base64(right)];
  const soughtFrom = performance.now();
  const sought = new Promise((done) => element.addEventListener('seeked', done, { once: true }));
  engine.seek(200);
  await sought;
  const seekMs = performance.now() - soughtFrom;
  engine.dispose();
  await context.close();
  return { left: ofLeft, right: ofRight, ranges, tracks, startMs, seekMs };
}

declare global {
  interface Window {
    record: typeof record;
  }
}
window.record = record;
