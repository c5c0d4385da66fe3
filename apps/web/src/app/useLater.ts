import { useEffect, useState } from 'react';

/** Milliseconds without a change before a text is taken as meant. */
const pause = 300;

/** A text a moment after it was changed for the last time. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}
