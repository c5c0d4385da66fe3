import type { User } from '@kantele/api/contract/users';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { useState } from 'react';
import { lazyPart } from '../../app/code.ts';
import { T, useT } from '../../app/i18n.tsx';
import * as css from './account.css.ts';

const ChangeEmail = lazyPart(() => import('./ChangeEmail.tsx'));

/** The address of the account, and the way to another. */
export function EmailField({ user }: { user: User }) {
  const t = useT();
  const [asks, setAsks] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className={css.email}>
      <div className={css.fact}>
        <span className={css.factName}>{t('Email')}</span>
        <bdi className={css.factValue}>{user.email}</bdi>
        {user.email_verified_at && <Badge tone="positive">{t('Confirmed')}</Badge>}
        {user.has_password && (
          <Button size="small" aria-label={t('Change your email')} onPress={() => setAsks(true)}>
            {t('Change')}
          </Button>
        )}
      </div>
      {!user.has_password && <p className={css.hint}>{t('To change your email, set a password first.')}</p>}
      <p role="status" className={css.hint}>
        {sentTo && (
          <T
            text="We’ve emailed a link to :email. Your email changes when you open it."
            values={{ email: <bdi>{sentTo}</bdi> }}
          />
        )}
      </p>
      {asks && <ChangeEmail email={user.email} onSent={setSentTo} onClose={() => setAsks(false)} />}
    </div>
  );
}
