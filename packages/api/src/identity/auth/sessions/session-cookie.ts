/**
 * Name of the cookie of a session. Over https `__Host-` binds it to this host; such a cookie is one of the whole host
 * (RFC 6265bis, 4.1.3.2), so that of a site below a path has `__Secure-` and the path instead.
 */
export function sessionCookieName(baseUrl: string): string {
  if (!baseUrl.startsWith('https:')) return 'sid';
  return new URL(baseUrl).pathname === '/' ? '__Host-sid' : '__Secure-sid';
}
