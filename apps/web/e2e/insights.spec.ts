import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';
import { addPerson, asAdmin, signIn } from './people.ts';

const day = 24 * 3_600_000;
const isoDay = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10);

/** Three plays of a track from its album, and one of last week. */
async function hear(page: Page, trackId: number) {
  for (const [days, context] of [
    [0, { type: 'album', id: 1 }],
    [0, { type: 'album', id: 1 }],
    [0, { type: 'search', id: null }],
    [9, undefined],
  ] as const) {
    const response = await page.request.post(`/api/v1/tracks/${trackId}/plays`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: {
        id: crypto.randomUUID(),
        started_at: new Date(Date.now() - days * day).toISOString(),
        heard_ms: 40_000,
        context,
      },
    });
    expect(await response.json()).toEqual({ counted: true });
  }
}

test('who works for an artist sees what was listened to, by day, as a table and as a file', {
  tag: '@long',
}, async ({ page }) => {
  const { id: trackId } = await find(page, 'tracks', 'Swell');
  const { track } = (await (await page.request.get(`/api/v1/tracks/${trackId}`)).json()) as {
    track: { artists: { id: number; name: string }[] };
  };
  const [artist] = track.artists;
  const { email } = await addPerson(page, 'insight', ['Artists']);
  const before = await asAdmin(page, async (api, headers) => {
    const url = `/api/v1/backstage/artists/${artist?.id}`;
    await api.post(`${url}/members`, { headers, data: { account: email } });
    const plays = async () => {
      const answer = await api.get(`${url}/insights?from=${isoDay(6)}&to=${isoDay(0)}`);
      return ((await answer.json()) as { report: { totals: { plays: number } } }).report.totals.plays;
    };
    const were = await plays();
    await hear(page, trackId);
    await expect.poll(plays).toBeGreaterThanOrEqual(were + 3);
    return were;
  });
  await signIn(page, email);
  await open(page, '/backstage');
  await expect(page.getByRole('heading', { level: 1, name: artist?.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Latest releases' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Plays per day' })).toBeVisible();
  await expectNoFaults(page, 'the dashboard of an artist');

  await page.getByRole('link', { name: 'Insights' }).click();
  await page.getByRole('button', { name: /Days/ }).click();
  await page.getByRole('option', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/range=7/);
  const chart = page.getByRole('slider', { name: 'Plays per day' });
  await expect(chart).toHaveAttribute('aria-valuemax', '6');
  await chart.focus();
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /These days [1-9]\d*, Before \d+$/);
  await expect(page.getByRole('list', { name: 'How it was found' })).toContainText('Album pages');
  await expect(page.getByRole('region', { name: 'Table: Most played songs' })).toContainText('Swell');
  await expectNoFaults(page, 'the insights of an artist');

  await page.getByRole('button', { name: 'View as table' }).click();
  const rows = page.getByRole('region', { name: 'Table: Plays per day' }).getByRole('row');
  await expect(rows).toHaveCount(8);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV: Plays per day' }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe('Day,These days,Before');
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)?.startsWith(`${isoDay(0)},`)).toBe(true);
  const sum = lines.slice(1).reduce((all, line) => all + Number(line.split(',')[1]), 0);
  expect(sum).toBeGreaterThanOrEqual(before + 3);

  await page.getByText('Compare with the days before').click();
  await expect(page.getByRole('columnheader', { name: 'Before' })).toHaveCount(0);
});

test('an artist nobody has heard yet is told when numbers come; an admin sees the whole site', {
  tag: '@long',
}, async ({ page }) => {
  const { email } = await addPerson(page, 'unheard', ['Artists']);
  const id = await asAdmin(page, async (api, headers) => {
    const made = await api.post('/api/v1/artists', { headers, data: { name: `Unheard ${Date.now()}` } });
    const { artist } = (await made.json()) as { artist: { id: number } };
    await api.post(`/api/v1/backstage/artists/${artist.id}/members`, { headers, data: { account: email } });
    return artist.id;
  });
  await signIn(page, email);
  await open(page, '/backstage/insights');
  await expect(page.getByText('Numbers appear after your first plays')).toBeVisible();
  await open(page, '/admin/insights');
  await expect(page.getByRole('heading', { name: 'Insights' })).toHaveCount(0);
  await hear(page, (await find(page, 'tracks', 'Swell')).id);
  await asAdmin(page, async (api, headers) => {
    await api.delete(`/api/v1/artists/${id}`, { headers });
    const firstDay = async () => {
      const answer = await api.get(`/api/v1/insights?from=${isoDay(6)}&to=${isoDay(0)}`);
      return ((await answer.json()) as { report: { first_day: string | null } }).report.first_day;
    };
    await expect.poll(firstDay).not.toBeNull();
  });
  await page.context().clearCookies();
  await signIn(page);
  await open(page, '/admin/insights');
  await page.getByRole('radio', { name: 'New accounts' }).click({ force: true });
  await expect(page.getByRole('slider', { name: 'New accounts per day' })).toBeVisible();
  await expectNoFaults(page, 'the insights of the site');
});
