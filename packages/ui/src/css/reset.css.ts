import { vars } from './contract.css.ts';
import { ink } from './ink.ts';
import { globalIn } from './layered.ts';
import { media } from './tokens.ts';

globalIn('reset', '*, *::before, *::after', { boxSizing: 'border-box' });
globalIn('reset', '*', { margin: 0, padding: 0 });
globalIn('reset', 'ul[class], ol[class]', { listStyle: 'none' });
globalIn('reset', 'img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
globalIn('reset', 'button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 0,
});
globalIn('reset', 'button, [role="button"]', { cursor: 'default', touchAction: 'manipulation' });
globalIn('reset', 'a', { color: 'inherit', textDecoration: 'none' });
globalIn('reset', 'h1, h2, h3, h4, h5, h6', { font: 'inherit' });
globalIn('reset', 'table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalIn('reset', 'th', { fontWeight: 'inherit', textAlign: 'start' });
// The direction of a name is its own, the edge it stands at is the page's.
globalIn('reset', '[dir="auto"]', {
  textAlign: 'match-parent',
  '@supports': { 'not (text-align: match-parent)': { textAlign: '-webkit-match-parent' } },
});
globalIn('reset', '[hidden]', { display: 'none !important' });
globalIn('reset', ':focus-visible', { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: '2px' });
// One stroke for every icon, whatever size it is drawn at.
globalIn('reset', '.lucide', { strokeWidth: 1.75, flexShrink: 0 });
// Icons take the forced colour of the words beside them: one that is set on a drawing itself is not forced.
globalIn('reset', '.lucide', { '@media': { [media.forcedColors]: { color: 'inherit !important' } } });
// What is disabled has a system colour of its own there, which is not made paler.
globalIn('reset', ':is(:disabled, [data-disabled], [aria-disabled="true"]):not(option)', {
  '@media': {
    [media.forcedColors]: { color: 'GrayText !important', borderColor: 'GrayText !important' },
  },
});
// Movement goes, short fades may stay: losing every transition makes states jump.
// Unless the setting of the application turns motion on.
const unlessOn = ['*', '*::before', '*::after']
  .map((one) => `:root:not([data-motion="on"]) ${one}`)
  .join(', ');
globalIn('reset', unlessOn, {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'opacity !important',
      transitionDuration: '120ms !important',
    },
  },
});
// The same for people who switch motion off in the application and not in the system.
globalIn('reset', '[data-motion="off"] *, [data-motion="off"] *::before, [data-motion="off"] *::after', {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionProperty: 'opacity !important',
  transitionDuration: '120ms !important',
});
