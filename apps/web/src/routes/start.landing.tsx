import { createFileRoute } from '@tanstack/react-router';
import { can } from '../app/boot.tsx';
import { requireStart } from '../app/start-page.ts';
import { landingHead } from '../features/landing/landing-head.ts';
import { LandingLayout } from '../layout/landing/LandingLayout.tsx';

/** What `/` shows guests when the start page is the landing page. */
export const Route = createFileRoute('/start/landing')({
  beforeLoad: ({ context }) => requireStart(context.boot, '/start/landing'),
  loader: async ({ context: { boot, utils } }) => {
    if (!can(boot, 'music.view')) return;
    // The page stands without them.
    const asked = utils.channels.landingArtists.ensureData().catch(() => {});
    if (import.meta.env.SSR) await asked;
  },
  head: ({ match }) => landingHead(match.context.boot),
  component: LandingLayout,
});
