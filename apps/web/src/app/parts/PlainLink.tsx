import { siteAddress } from '@kantele/api/site-address';
import { useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, useRef } from 'react';

/** Pointing at a link for so many milliseconds fetches its page, as the router's own links do. */
const intentMs = 50;

interface PlainLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site. */
  to: string;
}

/**
 * A link for the rows of long lists: the router's own one listens to the router's state and builds its address anew at
 * every change, which is too much for hundreds of them under a turning wheel.
 */
export function PlainLink({ to, onClick, ...props }: PlainLinkProps) {
  const router = useRouter();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const apart = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (apart || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate({ to });
  };
  const preload = () => {
    intent.current = setTimeout(() => void router.preloadRoute({ to }).catch(() => {}), intentMs);
  };
  return (
    <a
      {...props}
      href={siteAddress(to)}
      onClick={go}
      onPointerEnter={preload}
      onPointerLeave={() => clearTimeout(intent.current)}
    />
  );
}
