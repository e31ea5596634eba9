import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { firstStart } from '#server/app/start/firstStart.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { replyTemplates } from '#server/clients/message/replyTemplate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { reviewLinks, reviews } from '#server/clients/review/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { users } from '#server/people/user/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { Person as Client } from '#tests/kit/people/person.ts';
import { insertSession } from '#tests/kit/people/session.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
afterEach(() => product.stop());

async function install({ hasPictures = false } = {}): Promise<void> {
  product = await startProduct();
  const { db, settings, now, store } = product.services;
  await firstStart(db, settings, now(), hasPictures ? store : undefined);
}

const FIELDS = '{ count groups { kind names kept { name reason } } }';
type Group = { kind: string; names: string[]; kept: { name: string; reason: string }[] };
const read = async (who: Person): Promise<{ count: number; groups: Group[] }> =>
  (await who.gql(`{ sampleContent ${FIELDS} }`)).data.sampleContent;
const remove = (who: Person) => who.gql(`mutation { removeSampleContent ${FIELDS} }`);
const counts = ({ groups }: { groups: Group[] }) =>
  Object.fromEntries(groups.map(({ kind, names }) => [kind, names.length]));
const keptOf = ({ groups }: { groups: Group[] }) =>
  Object.fromEntries(groups.filter(({ kept }) => kept.length).map(({ kind, kept }) => [kind, kept]));

async function sampleAdmin(): Promise<Person> {
  const [user] = await product.services.db.select().from(users).where(eq(users.email, 'admin@marquee.example'));
  if (!user) throw new Error('there is no sample admin');
  return new Client(product.url, { ...user, token: await insertSession(product.services, user) });
}

const tables = { blogPosts, portfolioItems, messages, affiliates, reviews, reviewLinks, replyTemplates };
const rowCounts = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(tables).map(async ([name, table]) => [name, await product.services.db.$count(table)] as const),
    ),
  );

test('one action removes exactly the samples', async () => {
  await install();
  const owner = await product.signedIn('admin');
  const [post, message] = [await makePost(owner), await makeMessage(product)];
  const before = await read(owner);
  const rows = await rowCounts();
  expect(counts(before)).toEqual({
    POSTS: Number(rows.blogPosts) - 1,
    ITEMS: rows.portfolioItems,
    MESSAGES: Number(rows.messages) - 1,
    APPLICATIONS: rows.affiliates,
    REVIEWS: rows.reviews,
    REVIEW_LINKS: rows.reviewLinks,
    REPLY_TEMPLATES: rows.replyTemplates,
    ...{ PAGE_TEXTS: 13, BOOKINGS: 1, ACCOUNTS: 2 },
  });
  expect(keptOf(before)).toEqual({});
  const { data, errors } = await remove(owner);
  expect(errors).toBeUndefined();
  expect(data.removeSampleContent).toEqual(before);
  expect(await read(owner)).toEqual({ count: 0, groups: [] });
  expect(await rowCounts()).toEqual({
    ...{ blogPosts: 1, portfolioItems: 0, messages: 1, affiliates: 0, reviews: 0, reviewLinks: 0, replyTemplates: 0 },
  });
  expect(await product.services.db.select({ id: blogPosts.id }).from(blogPosts)).toEqual([{ id: post.id }]);
  expect(await product.services.db.select({ id: messages.id }).from(messages)).toEqual([{ id: message.id }]);
  const emails = await product.services.db.select({ email: users.email }).from(users);
  expect(emails).toEqual([{ email: owner.email }]);
  const entries = await product.services.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'site.removeSamples'));
  expect(entries).toMatchObject([
    { actorId: owner.id, before: { POSTS: before.groups[0]?.names.length, ACCOUNTS: 2 } },
  ]);
  const { data: site } = await product.nobody.gql('{ site { hasSampleBookings } blogPosts { totalCount } }');
  expect(site).toEqual({ site: { hasSampleBookings: false }, blogPosts: { totalCount: 0 } });
});

test('six sample case studies have results, a review and a gallery, whose files go with the samples', async () => {
  await install({ hasPictures: true });
  const { data } = await product.nobody.gql(`{ portfolioItems { nodes { client services results { figure }
    review { name } clientReviews { id } gallery { altText image { url } } } } pageTexts(page: HOME) { work { id } } }`);
  const studies = data.portfolioItems.nodes;
  expect(studies).toHaveLength(6);
  for (const { client, services, results, review, clientReviews, gallery } of studies) {
    expect([Boolean(client), services.length, Boolean(review?.name), clientReviews.length]).toEqual([true, 1, true, 1]);
    expect([results.length >= 2, gallery.length]).toEqual([true, 3]);
    for (const { altText, image } of gallery) {
      expect(altText).toBeTruthy();
      expect((await fetch(image.url)).headers.get('content-type')).toBe('image/webp');
    }
  }
  expect(data.pageTexts.work).toHaveLength(3);
  const html = await (await fetch(product.url)).text();
  for (const text of ['Selected work', 'They work with us', 'The people you will talk to'])
    expect(html).toContain(text);
  const owner = await product.signedIn('admin');
  await remove(owner);
  const { url } = studies[0].gallery[0].image;
  await expect.poll(async () => (await fetch(url)).status).toBe(404);
  expect(await (await fetch(product.url)).text()).not.toContain('They work with us');
});

