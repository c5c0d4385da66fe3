import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { TrackSource } from '../../../catalogue/lists/track-source.ts';
import { pageRows } from '../../../catalogue/reads.ts';

/** Pages kept besides the first: 40 × 100 rows of about 1 kB. */
const keptPages = 40;
/** Ids of one request; the server gives no more. */
const idRows = 10_000;

/** How a long list is read. */
export interface TrackReads {
  /** The rows after a cursor; null for the first. */
  page(cursor: string | null, signal: AbortSignal): Promise<readonly TrackSummary[]>;
  /** The cursor each page begins after. */
  index(): Promise<readonly (string | null)[]>;
  ids(cursor: string | null, limit: number): Promise<{ ids: readonly number[]; next: string | null }>;
}

/**
 * A long list of which only pages near the screen are held. The first page comes with the list; the index of all
 * pages is read once something beyond it is wanted.
 */
export function createTrackPages(
  reads: TrackReads,
  total: number,
  first: readonly TrackSummary[],
): TrackSource {
  const pages = new Map<number, readonly TrackSummary[]>();
  const underWay = new Map<number, AbortController>();
  const listeners = new Set<() => void>();
  let index: Promise<readonly (string | null)[]> | null = null;
  let revision = 0;

  const pageOf = (row: number) => (row < first.length ? first : pages.get(Math.floor(row / pageRows)));
  const get = (row: number) => (row < first.length ? first[row] : pageOf(row)?.[row % pageRows]);

  /** The pages' cursors; a failure is not kept, so the next one tries again. */
  const cursors = () => {
    index ??= reads.index().catch((error: unknown) => {
      index = null;
      throw error;
    });
    return index;
  };
  const keep = (page: number, rows: readonly TrackSummary[]) => {
    pages.delete(page);
    pages.set(page, rows);
    for (const oldest of pages.keys()) {
      if (pages.size <= keptPages) break;
      pages.delete(oldest);
    }
    revision += 1;
    for (const listener of [...listeners]) listener();
  };
  const fetchPage = async (page: number) => {
    const control = new AbortController();
    underWay.set(page, control);
    try {
      const cursor = page === 0 ? null : (await cursors())[page];
      if (control.signal.aborted || cursor === undefined) return;
      const rows = await reads.page(cursor, control.signal);
      if (!control.signal.aborted) keep(page, rows);
    } catch {
      // Scrolled past, or no answer: asked for again when it is seen again.
    } finally {
      if (underWay.get(page) === control) underWay.delete(page);
    }
  };
  /** Ids from the beginning of a page on. */
  const idsFrom = async (page: number, count: number) => {
    let cursor = page === 0 ? null : (await cursors())[page];
    const ids: number[] = [];
    while (cursor !== undefined && ids.length < count) {
      const answer = await reads.ids(cursor, Math.min(idRows, count - ids.length));
      ids.push(...answer.ids);
      cursor = answer.next ?? undefined;
    }
    return ids;
  };

  return {
    total,
    get,
    async load(row) {
      if (!get(row)) await fetchPage(Math.floor(row / pageRows));
      return get(row);
    },
    show({ from, to }) {
      const seen = new Set<number>();
      for (let page = Math.floor(from / pageRows); page <= Math.floor(to / pageRows); page += 1)
        seen.add(page);
      for (const [page, control] of underWay) {
        if (seen.has(page)) continue;
        control.abort();
        underWay.delete(page);
      }
      for (const page of seen) {
        const rows = pages.get(page);
        // What is seen is what was asked for last, so that it leaves last.
        if (rows) {
          pages.delete(page);
          pages.set(page, rows);
        }
        const last = Math.min(total - 1, page * pageRows + pageRows - 1);
        if (last >= 0 && !pageOf(last) && !underWay.has(page)) void fetchPage(page);
      }
    },
    revision: () => revision,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async idsOf(ranges, most) {
      const ids: number[] = [];
      for (const { from, to } of ranges) {
        const count = Math.min(to - from + 1, most - ids.length);
        if (count <= 0) break;
        const loaded = rowsFrom(from, count, get);
        if (loaded) ids.push(...loaded);
        else {
          const page = Math.floor(from / pageRows);
          const offset = from - page * pageRows;
          ids.push(...(await idsFrom(page, offset + count)).slice(offset));
        }
      }
      return ids;
    },
    async around(row, most) {
      const id = get(row)?.id;
      const from = total <= most ? 0 : Math.max(0, Math.min(row - Math.floor(most / 2), total - most));
      const page = Math.floor(from / pageRows);
      const ids = await idsFrom(page, most);
      const expected = row - page * pageRows;
      // The list may have moved since its rows came.
      return { ids, index: ids[expected] === id ? expected : ids.indexOf(id ?? -1) };
    },
  };
}

/** Ids of rows that are all loaded; null when one is not. */
function rowsFrom(from: number, count: number, get: TrackSource['get']): number[] | null {
  if (count > (keptPages + 1) * pageRows) return null;
  const ids: number[] = [];
  for (let row = from; row < from + count; row += 1) {
    const track = get(row);
    if (!track) return null;
    ids.push(track.id);
  }
  return ids;
}
