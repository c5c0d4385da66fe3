import { type ActiveFilter, FilterBar } from '@kantele/ui/FilterBar';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useState } from 'react';
import { useCan } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { PersonFinder } from '../parts/PersonFinder.tsx';
import { actionName } from './action-names.ts';
import type { ActivitySearch } from './activity-search.ts';
import type { AuditEvent } from './audit-event.ts';

interface ActivityFiltersProps {
  search: ActivitySearch;
  events: readonly AuditEvent[];
  onFilter: (patch: Partial<ActivitySearch>) => void;
}

/** Whose deeds and which are shown. */
export function ActivityFilters({ search, events, onFilter }: ActivityFiltersProps) {
  const t = useT();
  const findsPeople = useCan('users.manage');
  const [asking, setAsking] = useState<'actor' | 'action' | null>(null);
  const { actor, action } = search;
  const name = useActorName(actor, events);

  const filters: ActiveFilter[] = [];
  const add = (id: string, label: string) =>
    filters.push({ id, label, removeLabel: t('Remove filter: :name', { name: label }) });
  if (actor) add('actor', t('Person: :name', { name: name ?? `#${actor}` }));
  if (action) add('action', t('Action: :name', { name: t(actionName(action)) }));

  return (
    <>
      <FilterBar
        label={t('Filters')}
        filters={filters}
        onRemove={(id) => onFilter({ [id]: undefined })}
        onEdit={(id) => (id === 'actor' ? findsPeople && setAsking('actor') : setAsking('action'))}
        add={{
          label: t('Filter'),
          items: [
            ...(findsPeople ? [{ id: 'actor', label: t('Person…') }] : []),
            { id: 'action', label: t('Action…') },
          ],
          onAdd: (id) => setAsking(id === 'actor' ? 'actor' : 'action'),
        }}
      />
      <PersonDialog
        isOpen={asking === 'actor'}
        onClose={() => setAsking(null)}
        onChoose={(id) => onFilter({ actor: id })}
      />
      <ActionDialog
        isOpen={asking === 'action'}
        onClose={() => setAsking(null)}
        action={action}
        onChoose={(next) => onFilter({ action: next })}
      />
    </>
  );
}

/** The name of the one whose deeds are shown: of an event, else of the account. */
function useActorName(actor: number | undefined, events: readonly AuditEvent[]): string | undefined {
  const known = events.find(({ actor_id }) => actor_id === actor)?.actor_name;
  const { data } = trpc.users.get.useQuery(
    { id: actor ?? 0 },
    { enabled: actor !== undefined && known === undefined },
  );
  return known ?? data?.user.display_name;
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

function PersonDialog({ isOpen, onClose, onChoose }: DialogProps & { onChoose: (id: number) => void }) {
  const t = useT();
  const [person, setPerson] = useState<number | null>(null);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Filter by person')}
      submitLabel={t('Filter')}
      onSubmit={async () => {
        if (person !== null) onChoose(person);
      }}
    >
      <PersonFinder label={t('Person')} value={person} onChange={(found) => setPerson(found?.id ?? null)} />
    </FormDialog>
  );
}

interface ActionDialogProps extends DialogProps {
  action: string | undefined;
  onChoose: (action: string) => void;
}

function ActionDialog({ isOpen, onClose, action, onChoose }: ActionDialogProps) {
  const t = useT();
  const { data } = trpc.audit.actions.useQuery(undefined, { enabled: isOpen });
  const actions = (data?.actions ?? []).map((id) => ({ id, label: t(actionName(id)) }));
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Filter by action')}
      submitLabel={t('Filter')}
      onSubmit={async (values) => {
        const chosen = textOf(values, 'action');
        if (chosen) onChoose(chosen);
      }}
    >
      <Select
        name="action"
        label={t('Action')}
        defaultSelectedKey={action}
        placeholder={t('Choose one')}
        loading={data === undefined}
        emptyText={t('There are no items matching your query')}
        loadingText={t('Loading...')}
      >
        {actions.map(({ id, label }) => (
          <SelectItem key={id} id={id}>
            {label}
          </SelectItem>
        ))}
      </Select>
    </FormDialog>
  );
}
