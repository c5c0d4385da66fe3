import { createHmac } from 'node:crypto';
import { type EventState, newId, nowOf, type State } from './state.ts';

/** How what is told travels: faults on demand. */
export interface Delivery {
  /** Nothing is delivered. */
  lost: boolean;
  /** Every event is sent so many times. */
  times: number;
  /** Events wait until `flush`, which sends them in an order of its own. */
  held: boolean;
}

export interface Webhooks {
  delivery: Delivery;
  emit(type: string, object: unknown): void;
  /** Sends what waits; `order` sorts it. Answers the status of each. */
  flush(order?: (events: EventState[]) => EventState[]): Promise<number[]>;
  /** Sends an event again; answers the status. */
  send(event: EventState): Promise<number>;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
}

/** Signs a body as Stripe does. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** Milliseconds before an event that was not taken is sent again. */
const retryMs = [200, 1_000, 5_000, 15_000, 60_000];

export function createWebhooks(
  state: State,
  target: () => { url: string; secret: string } | null,
  changed: () => void,
): Webhooks {
  const delivery: Delivery = { lost: false, times: 1, held: false };
  const waiting: EventState[] = [];
  const underWay = new Set<Promise<unknown>>();

  const send = async (event: EventState): Promise<number> => {
    const to = target();
    if (!to) return 0;
    const body = JSON.stringify({
      id: event.id,
      object: 'event',
      api_version: null,
      created: event.created,
      type: event.type,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object: event.object },
    });
    try {
      const answer = await fetch(to.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          // The signature is made when it is sent, by the clock of the machine.
          'stripe-signature': signatureOf(body, to.secret, Math.floor(Date.now() / 1_000)),
        },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  };
  const follow = (work: Promise<unknown>) => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };
  const deliver = async (event: EventState, attempt = 0): Promise<void> => {
    const status = await send(event);
    if (status >= 200 && status < 300) return;
    const wait = retryMs[attempt];
    if (wait === undefined || delivery.lost) return;
    setTimeout(() => follow(deliver(event, attempt + 1)), wait).unref();
  };

  return {
    delivery,
    send,
    emit(type, object) {
      const id = newId(state, 'evt');
      const event = { id, type, created: nowOf(state), object: structuredClone(object) };
      state.events[id] = event;
      changed();
      if (delivery.lost) return;
      if (delivery.held) {
        waiting.push(event);
        return;
      }
      for (let time = 0; time < delivery.times; time += 1) follow(deliver(event));
    },
    async flush(order = (events) => events) {
      const events = order(waiting.splice(0));
      const answers: number[] = [];
      for (const event of events) answers.push(await send(event));
      return answers;
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
