import { isDeepStrictEqual } from 'node:util';
import { describe, expect } from 'vitest';
import { MAX_REPEATED } from '#server/app/graphql/live/eventLog.ts';
import { announceChange, announceChanges, type ChangeName } from '#server/platform/event/events.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { emptyInbox, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { type Ear, listen, listenAfter } from '#tests/kit/network/live.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const REPORTED = 'subscription { arrived(content: true) { kind isContinued subjectKind subjectId } }';
const RESUMED = { kind: 'RESUMED', subjectKind: null, subjectId: null };

/** The id of the last event before a stream is closed. */
async function leave(person: Person, query = REPORTED): Promise<string | undefined> {
  const ear = await listen(person, query);
  const { eventId } = await ear.next();
  ear.close();
  return eventId;
}
const subjectsOf = async (ear: Ear, count: number) => {
  const reported: [kind: string, subjectKind: string, subjectId: string][] = [];
  for (let index = 0; index < count; index += 1) {
    const { kind, subjectKind, subjectId } = (await ear.next()).arrived;
    reported.push([kind, subjectKind, subjectId]);
  }
  return reported;
};
/**
 * The subjects up to the first event of a kind. The number of some events depends on which of them coincide: those of the
 * audit log are left out, and changes of one object in a row count as one, such as of a message that is marked while its
 * acknowledgement is sent.
 */
const subjectsUntil = async (ear: Ear, kind: string) => {
  const reported: [kind: string, subjectKind: string, subjectId: string][] = [];
  while (reported.at(-1)?.[0] !== kind) {
    const [event] = await subjectsOf(ear, 1);
    const isRepeated = event?.[0] === 'CHANGE' && isDeepStrictEqual(event, reported.at(-1));
    if (event && event[1] !== 'AUDIT_ENTRY' && !isRepeated) reported.push(event);
  }
  return reported;
};

describe('a stream with Last-Event-ID', () => {
  test('missed events come once in their order before new ones', async ({ product, admin }) => {
    const eventId = await leave(admin);
    const { id } = await makeMessage(product);
    await admin.gql(messageOperations.mark, { id, isRead: true });
    const post = await makePost(admin);
    const ear = await listenAfter(admin, eventId, REPORTED);
    expect((await ear.next()).arrived).toEqual({ ...RESUMED, isContinued: true });
    const review = await makeReview(admin);
    expect(await subjectsUntil(ear, 'REVIEW')).toEqual([
      ['MESSAGE', 'MESSAGE', id],
      ['CHANGE', 'MESSAGE', id],
      ['CHANGE', 'BLOG_POST', post.id],
      ['REVIEW', 'REVIEW', review.id],
    ]);
    ear.close();
  });

  test('a stream that missed nothing continues without events', async ({ product, admin }) => {
    const ear = await listenAfter(admin, await leave(admin), REPORTED);
    expect((await ear.next()).arrived).toEqual({ ...RESUMED, isContinued: true });
    const { id } = await makeMessage(product);
    expect(await subjectsOf(ear, 1)).toEqual([['MESSAGE', 'MESSAGE', id]]);
    ear.close();
  });

  test('a stream that is interrupted again after RESUMED misses nothing', async ({ product, admin }) => {
    const eventId = await leave(admin);
    const { id } = await makeMessage(product);
    const between = await listenAfter(admin, eventId, REPORTED);
    const { eventId: resumedId } = await between.next();
    between.close();
    const ear = await listenAfter(admin, resumedId, REPORTED);
    await ear.next();
    expect(await subjectsOf(ear, 1)).toEqual([['MESSAGE', 'MESSAGE', id]]);
    ear.close();
  });

  test.for(['unknown', '', 'x'.repeat(5000)])(
    'a stream with an unknown event id starts anew: %s',
    async (id, { admin }) => {
      const ear = await listenAfter(admin, id, REPORTED);
      expect((await ear.next()).arrived).toEqual({ ...RESUMED, isContinued: false });
      ear.close();
    },
  );

  test('a stream without the header starts anew', async ({ admin }) => {
    const ear = await listen(admin, REPORTED);
    expect((await ear.next()).arrived).toEqual({ ...RESUMED, isContinued: false });
    ear.close();
  });

  test('missed events obey what the stream asks for and what its token may read', async ({ product, admin }) => {
    const { machine } = await issueToken(admin, { scopes: ['MESSAGES_READ'] });
    const eventId = await leave(machine);
    await makeReview(admin);
    await makePost(admin);
    const { id } = await makeMessage(product);
    const ear = await listenAfter(machine, eventId, REPORTED);
    await ear.next();
    expect(await subjectsOf(ear, 1)).toEqual([['MESSAGE', 'MESSAGE', id]]);
    ear.close();
    const inbox = await listenAfter(
      admin,
      eventId,
      'subscription { arrived { kind isContinued subjectKind subjectId } }',
    );
    expect((await inbox.next()).arrived.isContinued).toBe(true);
    expect((await subjectsOf(inbox, 2)).map(([, kind]) => kind)).toEqual(['REVIEW', 'MESSAGE']);
    inbox.close();
  });

  test('a stream continues at another process', async () => {
    let shared = '';
    const one = await startProduct(
      {},
      {
        connectThrough: async (databaseUrl) => {
          shared = databaseUrl;
          return databaseUrl;
        },
      },
    );
    const other = await startProduct({}, { connectThrough: async () => shared });
    const here = await one.signedIn('admin');
    const there = await other.signedIn('admin');
    const ears = [await listen(here, REPORTED), await listen(there, REPORTED)] as const;
    for (const ear of ears) await ear.next();
    const { id: firstId } = await makeMessage(one);
    const eventIds: (string | undefined)[] = [];
    for (const ear of ears) {
      let reported = await ear.next();
      while (reported.arrived.subjectId !== firstId) reported = await ear.next();
      eventIds.push(reported.eventId);
      ear.close();
    }
    expect(eventIds[0]).toBe(eventIds[1]);
    const { id } = await makeMessage(one);
    const ear = await listenAfter(there, eventIds[0], REPORTED);
    expect((await ear.next()).arrived.isContinued).toBe(true);
    expect(await subjectsOf(ear, 1)).toEqual([['MESSAGE', 'MESSAGE', id]]);
    ear.close();
    await other.stop();
    await one.stop();
  });

  const announce = (product: Product, event: ChangeName, count: number) =>
    product.services.db.transaction((tx) =>
      announceChanges(
        tx,
        event,
        Array.from({ length: count }, () => crypto.randomUUID()),
      ),
    );

  test(`a stream continues after ${3 * MAX_REPEATED} events that are not for its reader`, async ({
    product,
    admin,
  }) => {
    const { machine } = await issueToken(admin, { scopes: ['MESSAGES_READ'] });
    const inbox = 'subscription { arrived { kind isContinued subjectKind subjectId } }';
    const readers: [Person, string][] = [
      [machine, REPORTED],
      [admin, inbox],
    ];
    const eventIds = await Promise.all(readers.map(([person, query]) => leave(person, query)));
    await announce(product, 'post.changed', 2 * MAX_REPEATED);
    const { id } = await makeMessage(product);
    await announce(product, 'review.changed', MAX_REPEATED);
    for (const [index, [person, query]] of readers.entries()) {
      const ear = await listenAfter(person, eventIds[index], query);
      expect((await ear.next()).arrived).toEqual({ ...RESUMED, isContinued: true });
      expect(await subjectsOf(ear, 1)).toEqual([['MESSAGE', 'MESSAGE', id]]);
      ear.close();
    }
  });

  test(`a stream that missed more than ${MAX_REPEATED} events starts anew`, async ({ product, admin }) => {
    const continued = async (eventId: string | undefined) => {
      const ear = await listenAfter(admin, eventId, REPORTED);
      const { isContinued } = (await ear.next()).arrived;
      ear.close();
      return isContinued;
    };
    const ear = await listen(admin, REPORTED);
    const { eventId } = await ear.next();
    await announce(product, 'message.changed', MAX_REPEATED);
    await makeMessage(product);
    ear.close();
    await expect.poll(() => continued(eventId)).toBe(false);
  });
});

