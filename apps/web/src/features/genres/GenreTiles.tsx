import { FitTitle } from '@kantele/ui/FitTitle';
import { Link } from '@tanstack/react-router';
import { kinds } from '../../catalogue/registry.ts';
import { genreColor } from '../../lib/genre-color.ts';
import * as css from './GenreTiles.css.ts';

interface TileGenre {
  id: number;
  slug: string;
  display_name: string;
}

/** Tiles of flat colour that their names fill, by width and by size. */
export function GenreTiles({ genres }: { genres: readonly TileGenre[] }) {
  return (
    <div className={css.root}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul className={css.grid} role="list">
        {genres.map((genre) => (
          <li key={genre.id}>
            <GenreTile genre={genre} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One of them. */
export function GenreTile({ genre }: { genre: TileGenre }) {
  const { paper, ink } = genreColor(genre.id);
  return (
    <Link {...kinds.genre.link(genre)} className={css.tile} style={{ backgroundColor: paper, color: ink }}>
      <FitTitle as="span" range="hero" size={sizeFor(genre.display_name)}>
        {genre.display_name}
      </FitTitle>
    </Link>
  );
}

/** About half an em per letter: a long name starts smaller, so that the width axis can do the rest. */
function sizeFor(name: string): string {
  const letters = Math.max(3, Array.from(name).length);
  return `clamp(1.125rem, ${(196 / letters).toFixed(1)}cqi, 4rem)`;
}
