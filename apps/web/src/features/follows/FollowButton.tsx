import { buttonStyle } from '@kantele/ui/Button.css';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useBoot } from '../../app/boot.tsx';
import { useShowFailure } from '../../app/failure.ts';
import { useHydrated } from '../../app/hydrated.ts';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { followedArtistsKey } from '../../catalogue/likes/liked-queries.ts';
import { loginPath } from '../../lib/safe-redirect-path.ts';

interface FollowButtonProps {
  type: 'artists' | 'users';
  id: number;
  name: string;
}

/** Follows an artist or a person, or no longer; guests are led to the sign-in page and back. */
export function FollowButton({ type, id, name }: FollowButtonProps) {
  const t = useT();
  const { user } = useBoot().data;
  const router = useRouter();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const hydrated = useHydrated();
  const state = trpc.follows.state.useQuery({ type, id }, { enabled: hydrated && user !== null });
  const follow = trpc.follows.follow.useMutation();
  const unfollow = trpc.follows.unfollow.useMutation();
  const following = state.data?.following ?? false;
  const busy = follow.isPending || unfollow.isPending;
  const press = async () => {
    if (!user) return router.navigate({ href: loginPath(router.latestLocation.publicHref) });
    if (busy) return;
    const next = await (following ? unfollow : follow).mutateAsync({ type, id });
    utils.follows.state.setData({ type, id }, next);
    await Promise.all([
      utils.follows.newReleases.invalidate(),
      type === 'artists' && utils.artists.get.invalidate({ id }),
      queryClient.invalidateQueries({ queryKey: [followedArtistsKey] }),
    ]);
  };
  return (
    <button
      type="button"
      className={buttonStyle({ variant: following ? 'ink' : 'outline' })}
      aria-label={following ? t('Unfollow :name', { name }) : t('Follow :name', { name })}
      aria-busy={busy}
      onClick={() => void press().catch(showFailure)}
    >
      {following ? t('Following') : t('Follow')}
    </button>
  );
}
