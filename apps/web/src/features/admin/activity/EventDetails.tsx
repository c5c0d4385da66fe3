import { line } from '@kantele/api/translate';
import { type Description, DescriptionList } from '@kantele/ui/DescriptionList';
import { useT } from '../../../app/i18n.tsx';
import { useDates } from '../../../app/useDates.ts';
import { actionName } from './action-names.ts';
import type { AuditEvent } from './audit-event.ts';

/** What the facts of events are called; others are shown by their names. */
const factWords: Record<string, string> = {
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
  const { action, object_type, object_id, data, created_at } = event;
  const facts: Description[] = [
    { label: t('What'), value: t(actionName(action)) },
    ...(object_type
      ? [{ label: t('About'), value: <bdi>{`${object_type} #${object_id ?? '–'}`}</bdi> }]
      : []),
    { label: t('When'), value: dates.dateTime(created_at) },
    ...Object.entries(data).map(([name, value]) => ({
      label: t(factWords[name] ?? name),
      value: <bdi>{factText(value)}</bdi>,
    })),
  ];
  return <DescriptionList groups={[facts]} />;
}
