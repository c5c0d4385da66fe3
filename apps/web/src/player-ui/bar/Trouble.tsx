import { useT } from '../../app/i18n.tsx';
import { usePlayer } from '../../player/hooks.ts';
import { trouble, troubleAction } from './bar.css.ts';

/** Takes the place of the title when a track cannot be played; the player goes on by itself after a while. */
export function Trouble() {
  const t = useT();
  const { retry, next } = usePlayer();
  return (
    <span role="alert" className={trouble}>
      <span>{t('Can’t play this track')}</span>
      <span aria-hidden="true">·</span>
      <button type="button" className={troubleAction} onClick={retry}>
        {t('Retry')}
      </button>
      <span aria-hidden="true">·</span>
      <button type="button" className={troubleAction} onClick={next}>
        {t('Skip')}
      </button>
    </span>
  );
}
