import type { AppError } from './errors.ts';

/** Whether a statement failed because the row exists already (SQLSTATE 23505). */
function isDuplicate(error: unknown): boolean {
  return sqlState(error) === '23505';
}

function sqlState(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** For `catch`: a row that exists already becomes a refusal, everything else stays what it is. */
export function ifDuplicate(refusal: () => AppError): (error: unknown) => never {
  return (error) => {
    throw isDuplicate(error) ? refusal() : error;
  };
}
