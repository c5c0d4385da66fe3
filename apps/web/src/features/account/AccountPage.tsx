import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { SaveBar } from '@kantele/ui/SaveBar';
import { SideNav } from '@kantele/ui/SideNav';
import { useRouter } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import { ImportSection } from '../transfers/ImportSection.tsx';
import * as css from './account.css.ts';
import { accountReads } from './account-reads.ts';
import { DangerSection } from './DangerSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { LocaleSection } from './LocaleSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { KeysSection, PreferencesSection } from './PreferencesSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SocialSection } from './SocialSection.tsx';
import { TokensSection } from './TokensSection.tsx';
import { useAccountDraft } from './useAccountDraft.ts';
import { useAccountSections } from './useAccountSections.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** Everything one can set of one's own account, on one page. */
export function AccountPage() {
  const [{ user }] = trpc.users.get.useSuspenseQuery(accountReads.me);
  // Others see only the profile; this is always one's own.
  return 'email' in user ? <Account user={user} /> : null;
}

type OwnUser = Parameters<typeof useAccountDraft>[0];

function Account({ user }: { user: OwnUser }) {
  const t = useT();
  const router = useRouter();
  const draft = useAccountDraft(user);
  const sections = useAccountSections();
  const current = useCurrentSection(sections);
  const has = (id: string) => sections.some((section) => section.id === id);
  return (
    <Page>
      <div className={css.layout}>
        <h1 className={cx(text({ style: 'h1' }), css.title)}>{t('Account settings')}</h1>
        <div className={css.side}>
          <SideNav
            label={t('Sections')}
            sections={[{ id: 'account', items: sections }]}
            current={current}
            currentKind="location"
            className={css.nav}
            renderLink={({ id }, link) => (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  void router.navigate({ to: '.', hash: id, replace: true }).then(() => focusSection(id));
                }}
                {...link}
              />
            )}
          />
        </div>
        <div className={css.content}>
          <ProfileSection user={user} draft={draft} />
          {has('social') && <SocialSection user={user} />}
          <PasswordSection user={user} />
          <LocaleSection draft={draft} />
          <SessionsSection />
          <PreferencesSection />
          <KeysSection />
          {has('tokens') && <TokensSection />}
          <ExportSection />
          {has('import') && <ImportSection />}
          <DangerSection user={user} />
          <SaveBar
            dirty={draft.dirty}
            message={t('You have unsaved changes')}
            saveLabel={t('Save changes')}
            discardLabel={t('Discard')}
            onSave={draft.save}
            onDiscard={draft.discard}
            saving={draft.saving}
          />
        </div>
      </div>
    </Page>
  );
}

/** The Tab key goes on from the section, as after any link to a place of the page. */
function focusSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
