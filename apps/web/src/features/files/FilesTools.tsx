import { FilterChips } from '@kantele/ui/Chip';
import { SearchField } from '@kantele/ui/SearchField';
import { useT } from '../../app/i18n.tsx';
import { useTyped } from '../../app/use-typed.ts';
import { useListSearch } from '../admin/parts/use-list-search.ts';
import * as css from './files.css.ts';
import type { FilesSearch } from './files-search.ts';

/** Searches files by name, and leads into the trash and back. */
export function FilesTools({ search }: { search: FilesSearch }) {
  const t = useT();
  const { filter } = useListSearch(search);
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => filter({ q: q || undefined }, true));
  return (
    <div className={css.tools}>
      <div className={css.search}>
        <SearchField
          label={t('Search files')}
          placeholder={t('Name')}
          clearLabel={t('Clear')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <FilterChips
        label={t('Show')}
        items={[
          { id: 'files', label: t('Files') },
          { id: 'trash', label: t('Trash') },
        ]}
        value={search.trash ? 'trash' : 'files'}
        onChange={(id) => filter({ trash: id === 'trash' || undefined, folder: undefined, q: undefined })}
      />
    </div>
  );
}
