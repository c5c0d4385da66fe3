/** One tab plays at a time: the one that started last. `pause` is called when another tab starts. */
export function joinTabs(pause: () => void): { claim(): void; leave(): void } {
  if (typeof BroadcastChannel === 'undefined') return { claim() {}, leave() {} };
  const channel = new BroadcastChannel('kantele.player');
  channel.onmessage = ({ data }) => {
    if (data === 'started') pause();
  };
  return {
    claim: () => channel.postMessage('started'),
    leave: () => channel.close(),
  };
}
