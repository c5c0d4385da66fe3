import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { IconButton } from '@kantele/ui/IconButton';
import { TextField } from '@kantele/ui/TextField';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { without } from '../../../lib/lists.ts';
import { useStableIds } from '../../admin/parts/use-stable-ids.ts';
import { CreditRoleSelect } from './CreditRoleSelect.tsx';
import type { Credit } from './credit-roles.ts';
import * as css from './tracks.css.ts';

const most = 100;

interface CreditsFieldProps {
  value: readonly Credit[];
  onChange: (credits: Credit[]) => void;
}

/** Who took part in a track, in the order of the liner notes. */
export function CreditsField({ value, onChange }: CreditsFieldProps) {
  const t = useT();
  const heading = useId();
  const ids = useStableIds(value);
  const change = (place: number, part: Partial<Credit>) =>
    onChange(value.map((credit, at) => (at === place ? { ...credit, ...part } : credit)));
  return (
    <section aria-labelledby={heading} className={css.credits}>
      <p id={heading} className={text({ style: 'strong' })}>
        {t('Credits')}
      </p>
      {value.map((credit, place) => (
        <div key={ids[place]} className={css.credit}>
          <CreditRoleSelect
            label={t('Task')}
            value={credit.role}
            onChange={(role) => change(place, { role })}
          />
          <TextField
            name={`credits.${place}.name`}
            label={t('Name')}
            maxLength={255}
            isRequired
            value={credit.name}
            onChange={(name) => change(place, { name })}
          />
          <IconButton
            label={t('Remove :name', { name: credit.name || t('credit') })}
            tooltip={false}
            onPress={() => onChange(without(value, place))}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus size={16} />}
          isDisabled={value.length >= most}
          onPress={() => onChange([...value, { role: 'composer', name: '', detail: null }])}
        >
          {t('Add a credit')}
        </Button>
      </div>
    </section>
  );
}
