import { expect, test } from '@playwright/test';
import { listenTo } from './browsers/listening.ts';
import type { RemotePage } from './browsers/remote-page.ts';
import { startWebkit } from './browsers/webkit.ts';
import { startFixtures } from './gapless/fixtures.ts';
import { playJoin, typesOf } from './gapless/run.ts';

let served: Awaited<ReturnType<typeof startFixtures>>;
let page: RemotePage;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  served = await startFixtures();
  page = await startWebkit();
});
test.afterAll(async () => {
  await page?.close();
  served?.close();
});

/**
 * The page of this browser went down once while it recorded a join, and the cause is not known. Joins are recorded anew
 * then, once, and the run says so; how the product plays in it is not tried twice.
 */
async function inWebkit<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!String(error).includes('page crash or hang')) throw error;
    test.info().annotations.push({ type: 'begun anew', description: String(error) });
    await page.close();
    page = await startWebkit();
    return await work();
  }
}

test('WebKit takes MPEG frames, and every other original as it is', async () => {
  expect(await typesOf(page, served.fixtures, served.url)).toEqual([
    ...['audio/mp4; codecs="flac"', 'audio/mp4; codecs="mp4a.40.2"', 'audio/mpeg'],
    ...['audio/webm; codecs="vorbis"', 'audio/mp4; codecs="opus"', 'audio/webm; codecs="opus"'],
  ]);
});

for (const name of ['flac original_mp4', 'aac original_mp4']) {
  test(`WebKit, ${name}: one track follows the other`, async () => {
    // A tap in this browser loses samples when the machine is busy: that there is a join is tested, how good it is told.
    const join = await inWebkit(() => playJoin(page, served.fixtures, served.url, name));
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(join) });
    expect(join.tracks).toEqual([join.second]);
  });
}

test('in WebKit an album plays, is gone about in and skipped in', async () => {
  const heard = await listenTo(page, process.env.E2E_URL ?? '', 'Northern Rooms');
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(heard) });
  expect(heard.kinds).toEqual(['original_mp4']);
  expect(heard.place).toBeGreaterThanOrEqual(40);
  expect(heard.title).toContain('Every Door a Different Blue');
  expect(heard.startMs).toBeLessThan(4_000);
  expect(heard.seekMs).toBeLessThan(4_000);
});
