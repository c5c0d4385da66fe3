import type { Look, LookTheme } from '@kantele/api/contract/appearance';
import type { Menu } from '@kantele/api/contract/settings';
import { useT } from '../../../app/i18n.tsx';
import { ChangedValue } from './ChangedValue.tsx';
import * as css from './changes.css.ts';
import { fieldWords } from './field-words.ts';
import { differences, fieldsOf, type LookField } from './look-fields.ts';
import { MenuChanges } from './MenuChanges.tsx';
import { ThemeChanges } from './ThemeChanges.tsx';
import { type NamedChange, namedChanges } from './value-changes.ts';

interface DifferencesProps {
  label: string;
  before: Look;
  after: Look;
}

/** What differs between two looks, part by part, each value as it was and as it is. */
export function Differences({ label, before, after }: DifferencesProps) {
  return (
    <ul className={css.parts} aria-label={label}>
      {differences(before, after).map((field) => (
        <li key={field}>
          <Difference field={field} before={before} after={after} />
        </li>
      ))}
    </ul>
  );
}

/** What of one part differs between two looks. */
export function Difference({ field, before, after }: { field: LookField; before: Look; after: Look }) {
  const t = useT();
  const [old, now] = [fieldsOf(before).get(field), fieldsOf(after).get(field)];
  const name = fieldWords(t, field, [after, before]);
  if (field.startsWith('themes.')) {
    if (now === undefined) return <>{t(':part is removed', { part: name })}</>;
    if (old === undefined) return <>{t(':part is new', { part: name })}</>;
    return <ThemeChanges name={name} before={old as LookTheme} after={now as LookTheme} />;
  }
  if (field === 'settings.menus')
    return <MenuChanges name={name} before={(old ?? []) as Menu[]} after={(now ?? []) as Menu[]} />;
  return (
    <div className={css.part}>
      <strong>{name}</strong>
      {namedChanges(t, field, old, now).map((change) => (
        <ValueRow key={change.key + change.label} change={change} part={name} />
      ))}
    </div>
  );
}

function ValueRow({ change: { key, label, before, after }, part }: { change: NamedChange; part: string }) {
  const name = label || part;
  return (
    <p className={css.row}>
      {label && <span className={css.label}>{label}</span>}
      <del className={css.side}>
        <ChangedValue of={key} value={before} name={name} />
      </del>
      <span aria-hidden="true">→</span>
      <ins className={css.side}>
        <ChangedValue of={key} value={after} name={name} />
      </ins>
    </p>
  );
}
