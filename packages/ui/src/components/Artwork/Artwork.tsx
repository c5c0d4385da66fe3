import { useState } from 'react';
import { cx } from '../../cx.ts';
import { artwork, circle, cover, fallback, image, initial, large, rings } from './Artwork.css.ts';

/** Props of {@link Artwork}. */
export interface ArtworkProps {
  src?: string | null;
  srcSet?: string;
  sizes?: string;
  /** Empty when the name stands beside the picture, which is nearly always. */
  alt: string;
  /** What it is a picture of; its first letter stands in when there is none. */
  name: string;
  /** Edge in pixels, or the full width of its parent. */
  size?: number | 'fill';
  shape?: 'square' | 'circle';
  /** Seen before the picture arrives: a data URL (ThumbHash) or a CSS colour. */
  placeholder?: string;
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | 'low' | 'auto';
  className?: string;
}

const first = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? '';

/** A cover or a portrait in a box of fixed ratio, so that nothing moves when it arrives. */
export function Artwork({
  src,
  srcSet,
  sizes,
  alt,
  name,
  size = 'fill',
  shape = 'square',
  placeholder,
  loading = 'lazy',
  fetchPriority,
  className,
}: ArtworkProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shows = Boolean(src) && failed !== src;
  const background = placeholder?.startsWith('data:')
    ? { backgroundImage: `url("${placeholder}")` }
    : { backgroundColor: placeholder };
  const edge = size === 'fill' ? '100%' : size;
  return (
    <span
      className={cx(
        artwork,
        (size === 'fill' || size >= 160) && large,
        shape === 'circle' && circle,
        className,
      )}
      style={{ inlineSize: edge, ...(shows && placeholder ? background : {}) }}
    >
      {shows && src ? (
        <img
          className={cx(image, shape === 'circle' && cover)}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={size === 'fill' ? undefined : size}
          height={size === 'fill' ? undefined : size}
          loading={loading}
          decoding="async"
          fetchPriority={fetchPriority}
          draggable={false}
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={fallback} {...(alt && ({ role: 'img', 'aria-label': alt } as const))}>
          {shape === 'square' && (
            <svg className={rings} viewBox="0 0 100 100" strokeWidth="0.75" aria-hidden="true">
              <circle cx="50" cy="50" r="45" />
              <circle cx="50" cy="50" r="39" />
              <circle cx="50" cy="50" r="33" />
            </svg>
          )}
          <span className={initial} aria-hidden="true">
            {first(name)}
          </span>
        </span>
      )}
    </span>
  );
}
