import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { ErrorState } from '@kantele/ui/ErrorState';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../app/i18n.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { errorOf, isNotFound } from '../../lib/api-error.ts';
import { NotFoundView } from './NotFoundView.tsx';

export interface PageErrorProps extends ErrorComponentProps {
  /** Said in the place of the usual sentence and of what the server said. */
  title?: string;
}

/** A page whose main thing could not be loaded. */
export function PageErrorView({ error, reset, title: own }: PageErrorProps) {
  const t = useT();
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  if (isNotFound(error)) return <NotFoundView />;
  const { message, requestId } = errorOf(error);
  const offline = globalThis.navigator?.onLine === false;
  const title = offline ? t('You’re offline') : (own ?? t('This page could not be loaded'));
  const said = own ? undefined : t(message);
  return (
    <Page>
      <h1 className={visuallyHidden}>{title}</h1>
      <ErrorState
        title={title}
        message={offline ? t('This page opens by itself once the connection is back.') : said}
        requestId={requestId ?? undefined}
        detailsLabel={t('Request number')}
        retryLabel={t('Try again')}
        onRetry={retry}
      />
    </Page>
  );
}
