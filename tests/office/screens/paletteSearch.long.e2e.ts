import { expect } from 'vitest';
import { excuse, goingOn } from '#tests/kit/browser/goingOn.ts';
import { handsOver, meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading, leaveQuietly, operationOf } from '#tests/kit/browser/visitor.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { test } from '#tests/kit/test.ts';
import { screenNames } from '#web/shared/app/screenNames.ts';
import {
  beginAsAdmin,
  beginAsEmployee,
  close,
  emptyContent,
  field,
  openedAt,
  option,
  options,
  palette,
} from './palette.ts';

const asEmployee = goingOn(beginAsEmployee);
const asAdmin = goingOn(beginAsAdmin);

test.beforeEach(({ product }) => emptyContent(product));

test('a late answer to an older text does not replace newer results', async ({ product, admin, employee }) => {
  await makePost(admin, { title: 'Apples for all' });
  await makePost(admin, { title: 'Bananas for all' });
  const page = await openedAt(await asEmployee(product, employee));
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'Search' || !isFirst) return route.fallback();
    isFirst = false;
    const response = await route.fetch();
    asked.resolve();
    await gate.promise;
    await route.fulfill({ response });
  });
  await handsOver(page);
  await field(page).fill('apples');
  await asked.promise;
  await field(page).fill('bananas');
  await option(page, /^Bananas for all/).waitFor();
  // Records whether the results are ever removed.
  const list = await palette(page).getByRole('listbox').elementHandle();
  const lost = await page.evaluateHandle((element) => {
    const seen = { isLost: false };
    const look = () => {
      if (!element?.textContent?.includes('Bananas for all')) seen.isLost = true;
    };
    new MutationObserver(look).observe(element as Node, { childList: true, subtree: true, characterData: true });
    return seen;
  }, list);
  const answer = page.waitForResponse((response) => operationOf(response.request()) === 'Search');
  gate.resolve();
  await (await answer).finished();
  const next = page.waitForResponse((response) => operationOf(response.request()) === 'Search');
  await field(page).fill('bananas for');
  await next;
  await palette(page).getByRole('status').getByText('1 found').waitFor();
  expect(await lost.jsonValue()).toEqual({ isLost: false });
  await page.unroute('**/graphql');
  await close(page);
});

test('results that do not match a longer text cannot be opened while it is searched', async ({
  product,
  admin,
  employee,
}) => {
  await makePost(admin, { title: 'Quarterly apples' });
  await makePost(admin, { title: 'Quarterly bananas' });
  const page = await openedAt(await asEmployee(product, employee));
  await field(page).fill('quarterly');
  await option(page, /^Quarterly apples/).waitFor();
  await option(page, /^Quarterly bananas/).waitFor();
  const slow = await meddle(page, 'Search', 'slow');
  await field(page).fill('quarterly b');
  await slow.asked;
  await palette(page).getByRole('status').getByText('Searching...').waitFor();
  expect(await options(page)).toEqual([expect.stringMatching(/^Quarterly bananas/)]);
  slow.release();
  await palette(page).getByRole('status').getByText('1 found').waitFor();
  await slow.stop();
  await close(page);
});

test('a failed search can be retried', async ({ product, admin, employee }) => {
  await makePost(admin, { title: 'Apples for all' });
  await makePost(admin, { title: 'Bananas for all' });
  const visitor = await asEmployee(product, employee);
  const page = await openedAt(visitor);
  await field(page).fill('bananas');
  await option(page, /^Bananas for all/).waitFor();
  const failing = await meddle(page, 'Search', 'failing');
  failing.release();
  await field(page).fill('apples');
  await palette(page).getByText('The search failed.').waitFor();
  expect(await options(page)).toEqual([]);
  await failing.stop();
  await button(palette(page), 'Try again').click();
  await option(page, /^Apples for all/).waitFor();
  await field(page).fill('nothing like it');
  await palette(page).getByText('Nothing found for "nothing like it".').waitFor();
  await close(page);
  excuse(visitor, 502);
});

