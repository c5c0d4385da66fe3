import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { ErrorState } from '@kantele/ui/ErrorState';
import { ProgressLine } from '@kantele/ui/ProgressLine';
import type { ReactNode } from 'react';
import { useT } from '../../app/i18n.tsx';
import { errorOf } from '../../lib/api-error.ts';
import { NoResults } from './NoResults.tsx';
import { FoundPending } from './ResultsPending.tsx';
import { useRememberChoice } from './useRememberChoice.ts';
import { resultsMark, useResultSteps } from './useResultSteps.ts';

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
  if (!data) return <FoundPending />;
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
