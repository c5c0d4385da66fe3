import { buttonStyle } from '@kantele/ui/Button.css';
import { DoorwayDrawing } from '@kantele/ui/drawings';
import { Link } from '@tanstack/react-router';
import { useMarkHydrated } from '../../app/hydrated.ts';
import { useT } from '../../app/i18n.tsx';
import * as css from './NotFound.css.ts';

/** What stands at addresses nothing lives at, and where one may not look. */
export function NotFoundView() {
  const t = useT();
  useMarkHydrated();
  return (
    <div className={css.page}>
      <div className={css.drawing}>
        <DoorwayDrawing />
      </div>
      <div className={css.words}>
        <p className={css.code}>404</p>
        <h1 className={css.title}>{t("Looks like you've found the doorway to the great nothing")}</h1>
        <Link to="/" className={buttonStyle({ variant: 'ink', size: 'large' })}>
          {t('Take me there!')}
        </Link>
      </div>
    </div>
  );
}
