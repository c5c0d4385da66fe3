import { useEffect, useState } from 'react';
import { cx } from '../../cx.ts';
import { artwork, circle, cover, fallback, image, initial, large, quiet } from './Artwork.css.ts';
import { label, record, root } from './NamePrint.css.ts';
import { ground } from './print.css.ts';
import { initialOf, numberOf, printOf, tileOf } from './tile-color.ts';

/** Props of {@link Artwork}. */
export interface ArtworkProps {
  src?: string | null;
  srcSet?: string;
  sizes?: string;
  /** Empty when the name stands beside the picture, which is nearly always. */
  alt: string;
  /** What it is a picture of; a print made from it stands in when there is none. */
  name: string;
  /** Edge in pixels, or the full width of its parent. */
  size?: number | 'fill';
  shape?: 'square' | 'circle';
  /** Fills the square, whatever is cut off; otherwise all of it is seen. */
  crop?: boolean;
  /** Seen before the picture arrives: a data URL (ThumbHash) or a CSS colour. */
  placeholder?: string;
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | 'low' | 'auto';
  className?: string;
}

/** A picture that has not come is asked for once more, after this many milliseconds. */
const pause = 1_000;

interface Failure {
  src: string;
  /** `again` while it is asked for the second time. */
  state: 'pausing' | 'again' | 'gone';
}

/** A cover or a portrait in a box of fixed ratio, so that nothing moves when it arrives. */
export function Artwork({
  src,
  srcSet,
  sizes,
  alt,
  name,
  size = 'fill',
  shape = 'square',
  crop = shape === 'circle',
  placeholder,
  loading = 'lazy',
  fetchPriority,
  className,
}: ArtworkProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const failed = failure && failure.src === src ? failure.state : null;
  const shows = Boolean(src) && (failed === null || failed === 'again');
  const fail = () => src && setFailure({ src, state: failed === 'again' ? 'gone' : 'pausing' });
  useEffect(() => {
    if (failed !== 'pausing') return;
    const timer = setTimeout(() => setFailure((last) => last && { ...last, state: 'again' }), pause);
    return () => clearTimeout(timer);
  }, [failed]);
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
      data-art=""
      style={{ inlineSize: edge, ...(shows && placeholder ? background : {}) }}
    >
      {shows && src ? (
        <img
          key={failed}
          // What failed before this code came has told nobody.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0 && element.currentSrc) fail();
          }}
          className={cx(image, crop && cover)}
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
          onError={fail}
        />
      ) : (
        <span
          className={fallback}
          data-tile={tileOf(numberOf(name))}
          {...(alt && ({ role: 'img', 'aria-label': alt } as const))}
        >
          <span className={cx(ground, quiet)} data-print={printOf(numberOf(name))} aria-hidden="true" />
          <span className={initial} aria-hidden="true">
            {initialOf(name)}
          </span>
        </span>
      )}
    </span>
  );
}

/** Props of {@link NamePrint}. */
export interface NamePrintProps {
  /** Always the same print for the same name. */
  name: string;
  className?: string;
}

/** A large print in one ink where there is no picture: a record with the first letter of a name. Says nothing to screen readers. */
export function NamePrint({ name, className }: NamePrintProps) {
  return (
    <span className={cx(root, className)} aria-hidden="true">
      <span className={cx(ground, record)} data-print={printOf(numberOf(name))} />
      <span className={label}>{initialOf(name)}</span>
    </span>
  );
}
