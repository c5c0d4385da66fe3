import type { PlaylistMember } from '@kantele/api/contract/collaboration';
import type { Playlist } from '@kantele/api/contract/playlists';
import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useBoot, useCan } from '../../../app/boot.tsx';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import * as css from '../../../app/parts/Rows.css.ts';
import { trpc } from '../../../app/trpc.ts';
import { isOfPlaylists } from '../../../catalogue/playlists/playlist-queries.ts';
import { InviteLinks } from './InviteLinks.tsx';
import { InvitePerson } from './InvitePerson.tsx';
import { PersonRow } from './PersonRow.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { roleWords } from './role-words.ts';

interface PeopleDialogProps {
  playlist: Playlist;
  onClose: () => void;
}

/** Who makes a playlist; its owner invites others, says what they may do, and takes them out. */
export default function PeopleDialog({ playlist, onClose }: PeopleDialogProps) {
  const t = useT();
  const { id } = playlist;
  const { data } = trpc.collaboration.get.useQuery({ id });
  const { own } = playlist.abilities;
  const mayFind = useCan('users.view');
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('People who make this playlist')}
      closeLabel={t('Close')}
    >
      {data ? (
        <div className={css.stack}>
          <ul className={css.rows} aria-label={t('People who make this playlist')}>
            <PersonRow user={data.owner} detail={t('Owner')} />
            {data.members.map((member) => (
              <MemberRow key={member.user.id} playlist={playlist} member={member} onClose={onClose} />
            ))}
          </ul>
          {own && mayFind && <InvitePerson id={id} links={data.links.filter(({ user }) => user !== null)} />}
          {own && <InviteLinks id={id} links={data.links.filter(({ user }) => user === null)} />}
        </div>
      ) : (
        <Skeleton width="100%" height={128} />
      )}
    </Dialog>
  );
}

interface MemberRowProps extends PeopleDialogProps {
  member: PlaylistMember;
}

function MemberRow({ playlist, member, onClose }: MemberRowProps) {
  const t = useT();
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { data: boot } = useBoot();
  const { user, role } = member;
  const { id, name: playlistName } = playlist;
  const name = user.display_name;
  const isSelf = user.id === boot.user?.id;
  const refresh = () => queryClient.invalidateQueries({ predicate: isOfPlaylists });
  const orSay = (work: Promise<unknown>) => void work.catch(showFailure).finally(refresh);
  const leave = async () => {
    await client.collaboration.leave.mutate({ id });
    onClose();
    await navigate({ to: '/library/$part', params: { part: 'playlists' } });
    void notify(t('You left :name', { name: playlistName }));
  };
  if (playlist.abilities.own) {
    return (
      <PersonRow user={user}>
        <RoleSelect
          compact
          label={t('What :name may do', { name })}
          value={role}
          onChange={(next) =>
            orSay(client.collaboration.setRole.mutate({ id, user_id: user.id, role: next }))
          }
        />
        <Button
          size="small"
          variant="quiet"
          aria-label={t('Remove :name', { name })}
          onPress={() => orSay(client.collaboration.removeMember.mutate({ id, user_id: user.id }))}
        >
          {t('Remove')}
        </Button>
      </PersonRow>
    );
  }
  return (
    <PersonRow user={user} detail={t(roleWords[role])}>
      {isSelf && (
        <Button size="small" variant="quiet" onPress={() => orSay(leave())}>
          {t('Leave')}
        </Button>
      )}
    </PersonRow>
  );
}
