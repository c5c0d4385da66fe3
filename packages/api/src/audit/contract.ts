import { z } from 'zod';
import { id, page, pageInput } from '../core/contract.ts';

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
export const auditEvents = page(auditEvent);
/** Actions there are events of, for the filter. */
export const auditActions = z.object({ actions: z.array(z.string()) });
