import { describe, expect } from 'vitest';
import { hostStrings } from '#schema/bookingHost.ts';
import { addressStrings } from '#schema/outgoingAddress.ts';
import { addressOf } from '#server/clients/booking/feeds.ts';
import { bookingHosts } from '#server/clients/booking/table.ts';
import { insertHost, takeBookings } from '#tests/kit/content/booking.ts';
import { callOperations } from '#tests/kit/content/calls.ts';
import { addFeed, feedRow, hostHours, hostOperations, makeHost, renewCalendar } from '#tests/kit/content/host.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { rows, test } from '#tests/kit/test.ts';

const { list, save, addFeed: add, removeFeed, renew, revoke } = hostOperations;
const FEED = 'https://calendar.example/private-4711/basic.ics';

test.beforeEach(async ({ product }) => {
  await product.services.db.delete(bookingHosts);
});

const hosts = async (admin: Person) => (await admin.gql(list)).data.bookingHosts.hosts;
const block = (admin: Person, id: string) => admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id });

describe('a host who is an employee', () => {
  test('an employee sees and changes only their own hours and calendars', async ({ product, admin }) => {
    const own = await product.signedIn('Employee');
    const ownId = own.id;
    const other = await makeHost(product, admin);
    const otherFeed = await addFeed(admin, other.id, FEED);
    expect((await own.gql(save, { userId: ownId, input: hostHours })).code).toBe('FORBIDDEN');
    await admin.gql(save, { userId: ownId, input: hostHours });
    expect((await hosts(own)).map(({ id }: { id: string }) => id)).toEqual([ownId]);
    expect(await hosts(admin)).toHaveLength(2);
    const changed = await own.gql(save, { userId: ownId, input: { ...hostHours, daysOff: ['2026-12-25'] } });
    expect(changed.data.saveBookingHost.daysOff).toEqual(['2026-12-25']);
    const feed = await addFeed(own, ownId, FEED);
    expect(await renewCalendar(own, ownId)).toContain('/calendar/');
    expect((await own.gql(revoke, { userId: ownId })).errors).toBeUndefined();
    expect((await own.gql(removeFeed, { id: feed })).errors).toBeUndefined();
    const refused = [
      await own.gql(save, { userId: other.id, input: hostHours }),
      await own.gql(add, { userId: other.id, url: FEED }),
      await own.gql(removeFeed, { id: otherFeed }),
      await own.gql(renew, { userId: other.id }),
      await own.gql(revoke, { userId: other.id }),
      await own.gql(callOperations.slots, { hostId: other.id, from: '2026-11-27' }),
      await own.gql(callOperations.addSlot, { input: { hostId: other.id, date: '2099-01-01', time: '9:30' } }),
      await own.gql(callOperations.removeSlot, { hostId: other.id, startsAt: '2099-01-01T09:30:00Z' }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'NOT_FOUND'));
    expect(await feedRow(product, otherFeed)).toBeDefined();
  });
});

