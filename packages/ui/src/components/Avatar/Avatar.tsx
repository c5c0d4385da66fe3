import { useState } from 'react';
import { cx } from '../../cx.ts';
import { avatar, image } from './Avatar.css.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Whose picture it is; the initials come from it. */
  name: string;
  src?: string | null;
  /** Edge in pixels. */
  size?: number;
  /** Give it only when the name is not written beside the picture. */
  alt?: string;
  className?: string;
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase();
};

/** A person, round, in ink when there is no picture. */
export function Avatar({ name, src, size = 32, alt = '', className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const style = { inlineSize: size, fontSize: Math.round(size * 0.38) };
  if (src && failed !== src) {
    return (
      <span className={cx(avatar, className)} style={style}>
        <img
          className={image}
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          onError={() => setFailed(src)}
        />
      </span>
    );
  }
  // Only a named picture is an image for assistive technology; the initials never are.
  const role = alt ? ({ role: 'img', 'aria-label': alt } as const) : undefined;
  return (
    <span className={cx(avatar, className)} style={style} {...role}>
      <span aria-hidden="true">{initials(name)}</span>
    </span>
  );
}
