import { expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1_023, '1,023 bytes'],
  [1_536, '1.5 kB'],
  [2_097_152, '2 MB'],
  [157_286_400, '150 MB'],
  [107_374_182_400, '100 GB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes, 'en')).toBe(text));
