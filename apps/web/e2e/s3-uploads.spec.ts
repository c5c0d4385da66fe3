import { copyFileSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Page, Route } from '@playwright/test';
import { createS3Client, type S3Config } from '../../server/src/storage/s3-client.ts';
import { gatewayAt, startCeph } from '../../server/test/ceph.ts';
import { noiseWav } from '../../server/test/noise-wav.ts';
import { expect, open, test } from './kantele.ts';
import { isReady, type Site, startSite, until } from './site.ts';

const mb = 1_024 * 1_024;
/** Just large enough to be sent in parts: six of them. */
const size = 101 * mb;

let folder: string;
let site: Site;
let bucket: S3Config;
let stopCeph: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kantele-bucket-'));
  const { keys, close } = await startCeph();
  stopCeph = close;
  bucket = await gatewayAt(keys).newBucket();
  site = await startSite(folder, {
    ...{ S3_ENDPOINT: bucket.endpoint, S3_BUCKET: bucket.bucket, WORKER: 'false' },
    ...{ S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey },
  });
  const file = createWriteStream(join(folder, 'night.wav'));
  file.end(noiseWav(size));
  await finished(file);
  for (const name of ['refused.wav', 'unanswered.wav'])
    copyFileSync(join(folder, 'night.wav'), join(folder, name));
  await until(() => isReady(site.url));
});
test.afterAll(async () => {
  await site?.stop();
  await stopCeph?.();
  rmSync(folder, { recursive: true });
});

/** The rule docs/operating.md asks for. */
async function allowBrowsers(): Promise<void> {
  const rule = `<AllowedOrigin>${site.url}</AllowedOrigin><AllowedMethod>PUT</AllowedMethod><AllowedHeader>content-type</AllowedHeader><ExposeHeader>ETag</ExposeHeader>`;
  const text = `<CORSConfiguration><CORSRule>${rule}</CORSRule></CORSConfiguration>`;
  const body = new TextEncoder().encode(text);
  await createS3Client(bucket).text({ method: 'PUT', query: { cors: '' }, body });
}

/** Signs in and opens one's own files; answers the parts that are sent to the bucket from here on. */
async function openFiles(page: Page): Promise<number[]> {
  const data = { email: 'admin@example.com', password: 'correct horse battery' };
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await page.request.post(`${site.url}/auth/login`, { data, headers })).ok()).toBe(true);
  const parts: number[] = [];
  page.on('request', (request) => {
    const part = new URL(request.url()).searchParams.get('partNumber');
    if (request.method() === 'PUT' && part) parts.push(Number(part));
  });
  await open(page, `${site.url}/backstage/files`);
  return parts;
}

async function choose(page: Page, name = 'night.wav'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(join(folder, name));
}

const row = (page: Page, name = 'night.wav') => page.getByRole('row').filter({ hasText: name });
const remembered = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('s3-multipart::')));

for (const [bucketThat, name] of [
  ['does not let browsers in', 'refused.wav'],
  ['takes what browsers send and lets them read no answer', 'unanswered.wav'],
] as const) {
  test(`a large file goes through the server where the bucket ${bucketThat}`, {
    tag: '@long',
  }, async ({ page, problems }) => {
    // A request that is looked at on its way needs no leave of the bucket, its answer still does.
    if (name === 'unanswered.wav') await page.route(/[?&]partNumber=/, (route) => route.fallback());
    const parts = await openFiles(page);
    await choose(page, name);
    await expect(row(page, name)).toBeVisible({ timeout: 90_000 });
    expect(parts.length).toBeGreaterThan(0);
    expect(await remembered(page)).toEqual([]);
    // The browser says of each try that the bucket has no rule for it, until the page goes: parts may still be on their way.
    await page.close();
    expect(problems.every((problem) => /CORS policy|net::ERR_FAILED|\[Uppy\]/.test(problem))).toBe(true);
    problems.length = 0;
  });
}

test('a large file goes to the bucket in parts, and goes on where it was after a reload', {
  tag: '@long',
}, async ({ page }) => {
  await allowBrowsers();
  const parts = await openFiles(page);
  // The last part does not arrive.
  const held: Route[] = [];
  await page.route(/[?&]partNumber=6&/, (route) => void held.push(route));
  await choose(page);
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect.poll(() => [...parts].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  await expect(tray.getByRole('progressbar', { name: 'All uploads' })).toHaveAttribute(
    'aria-valuenow',
    /99|98/,
  );
  expect(await remembered(page)).toHaveLength(1);

  // The window goes, and with it the part on its way.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  // Without this, the end of the interception would let a part go on that its window has not dropped yet.
  await Promise.all(held.map((route) => route.abort()));
  await page.unroute(/[?&]partNumber=6&/);
  const again = await openFiles(page);
  await choose(page);
  await expect(row(page)).toHaveCount(1, { timeout: 60_000 });
  expect(again).toEqual([6]);
  expect(await remembered(page)).toEqual([]);
});

test('a large file that is given up leaves nothing in the bucket', { tag: '@long' }, async ({ page }) => {
  await allowBrowsers();
  const parts = await openFiles(page);
  await page.route(/[?&]partNumber=6&/, () => {});
  await choose(page);
  await expect.poll(() => parts.length).toBe(6);
  const tray = page.getByRole('region', { name: 'Uploads' });
  await tray.getByRole('button', { name: 'Show files' }).click();
  await tray.getByRole('button', { name: 'Cancel night.wav' }).click();
  await expect(tray.getByText('Cancelled')).toBeVisible();
  expect(await remembered(page)).toEqual([]);
  const open = async () => {
    const { text } = await createS3Client(bucket).text({ method: 'GET', query: { uploads: '' } });
    return text.includes('<UploadId>');
  };
  await expect.poll(open).toBe(false);
});
