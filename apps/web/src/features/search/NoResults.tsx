import { EmptySearchDrawing, EmptyState, linkStyle } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import { T, useT } from '../../shell/i18n.tsx';
import { linkTo } from '../../shell/link-to.ts';

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
              <Link {...linkTo.search(instead)} className={linkStyle}>
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
