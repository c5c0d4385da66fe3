/**
 * Prints the newest albums of a site and the first track of each.
 *
 *   KANTELE_URL=http://localhost:3000 KANTELE_TOKEN=ktl_pat_… npx tsx newest-albums.ts
 */
import { type Client, createClient, KanteleError } from '@kantele/sdk';

/** The lines the example prints. */
export async function newestAlbums(kantele: Client): Promise<string[]> {
  const { user } = await kantele.rest.get('users/{id}', { params: { id: 'me' } });
  const lines = [`Signed in as ${user.display_name}`];
  const { pagination } = await kantele.rest.get('albums', { query: { orderBy: 'newest', per_page: 5 } });
  for (const { id, name, artists } of pagination.data) {
    const { album } = await kantele.rest.get('albums/{id}', { params: { id } });
    const [first] = album.tracks;
    const stream = first ? ` – ${kantele.streamUrl(first.id)}` : '';
    lines.push(`${name} by ${artists.map((artist) => artist.name).join(', ')}${stream}`);
  }
  return lines;
}

const { KANTELE_URL, KANTELE_TOKEN } = process.env;
if (KANTELE_URL && KANTELE_TOKEN) {
  const kantele = createClient({ baseUrl: KANTELE_URL, token: KANTELE_TOKEN });
  try {
    for (const line of await newestAlbums(kantele)) process.stdout.write(`${line}\n`);
  } catch (error) {
    if (!(error instanceof KanteleError)) throw error;
    process.stderr.write(`${error.code}: ${error.message} (request ${error.requestId})\n`);
    process.exitCode = 1;
  }
}
