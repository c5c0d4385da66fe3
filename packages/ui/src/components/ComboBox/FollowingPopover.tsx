import { type ReactNode, useContext, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';

/**
 * The popover of a field one types in. It stays open and at its field while the page scrolls: browsers scroll to
 * a field that is half out of sight with the first letter, and the library would close the list then
 * (adobe/react-spectrum#9467).
 */
export function FollowingPopover({ className, children }: { className: string; children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext);
  const [scrolls, setScrolls] = useState(0);
  const close = () => {
    // Called in the midst of the event, of which nothing else is told.
    if (window.event?.type === 'scroll') setScrolls((count) => count + 1);
    else state?.close();
  };
  return (
    <OverlayTriggerStateContext value={state && { ...state, close }}>
      {/* Another offset, if only by a hair, makes the library find its place anew. */}
      <Popover className={className} offset={4 + (scrolls % 2) / 100}>
        {children}
      </Popover>
    </OverlayTriggerStateContext>
  );
}
