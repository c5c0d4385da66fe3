/** A browser as far as sign-in needs one: cookies by origin, redirects, and where a request comes from. */
export interface TestBrowser {
  cookies: Map<string, Map<string, string>>;
  /** Opens an address and follows where it leads; `stopAt` ends the way at an address that begins so. */
  open(url: string, options?: { headers?: Record<string, string>; stopAt?: string }): Promise<Visit>;
  /** A call by a script of the page at `origin`. */
  post(url: string, body: unknown): Promise<Response>;
}

export interface Visit {
  url: string;
  status: number;
  headers: Headers;
  text: string;
}

export function testBrowser(agent = 'Mozilla/5.0 (X11; Linux x86_64) Test'): TestBrowser {
  const cookies = new Map<string, Map<string, string>>();
  const send = async (url: string, init: RequestInit) => {
    const { origin } = new URL(url);
    const jar = cookies.get(origin) ?? new Map<string, string>();
    cookies.set(origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'user-agent': agent, accept: '*/*', ...(cookie ? { cookie } : {}), ...init.headers };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const gone = rest.some((part) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(part));
      if (gone) jar.delete(name);
      else jar.set(name, pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  return {
    cookies,
    async open(start, { headers = { 'sec-fetch-site': 'same-origin' }, stopAt } = {}) {
      let url = start;
      let given = headers;
      for (let steps = 0; steps < 12; steps += 1) {
        const response = await send(url, { headers: given });
        const location = response.headers.get('location');
        const next = location === null ? null : new URL(location, url).href;
        if (next === null || (stopAt && next.startsWith(stopAt))) {
          return {
            url: next ?? url,
            status: response.status,
            headers: response.headers,
            text: await response.text(),
          };
        }
        await response.arrayBuffer();
        url = next;
        given = { 'sec-fetch-site': 'cross-site' };
      }
      throw new Error('This leads around in circles.');
    },
    post: (url, body) =>
      send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      }),
  };
}
