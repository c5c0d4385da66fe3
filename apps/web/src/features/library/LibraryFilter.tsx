import { SearchField } from '@kantele/ui/SearchField';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { useTyped } from '../../app/use-typed.ts';
import * as css from './library.css.ts';

/** Narrows a list of the library down to what is typed; the address says it. */
export function LibraryFilter({ label, query }: { label: string; query: string | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const [typed, setTyped] = useTyped(
    query ?? '',
    (q) =>
      void navigate({
        to: '.',
        search: (old: Record<string, unknown>) => ({
          ...old,
          q: q || undefined,
          page: undefined,
          cursor: undefined,
        }),
        replace: true,
        resetScroll: false,
      }),
  );
  return (
    <div className={css.filter}>
      <SearchField
        label={label}
        placeholder={t('Filter')}
        clearLabel={t('Clear')}
        value={typed}
        onChange={setTyped}
      />
    </div>
  );
}
