import { chipStyle } from '@kantele/ui/Chip.css';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { useCurrentInView } from '../../app/useCurrentInView.ts';
import type { ListLink } from '../tracks/list-address.ts';
import { LibraryFilter } from './LibraryFilter.tsx';
import * as css from './library.css.ts';
import type { LibraryPath } from './library-sections.ts';

interface LibraryToolsProps<Sort extends string> {
  to: LibraryPath;
  /** Orders and what they are called, in English; the first is the usual one. */
  sorts: Readonly<Record<Sort, string>>;
  /** What the address says; another order keeps the rest of it. */
  search: { sort?: Sort; q?: string; folder?: number };
  /** Names the field. */
  label: string;
}

/** Filter and orders of a grid of the library. */
export function LibraryTools<Sort extends string>({ to, sorts, search, label }: LibraryToolsProps<Sort>) {
  const t = useT();
  const names = Object.keys(sorts) as Sort[];
  const { sort = names[0], q, folder } = search;
  const row = useCurrentInView(sort);
  const linkTo = (by: Sort | undefined): ListLink => ({ to, search: { sort: by, q, folder } });
  return (
    <div className={css.tools}>
      <LibraryFilter label={label} query={q} />
      <nav ref={row} className={css.chips} aria-label={t('Order')}>
        {names.map((name, place) => (
          <Link
            key={name}
            {...linkTo(place > 0 ? name : undefined)}
            className={chipStyle()}
            activeProps={{}}
            // A link that leaves something out of the address is not the one of an address that has it.
            activeOptions={{ explicitUndefined: true }}
            aria-current={name === sort ? 'page' : 'false'}
            replace
            resetScroll={false}
          >
            {t(sorts[name])}
          </Link>
        ))}
      </nav>
    </div>
  );
}
