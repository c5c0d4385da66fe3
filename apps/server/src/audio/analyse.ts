import type { AudioAnalysis, Cut, SoundWindow } from '@kantele/api/audio-tools';
import { decodeOnce } from './decode.ts';
import type { Ffmpeg } from './ffmpeg.ts';

/** Decodes a file once and measures it. @throws AudioFileError; the signal's reason when aborted */
export async function analyse(
  ffmpeg: Ffmpeg,
  path: string,
  options: { window?: SoundWindow | Cut | null; signal?: AbortSignal } = {},
): Promise<AudioAnalysis> {
  const { analysis } = await decodeOnce(ffmpeg, path, options);
  return analysis;
}
