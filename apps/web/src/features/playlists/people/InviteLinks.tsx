import type { PlaylistInviteLink } from '@kantele/api/contract/collaboration';
import { Button } from '@kantele/ui/Button';
import { CodeBlock } from '@kantele/ui/CodeBlock';
import { text } from '@kantele/ui/css/text.css';
import { useState } from 'react';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import * as css from '../../../app/parts/Rows.css.ts';
import { trpc } from '../../../app/trpc.ts';
import { useDates } from '../../../app/useDates.ts';
import * as own from './InviteLinks.css.ts';
import { RoleSelect } from './RoleSelect.tsx';
import { type PlaylistRole, roleWords } from './role-words.ts';

/** Makes links by which people join a playlist, and revokes those that are open. */
export function InviteLinks({ id, links }: { id: number; links: readonly PlaylistInviteLink[] }) {
  const t = useT();
  const { date: day } = useDates();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const create = trpc.collaboration.createLink.useMutation();
  const revoke = trpc.collaboration.revokeLink.useMutation();
  const [role, setRole] = useState<PlaylistRole>('add');
  const [made, setMade] = useState<{ id: number; url: string } | null>(null);
  const refresh = () => utils.collaboration.get.invalidate({ id });
  const orSay = (work: Promise<unknown>) => void work.catch(showFailure).finally(refresh);
  const make = async () => {
    const { url, link } = await create.mutateAsync({ id, role });
    setMade({ id: link.id, url });
  };
  const isOpen = made !== null && (create.isPending || links.some((link) => link.id === made.id));
  return (
    <section className={css.stack} aria-label={t('Invite by a link')}>
      <h3 className={text({ style: 'h4' })}>{t('Invite by a link')}</h3>
      <div className={own.make}>
        <RoleSelect label={t('Whoever joins by it')} value={role} onChange={setRole} />
        <Button variant="accent" pending={create.isPending} onPress={() => orSay(make())}>
          {t('Create link')}
        </Button>
      </div>
      {isOpen && made && (
        <div className={css.stack}>
          <CodeBlock label={t('Invitation link')} copy={{ label: t('Copy'), copiedLabel: t('Copied!') }}>
            {made.url}
          </CodeBlock>
          <p className={css.detail}>
            {t('Whoever has this link can join. Copy it now: it is not shown again.')}
          </p>
        </div>
      )}
      {links.length > 0 && (
        <ul className={css.rows} aria-label={t('Open links')}>
          {links.map((link) => (
            <li key={link.id} className={css.row}>
              <div className={css.words}>
                <span className={css.name}>{t(roleWords[link.role])}</span>
                <span className={css.detail}>{t('Until :date', { date: day(link.expires_at) })}</span>
              </div>
              <Button
                size="small"
                variant="quiet"
                aria-label={t('Revoke the link until :date', { date: day(link.expires_at) })}
                onPress={() => orSay(revoke.mutateAsync({ id, link_id: link.id }))}
              >
                {t('Revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
