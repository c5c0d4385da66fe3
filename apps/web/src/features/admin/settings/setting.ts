import type { AppRouter } from '@kantele/api/router';
import type { inferRouterOutputs } from '@trpc/server';

/** One setting as `settings.list` sends it. */
export type Setting = inferRouterOutputs<AppRouter>['settings']['list']['settings'][number];

/** Whether a setting is kept here, and not for the one who looks at it. */
export const isClosed = ({ can_change, fixed }: Setting): boolean => !can_change && !fixed;

/** What every field of a setting is given. */
export interface ControlProps {
  /** The key of the setting: the name errors come under. */
  name: string;
  label: string;
  description: string | undefined;
  /** Names of the choices, or of the parts of the value. */
  words: Readonly<Record<string, string>>;
  value: unknown;
  onChange: (value: unknown) => void;
}
