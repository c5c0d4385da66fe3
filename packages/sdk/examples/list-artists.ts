/**
 * Prints the artists of a site page by page, and what the site says of one that is not there.
 *
 *   KANTELE_URL=http://localhost:3000 KANTELE_TOKEN=ktl_pat_… npx tsx list-artists.ts
 */
import { type Artist, type ArtistSummary, type Client, createClient, KanteleError } from '@kantele/sdk';

async function* artistsOf(kantele: Client): AsyncGenerator<ArtistSummary> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof pageFrom>> = await pageFrom(kantele, cursor);
    yield* page.pagination.data;
    cursor = page.pagination.next_cursor;
  } while (cursor);
}

function pageFrom(kantele: Client, cursor: string | null) {
  return kantele.rest.get('artists', { query: { per_page: 1, ...(cursor ? { cursor } : {}) } });
}

/** Null when there is no such artist. */
async function artistOf(kantele: Client, id: number): Promise<Artist | null> {
  try {
    const { artist } = await kantele.rest.get('artists/{id}', { params: { id } });
    return artist;
  } catch (error) {
    if (error instanceof KanteleError && error.code === 'not_found') return null;
    throw error;
  }
}

const { KANTELE_URL = 'http://localhost:3000', KANTELE_TOKEN = '' } = process.env;
const kantele = createClient({ baseUrl: KANTELE_URL, token: KANTELE_TOKEN });
try {
  for await (const { id, name } of artistsOf(kantele)) {
    const artist = await artistOf(kantele, id);
    process.stdout.write(`${name}${artist?.city ? ` of ${artist.city}` : ''}\n`);
  }
  process.stdout.write(`${(await artistOf(kantele, 999_999))?.name ?? 'Nobody has the number 999999.'}\n`);
} catch (error) {
  if (!(error instanceof KanteleError)) throw error;
  process.stderr.write(`${error.status} ${error.code}: ${error.message}\n`);
  process.exitCode = 1;
}
