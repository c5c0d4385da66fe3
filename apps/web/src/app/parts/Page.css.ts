import { component, media } from '@kantele/ui/css';

export const page = component({
  position: 'relative',
  maxInlineSize: 1440,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  paddingBlock: 'calc(var(--page-top, var(--top)) + 12px) 64px',
  minBlockSize: '100%',
  '@media': { [media.phone]: { paddingBlock: 'calc(var(--page-top, var(--top)) + 4px) 40px' } },
});
/** Things under each other with the room between sections. */
export const sections = component({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': { [media.phone]: { gap: 36 } },
});
