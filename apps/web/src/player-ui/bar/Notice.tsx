import { useT } from '../../app/i18n.tsx';
import { usePlayer, usePlayerState } from '../../player/hooks.ts';
import { notice, noticeAction } from './notice.css.ts';

/** A slim line over the bar: another tab plays, or the network is away. */
export function Notice() {
  const t = useT();
  const { playHere } = usePlayer();
  const elsewhere = usePlayerState((state) => state.elsewhere);
  const offline = usePlayerState((state) => state.offline);
  const playing = usePlayerState((state) => state.track !== null);
  return (
    <div role="status">
      {elsewhere && (
        <p className={notice}>
          {t('Playing in another tab')}
          <span aria-hidden="true">·</span>
          <button type="button" className={noticeAction} onClick={playHere}>
            {t('Play here')}
          </button>
        </p>
      )}
      {!elsewhere && offline && (
        <p className={notice}>
          {playing ? t('You’re offline — playing what is buffered') : t('You’re offline')}
        </p>
      )}
    </div>
  );
}
