import type { Rule } from './core/actor.ts';
import { createCallerFactory, router } from './core/trpc.ts';
import { procedures } from './domains.ts';

export const appRouter = router(procedures);
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);

interface Declared {
  _def?: { type?: string; meta?: Omit<Rule, 'changes'> };
}

/** The rule a procedure declares, by its dotted name; what has no name here is for admins. */
export function ruleOf(name: string): Rule {
  const procedure = Reflect.get(appRouter._def.procedures, name) as Declared | undefined;
  return { access: 'admin', ...procedure?._def?.meta, changes: procedure?._def?.type === 'mutation' };
}
