import { component, ink, media, text, vars } from '@kantele/ui/css';

export const frame = component({
  minBlockSize: '100dvb',
  background: ink(vars.color.bg),
  color: ink(vars.color.fg),
});
export const bar = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 76,
  paddingInline: 'clamp(1.25rem, 4.45vw, 4rem)',
});
export const main = component({
  inlineSize: '100%',
  maxInlineSize: 1040,
  marginInline: 'auto',
  padding: '24px clamp(1.25rem, 4.45vw, 4rem) 64px',
  outline: 'none',
});
export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)',
  gap: '32px 64px',
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stack = component({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});
export const narrow = component({ maxInlineSize: '36rem' });
export const title = text({ style: 'h1' });
export const lead = text({ style: 'lead', tone: 'muted' });
export const summary = component({
  display: 'grid',
  gap: 12,
  padding: 24,
  borderRadius: vars.radius.panel,
  background: ink(vars.color.panel),
});
export const lines = component({ display: 'grid', gap: 0, margin: 0 });
export const row = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 10,
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const sum = component({ borderBlockStart: `2px solid ${ink(vars.color.fg)}`, fontWeight: 700 });
export const amount = component({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
/** Steps to come, numbered. */
export const next = component({ display: 'grid', gap: 8, marginBlockStart: 24, inlineSize: '100%' });
export const steps = component({
  display: 'grid',
  gap: 10,
  margin: 0,
  paddingInlineStart: '1.5em',
  maxInlineSize: '34em',
  listStyle: 'decimal',
});
/** What a plan gives, line by line. */
export const gains = component({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
export const gain = component({ display: 'flex', alignItems: 'start', gap: 10 });
export const gainSign = component({ flexShrink: 0, marginBlockStart: 2 });
export const music = component({ marginBlockStart: 56 });
export const small = text({ style: 'small', tone: 'muted' });
export const buttons = component({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
export const sections = component({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 760,
});
export const wordmark = component({
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  color: 'inherit',
  textDecoration: 'none',
});
