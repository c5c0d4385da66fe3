import { vars } from './contract.css.ts';
import { ink } from './ink.ts';
import { component, utility } from './layered.ts';
import { media, motion } from './tokens.ts';

/** Present for assistive technology, absent for the eye. */
export const visuallyHidden = utility({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A link in running text. */
export const linkStyle = component({
  color: ink(vars.color.accentText),
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: 2,
  transition: `text-decoration-thickness ${motion.hover}`,
  ':hover': { textDecorationThickness: '2px' },
});

/** A link that looks like the text around it until it is pointed at: names in rows, cards and credits. */
export const quietLink = component({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 2,
  ':hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
});

/** The 2 px line of a major division. */
export const majorRule = component({ borderBlockStart: `2px solid ${ink(vars.color.fg)}` });

/** The hairline between rows. */
export const rowRule = component({ borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}` });

/** Shown from a tablet up. */
export const aboveTablet = utility({ '@media': { [media.phone]: { display: 'none !important' } } });

/** Shown on phones only. */
export const onPhone = utility({ '@media': { [media.tablet]: { display: 'none !important' } } });
