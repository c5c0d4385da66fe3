import { component, globalIn, ink, vars } from '@kantele/ui/css';

export const wordmark = component({
  display: 'inline-block',
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  lineHeight: '40px',
  fontWeight: 820,
  fontStretch: '88%',
  letterSpacing: '-0.02em',
});

/** "Stay signed in" at one end of the line, "Forgot your password?" at the other. */
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
export const small = component({ fontSize: '0.875rem', lineHeight: 20 / 14 });
export const policies = component({ display: 'grid', gap: 10 });
export const words = component({ display: 'grid', gap: 12, color: ink(vars.color.fg, vars.opacity.muted) });
export const buttons = component({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });

// No player lies along the lower edge of these pages.
globalIn('components', ':root:not(:has(#player))', { vars: { '--player-height': '0px' } });
// Focus comes here after a navigation, to be read out; a heading cannot be operated and needs no ring.
globalIn('utilities', '#main h1:focus-visible', { outline: 'none', boxShadow: 'none' });
// Whole at every width: there is no rail it would have to fit into.
globalIn('utilities', `.${wordmark} > :first-child`, { display: 'inline' });
globalIn('utilities', `.${wordmark} > :nth-child(2)`, { display: 'none' });
/** Words of the site over the form, in lines as they were written. */
export const siteWords = component({ display: 'block', whiteSpace: 'pre-line', marginBlockEnd: 8 });
