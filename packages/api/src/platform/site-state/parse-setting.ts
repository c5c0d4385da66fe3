import type { FieldSentences } from '../../core/errors.ts';
import { fieldsOf } from '../../core/issues.ts';
import { line } from '../../core/translate.ts';
import { plainSecret, type SettingRow } from './definitions/row.ts';
import { isSettingKey, type SettingKey, settingTable } from './definitions.ts';

/** What is to be stored under a key; null for a secret that goes. */
export interface SettingChange {
  key: SettingKey;
  row: SettingRow;
  value: unknown;
}

/** A value by the schema of its key, or what is wrong with it: sentences by key and place inside the value. */
export function parseSetting(key: string, given: unknown): SettingChange | { problems: FieldSentences } {
  const refuse = (text: string) => ({ problems: { [key]: [{ text }] } });
  if (!isSettingKey(key)) return refuse(line('No such setting.'));
  const row: SettingRow = settingTable[key];
  if (row.fixed) return refuse(line('This cannot be changed here.'));
  if (row.secret && given === null) return { key, row, value: null };
  const parsed = (row.secret ? plainSecret : row.schema).safeParse(given);
  if (parsed.success) return { key, row, value: parsed.data };
  const problems = Object.entries(fieldsOf(parsed.error.issues));
  return {
    problems: Object.fromEntries(
      problems.map(([path, sentences]) => [path === 'input' ? key : `${key}.${path}`, sentences]),
    ),
  };
}
