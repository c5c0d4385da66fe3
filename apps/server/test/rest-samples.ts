import type { RestRow } from '@kantele/api/server';

/** A call as the documentation shows it: `packages/api/src/open-api/samples.ts` reads these. */
export interface RecordedSample {
  params: Record<string, unknown>;
  query: Record<string, string>;
  body?: unknown;
  answer?: unknown;
  refused?: unknown;
}

/** Long maps and lists are shown by their first entries. */
const maps = new Set(['settings', 'lines', 'colors', 'timezones', 'words', 'value', 'default', 'schema']);
const mostOfMap = 3;
const mostOfList = 2;

/** What differs between two runs, and what stands for it. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-01-15T09:30:00.000Z'],
  [/\bperson\d+\b/g, 'ada'],
  [/\b([Ll]istener[ -])\d+\b/g, '$11'],
  [/\bktl_pat_[\w-]+/g, 'ktl_pat_YOUR_TOKEN'],
  [
    /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
    '0f6d2c1e-8b6a-4c57-9d3e-2a1b7c5e9f40',
  ],
  [/\b[0-9a-f]{64}\b/g, '9f3c5e0a7b2d4c61'.repeat(4)],
  [/\b[0-9a-f]{32}\b/g, '9f3c5e0a7b2d4c61'.repeat(2)],
  [/([?&](?:expires|signature|token|e|s|u)=)[^&]+/g, '$1…'],
  [/\/[^ "]*\/kantele-server-\w+/g, '/srv/kantele'],
  [/\/queued \d{13}\b/g, '/srv/music'],
  [/\/secure\/exports\/[\w-]+/g, '/secure/exports/YOUR_LINK'],
  [/\bhttp:\/\/127\.0\.0\.1:\d+\/kantele-[0-9a-f]{12}\//g, 'https://objects.example.com/music/'],
  [/\buploads\/[\w-]{2}\/[\w-]{22}\.sent\b/g, 'uploads/mZ/mZ1vQw3sT5uXyA8bCdEfGh.sent'],
  [/(\.sent\?)\S+/g, '$1X-Amz-Signature=…'],
  [/\/file-entries\/\d+\/content\b/g, '/file-entries/1/content'],
  // Keys of invitations, alone and in their links.
  [/(^|\/(?:workspace\/join|playlist-invitation)\/)(?=[\w-]*[A-Z\d])[\w-]{22}$/g, '$1mZ1vQw3sT5uXyA8bCdEfGh'],
  [/^[\w-]{43}$/g, 'mZ1vQw3sT5uXyA8bCdEfGhIjKlMnOpQrStUvWxYz012'],
  [/\b[A-Za-z0-9+/_-]{200,}={0,2}/g, 'eyJ1c2VyIjpudWxsfQ=='],
];

/** Makes calls the same in every run: ids count from one, names and moments are those of an example. */
export class SampleNormaliser {
  #ids = new Map<number, number>();

  of(value: unknown, key = ''): unknown {
    if (typeof value === 'number') return this.#number(value, key);
    if (typeof value === 'string') return steadyTexts[key] ?? this.#text(value);
    if (Array.isArray(value)) {
      const shown = value.slice(0, mostOfList);
      return shown.map((entry) => this.of(entry, typeof entry === 'number' ? key : ''));
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const shown = maps.has(key) ? entries.slice(0, mostOfMap) : entries;
    return Object.fromEntries(shown.map(([name, part]) => [this.#text(name), this.of(part, name)]));
  }

  #number(value: number, key: string): number {
    if (!/(^|_)ids?$/.test(key)) return unsteady[key]?.(value) ?? value;
    const known = this.#ids.get(value) ?? this.#ids.size + 1;
    this.#ids.set(value, known);
    return known;
  }

  #text(text: string): string {
    return patterns.reduce((result, [pattern, stands]) => result.replaceAll(pattern, stands), text);
  }
}

/** Counts of texts change with every sentence of the product. */
const texts = (count: number) => (count > 1_000 ? 1_400 : count);

/** Numbers that go with the time of the run, and with what else it made. */
const unsteady: Readonly<Record<string, (value: number) => number>> = {
  expires: () => 1_800_000_000,
  members_count: () => 12,
  total: texts,
  translated: texts,
};
const steadyTexts: Readonly<Record<string, string>> = {
  uploadKey: 'mZ1vQw3sT5uXyA8bCdEfGh',
  uploadId: '2~pR5tUv8wXyZ1aB4cD7eF',
  ETag: '9f3c5e0a7b2d4c619f3c5e0a7b2d4c61',
  next_cursor: 'ODZlNWQzNmRbNzUsNzVd',
  object_id: '7',
};

/** What a path holds in the places of a row's parameters. */
export function paramsIn(row: Pick<RestRow, 'path'>, path: string): Record<string, string | number> {
  const places = row.path.split('/');
  const parts = (path.split('?')[0] ?? '').split('/');
  const found = places.flatMap((place, index) => {
    const [, name] = /^\{(\w+)\}$/.exec(place) ?? [];
    const text = decodeURIComponent(parts[index] ?? '');
    return name ? [[name, /^\d+$/.test(text) ? Number(text) : text]] : [];
  });
  return Object.fromEntries(found);
}

/** Parameters are ids by what they are, not by what they are called. */
export function normalisedParams(params: Record<string, string | number>, normaliser: SampleNormaliser) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      normaliser.of(value, typeof value === 'number' ? 'id' : name),
    ]),
  );
}
