import { refuseViolations } from '../../core/constraints.ts';
import { invalid } from '../../core/errors.ts';

/** For `catch`: refuses a genre or a tag there is not, on the field it came by. */
export const refuseUnknownLinks = (genres: string, tags: string) =>
  refuseViolations({
    track_genres_genre_id_fkey: () => invalid(genres, 'No such genre.'),
    track_tags_tag_id_fkey: () => invalid(tags, 'No such tag.'),
  });
