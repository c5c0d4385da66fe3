import type { User } from '@kantele/api/contract/users';
import { Avatar } from '@kantele/ui/Avatar';
import { text } from '@kantele/ui/css/text.css';
import { Form } from '@kantele/ui/Form';
import { Tab, TabList, TabPanel, Tabs } from '@kantele/ui/Tabs';
import { useState } from 'react';
import { fieldErrors } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useSubmit } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { useDates } from '../../../app/useDates.ts';
import { useWithPassword } from '../../account/useWithPassword.tsx';
import { LeaveGuard } from '../frame/LeaveGuard.tsx';
import { useDraft } from '../parts/draft.ts';
import { SaveChanges } from '../parts/SaveChanges.tsx';
import { AccessTab } from './AccessTab.tsx';
import { AccountTab } from './AccountTab.tsx';
import { StatusTab } from './StatusTab.tsx';
import { UserBadge } from './UserBadge.tsx';
import { useRefreshUsers } from './use-user-actions.ts';
import { tabOf, updateOf, valuesOf } from './user-draft.ts';
import * as css from './users.css.ts';

type TabId = 'account' | 'access' | 'status';

/** Everything about one account. Tabs share one set of changes, saved together. */
export function UserEditor({ user, onGone }: { user: User; onGone: () => void }) {
  const t = useT();
  const dates = useDates();
  const utils = trpc.useUtils();
  const refresh = useRefreshUsers();
  const [tab, setTab] = useState<TabId>('account');
  const update = trpc.users.update.useMutation();
  const { withPassword, passwordDialog } = useWithPassword();
  const draft = useDraft(valuesOf(user));
  const { busy, errors, onSubmit } = useSubmit(async () => {
    // One's own address asks for the password again.
    const saved = await withPassword(() =>
      update.mutateAsync({ id: user.id, ...updateOf(draft.changes) }),
    ).catch((error: unknown) => {
      const wrong = tabOf(fieldErrors(error) ?? {});
      if (wrong) setTab(wrong);
      throw error;
    });
    if (!saved) return;
    utils.users.get.setData({ id: user.id }, saved.value);
    draft.reset();
    void refresh();
    void notify(t('Changes saved'));
  });
  const readOnly = !user.abilities.edit;

  return (
    <>
      <Form
        label={t('Account of :name', { name: user.display_name })}
        errors={errors}
        busy={busy}
        onSubmit={onSubmit}
        errorTitle={t('Something went wrong')}
      >
        <div className={css.head}>
          <Avatar name={user.display_name} src={user.avatar} size={56} />
          <div className={css.headWords}>
            <UserBadge user={user} />
            <p className={text({ style: 'small', tone: 'muted' })}>
              {t('Registered on :date', { date: dates.date(user.created_at) })}
              {user.last_login_at &&
                ` · ${t('last sign-in :when', { when: dates.relative(user.last_login_at) })}`}
            </p>
          </div>
        </div>
        <Tabs className={css.tabs} selectedKey={tab} onSelectionChange={(key) => setTab(key as TabId)}>
          <TabList aria-label={t('Account')}>
            <Tab id="account">{t('Account')}</Tab>
            <Tab id="access">{t('Access')}</Tab>
            <Tab id="status">{t('Status')}</Tab>
          </TabList>
          <TabPanel id="account">
            <AccountTab user={user} draft={draft} readOnly={readOnly} />
          </TabPanel>
          <TabPanel id="access">
            <AccessTab draft={draft} readOnly={readOnly} />
          </TabPanel>
          <TabPanel id="status">
            <StatusTab user={user} onGone={onGone} />
          </TabPanel>
        </Tabs>
        <SaveChanges dirty={draft.dirty} onDiscard={draft.reset} saving={busy} />
        <LeaveGuard dirty={draft.dirty} />
      </Form>
      {passwordDialog}
    </>
  );
}
