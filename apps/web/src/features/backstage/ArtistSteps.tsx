import type { OwnArtist } from '@kantele/api/contract/backstage';
import { CopyButton } from '@kantele/ui/CopyButton';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { kinds } from '../../catalogue/registry.ts';
import { pageUrl } from '../../lib/copy.ts';
import { StepList } from '../admin/overview/StepList.tsx';
import { ReportBlock } from '../insights/ReportBlock.tsx';

/** What leads an artist to the first plays, and what of it is done. */
export function ArtistSteps({ artist }: { artist: OwnArtist }) {
  const t = useT();
  const { data: list } = trpc.backstage.releases.useQuery({ artist_id: artist.id });
  const { data: page } = trpc.artists.get.useQuery({ id: artist.id });
  if (!list || !page) return null;
  const { releases } = list;
  const own = { artist: artist.id };
  const isPublic = releases.some(({ visibility }) => visibility === 'public');
  const draft = releases.find(({ visibility }) => visibility !== 'public');
  return (
    <ReportBlock title={t('Your first plays')}>
      <StepList
        steps={[
          {
            id: 'upload',
            done: releases.length > 0,
            title: t('Upload music'),
            sentence: t('Upload files; their tags fill the form.'),
            way: { label: t('Upload music'), link: { to: '/backstage/upload', search: own } },
          },
          {
            id: 'publish',
            done: isPublic,
            title: t('Publish a release'),
            sentence: t('Until then only those who work for the artist see it.'),
            way: draft
              ? {
                  label: t('Open release'),
                  link: { to: '/backstage/releases/$id', params: { id: String(draft.id) } },
                }
              : null,
          },
          {
            id: 'profile',
            done: Boolean(page.artist.portrait && page.artist.bio),
            title: t('Complete the profile'),
            sentence: t('A portrait and a few words: people see them before they press Play.'),
            way: { label: t('Artist profile'), link: { to: '/backstage/artist', search: own } },
          },
          {
            id: 'share',
            done: false,
            title: t('Share the page'),
            sentence: t('Send its link to your first listeners.'),
            way: {
              button: (
                <CopyButton
                  text={pageUrl(kinds.artist.path(artist))}
                  label={t('Copy link')}
                  copiedLabel={t('Copied!')}
                  variant="outline"
                />
              ),
            },
          },
        ]}
      />
    </ReportBlock>
  );
}
