import type { Locator, Page } from 'playwright-core';
import { button } from './visitor.ts';

/** The chips of the filters that are set, and the one that is being set. */
export const filterChips = (page: Page): Locator => page.getByRole('list', { name: 'Filtered by' });

/** The chip of a filter, which opens its choices. */
export const filterChip = (page: Page, label: string): Locator =>
  filterChips(page).getByRole('button', { name: new RegExp(`^${label}: `) });

/** Opens the choices of a filter, by its chip or by the menu of '+ Filter'. */
export async function openFilter(page: Page, label: string): Promise<void> {
  if (await filterChip(page, label).count()) return filterChip(page, label).click();
  await button(page, 'Filter').click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

/** Sets a filter to one of its choices. */
export async function chooseFilter(page: Page, label: string, choice: string): Promise<void> {
  await openFilter(page, label);
  await page.getByRole('menuitemradio', { name: choice, exact: true }).click();
  await filterChips(page)
    .getByRole('button', { name: `${label}: ${choice}`, exact: true })
    .waitFor();
}

/** Checks or unchecks choices of a filter that has several. */
export async function checkFilter(page: Page, label: string, ...choices: string[]): Promise<void> {
  await openFilter(page, label);
  for (const choice of choices) await page.getByRole('menuitemcheckbox', { name: choice, exact: true }).click();
  await page.keyboard.press('Escape');
}

/** Sets a filter to a day. @param day YYYY-MM-DD */
export async function chooseFilterDay(page: Page, label: string, day: string): Promise<void> {
  await openFilter(page, label);
  await page.getByRole('dialog', { name: label, exact: true }).getByLabel(label, { exact: true }).fill(day);
  await page.keyboard.press('Escape');
  await filterChip(page, label).waitFor();
}

export async function removeFilter(page: Page, label: string): Promise<void> {
  await button(filterChips(page), new RegExp(`^Remove the filter ${label}: `)).click();
  await filterChip(page, label).waitFor({ state: 'detached' });
}

export async function clearFilters(page: Page): Promise<void> {
  await button(page, 'Clear filters').click();
  await filterChips(page).waitFor({ state: 'detached' });
}
