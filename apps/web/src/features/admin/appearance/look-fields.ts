import type { Look, LookKey, LookTheme } from '@kantele/api/contract/appearance';
import { deepEqual } from '@tanstack/react-router';

/** A part of a look that is changed, undone and compared by itself. */
export type LookField = `settings.${LookKey}` | `themes.${number}`;

/** Every part of a look with its value. */
export function fieldsOf(look: Look): Map<LookField, unknown> {
  return new Map<LookField, unknown>([
    ...Object.entries(look.settings).map(([key, value]): [LookField, unknown] => [
      `settings.${key as LookKey}`,
      value,
    ]),
    ...look.themes.map((theme): [LookField, unknown] => [`themes.${theme.id}`, theme]),
  ]);
}

/** The look with one part replaced; undefined takes a theme away. */
export function withField(look: Look, field: LookField, value: unknown): Look {
  if (field.startsWith('settings.')) {
    return { ...look, settings: { ...look.settings, [field.slice('settings.'.length)]: value } };
  }
  const id = Number(field.slice('themes.'.length));
  const theme = value as LookTheme | undefined;
  const known = look.themes.some((other) => other.id === id);
  if (!theme) return { ...look, themes: look.themes.filter((other) => other.id !== id) };
  if (!known) return { ...look, themes: [...look.themes, theme] };
  return { ...look, themes: look.themes.map((other) => (other.id === id ? theme : other)) };
}

/** Parts that differ, in the order of `after`, then those that are gone. */
export function differences(before: Look, after: Look): LookField[] {
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  const changed = [...now].filter(([field, value]) => !isSame(old.get(field), value)).map(([field]) => field);
  return [...changed, ...[...old.keys()].filter((field) => !now.has(field))];
}

/** Equal, whatever the order of fields: the database keeps one of its own. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || deepEqual(one, other);
}
