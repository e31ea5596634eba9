import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Evaluated through the browser's developer tools, so that the Content-Security-Policy of the pages stays as it is. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG 2.2 A and AA and axe's best practices, with no rule switched off. axe runs two rules only if they are named: the
 * target size, and the visible label as a part of the accessible name (2.5.3).
 */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};

/** A toast that fades has a low contrast for a moment. Spinners have no end and are not waited for. */
const endAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** @returns the violations that axe finds on the page, one line per element */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await endAnimations(page);
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: { run(given: unknown): Promise<AxeResults> } }).axe.run(given),
    options as unknown as Record<string, unknown>,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}
