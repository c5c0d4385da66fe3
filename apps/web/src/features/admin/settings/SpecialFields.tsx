import { ComboBox } from '@kantele/ui/ComboBox';
import { Select, SelectItem } from '@kantele/ui/Select';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import type { ControlProps } from './setting.ts';
import * as css from './settings.css.ts';

const automatic = 'auto';
/** A time zone, or the visitor's own. */
export function ZoneField({ name, label, value, onChange }: ControlProps) {
  const t = useT();
  const { data } = trpc.settings.valueLists.useQuery({ names: ['timezones'] });
  const zones = Object.entries(data?.timezones ?? {}).map(([region, list]) => ({
    // The zone UTC lies in a region of the same name.
    id: `in ${region}`,
    title: region,
    options: list.map(({ value: id, text }) => ({ id, label: text })),
  }));
  return (
    <ComboBox
      name={name}
      label={label}
      description={t('Of all dates, for people who have not chosen another one.')}
      options={[{ id: automatic, label: t('Browser default') }, ...zones]}
      value={String(value ?? automatic)}
      onChange={(key) => onChange(key ?? automatic)}
      loading={data === undefined}
      emptyText={t('There are no items matching your query')}
      loadingText={t('Loading...')}
    />
  );
}

/** A language of the site, or the one the visitor's browser likes best. */
export function LanguageField({ name, label, value, onChange }: ControlProps) {
  const t = useT();
  const { data } = trpc.settings.valueLists.useQuery({ names: ['localizations'] });
  const languages = data?.localizations ?? [];
  return (
    <Select
      name={name}
      label={label}
      className={css.narrow}
      description={t('Of the site, for people who have not chosen another one.')}
      selectedKey={String(value ?? automatic)}
      onSelectionChange={(key) => onChange(String(key))}
    >
      {[
        <SelectItem key={automatic} id={automatic}>
          {t('Browser default')}
        </SelectItem>,
        ...languages.map(({ language, name: own }) => (
          <SelectItem key={language} id={language}>
            {own}
          </SelectItem>
        )),
      ]}
    </Select>
  );
}

/** The name in what is known of the brand; the logos stay as they are. */
export function SiteNameField({ name, label, description, value, onChange }: ControlProps) {
  const brand = typeof value === 'object' && value !== null ? value : {};
  return (
    <TextField
      name={`${name}.site_name`}
      label={label}
      description={description}
      maxLength={80}
      isRequired
      spellCheck="false"
      value={'site_name' in brand ? String(brand.site_name) : ''}
      onChange={(site_name) => onChange({ ...brand, site_name })}
    />
  );
}
