import type { Db } from '@kantele/db';
import type { Actor } from './actor.ts';
import type { Services } from './services.ts';

/** What an operation gets: who asks, and the services. One per request or job. */
export interface Context {
  actor: Actor;
  services: Services;
  db: Db;
  requestId: string;
  signal: AbortSignal;
}

const never = new AbortController().signal;

/** The context of jobs and commands. */
export function systemContext(services: Services, requestId: string, signal: AbortSignal = never): Context {
  return { actor: { kind: 'system' }, services, db: services.db, requestId, signal };
}
