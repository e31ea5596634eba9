import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { excuse, goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { watching } from '#tests/kit/browser/liveScreen.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { heading, leaveQuietly, link, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { emptyInbox, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { issueLink, makeReview } from '#tests/kit/content/review.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
let colleague: Person;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  product = await startProduct({ WEBHOOKS_ALLOW_PRIVATE: 'on' });
  admin = await product.signedIn('admin');
  colleague = await product.signedIn('admin');
});
afterAll(() => product.stop());

const goOn = goingOn(() => watching(product, admin, '/dashboard', 'Admin Dashboard'));
beforeEach(async () => {
  visitor = await goOn();
  ({ page } = visitor);
});

const text = (wanted: string | RegExp) => page.getByRole('main').getByText(wanted).first();
const gone = (wanted: string) => expect.poll(() => page.getByRole('main').getByText(wanted).count()).toBe(0);

/** Every office list: its path, what a colleague adds, and what they change. */
type List = [path: string, adds: () => Promise<string>, changes?: () => Promise<() => Promise<unknown>>];
let made: { id: string };
const lists: List[] = [
  [
    '/contact-query',
    async () => {
      made = await makeMessage(product, { name: 'Live Sender' });
      return 'Live Sender';
    },
    async () => {
      await colleague.gql('mutation ($id: UUID!) { markMessageRead(id: $id, isRead: true) { id } }', { id: made.id });
      return () => page.getByRole('button', { name: 'Mark as unread: Live Sender' }).waitFor();
    },
  ],
  [
    '/blog-manage',
    async () => {
      made = await makePost(colleague, { title: 'A live post' });
      return 'A live post';
    },
    async () => {
      await colleague.gql(
        'mutation ($ids: [UUID!]!) { bulkUpdate(kind: BLOG_POST, action: PUBLISH, ids: $ids) { done } }',
        {
          ids: [made.id],
        },
      );
      return () => page.getByRole('button', { name: 'Unpublish A live post' }).waitFor();
    },
  ],
  [
    '/portfolio-manage',
    async () => {
      made = await makeItem(colleague, { title: 'A live item' });
      return 'A live item';
    },
    async () => {
      await colleague.gql('mutation ($id: UUID!) { removePortfolioItem(id: $id) { id } }', { id: made.id });
      return () => gone('A live item');
    },
  ],
  [
    '/admin/manage-reviews',
    async () => {
      made = await makeReview(colleague, { name: 'Live Client' });
      return 'Live Client';
    },
    async () => {
      await colleague.gql('mutation ($id: UUID!) { publishReview(id: $id, isPublished: true) { id } }', {
        id: made.id,
      });
      return () => page.getByRole('button', { name: 'Unpublish the review by Live Client' }).waitFor();
    },
  ],
  [
    '/admin/affiliate-manage',
    async () => {
      made = await makeAffiliate(product.nobody, { name: 'Live Partner' });
      return 'Live Partner';
    },
    async () => {
      await colleague.gql('mutation ($id: UUID!) { removeAffiliate(id: $id) { id } }', { id: made.id });
      return () => gone('Live Partner');
    },
  ],
  [
    '/admin/generate-review-link',
    async () => {
      await issueLink(colleague, { email: 'live@client.example' });
      return 'live@client.example';
    },
  ],
  [
    '/admin/users',
    async () => {
      const { email } = await product.user({ name: 'Live Colleague' });
      await colleague.gql('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id } }', {
        input: { email: 'invited@staff.example', role: 'EMPLOYEE' },
      });
      return email;
    },
  ],
  [
    '/admin/webhooks',
    async () => {
      await makeWebhook(colleague, { name: 'Live hook' });
      return 'Live hook';
    },
  ],
  [
    '/admin/api-tokens',
    async () => {
      await issueToken(colleague, { name: 'Live token' });
      return 'Live token';
    },
  ],
  [
    '/admin/audit',
    async () => {
      await makePost(colleague, { title: 'An audited post' });
      return 'An audited post';
    },
  ],
];

