import { writeFileSync } from 'node:fs';

/**
 * Writes what became of each test to the file that `TEST_REPORT` names, as results of `runners.mjs`. Unlike the JSON of
 * vitest itself it holds errors outside of tests, and tells tests that never ran from those that their author left out.
 */
export default class Report {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules, outside) {
    const results = modules.flatMap((module) => [
      ...module.errors().map((error) => whole(module.moduleId, error)),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => whole(module.moduleId, error)),
      ),
      ...[...module.children.allTests()].flatMap((test) => resultsOf(module.moduleId, test)),
    ]);
    for (const error of outside) results.push(whole(error.VITEST_TEST_PATH ?? '', error));
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(results));
  }
}

/** @param {import('vitest/node').TestCase} test */
function resultsOf(file, test) {
  const { state, errors = [] } = test.result();
  if (state === 'skipped' && test.options.mode === 'skip') return [];
  return [
    {
      file,
      name: test.fullName,
      state: state === 'passed' || state === 'failed' ? state : 'absent',
      error: said(errors[0]),
      ms: test.diagnostic()?.duration ?? 0,
    },
  ];
}

function whole(file, error) {
  return { file, name: '', state: 'failed', error: said(error), ms: 0 };
}

function said(error) {
  return error?.stack || error?.message || '';
}
