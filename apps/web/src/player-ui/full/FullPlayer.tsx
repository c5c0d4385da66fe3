import type { TrackSummary } from '@kantele/api/contract/tracks';
import { inlineVars } from '@kantele/ui/css/inline-vars';
import { text } from '@kantele/ui/css/text.css';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { IconButton } from '@kantele/ui/IconButton';
import { BusyTabPanel, Tab, TabList, TabPanel, Tabs } from '@kantele/ui/Tabs';
import { Link, useLocation } from '@tanstack/react-router';
import { ChevronDown, Minimize2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { T, useT } from '../../app/i18n.tsx';
import { interfacePreferences, useInterface } from '../../app/interface-preferences.ts';
import { useShortcutKeys } from '../../app/shortcuts/useShortcutKeys.ts';
import { ArtistLinks } from '../../catalogue/ArtistLinks.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import * as tint from '../../catalogue/artwork/Tint.css.ts';
import { useTint } from '../../catalogue/artwork/useTint.ts';
import { ContextLink } from '../../catalogue/ContextLink.tsx';
import { contextName } from '../../catalogue/contexts.ts';
import { kinds } from '../../catalogue/registry.ts';
import { ShareButton } from '../../catalogue/ShareButton.tsx';
import { usePlayerState } from '../../player/hooks.ts';
import { fullPlayer, type PanelTab } from '../../player/panel.ts';
import { currentTrack } from '../../player/state.ts';
import { Seek } from '../bar/Seek.tsx';
import { SoundButton } from '../bar/Sound.tsx';
import { Elapsed, Remaining } from '../bar/Times.tsx';
import { NextButton, PreviousButton, RepeatButton, ShuffleButton, Toggle } from '../bar/Transport.tsx';
import { Trouble } from '../bar/Trouble.tsx';
import { Volume } from '../bar/Volume.tsx';
import { Waiting } from '../bar/Waiting.tsx';
import { LyricsView, SizeMenu } from '../lyrics/LyricsView.tsx';
import { AboutArtist, Credits } from '../panel/NowPlayingTab.tsx';
import { QueueView } from '../queue/QueueView.tsx';
import * as css from './full.css.ts';
import { useIdle } from './useIdle.ts';

const close = () => fullPlayer.set(false);

/** The player over the whole window: cover, lyrics or queue or credits, and all controls. */
export function FullPlayer() {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const tab = useInterface('panelTab');
  const track = usePlayerState(currentTrack);
  const { light, dark } = useTint(track?.album.artwork?.color);
  useIdle(root);
  useComing(root);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <div
      ref={root}
      role="dialog"
      aria-modal="true"
      aria-label={t('Full screen player')}
      // Keys go on moving the player here.
      data-shortcuts=""
      tabIndex={-1}
      className={css.full}
      style={inlineVars({ ...(light && { [tint.light]: light }), ...(dark && { [tint.dark]: dark }) })}
      onKeyDown={onKeyDown}
    >
      <Tabs
        className={css.tabs}
        selectedKey={tab}
        onSelectionChange={(key) => interfacePreferences.set({ panelTab: key as PanelTab })}
      >
        <Head />
        <div className={css.middle}>
          <Playing />
          <div className={css.side}>
            <BusyTabPanel id="queue" className={css.pane}>
              <QueueView />
            </BusyTabPanel>
            <TabPanel id="lyrics" className={css.pane}>
              <LyricsView place="full" instead={track && <People track={track} />} />
            </TabPanel>
            <TabPanel id="now" className={css.pane}>
              {track && <People track={track} />}
            </TabPanel>
          </div>
        </div>
      </Tabs>
      <Controls />
    </div>
  );
}

/** What lies under it cannot be reached, and has the focus again afterwards; a link to a page leads away from here. */
function useComing(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const frame = document.getElementById('frame');
    frame?.toggleAttribute('inert', true);
    root.current?.focus({ preventScroll: true });
    return () => {
      frame?.toggleAttribute('inert', false);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [root]);
  const pathname = useLocation({ select: (location) => location.pathname });
  const came = useRef(pathname);
  useEffect(() => {
    if (came.current !== pathname) close();
  }, [pathname]);
}

/** Who made it. */
function People({ track }: { track: TrackSummary }) {
  return (
    <div className={css.credits}>
      <Credits track={track} />
      <AboutArtist track={track} />
    </div>
  );
}

function Head() {
  const t = useT();
  const context = usePlayerState(({ queue }) => queue.context);
  const tab = useInterface('panelTab');
  const keys = useShortcutKeys('fullPlayer');
  return (
    <div className={cx(css.head, css.fades)}>
      <IconButton label={t('Close player')} tooltipPlacement="bottom start" onPress={close}>
        <ChevronDown size={24} aria-hidden="true" />
      </IconButton>
      {context && (
        <span className={css.from}>
          <T
            text="Playing from :name"
            values={{
              name: (
                <ContextLink context={context} className={cx(quietLink, css.fromName)} dir="auto">
                  {contextName(context, t)}
                </ContextLink>
              ),
            }}
          />
        </span>
      )}
      <TabList aria-label={t('Player')} className={css.tabList}>
        <Tab id="queue">{t('Up next')}</Tab>
        <Tab id="lyrics">{t('Lyrics')}</Tab>
        <Tab id="now">{t('Credits')}</Tab>
      </TabList>
      {tab === 'lyrics' && <SizeMenu />}
      <IconButton
        label={t('Leave full screen')}
        keyshortcuts={keys.aria}
        tooltipPlacement="bottom end"
        onPress={close}
      >
        <Minimize2 size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Cover and names. */
function Playing() {
  const t = useT();
  const track = usePlayerState(currentTrack);
  const failed = usePlayerState((state) => state.failed);
  if (!track)
    return (
      <div className={css.playing}>
        <span className={cx(css.cover, css.noCover)} />
        <p className={css.nothing}>{t('Nothing is playing yet. Songs you play or add appear here.')}</p>
      </div>
    );
  return (
    <div className={css.playing}>
      <Picture
        artwork={track.album.artwork}
        image={track.album.image}
        name={track.album.name}
        sizes="520px"
        hero
        className={css.cover}
      />
      {failed ? (
        <Trouble />
      ) : (
        <h2 className={css.title} dir="auto">
          <Link {...kinds.track.link(track)} className={quietLink}>
            {track.name}
          </Link>
        </h2>
      )}
      <p className={text({ style: 'lead', tone: 'muted' })}>
        <Waiting>
          <ArtistLinks artists={track.artists} />
        </Waiting>
      </p>
    </div>
  );
}

function Controls() {
  const [preview, setPreview] = useState<number | null>(null);
  const track = usePlayerState(currentTrack);
  return (
    <div className={cx(css.controls, css.fades)}>
      <div className={css.seek} dir="ltr" data-ends="">
        <Elapsed preview={preview} />
        <Seek look="wide" onPreview={setPreview} />
        <Remaining preview={preview} />
      </div>
      <div className={css.row}>
        <div className={css.start}>{track && <ShareButton entity={{ kind: 'track', thing: track }} />}</div>
        <div className={css.transport}>
          <ShuffleButton />
          <PreviousButton />
          <Toggle size={64} />
          <NextButton />
          <RepeatButton />
        </div>
        <div className={css.end}>
          <Volume />
          <SoundButton />
        </div>
      </div>
    </div>
  );
}
