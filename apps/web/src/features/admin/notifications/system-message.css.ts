import { component } from '@kantele/ui/css';

export const form = component({ maxInlineSize: 640 });
