/** A track as the page says it. */
export interface EmbedTrack {
  name: string;
  /** Names of its artists. */
  by: string;
  /** Milliseconds; null until known. */
  duration: number | null;
  /** Addresses to try, best first; none for one that does not play. */
  streams: string[];
  /** Address of its cover. */
  picture: string | null;
}

/** What the server says of the thing: see `apps/server/src/pages/embed/document.ts`. */
export interface EmbedState {
  name: string;
  isList: boolean;
  /** BCP 47 */
  language: string;
  /** Translations of what is said here. */
  lines: Record<string, string>;
  tracks: EmbedTrack[];
}

/** Elements of the page that follow the player. */
export interface EmbedElements {
  root: HTMLElement;
  by: HTMLElement;
  status: HTMLElement;
  play: HTMLButtonElement;
  previous: HTMLButtonElement | null;
  next: HTMLButtonElement | null;
  seek: HTMLInputElement;
  now: HTMLElement;
  length: HTMLElement;
  /** Of the list, in its order; none where it is not shown. */
  rows: HTMLButtonElement[];
}

/** Finds what the server wrote. @throws Error when something is missing */
export function elementsOf(page: Document): EmbedElements {
  const one = <E extends HTMLElement>(selector: string): E => {
    const found = page.querySelector<E>(selector);
    if (!found) throw new Error(`The page has no ${selector}.`);
    return found;
  };
  return {
    root: page.body,
    by: one('.by'),
    status: one('.status'),
    play: one('.play'),
    previous: page.querySelector('[data-step="previous"]'),
    next: page.querySelector('[data-step="next"]'),
    seek: one('.seek input'),
    now: one('[data-time="now"]'),
    length: one('[data-time="length"]'),
    rows: [...page.querySelectorAll<HTMLButtonElement>('button.row')],
  };
}
