import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, utility } from '../../css/layered.ts';
import { tilePalette } from './tile-color.ts';

export const artwork = component({
  position: 'relative',
  display: 'block',
  flexShrink: 0,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.art,
  backgroundColor: ink(vars.color.fg, 0.085),
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  containerType: 'inline-size',
  forcedColorAdjust: 'none',
});

// Big pictures carry a slightly larger radius than small ones, else they look sharper than their neighbours.
export const large = component({ borderRadius: `calc(${vars.radius.art} * 1.5)` });
export const circle = component({ borderRadius: '50%' });

/** All of it is seen: what is not square lies on a tint of its own colour. */
export const image = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
export const cover = component({ objectFit: 'cover' });

export const fallback = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  forcedColorAdjust: 'none',
  selectors: Object.fromEntries(
    tilePalette.map(({ paper, ink: letter }, number) => [
      `&[data-tile="${number}"]`,
      { backgroundColor: paper, color: letter },
    ]),
  ),
});

/** Behind a letter. */
export const quiet = utility({ opacity: 0.2 });

export const initial = component({
  position: 'relative',
  fontFamily: vars.font.display,
  fontSize: '42cqi',
  lineHeight: 1,
  fontWeight: 820,
  fontStretch: '88%',
});
