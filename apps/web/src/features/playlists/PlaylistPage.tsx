import type { Playlist } from '@kantele/api/contract/playlists';
import { line } from '@kantele/api/translate';
import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { EmptyLibraryDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Link } from '@tanstack/react-router';
import { T, useLanguage, useT } from '../../app/i18n.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import { Tint } from '../../catalogue/artwork/Tint.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { LibraryFilter } from '../library/LibraryFilter.tsx';
import type { RenderAdded } from '../tracks/row-added.ts';
import { SongOrder } from '../tracks/SongOrder.tsx';
import { TrackTable } from '../tracks/TrackTable.tsx';
import { useSongs } from '../tracks/useSongs.ts';
import { AddSongs } from './AddSongs.tsx';
import { WaitingNote } from './files/WaitingNote.tsx';
import { PlaylistActions } from './PlaylistActions.tsx';
import { PlaylistCover } from './PlaylistCover.tsx';
import * as css from './PlaylistPage.css.ts';
import { PlaylistTitle } from './PlaylistTitle.tsx';
import { Addition } from './people/Addition.tsx';
import { type PlaylistSearch, playlistList } from './playlist-list.ts';
import { visibilityWords } from './playlist-words.ts';
import { ruleSentence } from './rules/rule-sentence.ts';
import { usePlaces } from './usePlaces.tsx';

const orderWords = {
  custom: line('Custom order'),
  newest: line('Added last'),
  name: line('Title'),
  length: line('Time'),
} as const;

const ruleOrderWords = { ...orderWords, custom: line('Order of the rule') } as const;

/** A playlist: what it is, and its songs. */
export function PlaylistPage({ id, search }: { id: number; search: PlaylistSearch }) {
  const t = useT();
  const [{ playlist }] = trpc.playlists.get.useSuspenseQuery({ id });
  const { owner, artworks, description, smart, rules, members_count: membersCount } = playlist;
  const language = useLanguage();
  return (
    <Page className={css.page}>
      <Tint color={artworks[0]?.color} />
      <div className={css.head}>
        <PlaylistCover playlist={playlist} />
        <div className={css.words}>
          <p className={text({ style: 'label' })}>
            {smart ? t('Smart playlist') : t('Playlist')} · {t(visibilityWords[playlist.visibility])} ·{' '}
            <T
              text="by :name"
              values={{
                name: (
                  <Link {...kinds.user.link({ id: owner.id })} className={quietLink}>
                    <bdi>{owner.display_name}</bdi>
                  </Link>
                ),
              }}
            />
            {membersCount > 0 && ` ${t('and :count other|and :count others', { count: membersCount })}`}
          </p>
          <PlaylistTitle playlist={playlist} />
          {rules && <p className={css.description}>{ruleSentence(rules, t, language)}</p>}
          {description && (
            <p className={css.description} dir="auto">
              {description}
            </p>
          )}
        </div>
      </div>
      <Songs playlist={playlist} search={search} />
    </Page>
  );
}

function Songs({ playlist, search }: { playlist: Playlist; search: PlaylistSearch }) {
  const t = useT();
  const { id, name, smart, updated_at, members_count: membersCount } = playlist;
  const all = playlistList(id);
  const list = all.wish(search);
  const path = kinds.playlist.path(playlist);
  const address = all.address(path, search);
  const source = useSongs(list, updated_at);
  const isCustom = address.sort === 'custom' && address.direction === 'asc' && !search.q;
  const context = kinds.playlist.plays.context(playlist);
  const { commandsOf, arrange } = usePlaces(playlist, source, isCustom);
  const added: RenderAdded = (track, index) => (
    <Addition id={id} source={source} track={track} index={index} />
  );
  return (
    <>
      <PlaylistActions playlist={playlist} source={source} context={context} />
      <WaitingNote playlist={playlist} />
      {playlist.tracks_count === 0 ? (
        <EmptyState
          title={t('Nothing in it yet')}
          drawing={<EmptyLibraryDrawing />}
          layout="page"
          action={
            <Link to="/tracks" className={buttonStyle({ variant: 'accent' })}>
              {t('Find music')}
            </Link>
          }
        >
          {smart && t('No song fits the rule at the moment.')}
          {playlist.abilities.add &&
            t('Add songs below, or choose “Add to playlist” in the menu of a song or an album.')}
        </EmptyState>
      ) : (
        <>
          <div className={css.tools}>
            <LibraryFilter label={t('Filter :name', { name })} query={search.q} />
            <SongOrder address={address} words={smart ? ruleOrderWords : orderWords} className={css.chips} />
          </div>
          {source.total === 0 ? (
            <EmptyState title={t('No results for “:query”', { query: search.q ?? '' })} />
          ) : (
            <TrackTable
              key={JSON.stringify(list)}
              source={source}
              context={context}
              label={name}
              address={address}
              own
              added={membersCount > 0 ? added : undefined}
              commandsOf={playlist.abilities.add ? commandsOf : undefined}
              arrange={arrange}
            />
          )}
        </>
      )}
      {playlist.abilities.add && <AddSongs playlist={playlist} />}
    </>
  );
}
