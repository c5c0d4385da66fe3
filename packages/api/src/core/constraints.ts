import type { AppError } from './errors.ts';

/** Name of the constraint that refused a statement (SQLSTATE class 23); null for all other errors. */
function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return null;
  return /^23/.test(String(error.code)) ? String(error.constraint) : null;
}

/**
 * For `catch`: a violated constraint becomes the refusal it stands for, everything else stays what it is. Looking first
 * and writing then would leave a race, which the constraint decides.
 * @param refusals by the constraint's name in the database
 */
export function refuseViolations(refusals: Record<string, () => AppError>): (error: unknown) => never {
  return (error) => {
    const refusal = refusals[violatedConstraint(error) ?? ''];
    throw refusal ? refusal() : error;
  };
}