test.for(lists)('%s shows additions and changes of a colleague', async ([path, adds, changes]) => {
  await goTo(visitor, path);
  await text(await adds()).waitFor();
  if (changes) await (await changes())();
  // The picture of a new item is on another host.
  excuse(visitor, /pictures\.example|ERR_NAME/);
  expect(
    await page
      .getByText(/^Loading/)
      .filter({ visible: true })
      .count(),
  ).toBe(0);
});

test('data that changed while it was loading is loaded again', async () => {
  await emptyInbox(product);
  const { id, email } = await makeMessage(product, { name: 'Slow Reader' });
  const own = await watching(product, admin, '/dashboard', 'Admin Dashboard');
  const server = await meddle(own.page, 'MessagePerson', 'late');
  await goTo(own, '/contact-query');
  await link(own.page, 'Slow Reader').click();
  await heading(own.page, 'Slow Reader').waitFor();
  await server.asked;
  await own.page.getByText('Unread', { exact: true }).waitFor();
  await colleague.gql('mutation ($email: String!) { renamePerson(email: $email, name: "Quick Writer") { id } }', {
    email,
  });
  await colleague.gql(messageOperations.mark, { id, isRead: true });
  // The message was read again while its person is still loading.
  await own.page.getByText('Read', { exact: true }).waitFor();
  server.release();
  await own.page.getByText('Quick Writer').first().waitFor();
  await server.stop();
  await leaveQuietly(own);
});

test('a change before the stream starts is shown afterwards, in list and message', async () => {
  await emptyInbox(product);
  const { id } = await makeMessage(product, { name: 'Early Bird' });
  for (const [path, title, change, shown] of [
    ['/blog-manage', 'Manage Blog Posts', () => makePost(colleague, { title: 'Before it hears' }), 'Before it hears'],
    [`/contact-details/${id}`, 'Early Bird', () => colleague.gql(messageOperations.mark, { id, isRead: true }), 'Read'],
  ] as const) {
    const own = await visit(product, admin);
    const gate = Promise.withResolvers<void>();
    await own.page.route('**/graphql/stream', (route) => gate.promise.then(() => route.continue()));
    await own.open(path);
    await heading(own.page, title).waitFor();
    await loaded(own.page);
    await change();
    gate.resolve();
    await own.page.getByText(shown, { exact: true }).first().waitFor();
    await leaveQuietly(own);
  }
});

test('a change of twelve posts is read at most three times', async () => {
  await goTo(visitor, '/blog-manage');
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) ids.push((await makePost(colleague, { title: `Burst ${count}` })).id);
  await text('Burst 11').waitFor();
  const before = visitor.operations.filter((name) => name === 'ManageBlogs').length;
  await colleague.gql(
    'mutation ($ids: [UUID!]!) { bulkUpdate(kind: BLOG_POST, action: PUBLISH, ids: $ids) { done } }',
    { ids },
  );
  await page.getByRole('button', { name: 'Unpublish Burst 0', exact: true }).waitFor();
  const reads = visitor.operations.filter((name) => name === 'ManageBlogs').length - before;
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(3);
});

test('a refetch keeps selection and focus', async () => {
  await goTo(visitor, '/blog-manage');
  const box = page.getByRole('checkbox', { name: 'Select Burst 3', exact: true });
  await box.check();
  await box.focus();
  await makePost(colleague, { title: 'A post in between' });
  await text('A post in between').waitFor();
  expect(await box.isChecked()).toBe(true);
  expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('without the stream a focused window shows changes', async () => {
  const own = await visit(product, admin);
  await own.page.route('**/graphql/stream', (route) => route.abort());
  await own.open('/blog-manage');
  await own.page.getByText('A post in between').waitFor();
  await makePost(colleague, { title: 'Without a stream' });
  // As soon as the stream is known to be lost.
  const shown = () => own.page.getByText('Without a stream').count();
  await expect.poll(() => own.page.evaluate(() => dispatchEvent(new Event('focus'))).then(shown)).toBe(1);
  await own.leave();
});
