import { Badge } from '@kantele/ui/Badge';
import { Select, SelectItem } from '@kantele/ui/Select';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../../app/i18n.tsx';
import { type LandingAction, showsAction } from '../../../../lib/landing.ts';
import * as css from '../editor.css.ts';
import { IconPicker } from '../IconPicker.tsx';
import { actionTypes } from '../look-choices.ts';
import * as own from './landing-panel.css.ts';

const nothing: LandingAction = { label: '', action: '', type: 'route', icon: null };
interface ActionFieldProps {
  name: string;
  value: LandingAction | null;
  /** `control` names the field that is used; null when nothing is left of the button. */
  onChange: (value: LandingAction | null, control: string) => void;
  problemOf: (field: string) => string | undefined;
}

/** A button of the landing page: what it says and where it leads. */
export function ActionField({ name, value, onChange, problemOf }: ActionFieldProps) {
  const t = useT();
  const action = value ?? nothing;
  const change = (part: Partial<LandingAction>, control: string) => {
    const next = { ...action, ...part };
    const isEmpty = next.label === '' && next.action === '' && next.icon === null && next.type === 'route';
    onChange(isEmpty ? null : next, control);
  };
  return (
    <fieldset className={own.fields}>
      <legend className={own.legend}>
        <span className={own.name}>{name}</span>
        {!showsAction(value) && <Badge tone={value ? 'warning' : 'neutral'}>{t("Won't show")}</Badge>}
      </legend>
      <div className={css.stack}>
        <TextField
          label={t('Label')}
          value={action.label}
          onChange={(label) => change({ label }, 'label')}
          error={problemOf('label')}
          maxLength={200}
        />
        <Select
          label={t('Leads to')}
          items={actionTypes}
          value={action.type}
          onChange={(next) => change({ type: next === 'link' ? 'link' : 'route' }, 'type')}
        >
          {({ id, label }) => <SelectItem id={id}>{t(label)}</SelectItem>}
        </Select>
        <TextField
          label={action.type === 'link' ? t('Web address') : t('Path')}
          placeholder={action.type === 'link' ? 'https://' : '/register'}
          value={action.action}
          onChange={(path) => change({ action: path.trim() }, 'action')}
          error={problemOf('action')}
          maxLength={2_000}
        />
        <IconPicker value={action.icon} onChange={(icon) => change({ icon }, 'icon')} />
      </div>
    </fieldset>
  );
}
