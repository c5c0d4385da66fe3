import { imageUrl } from '../lib/images.ts';
import { artistNames } from '../lib/words.ts';
import type { Foreign } from './play-context.ts';
import { entryOf, isKind, kinds } from './registry.ts';
import type { Kind, Things } from './things.ts';

/** A thing of the catalogue as this device remembers it. */
export interface Reference<K extends Kind = Kind> {
  /** Foreign when another build has stored a kind that this one does not know: kept, and shown without a link. */
  kind: K | Foreign;
  id: number;
  name: string;
  slug: string;
  /** Its artists; empty for a thing without artists. */
  subtitle: string;
  image: string | null;
}

export function referenceOf<K extends Kind>(kind: K, thing: Things[K]): Reference<K> {
  const { name, artists, picture } = entryOf(kind);
  const { image, artwork } = picture(thing);
  return {
    kind,
    id: thing.id,
    name: name(thing),
    slug: thing.slug,
    subtitle: artistNames(artists(thing)),
    image: artwork ? imageUrl(artwork.hash, 160) : image,
  };
}

/** A reference from a stored value; null for what is none. What another build has added to it stays. */
export function parseReference(value: Record<string, unknown>): Reference | null {
  const { kind, id, name, slug, subtitle, image } = value;
  if (typeof kind !== 'string' || typeof id !== 'number') return null;
  if (typeof name !== 'string' || typeof slug !== 'string') return null;
  return {
    ...(isKind(kind) ? {} : value),
    kind: kind as Kind | Foreign,
    id,
    name,
    slug,
    subtitle: typeof subtitle === 'string' ? subtitle : '',
    image: typeof image === 'string' ? image : null,
  };
}

/** The page of a reference as props of the router's link, when this build has one. */
export const referenceLink = (reference: Reference) =>
  isKind(reference.kind) ? kinds[reference.kind].link(reference) : null;

/** The same as a path. */
export const referencePath = (reference: Reference): string | null =>
  isKind(reference.kind) ? entryOf(reference.kind).path(reference) : null;

/** What it is, in English. */
export const referenceLabel = ({ kind }: Reference): string => (isKind(kind) ? entryOf(kind).label : '');

export const referenceShape = ({ kind }: Reference): 'square' | 'circle' =>
  isKind(kind) ? entryOf(kind).shape : 'square';
