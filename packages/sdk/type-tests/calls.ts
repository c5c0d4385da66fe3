/* What the types accept and refuse; compiled, never run. */
import {
  type Answer,
  type Call,
  type Client,
  type components,
  KanteleError,
  type Path,
  type Track,
} from '@kantele/sdk';

export async function calls({ rest, api }: Client): Promise<void> {
  const { track } = await rest.get('tracks/{id}', { params: { id: 1 } });
  const same: Track = track;
  const answer: Answer<'GET', 'tracks/{id}'> = { track: same };
  const call: Call<'PUT', 'artists/{id}'> = { params: { id: answer.track.id }, body: { name: 'Aino' } };
  const path: Path<'PUT'> = 'artists/{id}';
  await rest.put(path, call);
  await rest.get('albums');
  await rest.get('albums', { signal: AbortSignal.timeout(1_000) });
  const { album } = await api.albums.get.query({ id: 1 });
  const full: components['schemas']['Album'] = album;
  const name: string = full.name;
  const error = new KanteleError(404, null);
  const sentences: string[] | undefined = error.errors[name];
  // @ts-expect-error: there is no such path.
  await rest.get('albumz');
  // @ts-expect-error: the path needs its parameter.
  await rest.get('tracks/{id}');
  // @ts-expect-error: a number, not a text.
  await rest.get('albums', { query: { per_page: 'ten' } });
  // @ts-expect-error: there is no such parameter.
  await rest.get('albums', { query: { page: 2 } });
  // @ts-expect-error: the body needs a password.
  await rest.post('auth/login', { body: { email: 'aino@example.com' } });
  // @ts-expect-error: nobody may write there.
  await rest.put('artists', { body: { name } });
  // @ts-expect-error: the answer has no such field.
  const missing: unknown = track.composer;
  // @ts-expect-error: the procedure needs its input.
  await api.albums.get.query();
  // @ts-expect-error: it reads, it changes nothing.
  await api.albums.get.mutate({ id: 1 });
  return void [sentences, missing];
}
