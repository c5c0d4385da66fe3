import type { RestRowsOf } from '../../core/rest.ts';
import type { contactRouter } from './router.ts';

export const contactRows = [
  {
    method: 'POST',
    path: 'contact-page',
    procedure: 'contact.send',
    summary: 'Mails a message to the people who run the site',
    refuses: ['precondition'],
    body: true,
  },
] as const satisfies RestRowsOf<typeof contactRouter, 'contact'>;
