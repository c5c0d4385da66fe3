import type { ChannelContent } from '@kantele/api/contract/channels';
import { text } from '@kantele/ui/css/text.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { CardGrid } from '@kantele/ui/Shelf';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../app/i18n.tsx';
import { LoadMore } from '../../app/parts/LoadMore.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import { listContext } from '../../catalogue/play-context.ts';
import { GenreTiles } from '../genres/GenreTiles.tsx';
import { TrackList } from '../tracks/TrackList.tsx';
import { ChannelShelf, cardsOf } from './ChannelShelf.tsx';
import { type ChannelSearch, channelPages, joined } from './channel-pages.ts';
import * as css from './channels.css.ts';

/** A channel: the shelves of those it nests, or everything that is on it. */
export function ChannelPage({ slug, search }: { slug: string; search: ChannelSearch }) {
  const t = useT();
  const { client } = trpc.useUtils();
  const { data, ...list } = useSuspenseInfiniteQuery(channelPages(client, slug, search));
  const { pages } = data;
  const channel = pages[0]?.channel;
  if (!channel) return null;
  const cursor = pages.at(-1)?.channel.next_cursor;
  const all = channel.nests ? null : joined(pages.flatMap((page) => page.channel.content));
  const isEmpty = channel.content.length === 0;
  return (
    <Page>
      <div className={css.head}>
        <h1 className={text({ style: 'h1' })} dir="auto">
          {t(all?.name ?? channel.name)}
        </h1>
        {channel.description && (
          <p className={text({ style: 'body', tone: 'muted' })} dir="auto">
            {t(channel.description)}
          </p>
        )}
      </div>
      {isEmpty && (
        <EmptyState title={t('Nothing here yet')}>
          {t('Music will appear here once there is some.')}
        </EmptyState>
      )}
      {channel.nests && channel.content.map((shelf) => <ChannelShelf key={shelf.slug} shelf={shelf} />)}
      {all && <Everything content={all} />}
      {cursor && (
        <LoadMore
          to="/channel/$slug"
          params={{ slug }}
          search={{ cursor }}
          pending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        />
      )}
    </Page>
  );
}

/** All that is on a plain channel, in as many lines as it takes. */
function Everything({ content }: { content: ChannelContent }) {
  const t = useT();
  if (content.type === 'genres') return <GenreTiles genres={content.genres} />;
  if (content.type === 'tracks' && content.layout === 'list') {
    return (
      <TrackList
        tracks={content.tracks}
        context={listContext.channel(content)}
        layout="narrow"
        label={t(content.name)}
      />
    );
  }
  return (
    <CardGrid label={t(content.name)} layout={content.layout === 'list' ? 'list' : 'grid'}>
      {cardsOf(content)}
    </CardGrid>
  );
}
