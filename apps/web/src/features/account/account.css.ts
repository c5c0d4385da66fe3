import { component, globalIn, ink, media, vars } from '@kantele/ui/css';

const narrow = 'main (max-width: 719.98px)';

export const layout = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, 220px) minmax(0, 720px)',
  gap: '24px clamp(24px, 5cqi, 56px)',
  alignItems: 'start',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { '(max-width: 899.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = component({
  display: 'grid',
  gap: 20,
  position: 'sticky',
  insetBlockStart: 'calc(var(--top) + 12px)',
});
// Where the list is a button, it goes with the page.
globalIn('components', `.${side}`, {
  '@container': { [narrow]: { position: 'static' } },
  '@media': { '(max-width: 899.98px)': { position: 'static' } },
});
/** Over both columns: the name of the page is one long word in some languages. */
export const title = component({ gridColumn: '1 / -1', hyphens: 'auto', overflowWrap: 'break-word' });
/** The words of the list stand under the heading. */
export const nav = component({
  marginInline: -12,
  '@container': { [narrow]: { marginInline: 0 } },
  '@media': { '(max-width: 899.98px)': { marginInline: 0 } },
});
export const content = component({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Two fields side by side where there is room. */
export const pair = component({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
});
export const whole = component({ gridColumn: '1 / -1' });
export const stack = component({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});
export const buttons = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

export const rows = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  minBlockSize: 64,
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const rowWords = component({ flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' });

export const avatar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
});
export const avatarWords = component({
  display: 'grid',
  gap: 10,
  flex: '1 1 240px',
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: 200 } },
});
export const hint = component({
  fontSize: '0.8125rem',
  lineHeight: 20 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const email = component({ display: 'grid', gap: 6 });
export const fact = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });
export const factName = component({ fontSize: '0.8125rem', lineHeight: 18 / 13, fontWeight: 620 });
export const factValue = component({ overflowWrap: 'anywhere' });
export const danger = component({ marginBlockEnd: 24 });
