import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { can, useBoot } from '../../../app/boot.tsx';
import { T } from '../../../app/i18n.tsx';
import type { AuditEvent } from './audit-event.ts';
import { managed, sentenceOf, type Thing } from './event-sentences.ts';

/** The sentence of an event, with links to the things it names. */
export function EventSentence({ event }: { event: AuditEvent }) {
  const { text, values } = sentenceOf(event);
  const shown = Object.entries(values).map(([name, value]): [string, ReactNode] => [
    name,
    typeof value === 'object' ? <ThingLink key={name} thing={value} /> : value,
  ]);
  return <T text={text} values={Object.fromEntries(shown)} />;
}

function ThingLink({ thing: { type, id } }: { thing: Thing }) {
  const { data } = useBoot();
  const page = managed(type);
  const name = `#${id}`;
  if (!page || !can(data, page.permission)) return name;
  return (
    <Link to={page.path(id)} className={linkStyle}>
      {name}
    </Link>
  );
}
