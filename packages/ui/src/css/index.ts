/** For style sheets (`*.css.ts`): everything needed to write rules that follow the theme. */
export { vars } from './contract.css.ts';
export { focusable, insetRing, ring } from './focus.ts';
export { type ColorToken, ink } from './ink.ts';
export { component, globalIn, inLayer, utility } from './layered.ts';
export { layers } from './layers.css.ts';
export { text } from './text.css.ts';
export { breakpoints, media, motion, space, z } from './tokens.ts';
export {
  aboveTablet,
  linkStyle,
  majorRule,
  onPhone,
  quietLink,
  rowRule,
  visuallyHidden,
} from './utilities.css.ts';
