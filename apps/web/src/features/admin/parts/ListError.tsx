import { ErrorState } from '@kantele/ui/ErrorState';
import { useT } from '../../../app/i18n.tsx';
import { errorOf } from '../../../lib/api-error.ts';

interface ListErrorProps {
  title: string;
  error: unknown;
  pending: boolean;
  onRetry: () => void;
  /** Leads to the first page: an address may name a place in the list there is not. */
  onFirstPage?: () => void;
}

/** A list that could not be loaded, in the place of its rows. */
export function ListError({ title, error, pending, onRetry, onFirstPage }: ListErrorProps) {
  const t = useT();
  const { message, fields, requestId } = errorOf(error);
  const lost = onFirstPage !== undefined && 'cursor' in fields;
  return (
    <ErrorState
      title={title}
      message={lost ? t('This page of the list is no longer there.') : t(message)}
      requestId={requestId ?? undefined}
      detailsLabel={t('Request number')}
      retryLabel={lost ? t('To the first page') : t('Try again')}
      onRetry={lost ? onFirstPage : onRetry}
      pending={pending}
    />
  );
}
