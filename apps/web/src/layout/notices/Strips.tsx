import { useMatches } from '@tanstack/react-router';
import { useRef } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { mustVerifyEmail, useSiteSetting } from '../../app/settings.ts';
import { CookieNotice } from './CookieNotice.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { NameBanner } from './NameBanner.tsx';
import * as css from './strips.css.ts';
import { useHeightAs } from './useHeightAs.ts';

/** What lies across the whole window: above every page, or above the player. Frames give way to what is above. */
export default function Strips({ notice: wanted }: { notice: boolean }) {
  const { user } = useBoot().data;
  // It is for visitors; work needs the room.
  const atWork = useMatches({
    select: (matches) => matches.some(({ routeId }) => /^\/(admin|backstage)/.test(routeId)),
  });
  const notice = wanted && !atWork;
  const asks = useAsksForName();
  const position = useSiteSetting('cookie_notice.position');
  const above = useRef<HTMLDivElement>(null);
  useHeightAs('--strips', above);
  return (
    <>
      <div ref={above} className={css.above}>
        {user?.impersonated && <ImpersonationBanner name={user.display_name} />}
        {user && asks && <NameBanner name={user.display_name} />}
        {notice && position === 'top' && <CookieNotice position="top" />}
      </div>
      {notice && position === 'bottom' && <CookieNotice position="bottom" />}
    </>
  );
}

/** Whether this is a page to be asked for a name on: around the music, where no other form is in the way. */
function useAsksForName(): boolean {
  const { data } = useBoot();
  const around = useMatches({
    select: (matches) =>
      matches.some(({ routeId }) => routeId === '/_player') &&
      !matches.some(({ routeId }) => routeId === '/_player/_account/account-settings'),
  });
  // Somebody else's name is not for an admin to say.
  return around && data.user?.needs_name === true && !data.user.impersonated && !mustVerifyEmail(data);
}
