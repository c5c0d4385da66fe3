import type { DomainTests } from '../domain-tests.ts';

export default {
  access: {
    everybody: {
      procedures: 'search.query search.suggest',
      rows: `
      GET search
      GET search/suggest`,
    },
  },
  probes: {
    'search.query': 'input',
    'search.suggest': 'input',
  },
  examples: {
    'GET search': {
      path: () => 'search?query=one&types=tracks,albums&limit=5',
      invalid: { query: `query=${'x'.repeat(256)}`, field: 'query' },
      answer: { results: { artists: [], albums: [], tracks: [] } },
    },
    'GET search/suggest': {
      path: () => 'search/suggest?query=on',
      invalid: { query: 'query=a&limit=99', field: 'limit' },
      answer: { suggestions: [] },
    },
  },
} satisfies DomainTests;