test('the palette finds items, people and applications and opens them', async ({ product }) => {
  await insertItem(product, { title: 'Quillan rebuilt', slug: 'quillan-rebuilt', isPublished: true });
  await makeAffiliate(product.nobody, { name: 'Quillan Partner' });
  await makeAffiliate(product.nobody, { name: 'Somebody Else' });
  const { email } = await product.user({ name: 'Quillan Colleague' });
  const page = await openedAt(await asAdmin(product));
  await field(page).fill('quillan');
  await option(page, /^Quillan rebuilt\s*Portfolio item/).waitFor();
  await option(page, new RegExp(`^Quillan Colleague\\s*Person, ${email}`)).waitFor();
  await option(page, /^Quillan Partner\s*Application/).click();
  await heading(page, 'Affiliate Management').waitFor();
  await page.getByRole('main').getByText('Quillan Partner').first().waitFor();
  expect(await page.getByRole('main').getByText('Somebody Else').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await field(page).fill('quillan reb');
  await option(page, /^Quillan rebuilt/).click();
  await heading(page, 'Quillan rebuilt').waitFor();
  await page.keyboard.press('Control+k');
  await field(page).fill('quillan coll');
  await option(page, /^Quillan Colleague/).click();
  await heading(page, 'User Management').waitFor();
});

test('the palette opens what it finds by click or Enter and forgets it at the sign-out', async ({ product, admin }) => {
  await makeMessage(product, { name: 'Quillan Ray' });
  await makePost(admin, { title: 'Quillan writes', slug: 'quillan-writes' });
  await makeReview(admin, { name: 'Quillan Client' });
  const visitor = await asAdmin(product);
  const page = await openedAt(visitor);
  await field(page).fill('quillan');
  await option(page, /^Quillan Client\s*Review/).waitFor();
  await option(page, /^Quillan writes\s*Post/).waitFor();
  await option(page, /^Quillan Ray\s*Enquiry, Web Development/).click();
  await heading(page, 'Quillan Ray').waitFor();
  await page.keyboard.press('Control+k');
  await field(page).fill('quillan wr');
  await expect.poll(() => options(page)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await heading(page, 'Quillan writes').waitFor();
  await page.keyboard.press('Control+k');
  await option(page, 'Quillan Ray').waitFor();
  await field(page).fill('log out');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
  await leaveQuietly(visitor);
});

test('the palette finds a screen by each of its names, before content with the same words', async ({
  product,
  admin,
}) => {
  await makePost(admin, { title: 'What users say about messages' });
  const page = await openedAt(await asAdmin(product));
  const first = async (text: string) => {
    await field(page).fill(text);
    await palette(page)
      .getByRole('status')
      .getByText(/found$/)
      .waitFor();
    return (await options(page))[0];
  };
  for (const text of ['enquiries', 'inbox', 'messages', 'Contact Queries', 'contact query'])
    expect([text, await first(text)]).toEqual([text, expect.stringMatching(/^Enquiries/)]);
  expect(await first('media library')).toMatch(/^Pictures/);
  expect(await first('users')).toMatch(/^Everybody/);
  await option(page, /^What users say about messages/).waitFor();
  expect(await first('analytics')).toMatch(/^Visits and results/);
  expect(await first('new project')).toMatch(/^New item/);
  expect(await first('ask for a review')).toMatch(/^Ask for a review/);
  expect(await first('new post')).toMatch(/^New post/);
  for (const { name, heading: title, synonyms } of Object.values(screenNames))
    for (const word of [name, title, ...synonyms]) {
      await field(page).fill(word);
      await option(page, new RegExp(`^${name}`))
        .first()
        .waitFor();
    }
  await close(page);
});

test('a found colleague is shown and focused on User Management', async ({ product }) => {
  const { id } = await product.user({ name: 'Zoë Álvarez' });
  const page = await openedAt(await asAdmin(product));
  await field(page).fill('zoe alvarez');
  await option(page, /Zoë Álvarez/).click();
  await heading(page, 'User Management').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row))
    .toBe(id);
});
