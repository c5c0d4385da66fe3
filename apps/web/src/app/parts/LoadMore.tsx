import { buttonStyle } from '@kantele/ui/Button.css';
import { Link } from '@tanstack/react-router';
import { useT } from '../i18n.tsx';
import * as css from './LoadMore.css.ts';

interface LoadMoreProps {
  to: '/albums' | '/artists' | '/channel/$slug' | '/library/$part';
  params?: { slug: string } | { part: string };
  search: Record<string, string | number | undefined>;
  pending: boolean;
  onPress: () => void;
}

/** More of a list, under what is there; without scripts a plain link to the next page. */
export function LoadMore({ to, params, search, pending, onPress }: LoadMoreProps) {
  const t = useT();
  return (
    <div className={css.root}>
      <Link
        to={to}
        params={params}
        search={search}
        preload={false}
        className={buttonStyle({ variant: 'outline' })}
        aria-disabled={pending || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (!pending) onPress();
        }}
      >
        {pending ? t('Loading…') : t('Load more')}
      </Link>
    </div>
  );
}
