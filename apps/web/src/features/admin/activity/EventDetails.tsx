import { line } from '@kantele/api/translate';
import { type Description, DescriptionList } from '@kantele/ui/DescriptionList';
import { useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { useDates } from '../../../app/useDates.ts';
import { languageName } from '../../../lib/language-list.ts';
import { actionName } from './action-names.ts';
import type { AuditEvent } from './audit-event.ts';
import { fieldNames } from './field-names.ts';

/** What the facts of events are called; others are shown by their names. */
const factWords: Record<string, string> = {
  changed: line('Settings'),
  fields: line('Fields'),
  keys: line('Settings'),
  language: line('Language'),
  lines: line('Texts'),
  name: line('Name'),
  reason: line('Reason'),
  scope: line('Access'),
  service: line('Service'),
  until: line('Until'),
  users: line('Users'),
};

/** A fact in words: lists with commas, and the names before parts of things. */
export function factText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map(factText).join(', ') || '–';
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${factText(part)}`)
      .join(', ');
  }
  return String(value);
}

/** All that is known of an event. */
export function EventDetails({ event }: { event: AuditEvent }) {
  const t = useT();
  const dates = useDates();
  const { language } = useBoot().data.i18n;
  const { action, object_id, object_name, data, settings, created_at } = event;
  const listed: Record<string, string[]> = {
    changed: settings,
    keys: settings,
    fields: fieldNames(data.fields).map((name) => t(name)),
  };
  const facts: Description[] = [
    { label: t('What'), value: t(actionName(action)) },
    ...(object_id === null
      ? []
      : [
          {
            label: t('About'),
            value: <bdi>{[object_name, `#${object_id}`].filter(Boolean).join(' · ')}</bdi>,
          },
        ]),
    { label: t('When'), value: dates.dateTime(created_at) },
    ...Object.entries(data).map(([name, value]) => ({
      label: t(factWords[name] ?? name),
      value: (
        <bdi>
          {factText(listed[name] ?? (name === 'language' ? languageName(String(value), language) : value))}
        </bdi>
      ),
    })),
  ];
  return <DescriptionList groups={[facts]} />;
}
