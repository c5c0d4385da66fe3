import { Skeleton } from '@kantele/ui/Skeleton';
import { Stat, StatGroup } from '@kantele/ui/Stat';
import { statLink } from '@kantele/ui/Stat.css';
import { Link } from '@tanstack/react-router';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useRoles } from '../users/use-roles.ts';
import { FiguresBlock } from './FiguresBlock.tsx';
import * as css from './overview.css.ts';

const most = 4;

/** How many people hold which role; every figure leads to them. */
export function PeopleFigures() {
  const t = useT();
  const language = useLanguage();
  const { roles, isPending } = useRoles();
  if (isPending) return <Skeleton height={96} />;
  const largest = roles
    .filter(({ members_count }) => members_count > 0)
    .toSorted((a, b) => b.members_count - a.members_count)
    .slice(0, most);
  return (
    <FiguresBlock title={t('People')}>
      <StatGroup className={css.figures}>
        {largest.map(({ id, name, members_count }) => (
          <Stat
            key={id}
            label={
              <Link to="/admin/users" search={{ role: id }} className={statLink}>
                {t('Role “:name”', { name })}
              </Link>
            }
            value={formatNumber(members_count, language)}
          />
        ))}
      </StatGroup>
    </FiguresBlock>
  );
}