describe('a host', () => {
  test('the first save makes a user a host, whom later saves change', async ({ product, admin }) => {
    const { id, name } = await product.user();
    const input = { ...hostHours, daysOff: ['2027-01-26', '2026-12-25', '2027-01-26'] };
    const made = await admin.gql(save, { userId: id, input });
    const host = {
      ...{ id, name, ...hostHours, daysOff: ['2026-12-25', '2027-01-26'] },
      ...{ feeds: [], hasCalendar: false },
    };
    expect(made.data.saveBookingHost).toEqual(host);
    expect(await hosts(admin)).toEqual([host]);
    const other = { isActive: false, hours: [], daysOff: [] };
    const changed = await admin.gql(save, { userId: id, input: other });
    expect(changed.data.saveBookingHost).toEqual({ ...host, ...other });
    expect(await hosts(admin)).toEqual([{ ...host, ...other }]);
  });

  test('hosts are listed in the order in which they were added', async ({ product, admin }) => {
    product.holdTime();
    const names: string[] = [];
    for (const name of ['Zoya', 'Asha', 'Meera']) {
      names.push((await makeHost(product, admin, { name })).name);
      product.passTime(1);
    }
    expect((await hosts(admin)).map(({ name }: { name: string }) => name)).toEqual(names);
  });

  test('concurrent first saves create one host', async ({ product, admin }) => {
    const { id } = await product.user();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => admin.gql(save, { userId: id, input: { ...hostHours, isActive: at > 2 } })),
    );
    expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => undefined));
    expect(await hosts(admin)).toHaveLength(1);
  });

  test('an unknown or blocked user cannot become or stay a host who takes calls', async ({ product, admin }) => {
    const unknown = await admin.gql(save, { userId: UNKNOWN, input: hostHours });
    expect([unknown.code, unknown.errors?.[0].message]).toEqual(['NOT_FOUND', hostStrings.noSuchUser]);
    const { id } = await product.user();
    await block(admin, id);
    const blocked = await admin.gql(save, { userId: id, input: hostHours });
    expect([blocked.code, blocked.errors?.[0].message]).toEqual(['BAD_USER_INPUT', hostStrings.isBlocked]);
    expect(await hosts(admin)).toEqual([]);
    const host = await makeHost(product, admin);
    await block(admin, host.id);
    expect(await hosts(admin)).toMatchObject([{ id: host.id, isActive: false, hours: hostHours.hours }]);
  });

  test.for(
    rows([
      ['daysOff', { daysOff: ['2026-02-30'] }],
      ['daysOff', { daysOff: ['25.12.2026'] }],
      ['daysOff', { daysOff: Array.from({ length: 61 }, () => '2026-12-25') }],
      ['hours', { hours: Array.from({ length: 15 }, () => hostHours.hours[0]) }],
    ]),
  )('a host with invalid %s is refused without being stored', async ([field, bad], { product, admin }) => {
    const { id } = await product.user();
    const refused = await admin.gql(save, { userId: id, input: { ...hostHours, ...bad } });
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.errors?.[0].extensions.fields)[0]).toContain(field);
    expect(await hosts(admin)).toEqual([]);
  });

  test('a host is deleted with the account', async ({ product, admin }) => {
    const { id } = await makeHost(product, admin);
    await addFeed(admin, id, FEED);
    await admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id });
    expect(await hosts(admin)).toEqual([]);
  });
});

