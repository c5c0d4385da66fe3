import { settingPages } from '@kantele/api/setting-groups';
import { SideNav } from '@kantele/ui/SideNav';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { SettingSearch } from './SettingSearch.tsx';
import * as css from './settings.css.ts';

/** The pages of settings, and a search over all of them. */
export function SettingsLayout() {
  const t = useT();
  const current = useParams({ strict: false, select: ({ group }) => group ?? null });
  const items = settingPages.map(({ id, title }) => ({ id, label: t(title) }));
  return (
    <AdminPage>
      <div className={css.columns}>
        <div className={css.side}>
          <SettingSearch />
          <SideNav
            label={t('Settings')}
            sections={[{ id: 'groups', items }]}
            current={current}
            renderLink={({ id }, link) => (
              <Link
                key={id}
                to="/admin/settings/$group"
                params={{ group: id }}
                {...link}
                activeProps={{}}
                activeOptions={{ exact: true }}
              />
            )}
          />
        </div>
        <Outlet />
      </div>
    </AdminPage>
  );
}
