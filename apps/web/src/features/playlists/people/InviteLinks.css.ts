import { component } from '@kantele/ui/css';

/** What a new link is for, and the button that makes it. */
export const make = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
/** A field that takes what the others leave, in letters so that larger ones wrap. */
export const grows = component({ flex: '1 1 12em' });
