import type { Role } from '@kantele/api/contract/roles';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { type DataColumn, DataTable } from '@kantele/ui/DataTable';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Section } from '@kantele/ui/Section';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { formatNumber } from '../../../lib/format.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { badges } from '../parts/parts.css.ts';
import { CreateRoleDialog } from './CreateRoleDialog.tsx';

/** What kinds of people there are. */
export function RolesPage() {
  const t = useT();
  const navigate = useNavigate();
  const [{ roles }] = trpc.roles.list.useSuspenseQuery();
  const [ofWorkspaces] = trpc.roles.list.useSuspenseQuery({ type: 'workspace' });
  const [creating, setCreating] = useState<Role['type'] | null>(null);
  const columns = useRoleColumns();
  const open = (id: string) => void navigate({ to: '/admin/roles/$id', params: { id } });
  return (
    <AdminPage>
      <PageHeader
        title={t('Roles')}
        description={t('A role says what the people who hold it may do. People can hold several.')}
        actions={
          <Button variant="accent" icon={<Plus size={18} />} onPress={() => setCreating('site')}>
            {t('New role')}
          </Button>
        }
      />
      <DataTable
        label={t('Roles')}
        columns={columns}
        rows={roles.map((role) => ({ id: String(role.id), role }))}
        rowLabel={({ role }) => role.name}
        onRowAction={open}
        loadingText={t('Loading...')}
        empty={null}
      />
      <Section
        title={t('Roles in workspaces')}
        description={t('What members of a workspace may do there, and nowhere else.')}
        aside={
          <Button icon={<Plus size={18} />} onPress={() => setCreating('workspace')}>
            {t('New role of workspaces')}
          </Button>
        }
      >
        <DataTable
          label={t('Roles in workspaces')}
          columns={columns}
          rows={ofWorkspaces.roles.map((role) => ({ id: String(role.id), role }))}
          rowLabel={({ role }) => role.name}
          onRowAction={open}
          loadingText={t('Loading...')}
          empty={null}
        />
      </Section>
      <CreateRoleDialog
        type={creating}
        onClose={() => setCreating(null)}
        onCreated={(id) => open(String(id))}
      />
    </AdminPage>
  );
}

function useRoleColumns(): DataColumn<{ id: string; role: Role }>[] {
  const t = useT();
  const language = useLanguage();
  return [
    {
      id: 'name',
      label: t('Name'),
      width: 240,
      cell: ({ role }) => (
        <span className={badges}>
          <span className={text({ style: 'listName' })} dir="auto">
            {role.name}
          </span>
          {role.default && <Badge tone="info">{t('Default')}</Badge>}
          {role.guests && <Badge>{t('Guests')}</Badge>}
        </span>
      ),
    },
    {
      id: 'description',
      label: t('Description'),
      cell: ({ role }) => <span dir="auto">{role.description}</span>,
    },
    {
      id: 'permissions',
      label: t('Permissions'),
      align: 'end',
      cell: ({ role }) =>
        role.permissions.some(({ name }) => name === 'admin')
          ? t('Everything')
          : formatNumber(role.permissions.length, language),
    },
    {
      id: 'members',
      label: t('Members'),
      align: 'end',
      width: 110,
      cell: ({ role }) => (role.guests ? '–' : formatNumber(role.members_count, language)),
    },
  ];
}
