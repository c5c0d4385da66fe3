import { createFileRoute } from '@tanstack/react-router';
import { can } from '../app/boot.tsx';
import { requireStart } from '../app/start-page.ts';
import { plansQuery } from '../features/billing/plans-query.ts';
import { showsPlans } from '../features/landing/shows-plans.ts';
import { trendingArtists } from '../features/landing/trending-artists.ts';
import { LandingLayout } from '../layout/landing/LandingLayout.tsx';
import { headFrom } from './-later.tsx';

/** What `/` shows guests when the start page is the landing page. */
export const Route = createFileRoute('/start/landing')({
  beforeLoad: ({ context }) => requireStart(context.boot, '/start/landing'),
  loader: async ({ context: { boot, openApi, queryClient } }) => {
    // The page stands without them.
    const asked = [
      can(boot, 'music.view') && queryClient.ensureQueryData(trendingArtists(openApi)),
      showsPlans(boot) && queryClient.ensureQueryData(plansQuery(openApi)),
    ];
    const answered = Promise.allSettled(asked);
    if (import.meta.env.SSR) await answered;
  },
  head: ({ match }) => headFrom((heads) => heads.landingHead(match.context.boot)),
  component: LandingLayout,
});
