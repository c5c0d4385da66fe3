import { permitted, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { listAuditActions } from './list-audit-actions.ts';
import { listAuditEvents } from './list-audit-events.ts';

const reader = permitted('audit.view', { inPerson: true });

export const auditRouter = router({
  list: reader
    .input(contract.listAuditEvents)
    .output(contract.auditEvents)
    .query(({ ctx, input }) => listAuditEvents(ctx, input)),
  actions: reader.output(contract.auditActions).query(({ ctx }) => listAuditActions(ctx)),
});
