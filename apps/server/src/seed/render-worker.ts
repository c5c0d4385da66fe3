import { parentPort, workerData } from 'node:worker_threads';
import { type DemoAlbum, renderAlbum } from '@kantele/demo-music';

/** What the worker is started with. */
export interface RenderJob {
  album: DemoAlbum;
  indexes: number[];
}

const port = parentPort;
if (port) {
  const { album, indexes } = workerData as RenderJob;
  const tracks = renderAlbum(album, indexes);
  // The next track is made only when the last one was taken, so no more than two are in memory.
  const send = () => {
    const next = tracks.next();
    if (next.done) {
      port.postMessage(null);
      port.close();
    } else port.postMessage(next.value, [next.value.pcm.buffer]);
  };
  port.on('message', send);
  send();
}
