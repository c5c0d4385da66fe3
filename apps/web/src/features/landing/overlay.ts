import { inlineVars } from '@kantele/ui/css/inline-vars';
import type { CSSProperties } from 'react';
import type { Overlay } from '../../lib/landing.ts';
import { overlayFrom, overlayTo } from './Landing.css.ts';

/** The gradient of an overlay, for the element it fills. */
export function overlayGround(overlay: Overlay | null): CSSProperties | undefined {
  return overlay ? inlineVars({ [overlayFrom]: overlay.from, [overlayTo]: overlay.to }) : undefined;
}

/** Text and page colour of what stands on an overlay: its ink, and the colour the gradient begins with. */
export function overlayInk(overlay: Overlay | null): CSSProperties | undefined {
  if (!overlay) return undefined;
  return { '--c-fg': overlay.ink, '--c-bg': overlay.from } as CSSProperties;
}
