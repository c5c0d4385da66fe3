import { line, type Translate } from '@kantele/api/translate';
import type { ListType, PlayContext } from './play-context.ts';
import { entryOf, isKind, kinds } from './registry.ts';
import type { PlayableKind } from './things.ts';

/** What the site has to know of where something plays from. */
interface ContextEntry {
  /** What it is, in English. */
  label: string;
  shape: 'square' | 'circle';
  /** Whether its artists are named in the place of what it is. */
  credited: boolean;
  /** Whether its name is a text of the interface, to be translated. */
  worded: boolean;
}

const list = (label: string, worded = false): ContextEntry => ({
  label,
  shape: 'square',
  credited: false,
  worded,
});
const lists: Record<ListType, ContextEntry> = {
  search: list(line('Search')),
  channel: list(line('Channel'), true),
  radio: list(line('Radio')),
  saved: list(line('Saved queue')),
};

const isList = (type: string): type is ListType => Object.hasOwn(lists, type);
const isPlayable = (type: string): type is PlayableKind => isKind(type) && kinds[type].plays !== null;

export const isKnownType = (type: string): boolean => isList(type) || isPlayable(type);

/** Null for a type this build does not know: such a context is kept and named, and nothing else is said of it. */
function entryFor({ type }: PlayContext): ContextEntry | null {
  if (isList(type)) return lists[type];
  return isPlayable(type) ? { ...entryOf(type), worded: false } : null;
}

/** The page of a context, when this build has one. */
export const contextPath = (context: PlayContext): string | null => (entryFor(context) ? context.path : null);

/** What a context is called: names of the site's own lists are words, all others are names. */
export const contextName = (context: PlayContext, t: Translate): string =>
  entryFor(context)?.worded ? t(context.name) : context.name;

export const contextShape = (context: PlayContext): 'square' | 'circle' =>
  entryFor(context)?.shape ?? 'square';

/** What a context says of itself in a list of what was played: what it is, in English, and whose. */
export function contextWords(context: PlayContext, artists: string): { kind?: string; subtitle: string } {
  const entry = entryFor(context);
  const credited = entry?.credited === true && artists !== '';
  return {
    kind: context.kind ?? (credited ? undefined : entry?.label),
    subtitle: context.subtitle ?? (credited ? artists : ''),
  };
}

/** A queue that was kept is nowhere one could go back to. */
export const isPlace = ({ type }: PlayContext): boolean => type !== 'saved';

/** The context of a play as the server counts it. */
export function reportedContext({ type, id }: PlayContext) {
  return type === 'search' || type === 'channel' || isPlayable(type) ? { type, id } : undefined;
}
export type ReportedContext = NonNullable<ReturnType<typeof reportedContext>>;
