import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { can, useBoot } from '../../../app/boot.tsx';
import { T, useT } from '../../../app/i18n.tsx';
import { languageName } from '../../../lib/language-list.ts';
import type { AuditEvent } from './audit-event.ts';
import { managed, type EventSentence as Sentence, sentenceOf, type Thing } from './event-sentences.ts';

/** The sentence of an event, with links to the things it names. */
export function EventSentence({ event }: { event: AuditEvent }) {
  const { text, values } = sentenceOf(event);
  const plain = usePlainValue();
  const shown = Object.entries(values).map(([name, value]): [string, ReactNode] => [
    name,
    typeof value === 'object' && 'id' in value ? <ThingLink key={name} thing={value} /> : plain(value),
  ]);
  return <T text={text} values={Object.fromEntries(shown)} />;
}

/** The same as one text, to be read aloud. */
export function useSentence() {
  const t = useT();
  const plain = usePlainValue();
  return (event: AuditEvent): string => {
    const { text, values } = sentenceOf(event);
    return t(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)])));
  };
}

function usePlainValue() {
  const t = useT();
  const { language } = useBoot().data.i18n;
  return (value: Sentence['values'][string]): string | number => {
    if (typeof value !== 'object') return value;
    if ('id' in value) return nameOf(value);
    if ('language' in value) return languageName(value.language, language);
    return new Intl.ListFormat(language).format(value.map((word) => t(word)));
  };
}

const nameOf = ({ name, id }: Thing) => name ?? `#${id}`;

function ThingLink({ thing }: { thing: Thing }) {
  const { type, id } = thing;
  const { data } = useBoot();
  const page = managed(type);
  const name = <bdi>{nameOf(thing)}</bdi>;
  if (!page || !can(data, page.permission)) return name;
  return (
    <Link to={page.path(id)} className={linkStyle}>
      {name}
    </Link>
  );
}
