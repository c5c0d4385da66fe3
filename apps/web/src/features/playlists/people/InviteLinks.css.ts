import { component } from '@kantele/ui/css';

/** What a new link is for, and the button that makes it. */
export const make = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
