import { type RefObject, useEffect, useState } from 'react';

/**
 * For menus whose code comes with the first press: open once they are there, with the focus on their own button,
 * which has taken the place of the one that was pressed. Closing leads back to it.
 */
export function useOpensAtOnce(button: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    button.current?.focus();
    setOpen(true);
  }, [button]);
  return { isOpen, onOpenChange: setOpen };
}
