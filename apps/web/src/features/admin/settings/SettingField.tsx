import type { SettingControl } from '@kantele/api/setting-cards';
import { Checkbox } from '@kantele/ui/Checkbox';
import { text } from '@kantele/ui/css/text.css';
import { NumberField } from '@kantele/ui/NumberField';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Switch } from '@kantele/ui/Switch';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import { BoxGroup } from '../parts/BoxGroup.tsx';
import { LastBackupField } from './LastBackupField.tsx';
import { ListField, NamedTextsField, RecordsField } from './PluralFields.tsx';
import { SecretField } from './SecretField.tsx';
import { LanguageField, SiteNameField, ZoneField } from './SpecialFields.tsx';
import { type ControlProps, isClosed, type Setting } from './setting.ts';
import { kindOf } from './setting-kind.ts';
import * as css from './settings.css.ts';

interface SettingFieldProps {
  setting: Setting;
  value: unknown;
  /** All of its card is closed, which the card says. */
  isCardClosed: boolean;
  onChange: (value: unknown) => void;
}

/** Controls that the schema of a value does not lead to. */
const controls: Record<SettingControl, (props: ControlProps) => React.ReactNode> = {
  'time-zone': ZoneField,
  language: LanguageField,
  'text-area': AreaField,
  'site-name': SiteNameField,
  megabytes: MegabytesField,
  'last-backup': LastBackupField,
};

/** One setting, in the field its values need. */
export function SettingField({ setting, value, isCardClosed, onChange }: SettingFieldProps) {
  const { key, label, description, words } = setting;
  const props: ControlProps = {
    name: key,
    label: label ?? description,
    description: label === null ? undefined : description,
    words,
    value,
    onChange,
  };
  const t = useT();
  const closed = isClosed(setting);
  const Frame = closed ? 'fieldset' : 'div';
  const Control = setting.control && controls[setting.control];
  return (
    <Frame id={`setting-${key}`} className={css.setting} {...(closed ? { disabled: true } : {})}>
      {setting.secret ? (
        <SecretField {...props} isSet={isSet(setting.value)} />
      ) : Control ? (
        <Control {...props} />
      ) : setting.fixed ? (
        <FixedField {...props} />
      ) : (
        <PlainField {...props} schema={setting.schema} />
      )}
      {closed && !isCardClosed && <p className={css.note}>{t('Only an admin can change this.')}</p>}
    </Frame>
  );
}

function isSet(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'set' in value && value.set === true;
}

/** A value that cannot be changed here. */
function FixedField({ label, description, value, words }: ControlProps) {
  const shown = String(value ?? '');
  return (
    <div>
      <p className={text({ style: 'strong' })}>{label}</p>
      <p className={css.fixed} dir="auto">
        {words[shown] ?? shown}
      </p>
      {description && <p className={css.note}>{description}</p>}
    </div>
  );
}

const megabyte = 1_048_576;

/** A number of bytes, asked for in megabytes: its sentence, which tells of bytes, is for the API. */
function MegabytesField({ words: _, description: _sentence, value, onChange, ...props }: ControlProps) {
  return (
    <NumberField
      {...props}
      className={css.narrow}
      value={typeof value === 'number' ? value / megabyte : Number.NaN}
      onChange={(typed) => onChange(Math.round(typed * megabyte))}
      minValue={1}
      formatOptions={{ useGrouping: false, maximumFractionDigits: 1 }}
    />
  );
}

function AreaField({ words: _, value, ...props }: ControlProps) {
  return <TextArea {...props} rows={3} autoGrow maxLength={1_000} value={String(value ?? '')} />;
}

function PlainField({ schema, ...props }: ControlProps & { schema: Record<string, unknown> }) {
  const { name, label, description, words, value, onChange } = props;
  const wordOf = (option: string) => words[option] ?? option;
  const kind = kindOf(schema);
  switch (kind.kind) {
    case 'switch':
      return (
        <Switch
          name={name}
          layout="row"
          description={description}
          isSelected={value === true}
          onChange={onChange}
        >
          {label}
        </Switch>
      );
    case 'number':
      return (
        <NumberField
          name={name}
          label={label}
          description={description}
          onChange={onChange}
          className={css.narrow}
          value={typeof value === 'number' ? value : Number.NaN}
          minValue={kind.min}
          maxValue={kind.max}
          formatOptions={{ useGrouping: false, ...(kind.whole ? { maximumFractionDigits: 0 } : {}) }}
        />
      );
    case 'text':
      return (
        <TextField
          name={name}
          label={label}
          description={description}
          type={kind.format ?? 'text'}
          maxLength={kind.maxLength}
          spellCheck="false"
          value={typeof value === 'string' ? value : ''}
          onChange={(typed) => onChange(typed === '' && kind.nullable ? null : typed)}
        />
      );
    case 'choice':
      if (kind.options.length === 1) return <FixedField {...props} value={wordOf(String(value))} />;
      return (
        <Select
          name={name}
          label={label}
          description={description}
          className={css.narrow}
          selectedKey={String(value)}
          onSelectionChange={(key) => onChange(String(key))}
        >
          {kind.options.map((option) => (
            <SelectItem key={option} id={option}>
              {wordOf(option)}
            </SelectItem>
          ))}
        </Select>
      );
    case 'choices': {
      const chosen = textsIn(value);
      return (
        <BoxGroup label={label} description={description}>
          {kind.options.map((option) => (
            <Checkbox
              key={option}
              name={name}
              isSelected={chosen.includes(option)}
              onChange={(wanted) =>
                onChange(kind.options.filter((one) => (one === option ? wanted : chosen.includes(one))))
              }
            >
              {wordOf(option)}
            </Checkbox>
          ))}
        </BoxGroup>
      );
    }
    case 'list':
      return <ListField {...props} />;
    case 'records':
      return <RecordsField {...props} fields={kind.fields} />;
    case 'texts':
      return <NamedTextsField {...props} fields={kind.fields} />;
    default:
      return <FixedField {...props} value={JSON.stringify(value)} />;
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
