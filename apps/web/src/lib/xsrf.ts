/** The pair cookie of the session as a header: what only pages of this site can read. */
export function xsrfHeader(): Record<string, string> {
  const pair = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return pair ? { 'x-xsrf-token': decodeURIComponent(pair) } : {};
}