test('invented clients and people leave the home page beside those that somebody entered or changed', async () => {
  await install();
  const owner = await product.signedIn('admin');
  await saveTexts(owner, 'HOME', { client1Name: 'A client of ours', person2Role: 'Founder', heroLead: 'Ours.' });
  const { data } = await remove(owner);
  const kept = ['Home: Kabir Mehta', 'Home'].map((name) => ({ name, reason: 'changed by somebody' }));
  expect(keptOf(data.removeSampleContent)).toEqual({ PAGE_TEXTS: kept });
  const html = await (await fetch(product.url)).text();
  for (const text of ['A client of ours', 'Kabir Mehta', 'Founder', 'Ours.']) expect(html).toContain(text);
  for (const text of ['Harbour Street Dental', 'Lakeside School', 'Ananya Rao', 'Dev Malhotra'])
    expect(html).not.toContain(text);
});

test('translations of invented clients and people leave the home page with them', async () => {
  await install();
  const owner = await product.signedIn('admin');
  await offerLanguages(owner);
  await saveTexts(owner, 'HOME', { person1Role: 'Auswertung', heroLead: 'Unsere.' }, 'de');
  const german = async () => (await fetch(`${product.url}/de/`)).text();
  expect(await german()).toContain('Auswertung');
  await remove(owner);
  const html = await german();
  expect([html.includes('Auswertung'), html.includes('Unsere.')]).toEqual([false, true]);
});

test('a sample that somebody has changed is kept and named', async () => {
  await install();
  const owner = await product.signedIn('admin');
  const { db } = product.services;
  const [posts, items] = [await db.select().from(blogPosts), await db.select().from(portfolioItems)];
  const publish = 'mutation ($id: UUID!) { publishBlogPost(id: $id) { id } }';
  const [edited, toggled, moved] = posts.filter(({ isPublished }) => isPublished);
  if (!edited || !toggled || !moved || !items[0]) throw new Error('there are no samples');
  const { title, excerpt, author, tags } = edited;
  const update = 'mutation ($id: UUID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { id } }';
  const input = { title: `${title}!`, excerpt, author, tags };
  expect((await owner.gql(update, { id: edited.id, input })).errors).toBeUndefined();
  expect((await owner.gql(publish, { id: toggled.id })).errors).toBeUndefined();
  const slug = {
    ...{ title: moved.title, excerpt: moved.excerpt, author: moved.author, tags: moved.tags },
    slug: 'moved-away',
  };
  expect((await owner.gql(update, { id: moved.id, input: slug })).errors).toBeUndefined();
  const [first, second] = await db.select().from(messages).where(eq(messages.stage, 'NEW'));
  if (!first || !second) throw new Error('there are no messages');
  expect((await owner.rest('PATCH', `/messages/${first.id}/toggle-read`)).status).toBeLessThan(500);
  const note = 'mutation ($id: UUID!, $input: NoteInput!) { addNote(id: $id, input: $input) { id } }';
  const noted = await owner.gql(note, { id: second.id, input: { text: 'Ours' } });
  expect(noted.errors).toBeUndefined();
  const [template] = await db.select().from(replyTemplates);
  await db
    .update(replyTemplates)
    .set({ text: 'Our own text' })
    .where(eq(replyTemplates.id, template?.id ?? ''));
  await db.update(users).set({ name: 'Ravi of ours' }).where(eq(users.email, 'employee@marquee.example'));

  const { data } = await remove(owner);
  expect(keptOf(data.removeSampleContent)).toEqual({
    POSTS: expect.arrayContaining([
      { name: `${title}!`, reason: 'changed by somebody' },
      { name: toggled.title, reason: 'published or unpublished by somebody' },
      { name: moved.title, reason: 'changed by somebody' },
    ]),
    MESSAGES: [{ name: second.name, reason: 'changed by somebody' }],
    REPLY_TEMPLATES: [{ name: template?.name, reason: 'changed by somebody' }],
    ACCOUNTS: [{ name: 'Ravi of ours, employee@marquee.example', reason: 'has a name, role or password of its own' }],
  });
  expect(await rowCounts()).toMatchObject({ blogPosts: 3, portfolioItems: 0, messages: 1, replyTemplates: 1 });
});

test("the signed-in person's own account stays as the last admin", async () => {
  await install();
  const admin = await sampleAdmin();
  const { data } = await remove(admin);
  expect(keptOf(data.removeSampleContent)).toEqual({
    ACCOUNTS: [{ name: 'Asha Menon, admin@marquee.example', reason: 'your own account' }],
  });
  expect(await product.services.db.$count(users)).toBe(1);
  expect((await read(admin)).count).toBe(0);
});

test('two admins who remove the samples at once remove each once', async () => {
  await install();
  const [first, second] = [await product.signedIn('admin'), await product.signedIn('admin')];
  const posts = await product.services.db.$count(blogPosts);
  const { count } = await read(first);
  const answers = await Promise.all([remove(first), remove(second)]);
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  expect(answers.map(({ data }) => data.removeSampleContent.count).sort()).toEqual([0, count]);
  const removals = await product.services.db.select().from(auditEntries).where(eq(auditEntries.action, 'blog.remove'));
  expect(removals).toHaveLength(posts);
});

test('nothing is removed when the removal fails in the middle', async () => {
  await install();
  const owner = await product.signedIn('admin');
  const before = await rowCounts();
  await product.services.db.execute(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create trigger refuse before delete on users for each row execute function refuse()`,
  );
  expect((await remove(owner)).code).toBe('INTERNAL_SERVER_ERROR');
  expect(await rowCounts()).toEqual(before);
});

test('an employee may neither see nor remove the samples', async () => {
  await install();
  const employee = await product.signedIn('Employee');
  expect((await employee.gql('{ sampleContent { count } }')).code).toBe('FORBIDDEN');
  expect((await employee.gql('mutation { removeSampleContent { count } }')).code).toBe('FORBIDDEN');
});
