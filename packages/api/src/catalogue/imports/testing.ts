import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import {
  type AudioAnalysis,
  AudioFileError,
  type AudioTools,
  type FileTags,
} from '../../core/audio/audio-tools.ts';
import { createTestSite, type TestSite } from '../../testing.ts';
import { saveTrackAudio } from '../tracks/track-audio.ts';
import { runImport } from './run-import.ts';

/** What a test writes into an "audio file": tags as JSON, and `sound`, of which the fingerprint is made. */
export type TagFile = Partial<FileTags> & { sound?: string };

const silent: FileTags = {
  format: 'mp3',
  codec: 'mp3',
  lossless: false,
  duration: 200_000,
  sample_rate: 44_100,
  channels: 2,
  bitrate: 128_000,
  title: 'Untitled',
  artists: [{ name: 'Unknown artist', role: 'main' }],
  album: null,
  album_artists: [],
  compilation: false,
  sort_names: [],
  disc_number: null,
  number: null,
  release: null,
  genres: [],
  label: null,
  catalogue_number: null,
  copyright: null,
  comment: null,
  isrc: null,
  upc: null,
  bpm: null,
  disc_title: null,
  side: null,
  musical_key: null,
  explicit: false,
  credits: [],
  lyrics: null,
  picture: null,
  warnings: [],
  cue_sheet: null,
  replaygain: { track_gain: null, track_peak: null, album_gain: null },
  mbid: { recording: null, release: null, artist: [], album_artist: [] },
};

/** Tags of a file that says only this much. */
export function tagsOf(tags: Partial<FileTags>): FileTags {
  return { ...silent, ...tags };
}

async function read(path: string): Promise<TagFile> {
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new AudioFileError('broken', 'This is no audio file.');
  }
}

const unused = () => {
  throw new Error('Imports do not ask for this.');
};

/** The audio tools over JSON files: no sound, but every rule of an import can be told with them. */
export class JsonTools implements AudioTools {
  /** Called before each file is read: to count, to interrupt, to fail. */
  onRead: (path: string) => void = () => {};
  analysed = 0;

  describe(): ReturnType<AudioTools['describe']> {
    return { path: '', version: 'json', source: 'setting' };
  }
  async recognise() {
    return null;
  }
  async readTags(path: string): Promise<FileTags> {
    this.onRead(path);
    const { sound: _sound, ...tags } = await read(path);
    return tagsOf(tags);
  }
  async analyse(path: string): Promise<AudioAnalysis> {
    this.analysed += 1;
    const { sound, duration, title } = await read(path);
    return {
      samples: 1,
      sample_rate: 44_100,
      channels: 2,
      duration: duration ?? 200_000,
      fingerprint: createHash('sha256')
        .update(sound ?? title ?? '')
        .digest('hex'),
      loudness_integrated: null,
      loudness_peak: null,
      waveform: new Uint8Array(800),
      damage: null,
    };
  }
  stripPicture = unused;
  indexPackets = unused;
  describePackets = unused;
  openRepackaged = unused;
  hashPackets: AudioTools['hashPackets'] = unused;
  prepare: AudioTools['prepare'] = unused;
  readPicture = unused;
  readArtistPicture = unused;
  isDrawing: AudioTools['isDrawing'] = unused;
  drawPicture = unused;
  prepareImage: AudioTools['prepareImage'] = unused;
  findFrames = unused;
  downloadHead = unused;
  jpegOf = unused;
}

/** A site with a folder of its own to import. */
export class ImportBench {
  readonly site: TestSite;
  readonly tools: JsonTools;
  readonly root: string;
  #time = 1_700_000_000;

