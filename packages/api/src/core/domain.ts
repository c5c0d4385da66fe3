import type { Db } from '@kantele/db';
import type { AnyRouter } from '@trpc/server';
import type { ExportedFile, ExportedTable, Reactions } from './context.ts';
import type { RunnableJob } from './jobs.ts';
import type { RestRow } from './rest.ts';

/** What a domain brings into the whole: the entry in its `domain.ts`, which `domains.ts` lists. */
export interface Domain {
  /** Name of its folder. */
  name: string;
  /** Procedures by their first name in the API, its own first; several domains may give some to one name. */
  routers?: Readonly<Record<string, AnyRouter>>;
  /** Rows of api/v1. */
  rows?: readonly RestRow[];
  /** What the calls of its own name are about in the documentation of the API: name for people, and a sentence. */
  about?: readonly [string, string];
  /** What its contract exports: named schemas of the documentation and the SDK. */
  contract?: Readonly<Record<string, unknown>>;
  /** Background work. */
  jobs?: readonly RunnableJob[];
  /** Run every night: remove what is kept for a time only; how long stands with each (docs/people.md). */
  purges?: readonly ((db: Db) => Promise<unknown>)[];
  /** What it does when something happens in others. */
  reactions?: Reactions;
  /** Its tables that hold something of a user, and are part of the export of his data. */
  exported?: Readonly<Record<string, ExportedTable>>;
  /** Files of that export which say more than its tables, by their names. */
  exportedFiles?: Readonly<Record<string, ExportedFile>>;
  /** Its tables that name a user and are not exported, with the reason. */
  notExported?: Readonly<Record<string, string>>;
}
