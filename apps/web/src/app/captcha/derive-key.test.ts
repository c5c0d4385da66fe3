import { pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveInScript } from './derive-key.ts';

const text = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);

it.each([
  [20, 16, 1],
  [20, 16, 2],
  [64, 8, 3],
  [65, 70, 500],
])('derives keys as everybody does: %d bytes, salt of %d, %d rounds', async (length, salt, cost) => {
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', cost, keyLength: 32, keyPrefix: '' };
  const { derivedKey } = await deriveInScript(parameters, text(salt), text(length));
  expect([...derivedKey]).toEqual([...pbkdf2Sync(text(length), text(salt), cost, 32, 'sha256')]);
});
