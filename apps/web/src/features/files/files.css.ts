import { component, ink, media, text, vars } from '@kantele/ui/css';

const muted = ink(vars.color.fg, vars.opacity.muted);

/** What narrows the list down. */
export const tools = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
});
export const search = component({ flex: '0 1 320px', minInlineSize: 'min(100%, 200px)' });

/** A picture or a sign, and the name beside it. */
export const entry = component({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 });
export const entryName = text({ style: 'listName', clamp: 2 });
export const sign = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.art,
  background: ink(vars.color.fg, vars.opacity.hover),
  color: muted,
  overflow: 'clip',
});
export const thumb = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
/** Numbers of a table. */
export const number = component({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const sheet = component({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
export const picture = component({
  inlineSize: '100%',
  maxBlockSize: 'min(420px, 50dvb)',
  objectFit: 'contain',
  background: ink(vars.color.fg, vars.opacity.hover),
  borderRadius: vars.radius.art,
});
export const sound = component({ inlineSize: '100%' });
export const buttons = component({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const room = component({ maxInlineSize: 420 });

/** A low place to drop files on, which leaves the room to the list. */
export const drop = component({
  minBlockSize: 108,
  padding: 16,
  '@media': { [media.phone]: { minBlockSize: 96 } },
});
