import { ErrorState } from '@kantele/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { errorOf, isNotFound } from '../lib/api-error.ts';
import { Page } from './Page.tsx';

/** A page whose main thing could not be loaded. */
export function PageError({ error, reset }: ErrorComponentProps) {
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
        title="This page could not be loaded"
        message={message}
        requestId={requestId ?? undefined}
        detailsLabel="Number of the request"
        retryLabel="Try again"
        onRetry={retry}
      />
    </Page>
  );
}
