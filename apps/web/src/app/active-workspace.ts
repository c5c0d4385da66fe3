import { cookiePath } from '@kantele/api/site-address';

/** What this tab works for, as its bootstrap data said; other tabs may have chosen another workspace meanwhile. */
let active: number | null = null;

const cookie = 'activeWorkspaceId';
const yearSeconds = 365 * 24 * 3_600;

/** From now on requests of this tab are for this workspace; null leaves it to the cookie. */
export function setActiveWorkspace(id: number | null): void {
  active = id;
}

/** Remembers a workspace for this browser, also for requests that carry no query: files, sound, uploads. */
export function rememberWorkspace(id: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser
  document.cookie = `${cookie}=${id}; Path=${cookiePath()}; Max-Age=${id === 0 ? 0 : yearSeconds}; SameSite=Lax${secure}`;
}

/** An address with the workspace it is asked for. */
export function withWorkspace(address: string): string {
  if (active === null || active === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}workspaceId=${active}`;
}

/** `fetch` of calls of procedures: each says which workspace it is for. */
export const fetchInWorkspace: typeof fetch = (input, init) =>
  fetch(typeof input === 'string' ? withWorkspace(input) : input, init);
