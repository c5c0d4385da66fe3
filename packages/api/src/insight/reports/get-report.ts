import type { z } from 'zod';
import { assertEditsArtist, assertSeesArtist } from '../../catalogue/artists/get-artist.ts';
import { trackSummaries } from '../../catalogue/tracks/list-tracks.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { type artistReport, type Report, reportDays, type SiteReport, type siteReport } from './contract.ts';
import { canSeeReports } from './policy.ts';
import * as queries from './queries.ts';

/** Lines of the table of tracks. */
const topTracks = 50;
const dayMs = 24 * 3_600_000;

/**
 * What people listened to of an artist.
 * @throws AppError `not_found` for those who do not work for the artist, `invalid` for days that cannot be
 */
export async function getArtistReport(ctx: Context, { artist_id, ...range }: z.output<typeof artistReport>) {
  if (canSeeReports(ctx.actor)) await assertSeesArtist(ctx, artist_id);
  else await assertEditsArtist(ctx, artist_id, 'workspace.insights');
  return { report: await reportOf(ctx, artist_id, spanOf(ctx, range)) };
}

/** What people listened to on the whole site, and who came to it. @throws AppError `invalid` for days that cannot be */
export async function getSiteReport(
  ctx: Context,
  range: z.output<typeof siteReport>,
): Promise<{ report: SiteReport }> {
  const span = spanOf(ctx, range);
  const [report, rows] = await Promise.all([
    reportOf(ctx, null, span),
    queries.registrationsOf(ctx.db, span),
  ]);
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  const each = (days: string[]) => days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
  return {
    report: {
      ...report,
      registrations: each(daysBetween(span.from, span.to)),
      registrations_before: each(daysBetween(span.before_from, dayAfter(span.from, -1))),
    },
  };
}

/** The days asked for and as many before them. */
function spanOf(ctx: Context, { from, to }: { from: string; to: string }): queries.Span {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) throw invalid('to', 'The end lies before the beginning.');
  if (days > reportDays) throw invalid('from', 'A report covers :count days at most.', { count: reportDays });
  // Somewhere it is tomorrow already.
  if (Date.parse(to) > ctx.services.now().getTime() + dayMs) throw invalid('to', 'This day is yet to come.');
  return { from, to, before_from: dayAfter(from, -days) };
}

async function reportOf(ctx: Context, scope: queries.Scope, span: queries.Span): Promise<Report> {
  const [rows, listeners, parts, top, first_day] = await Promise.all([
    queries.daysOf(ctx.db, scope, span),
    queries.listenersOf(ctx.db, scope, span),
    queries.partsOf(ctx.db, scope, span),
    queries.topTracksOf(ctx.db, scope, span, topTracks),
    queries.firstDayOf(ctx.db, scope),
  ]);
  const known = new Map(rows.map((row) => [row.day, row]));
  const each = (days: string[]) =>
    days.map((day) => known.get(day) ?? { day, plays: 0, listeners: 0, heard_ms: 0 });
  const days = each(daysBetween(span.from, span.to));
  const days_before = each(daysBetween(span.before_from, dayAfter(span.from, -1)));
  const partsNamed = (name: queries.PartRow['part']) =>
    parts.filter(({ part }) => part === name).map(({ value, plays, before }) => ({ value, plays, before }));
  return {
    ...span,
    totals: { ...sums(days), listeners: listeners.now },
    before: { ...sums(days_before), listeners: listeners.before },
    days,
    days_before,
    sources: partsNamed('source'),
    countries: partsNamed('country'),
    devices: partsNamed('device'),
    top_tracks: await named(ctx, top),
    first_day,
  };
}

async function named(ctx: Context, top: readonly queries.TopRow[]) {
  const summaries = await trackSummaries(
    ctx,
    top.map(({ track_id }) => track_id),
  );
  const byId = new Map(summaries.map((track) => [track.id, track]));
  return top.flatMap(({ track_id, plays, before }) => {
    const track = byId.get(track_id);
    if (!track) return [];
    const { id, name, slug, album, artists } = track;
    return [{ id, name, slug, artwork: album.artwork, artists, plays, before }];
  });
}

function sums(days: readonly queries.DayRow[]) {
  return {
    plays: days.reduce((sum, { plays }) => sum + plays, 0),
    heard_ms: days.reduce((sum, { heard_ms }) => sum + heard_ms, 0),
  };
}

/** A day so many days later, `YYYY-MM-DD`. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return Array.from({ length: count }, (_, index) => dayAfter(from, index));
}
