import type { BackstageRequest } from '@kantele/api/contract/backstage';

type State = BackstageRequest['state'];
const states: readonly State[] = ['pending', 'approved', 'denied'];

/** Which requests are shown; those to be decided when nothing is said. */
export function requestsSearch(search: Record<string, unknown>): { state?: State } {
  const state = states.find((one) => one === search.state);
  return state && state !== 'pending' ? { state } : {};
}
