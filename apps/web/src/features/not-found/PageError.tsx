import { ErrorState } from '@kantele/ui/ErrorState';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { errorOf, isNotFound } from '../../lib/api-error.ts';
import { NotFound } from './NotFound.tsx';

/** A page whose main thing could not be loaded. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const t = useT();
  const router = useRouter();
  if (isNotFound(error)) return <NotFound />;
  const { message, requestId } = errorOf(error);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page>
      <ErrorState
        title={t('This page could not be loaded')}
        message={t(message)}
        requestId={requestId ?? undefined}
        detailsLabel={t('Request number')}
        retryLabel={t('Try again')}
        onRetry={retry}
      />
    </Page>
  );
}
