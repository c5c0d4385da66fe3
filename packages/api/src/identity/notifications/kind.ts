import type { z } from 'zod';
import type { PermissionName } from '../../core/permissions.ts';
import type { Translate } from '../../core/translate.ts';
import type { Channel, NotificationAction } from './contract.ts';

/** Groups of the preferences, in their order. */
export const groups = ['following', 'backstage', 'account', 'site'] as const;
export type Group = (typeof groups)[number];

/** Somebody a message is about. */
export interface Person {
  id: number;
  display_name: string;
  /** Address of the picture; null for none. */
  avatar: string | null;
}

/** What a message says: sentences in the receiver's language. */
export interface Said {
  /** Address of a picture on this site; null for none. */
  image: string | null;
  /** Name of the drawing where there is no picture, see `drawings` of the web application. */
  icon?: string;
  /** The first is the message itself, the others stand below in small type. */
  lines: [string, ...string[]];
  /** Where the message leads. */
  link?: NotificationAction;
  /** What can be done about it at once: `link` for a path, else an operation the web application knows. */
  buttons?: readonly { label: string; action: string }[];
  /** Of an invitation to a workspace. */
  inviteId?: string;
}

export interface Telling<Data> {
  /** The receiver's language. */
  t: Translate;
  data: Data;
  /** Who did it, the last one first; at most a few. */
  people: readonly Person[];
  /** How many people did it in all. */
  count: number;
}

/** A kind of message: one file in `kinds/`, listed in `kinds.ts`. */
export interface Kind<Data> {
  /** Its public name, with hyphens. */
  id: string;
  /** Its name in the preferences, in English. */
  label: string;
  group: Group;
  /** What its words are made of; it is stored, so it must stay readable. */
  data: z.ZodType<Data>;
  /** Which ways are on until the receiver chooses. */
  channels: Readonly<Record<Channel, boolean>>;
  /** Only those who hold it are ever told, and choose about it. */
  needs?: PermissionName;
  /** Without a choice: it is told by all ways of `channels` and is missing in the preferences. */
  always?: boolean;
  /** Also mailed to an address that is not confirmed, and at once, however often mails are wanted. */
  essential?: boolean;
  /** Unread messages with the same key become one, about several people. Absent: each stands for itself. */
  groupBy?(data: Data): string;
  /** There is one message with the same key for a receiver, ever; null for none: for causes that may be tried again. */
  onceBy?(data: Data): string | null;
  /** The words in the inbox; mail and browsers say the same unless told otherwise below. */
  say(telling: Telling<Data>): Said;
  /** Words of a mail about this alone. */
  mail?(telling: Telling<Data>): { subject: string; paragraphs: string[] };
  /** Words of a message of the browser. */
  push?(telling: Telling<Data>): { title: string; body: string };
}

/** A kind as the register holds it: what was stored is checked before anything is made of it. */
export interface RegisteredKind {
  id: string;
  label: string;
  group: Group;
  needs?: PermissionName;
  channels: Readonly<Record<Channel, boolean>>;
  always: boolean;
  essential: boolean;
  /** @throws ZodError when what was stored does not fit */
  read(stored: StoredMessage, t: Translate): Read;
}
interface StoredMessage {
  data: unknown;
  people: readonly Person[];
  count: number;
}
/** A message in its receiver's language, for each way. */
export interface Read {
  said: Said;
  mail: { subject: string; paragraphs: string[] };
  push: { title: string; body: string };
}
/** A kind that can be told of: with it comes the type of its data. */
export interface TellableKind<Data> extends RegisteredKind {
  data: z.ZodType<Data>;
  groupBy?(data: Data): string;
  onceBy?(data: Data): string | null;
}

/** Ties the words of a kind to what they are made of. */
export function defineKind<Data extends object>(kind: Kind<Data>): TellableKind<Data> {
  return {
    ...kind,
    always: kind.always ?? false,
    essential: kind.essential ?? false,
    read({ data, people, count }, t) {
      const telling = { t, data: kind.data.parse(data), people, count };
      const said = kind.say(telling);
      const [title, ...rest] = said.lines.map(withoutMarks);
      return {
        said,
        mail: kind.mail?.(telling) ?? { subject: title ?? '', paragraphs: rest },
        push: kind.push?.(telling) ?? { title: title ?? '', body: rest.join('\n') },
      };
    },
  };
}

const isolates = /[\u2066-\u2069]/g;

/** A name inside a sentence: shown bold, and written in its own direction whatever the sentence around it. */
export function nameIn(text: string): string {
  return `\u2068${text.replace(isolates, '')}\u2069`;
}

/** A sentence where nothing but plain text can stand: subjects and messages of the browser. */
export function withoutMarks(text: string): string {
  return text.replace(isolates, '');
}
