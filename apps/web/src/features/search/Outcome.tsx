import { ErrorState, ProgressLine, visuallyHidden } from '@kantele/ui';
import type { ReactNode } from 'react';
import { errorOf } from '../../lib/api-error.ts';
import { useT } from '../../shell/i18n.tsx';
import { ShelfSkeleton } from '../../shell/ShelfSkeleton.tsx';
import { resultsMark, useResultSteps } from '../../shell/useResultSteps.ts';
import { NoResults } from './NoResults.tsx';
import { useRememberChoice } from './useRememberChoice.ts';

interface OutcomeProps {
  query: string;
  found: {
    data: unknown;
    error: Parameters<typeof errorOf>[0];
    /** What is shown belongs to the search before. */
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  isEmpty: boolean;
  instead: string | null;
  /** The results. */
  children: ReactNode;
}

/** A search and what came of it: nothing yet, nothing at all, an error, or results one can walk through. */
export function Outcome({ query, found, isEmpty, instead, children }: OutcomeProps) {
  const t = useT();
  const steps = useResultSteps();
  const remember = useRememberChoice();
  const { data, error, isPlaceholderData } = found;
  if (error && (!data || isPlaceholderData)) {
    return (
      <ErrorState
        title={t('The search did not work')}
        message={t(errorOf(error).message)}
        retryLabel={t('Try again')}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (!data) return <ShelfSkeleton />;
  return (
    <>
      {isPlaceholderData && <ProgressLine label={t('Searching')} />}
      <p role="status" className={visuallyHidden}>
        {!isPlaceholderData && !isEmpty && t('Results for “:query”', { query })}
      </p>
      {isEmpty ? (
        !isPlaceholderData && <NoResults query={query} instead={instead} />
      ) : (
        <div {...resultsMark} {...steps} onClickCapture={remember} aria-busy={isPlaceholderData}>
          {children}
        </div>
      )}
    </>
  );
}
