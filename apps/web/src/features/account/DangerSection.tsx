import type { User } from '@kantele/api/contract/users';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { SettingsCard } from '@kantele/ui/Section';
import { useState } from 'react';
import { lazyPart } from '../../app/code.ts';
import { useT } from '../../app/i18n.tsx';
import * as css from './account.css.ts';

const DeleteAccount = lazyPart(() => import('./DeleteAccount.tsx'));

/** What cannot be undone. */
export function DangerSection({ user }: { user: User }) {
  const t = useT();
  const [asks, setAsks] = useState(false);
  return (
    <SettingsCard id="danger" tone="danger" title={t('Danger zone')} className={css.danger}>
      <div className={css.line}>
        <div className={css.rowWords}>
          <p className={text({ style: 'strong' })}>{t('Delete account')}</p>
          <p className={css.hint}>
            {t('Everything you created here is removed with your account. This cannot be undone.')}
          </p>
        </div>
        <Button variant="danger" onPress={() => setAsks(true)}>
          {t('Delete account')}
        </Button>
      </div>
      {asks && <DeleteAccount email={user.email} onClose={() => setAsks(false)} />}
    </SettingsCard>
  );
}
