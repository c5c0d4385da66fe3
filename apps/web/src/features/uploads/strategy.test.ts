import { describe, expect, it } from 'vitest';
import { atOnce, strategyOf } from './strategy.ts';

const mb = 1_024 * 1_024;
const offered = ['direct', 'tus', 's3'] as const;

describe('a strategy', () => {
  it('sends files below 4 MB in one request, others resumably', () => {
    expect(strategyOf(4 * mb - 1, offered).transport).toBe('direct');
    expect(strategyOf(4 * mb, offered).transport).toBe('tus');
  });
  it('sends files from 100 MB to the bucket, in parts, where there is one', () => {
    expect(strategyOf(100 * mb - 1, offered).transport).toBe('tus');
    expect(strategyOf(100 * mb, offered)).toEqual({ transport: 's3', chunkSize: 20 * mb });
    expect(strategyOf(100 * mb, ['direct', 'tus']).transport).toBe('tus');
    expect(strategyOf(100 * mb, []).transport).toBe('tus');
  });
  it('lets three run at a time, and one beside a folder or an upload of several chunks', () => {
    const small = { size: mb, inFolder: false };
    expect(atOnce([])).toBe(3);
    expect(atOnce([small, small])).toBe(3);
    expect(atOnce([{ size: 20 * mb, inFolder: false }])).toBe(3);
    expect(atOnce([{ size: 20 * mb + 1, inFolder: false }])).toBe(1);
    expect(atOnce([small, { size: 10, inFolder: true }])).toBe(1);
  });
});
