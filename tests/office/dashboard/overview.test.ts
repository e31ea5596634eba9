import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const DAY = 24 * 3600 * 1000;
const OVERVIEW = `{ overview { unreadMessages draftPosts draftItems reviewsToCheck newApplications
  messagesPerWeek { monday count } } }`;

type Counts = Record<'unreadMessages' | 'draftPosts' | 'draftItems' | 'reviewsToCheck' | 'newApplications', number>;
type Overview = Counts & { messagesPerWeek: { monday: string; count: number }[] };
const overview = async (employee: Person): Promise<Overview> => (await employee.gql(OVERVIEW)).data.overview;

const message = {
  name: 'Ishaan Kapoor',
  email: 'ishaan@client.example',
  contactNumber: '9876543210',
  service: 'Web Development',
};

async function messageAt(product: Product, moment: Date): Promise<string> {
  const { data } = await product.nobody.gql(
    'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
    {
      input: message,
    },
  );
  const { id } = data.sendMessage;
  await product.services.db.update(messages).set({ createdAt: moment }).where(eq(messages.id, id));
  return id;
}

test('the overview counts waiting work as it arrives and is done', async ({ product, employee }) => {
  const before = await overview(employee);
  const more = async (counts: Partial<Counts>) => {
    const { messagesPerWeek: _, ...now } = await overview(employee);
    const { messagesPerWeek: __, ...then } = before;
    const wanted = Object.entries(then).map(([name, count]) => [name, count + (counts[name as keyof Counts] ?? 0)]);
    expect(now).toEqual(Object.fromEntries(wanted));
  };

  const id = await messageAt(product, product.services.now());
  await more({ unreadMessages: 1 });
  await employee.gql('mutation ($id: UUID!) { markMessageRead(id: $id) { id } }', { id });
  await more({});

  const draft = await makePost(employee);
  await makePost(employee, { isPublished: true });
  await more({ draftPosts: 1 });
  await employee.rest('PATCH', `/blogs/${draft.id}/toggle-publish`);
  await more({});

  const item = {
    title: 'Work',
    description: 'What it was',
    category: 'Web',
    tags: ['a'],
    imageUrl: 'https://a.example/b.png',
  };
  expect((await employee.rest('POST', '/portfolio', { ...item, slug: 'work' })).status).toBe(201);
  await more({ draftItems: 1 });

  const { body } = await employee.rest('POST', '/admin/reviews/generate-link', { email: 'client@a.example' });
  const review = {
    name: 'Meera',
    companyName: 'Kiln',
    position: 'Owner',
    clientFeedback: 'They listened well.',
    rating: 5,
  };
  const path = `/admin/reviews/${new URL(body.link).pathname.split('/').at(-1)}`;
  expect((await product.nobody.rest('POST', path, review)).status).toBe(201);
  await more({ draftItems: 1, reviewsToCheck: 1 });
});

test('an application is new for seven days', async ({ product, employee }) => {
  const application = {
    name: 'Nadia',
    companyName: 'Ads',
    email: 'n@a.example',
    phone: '+919876543210',
    service: 'publisher',
  };
  const { body } = await product.nobody.rest('POST', '/affiliate', application);
  const { newApplications } = await overview(employee);
  const appliedAgo = async (ms: number) => {
    const createdAt = new Date(product.services.now().getTime() - ms);
    await product.services.db.update(affiliates).set({ createdAt }).where(eq(affiliates.id, body.data._id));
    return (await overview(employee)).newApplications;
  };
  expect(await appliedAgo(7 * DAY - 60_000)).toBe(newApplications);
  expect(await appliedAgo(7 * DAY + 60_000)).toBe(newApplications - 1);
});

test('messages are counted for the last twelve weeks, each from Monday 0:00 in India', async ({
  product,
  employee,
}) => {
  await product.services.db.delete(messages);
  const weeks = (await overview(employee)).messagesPerWeek;
  expect(weeks).toHaveLength(12);
  for (const [index, { monday, count }] of weeks.entries()) {
    expect(count).toBe(0);
    expect(new Date(monday).getUTCDay()).toBe(1);
    expect(new Date(monday).getTime()).toBe(new Date(weeks[0]?.monday as string).getTime() + index * 7 * DAY);
  }
  const now = product.services.now().getTime();
  const thisMonday = new Date(`${weeks[11]?.monday}T00:00:00+05:30`).getTime();
  expect(thisMonday).toBeLessThanOrEqual(now);
  expect(thisMonday + 7 * DAY).toBeGreaterThan(now);

  const firstMonday = thisMonday - 11 * 7 * DAY;
  for (const moment of [firstMonday - 1000, firstMonday, thisMonday - 1000, thisMonday])
    await messageAt(product, new Date(moment));
  const counts = (await overview(employee)).messagesPerWeek.map(({ count }) => count);
  expect(counts).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
});
