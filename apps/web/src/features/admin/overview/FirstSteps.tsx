import { Section } from '@kantele/ui/Section';
import { useCan, useSiteName } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { useSiteSetting } from '../../../app/settings.ts';
import { trpc } from '../../../app/trpc.ts';
import { useAudioOverview } from '../library/use-library.ts';
import { type Step, StepList } from './StepList.tsx';

/** Steps that a site can do without. */
const optional = new Set(['look', 'invite']);

/** What a new site needs, in order, for those who may do all of it. Gone once there is music and mail and a name. */
export function FirstSteps() {
  const t = useT();
  const steps = useSteps();
  const needed = steps?.filter(({ id }) => !optional.has(id)) ?? [];
  if (!steps || needed.every(({ done }) => done)) return null;
  return (
    <Section title={t('Get started')}>
      <StepList steps={steps} />
    </Section>
  );
}

function useSteps(): Step[] | null {
  const t = useT();
  const permissions = [useCan('settings.manage'), useCan('users.manage'), useCan('appearance.manage')];
  const allowed = permissions.every(Boolean);
  const mail = useSiteSetting('mail.ready');
  const name = useSiteName();
  const music = useAudioOverview({ enabled: allowed });
  const settings = trpc.settings.list.useQuery({ group: 'general' }, { enabled: allowed });
  const people = trpc.users.list.useQuery({ per_page: 2 }, { enabled: allowed });
  const look = trpc.appearance.editor.useQuery(undefined, { enabled: allowed });
  if (!music.data || !settings.data || !people.data || !look.data) return null;
  const branding = settings.data.settings.find(({ key }) => key === 'branding');
  const named = JSON.stringify(branding?.value) !== JSON.stringify(branding?.default);
  const { analysis, catalogue } = music.data;
  return [
    {
      id: 'music',
      done: analysis.total > 0 || catalogue.tracks > 0,
      title: t('Add your music'),
      sentence: t('A folder of the server. Its files stay where they are.'),
      way: { label: t('Add music'), link: { to: '/admin/library' } },
    },
    {
      id: 'name',
      done: named,
      title: t('Name the site'),
      sentence: t('It is called :name now.', { name }),
      way: {
        label: t('Change the name'),
        link: { to: '/admin/settings/$group', params: { group: 'general' }, hash: 'setting-branding' },
      },
    },
    {
      id: 'look',
      done: look.data.revisions.length > 0,
      title: t('Choose the look'),
      sentence: t('Colours, corners and fonts, seen on the site while you change them.'),
      way: { label: t('Choose the look'), link: { to: '/admin/appearance' } },
    },
    {
      id: 'mail',
      done: mail,
      title: t('Set up email'),
      sentence: t('For invitations, confirmed addresses and forgotten passwords.'),
      way: { label: t('Set up email'), link: { to: '/admin/settings/$group', params: { group: 'mail' } } },
    },
    {
      id: 'invite',
      done: people.data.pagination.data.length > 1,
      title: t('Invite people'),
      sentence: t('They get an email with a link and choose a password.'),
      way: { label: t('Invite people'), link: { to: '/admin/users', search: { invite: true } } },
    },
  ];
}
