import { ErrorState } from '@kantele/ui/ErrorState';
import { Skeleton } from '@kantele/ui/Skeleton';
import { type ReactNode, useEffect } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { errorOf, isNotFound } from '../../../lib/api-error.ts';
import { BesideSheet } from './BesideSheet.tsx';
import { fields } from './parts.css.ts';

interface RecordSheetProps {
  id: number;
  /** What it is called, or what it is as long as that is not known. */
  title: string;
  /** Said when there is none of this id. */
  missing: string;
  /** Said when it could not be loaded. */
  failed: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  onClose: () => void;
  /** Null while it is on its way. */
  children: ReactNode;
}

/** One thing of a table, at the end of the window beside the table it was opened from. */
export function RecordSheet({ id, title, missing, failed, query, onClose, children }: RecordSheetProps) {
  const t = useT();
  const { error, isFetching, refetch } = query;
  useRowFocus(id);
  return (
    <BesideSheet title={title} onClose={onClose}>
      {error ? (
        <ErrorState
          title={isNotFound(error) ? missing : failed}
          message={t(errorOf(error).message)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        (children ?? <Waiting />)
      )}
    </BesideSheet>
  );
}

function Waiting() {
  return (
    <div className={fields.stack}>
      <Skeleton shape="circle" width={56} />
      <Skeleton height={40} />
      <Skeleton height={40} />
      <Skeleton height={40} />
    </div>
  );
}

/** Where the sheet was opened by an address, its row is where one goes back to. */
function useRowFocus(id: number) {
  useEffect(
    () => () => {
      setTimeout(() => {
        const away = document.activeElement === document.body || document.activeElement?.tagName === 'H1';
        if (away) document.querySelector<HTMLElement>(`#main [role="row"][data-key="${id}"]`)?.focus();
      }, 60);
    },
    [id],
  );
}
