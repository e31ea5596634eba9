import { sql } from 'drizzle-orm';
import { describe, expect, vi } from 'vitest';
import { announce } from '#server/platform/event/events.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { emptyInbox, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { makeItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import { makeReview, reviewOperations } from '#tests/kit/content/review.ts';
import { hear } from '#tests/kit/network/live.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

describe('stream events', () => {
  test('messages, reviews and applications are sent to every stream, published posts are not', async ({
    product,
    admin,
    employee,
  }) => {
    await emptyInbox(product);
    const ears = [await hear(admin), await hear(employee)];
    const message = await makeMessage(product, { name: 'Asha' });
    await makePost(employee, { isPublished: true });
    const review = await makeReview(employee, { name: 'Devika' });
    const affiliate = await makeAffiliate(product.nobody, { name: 'Neha' });
    for (const ear of ears) {
      expect((await ear.next()).arrived).toEqual({
        kind: 'MESSAGE',
        message: { id: message.id, name: 'Asha', isRead: false },
        review: null,
        affiliate: null,
        overview: { unreadMessages: 1, totalMessages: 1 },
      });
      expect((await ear.next()).arrived).toMatchObject({
        kind: 'REVIEW',
        message: null,
        review: { id: review.id, name: 'Devika' },
      });
      expect((await ear.next()).arrived).toMatchObject({
        kind: 'APPLICATION',
        review: null,
        affiliate: { id: affiliate.id, name: 'Neha' },
      });
      ear.close();
    }
  });

  test('changes of messages update the unread count in the stream', async ({ product, admin, employee }) => {
    await emptyInbox(product);
    const ear = await hear(employee);
    const { id } = await makeMessage(product);
    expect((await ear.next()).arrived.kind).toBe('MESSAGE');
    await admin.gql(messageOperations.mark, { id, isRead: true });
    expect((await ear.next()).arrived).toMatchObject({
      kind: 'CHANGE',
      message: null,
      overview: { unreadMessages: 0 },
    });
    await admin.gql(messageOperations.remove, { id });
    expect((await ear.next()).arrived.overview).toEqual({ unreadMessages: 0, totalMessages: 0 });
    const { id: other } = await makeMessage(product);
    expect((await ear.next()).arrived).toMatchObject({ kind: 'MESSAGE', overview: { unreadMessages: 1 } });
    await admin.gql(messageOperations.answer, { id: other, input: { replyText: 'Yes.' }, markRead: true });
    expect((await ear.next()).arrived).toMatchObject({ kind: 'CHANGE', overview: { unreadMessages: 0 } });
    ear.close();
  });

  test('changes of content are sent to streams that request them', async ({ admin, employee }) => {
    const query = 'subscription { arrived(content: true) { kind overview { draftPosts draftItems reviewsToCheck } } }';
    const ear = await hear(employee, query);
    const reported = async (overview: object) =>
      expect((await ear.next()).arrived).toMatchObject({ kind: 'CHANGE', overview });
    const count = async (field: string) => (await admin.gql(`{ overview { ${field} } }`)).data.overview[field];
    const [posts, items, toCheck] = await Promise.all(['draftPosts', 'draftItems', 'reviewsToCheck'].map(count));

    const post = await makePost(admin);
    await reported({ draftPosts: posts + 1 });
    await admin.gql(blogOperations.publish, { id: post.id });
    await reported({ draftPosts: posts });
    await admin.gql(blogOperations.update, { id: post.id, input: blogPost({ slug: post.slug, isPublished: false }) });
    await reported({ draftPosts: posts + 1 });
    await admin.gql(blogOperations.remove, { id: post.id });
    await reported({ draftPosts: posts });

    const item = await makeItem(admin);
    await reported({ draftItems: items + 1 });
    await admin.gql(portfolioOperations.publish, { id: item.id });
    await reported({ draftItems: items });
    await admin.gql(portfolioOperations.remove, { id: item.id });
    await reported({ draftItems: items });

    const review = await makeReview(admin);
    // The issue of its link is audited first.
    expect((await ear.next()).arrived.kind).toBe('CHANGE');
    expect((await ear.next()).arrived.kind).toBe('REVIEW');
    await admin.gql(reviewOperations.publish, { id: review.id });
    await reported({ reviewsToCheck: toCheck });
    await admin.gql(reviewOperations.remove, { id: review.id });
    await reported({ reviewsToCheck: toCheck });
    expect(ear.waiting()).toBe(0);
    ear.close();
  });

  test('an event is read once for all streams', async ({ product, admin, employee }) => {
    const ears = await Promise.all([admin, admin, employee].map((person) => hear(person)));
    const asking = vi.spyOn(product.services.db.$client, 'query');
    await makeMessage(product);
    for (const ear of ears) expect((await ear.next()).arrived.kind).toBe('MESSAGE');
    const questions = asking.mock.calls.map(([question]) => (question as unknown as { text: string }).text);
    asking.mockRestore();
    const isCount = (text: string) => text.includes('count(*)') && text.includes('"is_read"');
    expect(questions.filter(isCount)).toHaveLength(1);
    for (const ear of ears) ear.close();
  });

  test('foreign notifications on the channel are ignored', async ({ product, employee }) => {
    const ear = await hear(employee);
    for (const payload of ['', '{', '5', 'null', '{"event":"message.received","id":"1"}'])
      await product.services.db.execute(sql`select pg_notify('marquee_events', ${payload})`);
    const { id } = await makeMessage(product);
    expect((await ear.next()).arrived).toMatchObject({ kind: 'MESSAGE', message: { id } });
    ear.close();
  });

  test('an event is sent only after its commit, with null for an object that the database lacks', async ({
    product,
    employee,
  }) => {
    const ear = await hear(employee);
    const { db } = product.services;
    const id = '00000000-0000-4000-8000-000000000000';
    await db
      .transaction(async (tx) => {
        await announce(tx, 'message.received', { id }, product.services.now());
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await db.transaction((tx) => announce(tx, 'application.received', { id }, product.services.now()));
    expect((await ear.next()).arrived).toMatchObject({ kind: 'APPLICATION', affiliate: null });
    ear.close();
  });
});

describe('the response', () => {
  test('the stream is not buffered or cached, from the first byte on', async ({ employee }) => {
    const ear = await hear(employee);
    expect(ear.status).toBe(200);
    expect(ear.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(ear.headers.get('cache-control')).toBe('no-store');
    expect(ear.headers.get('x-accel-buffering')).toBe('no');
    expect(ear.headers.get('x-content-type-options')).toBe('nosniff');
    expect(ear.comments()).toBeGreaterThan(0);
    ear.close();
  });
});

describe('the end of a stream', () => {
  test.for<[how: string, end: (person: Person, admin: Person) => Promise<unknown>]>([
    ['a logout', (person) => person.gql('mutation { signOut }')],
    ['a block', ({ id }, admin) => admin.rest('PUT', `/admin/${id}/toggle-block`)],
    ['a delete', ({ id }, admin) => admin.rest('DELETE', `/admin/${id}`)],
  ])('the stream ends with the session: %s', async ([, end], { product, admin }) => {
    const person = await product.signedIn('Employee');
    const ear = await hear(person);
    await end(person, admin);
    await makeMessage(product);
    expect(await ear.next()).toEqual({ arrived: undefined, code: 'UNAUTHENTICATED' });
    expect(await ear.ended()).toEqual({ isComplete: true });
    expect(ear.waiting()).toBe(0);
  });

  test('the stream ends with the session without any event', async ({ product }) => {
    const person = await product.signedIn('Employee');
    const ear = await hear(person);
    await person.gql('mutation { signOut }');
    expect(await ear.next()).toEqual({ arrived: undefined, code: 'UNAUTHENTICATED' });
    expect(await ear.ended()).toEqual({ isComplete: true });
  });

  test('the stream ends when the session expires', async ({ product }) => {
    const ear = await hear(await product.signedIn('Employee'));
    product.passTime(31 * 24 * 3600 * 1000);
    await makeMessage(product);
    expect(await ear.next()).toEqual({ arrived: undefined, code: 'UNAUTHENTICATED' });
    expect(await ear.ended()).toEqual({ isComplete: true });
  });
});
