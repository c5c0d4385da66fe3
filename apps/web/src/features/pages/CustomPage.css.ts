import { component, media, text } from '@kantele/ui/css';

export const article = component({
  inlineSize: '100%',
  maxInlineSize: 680,
  marginInline: 'auto',
  paddingBlockStart: 24,
  '@media': { [media.phone]: { paddingBlockStart: 8 } },
});
export const title = `${text({ style: 'h1' })} ${component({ overflowWrap: 'anywhere' })}`;
export const body = component({ marginBlockStart: 24 });
