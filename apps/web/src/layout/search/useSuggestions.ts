import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../../app/trpc.ts';

const pause = 120;
const none: never[] = [];

/**
 * Suggestions for what is being typed, a moment after the last key. Until the new ones are there the old ones stay, of
 * those what fits the longer text too: Enter must never choose what was meant by another text.
 */
export function useSuggestions(text: string, wanted: boolean) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const enabled = wanted && query.length > 0 && text.trim().length > 0;
  const { data, isPlaceholderData } = trpc.search.suggest.useQuery(
    { query },
    { enabled, placeholderData: keepPreviousData },
  );
  if (!enabled || !data) return none;
  if (!isPlaceholderData && query === text.trim()) return data.suggestions;
  const words = folded(text).split(/\s+/).filter(Boolean);
  return data.suggestions.filter(({ name, subtitle }) => {
    const inside = folded(`${name} ${subtitle}`);
    return words.every((word) => inside.includes(word));
  });
}

/** Without case and accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
