import all, { tests } from './.dependency-cruiser.mjs';

/**
 * Folders of packages/api that import each other in a circle, by way of others or not; types and generated files count.
 * Apart from the other rules, for which tests, that import from everywhere, count too.
 */
export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment: 'What has to be told upwards goes by an event (core/events.ts).',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...all.options, exclude: { path: `${tests}|/explain[\\w-]*\\.ts$|/dist/` } },
};
