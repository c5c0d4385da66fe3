import type { Release } from '@kantele/api/contract/backstage';
import { text } from '@kantele/ui/css/text.css';
import { useT } from '../../app/i18n.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { imageUrl } from '../../lib/images.ts';
import * as css from './backstage.css.ts';
import { CoverButton } from './cover/CoverButton.tsx';
import type { ReleaseFields } from './release-draft.ts';
import { typeWords } from './release-words.ts';

/** The card listeners will see, with the way to another cover. */
export function ReleasePreview({ release, values }: { release: Release; values: ReleaseFields }) {
  const t = useT();
  const { album } = release;
  const minutes = Math.round(album.duration / 60_000);
  return (
    <section aria-label={t('As listeners will see it')}>
      <div className={css.preview}>
        <div className={css.cover}>
          <Picture
            artwork={album.artwork}
            image={album.artwork && imageUrl(album.artwork.hash, 640)}
            name={values.name}
            size="fill"
          />
          <CoverButton album={album} className={css.coverAction} />
        </div>
        <p className={css.title} dir="auto">
          {values.name}
        </p>
        <p className={text({ style: 'strong' })}>
          <bdi>{album.artists.map(({ name }) => name).join(', ')}</bdi>
        </p>
        <p className={text({ style: 'small', tone: 'muted' })}>
          {[
            t(typeWords[values.type]),
            t(':count track|:count tracks', { count: album.tracks.length }),
            t(':count minute|:count minutes', { count: minutes }),
          ].join(' · ')}
        </p>
      </div>
    </section>
  );
}
