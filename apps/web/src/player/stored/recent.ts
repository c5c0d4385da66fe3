import type { Artwork } from '@kantele/api/contract/core';
import { type Recent, recentMax } from '../history/recent.ts';
import { isContext, isRecord } from './guards.ts';
import { type KeyValue, keys, readJson, writeJson } from './storage.ts';

const isArtwork = (value: unknown): value is Artwork | null =>
  value === null ||
  (isRecord(value) && [value.hash, value.color, value.thumbhash].every((part) => typeof part === 'string'));

const isRecent = (value: unknown): value is Recent =>
  isRecord(value) &&
  isContext(value.context) &&
  (value.image === null || typeof value.image === 'string') &&
  isArtwork(value.artwork) &&
  (value.kind === undefined || typeof value.kind === 'string') &&
  typeof value.subtitle === 'string';

export function readRecent(storage: KeyValue): Recent[] {
  const stored = readJson(storage, keys.recent);
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, recentMax) : [];
}

export const writeRecent = (storage: KeyValue, list: readonly Recent[]): void =>
  void writeJson(storage, keys.recent, list);
