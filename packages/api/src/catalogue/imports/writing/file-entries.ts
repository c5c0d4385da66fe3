import { groupBy } from '../folders/group-by.ts';
import type { FoundFile } from '../folders/walk.ts';
import type { KnownFile } from '../queries.ts';
import { filePath } from './file-parts.ts';
import type { TaggedFile } from './plan-batch.ts';
import type { FailedFile } from './save-batch.ts';

/** Entries of a library by the file they are: one, or as many as a cue sheet has tracks. */
export class FileEntries {
  /** Entries whose file is there, as far as it is known what that holds. */
  readonly found: Set<string>;
  readonly #byFile: Map<string, KnownFile[]>;

  constructor(known: ReadonlyMap<string, KnownFile>, files: readonly FoundFile[]) {
    const present = [...known.values()].filter(({ state }) => state !== 'missing');
    this.#byFile = groupBy(present, ({ path }) => filePath(path));
    const entries = files.flatMap(({ path }) => this.of(path).map((entry) => entry.path));
    this.found = new Set([...files.map(({ path }) => path), ...entries]);
  }

  /** What a file was when it was read last. */
  of(path: string): readonly KnownFile[] {
    return this.#byFile.get(path) ?? [];
  }

  /** All that a file was fails with it. */
  failing(file: FailedFile): FailedFile[] {
    const entries = this.of(file.path);
    return entries.length === 0 ? [file] : entries.map(({ path }) => ({ ...file, path }));
  }

  /** Takes files as they were read now; answers entries that they no longer have. */
  replaceBy(files: readonly TaggedFile[]): KnownFile[] {
    const now = new Set(files.map(({ path }) => path));
    const replaced = [...new Set(files.map(({ path }) => filePath(path)))]
      .flatMap((path) => this.of(path))
      .filter(({ path }) => !now.has(path));
    for (const { path } of replaced) this.found.delete(path);
    for (const path of now) this.found.add(path);
    return replaced;
  }
}
