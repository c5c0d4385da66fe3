import type { Artist } from '@kantele/api/contract/artists';
import { buttonStyle } from '@kantele/ui/Button.css';
import { Form } from '@kantele/ui/Form';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { useSubmit } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { kinds } from '../../../catalogue/registry.ts';
import { AdminPage } from '../../admin/frame/AdminPage.tsx';
import { LeaveGuard } from '../../admin/frame/LeaveGuard.tsx';
import { useDraft } from '../../admin/parts/draft.ts';
import { SaveChanges } from '../../admin/parts/SaveChanges.tsx';
import { ArtistSwitcher } from '../ArtistSwitcher.tsx';
import { BecomeArtist } from '../BecomeArtist.tsx';
import * as css from '../backstage.css.ts';
import { useOwnArtists } from '../own-artist.ts';
import { AboutCard } from './AboutCard.tsx';
import { HandOverCard } from './HandOverCard.tsx';
import { LinksCard } from './LinksCard.tsx';
import { MembersCard } from './MembersCard.tsx';
import { PicturesCard } from './PicturesCard.tsx';
import { profileOf } from './profile-draft.ts';

/** What is said about an artist one works for, and who works for it. */
export function ProfilePage({ artistId }: { artistId: number | undefined }) {
  const { artists, artist } = useOwnArtists(artistId);
  return artist ? <Profile key={artist.id} id={artist.id} artists={artists} /> : <BecomeArtist />;
}

type Own = ReturnType<typeof useOwnArtists>['artists'];

function Profile({ id, artists }: { id: number; artists: Own }) {
  const t = useT();
  const active = useBoot().data.workspace_id;
  const [{ artist }] = trpc.artists.get.useSuspenseQuery({ id });
  return (
    <AdminPage>
      <PageHeader
        title={t('Artist profile')}
        description={<bdi>{artist.name}</bdi>}
        actions={
          <>
            <ArtistSwitcher artists={artists} current={artist.id} to="/backstage/artist" />
            <Link {...kinds.artist.link(artist)} className={buttonStyle()}>
              <ExternalLink size={18} aria-hidden="true" />
              {t('View page')}
            </Link>
          </>
        }
      />
      <div className={css.columns}>
        <ProfileForm artist={artist} />
        <div className={css.side}>
          <PicturesCard artist={artist} />
          {active === 0 && <MembersCard artist={artist} />}
          <HandOverCard artist={artist} />
        </div>
      </div>
    </AdminPage>
  );
}

function ProfileForm({ artist }: { artist: Artist }) {
  const t = useT();
  const utils = trpc.useUtils();
  const draft = useDraft(profileOf(artist));
  const update = trpc.artists.update.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async () => {
    utils.artists.get.setData(
      { id: artist.id },
      await update.mutateAsync({ id: artist.id, ...draft.changes }),
    );
    void utils.backstage.artists.invalidate();
    void utils.albums.invalidate();
    void utils.tracks.invalidate();
    draft.reset();
  });
  return (
    <Form
      label={t('Artist profile')}
      errors={errors}
      busy={busy}
      onSubmit={onSubmit}
      errorTitle={t('Something went wrong')}
      className={css.main}
    >
      <AboutCard draft={draft} />
      <LinksCard draft={draft} errors={errors} />
      <SaveChanges dirty={draft.dirty} onDiscard={draft.reset} saving={busy} />
      <LeaveGuard dirty={draft.dirty} />
    </Form>
  );
}
