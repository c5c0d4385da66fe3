import type { StoredLeftOut } from '@kantele/db';
import { endingOf } from '../../../platform/files/file-types.ts';

const examplesKept = 5;
const typesKept = 100;
const longestEnding = 20;

/** Counts files an import does not look at, by type, with a few examples of each. */
export class LeftOut {
  readonly #types = new Map<string, StoredLeftOut>();

  add(path: string): void {
    const ending = endingOf(path.slice(path.lastIndexOf('/') + 1));
    // What follows the last dot of "Vol. 2 - the best of" is no type.
    const extension = ending.length <= longestEnding && !/\s/.test(ending) ? ending : '';
    const known = this.#types.get(extension);
    if (!known) this.#types.set(extension, { extension, count: 1, examples: [path] });
    else {
      known.count += 1;
      if (known.examples.length < examplesKept) known.examples.push(path);
    }
  }

  /** The most frequent types first. */
  list(): StoredLeftOut[] {
    const types = [...this.#types.values()];
    for (const type of types) type.examples = type.examples.map((path) => path.toWellFormed());
    return types
      .sort((a, b) => b.count - a.count || (a.extension < b.extension ? -1 : 1))
      .slice(0, typesKept);
  }
}
