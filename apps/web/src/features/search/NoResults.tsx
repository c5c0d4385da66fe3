import { EmptySearchDrawing, EmptyState, linkStyle } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import { linkTo } from '../../shell/link-to.ts';

/** Nothing was found: another spelling, if one sounds alike. */
export function NoResults({ query, instead }: { query: string; instead: string | null }) {
  return (
    <EmptyState title={`No results for “${query}”`} drawing={<EmptySearchDrawing />} layout="page">
      {instead ? (
        <>
          Did you mean{' '}
          <Link {...linkTo.search(instead)} className={linkStyle}>
            {instead}
          </Link>
          ?
        </>
      ) : (
        'Check the spelling, or try fewer words.'
      )}
    </EmptyState>
  );
}
