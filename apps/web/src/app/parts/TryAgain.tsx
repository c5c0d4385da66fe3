import { ErrorState } from '@kantele/ui/ErrorState';
import { useT } from '../i18n.tsx';

/** A part of the page that could not be read. */
export function TryAgain({ onRetry }: { onRetry: () => unknown }) {
  const t = useT();
  return (
    <ErrorState
      title={t('There was an issue. Please try again.')}
      retryLabel={t('Try again')}
      onRetry={() => void onRetry()}
    />
  );
}
