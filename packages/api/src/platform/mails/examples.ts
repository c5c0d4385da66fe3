import type { MailParams } from './templates.ts';

/** Data of previews, that nobody takes for real: `example.com` belongs to nobody (RFC 2606). */
export const exampleParams: { readonly [Name in keyof MailParams]: MailParams[Name] } = {
  'verify-email': { link: 'https://example.com/example' },
  'reset-password': { link: 'https://example.com/example' },
  invitation: { link: 'https://example.com/example' },
  'workspace-invitation': { link: 'https://example.com/example' },
  'password-changed': {},
  'change-email': { link: 'https://example.com/example' },
  'email-change-requested': {},
  'email-changed': { email: 'example@example.com' },
  'account-suspended': { reason: 'Example', until: '2030-01-01' },
  'data-export-ready': { link: 'https://example.com/example' },
  'contact-message': { name: 'Example', email: 'example@example.com', message: 'Example' },
  notifications: {
    subject: 'Example',
    body: 'Example',
    link: 'https://example.com/example',
    label: 'Example',
    settings: 'https://example.com/example',
    unsubscribe: 'https://example.com/example',
  },
  test: {},
};
