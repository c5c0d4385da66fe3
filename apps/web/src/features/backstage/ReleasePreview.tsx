import type { Release } from '@kantele/api/contract/backstage';
import { text } from '@kantele/ui/css/text.css';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { ImageUp } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { imageUrl } from '../../lib/images.ts';
import { useRun } from '../admin/parts/use-run.ts';
import { useUploadQueue } from '../uploads/use-upload-queue.ts';
import * as css from './backstage.css.ts';
import type { ReleaseFields } from './release-draft.ts';
import { typeWords } from './release-words.ts';

/** The card listeners will see, with the way to another cover. */
export function ReleasePreview({ release, values }: { release: Release; values: ReleaseFields }) {
  const t = useT();
  const utils = trpc.useUtils();
  const { album } = release;
  const { queue } = useUploadQueue();
  const { busy, run } = useRun();
  const setCover = trpc.backstage.setCover.useMutation();
  const choose = (files: readonly File[]) =>
    run(async () => {
      const [upload] = await queue.add(files.slice(0, 1)).ended;
      if (!upload?.entry) throw new Error(upload?.error ?? '');
      const answer = await setCover.mutateAsync({ id: album.id, entry_id: upload.entry.id });
      utils.backstage.release.setData({ id: album.id }, answer);
      void utils.backstage.releases.invalidate();
    });
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
          <FileTrigger
            accept={['image/*']}
            className={css.coverAction}
            icon={<ImageUp size={18} />}
            pending={busy}
            onFiles={(files) => void choose(files)}
          >
            {album.artwork ? t('Change cover') : t('Add cover')}
          </FileTrigger>
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
