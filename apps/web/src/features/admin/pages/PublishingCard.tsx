import { Checkbox } from '@kantele/ui/Checkbox';
import { SettingsCard } from '@kantele/ui/Section';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Switch } from '@kantele/ui/Switch';
import { useT } from '../../../app/i18n.tsx';
import { BoxGroup } from '../parts/BoxGroup.tsx';
import type { Draft } from '../parts/draft.ts';
import { useRoles } from '../users/use-roles.ts';
import type { PageFields } from './page-draft.ts';

type Part = Pick<Draft<PageFields>, 'values' | 'set'>;

/** Whether a page is public, and who may read it then. */
export function PublishingCard({ values, set }: Part) {
  const t = useT();
  const audiences = [
    { id: 'everybody', label: t('Everybody') },
    { id: 'signed_in', label: t('Signed-in people') },
    { id: 'roles', label: t('People with certain roles') },
  ] as const;
  return (
    <SettingsCard title={t('Publishing')}>
      <Switch
        name="visibility"
        layout="row"
        isSelected={values.visibility === 'public'}
        onChange={(isPublic) => set({ visibility: isPublic ? 'public' : 'draft' })}
        description={
          values.visibility === 'public'
            ? t('Visitors can read it once it is saved.')
            : t('A draft: only people who edit pages see it, here.')
        }
      >
        {t('Public')}
      </Switch>
      <Select
        name="audience"
        label={t('Who may read it')}
        selectedKey={values.audience}
        onSelectionChange={(key) => {
          const chosen = audiences.find(({ id }) => id === key);
          if (chosen) set({ audience: chosen.id });
        }}
      >
        {audiences.map(({ id, label }) => (
          <SelectItem key={id} id={id}>
            {label}
          </SelectItem>
        ))}
      </Select>
      {values.audience === 'roles' && <Readers values={values} set={set} />}
    </SettingsCard>
  );
}

function Readers({ values, set }: Part) {
  const t = useT();
  const { roles } = useRoles();
  const change = (id: number, isReader: boolean) => {
    const others = values.role_ids.filter((role) => role !== id);
    set({ role_ids: (isReader ? [...others, id] : others).sort((a, b) => a - b) });
  };
  return (
    <BoxGroup label={t('Roles')}>
      {roles.map(({ id, name }) => (
        <Checkbox
          key={id}
          name="role_ids"
          value={String(id)}
          isSelected={values.role_ids.includes(id)}
          onChange={(isReader) => change(id, isReader)}
        >
          {name}
        </Checkbox>
      ))}
    </BoxGroup>
  );
}
