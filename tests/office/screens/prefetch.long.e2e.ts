import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { handsOver, holdStream, meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading, leaveQuietly, link, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { casesOf } from '#tests/kit/long.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { isDrawnByServer, matchRoute, routes } from '#web/routes.tsx';
import type { FetchQuery } from '#web/shared/data/loader.ts';

/** Preloaded data is fresh for five seconds, in which a slow machine draws no screen. The clock of this page goes slowly. */
const holdFreshness = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 100;
  });

/** Delays the script of a screen. @returns a function that releases it, and whether it was requested */
async function holdBack(page: Page, name: string) {
  const gate = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  await handsOver(page);
  return { release: () => gate.resolve() };
}

async function questionsAt(address: string): Promise<string[]> {
  const { route, params = {} } = matchRoute(address) ?? {};
  const names: string[] = [];
  const fetchQuery: FetchQuery = async (document) => {
    const [operation] = document.definitions;
    names.push((operation?.kind === 'OperationDefinition' && operation.name?.value) || '');
    return undefined as never;
  };
  await route?.loader?.({ params, search: new URLSearchParams(), fetchQuery });
  return names;
}

const goOn = goingOn(async (product: Product, employee: Person) => {
  const begun = await visit(product, employee);
  await holdFreshness(begun.page);
  // The start of the stream invalidates prefetched data.
  await holdStream(begun.page);
  await begun.open('/dashboard');
  return begun;
});

const times = (visitor: Visitor, operation: string) => visitor.operations.filter((one) => one === operation).length;
const asked = (visitor: Visitor, operation: string, count = 1) =>
  expect.poll(() => times(visitor, operation), { message: operation }).toBe(count);

describe('the data and the code of a screen', () => {
  test('a fresh page and an unannounced link load data in parallel with code, once', async ({ product, employee }) => {
    const visitor = await visit(product, employee);
    const { page } = visitor;
    await holdFreshness(page);
    await holdStream(page);
    const dashboard = await holdBack(page, 'DashboardPage');
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await asked(visitor, 'Overview');
    expect(await heading(page, 'Employee Dashboard').count()).toBe(0);
    dashboard.release();
    await link(page, '0 unread messages').waitFor();
    expect(times(visitor, 'Overview')).toBe(1);

    const posts = await holdBack(page, 'ManageBlogsPage');
    await link(page, 'Manage Blogs').dispatchEvent('click');
    await asked(visitor, 'ManageBlogs');
    expect(await heading(page, 'Manage Blog Posts').count()).toBe(0);
    posts.release();
    await heading(page, 'Manage Blog Posts').waitFor();
    await loaded(page);
    expect(times(visitor, 'ManageBlogs')).toBe(1);
    await leaveQuietly(visitor);
  });

  test('every office screen sends each query once', async ({ product, admin, employee }) => {
    const { id: message } = await makeMessage(product);
    const { slug: post } = await makePost(employee);
    const { slug: item } = await makeItem(employee);
    const { slug: own } = await makePage(employee);
    // Without deliveries: its screen asks again while some are waiting.
    const { id: webhook } = await makeWebhook(admin, { events: ['REVIEW_SUBMITTED'] });
    const real: Record<string, string> = {
      'contact-details': message,
      webhooks: webhook,
      'edit-blog': post,
      'edit-page': own,
      texts: 'about',
    };
    const visitor = await visit(product, admin);
    const { page } = visitor;
    await holdFreshness(page);
    await holdStream(page);
    const screens = await Promise.all(
      routes
        .filter((route) => route.loader && !isDrawnByServer(route))
        .map(async ({ path }) => {
          const address = path.replace(/([\w-]+)\/:\w+/, (_, folder) => `${folder}/${real[folder] ?? item}`);
          const questions = await questionsAt(address);
          return { address, questions, kind: `${address === path ? 'no' : 'a'} part, ${questions.length} questions` };
        }),
    );
    // `npm test` tries a screen with one query, one with several, and one with a parameter.
    const isFirst = ({ kind }: (typeof screens)[number], index: number) =>
      screens.findIndex((one) => one.kind === kind) === index;
    for (const { address, questions } of casesOf(screens, isFirst)) {
      visitor.operations.length = 0;
      await visitor.open(address);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await loaded(page);
      for (const operationName of questions) {
        expect([address, operationName, times(visitor, operationName)]).toEqual([address, operationName, 1]);
      }
    }
    // Pictures of posts and items are on another host.
    expect(visitor.complaints.filter((complaint) => !/pictures\.example|ERR_NAME/.test(complaint))).toEqual([]);
    await visitor.leave();
  });

  test('data of a screen without permission is not requested', async ({ product, employee }) => {
    const visitor = await visit(product, employee);
    await visitor.open('/admin/users');
    await heading(visitor.page, 'Oops! Page Not Found').waitFor();
    expect([times(visitor, 'Users'), times(visitor, 'Invitations')]).toEqual([0, 0]);
    await leaveQuietly(visitor);
  });
});

describe('pointing at a link', () => {
  test('a click requests nothing that pointing at the link has loaded', async ({ product, employee }) => {
    const { name, id } = await makeMessage(product, { name: 'Pointed At' });
    const visitor = await goOn(product, employee);
    const { page } = visitor;
    await goTo(visitor);
    await link(page, 'Contact Queries').hover();
    await asked(visitor, 'Messages');
    await link(page, 'Contact Queries').click();
    const row = page.getByRole('row').filter({ hasText: name });
    await row.hover();
    await asked(visitor, 'Message');
    await row.getByText('Web Development').click();
    await heading(page, name).waitFor();
    await button(page, 'Mark as read').waitFor();
    expect([times(visitor, 'Messages'), times(visitor, 'Message')]).toEqual([1, 1]);
    const { data } = await employee.gql('query ($id: UUID!) { message(id: $id) { isRead } }', { id });
    expect(data.message.isRead).toBe(false);
  });

  test('prefetched data is refreshed after a change on this screen', async ({ product, employee }) => {
    const { name } = await makeMessage(product, { name: 'Changed Meanwhile' });
    const visitor = await goOn(product, employee);
    const { page } = visitor;
    await goTo(visitor, '/contact-query');
    const openMenu = () => page.getByRole('button', { name: /^User menu/ }).click();
    const posts = page.getByRole('menuitem', { name: 'Manage Blogs', exact: true });
    await openMenu();
    await posts.hover();
    await asked(visitor, 'ManageBlogs');
    await page.keyboard.press('Escape');
    await button(page, `Mark as read: ${name}`).click();
    await visitor.hears('Message marked as read.');
    await openMenu();
    await posts.click();
    await heading(page, 'Manage Blog Posts').waitFor();
    await asked(visitor, 'ManageBlogs', 2);
  });
});

test('going back to a list shows it immediately and reloads it in the background', async ({ product, employee }) => {
  const { name } = await makeMessage(product, { name: 'Seen Again' });
  const visitor = await goOn(product, employee);
  const { page } = visitor;
  await goTo(visitor);
  await goTo(visitor, '/contact-query');
  await link(page, name).click();
  await heading(page, name).waitFor();
  const slow = await meddle(page, 'Messages', 'slow');
  await page.goBack();
  await heading(page, 'Contact Queries').waitFor();
  await slow.asked;
  expect([await link(page, name).count(), await page.getByText('Loading messages...').count()]).toEqual([1, 0]);
  slow.release();
  await asked(visitor, 'Messages', 2);
});