describe('a calendar of a host', () => {
  test('the address of a calendar is stored encrypted while staff see only its host name', async ({
    product,
    admin,
  }) => {
    const { id } = await makeHost(product, admin);
    const answer = await admin.gql(add, { userId: id, url: ' webcal://Calendar.Example/private-4711/basic.ics ' });
    const feed = { place: 'calendar.example', readAt: null, eventCount: 0, fault: null };
    expect(answer.data.addHostFeed.feeds).toEqual([{ id: expect.any(String), ...feed }]);
    const { data } = await admin.gql('{ auditEntries(first: 1) { nodes { changes { field before after } } } }');
    expect(data.auditEntries.nodes[0].changes).toEqual([{ field: 'place', before: null, after: 'calendar.example' }]);
    expect(JSON.stringify([answer, data, await hosts(admin)])).not.toContain('4711');
    const row = await feedRow(product, answer.data.addHostFeed.feeds[0].id);
    expect(JSON.stringify(row)).not.toContain('4711');
    expect(row && addressOf(row, product.services.secret)).toBe('https://Calendar.Example/private-4711/basic.ics');
  });

  test('a host has at most three calendars, also with concurrent additions', async ({ product, admin }) => {
    const { id } = await makeHost(product, admin);
    const other = await makeHost(product, admin);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => admin.gql(add, { userId: id, url: `https://c${at}.example/` })),
    );
    expect(answers.map(({ code }) => code ?? '').sort()).toEqual(['', '', '', 'CONFLICT', 'CONFLICT', 'CONFLICT']);
    const refused = answers.find(({ code }) => code === 'CONFLICT');
    expect(refused?.errors?.[0].message).toBe(hostStrings.tooManyFeeds);
    await addFeed(admin, other.id, FEED);
    const [{ feeds }] = await hosts(admin);
    expect(feeds).toHaveLength(3);
    const removed = await admin.gql(removeFeed, { id: feeds[0].id });
    expect(removed.data.removeHostFeed.feeds).toEqual(feeds.slice(1));
    await addFeed(admin, id, FEED);
    const again = await admin.gql(removeFeed, { id: feeds[0].id });
    expect([again.code, again.errors?.[0].message]).toEqual(['NOT_FOUND', hostStrings.feedNotFound]);
  });

  test.for(
    rows([
      ['http://calendar.example/a.ics', addressStrings.notHttps],
      ['https://127.0.0.1/a.ics', addressStrings.notAName],
      ['https://0x7f.1/a.ics', addressStrings.notAName],
      ['https://[::1]/a.ics', addressStrings.notAName],
      ['https://localhost/a.ics', addressStrings.notAName],
      ['ftp://calendar.example/a.ics', hostStrings.badFeed],
      ['calendar.example', hostStrings.badFeed],
      ['', hostStrings.badFeed],
    ]),
  )('a calendar at %s is refused before any request', async ([url, sentence], { product, admin }) => {
    const { id } = await makeHost(product, admin);
    const refused = await admin.gql(add, { userId: id, url });
    const fields = refused.errors?.[0].extensions.fields;
    expect([refused.code, Object.values(fields)]).toEqual(['BAD_USER_INPUT', [sentence]]);
    expect((await hosts(admin))[0].feeds).toEqual([]);
  });

  test('a calendar can be added only to a host', async ({ product, admin }) => {
    const { id } = await product.user();
    const refused = await admin.gql(add, { userId: id, url: FEED });
    expect([refused.code, refused.errors?.[0].message]).toEqual(['NOT_FOUND', hostStrings.notFound]);
  });
});

describe('the secret address of the calendar of calls', () => {
  test('a secret address is valid until a new one replaces it or it is revoked', async ({ product, admin }) => {
    const { id } = await makeHost(product, admin);
    const first = await renewCalendar(admin, id);
    expect(first).toMatch(new RegExp(`^${product.url}/calendar/[\\w-]{43}\\.ics$`));
    expect(await hosts(admin)).toMatchObject([{ hasCalendar: true }]);
    const second = await renewCalendar(admin, id);
    expect(await Promise.all([first, second].map(async (link) => (await fetch(link)).status))).toEqual([404, 200]);
    const revoked = await admin.gql(revoke, { userId: id });
    expect(revoked.data.revokeHostCalendar.hasCalendar).toBe(false);
    expect((await fetch(second)).status).toBe(404);
    expect((await admin.gql(revoke, { userId: id })).errors).toBeUndefined();
    const [row] = await product.services.db.select().from(bookingHosts);
    expect(row?.calendarHash).toBeNull();
  });

  test('a secret address is created only for hosts', async ({ product, admin }) => {
    const { id } = await product.user();
    for (const operation of [renew, revoke])
      expect((await admin.gql(operation, { userId: id })).code).toBe('NOT_FOUND');
  });
});

test.for([
  ['for as long as one looks', 7, 'Please write to us instead.'],
  ['in the first two weeks', 30, 'Please look at the days after them.'],
] as const)(
  'without a free time %s, the page of bookings leads to the contact form',
  async ([, horizonDays, words], { product, admin }) => {
    await takeBookings(admin, { horizonDays });
    const { id } = await product.user();
    await insertHost(product, id, { hours: [] });
    const html = await (await fetch(`${product.url}/book`)).text();
    const [, times = ''] = /id="free-times"([\s\S]*?)<\/main>/.exec(html) ?? [];
    const [, sentence = '', link = ''] = /<p class="text-lg">(.*?)<\/p><a ([^>]*)>/.exec(times) ?? [];
    expect(sentence).toContain(words);
    expect(link).toContain('href="/contact"');
    expect(times).not.toContain('Choose a day and a time first.');
  },
);
