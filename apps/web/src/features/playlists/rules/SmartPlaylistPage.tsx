import type { Playlist } from '@kantele/api/contract/playlists';
import type { RuleSet } from '@kantele/api/playlist-rules';
import { Button } from '@kantele/ui/Button';
import { Chip } from '@kantele/ui/Chip';
import { text } from '@kantele/ui/css/text.css';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { Form } from '@kantele/ui/Form';
import { TextField } from '@kantele/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { Page } from '../../../app/parts/Page.tsx';
import { textOf, useSubmit } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { isOfPlaylists } from '../../../catalogue/playlists/playlist-queries.ts';
import { kinds } from '../../../catalogue/registry.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { GroupEditor } from './GroupEditor.tsx';
import { type Order, OrderFields } from './OrderFields.tsx';
import { RulePreview } from './RulePreview.tsx';
import { type DraftGroup, draftOf, groupOf, newGroup } from './rule-draft.ts';
import * as css from './rules.css.ts';
import { templates } from './templates.ts';

const firstOrder: Order = {
  order: 'added_at',
  direction: 'desc',
  reshuffle: 'daily',
  limit: { by: 'tracks', value: 50 },
};

/** Makes a playlist that a rule fills, or changes the rule of one. */
export function SmartPlaylistPage({ playlist }: { playlist?: Playlist }) {
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { client } = trpc.useUtils();
  const [name, setName] = useState(playlist?.name ?? '');
  const [draft, setDraft] = useState<DraftGroup>(() =>
    playlist?.rules ? draftOf(playlist.rules) : { ...newGroup(), match: 'all' },
  );
  const [order, setOrder] = useState<Order>(playlist?.rules ?? firstOrder);
  const rules: RuleSet = { ...groupOf(draft), ...orderOf(order) };

  /** Not chosen by a person yet. */
  const isNameOpen = !name.trim() || templates.some((template) => t(template.name) === name);
  const take = (taken: RuleSet, newName: string) => {
    setDraft(draftOf(taken));
    setOrder(taken);
    if (isNameOpen && newName) setName(newName);
  };
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const wish = { name: textOf(values, 'name'), rules };
    const { playlist: saved } = playlist
      ? await client.playlists.update.mutate({ id: playlist.id, ...wish })
      : await client.playlists.create.mutate(wish);
    await queryClient.invalidateQueries({ predicate: isOfPlaylists });
    await navigate(kinds.playlist.link(saved));
  });
  const read = async (file: File | undefined) => {
    if (!file) return;
    const { left_out, ...found } = await client.playlists.readRules.mutate({ text: await file.text() });
    take(found.rules, found.name);
    if (left_out.length > 0)
      void notify(t('Left out: :names', { names: left_out.join(', ') }), { duration: 8_000 });
  };
  const save = async (id: number) => {
    const { nsp, left_out } = await client.playlists.exportRules.query({ id });
    saveFile(`${playlist?.slug ?? 'rule'}.nsp`, nsp);
    if (left_out.length > 0) void notify(t('Left out: :names', { names: left_out.join(', ') }));
  };

  return (
    <Page>
      <header className={css.header}>
        <div className={css.head}>
          <h1 className={text({ style: 'h1' })}>
            {playlist ? t('Edit smart playlist') : t('New smart playlist')}
          </h1>
          <div className={css.buttons}>
            <FileTrigger
              size="small"
              accept={['.nsp', '.json', 'application/json']}
              onFiles={([file]) => void read(file).catch(showFailure)}
            >
              {t('Read a rule from a file')}
            </FileTrigger>
            {playlist?.smart && (
              <Button size="small" onPress={() => void save(playlist.id).catch(showFailure)}>
                {t('Save the rule as a file')}
              </Button>
            )}
          </div>
        </div>
        <p className={text({ tone: 'muted' })}>
          {t('A smart playlist finds its songs by itself, again and again, and always has what fits now.')}
        </p>
      </header>
      {!playlist && (
        <div className={css.templates}>
          {templates.map((template) => (
            <Chip key={template.id} onPress={() => take(template.rules, t(template.name))}>
              {t(template.name)}
            </Chip>
          ))}
        </div>
      )}
      <div className={css.columns}>
        <Form label={t('Smart playlist')} busy={busy} errors={errors} onSubmit={onSubmit}>
          <div className={css.form}>
            <TextField
              name="name"
              label={t('Name')}
              maxLength={255}
              isRequired
              value={name}
              onChange={setName}
            />
            <GroupEditor group={draft} onChange={setDraft} />
            <OrderFields value={order} onChange={setOrder} />
            <div className={css.buttons}>
              <Button type="submit" variant="accent" pending={busy}>
                {playlist ? t('Save') : t('Create')}
              </Button>
            </div>
          </div>
        </Form>
        <RulePreview rules={rules} />
      </div>
    </Page>
  );
}

const orderOf = ({ order, direction, reshuffle, limit }: Order): Order => ({
  order,
  direction,
  reshuffle,
  limit,
});
