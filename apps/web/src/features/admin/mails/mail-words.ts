import { line } from '@kantele/api/translate';

/** What the templates of mails are called; others are shown by their names. */
export const templateWords: Readonly<Record<string, string>> = {
  'verify-email': line('Confirmation of an email'),
  'reset-password': line('Reset of a password'),
  invitation: line('Invitation to the site'),
  'workspace-invitation': line('Invitation to a team'),
  'password-changed': line('Notice of a changed password'),
  'change-email': line('Confirmation of a new email'),
  'email-change-requested': line('Notice of a requested change of email'),
  'email-changed': line('Notice of a changed email'),
  'account-suspended': line('Notice of a suspension'),
  'data-export-ready': line('Data export'),
  'contact-message': line('Message from the contact form'),
  notifications: line('Notifications'),
  test: line('Test email'),
};

/** The states of a mail in words. */
export const stateWords = {
  queued: { tone: 'warning', text: line('Waiting') },
  sent: { tone: 'positive', text: line('Sent') },
  failed: { tone: 'danger', text: line('Failed') },
} as const;

/** Why a mail cannot be sent again. */
export const againWords = {
  waiting: line('This email is waiting to be sent.'),
  expired: line('This email has expired. Have a new one made instead.'),
  no: line('This email was sent, and what it was made of is removed.'),
} as const;
