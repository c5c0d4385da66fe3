import { siteAddress } from '@kantele/api/site-address';
import type { Sent } from './outbox.ts';
import type { PlayReport } from './session.ts';

/** Answers after which the same report may still be taken. */
const passing = new Set([401, 408, 425, 429]);

/** Reports a play. The request outlives the page. */
export async function sendPlay({ track_id, ...play }: PlayReport): Promise<Sent> {
  try {
    const { status } = await fetch(siteAddress(`/api/v1/tracks/${track_id}/plays`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...play, client: 'web' }),
      keepalive: true,
    });
    return status >= 500 || passing.has(status) ? 'later' : 'done';
  } catch {
    return 'later';
  }
}
