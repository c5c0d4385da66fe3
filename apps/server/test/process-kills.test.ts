import { failpoints } from '@kantele/api/server';
import { expect, it } from 'vitest';
import { killUploads } from './kills/kill-uploads.ts';

it('uploads lose nothing and leave nothing when their servers are killed at every step and at any moment', async () => {
  const { problems, places, kills, files, resumed } = await killUploads({ perPoint: 2, random: 8, seed: 7 });
  expect(problems).toEqual([]);
  expect(places).toEqual({ ...Object.fromEntries(failpoints.map((point) => [point, 2])), anywhere: 8 });
  expect(kills).toBe(30);
  expect(files).toBeGreaterThan(10);
  expect(resumed).toBeGreaterThan(5);
});
