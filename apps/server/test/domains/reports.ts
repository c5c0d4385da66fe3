import type { DomainTests } from '../domain-tests.ts';

const days = 'from=2026-02-01&to=2026-02-03';

export default {
  access: {
    oneself: { procedures: 'reports.artist', rows: 'GET backstage/artists/{artist}/insights' },
    admins: { procedures: 'reports.site', rows: 'GET insights' },
  },
  probes: {
    'reports.artist': 'input',
    'reports.site': 'input',
  },
  examples: {
    'GET backstage/artists/{artist}/insights': {
      path: () => `backstage/artists/ARTIST/insights?${days}`,
      invalid: { query: 'from=2026-03-01&to=2026-02-01', field: 'to' },
      answer: { report: { totals: { plays: 0 }, days: [{ day: '2026-02-01' }], top_tracks: [] } },
    },
    'GET insights': {
      path: () => `insights?${days}`,
      invalid: { query: 'from=2026-03-01&to=2026-02-01', field: 'to' },
      answer: { report: { totals: { plays: 0 }, registrations: [{ count: 0 }] } },
    },
  },
} satisfies DomainTests;
