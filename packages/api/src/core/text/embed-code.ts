/** What stands in pages of other sites: kinds, sizes, and the element they are given. Browser-safe. */

export const embedTypes = ['track', 'album', 'playlist'] as const;
export type EmbedType = (typeof embedTypes)[number];

/** Height of each size in CSS pixels. */
export const embedHeights = { small: 80, medium: 180, large: 420 } as const;
export type EmbedSize = keyof typeof embedHeights;

export const isEmbedType = (text: string): text is EmbedType => embedTypes.some((type) => type === text);
export const isEmbedSize = (text: unknown): text is EmbedSize =>
  typeof text === 'string' && Object.hasOwn(embedHeights, text);

/** The size where none is asked for: a list shows its tracks. */
export const usualSize = (type: EmbedType): EmbedSize => (type === 'track' ? 'medium' : 'large');

/** Sizes of a kind, the smallest first: a track has no list to show. */
export const embedSizes = (type: EmbedType): readonly EmbedSize[] =>
  type === 'track' ? ['small', 'medium'] : ['small', 'medium', 'large'];

export interface EmbedCode {
  /** Public address of the site, without a slash at its end. */
  baseUrl: string;
  type: EmbedType;
  id: number;
  /** What assistive technology calls the frame. */
  title: string;
  size: EmbedSize;
  /** Pixels; as wide as the page lets it be when left out. */
  width?: number;
  /** Pixels; that of the size when left out. */
  height?: number;
}

/** The element for a page of another site. */
export function embedCode({ baseUrl, type, id, title, size, width, height }: EmbedCode): string {
  const query = size === usualSize(type) ? '' : `?size=${size}`;
  return (
    `<iframe src="${escaped(`${baseUrl}/embed/${type}/${id}${query}`)}" title="${escaped(title)}" ` +
    `width="${width ?? '100%'}" height="${height ?? embedHeights[size]}" style="border:0" loading="lazy" ` +
    'allow="autoplay; encrypted-media"></iframe>'
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
