import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { media, motion } from '../../css/tokens.ts';

export const card = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const art = component({ position: 'relative' });

export const text = component({ paddingBlockStart: 12, minInlineSize: 0 });
export const centred = component({ textAlign: 'center' });

export const title = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: '0.9375rem',
  lineHeight: 20 / 15,
  fontWeight: 600,
});

/**
 * The one link of a card; the caller puts it on the router's link. Its area is the whole card, through a layer that
 * the other controls stand above: nothing interactive lies inside it.
 */
export const cardLink = component({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  // 24 px by itself, for those who look at its box and not at its layer; it stands in the gap above.
  paddingBlockStart: 8,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:focus-visible::after': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 4 },
  },
});

export const subtitle = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Room for links that are higher than their letters.
  paddingBlock: 4,
  marginBlock: '-3px -4px',
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 450,
  color: ink(vars.color.fg, vars.opacity.muted),
});

/** Where the play button stands. Seen on hover and while focus is in the card; always on touch. */
export const play = component({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 8,
  insetInlineEnd: 8,
  transition: `opacity ${motion.hover}, transform ${motion.hover} ${motion.easeOut}`,
  '@media': {
    [media.hover]: {
      opacity: 0,
      transform: 'translateY(4px)',
      selectors: {
        [`${card}:hover &, ${card}:focus-within &, &[data-active]`]: { opacity: 1, transform: 'none' },
      },
    },
  },
});

/** Links inside the subtitle (artist names) must lie above the card's link. */
export const cardInnerLink = component({
  position: 'relative',
  zIndex: 1,
  // 24 px to hit.
  paddingBlock: 5,
  color: 'inherit',
  borderRadius: 2,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
