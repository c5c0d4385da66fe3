import { linkStyle } from '@kantele/ui/css/utilities.css';
import { EmptySearchDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Link } from '@tanstack/react-router';
import { T, useT } from '../../app/i18n.tsx';
import { searchAddress } from '../../catalogue/address.ts';

/** Nothing was found: another spelling, if one sounds alike. */
export function NoResults({ query, instead }: { query: string; instead: string | null }) {
  const t = useT();
  return (
    <EmptyState
      title={t('No results for “:query”', { query })}
      drawing={<EmptySearchDrawing />}
      layout="page"
    >
      {instead ? (
        <T
          text="Did you mean :query?"
          values={{
            query: (
              <Link {...searchAddress.link(instead)} className={linkStyle}>
                <bdi>{instead}</bdi>
              </Link>
            ),
          }}
        />
      ) : (
        t('Check the spelling, or try fewer words.')
      )}
    </EmptyState>
  );
}
