import { permissionTable, type Rule } from '@kantele/api/server';
import type { MatrixActor } from './matrix-actors.ts';

export const unauthenticated = '401 unauthenticated';
export const forbidden = '403 forbidden';

/** What of somebody an answer may hang on. */
export type Asker = Pick<MatrixActor, 'counts' | 'permissions' | 'verified' | 'scope'>;

/** What the declared rule means for somebody, told without the code that enforces it. */
export function expectedOf(asker: Asker, { access, inPerson, unverified, changes }: Rule): string {
  if (asker.counts === 'nobody, and is refused') return unauthenticated;
  if (asker.counts === 'a user' && !asker.verified && !unverified) return '403 email_unverified';
  if (asker.scope !== null) {
    const holds = (name: string) => asker.permissions.has(name) || asker.permissions.has('admin');
    const isPersonal =
      inPerson === true ||
      (access !== 'open' && access !== 'signed-in' && 'inPerson' in permissionTable[access]);
    if (isPersonal || (changes && asker.scope === 'read') || !holds('api.access')) return forbidden;
  }
  if (access === 'open') return 'allowed';
  if (asker.counts === 'a guest') return asker.permissions.has(access) ? 'allowed' : unauthenticated;
  if (access === 'signed-in' || asker.permissions.has('admin')) return 'allowed';
  return asker.permissions.has(access) ? 'allowed' : forbidden;
}
