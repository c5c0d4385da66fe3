import { z } from 'zod';
import { trackArtist } from '../../catalogue/tracks/contract.ts';
import { artwork, id } from '../../core/contract.ts';

/** Days a report covers at most. */
export const reportDays = 366;

const day = z.iso.date();
const range = {
  /** First day, `YYYY-MM-DD` in UTC. */
  from: day,
  /** Last day, included. */
  to: day,
};
export const siteReport = z.strictObject(range);
export const artistReport = z.strictObject({ artist_id: id, ...range });

const totals = z.object({
  plays: z.int(),
  /** People: accounts, and guests, who are told apart for one day only. */
  listeners: z.int(),
  /** Milliseconds heard, without pauses and skipped parts. */
  heard_ms: z.int(),
});
export type ReportTotals = z.infer<typeof totals>;

/** One source, country or device with its plays, and those of the days before. */
export const reportPart = z.object({
  /** Type of the page it was played from, country (ISO 3166-1 alpha-2) or kind of device; empty when unknown. */
  value: z.string(),
  plays: z.int(),
  before: z.int(),
});
export type ReportPart = z.infer<typeof reportPart>;

export const reportTrack = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  artwork: artwork.nullable(),
  artists: z.array(trackArtist),
  plays: z.int(),
  before: z.int(),
});
export type ReportTrack = z.infer<typeof reportTrack>;

/** What was listened to from `from` to `to`, beside as many days before them. */
export const report = z.object({
  ...range,
  /** First of the days before; the last is the day before `from`. */
  before_from: day,
  totals,
  before: totals,
  /** One for each day, in order. */
  days: z.array(totals.extend({ day })),
  /** As many, of the days before. */
  days_before: z.array(totals.extend({ day })),
  /** Most played first. */
  sources: z.array(reportPart),
  countries: z.array(reportPart),
  devices: z.array(reportPart),
  /** The fifty most played. */
  top_tracks: z.array(reportTrack),
  /** Of the first play there is; null before it. */
  first_day: day.nullable(),
});
export type Report = z.infer<typeof report>;
export const reportResponse = z.object({ report });

const registrations = z.object({ day, count: z.int() });
export const siteReportResponse = z.object({
  report: report.extend({
    /** New accounts of each day, in order. */
    registrations: z.array(registrations),
    registrations_before: z.array(registrations),
  }),
});
export type SiteReport = z.infer<typeof siteReportResponse>['report'];