describe('what an event is about', () => {
  /** The event that a colleague signs out. */
  const office = async (product: Product, person: Person) => {
    const colleague = await product.signedIn('admin');
    const ear = await listen(person, REPORTED);
    await ear.next();
    await colleague.gql('mutation { signOut }');
    const { arrived } = await ear.next();
    ear.close();
    return arrived;
  };

  test('an event of another change names its audit entry to admins only', async ({ product, admin, employee }) => {
    const change = await office(product, admin);
    expect(change).toMatchObject({ kind: 'CHANGE', subjectKind: 'AUDIT_ENTRY' });
    const { data } = await admin.gql('query ($id: UUID!) { auditEntry(id: $id) { action } }', { id: change.subjectId });
    expect(data.auditEntry.action).toMatch(/^session\./);
    expect(await office(product, employee)).toMatchObject({ kind: 'CHANGE', subjectKind: null, subjectId: null });
  });

  test('an event of a call names its booking to admins only', async ({ product, admin, employee }) => {
    const id = crypto.randomUUID();
    for (const [person, subject] of [
      [admin, { subjectKind: 'BOOKING', subjectId: id }],
      [employee, { subjectKind: null, subjectId: null }],
    ] as const) {
      const ear = await listen(person, REPORTED);
      await ear.next();
      await product.services.db.transaction((tx) => announceChange(tx, 'booking.changed', { id }));
      expect((await ear.next()).arrived).toMatchObject({ kind: 'CHANGE', ...subject });
      ear.close();
    }
  });

  test('a count that a token may not read is an error in an event that arrives', async ({ product, admin }) => {
    await emptyInbox(product);
    const { machine } = await issueToken(admin, { scopes: ['MESSAGES_READ'] });
    const ear = await listen(
      machine,
      'subscription { arrived { kind subjectId overview { unreadMessages totalReviews } } }',
    );
    await ear.next();
    const { id } = await makeMessage(product);
    const { arrived, code } = await ear.next();
    expect([arrived, code]).toEqual([{ kind: 'MESSAGE', subjectId: id, overview: null }, 'FORBIDDEN']);
    ear.close();
  });
});
