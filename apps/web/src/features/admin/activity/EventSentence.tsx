import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '../../../app/boot.tsx';
import { T } from '../../../app/i18n.tsx';
import type { AuditEvent } from './audit-event.ts';
import { sentenceOf, type Thing } from './event-words.ts';

/** What somebody did, with links to what it was done to. */
export function EventSentence({ event }: { event: AuditEvent }) {
  const { text, values } = sentenceOf(event);
  const shown = Object.entries(values).map(([name, value]): [string, ReactNode] => [
    name,
    typeof value === 'object' ? <ThingLink key={name} thing={value} /> : value,
  ]);
  return <T text={text} values={Object.fromEntries(shown)} />;
}

function ThingLink({ thing: { type, id } }: { thing: Thing }) {
  const users = useCan('users.manage');
  const roles = useCan('roles.manage');
  const name = `#${id}`;
  const params = { id: String(id) };
  if (type === 'user' && users) {
    return (
      <Link to="/admin/users/$id" params={params} className={linkStyle}>
        {name}
      </Link>
    );
  }
  if (type === 'role' && roles) {
    return (
      <Link to="/admin/roles/$id" params={params} className={linkStyle}>
        {name}
      </Link>
    );
  }
  return name;
}
