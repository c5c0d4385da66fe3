import type { PermissionName } from '@kantele/api/contract/roles';
import { line } from '@kantele/api/translate';
import { text } from '@kantele/ui/css/text.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { can, useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { type AdminPlace, permittedGroups } from '../frame/admin-places.ts';
import { Attention } from './Attention.tsx';
import { CatalogueFigures } from './CatalogueFigures.tsx';
import { FiguresBlock } from './FiguresBlock.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { NewestEvents } from './NewestEvents.tsx';
import { NewestUsers } from './NewestUsers.tsx';
import * as css from './overview.css.ts';
import { PeopleFigures } from './PeopleFigures.tsx';
import { PlaysFigures } from './PlaysFigures.tsx';

const sentences: Record<string, string> = {
  insights: line('What people listen to.'),
  library: line('Folders of music, imports and the analysis.'),
  users: line('Accounts, their roles and what can be done with them.'),
  roles: line('What people may do.'),
  settings: line('How the site works.'),
  localizations: line('Languages and every text in them.'),
  activity: line('Who did what, and when.'),
};

/** Where the administration begins: who there is, what is to be done, and what has happened. */
export function OverviewPage() {
  const t = useT();
  const { data } = useBoot();
  const may = (permission: PermissionName) => can(data, permission);
  const groups = permittedGroups(may)
    .map((group) => ({ ...group, places: group.places.filter(({ id }) => id !== 'overview') }))
    .filter(({ places }) => places.length > 0);
  return (
    <AdminPage>
      <PageHeader title={t('Overview')} />
      <FirstSteps />
      {may('settings.manage') && <CatalogueFigures />}
      {may('users.manage') && <PeopleFigures />}
      {may('reports.view') && <PlaysFigures />}
      <Attention />
      <div className={css.columns}>
        {may('users.manage') && <NewestUsers />}
        {may('audit.view') && <NewestEvents />}
      </div>
      {groups.length === 0 && (
        <EmptyState title={t('There is nothing here for you yet')}>
          {t('You can enter, but have no permission for any part of the administration.')}
        </EmptyState>
      )}
      {!may('users.manage') &&
        !may('audit.view') &&
        groups.map(({ id, label, places }) => (
          <Fragment key={id}>
            {label ? (
              <FiguresBlock title={t(label)}>
                <Places places={places} />
              </FiguresBlock>
            ) : (
              <Places places={places} />
            )}
          </Fragment>
        ))}
    </AdminPage>
  );
}

function Places({ places }: { places: readonly AdminPlace[] }) {
  const t = useT();
  return (
    <ul className={css.places}>
      {places.map(({ id, label, href }) => (
        <li key={id}>
          <Link to={href} className={css.place}>
            <span className={text({ style: 'strong' })}>{t(label)}</span>
            <span className={text({ style: 'small', tone: 'muted' })}>{t(sentences[id] ?? '')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
