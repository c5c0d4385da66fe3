import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { reads } from '../../catalogue/reads.ts';
import { usePlayer, usePlayerState } from '../../player/hooks.ts';
import { useSayFailed } from '../../player/starting/useSayFailed.ts';
import { useThings } from '../../player/starting/useThings.ts';

/** What the play button of the player does: plays on, or before anything has played the album the site begins with. */
export function useToggle(): () => void {
  const t = useT();
  const { toggle } = usePlayer();
  const empty = usePlayerState(({ queue }) => queue.current === null);
  const utils = trpc.useUtils();
  const things = useThings();
  const sayFailed = useSayFailed();
  const start = async () => {
    const { channel } = await utils.channels.get.ensureData(reads.home);
    const album = channel.content.find((shelf) => shelf.type === 'albums')?.albums[0];
    if (album) await things.start('album', album);
    else void notify(t('No music here yet'));
  };
  return empty ? () => void start().catch(sayFailed) : toggle;
}
