import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { measureSlowness } from '#tests/kit/slowness.ts';
import record from './record.json' with { type: 'json' };
import { byRecord, moduleOf, modulesOf } from './selection.ts';

// Runs the long tests of the modules that the commits of the last day touch, and lists those that the time does not
// suffice for. Exits with 1 when a test fails. LONG_MINUTES sets the minutes.

/** Minutes on the reference machine; fewer on a slower one, whose `npm test` takes longer. */
const MINUTES = Number(process.env.LONG_MINUTES ?? 30);
const DAY_S = 24 * 3600;

const root = join(import.meta.dirname, '../..');
const fileOf = ({ moduleId }: { moduleId: string }) => relative(root, moduleId);

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });

/**
 * @returns the files that the newest commit and those of the day before it change, whatever the machine's clock says;
 * all files in a clone without earlier commits, none where there is no Git
 */
function changedFiles(): string[] {
  try {
    const until = Number(git('log', '-1', '--pretty=format:%ct'));
    return git('log', `--since=${until - DAY_S}`, '--name-only', '--pretty=format:')
      .split('\n')
      .filter(Boolean);
  } catch {
    console.log('There is no history of commits here, so no module counts as changed.');
    return [];
  }
}

class RecordOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const compare = byRecord(record);
    return files.toSorted((left, right) => compare(fileOf(left), fileOf(right)));
  }
}

function isFinished(module: TestModule): boolean {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  return states.length > 0 && states.every((state) => state === 'passed' || state === 'failed');
}

const minutes = MINUTES / (await measureSlowness());
const options = { mode: 'long', watch: false, sequence: { sequencer: RecordOrder } };
const vitest = await createVitest(options, { mode: 'long' });
await vitest.standalone();
const modules = modulesOf(changedFiles());
const specifications = (await vitest.globTestSpecifications(['.long.'])).filter((file) =>
  modules.has(moduleOf(fileOf(file))),
);
console.log(`${specifications.length} files with long tests of changed modules, ${minutes.toFixed(1)} minutes.`);
if (specifications.length > 0) {
  /** Unhandled errors before the time was up. Tests that are stopped in the middle leave more behind. */
  let errorsInTime: number | undefined;
  const timer = setTimeout(() => {
    errorsInTime = vitest.state.getUnhandledErrors().length;
    void vitest.cancelCurrentRun('keyboard-input');
  }, minutes * 60_000);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  clearTimeout(timer);
  const finished = new Set(testModules.filter(isFinished).map(fileOf));
  const leftOut = specifications.map(fileOf).filter((file) => !finished.has(file));
  // Vitest sets it to 1 for a run that ends early, too.
  const hasErrors = (errorsInTime ?? unhandledErrors.length) > 0;
  process.exitCode = hasErrors || testModules.some((module) => module.state() === 'failed') ? 1 : 0;
  if (leftOut.length > 0) console.log(['Not finished in this time:', ...leftOut].join('\n'));
}
await vitest.close();
