import { useEffect, useEffectEvent, useState } from 'react';

const pause = 250;

/** What is typed into a search field, told a moment after the last key. A change from outside wins. */
export function useTyped(value: string, onPause: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const tell = useEffectEvent(() => onPause(typed.trim()));
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(tell, pause);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped] as const;
}
