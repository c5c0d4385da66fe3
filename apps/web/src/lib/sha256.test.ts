import { createHash, pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { pbkdf2, sha256 } from './sha256.ts';

const text = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000])('digests %d bytes as everybody does', (length) => {
  const message = text(length);
  expect([...sha256(message)]).toEqual([...createHash('sha256').update(message).digest()]);
});

it.each([
  [20, 16, 1],
  [20, 16, 2],
  [64, 8, 3],
  [65, 70, 500],
])('derives keys as everybody does: %d bytes, salt of %d, %d rounds', (length, salt, rounds) => {
  const expected = pbkdf2Sync(text(length), text(salt), rounds, 32, 'sha256');
  expect([...pbkdf2(text(length), text(salt), rounds)]).toEqual([...expected]);
});
