import { createFileRoute } from '@tanstack/react-router';
import { can } from '../app/boot.tsx';
import { requireStart } from '../app/start-page.ts';
import { trendingArtists } from '../features/landing/trending-artists.ts';
import { LandingLayout } from '../layout/landing/LandingLayout.tsx';
import { headFrom } from './-later.tsx';

/** What `/` shows guests when the start page is the landing page. */
export const Route = createFileRoute('/start/landing')({
  beforeLoad: ({ context }) => requireStart(context.boot, '/start/landing'),
  loader: async ({ context: { boot, openApi, queryClient } }) => {
    if (!can(boot, 'music.view')) return;
    // The page stands without them.
    const asked = queryClient.ensureQueryData(trendingArtists(openApi)).catch(() => {});
    if (import.meta.env.SSR) await asked;
  },
  head: ({ match }) => headFrom((heads) => heads.landingHead(match.context.boot)),
  component: LandingLayout,
});
