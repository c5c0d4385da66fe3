import { VerifiedBadge } from '@kantele/ui/Badge';
import { quietLink, visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useCan, useSiteName } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { SectionHead } from '../../app/parts/SectionHead.tsx';
import { artistAddress } from '../../catalogue/address.ts';
import { ArtistPicture } from '../../catalogue/artwork/ArtistPicture.tsx';
import * as css from './Landing.css.ts';
import { trendingArtists } from './trending-artists.ts';

const places = [1, 2, 3, 4, 5, 6, 7, 8];
const sizes = '(min-width: 75rem) 144px, (min-width: 48rem) 22vw, 42vw';

interface TrendingArtistsProps {
  /** Nothing stands above but the title, so that the first pictures are seen as the page opens. */
  first: boolean;
}

/** Who is played most, eight at most; nothing on a site without music, or where guests may not see it. */
export function TrendingArtists({ first }: TrendingArtistsProps) {
  const t = useT();
  const site = useSiteName();
  const allowed = useCan('music.view');
  const { openApi } = useRouter().options.context;
  const { data, isPending } = useQuery({ ...trendingArtists(openApi), enabled: allowed });
  const found = data?.artists ?? [];
  if (!allowed || (found.length === 0 && !isPending)) return null;
  return (
    <section
      className={cx(css.measure, !first && css.below)}
      aria-labelledby="trending"
      aria-busy={isPending}
    >
      <SectionHead id="trending" title={t('Currently trending artists on :site', { site })} level="h3" />
      {isPending && (
        <span role="status" className={visuallyHidden}>
          {t('Loading…')}
        </span>
      )}
      <ul className={css.artists}>
        {isPending &&
          places.map((place) => (
            <li key={place} className={css.artist}>
              <Skeleton shape="circle" />
              <span className={css.artistName}>
                <Skeleton width="70%" />
              </span>
            </li>
          ))}
        {found.map((artist, place) => (
          <li key={artist.id} className={css.artist}>
            <ArtistPicture artist={artist} sizes={sizes} eager={first && place < 4} />
            <Link {...artistAddress.link(artist)} className={cx(css.artistName, quietLink)} dir="auto">
              {artist.name}
            </Link>
            {artist.verified && (
              <span className={css.verified}>
                <VerifiedBadge label={t('Verified artist')} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
