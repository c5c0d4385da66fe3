import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../app/code.ts';
import { errorOf } from '../../lib/api-error.ts';

const ConfirmPassword = lazyPart(() => import('./ConfirmPassword.tsx'));

/**
 * For calls the server answers with `locked`: asks for the password, then calls again. The answer is null when nobody
 * gave it. The element belongs into the page.
 */
export function useWithPassword(): {
  withPassword: <Value>(call: () => Promise<Value>) => Promise<{ value: Value } | null>;
  passwordDialog: ReactNode;
} {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);

  const withPassword = async <Value,>(call: () => Promise<Value>) => {
    try {
      return { value: await call() };
    } catch (error) {
      if (errorOf(error).code !== 'locked') throw error;
    }
    const confirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    return confirmed ? { value: await call() } : null;
  };

  const passwordDialog = answer && <ConfirmPassword onAnswer={answer} />;
  return { withPassword, passwordDialog };
}
