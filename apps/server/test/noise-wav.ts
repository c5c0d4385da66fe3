import { randomFillSync } from 'node:crypto';

/** A WAV file of noise, of so many bytes with its head: mono, 16 bits at 8 kHz. */
export function noiseWav(size: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(size - 8, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(size - head.length, 40);
  return Buffer.concat([head, randomFillSync(Buffer.alloc(size - head.length))]);
}
