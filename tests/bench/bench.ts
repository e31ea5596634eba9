import '#server/app/start/runtime.ts';
import { buildIfStale } from '#server/app/build/build.ts';
import { growthRows } from '#tests/bench/growth.ts';
import { House } from '#tests/bench/house.ts';
import { insightRows } from '#tests/bench/insights.ts';
import { installRows } from '#tests/bench/install.ts';
import { describeMachine } from '#tests/bench/machine.ts';
import { memoryRows } from '#tests/bench/memory.ts';
import { officeRows } from '#tests/bench/office.ts';
import { rateRows } from '#tests/bench/rates.ts';
import { type BenchLimit, type BenchRow, figure, isMet, type Result } from '#tests/bench/row.ts';
import { startRows } from '#tests/bench/start.ts';
import { storeRows } from '#tests/bench/store.ts';

// `npm run bench` measures the product and prints the table of docs/performance.md; with `--check` it fails when a
// limit is missed. Arguments select the rows that contain them; without arguments all rows run. It is not part of `npm
// test`, because it measures speed.

const words = process.argv.slice(2).filter((word) => word !== '--check');
const mustHold = process.argv.includes('--check');
const rows = [
  ...rateRows,
  ...storeRows,
  ...officeRows,
  ...startRows,
  ...memoryRows,
  ...growthRows,
  ...insightRows,
  ...installRows,
];
const named = rows.filter(({ work }) => !words.length || words.some((word) => work.includes(word)));

const columns = ['work', 'raw limit', 'ours', 'raw', 'ratio', 'must be', 'CPU, ours / raw', 'statements', 'verdict'];

function mustBe(limit: BenchLimit): string {
  if ('told' in limit) return 'told';
  const unit = limit.unit ? ` ${limit.unit}` : '';
  return 'atLeast' in limit ? `≥ ${limit.atLeast}${unit}` : `≤ ${limit.atMost}${unit}`;
}

const isMissed = ({ limit }: BenchRow, { value, fault }: Result) => fault !== undefined || !isMet(limit, value);

function cells(row: BenchRow, result: Result): string[] {
  const { value, ours = '–', raw = '–', cpu = '–', statements = '–' } = result;
  const ratio = row.limit.unit || Number.isNaN(value) ? '–' : figure(value);
  const met = 'told' in row.limit ? '–' : 'met';
  const verdict = isMissed(row, result) ? '**missed**' : met;
  return [row.work, row.against, ours, raw, ratio, mustBe(row.limit), cpu, statements, verdict];
}

/** A row that cannot be measured must not stop the others. */
const failed = (error: Error): Result => ({ value: Number.NaN, fault: error.message });

/** Measures the selected rows, and prints the table. @returns a sentence for each row that misses its limit */
async function bench(): Promise<string[]> {
  await buildIfStale((line) => process.stderr.write(`${line}\n`));
  const house = await House.open();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void house.close().then(() => process.exit(1)));
  const missed: string[] = [];
  const print = (texts: string[]) => console.log(`| ${texts.join(' | ')} |`);
  try {
    console.log(`${describeMachine(await house.version())}\n`);
    print(columns);
    print(columns.map(() => '---'));
    for (const row of named) {
      const result = await row.measure(house).catch(failed);
      print(cells(row, result));
      if (isMissed(row, result))
        missed.push(`${row.work}: ${result.fault ?? `${figure(result.value)}, must be ${mustBe(row.limit)}`}`);
    }
  } finally {
    await house.close();
  }
  return missed;
}

const missed = await bench();
if (missed.length) console.log(`\nMissed:\n${missed.map((one) => `- ${one}`).join('\n')}`);
process.exit(mustHold && missed.length ? 1 : 0);
