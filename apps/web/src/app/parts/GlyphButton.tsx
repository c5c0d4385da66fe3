import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import type { ReactNode } from 'react';

interface GlyphButtonProps {
  /** The accessible name, also the tip. */
  label: string;
  onPress: () => void;
  size?: 32 | 40 | 48;
  children: ReactNode;
}

/** An icon button as a plain element, for pages the server renders: it costs next to nothing there. */
export function GlyphButton({ label, onPress, size = 40, children }: GlyphButtonProps) {
  return (
    <button
      type="button"
      className={iconButtonStyle({ size })}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
