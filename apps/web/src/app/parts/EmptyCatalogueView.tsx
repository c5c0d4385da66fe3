import { buttonStyle } from '@kantele/ui/Button.css';
import { EmptyLibraryDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCan } from '../boot.tsx';
import { useT } from '../i18n.tsx';
import { trpc } from '../trpc.ts';

/** So often it is asked whether music has come, in milliseconds. */
const lookMs = 5_000;

/** A site without music; those who may are led to where it is added. The page is read anew as soon as music is there. */
export default function EmptyCatalogueView() {
  const t = useT();
  const queryClient = useQueryClient();
  const { data } = trpc.albums.list.useQuery(
    { per_page: 1 },
    {
      refetchInterval: ({ state }) => (state.data?.pagination.data.length ? false : lookMs),
    },
  );
  const isFilled = (data?.pagination.data.length ?? 0) > 0;
  useEffect(() => {
    if (isFilled) void queryClient.invalidateQueries();
  }, [isFilled, queryClient]);
  const mayAdd = useCan('settings.manage');
  const add = (
    <Link to="/admin/library" className={buttonStyle({ variant: 'accent' })}>
      {t('Add music')}
    </Link>
  );
  return (
    <EmptyState
      title={t('No music here yet')}
      drawing={<EmptyLibraryDrawing />}
      layout="page"
      action={mayAdd ? add : undefined}
    >
      {mayAdd
        ? t('Choose a folder of the server. Its files stay where they are, and nothing in them is changed.')
        : t('Albums will appear here once added.')}
    </EmptyState>
  );
}
