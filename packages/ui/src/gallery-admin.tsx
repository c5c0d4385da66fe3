import { Mic, Settings, Tags, Users } from 'lucide-react';
import { useState } from 'react';
import { Part } from './gallery-part.tsx';
import * as ui from './index.ts';

const noop = () => undefined;
const glyph = { size: 18, 'aria-hidden': true } as const;
const places = [
  {
    id: 'people',
    title: 'People',
    items: [
      { id: 'artists', label: 'Artists', href: '#artists', icon: <Mic {...glyph} /> },
      { id: 'users', label: 'Users', href: '#users', icon: <Users {...glyph} /> },
    ],
  },
  {
    id: 'site',
    items: [
      {
        id: 'genres',
        label: 'Genres',
        href: '#genres',
        icon: <Tags {...glyph} />,
        badge: { text: '4', label: '4 to review' },
      },
      { id: 'settings', label: 'Settings', href: '#settings', icon: <Settings {...glyph} /> },
    ],
  },
];

export function Navigation() {
  return (
    <Part title="Navigation, figures">
      <ui.Breadcrumbs
        label="You are here"
        items={[
          { id: 'a', label: 'Administration', href: '#a' },
          { id: 'u', label: 'Users', href: '#u' },
          { id: 'k', label: 'Kenji Aramaki' },
        ]}
      />
      <ui.SideNav label="Administration" sections={places} current="users" look="rail" />
      <ui.StatGroup>
        <ui.Stat
          label="Plays"
          value="12,480"
          delta={{ text: '312 more than last month', direction: 'up', tone: 'positive' }}
        />
        <ui.Stat label="Listeners" value="1,914" delta={{ text: 'as last month', direction: 'flat' }} />
      </ui.StatGroup>
    </Part>
  );
}

export function Strips() {
  return (
    <Part title="Banners, callouts">
      <ui.Banner
        tone="ink"
        label="Signed in as another user"
        action={
          <ui.Button variant="inverse" size="small">
            Return to your account
          </ui.Button>
        }
      >
        You are signed in as Anna Lindqvist
      </ui.Banner>
      <ui.Banner tone="warning" label="Maintenance" onDismiss={noop} dismissLabel="Close">
        Uploads pause tonight from 2 to 3.
      </ui.Banner>
      <ui.Banner tone="info" label="Update">
        A new version is ready.
      </ui.Banner>
      <ui.Banner tone="danger" label="Mail">
        Mail has not left this server since yesterday.
      </ui.Banner>
      <ui.Callout title="Tokens are shown once">Copy it now, you will not see it again.</ui.Callout>
      <ui.Callout tone="info">Changes reach listeners within a minute.</ui.Callout>
      <ui.Callout tone="positive" title="Mail works">
        A test message was delivered.
      </ui.Callout>
      <ui.Callout tone="warning" title="Storage is almost full">
        97 of 100 GB are used.
      </ui.Callout>
    </Part>
  );
}

interface Person {
  id: string;
  name: string;
  role: string;
  plays: string;
}

const people: Person[] = [
  { id: 'ilse', name: 'Ilse Brandmeier', role: 'Listener', plays: '2,918' },
  { id: 'kenji', name: 'Kenji Aramaki', role: 'Artist', plays: '6,071' },
  { id: 'noor', name: 'Noor el-Amine', role: 'Moderator', plays: '8,440' },
];
const columns: ui.DataColumn<Person>[] = [
  {
    id: 'name',
    label: 'Name',
    sortable: true,
    cell: (person) => (
      <span style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <ui.Avatar name={person.name} />
        <span className={ui.text({ style: 'row' })}>{person.name}</span>
      </span>
    ),
  },
  { id: 'role', label: 'Role', cell: (person) => person.role },
  { id: 'plays', label: 'Plays', align: 'end', sortable: true, width: 110, cell: (person) => person.plays },
];

export function Table() {
  const [selected, setSelected] = useState(new Set(['kenji']));
  const [hidden, setHidden] = useState<string[]>([]);
  const [sort, setSort] = useState<ui.DataSort>({ column: 'name', direction: 'ascending' });
  return (
    <Part title="Table">
      <ui.PageHeader
        title="Users"
        count="48,210"
        description="Everyone with an account on this site."
        actions={<ui.Button variant="ink">Add user</ui.Button>}
      />
      <ui.FilterBar
        label="Filters"
        search={<ui.SearchField label="Search users" placeholder="Name, email or id" clearLabel="Clear" />}
        filters={[{ id: 'role', label: 'Role: any artist', removeLabel: 'Remove filter Role' }]}
        onRemove={noop}
        onEdit={noop}
        add={{ label: 'Filter', items: [{ id: 'plan', label: 'Plan' }], onAdd: noop }}
        clear={{ label: 'Clear all', onClear: noop }}
      >
        <ui.ColumnsMenu label="Columns" columns={columns} hidden={hidden} onChange={setHidden} />
      </ui.FilterBar>
      <ui.DataTable
        label="Users"
        columns={columns}
        hidden={hidden}
        rows={people}
        rowLabel={(person) => person.name}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        onRowAction={noop}
        loadingText="Loading..."
        empty={null}
      />
      <ui.Pagination
        label="Pages of users"
        summary="1–3 of 1,914 matching"
        previousLabel="Previous"
        nextLabel="Next"
        onNext={noop}
        perPage={{ label: 'Per page', value: 25, options: [25, 50, 100], onChange: noop }}
      />
      <ui.BulkBar
        count={selected.size}
        label={`${selected.size} selected`}
        clearLabel="Clear selection"
        onClear={() => setSelected(new Set())}
      >
        <ui.Button variant="inverse" size="small">
          Export
        </ui.Button>
        <ui.Button variant="dangerFill" size="small">
          Delete…
        </ui.Button>
      </ui.BulkBar>
      <ui.DataTable
        label="Tokens"
        columns={columns}
        rows={[]}
        rowLabel={(person) => person.name}
        loading
        loadingText="Loading..."
        skeletonRows={3}
        empty={null}
      />
    </Part>
  );
}
