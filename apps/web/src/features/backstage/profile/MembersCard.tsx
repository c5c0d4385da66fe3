import type { Artist } from '@kantele/api/contract/artists';
import type { ArtistMember } from '@kantele/api/contract/backstage';
import { Avatar } from '@kantele/ui/Avatar';
import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { SettingsCard } from '@kantele/ui/Section';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import * as shared from '../backstage.css.ts';
import { AddMember } from './AddMember.tsx';
import { type MemberRole, roleWords } from './member-words.ts';
import * as css from './profile.css.ts';

/** Who works for the artist. Owners change it; everybody may leave. */
export function MembersCard({ artist }: { artist: Artist }) {
  const t = useT();
  const { data } = trpc.backstage.members.useQuery({ artist_id: artist.id });
  return (
    <SettingsCard
      title={t('Members')}
      description={t(
        'Owners also choose who works for the artist. Everybody here sees drafts and publishes.',
      )}
    >
      {data ? (
        <>
          <ul className={css.members} aria-label={t('Members')}>
            {data.members.map((member) => (
              <Member
                key={member.user.id}
                artist={artist}
                member={member}
                isManaged={data.abilities.manage}
              />
            ))}
          </ul>
          {data.abilities.manage && <AddMember artistId={artist.id} />}
        </>
      ) : (
        <Skeleton width="100%" height={40} />
      )}
    </SettingsCard>
  );
}

interface MemberProps {
  artist: Artist;
  member: ArtistMember;
  /** Whether the one who looks may change members. */
  isManaged: boolean;
}

function Member({ artist, member: { user, role }, isManaged }: MemberProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const me = useBoot().data.user?.id;
  const { busy, run } = useRun();
  const [asks, setAsks] = useState(false);
  const setRole = trpc.backstage.setMemberRole.useMutation();
  const remove = trpc.backstage.removeMember.useMutation();
  const who = { artist_id: artist.id, user_id: user.id };
  const isSelf = user.id === me;
  const name = user.display_name;
  const change = (to: MemberRole) =>
    run(async () => {
      utils.backstage.members.setData(
        { artist_id: artist.id },
        await setRole.mutateAsync({ ...who, role: to }),
      );
      void utils.backstage.artists.invalidate();
    });
  const leave = () =>
    run(async () => {
      await remove.mutateAsync(who);
      if (isSelf) {
        await navigate({ to: '/backstage' });
        await utils.backstage.artists.refetch();
      } else await utils.backstage.members.invalidate({ artist_id: artist.id });
    }).then(() => setAsks(false));
  return (
    <li className={css.member}>
      <Avatar name={name} src={user.avatar} size={40} />
      <span className={shared.words}>
        <span className={shared.name} dir="auto">
          {isSelf ? t(':name (you)', { name }) : name}
        </span>
        {!isManaged && <span className={shared.detail}>{t(roleWords[role])}</span>}
      </span>
      {(isManaged || isSelf) && (
        <div className={css.memberActions}>
          {isManaged && (
            <Select
              compact
              label={t('Role of :name', { name })}
              value={role}
              isDisabled={busy}
              onChange={(key) => void change(key as MemberRole)}
            >
              {Object.entries(roleWords).map(([id, words]) => (
                <SelectItem key={id} id={id}>
                  {t(words)}
                </SelectItem>
              ))}
            </Select>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-label={isSelf ? undefined : t('Remove :name', { name })}
            onPress={() => setAsks(true)}
          >
            {isSelf ? t('Leave') : t('Remove')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={asks}
        onOpenChange={setAsks}
        title={
          isSelf
            ? t('Leave :artist?', { artist: artist.name })
            : t('Remove :name from :artist?', { name, artist: artist.name })
        }
        confirmLabel={isSelf ? t('Leave') : t('Remove')}
        cancelLabel={t('Cancel')}
        danger
        pending={busy}
        onConfirm={() => void leave()}
      >
        {isSelf
          ? t('You will no longer see drafts or change anything.')
          : t('They will no longer see drafts or change anything.')}
      </ConfirmDialog>
    </li>
  );
}
