import { Button } from '@kantele/ui/Button';
import { EmptyState } from '@kantele/ui/EmptyState';
import type { FieldErrors } from '@kantele/ui/Form';
import { SettingsCard } from '@kantele/ui/Section';
import { SortableList } from '@kantele/ui/SortableList';
import { TextField } from '@kantele/ui/TextField';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { without } from '../../../lib/lists.ts';
import type { Draft } from '../../admin/parts/draft.ts';
import { useStableIds } from '../../admin/parts/use-stable-ids.ts';
import * as css from '../backstage.css.ts';
import type { ProfileFields } from './profile-draft.ts';

const most = 20;

/** The place of the first link something is said about; −1 for none. */
function wrongLink(errors: FieldErrors | null): number {
  const place = /^links\.(\d+)\./.exec(
    Object.keys(errors ?? {}).find((key) => key.startsWith('links.')) ?? '',
  );
  return place ? Number(place[1]) : -1;
}

/** Links of an artist in their order; the one that is pressed is changed below them. */
export function LinksCard({
  draft: { values, set },
  errors,
}: {
  draft: Draft<ProfileFields>;
  errors: FieldErrors | null;
}) {
  const t = useT();
  const { links } = values;
  const ids = useStableIds(links);
  const [open, setOpen] = useState<string | null>(null);
  const editor = useRef<HTMLDivElement>(null);
  /** The last one was added: it is opened once it is there. */
  const added = useRef(false);
  const last = ids.at(-1);
  useEffect(() => {
    if (!added.current || last === undefined) return;
    added.current = false;
    setOpen(last);
  }, [last]);
  useEffect(() => {
    if (open !== null) editor.current?.querySelector('input')?.focus();
  }, [open]);
  const [answered, setAnswered] = useState(errors);
  if (answered !== errors) {
    setAnswered(errors);
    const wrong = ids[wrongLink(errors)];
    if (wrong !== undefined) setOpen(wrong);
  }
  const place = open === null ? -1 : ids.indexOf(open);
  const link = links[place];
  const nameOf = (index: number) => links[index]?.title.trim() || t('Link :number', { number: index + 1 });
  const change = (part: Partial<ProfileFields['links'][number]>) =>
    set({ links: links.map((one, index) => (index === place ? { ...one, ...part } : one)) });
  return (
    <SettingsCard title={t('Links')}>
      {links.length === 0 ? (
        <EmptyState title={t('No links yet')} />
      ) : (
        <SortableList
          label={t('Links')}
          items={ids.map((id, index) => ({ id, name: nameOf(index), url: links[index]?.url ?? '' }))}
          onReorder={(order) => set({ links: order.flatMap((id) => links[ids.indexOf(id)] ?? []) })}
          onRemove={(id) => set({ links: without(links, ids.indexOf(id)) })}
          onOpen={(id) => setOpen(id === open ? null : id)}
          words={{
            up: t('Move up'),
            down: t('Move down'),
            toTop: t('Move to the top'),
            remove: t('Remove'),
            actions: (name) => t('Actions for :name', { name }),
            moved: (name, at, count) => t(':name, place :place of :count', { name, place: at, count }),
            removed: (name) => t(':name removed', { name }),
          }}
        >
          {({ name, url }) => (
            <span className={css.words}>
              <span className={css.name} dir="auto">
                {name}
              </span>
              <span className={css.detail} dir="ltr">
                {url}
              </span>
            </span>
          )}
        </SortableList>
      )}
      {link && (
        <div ref={editor} key={open} className={css.fields}>
          <TextField
            name={`links.${place}.title`}
            label={t('Title of the link')}
            maxLength={80}
            isRequired
            value={link.title}
            onChange={(title) => change({ title })}
          />
          <TextField
            name={`links.${place}.url`}
            label={t('Address')}
            type="url"
            placeholder="https://"
            maxLength={500}
            isRequired
            value={link.url}
            onChange={(url) => change({ url })}
          />
        </div>
      )}
      <div>
        <Button
          size="small"
          icon={<Plus size={16} />}
          isDisabled={links.length >= most}
          onPress={() => {
            added.current = true;
            set({ links: [...links, { title: '', url: '' }] });
          }}
        >
          {t('Add a link')}
        </Button>
      </div>
    </SettingsCard>
  );
}
