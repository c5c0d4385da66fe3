/** Whether a statement failed because the row exists already (SQLSTATE 23505). */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === '23505';
}

function sqlState(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
