import { Badge } from '@kantele/ui/Badge';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { useLookState } from './look-context.ts';

/** How many things would do harm, always in sight. */
export function ChecksFoot() {
  const t = useT();
  const { checks } = useLookState();
  const count = checks.length;
  return (
    <div className={css.foot}>
      <Link to="/admin/appearance/checks" className={css.place} style={{ flex: 1 }}>
        <span className={css.footName}>{t('Checks')}</span>
        {count === 0 ? (
          <Badge tone="positive" icon={<CircleCheck size={14} aria-hidden="true" />}>
            {t('All passing')}
          </Badge>
        ) : (
          <Badge tone="danger" icon={<CircleAlert size={14} aria-hidden="true" />}>
            {t(':count failing|:count failing', { count })}
          </Badge>
        )}
      </Link>
    </div>
  );
}
