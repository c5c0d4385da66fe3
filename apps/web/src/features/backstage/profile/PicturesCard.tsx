import type { Artist } from '@kantele/api/contract/artists';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { SettingsCard } from '@kantele/ui/Section';
import { ImageUp } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { imageUrl } from '../../../lib/images.ts';
import { useUploadQueue } from '../../uploads/use-upload-queue.ts';
import * as css from './profile.css.ts';

/** The portrait and the wide picture of an artist, saved at once. */
export function PicturesCard({ artist }: { artist: Artist }) {
  const t = useT();
  return (
    <SettingsCard title={t('Pictures')}>
      <PictureField
        artist={artist}
        place="portrait"
        label={t('Portrait')}
        hash={artist.portrait?.hash ?? null}
        hint={t('Square is best. Shown on cards and lists; without one the latest cover stands in.')}
      />
      <PictureField
        artist={artist}
        place="wide"
        label={t('Wide picture')}
        hash={artist.banner?.hash ?? null}
        hint={t('At the head of the page of the artist; without one the portrait is there.')}
      />
    </SettingsCard>
  );
}

interface PictureFieldProps {
  artist: Artist;
  place: 'portrait' | 'wide';
  label: string;
  hash: string | null;
  hint: string;
}

function PictureField({ artist, place, label, hash, hint }: PictureFieldProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const { queue } = useUploadQueue();
  const { busy, run } = useRun();
  const setPortrait = trpc.backstage.setPortrait.useMutation();
  const put = async (entry_id: number | null) => {
    const answer = await setPortrait.mutateAsync({ artist_id: artist.id, entry_id, place });
    utils.artists.get.setData({ id: artist.id }, answer);
    void utils.backstage.artists.invalidate();
  };
  const choose = (files: readonly File[]) =>
    run(async () => {
      const [upload] = await queue.add(files.slice(0, 1)).ended;
      if (!upload?.entry) throw new Error(upload?.error ?? '');
      await put(upload.entry.id);
    });
  return (
    <fieldset className={css.field} aria-label={label}>
      <p className={text({ style: 'strong' })}>{label}</p>
      {hash && (
        <img
          className={css.picture({ place })}
          src={imageUrl(hash, 640)}
          alt={t('Image for :name', { name: artist.name })}
        />
      )}
      <p className={text({ style: 'small', tone: 'muted' })}>{hint}</p>
      <div className={css.actions}>
        <FileTrigger
          size="small"
          accept={['image/*']}
          icon={<ImageUp size={16} />}
          pending={busy}
          onFiles={(files) => void choose(files)}
        >
          {hash ? t('Change picture') : t('Add picture')}
        </FileTrigger>
        {hash && (
          <Button size="small" variant="quiet" isDisabled={busy} onPress={() => void run(() => put(null))}>
            {t('Remove picture')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
