import { done } from '../../core/contract.ts';
import { open, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { sendMessage } from './send-message.ts';

export const contactRouter = router({
  send: open
    .input(contract.sendMessage)
    .output(done)
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
});
