import type { Translate } from '@kantele/api/translate';
import { clock, spokenDuration } from '../lib/durations.ts';
import type { EmbedElements, EmbedState } from './page.ts';

/** Seconds after which "previous" begins the song anew. */
const restartAfter = 3;

/** Time counts up when a second is over. */
const whole = (seconds: number) => Math.floor(seconds) * 1_000;

/** Lets the elements of a page play its tracks, by one media element. Other players are left alone. */
export function startPlayer({ tracks, isList }: EmbedState, page: EmbedElements, t: Translate): void {
  const audio = new Audio();
  audio.preload = 'none';
  let current = tracks.findIndex(({ streams }) => streams.length > 0);
  if (current < 0) return;
  /** Which of the addresses of the track is tried. */
  let attempt = 0;
  let isDragging = false;
  let isStarted = false;

  const track = () => tracks[current];
  /** The next track that plays in a direction; -1 for none. */
  const beside = (step: 1 | -1): number => {
    let at = current + step;
    while (tracks[at] && tracks[at]?.streams.length === 0) at += step;
    return tracks[at] ? at : -1;
  };
  const lengthMs = (): number =>
    Number.isFinite(audio.duration) ? audio.duration * 1_000 : (track()?.duration ?? 0);

  const showTime = (seconds: number) => {
    page.now.textContent = clock(whole(seconds));
    page.seek.value = String(Math.floor(seconds));
    const share = lengthMs() > 0 ? Math.min(1, (seconds * 1_000) / lengthMs()) : 0;
    page.seek.style.setProperty('--filled', String(share));
    const time = spokenDuration(whole(seconds), t);
    page.seek.setAttribute(
      'aria-valuetext',
      lengthMs() > 0 ? t(':time of :length', { time, length: spokenDuration(lengthMs(), t) }) : time,
    );
  };
  const showLength = () => {
    page.seek.max = String(Math.max(1, Math.round(lengthMs() / 1_000)));
    page.length.textContent = lengthMs() > 0 ? clock(lengthMs()) : '';
  };
  const showState = () => {
    const isPlaying = isStarted && !audio.paused;
    page.root.toggleAttribute('data-playing', isPlaying);
    page.play.setAttribute(
      'aria-label',
      isPlaying ? t('Pause') : t('Play :name', { name: track()?.name ?? '' }),
    );
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
  };
  const showWaiting = (isWaiting: boolean) => page.root.toggleAttribute('data-waiting', isWaiting);
  const showTrack = () => {
    const now = track();
    if (isList && now && isStarted) page.by.textContent = `${now.name} – ${now.by}`;
    for (const [at, row] of page.rows.entries()) {
      if (at === current && isStarted) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
    }
    setEnabled(page.next, beside(1) >= 0);
    showLength();
    showTime(0);
    showState();
  };

  const load = () => {
    audio.src = track()?.streams[attempt] ?? '';
  };
  const play = () => {
    if (!isStarted) {
      isStarted = true;
      load();
      announce();
      showTrack();
    }
    page.status.textContent = '';
    // What a browser refuses to start stays paused; what cannot be played tells by its own event.
    audio.play().catch(showState);
  };
  const select = (at: number) => {
    if (at < 0) return;
    current = at;
    attempt = 0;
    isStarted = true;
    load();
    announce();
    showTrack();
    play();
  };
  const toggle = () => (isStarted && !audio.paused ? audio.pause() : play());
  const previous = () => {
    const before = beside(-1);
    if (isStarted && (before < 0 || audio.currentTime > restartAfter)) seekTo(0);
    else select(before);
  };
  const seekTo = (seconds: number) => {
    if (!isStarted) play();
    audio.currentTime = seconds;
    showTime(seconds);
  };
  const announce = () => {
    const now = track();
    if (!now || !('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({
      title: now.name,
      artist: now.by,
      artwork: now.picture ? [{ src: now.picture, type: 'image/webp' }] : [],
    });
  };

  audio.addEventListener('play', showState);
  audio.addEventListener('pause', () => {
    showWaiting(false);
    showState();
  });
  audio.addEventListener('waiting', () => showWaiting(true));
  audio.addEventListener('playing', () => showWaiting(false));
  audio.addEventListener('durationchange', () => {
    showLength();
    showTime(audio.currentTime);
  });
  audio.addEventListener('timeupdate', () => {
    if (!isDragging) showTime(audio.currentTime);
  });
  audio.addEventListener('ended', () => {
    const after = beside(1);
    if (after >= 0) select(after);
    else showTime(0);
  });
  audio.addEventListener('error', () => {
    attempt += 1;
    if (track()?.streams[attempt] !== undefined) {
      load();
      play();
      return;
    }
    attempt = 0;
    isStarted = false;
    showWaiting(false);
    page.status.textContent = t('This song cannot be played at the moment.');
    showState();
  });

  page.play.addEventListener('click', toggle);
  page.previous?.addEventListener('click', previous);
  page.next?.addEventListener('click', () => select(beside(1)));
  for (const [at, row] of page.rows.entries()) {
    row.addEventListener('click', () => (at === current && isStarted ? toggle() : select(at)));
  }
  page.seek.addEventListener('input', () => {
    isDragging = true;
    showTime(page.seek.valueAsNumber);
  });
  page.seek.addEventListener('change', () => {
    isDragging = false;
    seekTo(page.seek.valueAsNumber);
  });
  if ('mediaSession' in navigator) {
    navigator.mediaSession.setActionHandler('play', play);
    navigator.mediaSession.setActionHandler('pause', () => audio.pause());
    navigator.mediaSession.setActionHandler('seekto', ({ seekTime }) => seekTo(seekTime ?? 0));
    if (isList) {
      navigator.mediaSession.setActionHandler('previoustrack', previous);
      navigator.mediaSession.setActionHandler('nexttrack', () => select(beside(1)));
    }
  }
  showTrack();
}

/** Whoever stands on a button is not thrown off it: it says that it does nothing, and does nothing. */
function setEnabled(button: HTMLButtonElement | null, isEnabled: boolean): void {
  if (isEnabled) button?.removeAttribute('aria-disabled');
  else button?.setAttribute('aria-disabled', 'true');
}
