import type { TestMusic } from '@kantele/api/testing';
import type { TestServer } from './harness.ts';
import type { Person } from './http-accounts.ts';
import { accountExamples } from './rest-examples-accounts.ts';
import { backstageExamples } from './rest-examples-backstage.ts';
import { catalogueExamples } from './rest-examples-catalogue.ts';
import { managingExamples } from './rest-examples-managing.ts';
import { messageExamples } from './rest-examples-messages.ts';
import { playlistExamples } from './rest-examples-playlists.ts';
import { bucketExamples } from './rest-examples-s3.ts';
import { siteExamples } from './rest-examples-site.ts';
import { userExamples } from './rest-examples-users.ts';
import { workspaceExamples } from './rest-examples-workspaces.ts';

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

/** One example for every row of the REST table, by `METHOD path`; a row without one fails the suite. */
export const examples: Record<string, RowExample> = {
  ...accountExamples,
  ...userExamples,
  ...siteExamples,
  ...catalogueExamples,
  ...managingExamples,
  ...backstageExamples,
  ...messageExamples,
  ...playlistExamples,
  ...bucketExamples,
  ...workspaceExamples,
};
