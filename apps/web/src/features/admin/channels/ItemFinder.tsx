import type { ChannelItem } from '@kantele/api/contract/channels';
import { ComboBox } from '@kantele/ui/ComboBox';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useTyped } from '../../../app/use-typed.ts';
import type { Content } from './channel-words.ts';

interface ItemFinderProps {
  content: Content;
  /** Ids that are there already. */
  taken: readonly number[];
  onAdd: (item: ChannelItem) => void;
}

/** Finds things by their names; what is chosen is added at once, and the next one can be typed. */
export function ItemFinder({ content, taken, onAdd }: ItemFinderProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [, setTyped] = useTyped(query, setQuery);
  const [added, setAdded] = useState(0);
  const { data, isPending } = trpc.channels.search.useQuery(
    { content, query: query.slice(0, 255) },
    { placeholderData: keepPreviousData },
  );
  const items = (data?.items ?? []).filter(({ id }) => !taken.includes(id));
  useEffect(() => {
    if (added > 0) box.current?.querySelector('input')?.focus();
  }, [added]);
  const words: Record<Content, string> = {
    albums: t('Add an album'),
    artists: t('Add an artist'),
    tracks: t('Add a track'),
    genres: t('Add a genre'),
    channels: t('Add a channel'),
  };
  return (
    <div ref={box}>
      <ComboBox
        // Another one begins with an empty field.
        key={added}
        label={words[content]}
        placeholder={t('Name')}
        options={items.map(({ id, name, detail }) => ({
          id: String(id),
          label: content === 'channels' ? t(name) : name,
          hint: detail,
        }))}
        filtered
        loading={isPending}
        emptyText={
          query || content === 'genres' || content === 'channels'
            ? t('There are no items matching your query')
            : t('Type a part of the name')
        }
        loadingText={t('Loading...')}
        value={null}
        onInputChange={setTyped}
        onChange={(key) => {
          const item = items.find(({ id }) => String(id) === key);
          if (!item) return;
          onAdd(item);
          setTyped('');
          setQuery('');
          setAdded((count) => count + 1);
        }}
      />
    </div>
  );
}
