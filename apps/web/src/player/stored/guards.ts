import type { TrackSummary } from '@kantele/api/contract/tracks';
import { isKnownType } from '../../catalogue/contexts.ts';
import type { PlayContext } from '../../catalogue/play-context.ts';
import type { PlaySession } from '../plays/session.ts';

// Storage outlives releases and can be edited by hand: nothing read from it is believed unseen.

type Fields = Record<string, unknown>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isNumberOrNull = (value: unknown) => value === null || isNumber(value);
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isNamed = (value: unknown): value is Fields =>
  isRecord(value) && isNumber(value.id) && isText(value.name) && isText(value.slug);
const isArtwork = (value: unknown) =>
  value === null || (isRecord(value) && isText(value.hash) && isText(value.color) && isText(value.thumbhash));

/** A track with all that the player and its lists read. */
export const isTrack = (value: unknown): value is TrackSummary =>
  isNamed(value) &&
  isNumberOrNull(value.duration) &&
  isNumberOrNull(value.loudness_integrated) &&
  isNumberOrNull(value.loudness_peak) &&
  isText(value.status) &&
  Array.isArray(value.renditions) &&
  Array.isArray(value.artists) &&
  value.artists.every(isNamed) &&
  isNamed(value.album) &&
  isTextOrNull(value.album.image) &&
  isArtwork(value.album.artwork);

/**
 * A context; the address of one this build knows must be a path of this site. One of another build is kept as it is:
 * nothing leads to its address.
 */
export const isContext = (value: unknown): value is PlayContext =>
  isRecord(value) &&
  isText(value.type) &&
  isNumberOrNull(value.id) &&
  isText(value.name) &&
  isText(value.path) &&
  (!isKnownType(value.type) || /^\/(?!\/)/.test(value.path)) &&
  (value.image === undefined || isTextOrNull(value.image)) &&
  (value.kind === undefined || isText(value.kind)) &&
  (value.subtitle === undefined || isText(value.subtitle));

export const isSession = (value: unknown): value is PlaySession =>
  isRecord(value) &&
  isText(value.id) &&
  isNumber(value.trackId) &&
  isText(value.startedAt) &&
  isNumberOrNull(value.durationMs) &&
  typeof value.reported === 'boolean' &&
  isRecord(value.heard) &&
  isNumberOrNull(value.heard.at) &&
  isNumber(value.heard.total);

/** A finite number within bounds, or the fallback. */
export const numberIn = (value: unknown, min: number, max: number, fallback: number): number =>
  isNumber(value) ? Math.min(max, Math.max(min, value)) : fallback;
