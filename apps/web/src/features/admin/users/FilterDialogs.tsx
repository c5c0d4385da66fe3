import { Radio, RadioGroup } from '@kantele/ui/Checkbox';
import { DateField } from '@kantele/ui/DateField';
import { useT } from '../../../app/i18n.tsx';
import { textOf } from '../../../app/submit.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useRoles } from './use-roles.ts';

interface RoleFilterProps {
  isOpen: boolean;
  onClose: () => void;
  role: number | undefined;
  onChoose: (role: number) => void;
}

/** Which role people are to hold. */
export function RoleFilterDialog({ isOpen, onClose, role, onChoose }: RoleFilterProps) {
  const t = useT();
  const { roles } = useRoles();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Filter by role')}
      submitLabel={t('Filter')}
      onSubmit={async (values) => {
        onChoose(Number(textOf(values, 'role')));
      }}
    >
      <RadioGroup name="role" label={t('Role')} defaultValue={String(role ?? roles[0]?.id ?? '')}>
        {roles.map(({ id, name }) => (
          <Radio key={id} value={String(id)}>
            {name}
          </Radio>
        ))}
      </RadioGroup>
    </FormDialog>
  );
}

interface DayFilterProps {
  isOpen: boolean;
  onClose: () => void;
  day: string | undefined;
  onChoose: (day: string | undefined) => void;
}

/** The day people have registered at or after. */
export function DayFilterDialog({ isOpen, onClose, day, onChoose }: DayFilterProps) {
  const t = useT();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Filter by registration')}
      submitLabel={t('Filter')}
      onSubmit={async (values) => {
        onChoose(textOf(values, 'from') || undefined);
      }}
    >
      <DateField name="from" label={t('Registered since')} defaultValue={day} />
    </FormDialog>
  );
}
