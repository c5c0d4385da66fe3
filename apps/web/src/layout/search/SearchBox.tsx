import { siteAddress } from '@kantele/api/site-address';
import { cx } from '@kantele/ui/cx';
import { useLocation, useParams, useRouter } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { lazyPart, loadCode, prefetchCode } from '../../app/code.ts';
import { useT } from '../../app/i18n.tsx';
import { searchAddress } from '../../catalogue/address.ts';
import { kinds } from '../../catalogue/registry.ts';
import { stopsOf } from '../../lib/result-stops.ts';
import * as css from './SearchBox.css.ts';
import { useSuggestions } from './useSuggestions.ts';

// Nobody needs it before something is typed.
const loadSearching = () => import('./searching.ts');
const Suggestions = lazyPart(() => loadSearching().then((module) => ({ default: module.Suggestions })));

const pause = 120;

/**
 * The one search field of the site. On the search page results follow the typing; elsewhere suggestions open under
 * it. A plain form, so that it also works before and without scripts.
 */
export function SearchBox({ className }: { className?: string }) {
  const t = useT();
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const searching = /^\/search(\/|$)/.test(pathname);
  const { query: asked = '' } = useParams({ strict: false });
  const [text, setText] = useState(asked);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  /** The query Enter has sent last. */
  const sent = useRef('');
  const list = useId();
  const suggestions = useSuggestions(text, open && !searching);

  useEffect(() => {
    if (document.activeElement !== input.current) setText(asked);
  }, [asked]);

  useEffect(() => {
    const query = text.trim();
    if (query !== sent.current) sent.current = '';
    if (!searching || !query || query === asked || document.activeElement !== input.current) return;
    const timer = setTimeout(() => {
      // Enter, or a press on a result, has gone ahead meanwhile: results must not pull the visitor back.
      if (sent.current === query || document.activeElement !== input.current) return;
      void router.navigate({ ...searchAddress.link(query), replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [text, searching, asked, router]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const submit = () => {
    const query = text.trim();
    if (!query) return;
    void loadCode(loadSearching).then(({ recentSearches }) => recentSearches.addQuery(query));
    sent.current = query;
    close();
    void router.navigate(searchAddress.link(query));
  };
  const choose = (index: number) => {
    const suggestion = suggestions[index];
    if (!suggestion) return submit();
    const { type, id, name, slug, subtitle, image } = suggestion;
    const chosen = { kind: type, id, name, slug, subtitle, image };
    void loadCode(loadSearching).then(({ recentSearches }) => recentSearches.add(chosen));
    close();
    input.current?.blur();
    setText('');
    void router.navigate(kinds[suggestion.type].link(suggestion));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const count = suggestions.length;
    if (event.key === 'Escape') {
      if (open && count > 0) close();
      else setText('');
      event.preventDefault();
    } else if (event.key === 'ArrowDown' && searching) {
      const results = document.querySelector('#main [data-results]');
      const [first] = results ? stopsOf(results) : [];
      if (first) event.preventDefault();
      first?.focus();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      setActive((at) => ((at + step + 1 + count + 1) % (count + 1)) - 1);
    }
  };
  const shows = open && !searching && suggestions.length > 0;

  return (
    <search className={cx(css.root, className)}>
      <form
        action={siteAddress('/search')}
        className={css.field}
        onSubmit={(event) => {
          event.preventDefault();
          choose(active);
        }}
      >
        <Search size={18} aria-hidden="true" />
        <input
          ref={input}
          id="search"
          className={css.input}
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={255}
          role="combobox"
          aria-label={t('Search')}
          aria-expanded={shows}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={shows && active >= 0 ? `${list}-${active}` : undefined}
          aria-keyshortcuts="/"
          placeholder={t('Search artists, albums, lyrics')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => {
            setOpen(true);
            prefetchCode(loadSearching);
          }}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {text === '' ? (
          <span className={css.hint} aria-hidden="true">
            /
          </span>
        ) : (
          <button
            type="button"
            className={css.clear}
            aria-label={t('Clear search')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </form>
      {shows && (
        <Suggestions
          id={list}
          items={suggestions}
          query={text}
          active={active}
          onChoose={choose}
          onPoint={setActive}
        />
      )}
    </search>
  );
}
