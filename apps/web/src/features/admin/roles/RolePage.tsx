import { Badge } from '@kantele/ui/Badge';
import { Breadcrumbs } from '@kantele/ui/Breadcrumbs';
import { PageHeader } from '@kantele/ui/PageHeader';
import { tabListStyle, tabStyle } from '@kantele/ui/Tabs.css';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { badges } from '../parts/parts.css.ts';
import { RoleEditor } from './RoleEditor.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import type { RoleSearch } from './role-search.ts';

const tabs = [undefined, 'members'] as const;

/** One role: what it may do, and who holds it. */
export function RolePage({ id, search }: { id: number; search: RoleSearch }) {
  const t = useT();
  const [{ role }] = trpc.roles.get.useSuspenseQuery({ id });
  return (
    <AdminPage>
      <PageHeader
        before={
          <Breadcrumbs
            label={t('You are here')}
            items={[
              { id: 'roles', label: t('Roles') },
              { id: 'role', label: role.name },
            ]}
            renderLink={(item, link) => <Link key={item.id} to="/admin/roles" {...link} />}
          />
        }
        title={role.name}
        description={role.description}
        actions={
          (role.default || role.guests) && (
            <span className={badges}>
              {role.default && <Badge tone="info">{t('Default')}</Badge>}
              {role.guests && <Badge>{t('Guests')}</Badge>}
            </span>
          )
        }
      />
      {!role.guests && role.type === 'site' && (
        <nav aria-label={role.name} className={tabListStyle}>
          {tabs.map((tab) => (
            <Link
              key={tab ?? 'permissions'}
              to="/admin/roles/$id"
              params={{ id: String(id) }}
              search={{ tab }}
              className={tabStyle}
              activeProps={{}}
              activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
              aria-current={tab === search.tab ? 'page' : 'false'}
            >
              {tab ? t('Members (:count)', { count: role.members_count }) : t('Permissions')}
            </Link>
          ))}
        </nav>
      )}
      {search.tab === 'members' && !role.guests && role.type === 'site' ? (
        <RoleMembers role={role} search={search} />
      ) : (
        <RoleEditor key={role.id} role={role} />
      )}
    </AdminPage>
  );
}
