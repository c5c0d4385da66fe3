/** Samples at 48 kHz of one Opus frame by configuration number (RFC 6716 table 2). */
function frameSamples(config: number): number {
  if (config < 12) return [480, 960, 1920, 2880][config & 3] ?? 0;
  if (config < 16) return config & 1 ? 960 : 480;
  return 120 << (config & 3);
}

/** Longest packet: 120 ms. */
const longest = 5_760;

/** Samples at 48 kHz an Opus packet decodes to, by its first two bytes; 0 when it is malformed. */
export function opusSamples(packet: Uint8Array): number {
  const [toc, count = 0] = packet;
  if (toc === undefined) return 0;
  const code = toc & 3;
  const frames = code === 0 ? 1 : code < 3 ? 2 : packet.length < 2 ? 0 : count & 63;
  const samples = frames * frameSamples(toc >> 3);
  return samples > longest ? 0 : samples;
}