  private constructor(site: TestSite, tools: JsonTools, root: string) {
    this.site = site;
    this.tools = tools;
    this.root = root;
  }
  static async open(): Promise<ImportBench> {
    const tools = new JsonTools();
    const site = await createTestSite({ audio: tools });
    return new ImportBench(site, tools, await mkdtemp(join(tmpdir(), 'kantele-music-')));
  }
  async close(): Promise<void> {
    await this.site.close();
    await rm(this.root, { recursive: true, force: true });
  }
  /** Empties the catalogue; the files stay. */
  async forget(): Promise<void> {
    this.tools.onRead = () => {};
    this.tools.analysed = 0;
    await sql`truncate artists, albums, tracks, genres, libraries, search_entries, search_prefixes,
      graphile_worker._private_jobs restart identity cascade`.execute(this.site.services.db);
  }
  /** Empties the catalogue and the folder. */
  async clear(): Promise<void> {
    await this.forget();
    await rm(this.root, { recursive: true, force: true });
    await mkdir(this.root);
  }
  async write(path: string, content: TagFile | string): Promise<void> {
    const file = join(this.root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    this.#time += 1;
    await utimes(file, this.#time, this.#time);
  }
  async move(from: string, to: string): Promise<void> {
    await mkdir(dirname(join(this.root, to)), { recursive: true });
    await rename(join(this.root, from), join(this.root, to));
  }
  async remove(path: string): Promise<void> {
    await rm(join(this.root, path), { recursive: true });
  }
  admin() {
    return this.site.as('settings.manage', 'music.view');
  }
  async start(): Promise<number> {
    return (await this.admin().imports.start({ path: this.root })).import.id;
  }
  async run(id: number, signal = new AbortController().signal) {
    await runImport(this.site.system(), { import_id: id }, { signal });
    return (await this.admin().imports.get({ id })).import;
  }
  /** Imports the folder as it is now. */
  async import() {
    return this.run(await this.start());
  }
  /** What the audio job would do next: measures every file that is there. */
  async measure(): Promise<void> {
    const { db } = this.site.services;
    const files = await db
      .selectFrom('library_files')
      .select(['path', 'track_id'])
      .where('state', '=', 'ok')
      .execute();
    for (const { path, track_id } of files) {
      if (track_id === null) continue;
      const { fingerprint, duration } = await this.tools.analyse(join(this.root, path));
      await db.transaction().execute(async (trx) => {
        await saveTrackAudio(trx, track_id, { audio_fingerprint: fingerprint, duration, status: 'ready' });
      });
    }
    this.tools.analysed = 0;
  }
  /** The track of a file. */
  async trackAt(path: string): Promise<number | null> {
    const row = await this.site.services.db
      .selectFrom('library_files')
      .select('track_id')
      .where('path', '=', path)
      .executeTakeFirst();
    return row?.track_id ?? null;
  }
}

/** The catalogue in words, without ids and times: what two ways to the same end are compared by. */
export async function catalogueOf(site: TestSite): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' | ', 'track', f.path, f.state, t.name, t.disc_number, t.number, t.status, t.listed,
      a.name, a.type, a.release_date, a.import_key is not null,
      (select string_agg(x.name, ', ' order by aa.position) from album_artists aa
        join artists x on x.id = aa.artist_id where aa.album_id = a.id),
      (select string_agg(x.name || ' ' || ta.role, ', ' order by ta.position) from track_artists ta
        join artists x on x.id = ta.artist_id where ta.track_id = t.id),
      (select string_agg(g.name, ', ' order by g.name) from track_genres tg
        join genres g on g.id = tg.genre_id where tg.track_id = t.id),
      (select o.storage_key from originals o where o.track_id = t.id), t.codec, t.renditions) as line
    from tracks t join albums a on a.id = t.album_id left join library_files f on f.track_id = t.id
    union all select concat_ws(' | ', 'file', path, state, error) from library_files where track_id is null
    union all select concat_ws(' | ', 'artist', name, slug) from artists
    union all select concat_ws(' | ', 'genre', name, tracks_count) from genres
    union all select concat_ws(' | ', 'search', type, name_key, words::text) from search_entries
    order by 1`.execute(site.services.db);
  return rows.map(({ line }) => line);
}
