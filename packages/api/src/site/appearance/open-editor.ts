import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { summariseUsers } from '../../identity/accounts/summarise-users.ts';
import { freshSite } from '../../platform/site-state/site.ts';
import { checkLook } from './check-look.ts';
import type * as contract from './contract.ts';
import { applyChanges, publishedLook } from './look.ts';
import { appearanceState, latestRevisions } from './queries.ts';

const revisionsAtMost = 100;

/** What the appearance editor begins with: what is published, what is being changed, and what was published before. */
export async function openEditor(ctx: Context): Promise<z.output<typeof contract.lookEditor>> {
  const [site, state, rows] = await Promise.all([
    freshSite(ctx.db),
    appearanceState(ctx.db),
    latestRevisions(ctx.db, revisionsAtMost),
  ]);
  const people = await peopleOf(ctx, [state.author_id, ...rows.map(({ author_id }) => author_id)]);
  const published = publishedLook(site);
  const draft = state.draft && applyChanges(published, state.draft);
  return {
    rev: state.rev,
    published,
    draft,
    saved_at: draft ? state.updated_at.toISOString() : null,
    author: draft ? (people.get(state.author_id) ?? null) : null,
    checks: checkLook(draft ?? published, ctx.translate),
    revisions: rows.map((row) => revisionView(row, people)),
  };
}

type Person = Pick<Awaited<ReturnType<typeof summariseUsers>>[number], 'id' | 'display_name' | 'avatar'>;

export async function peopleOf(ctx: Context, ids: readonly (number | null)[]) {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const people = await summariseUsers(ctx, wanted);
  return new Map<number | null, Person>(
    people.map(({ id, display_name, avatar }) => [id, { id, display_name, avatar }]),
  );
}

export function revisionView(
  row: { id: number; note: string; author_id: number | null; created_at: Date },
  people: ReadonlyMap<number | null, Person>,
): z.output<typeof contract.lookRevision> {
  const { id, note, author_id, created_at } = row;
  return { id, note, author: people.get(author_id) ?? null, created_at: created_at.toISOString() };
}
