import { media } from '@kantele/ui/css';
import { Pin, PinOff } from 'lucide-react';
import { useBoot } from '../../app/boot.tsx';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { icon } from '../../catalogue/menus/groups.tsx';
import type { ChosenTracks, Command, ThingEntity } from '../../catalogue/menus/menu-store.ts';
import { useMedia } from '../../player-ui/bar/useMedia.ts';

/** The command that keeps a playlist, an album or an artist at the top of the sidebar, or no longer; none where there is no sidebar. */
export function usePin(entity: ThingEntity | ChosenTracks): Command | null {
  const t = useT();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const { user } = useBoot().data;
  const isPhone = useMedia(media.phone);
  const pinnable =
    entity.kind === 'playlist' || entity.kind === 'album' || entity.kind === 'artist' ? entity : null;
  const isOffered = user !== null && !isPhone && pinnable !== null;
  const { data } = trpc.pins.list.useQuery(undefined, { enabled: isOffered });
  if (!isOffered) return null;
  const type = `${pinnable.kind}s` as const;
  const { id, name } = pinnable.thing;
  const isPinned = data?.[type].some((one) => one.id === id) ?? false;
  const change = async () => {
    await utils.client.pins[isPinned ? 'remove' : 'set'].mutate({ type, id });
    await utils.pins.list.invalidate();
    if (!isPinned) void notify(t(':name is at the top of the sidebar', { name }));
  };
  return {
    id: 'pin',
    words: isPinned ? t('Unpin') : t('Pin'),
    icon: icon(isPinned ? PinOff : Pin),
    run: () => void change().catch(showFailure),
  };
}
