import type { ByteReader } from './byte-reader.ts';
import type { PacketIndex } from './types.ts';

export async function indexOgg(_file: ByteReader, _start: number): Promise<PacketIndex | null> {
  return null;
}
