import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { GenresField } from '../../genres/GenresField.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import type { NamedFilter } from './CatalogueTable.tsx';

/** The filter of a table by one genre, with the dialog it is chosen in. */
export function useGenreFilter(genre: number | undefined, onChoose: (genre: number) => void) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { data } = trpc.genres.get.useQuery({ slug: genre ?? 0 }, { enabled: genre !== undefined });
  const filter: NamedFilter = {
    id: 'genre',
    label: t('Genre: :name', { name: data?.genre.display_name ?? String(genre ?? '') }),
    choose: t('Genre…'),
    isOn: genre !== undefined,
    onChoose: () => setAsking(true),
  };
  const dialog = <GenreFilterDialog isOpen={asking} onClose={() => setAsking(false)} onChoose={onChoose} />;
  return { filter, dialog };
}

interface GenreFilterDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (genre: number) => void;
}

function GenreFilterDialog({ isOpen, onClose, onChoose }: GenreFilterDialogProps) {
  const t = useT();
  const [genre, setGenre] = useState<number | null>(null);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Filter by genre')}
      submitLabel={t('Filter')}
      onSubmit={async () => {
        if (genre !== null) onChoose(genre);
        setGenre(null);
        return undefined;
      }}
    >
      <GenresField
        label={t('Genre')}
        value={genre === null ? [] : [genre]}
        onChange={(ids) => setGenre(ids.at(-1) ?? null)}
      />
    </FormDialog>
  );
}
