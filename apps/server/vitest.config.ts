import { configDefaults, defineConfig } from 'vitest/config';
import { testLimits } from '../../scripts/limits.ts';
import { hasCeph } from './test/ceph.ts';

const bucketTests = hasCeph() ? [] : ['**/s3*.test.ts'];
if (bucketTests.length > 0) {
  process.stdout.write(
    'Without radosgw, ceph-mon, ceph-osd and ceph-common: tests of the file store on S3 are left out.\n',
  );
}

export default defineConfig({
  test: {
    name: 'server',
    // Files of one worker share what they import: nothing here keeps state in modules.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Those are for `npm run prove -- tests`.
    exclude: [...configDefaults.exclude, '**/long/**', ...bucketTests],
    globalSetup: ['../../packages/db/src/testing.ts', 'test/shared-ceph.ts'],
    ...testLimits,
  },
});
