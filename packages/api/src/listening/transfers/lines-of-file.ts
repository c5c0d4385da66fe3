import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import yauzl from 'yauzl';
import { AppError, invalid } from '../../core/errors.ts';
import { libraryLinesMax } from './contract.ts';
import { libraryFileName } from './library-file.ts';

/** Bytes of the text at most, however small it was packed. */
const textBytesMax = 128 * 1_024 * 1_024;
/** Letters of one line at most; the longest this product writes has some 20,000. */
const lineLettersMax = 200_000;

/** Texts of whole lines, some at a time: the library itself, or the one in a zip. @throws AppError `invalid` on `file` */
export async function* linesOfFile(bytes: Uint8Array): AsyncGenerator<string[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isZip = buffer.subarray(0, 2).toString('latin1') === 'PK';
  const stream = isZip ? await libraryInZip(buffer) : Readable.from(inPieces(buffer));
  const decoder = new StringDecoder('utf8');
  let [rest, read, count] = ['', 0, 0];
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      read += piece.length;
      if (read > textBytesMax) throw damaged();
      const lines = (rest + decoder.write(piece)).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > lineLettersMax) throw damaged();
      count += lines.length;
      if (count > libraryLinesMax)
        throw invalid('file', 'This file names more than :count songs.', { count: libraryLinesMax });
      yield lines;
    }
    yield [rest + decoder.end()];
  } catch (error) {
    // What the zip holds cannot be unpacked.
    throw error instanceof AppError ? error : damaged();
  } finally {
    stream.destroy();
  }
}

export const damaged = () => invalid('file', 'This file is damaged and cannot be read.');
export const noLibrary = () => invalid('file', 'There is no library in this file.');

const pieceBytes = 65_536;

function* inPieces(buffer: Buffer): Generator<Buffer> {
  for (let at = 0; at < buffer.length; at += pieceBytes) yield buffer.subarray(at, at + pieceBytes);
}

async function libraryInZip(buffer: Buffer): Promise<Readable> {
  try {
    const zip = await yauzl.fromBufferPromise(buffer);
    for await (const entry of zip.eachEntry())
      if (entry.fileName === libraryFileName || entry.fileName.endsWith(`/${libraryFileName}`))
        return await zip.openReadStreamPromise(entry);
  } catch {
    throw damaged();
  }
  throw noLibrary();
}
