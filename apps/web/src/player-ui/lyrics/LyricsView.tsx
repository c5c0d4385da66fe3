import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { Skeleton } from '@kantele/ui/Skeleton';
import { ALargeSmall } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../app/i18n.tsx';
import {
  type InterfacePreferences,
  interfacePreferences,
  useInterface,
} from '../../app/interface-preferences.ts';
import { trpc } from '../../app/trpc.ts';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { creditLines } from '../../lib/credits.ts';
import { usePlayerState } from '../../player/hooks.ts';
import { currentTrack } from '../../player/state.ts';
import * as shared from '../panel/shared.css.ts';
import { artistsOf } from '../words.ts';
import { LyricsText } from './LyricsText.tsx';
import * as css from './lyrics.css.ts';
import { useLyrics } from './useLyrics.ts';

interface LyricsViewProps {
  /** `panel` also on phones; `full` in the player over the whole window. */
  place: 'panel' | 'full';
  /** Under the words that there are none. */
  instead?: ReactNode;
}

/** The words of the song that plays: lines that follow it, or plain paragraphs. */
export function LyricsView({ place, instead }: LyricsViewProps) {
  const t = useT();
  const track = usePlayerState(currentTrack);
  if (!track) return <Nothing>{t('Lyrics appear here.')}</Nothing>;
  return (
    <div className={shared.view}>
      {place === 'panel' && (
        <div className={cx(shared.bar, css.head)}>
          <Picture
            artwork={track.album.artwork}
            image={track.album.image}
            name={track.album.name}
            size={48}
          />
          <div className={css.headWords}>
            <div className={text({ style: 'listName', clamp: 1 })} dir="auto">
              {track.name}
            </div>
            <div className={text({ style: 'meta', tone: 'muted', clamp: 1 })} dir="auto">
              {artistsOf(track)}
            </div>
          </div>
          <SizeMenu />
        </div>
      )}
      <TrackLyrics key={track.id} id={track.id} place={place} instead={instead} />
    </div>
  );
}

function TrackLyrics({ id, place, instead }: LyricsViewProps & { id: number }) {
  const t = useT();
  const size = useInterface('lyricsSize');
  const lyrics = useLyrics(id);
  if (lyrics === undefined) {
    return (
      <div className={css.waiting} aria-busy="true">
        <Skeleton height={32} width="80%" />
        <Skeleton height={32} width="60%" />
        <Skeleton height={32} width="72%" />
      </div>
    );
  }
  if (!lyrics) {
    return (
      <>
        <Nothing>{t('No lyrics for this track yet')}</Nothing>
        {instead}
      </>
    );
  }
  return <LyricsText lyrics={lyrics} className={css.size({ place, size })} footer={<Writers id={id} />} />;
}

function Nothing({ children }: { children: string }) {
  return <p className={cx(shared.empty, css.empty)}>{children}</p>;
}

/** Who wrote it, under the last line. */
function Writers({ id }: { id: number }) {
  const t = useT();
  const { data } = trpc.tracks.get.useQuery({ id });
  const writers = creditLines(
    (data?.track.credits ?? []).filter(({ role }) => /^(lyricist|composer)$/.test(role)),
  );
  return (
    <footer className={cx(css.footer, text({ style: 'meta', tone: 'muted' }))}>
      {writers.map(({ label, names }) => (
        <p key={label}>
          {t(label)} <bdi>{names.join(', ')}</bdi>
        </p>
      ))}
    </footer>
  );
}

/** How large the lines are; kept in this browser. */
export function SizeMenu() {
  const t = useT();
  const size = useInterface('lyricsSize');
  return (
    <MenuTrigger>
      <IconButton label={t('Size of lyrics')}>
        <ALargeSmall size={22} aria-hidden="true" />
      </IconButton>
      <Menu
        placement="bottom end"
        width={160}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[size]}
        onSelectionChange={(keys) => {
          const [chosen] = keys === 'all' ? [] : keys;
          if (chosen) interfacePreferences.set({ lyricsSize: chosen as InterfacePreferences['lyricsSize'] });
        }}
      >
        <MenuItem id="s">{t('Small')}</MenuItem>
        <MenuItem id="m">{t('Medium')}</MenuItem>
        <MenuItem id="l">{t('Large')}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
