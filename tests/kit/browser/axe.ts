import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Evaluated in the page by the browser's tools: the pages' Content-Security-Policy stays as it is. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG 2.2 A and AA, and what axe's makers hold for good practice. No rule is switched off. axe runs neither of the two rules
 * unless they are named: a target is large enough, and a name holds the words that the control shows (2.5.3).
 */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};

/** What axe finds on a page as it is now, a line for every element. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: { run(given: unknown): Promise<AxeResults> } }).axe.run(given),
    options as unknown as Record<string, unknown>,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}
