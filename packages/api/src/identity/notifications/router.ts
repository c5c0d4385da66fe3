import { done } from '../../core/contract.ts';
import { inPerson, open, permitted, router, signedIn } from '../../core/trpc.ts';
import { subscribeBrowser, unsubscribeBrowser } from './browsers.ts';
import * as contract from './contract.ts';
import { listNotifications, unreadNotifications } from './list-notifications.ts';
import { markAsRead, removeNotification } from './mark-as-read.ts';
import { sendSystemMessage } from './send-system-message.ts';
import { getSubscriptions, muteKind, updateSubscriptions } from './subscriptions.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Everybody's own messages. */
export const notificationsRouter = router({
  list: signedIn
    .input(contract.listNotifications)
    .output(contract.notificationPage)
    .query(({ ctx, input }) => listNotifications(ctx, input)),
  unread: signedIn.output(contract.unread).query(({ ctx }) => unreadNotifications(ctx)),
  markAsRead: signedIn
    .input(contract.markAsRead)
    .output(contract.unread)
    .mutation(({ ctx, input }) => markAsRead(ctx, input)),
  remove: signedIn
    .input(contract.byNotificationId)
    .output(contract.unread)
    .mutation(({ ctx, input }) => removeNotification(ctx, input)),
  subscriptions: signedIn.output(contract.subscriptions).query(({ ctx }) => getSubscriptions(ctx)),
  updateSubscriptions: signedIn
    .input(contract.updateSubscriptions)
    .output(contract.subscriptions)
    .mutation(({ ctx, input }) => updateSubscriptions(ctx, input)),
  mute: signedIn
    .input(contract.byKind)
    .output(contract.subscriptions)
    .mutation(({ ctx, input }) => muteKind(ctx, input)),
  /** The browser one is signed in with is to show messages, until it is signed out. */
  subscribeBrowser: inPerson
    .input(contract.subscribeBrowser)
    .output(done)
    .mutation(({ ctx, input }) => subscribeBrowser(ctx, input)),
  unsubscribeBrowser: inPerson
    .input(contract.unsubscribeBrowser)
    .output(done)
    .mutation(({ ctx, input }) => unsubscribeBrowser(ctx, input)),
  sendSystemMessage: permitted('settings.manage')
    .input(contract.sendSystemMessage)
    .output(done)
    .mutation(({ ctx, input }) => sendSystemMessage(ctx, input)),
  unsubscribe: open
    .input(contract.unsubscribe)
    .output(contract.unsubscribed)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),
});
