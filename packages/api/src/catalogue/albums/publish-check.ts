import type { Database, Db, Transaction } from '@kantele/db';
import { AppError, type Sentence } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
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

/** Everybody can see an album that is so, now or at a time. */
export const isPublished = (visibility: string): boolean =>
  visibility !== 'draft' && visibility !== 'private';

/** @throws AppError `invalid` on `visibility` when it cannot be published yet */
export async function assertPublishable(trx: Transaction<Database>, id: number): Promise<void> {
  const problems = await publishProblems(trx, id);
  if (problems.length > 0) throw new AppError('invalid', undefined, { fields: { visibility: problems } });
}
