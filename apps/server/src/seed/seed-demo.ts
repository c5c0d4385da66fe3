import { join } from 'node:path';
import { createImport, runImport, type Services, systemContext } from '@kantele/api/server';
import { demoAlbums } from '@kantele/demo-music';
import { dressAlbum, mayHaveDemo, settleDemo } from './dress-demo.ts';
import { writeDemoAlbum } from './write-album.ts';

/**
 * Fills an empty site with the demo catalogue: each album is composed, written as files below `demo/` and imported
 * like any folder of music. Continues where an earlier start was stopped; the same every time.
 */
export async function seedDemo(services: Services, dataDir: string, signal: AbortSignal): Promise<void> {
  const ctx = systemContext(services, 'seed', signal);
  const dir = join(dataDir, 'demo');
  if (!(await mayHaveDemo(ctx, dir))) return;
  const { path: ffmpeg } = services.audio.describe();
  for (const album of demoAlbums) {
    await writeDemoAlbum({ ffmpeg, dir, album, signal });
    signal.throwIfAborted();
    const { id } = await createImport(ctx, { path: dir });
    await runImport(ctx, { import_id: id }, { signal });
    await dressAlbum(ctx, album);
  }
  await settleDemo(ctx);
}
