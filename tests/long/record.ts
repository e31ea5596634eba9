import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import type { LongRecord } from './selection.ts';

// Writes record.json from reports of `npm run test:long -- --reporter=json --outputFile=REPORT`, given as arguments.

const target = join(import.meta.dirname, 'record.json');
const record: LongRecord = JSON.parse(readFileSync(target, 'utf8'));
for (const report of process.argv.slice(2)) {
  const { testResults }: JsonTestResults = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, startTime, endTime, assertionResults, status } of testResults) {
    const failed = assertionResults.filter((result) => result.status === 'failed').length;
    const failures = Math.max(failed, status === 'failed' ? 1 : 0);
    // A report from another clone has other folders above `tests`.
    if (name.includes('.long.'))
      record[name.slice(name.lastIndexOf('/tests/') + 1)] = {
        seconds: Math.round((endTime - startTime) / 1000),
        failures,
      };
  }
}
const sorted = Object.fromEntries(Object.entries(record).toSorted(([left], [right]) => (left < right ? -1 : 1)));
writeFileSync(target, `${JSON.stringify(sorted, null, 2)}\n`);
