import { setTimeout as sleep } from 'node:timers/promises';
import { admin } from './site.mjs';

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/**
 * Clients that write through the API while everything around them is killed. Each keeps a journal: what it meant to
 * write, and what was acknowledged. A tag is created; in turn the one before gets another name or is deleted.
 */
export async function openWriters(site, count) {
  const token = await tokenOf(site);
  const state = { going: true };
  const journals = Array.from({ length: count }, (_, number) => ({
    number,
    meant: new Map(),
    acknowledged: 0,
    refused: 0,
  }));
  const running = journals.map((journal) => write(site, token, journal, state));
  return {
    async end() {
      state.going = false;
      await Promise.all(running);
      return journals;
    },
    /** Compares the journals with the database: `have` and `may have` for each tag that was meant. */
    async compare(check, written) {
      const rows = await site.ask(
        'select display_name as name, count(*)::int as n from tags group by display_name',
      );
      const there = new Map(rows.map(({ name, n }) => [name, n]));
      let lost = 0;
      let doubled = 0;
      let invented = 0;
      for (const { meant } of written) {
        for (const [name, is] of meant) {
          const n = there.get(name) ?? 0;
          if (is === 'there' && n === 0) lost += 1;
          if (n > 1) doubled += 1;
          if (is === 'gone' && n > 0) invented += 1;
        }
      }
      const known = new Set(written.flatMap(({ meant }) => [...meant.keys()]));
      for (const name of there.keys()) if (/^Proof /.test(name) && !known.has(name)) invented += 1;
      const sum = (field) => written.reduce((all, journal) => all + journal[field], 0);
      check(
        'no acknowledged write is lost, doubled or undone',
        lost + doubled + invented === 0 && sum('acknowledged') > 0,
        `${sum('acknowledged')} acknowledged, ${sum('refused')} refused or cut off; lost ${lost}, doubled ${doubled}, undone ${invented}`,
      );
    },
  };
}

async function write(site, token, journal, state) {
  const { meant } = journal;
  const ask = async (method, path, body) => {
    try {
      const response = await fetch(`${site.url}/api/v1/${path}`, {
        method,
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(15_000),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(String(response.status));
      journal.acknowledged += 1;
      return answer;
    } catch {
      journal.refused += 1;
      await sleep(100);
      return null;
    }
  };
  for (let turn = 0; state.going; turn += 1) {
    const name = `Proof ${journal.number} ${turn}`;
    meant.set(name, 'perhaps');
    const made = await ask('POST', 'tags', { display_name: name });
    if (!made) continue;
    meant.set(name, 'there');
    const { id } = made.tag;
    if (turn % 3 === 1) {
      const renamed = `${name} renamed`;
      meant.set(name, 'perhaps');
      meant.set(renamed, 'perhaps');
      if (!(await ask('PUT', `tags/${id}`, { display_name: renamed }))) continue;
      meant.set(name, 'gone');
      meant.set(renamed, 'there');
    }
    if (turn % 3 === 2) {
      meant.set(name, 'perhaps');
      if (await ask('DELETE', `tags/${id}`)) meant.set(name, 'gone');
    }
  }
}

async function tokenOf(site) {
  const signedIn = await fetch(`${site.url}/api/v1/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(admin),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .find((text) => /sid=/.test(text))
    ?.split(';')[0];
  if (!cookie) throw new Error(`The admin cannot sign in: ${await signedIn.text()}`);
  const made = await fetch(`${site.url}/api/v1/access-tokens`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ tokenName: 'Proof' }),
  });
  return (await made.json()).plainTextToken;
}
