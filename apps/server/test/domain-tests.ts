import { readdirSync } from 'node:fs';
import type { TestMusic } from '@kantele/api/testing';
import type { TestServer } from './harness.ts';
import type { Person } from './http-accounts.ts';

/**
 * Who may call what, written by hand from what the product promises and not from the rules in the code: the matrix
 * compares the running server with it. One letter a visitor, in the order of `visitors`:
 * `y` is let in, `1` 401 unauthenticated, `3` 403 forbidden, `v` 403 email_unverified.
 */
export const visitors = [
  'a guest',
  'an unverified user',
  'a user',
  'another user',
  'an artist',
  'an editor',
  'an admin',
  'an expired token',
  'a read-only token of an admin',
  'a write token of an admin',
  'a user’s token with an admin’s cookie',
  'a token of an unverified user',
  'a token of a user who may have none any more',
  'a suspended user',
] as const;
export type Visitor = (typeof visitors)[number];

/** Whom something is for. What is changed is refused to tokens that only read. */
const answers = {
  /** As far as a site does not take `music.view` from its guests; what of it is shown may depend on who looks. */
  everybody: 'yvyyyyy1yyyv3y',
  everybodyChanges: 'yvyyyyy13yyv3y',
  /** Also before the address is confirmed: what a page needs, and the ways in and out. */
  unverifiedToo: 'yyyyyyy1yyyy3y',
  unverifiedTooChanges: 'yyyyyyy13yyy3y',
  /** One's own things; whether something is one's own, or one works for it, is asked of the row. */
  oneself: '1vyyyyy1yyyv31',
  oneselfChanges: '1vyyyyy13yyv31',
  /** In person: no token at all. */
  oneselfInPerson: '1vyyyyy1333v31',
  oneselfUnverifiedInPerson: '1yyyyyy1333331',
  /** Editors and admins. */
  editors: '1v333yy1yy3v31',
  editorsChange: '1v333yy13y3v31',
  editorsInPerson: '1v333yy1333v31',
  admins: '1v3333y1yy3v31',
  adminsChange: '1v3333y13y3v31',
  adminsInPerson: '1v3333y1333v31',
} as const;

/**
 * How one documented row is used: an example that works, and one whose input is wrong. Names in capitals stand for
 * values only known at run time, `#NAME` for a number; USER, EMAIL and PASSWORD are those of the example's own user.
 */
export interface RowExample {
  path(music: TestMusic): string;
  /** Who sends it: the admin when absent; a new user or admin where the row does something to its sender. */
  as?: 'guest' | 'own user' | 'own admin';
  body?: unknown;
  /** A file sent as multipart instead of a body. */
  file?: { field: string; make(): Promise<Buffer> };
  /** Status of the working example, 200 when absent. */
  status?: number;
  /** A wrong query or body, with the field the answer must name; rows without input have none. */
  invalid?: { query?: string; body?: unknown; field: string };
  /** What must be there before, and values it makes known. */
  before?(server: TestServer, own: Person): Promise<Record<string, string>>;
  /** Works only where files are kept in a bucket. */
  needs?: 'bucket';
  /** Cookies beside the session's. */
  cookie?: string;
  /** Shape the answer must have. */
  answer: object;
}

/** What the tests of all procedures and rows know of a domain: a file in `domains/`, which is found by itself. */
export interface DomainTests {
  /** Procedures and rows of api/v1 (method and path, one a line) by whom they are for. */
  access: Partial<Record<keyof typeof answers, { procedures?: string; rows?: string }>>;
  /**
   * How each procedure is asked without harm: `input` is refused for its nonsense once access is granted; `works`
   * takes no input and may be done; `signs out` ends the session that asks.
   */
  probes: Readonly<Record<string, 'input' | 'works' | 'signs out'>>;
  /** One example for every row, by method and path. */
  examples?: Readonly<Record<string, RowExample>>;
  /** Values for the rows that are refused before they look at anything. */
  ids?(server: TestServer, admin: Person): Promise<Record<string, string>>;
}

const folder = new URL('./domains/', import.meta.url);
export const domainTests: readonly DomainTests[] = await Promise.all(
  readdirSync(folder).map(async (name) => (await import(new URL(name, folder).href)).default),
);

const wordsOf = (text = '') => text.split(/\s+/).filter(Boolean);
const linesOf = (text = '') => text.split(/\s*\n\s*/).filter(Boolean);

function tableOf(kind: 'procedures' | 'rows', keysOf: (text?: string) => string[]) {
  const table = new Map<string, string>();
  for (const { access } of domainTests) {
    for (const [who, group] of Object.entries(access)) {
      for (const key of keysOf(group[kind])) {
        if (table.has(key)) throw new Error(`${key} is listed twice.`);
        table.set(key, answers[who as keyof typeof answers]);
      }
    }
  }
  return table;
}

/** Answers by procedure, e.g. `albums.get`. */
export const procedureTable: ReadonlyMap<string, string> = tableOf('procedures', wordsOf);
/** Answers by row of api/v1, e.g. `GET albums/{id}`. */
export const rowTable: ReadonlyMap<string, string> = tableOf('rows', linesOf);
/** How each procedure is asked; one without an entry fails the suite. */
export const probes: DomainTests['probes'] = Object.assign({}, ...domainTests.map((of) => of.probes));
/** The example of each row; one without fails the suite. */
export const examples: Readonly<Record<string, RowExample>> = Object.assign(
  {},
  ...domainTests.map((of) => of.examples),
);
