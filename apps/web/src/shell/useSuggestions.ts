import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from './trpc.ts';

const pause = 120;
const none: never[] = [];

/** Suggestions for what is being typed, a moment after the last key; the old ones stay until the new are there. */
export function useSuggestions(text: string, wanted: boolean) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const enabled = wanted && query.length > 0 && text.trim().length > 0;
  const { data } = trpc.search.suggest.useQuery({ query }, { enabled, placeholderData: keepPreviousData });
  return enabled ? (data?.suggestions ?? none) : none;
}
