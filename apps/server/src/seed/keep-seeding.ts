import type { Services } from '@kantele/api/server';
import { isConnectionLost } from '@kantele/db';

/** Milliseconds until the next try when the database could not be reached. */
const retryMs = 2_000;

/** Makes the demo catalogue in the background, over losses of the database; the answer stops it. */
export function keepSeeding(services: Services, dataDir: string): () => Promise<void> {
  const seeding = new AbortController();
  const { signal } = seeding;
  const seed = async (): Promise<void> => {
    try {
      // The composer is loaded here and nowhere else: a site that does not seed never has it in memory.
      const { seedDemo } = await import('./seed-demo.ts');
      await seedDemo(services, dataDir, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isConnectionLost(error)) {
        return services.log.error({ err: error }, 'the demo catalogue could not be made');
      }
      await new Promise((next) => setTimeout(next, retryMs));
      return seed();
    }
  };
  const seeded = seed();
  return async () => {
    seeding.abort();
    await seeded;
  };
}
