import { AppError, fieldTexts } from '@kantele/api/server';
import { isConnectionLost } from '@kantele/db';

const ofCodes: Record<string, string> = {
  ENOSPC: 'There is no space left',
  EDQUOT: 'There is no space left',
  EACCES: 'This may not be written or read',
  EPERM: 'This may not be written or read',
  EROFS: 'The file system is read-only',
  ENOTDIR: 'This is not a folder',
  EEXIST: 'This is not a folder',
};

/** What went wrong, as a sentence for the person at the terminal. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AppError && error.fields)
    return Object.values(fieldTexts(error.fields)).flat().join(' ');
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  const known = code === undefined ? undefined : ofCodes[code];
  if (known) return path === undefined ? `${known}.` : `${known}: ${path}`;
  if (isConnectionLost(error)) return `The database does not answer: ${error.message}`;
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
