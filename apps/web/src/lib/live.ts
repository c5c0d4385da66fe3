/** What has changed on the server, as its stream of events says it. */
export interface LiveEvent {
  type: string;
  id?: number | string;
}

/** An event, or that some may have been missed: then everything that lives by events is read anew. */
export type LiveMessage = LiveEvent | 'missed';

/** Milliseconds before a stream that was refused is asked for again. */
const retryMs = { first: 2_000, most: 120_000 };

/**
 * Listens to the stream of events. All tabs of a browser share one connection: the tab that holds the lock has it, and
 * passes on what it hears; when it is closed, another tab takes over. Answers how to stop.
 */
export function listenLive(path: string, tell: (message: LiveMessage) => void): () => void {
  const stop = new AbortController();
  const others = 'BroadcastChannel' in window ? new BroadcastChannel(path) : null;
  others?.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => tell(data));
  const pass = (message: LiveMessage) => {
    tell(message);
    others?.postMessage(message);
  };
  const lead = () => new Promise<void>((done) => connect(path, pass, stop.signal, done));
  // Locks are there on https and on this machine only; elsewhere each tab has a connection of its own.
  if ('locks' in navigator) void takeTurns(path, lead, tell, stop.signal).catch(() => {});
  else void lead();
  return () => {
    stop.abort();
    others?.close();
  };
}

/** Leads as soon as no other tab does. One that joins others reads anew: it has not heard what came before. */
async function takeTurns(
  lock: string,
  lead: () => Promise<void>,
  tell: (message: 'missed') => void,
  signal: AbortSignal,
) {
  const led = await navigator.locks.request(lock, { ifAvailable: true }, async (free) => {
    if (!free || signal.aborted) return false;
    await lead();
    return true;
  });
  if (led || signal.aborted) return;
  tell('missed');
  await navigator.locks.request(lock, { signal }, lead);
}

function connect(path: string, pass: (message: LiveMessage) => void, stop: AbortSignal, done: () => void) {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = retryMs.first;
  const open = () => {
    source = new EventSource(path);
    // Before the stream was open something may have happened.
    source.addEventListener('open', () => {
      wait = retryMs.first;
      pass('missed');
    });
    source.addEventListener('missed', () => pass('missed'));
    source.addEventListener('message', ({ data }: MessageEvent<string>) =>
      pass(JSON.parse(data) as LiveEvent),
    );
    source.addEventListener('error', () => {
      // A lost line comes back by itself; a refusal ends the source.
      if (source?.readyState !== EventSource.CLOSED || stop.aborted) return;
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, retryMs.most);
    });
  };
  stop.addEventListener('abort', () => {
    clearTimeout(timer);
    source?.close();
    done();
  });
  open();
}
