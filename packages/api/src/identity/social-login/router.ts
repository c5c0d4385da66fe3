import { done } from '../../core/contract.ts';
import { inPerson, openUnverified, router } from '../../core/trpc.ts';
import { connectWithPassword } from './connect-with-password.ts';
import * as contract from './contract.ts';
import { disconnectService } from './disconnect-service.ts';
import { listServices } from './list-services.ts';

export const socialLoginRouter = router({
  services: openUnverified
    .input(contract.listServices)
    .output(contract.servicesResponse)
    .query(({ ctx }) => listServices(ctx)),
  connect: openUnverified
    .input(contract.connectInput)
    .output(contract.connectResponse)
    .mutation(({ ctx, input }) => connectWithPassword(ctx, input)),
  disconnect: inPerson
    .input(contract.disconnectInput)
    .output(done)
    .mutation(({ ctx, input }) => disconnectService(ctx, input)),
});
