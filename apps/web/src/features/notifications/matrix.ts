import type { Subscriptions } from '@kantele/api/contract/notifications';

export type Channel = Subscriptions['available_channels'][number];
type Selections = Subscriptions['user_selections'];

/** Whether a way is on for all of these kinds, for none, or for some. */
export function stateOf(selections: Selections, ids: readonly string[], channel: Channel): boolean | 'some' {
  const on = ids.filter((id) => isOn(selections, id, channel)).length;
  return on === 0 ? false : on === ids.length ? true : 'some';
}

export function isOn(selections: Selections, id: string, channel: Channel): boolean {
  return selections.find(({ notif_id }) => notif_id === id)?.channels[channel] ?? false;
}

/** The same with a way switched for some kinds. */
export function switched(
  selections: Selections,
  ids: readonly string[],
  channel: Channel,
  on: boolean,
): Selections {
  return selections.map((selection) =>
    ids.includes(selection.notif_id)
      ? { ...selection, channels: { ...selection.channels, [channel]: on } }
      : selection,
  );
}
