import { z } from 'zod';
import { countedPage, id, pageInput } from '../../core/contract.ts';

/** What the activity log tells of: a domain and a verb. The web has a name and a sentence for each. */
export type AuditAction =
  | 'access_tokens.create'
  | 'access_tokens.delete'
  | 'ads.update'
  | 'albums.delete'
  | 'albums.publish'
  | 'albums.trash'
  | 'albums.update'
  | 'appearance.publish'
  | 'auth.change_email'
  | 'auth.change_password'
  | 'auth.login'
  | 'auth.register'
  | 'auth.request_email_change'
  | 'auth.reset_password'
  | 'auth.unexpected_fields'
  | 'backstage.add_member'
  | 'backstage.approve'
  | 'backstage.change_member'
  | 'backstage.create_release'
  | 'backstage.deny'
  | 'backstage.remove_member'
  | 'backstage.replace_file'
  | 'backstage.request'
  | 'billing.add_price'
  | 'billing.archive_price'
  | 'billing.attach_orphan'
  | 'billing.create_product'
  | 'billing.delete_product'
  | 'billing.end'
  | 'billing.end_orphan'
  | 'billing.extend'
  | 'billing.give'
  | 'billing.reconcile'
  | 'billing.refund'
  | 'billing.replay'
  | 'billing.subscription'
  | 'billing.sync_product'
  | 'billing.update_product'
  | 'channels.create'
  | 'channels.delete'
  | 'channels.update'
  | 'files.delete'
  | 'imports.uploads'
  | 'localizations.create'
  | 'localizations.delete'
  | 'localizations.import'
  | 'localizations.update'
  | 'localizations.update_lines'
  | 'mails.resend'
  | 'notifications.send'
  | 'pages.create'
  | 'pages.delete'
  | 'pages.update'
  | 'playlists.delete'
  | 'playlists.restore'
  | 'roles.create'
  | 'roles.delete'
  | 'roles.give'
  | 'roles.take'
  | 'roles.update'
  | 'settings.test_mail'
  | 'settings.update'
  | 'social_login.claim'
  | 'social_login.connect'
  | 'social_login.disconnect'
  | 'tracks.delete'
  | 'tracks.trash'
  | 'users.create'
  | 'users.delete'
  | 'users.export'
  | 'users.sign_in_as'
  | 'users.suspend'
  | 'users.unsuspend'
  | 'users.update'
  | 'workspaces.change_member'
  | 'workspaces.create'
  | 'workspaces.create_link'
  | 'workspaces.decline'
  | 'workspaces.delete'
  | 'workspaces.hand_over'
  | 'workspaces.invite'
  | 'workspaces.join'
  | 'workspaces.leave'
  | 'workspaces.remove_member'
  | 'workspaces.revoke_invite'
  | 'workspaces.transfer'
  | 'workspaces.update';

/** Something that was done, who did it and from where. */
export const auditEvent = z.object({
  id,
  /** Null for guests, the product itself, and users who are gone. */
  actor_id: id.nullable(),
  /** The name the actor had then. */
  actor_name: z.string(),
  /** Domain and verb, e.g. `users.suspend`. */
  action: z.string(),
  object_type: z.string().nullable(),
  object_id: z.string().nullable(),
  /** The name of the object: the one it has now, or had when it was deleted; never that of an account that is gone. */
  object_name: z.string().nullable(),
  /** The same for the account in `user_id` of `data`. */
  user_name: z.string().nullable(),
  /** What the settings in `keys` or `changed` of `data` are called, in the language of the reader. */
  settings: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
  /** Truncated to /24 or /48. */
  ip: z.string().nullable(),
  created_at: z.string(),
});
export const listAuditEvents = z.strictObject({
  ...pageInput,
  actor_id: id.optional(),
  action: z.string().min(1).max(60).optional(),
});
export const auditEvents = countedPage(auditEvent);
/** Actions there are events of, for the filter. */
export const auditActions = z.object({ actions: z.array(z.string()) });
