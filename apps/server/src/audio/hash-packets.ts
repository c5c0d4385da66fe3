import { AudioFileError } from '@kantele/api/audio-tools';
import { type Ffmpeg, inputArguments, runFfmpeg } from './ffmpeg.ts';
import { readableReason } from './run.ts';
import { sniffFile } from './sniff.ts';

/**
 * SHA-256 (hex) of the coded sound of a file as ffmpeg's demuxer gives it, whatever its tags: for files whose packets
 * are never sent as they are.
 *
 * @throws AudioFileError
 */
export async function hashPackets(ffmpeg: Ffmpeg, path: string, signal?: AbortSignal): Promise<string> {
  const format = await sniffFile(path);
  const copy = ['-map', '0:a:0', '-c', 'copy', '-f', 'hash', '-hash', 'sha256', 'pipe:1'];
  let output = '';
  const { code, stderr } = await runFfmpeg(ffmpeg, [...inputArguments(path, format), ...copy], {
    timeoutMs: 600_000,
    signal,
    onOutput: (chunk) => {
      output = (output + chunk.toString('latin1')).slice(-200);
    },
  });
  const hash = /SHA256=([0-9a-f]{64})/.exec(output)?.[1];
  if (code === null) throw new Error('The reader was ended by the system.');
  if (!hash) throw new AudioFileError('broken', `The file cannot be read: ${readableReason(stderr)}`);
  return hash;
}
