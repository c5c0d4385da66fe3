import { notFound } from '@tanstack/react-router';
import { isNotFound } from '../lib/api-error.ts';

/** Runs a loader's fetches; what does not exist, or may not be seen, becomes the not-found page. */
export async function load<Value>(fetch: () => Promise<Value>): Promise<Value> {
  try {
    return await fetch();
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    throw error;
  }
}

/** A path parameter as an id. @throws notFound */
export function idParam(text: string): number {
  if (!/^[1-9]\d{0,15}$/.test(text)) throw notFound();
  return Number(text);
}
