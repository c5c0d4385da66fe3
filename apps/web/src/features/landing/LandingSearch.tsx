import { siteAddress } from '@kantele/api/site-address';
import { buttonStyle } from '@kantele/ui/Button.css';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useT } from '../../app/i18n.tsx';
import { searchAddress } from '../../catalogue/address.ts';
import * as css from './Landing.css.ts';

/** Leads to the results of what is asked for. A plain form, so that it also works before and without scripts. */
export function LandingSearch({ placeholder }: { placeholder: string }) {
  const t = useT();
  const router = useRouter();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (query) void router.navigate(searchAddress.link(query));
  };
  return (
    <search className={css.search} data-edit="landing-search">
      <form action={siteAddress('/search')} className={css.searchForm} onSubmit={submit}>
        <Search size={20} aria-hidden="true" className={css.searchIcon} />
        <input
          className={css.searchInput}
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          dir="auto"
          aria-label={t('Search')}
          placeholder={t(placeholder)}
        />
        <button type="submit" className={buttonStyle({ variant: 'ink' })}>
          {t('Search')}
        </button>
      </form>
    </search>
  );
}
