import { Avatar } from '@kantele/ui/Avatar';
import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { Page } from '../../../app/parts/Page.tsx';
import * as css from '../../../app/parts/Rows.css.ts';
import { trpc } from '../../../app/trpc.ts';
import { isOfPlaylists } from '../../../catalogue/playlists/playlist-queries.ts';
import { kinds } from '../../../catalogue/registry.ts';
import { errorOf } from '../../../lib/api-error.ts';
import { joinWords } from './role-words.ts';

/** What a link invites to, for somebody who is signed in. */
export function JoinPlaylistPage({ secret }: { secret: string }) {
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { data, error } = trpc.collaboration.invitation.useQuery({ secret }, { retry: false });
  const joining = trpc.collaboration.join.useMutation();
  const declining = trpc.collaboration.decline.useMutation();
  const decline = async () => {
    await declining.mutateAsync({ secret });
    await navigate({ to: '/', replace: true });
    void notify(t('Invitation declined'));
  };
  const join = async () => {
    const { playlist } = await joining.mutateAsync({ secret });
    await queryClient.invalidateQueries({ predicate: isOfPlaylists });
    await navigate({ ...kinds.playlist.link(playlist), replace: true });
    void notify(t('You joined :name', { name: playlist.name }));
  };
  if (error) {
    return (
      <Page>
        <div className={css.stack}>
          <h1 className={text({ style: 'h1' })}>{t(errorOf(error).message)}</h1>
          <div className={css.actions}>
            <Link
              to="/library/$part"
              params={{ part: 'playlists' }}
              className={buttonStyle({ variant: 'accent' })}
            >
              {t('Your playlists')}
            </Link>
          </div>
        </div>
      </Page>
    );
  }
  if (!data) return <Page>{null}</Page>;
  const { playlist, owner, role, is_personal: isPersonal, is_member: isMember } = data.invitation;
  return (
    <Page>
      <div className={css.stack}>
        <h1 className={text({ style: 'h1' })}>
          {t(':name invites you to make :playlist together', {
            name: owner.display_name,
            playlist: playlist.name,
          })}
        </h1>
        <div className={css.row}>
          <Avatar name={owner.display_name} src={owner.avatar} size={56} />
          <div className={css.words}>
            <span className={css.name} dir="auto">
              {playlist.name}
            </span>
            <span className={css.detail}>{t(joinWords[role])}</span>
          </div>
        </div>
        <div className={css.actions}>
          {isMember ? (
            <Link {...kinds.playlist.link(playlist)} className={buttonStyle({ variant: 'accent' })}>
              {t('Show playlist')}
            </Link>
          ) : (
            <Button
              variant="accent"
              pending={joining.isPending}
              onPress={() => void join().catch(showFailure)}
            >
              {t('Join playlist')}
            </Button>
          )}
          {isPersonal && !isMember && (
            <Button
              variant="quiet"
              pending={declining.isPending}
              onPress={() => void decline().catch(showFailure)}
            >
              {t('Decline')}
            </Button>
          )}
        </div>
      </div>
    </Page>
  );
}
