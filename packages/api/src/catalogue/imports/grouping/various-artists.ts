import { nameKey } from '../../../core/text/slug.ts';

/** The one name of the artist of compilations. */
export const variousArtists = 'Various artists';

const spellings = new Set(
  [variousArtists, 'Various', 'VA', 'V/A', 'V.A.', 'Diverse', 'Diverse Artister', 'Verschiedene Interpreten']
    .concat([
      'Verschiedene Künstler',
      'Artistes variés',
      'Artistes divers',
      'Varios artistas',
      'Artisti vari',
    ])
    .concat(['Sampler', 'Diverse Interpreten', 'Compilation', 'Разные исполнители', 'فنانون متنوعون'])
    .map(nameKey),
);

/** Whether a name of an album's artist stands for several of them, in any spelling. */
export function isVarious(name: string): boolean {
  return spellings.has(nameKey(name));
}
