import type { Actor } from './core/actor.ts';
import type { Context, Services, Visitor } from './core/context.ts';
import { english } from './core/translate.ts';
import { actorOf } from './identity/auth/sessions/actor.ts';
import { createCaller } from './router.ts';

export interface BrowserOptions {
  ip?: string;
  userAgent?: string;
  country?: string;
  language?: string;
  /** Value of the `Authorization` header. */
  authorization?: string;
  /** Value of `workspaceId` in the query of its requests. */
  workspaceId?: string;
}

/** A browser as operations see it: cookies are kept from call to call, the actor is read anew for each. */
export interface TestBrowser {
  cookies: Map<string, string>;
  /** The session cookie it was given last. */
  session: { id: string; maxAge: number | null } | null;
  context(): Promise<Context>;
  caller(): Promise<ReturnType<typeof createCaller>>;
  actor(): Promise<Actor>;
}

let addresses = 0;

export function testBrowser(services: Services, options: BrowserOptions = {}): TestBrowser {
  addresses += 1;
  const ip = options.ip ?? `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const browser: TestBrowser = {
    cookies: new Map(),
    session: null,
    async context() {
      const { actor } = await actorOf(services, {
        cookie: browser.session?.id,
        authorization: options.authorization,
        guestHash: () => ip,
        workspace: { query: options.workspaceId, cookie: browser.cookies.get('activeWorkspaceId') },
      });
      return {
        actor,
        services,
        db: services.db,
        requestId: 'test',
        signal: new AbortController().signal,
        visitor: visitor(),
        language: options.language ?? 'en',
        translate: english,
      };
    },
    caller: async () => createCaller(await browser.context()),
    actor: async () => (await browser.context()).actor,
  };
  const visitor = (): Visitor => ({
    ip,
    userAgent: options.userAgent ?? 'Test/1.0',
    country: () => options.country ?? null,
    sessionId: browser.session?.id,
    setSession(id, maxAge) {
      browser.session = { id, maxAge };
    },
    clearSession() {
      browser.session = null;
    },
    cookie: (name) => browser.cookies.get(name),
    setCookie(name, value, maxAge) {
      if (maxAge === 0) browser.cookies.delete(name);
      else browser.cookies.set(name, value);
    },
  });
  return browser;
}
