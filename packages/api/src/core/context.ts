import type { Db } from '@kantele/db';
import type { Actor } from './actor.ts';
import type { Services } from './services.ts';
import { english, type Translate } from './translate.ts';

/** Cookies of operations; those of the session stay the HTTP layer's. */
export type CookieName = 'be-active-theme' | 'be-language' | 'be-device' | 'social';

/** The browser or client behind a request: where it is, and what it remembers. */
export interface Visitor {
  ip: string;
  userAgent: string;
  /** Where the address is registered, as ISO 3166-1 alpha-2; null when nobody knows. */
  country(): string | null;
  /** Value of the session cookie, whatever it is worth. */
  sessionId: string | undefined;
  /** Sets the session cookie; `maxAge` in seconds, null until the browser is closed. */
  setSession(id: string, maxAge: number | null): void;
  clearSession(): void;
  cookie(name: CookieName): string | undefined;
  /** A cookie scripts cannot read; `maxAge` in seconds, 0 removes it. */
  setCookie(name: CookieName, value: string, maxAge: number): void;
}

/** What an operation gets: who asks, and the services. One per request or job. */
export interface Context {
  actor: Actor;
  services: Services;
  db: Db;
  requestId: string;
  signal: AbortSignal;
  /** Null for jobs and commands. */
  visitor: Visitor | null;
  /** BCP 47 */
  language: string;
  translate: Translate;
}

const never = new AbortController().signal;

/** The context of jobs and commands. */
export function systemContext(services: Services, requestId: string, signal: AbortSignal = never): Context {
  return {
    actor: { kind: 'system' },
    services,
    db: services.db,
    requestId,
    signal,
    visitor: null,
    language: 'en',
    translate: english,
  };
}
