import type { ChannelItem } from '@kantele/api/contract/channels';
import { Badge } from '@kantele/ui/Badge';
import { EmptyState } from '@kantele/ui/EmptyState';
import { SettingsCard } from '@kantele/ui/Section';
import { SortableList } from '@kantele/ui/SortableList';
import { useT } from '../../../app/i18n.tsx';
import { Picture } from '../../../catalogue/artwork/Picture.tsx';
import { imageUrl } from '../../../lib/images.ts';
import type { CardProps } from './ChannelCard.tsx';
import { isHome } from './channel-draft.ts';
import * as css from './channels.css.ts';
import { ItemFinder } from './ItemFinder.tsx';

/** What is put on a channel by hand: things are added, put in order and removed. */
export function ItemsCard({ channel, values, set }: CardProps) {
  const t = useT();
  const { items, content } = values;
  const rows = items.map((item) => ({ ...item, id: String(item.id) }));
  const reorder = (ids: string[]) =>
    set({ items: ids.flatMap((id) => items.find((item) => String(item.id) === id) ?? []) });
  return (
    <SettingsCard title={isHome(channel) ? t('Shelves') : t('Chosen by hand')}>
      <ItemFinder
        key={content}
        content={content}
        taken={[...items.map(({ id }) => id), ...(content === 'channels' ? [channel.id] : [])]}
        onAdd={(item) => set({ items: [...items, item] })}
      />
      {rows.length === 0 ? (
        <EmptyState title={t('Nothing is on it yet')} />
      ) : (
        <SortableList
          label={t('Order')}
          items={rows}
          onReorder={reorder}
          onRemove={(gone) => set({ items: items.filter(({ id }) => String(id) !== gone) })}
          words={{
            up: t('Move up'),
            down: t('Move down'),
            toTop: t('Move to the top'),
            remove: t('Remove'),
            actions: (name) => t('Actions for :name', { name }),
            moved: (name, place, count) => t(':name, place :place of :count', { name, place, count }),
            removed: (name) => t(':name removed', { name }),
          }}
        >
          {(row) => <Item item={{ ...row, id: Number(row.id) }} content={content} />}
        </SortableList>
      )}
    </SettingsCard>
  );
}

function Item({ item, content }: { item: ChannelItem; content: CardProps['values']['content'] }) {
  const t = useT();
  const hasPicture = content !== 'genres' && content !== 'channels';
  return (
    <span className={css.item}>
      {hasPicture && (
        <Picture
          artwork={item.artwork}
          image={item.artwork && imageUrl(item.artwork.hash, 160)}
          name={item.name}
          size={40}
          shape={content === 'artists' ? 'circle' : 'square'}
        />
      )}
      <span className={css.itemWords}>
        <span className={css.itemName} dir="auto">
          {content === 'channels' ? t(item.name) : item.name}
        </span>
        {item.detail && (
          <span className={css.itemDetail}>
            <bdi>{item.detail}</bdi>
          </span>
        )}
      </span>
      {!item.is_shown && <Badge>{content === 'channels' ? t('Draft') : t('Hidden')}</Badge>}
    </span>
  );
}
