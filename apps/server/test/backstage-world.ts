import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from './harness.ts';
import { send } from './upload-client.ts';

/** Uploads files of a folder as somebody; ids of their entries. */
export async function uploadFrom(
  server: TestServer,
  folder: string,
  email: string,
  names: readonly string[],
): Promise<number[]> {
  const cookie = await server.signIn(email);
  const ids: number[] = [];
  for (const name of names) {
    const response = await send(server, cookie, readFileSync(join(folder, name)), { name });
    const { fileEntry } = (await response.json()) as { fileEntry: { id: number } };
    ids.push(fileEntry.id);
  }
  return ids;
}

/** Why a call was refused; null when it was not. */
export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { cause?: { code?: string; fields?: Record<string, { text: string }[]> } }) => error.cause,
  );
