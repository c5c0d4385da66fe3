/** How long a tab has to answer when another takes over, in milliseconds. */
const answerMs = 400;

type Message =
  | { kind: 'started'; tab: string }
  | { kind: 'stopped'; tab: string }
  | { kind: 'ask'; tab: string }
  | { kind: 'take'; tab: string }
  | { kind: 'handed'; tab: string; to: string; saved: string };

interface TabsOptions {
  /** This tab; another one than all others. */
  tab: string;
  /** Another tab plays, or no longer does. */
  onElsewhere(elsewhere: boolean): void;
  /** What plays here, as text, for a tab that takes it over. */
  handOver(): string | null;
}

/**
 * One tab plays at a time: the one that started last. The others say so, and can take over what plays there at the
 * place where it stands.
 */
export function joinTabs({ tab, onElsewhere, handOver }: TabsOptions) {
  const none = { claim() {}, release() {}, takeOver: async () => null as string | null, leave() {} };
  if (typeof BroadcastChannel === 'undefined') return none;
  const channel = new BroadcastChannel('kantele.player');
  const post = (message: Message) => channel.postMessage(message);
  let playing = false;
  let taken: ((saved: string | null) => void) | null = null;

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.tab === tab) return;
    if (data.kind === 'started') {
      playing = false;
      onElsewhere(true);
    } else if (data.kind === 'stopped') onElsewhere(false);
    else if (data.kind === 'ask') {
      if (playing) post({ kind: 'started', tab });
    } else if (data.kind === 'take') {
      const saved = playing ? handOver() : null;
      if (saved !== null) post({ kind: 'handed', tab, to: data.tab, saved });
    } else if (data.to === tab) taken?.(data.saved);
  };
  // Opened while another tab plays.
  post({ kind: 'ask', tab });

  return {
    /** Playback starts here. */
    claim() {
      if (!playing) post({ kind: 'started', tab });
      playing = true;
    },
    /** Playback stops here. */
    release() {
      if (!playing) return;
      playing = false;
      post({ kind: 'stopped', tab });
    },
    /** What plays in another tab; null when none answers. */
    takeOver: () =>
      new Promise<string | null>((resolve) => {
        const done = (saved: string | null) => {
          clearTimeout(timer);
          taken = null;
          resolve(saved);
        };
        const timer = setTimeout(() => done(null), answerMs);
        taken = done;
        post({ kind: 'take', tab });
      }),
    leave() {
      this.release();
      channel.close();
    },
  };
}
