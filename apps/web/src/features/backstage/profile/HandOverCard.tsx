import type { Artist } from '@kantele/api/contract/artists';
import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { SettingsCard } from '@kantele/ui/Section';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import * as css from './profile.css.ts';

/** Hands an artist to another workspace, or to oneself; for those who own what has it. */
export function HandOverCard({ artist }: { artist: Artist }) {
  const t = useT();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { busy, run } = useRun();
  const { data: boot } = useBoot();
  const { data } = trpc.workspaces.list.useQuery();
  const { data: people } = trpc.backstage.members.useQuery({ artist_id: artist.id });
  const handOver = trpc.workspaces.handOver.useMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const all = data?.workspaces ?? [];
  const here = all.find(({ id }) => id === boot.workspace_id);
  const isOwner =
    boot.workspace_id === 0
      ? people?.members.some(({ user, role }) => user.id === boot.user?.id && role === 'owner')
      : here?.abilities.own;
  const offered = all.filter(({ id, abilities }) => id !== boot.workspace_id && abilities.artists);
  const target = offered.find(({ id }) => String(id) === chosen) ?? offered[0];
  if (!isOwner || !target) return null;
  const nameOf = ({ id, name }: { id: number; name: string }) => (id === 0 ? t('Default') : name);
  const confirm = () =>
    run(
      async () => {
        await handOver.mutateAsync({ artist_id: artist.id, workspace_id: target.id });
        setAsks(false);
        await navigate({ to: '/backstage' });
        await utils.backstage.invalidate();
      },
      t(':artist was handed over', { artist: artist.name }),
    );
  return (
    <SettingsCard
      title={t('Hand over')}
      description={t('An artist belongs to people or to one workspace, with all releases.')}
    >
      <div className={css.add}>
        <Select label={t('Workspace')} value={String(target.id)} onChange={(key) => setChosen(String(key))}>
          {offered.map((workspace) => (
            <SelectItem key={workspace.id} id={String(workspace.id)}>
              {nameOf(workspace)}
            </SelectItem>
          ))}
        </Select>
        <div>
          <Button size="small" onPress={() => setAsks(true)}>
            {t('Hand over')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={asks}
        onOpenChange={setAsks}
        title={t('Hand :artist over to :workspace?', { artist: artist.name, workspace: nameOf(target) })}
        confirmLabel={t('Hand over')}
        cancelLabel={t('Cancel')}
        pending={busy}
        onConfirm={() => void confirm()}
      >
        {t('Who works for the artist now does so no more, unless they are members there.')}
      </ConfirmDialog>
    </SettingsCard>
  );
}
