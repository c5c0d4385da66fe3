import { component, ink, text, vars } from '@kantele/ui/css';

export const search = component({ maxInlineSize: 320 });
export const form = component({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });

/** What is on the channel, and beside it what is said about it; under each other where there is little room. */
export const columns = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 20,
});
export const main = component({
  flex: '999 1 480px',
  minInlineSize: 'min(100%, 360px)',
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const side = component({
  flex: '1 1 300px',
  minInlineSize: 0,
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const item = component({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 });
export const itemWords = component({ display: 'grid', flex: 1, minInlineSize: 0 });
export const itemName = text({ style: 'listName', clamp: 1 });
export const itemDetail = text({ style: 'small', tone: 'muted', clamp: 1 });

/** The shelf as visitors see it, on the ground pages have. */
export const preview = component({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 20,
  background: ink(vars.color.bg),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
  containerType: 'inline-size',
  containerName: 'main',
});
export const previewHead = component({ display: 'grid', gap: 4 });
