import { component, media, text } from '@kantele/ui/css';

export const column = component({
  inlineSize: '100%',
  maxInlineSize: 560,
  marginInline: 'auto',
  paddingBlockStart: 24,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '@media': { [media.phone]: { paddingBlockStart: 8 } },
});
export const title = text({ style: 'h1' });
export const lead = `${text({ style: 'lead', tone: 'muted' })} ${component({ marginBlockEnd: 12 })}`;
