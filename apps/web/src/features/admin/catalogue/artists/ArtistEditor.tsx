import type { Artist } from '@kantele/api/contract/artists';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { Switch } from '@kantele/ui/Switch';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { useDates } from '../../../../app/useDates.ts';
import { kinds } from '../../../../catalogue/registry.ts';
import { countPlays } from '../../../../lib/words.ts';
import { AboutCard } from '../../../backstage/profile/AboutCard.tsx';
import { LinksCard } from '../../../backstage/profile/LinksCard.tsx';
import { PicturesCard } from '../../../backstage/profile/PicturesCard.tsx';
import { profileOf } from '../../../backstage/profile/profile-draft.ts';
import { ActionRow } from '../../parts/ActionRow.tsx';
import { useDraft } from '../../parts/draft.ts';
import { badges, fields } from '../../parts/parts.css.ts';
import { RecordForm } from '../../parts/RecordForm.tsx';
import { SheetHead } from '../SheetHead.tsx';
import { DeleteArtistsDialog } from './DeleteArtistsDialog.tsx';
import { useRefreshArtists } from './use-artist-actions.ts';

/** Everything said of an artist, by those who manage artists. */
export function ArtistEditor({ artist, onGone }: { artist: Artist; onGone: () => void }) {
  const t = useT();
  const dates = useDates();
  const utils = trpc.useUtils();
  const refresh = useRefreshArtists();
  const [asking, setAsking] = useState(false);
  const update = trpc.artists.update.useMutation();
  const { verified, disabled } = artist;
  const draft = useDraft({ ...profileOf(artist), verified, disabled });
  return (
    <div className={fields.stack}>
      <SheetHead
        state={
          <span className={badges}>
            {verified && <Badge tone="positive">{t('Verified')}</Badge>}
            {disabled && <Badge tone="danger">{t('Disabled')}</Badge>}
          </span>
        }
        facts={[
          countPlays(artist.plays_count, t),
          t('added on :date', { date: dates.date(artist.created_at) }),
        ]}
        page={kinds.artist.link(artist)}
      />
      <RecordForm
        label={t('Artist')}
        draft={draft}
        save={async (changes) => {
          utils.artists.get.setData(
            { id: artist.id },
            await update.mutateAsync({ id: artist.id, ...changes }),
          );
          void refresh();
        }}
      >
        {(errors) => (
          <>
            <AboutCard draft={draft} />
            <LinksCard draft={draft} errors={errors} />
            <Switch
              name="verified"
              layout="row"
              isSelected={draft.values.verified}
              onChange={(isVerified) => draft.set({ verified: isVerified })}
              description={t('A seal beside the name says so.')}
            >
              {t('Verified')}
            </Switch>
            <Switch
              name="disabled"
              layout="row"
              isSelected={draft.values.disabled}
              onChange={(isDisabled) => draft.set({ disabled: isDisabled })}
              description={t('Only people who edit artists see a disabled one.')}
            >
              {t('Disabled')}
            </Switch>
          </>
        )}
      </RecordForm>
      <PicturesCard artist={artist} />
      <ActionRow title={t('Delete artist')} text={t('Albums and tracks stay, without this name.')}>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {t('Delete…')}
        </Button>
      </ActionRow>
      <DeleteArtistsDialog
        artists={[artist]}
        isOpen={asking}
        onClose={() => setAsking(false)}
        onDone={onGone}
      />
    </div>
  );
}
