import { siteAddress } from '@kantele/api/site-address';
import { AuthLayout } from '@kantele/ui/AuthLayout';
import { type ReactNode, use } from 'react';
import { useBoot, useCan } from '../../app/boot.tsx';
import { useMarkHydrated } from '../../app/hydrated.ts';
import { Wordmark } from '../../app/parts/Wordmark.tsx';
import { mustVerifyEmail, useSiteSetting } from '../../app/settings.ts';
import { trpc } from '../../app/trpc.ts';
import { imageUrl } from '../../lib/images.ts';
import { AuthFooter } from './AuthFooter.ts';
import * as css from './auth.css.ts';
import { mosaicOf, mosaicPictures, showsArtists } from './mosaic.ts';

interface AuthFrameProps {
  title: string;
  /** Words of the site under the title. */
  text?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page for signing in: the form, and beside it the faces of the site in one ink. */
export function AuthFrame({ title, text, lead, children }: AuthFrameProps) {
  useMarkHydrated();
  const { data } = useBoot();
  const enabled = useCan(mosaicOf.permission) && !mustVerifyEmail(data);
  const look = useSiteSetting('auth_pages');
  const { data: found } = trpc.artists.list.useQuery(mosaicOf.input, {
    enabled: enabled && showsArtists(look),
    staleTime: mosaicOf.staleTime,
  });
  const own = found?.pagination.data.flatMap(({ artwork }) => (artwork ? imageUrl(artwork.hash, 320) : []));
  return (
    <AuthLayout
      id="main"
      logo={<Wordmark className={css.wordmark} />}
      title={title}
      lead={
        text ? (
          <>
            <span className={css.siteWords}>{text}</span>
            {lead}
          </>
        ) : (
          lead
        )
      }
      footer={use(AuthFooter)}
      mosaic={look.layout === 'split' ? mosaicPictures(own ?? []) : null}
      picture={look.image && siteAddress(look.image)}
    >
      {children}
    </AuthLayout>
  );
}
