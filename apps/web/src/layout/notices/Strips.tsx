import { useRef } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import { CookieNotice } from './CookieNotice.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import * as css from './strips.css.ts';
import { useHeightAs } from './useHeightAs.ts';

/** What lies across the whole window: above every page, or above the player. Frames give way to what is above. */
export default function Strips({ notice }: { notice: boolean }) {
  const { user } = useBoot().data;
  const position = useSiteSetting('cookie_notice.position');
  const above = useRef<HTMLDivElement>(null);
  useHeightAs('--strips', above);
  return (
    <>
      <div ref={above} className={css.above}>
        {user?.impersonated && <ImpersonationBanner name={user.display_name} />}
        {notice && position === 'top' && <CookieNotice position="top" />}
      </div>
      {notice && position === 'bottom' && <CookieNotice position="bottom" />}
    </>
  );
}
