import type { DragEvent } from 'react';

/** What a dragged playlist is carried as: `{"id":…,"name":…}`. */
const playlistType = 'application/x-kantele-playlist';

export interface Carried {
  id: number;
  name: string;
}

/** Takes a playlist of the sidebar along. */
export function carryPlaylist({ dataTransfer }: DragEvent, { id, name }: Carried): void {
  dataTransfer.effectAllowed = 'move';
  dataTransfer.setData(playlistType, JSON.stringify({ id, name }));
}

export const carriesPlaylist = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes(playlistType);

/** The playlist that is let go; null when it is something else. */
export function carriedPlaylist({ dataTransfer }: DragEvent): Carried | null {
  try {
    const value: unknown = JSON.parse(dataTransfer.getData(playlistType));
    if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return null;
    const { id, name } = value;
    return Number.isSafeInteger(id) ? { id: Number(id), name: String(name) } : null;
  } catch {
    return null;
  }
}
