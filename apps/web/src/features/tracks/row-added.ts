import type { TrackSummary } from '@kantele/api/contract/tracks';
import { createContext, type ReactNode } from 'react';

/** What a list says in the column “Added” of a row, by its track and its place; null for the date of the library. */
export type RenderAdded = (track: TrackSummary, index: number) => ReactNode;
export const RowAdded = createContext<RenderAdded | null>(null);
