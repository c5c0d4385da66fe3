import type { LikedType } from '@kantele/api/contract/likes';
import { cx } from '@kantele/ui/cx';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { useT } from '../../app/i18n.tsx';
import { Heart } from './Heart.tsx';
import { useLiked, useToggleLike } from './useLike.ts';

interface LikeButtonProps {
  type: LikedType;
  id: number;
  name: string;
  size?: 40 | 48;
  /** The key that does the same, as it is announced and as it is shown. */
  keys?: { aria?: string; label?: string };
  className?: string;
}

/** The heart of a thing. */
export function LikeButton({ type, id, name, size = 40, keys, className }: LikeButtonProps) {
  const t = useT();
  const liked = useLiked(type, id);
  const toggle = useToggleLike();
  const label = t('Like :name', { name });
  return (
    <button
      type="button"
      className={cx(iconButtonStyle({ size, dot: false }), className)}
      aria-label={label}
      aria-pressed={liked}
      aria-keyshortcuts={keys?.aria}
      title={keys?.label ? `${label} (${keys.label})` : label}
      onClick={() => toggle(type, id)}
    >
      <Heart size={size === 48 ? 26 : 20} />
    </button>
  );
}
