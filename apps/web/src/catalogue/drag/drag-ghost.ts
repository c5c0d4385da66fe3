import type { TrackSummary } from '@kantele/api/contract/tracks';
import * as css from './drag-ghost.css.ts';

/** What is seen under the pointer: the cover and the name, or how many there are; outside of what is seen until it is moved. */
export function dragGhost(row: HTMLElement, track: TrackSummary, count: number): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = css.ghost;
  const art = row.querySelector('img');
  if (art) ghost.append(art.cloneNode());
  const name = document.createElement('span');
  name.className = css.name;
  name.textContent = track.name;
  ghost.append(name);
  if (count > 1) {
    const badge = document.createElement('span');
    badge.className = css.badge;
    badge.textContent = String(count);
    ghost.append(badge);
  }
  document.body.append(ghost);
  return ghost;
}
