import type { PlaylistInviteLink } from '@kantele/api/contract/collaboration';
import { Button } from '@kantele/ui/Button';
import { ComboBox } from '@kantele/ui/ComboBox';
import { text } from '@kantele/ui/css/text.css';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import * as css from '../../../app/parts/Rows.css.ts';
import { trpc } from '../../../app/trpc.ts';
import { useTyped } from '../../../app/use-typed.ts';
import * as own from './InviteLinks.css.ts';
import { PersonRow } from './PersonRow.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { type PlaylistRole, roleWords } from './role-words.ts';

/** Invites somebody one follows or is followed by, and takes that back. */
export function InvitePerson({ id, links }: { id: number; links: readonly PlaylistInviteLink[] }) {
  const t = useT();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const revoke = trpc.collaboration.revokeLink.useMutation();
  const [invited, setInvited] = useState(0);
  const refresh = () => utils.collaboration.invalidate();
  return (
    <section className={css.stack} aria-label={t('Invite somebody you know')}>
      <div>
        <h3 className={text({ style: 'h4' })}>{t('Invite somebody you know')}</h3>
        <p className={css.detail}>{t('People you follow, and people who follow you')}</p>
      </div>
      {/* Another one begins with an empty field. */}
      <PersonForm
        key={invited}
        id={id}
        onInvited={(name) => {
          setInvited((count) => count + 1);
          void refresh();
          void notify(t(':name is invited', { name }));
        }}
      />
      {links.length > 0 && (
        <ul className={css.rows} aria-label={t('Invited')}>
          {links.map(
            ({ id: link_id, role, user }) =>
              user && (
                <PersonRow key={link_id} user={user} detail={t(roleWords[role])}>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('Take the invitation of :name back', { name: user.display_name })}
                    onPress={() =>
                      void revoke.mutateAsync({ id, link_id }).catch(showFailure).finally(refresh)
                    }
                  >
                    {t('Take back')}
                  </Button>
                </PersonRow>
              ),
          )}
        </ul>
      )}
    </section>
  );
}

function PersonForm({ id, onInvited }: { id: number; onInvited: (name: string) => void }) {
  const t = useT();
  const showFailure = useShowFailure();
  const [query, setQuery] = useState('');
  const [, setTyped] = useTyped(query, setQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const [role, setRole] = useState<PlaylistRole>('add');
  const invite = trpc.collaboration.invite.useMutation();
  const { data, isPending } = trpc.collaboration.invitable.useQuery(
    { id, ...(query ? { query: query.slice(0, 255) } : {}) },
    { placeholderData: keepPreviousData },
  );
  const send = async () => {
    const { link } = await invite.mutateAsync({ id, user_id: Number(chosen), role });
    onInvited(link.user?.display_name ?? '');
  };
  return (
    <div className={own.make}>
      <ComboBox
        label={t('Name')}
        className={own.grows}
        options={(data?.people ?? []).map((one) => ({ id: String(one.id), label: one.display_name }))}
        filtered
        loading={isPending}
        emptyText={
          query
            ? t('There are no items matching your query')
            : t('You follow nobody, and nobody follows you yet')
        }
        loadingText={t('Loading...')}
        value={chosen}
        onInputChange={setTyped}
        onChange={setChosen}
      />
      <RoleSelect label={t('What they may do')} value={role} onChange={setRole} />
      <Button
        variant="accent"
        isDisabled={chosen === null}
        pending={invite.isPending}
        onPress={() => void send().catch(showFailure)}
      >
        {t('Invite')}
      </Button>
    </div>
  );
}
