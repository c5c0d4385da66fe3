import { describe, expect, it } from 'vitest';
import { english } from '../../core/translate.ts';
import { avatarMaxBytes } from '../../identity/users/contract.ts';
import { uploadMetadata, uploadStates } from './contract.ts';
import { chunkSize, partCount, partSizeOf, uploadLimits } from './limits.ts';
import { refusalOf } from './policy.ts';

const mb = 1_024 * 1_024;

/** What people are told of a file of a type and a size, on a site that takes sound of at most 500 MB. */
function told(file: { name?: string; mime?: string; size?: number }): string | null {
  const facts = { name: 'Song.flac', mime: 'audio/flac', size: 10, endings: null, ...file };
  const rules = { maxBytes: 500 * mb, allowed: ['audio/*', 'png'], blocked: ['audio/midi', 'exe'] };
  const refusal = refusalOf(facts, rules);
  return refusal && english(refusal.text, refusal.params);
}

const notAllowed = 'This file type is not allowed';

/** What the specification says of uploads, by its section, and what the contract says. */
const table: [section: number, what: string, found: unknown, wanted: unknown][] = [
  [3, 'disks', uploadMetadata.shape.disk.unwrap().options, ['public', 'uploads']],
  [3, 'metadata', Object.keys(uploadMetadata.shape), ['disk', 'diskPrefix', 'parentId', 'relativePath']],
  [4, 'states', uploadStates, ['pending', 'inProgress', 'completed', 'failed', 'aborted']],
  [4, 'uploads at a time', uploadLimits.atOnce, 3],
  [4, 'milliseconds without progress', uploadLimits.inactivityMs, 30_000],
  [5, 'bytes of a profile picture', avatarMaxBytes, 2_097_152],
  [5, 'a file of the largest size', told({ size: 500 * mb }), null],
  [5, 'a larger file', told({ size: 500 * mb + 1 }), '`Song.flac` exceeds maximum allowed size of 500 MB'],
  [5, 'an empty file', told({ size: 0 }), 'This file is empty.'],
  [5, 'an empty file of a blocked type', told({ size: 0, name: 'Song.exe' }), notAllowed],
  [5, 'an allowed type', told({ mime: 'audio/x-something', name: 'a' }), null],
  [5, 'an allowed extension', told({ mime: 'application/x-none', name: 'a.png' }), null],
  [5, 'another type', told({ mime: 'text/html', name: 'a.html' }), notAllowed],
  [5, 'a blocked type', told({ mime: 'audio/midi' }), notAllowed],
  [5, 'a blocked extension', told({ name: 'Song.EXE' }), notAllowed],
  [9, 'bytes of a resumable upload', uploadLimits.resumableFrom, 4 * mb],
  [9, 'bytes of a multipart upload', uploadLimits.multipartFrom, 100 * mb],
  [9, 'bytes of a chunk', chunkSize(1), 20 * mb],
  [9, 'bytes of a part by the rule of S3', uploadLimits.partAtLeast, 5 * mb],
  [9, 'parts of the largest file of 20 MB chunks', partCount(200_000 * mb), 10_000],
  [9, 'parts of a larger file', partCount(1_000_001 * mb), 10_000],
  [9, 'bytes of the last part', partSizeOf(41 * mb, 3), mb],
  [9, 'parts signed together', uploadLimits.partsSignedAtOnce, 10],
  [9, 'parts at a time', uploadLimits.partsAtOnce, 5],
  [9, 'further tries of a part', uploadLimits.partRetries, 3],
  [9, 'pauses of a resumable upload', uploadLimits.retryDelays, [0, 3_000, 5_000, 10_000, 20_000]],
];

describe('uploads, as section', () => {
  it.each(table)('%i says: %s', (_section, _what, found, wanted) => {
    expect(found).toEqual(wanted);
  });
});
