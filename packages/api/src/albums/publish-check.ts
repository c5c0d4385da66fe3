import type { Database, Db, Transaction } from '@kantele/db';
import type { Sentence } from '../core/errors.ts';
import { line } from '../core/translate.ts';
import { releaseFacts } from './queries.ts';

/** Why an album cannot be published yet, in words; empty when it can. */
export async function publishProblems(db: Db | Transaction<Database>, albumId: number): Promise<Sentence[]> {
  const { tracks, failed, processing, has_cover } = await releaseFacts(db, albumId);
  return [
    ...(tracks === 0 ? [{ text: line('Add at least one track.') }] : []),
    ...(has_cover ? [] : [{ text: line('Add a cover.') }]),
    ...(processing > 0 ? [{ text: line('Wait until every track is processed.') }] : []),
    ...(failed > 0 ? [{ text: line('Replace or remove the tracks that cannot be played.') }] : []),
  ];
}
