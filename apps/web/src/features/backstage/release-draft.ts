import type { Album } from '@kantele/api/contract/albums';

/** What is changed of a release by its form. */
export interface ReleaseFields {
  name: string;
  type: Album['type'];
  release_date: string | null;
  release_precision: Album['release_precision'];
  label: string | null;
  copyright: string | null;
  upc: string | null;
  downloadable: boolean;
  description: string | null;
  genre_ids: number[];
  visibility: Album['visibility'];
  publish_at: string | null;
}

export function fieldsOf(album: Album): ReleaseFields {
  const {
    name,
    type,
    release_date,
    release_precision,
    label,
    copyright,
    upc,
    downloadable,
    description,
    genres,
    visibility,
    publish_at,
  } = album;
  return {
    name,
    type,
    release_date,
    release_precision,
    label,
    copyright,
    upc,
    downloadable,
    description,
    genre_ids: genres.map(({ id }) => id),
    visibility,
    publish_at,
  };
}
