import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { personalDataStrings } from '#schema/personalData.ts';
import { messages } from '#server/clients/message/table.ts';
import { erasures } from '#server/office/privacy/personalData/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { conversationOperations } from '#tests/kit/content/conversation.ts';
import { done as deskDone } from '#tests/kit/content/desk.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import {
  countsOf,
  done,
  eraseData,
  eraseWholly,
  findData,
  personalDataOperations,
  tablesWith,
} from '#tests/kit/content/personalData.ts';
import { issueLink, makeReview, postReview } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('settings', { scope: 'file' }, { OFFICE_EMAIL: 'office@agency.example' })
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Meera Nair' }));

let made = 0;
const newcomer = () => {
  made += 1;
  const number = `98000${String(made).padStart(5, '0')}`;
  return { name: `Visitor Number ${made}`, email: `visitor.${made}@held.example`, contactNumber: number };
};
const url = (product: Product) => product.services.db.$client.options.connectionString as string;
const messageOf = async (product: Product, id: string) =>
  (await product.services.db.select().from(messages).where(eq(messages.id, id)))[0];

describe('finding personal data', () => {
  test('data is found by e-mail address in any case and number in any spelling', async ({ product, admin }) => {
    const one = newcomer();
    const { id } = await makeMessage(product, one);
    await makeMessage(product, { ...one, email: `other.${one.email}` });
    const byEmail = await findData(admin, ` ${one.email.toUpperCase()} `);
    expect(byEmail).toMatchObject({
      addresses: [one.email],
      otherAddresses: [`+91${one.contactNumber}`],
      refusal: null,
    });
    expect(byEmail.kinds[0]).toMatchObject({
      kind: 'messages',
      count: 1,
      records: [{ title: one.name, path: `/contact-details/${id}` }],
    });
    for (const spelling of [
      one.contactNumber,
      `+91 ${one.contactNumber}`,
      `0${one.contactNumber}`,
      `+91-98000-${one.contactNumber.slice(5)}`,
    ]) {
      const found = await findData(admin, spelling);
      expect([spelling, found.addresses, found.kinds[0].count]).toEqual([spelling, [`+91${one.contactNumber}`], 2]);
      expect(found.otherAddresses.sort()).toEqual([one.email, `other.${one.email}`].sort());
    }
  });

  test('mentions in the data of others are found, but not addresses that only begin or end alike', async ({
    product,
    admin,
  }) => {
    const one = newcomer();
    const { id } = await makeMessage(product, {
      ...newcomer(),
      message: `Ask <${one.email}>, not x${one.email} or ${one.email}.au`,
    });
    const other = await makeMessage(product, {
      ...newcomer(),
      message: `x${one.email} 1${one.contactNumber} ${one.contactNumber}2`,
    });
    expect(await countsOf(admin, one.email, one.contactNumber)).toMatchObject({ 'texts.messages': 1 });
    await eraseWholly(admin, one.email, one.contactNumber);
    expect((await messageOf(product, id))?.message).toBe(`Ask <[erased]>, not x${one.email} or ${one.email}.au`);
    expect((await messageOf(product, other.id))?.message).toBe(
      `x${one.email} 1${one.contactNumber} ${one.contactNumber}2`,
    );
  });

  test.for([
    [[], personalDataStrings.noAddress],
    [['nobody'], personalDataStrings.badAddress],
    [['12345'], personalDataStrings.badAddress],
    [Array(11).fill('a@b.example'), personalDataStrings.tooMany],
    [[`${'a'.repeat(250)}@b.example`], personalDataStrings.badAddress],
  ] as const)('a search for %s is refused with a message', async ([addresses, sentence], { admin }) => {
    const { code, errors } = await admin.gql(personalDataOperations.find, { input: { addresses } });
    expect([code, errors?.[0].message]).toEqual(['BAD_USER_INPUT', sentence]);
  });
});

describe('an export', () => {
  test('an export contains the whole conversation, as JSON and as a page without scripts', async ({
    product,
    admin,
  }) => {
    const one = newcomer();
    const name = `${one.name} <script>alert(1)</script>`;
    const { id } = await makeMessage(product, { ...one, name, message: '"><img src=x onerror=alert(1)>' });
    await admin.gql(conversationOperations.note, { id, input: { text: 'Prefers mornings.' } });
    const write = async (format: string) =>
      done(await admin.gql(personalDataOperations.export, { input: { addresses: [one.email] }, format }))
        .exportPersonalData;
    const json = await write('JSON');
    expect(json.fileName).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
    const { records } = JSON.parse(json.content);
    expect(records[0]).toMatchObject({ kind: 'messages', rows: [{ name, notes: [{ text: 'Prefers mornings.' }] }] });
    const { content, contentType } = await write('HTML');
    expect(contentType).toBe('text/html');
    expect(content).toContain('Prefers mornings.');
    expect(content).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(content).not.toMatch(/<script|<img|onerror=alert\(1\)>|https?:\/\//i);
    const [entry] = await product.services.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'person.export'));
    expect(JSON.stringify(entry)).not.toContain(one.email);
  });
});

describe('an erasure', () => {
  test('each of several concurrent erasures is recorded once', async ({ product, admin }) => {
    const all = Array.from({ length: 6 }, newcomer);
    const ids = await Promise.all(all.map(({ email }) => eraseWholly(admin, email)));
    const text = await readFile(join(product.services.settings.DATA_DIR, 'erasures.jsonl'), 'utf8');
    const listed = text.split('\n').flatMap((line) => (line ? [JSON.parse(line).id] : []));
    expect(listed.filter((id) => ids.includes(id)).sort()).toEqual(ids.sort());
  });

  test('an erasure requires the address to be typed again', async ({ product, admin }) => {
    const one = newcomer();
    const { id } = await makeMessage(product, one);
    for (const typed of ['', 'visitor@held.example', one.contactNumber]) {
      const { code, errors } = await eraseData(admin, [one.email], typed);
      expect([code, errors?.[0].extensions.fields]).toEqual([
        'BAD_USER_INPUT',
        { confirmation: personalDataStrings.unconfirmed },
      ]);
    }
    expect(await messageOf(product, id)).toMatchObject(one.contactNumber ? { name: one.name } : {});
    expect((await eraseData(admin, [one.email], one.email.toUpperCase())).errors).toBeUndefined();
    expect(await messageOf(product, id)).toBeUndefined();
  });

  test('an erasure is refused for addresses of staff and of the office', async ({ product, admin }) => {
    const member = await product.user({ email: 'Member@staff.example' });
    const sent = [member.email, member.mobile, `+91${member.mobile}`].map((one) => [one, personalDataStrings.isStaff]);
    for (const [address = '', sentence] of [...sent, ['office@agency.example', personalDataStrings.isOffice]]) {
      expect(await findData(admin, address)).toMatchObject({ refusal: sentence });
      const { code, errors } = await eraseData(admin, ['nobody@held.example', address], 'nobody@held.example');
      expect([address, code, errors?.[0].message]).toEqual([address, 'CONFLICT', sentence]);
    }
  });

  test('an erasure anonymises won messages, which stay in the figures and cannot be answered', async ({
    product,
    admin,
  }) => {
    const one = newcomer();
    const { id } = await makeMessage(product, one);
    await deskDone(admin, 'stage', id, { stage: 'WON' });
    await deskDone(admin, 'value', id, { value: 90_000 });
    const won = async () => done(await admin.gql('{ pipeline { stages { stage count value } } }')).pipeline;
    const before = await won();
    await eraseWholly(admin, one.email);
    expect(await won()).toEqual(before);
    expect(await messageOf(product, id)).toMatchObject({
      name: 'Erased person',
      email: `${id}@erased.invalid`,
      contactNumber: '',
      message: null,
      value: 90_000,
    });
    const answered = await admin.gql(messageOperations.reply, { id, input: { replyText: 'Are you there?' } });
    expect([answered.code, answered.errors?.[0].message]).toEqual(['CONFLICT', personalDataStrings.messageErased]);
    expect(await tablesWith(url(product), one.email)).toEqual([]);
    expect(await tablesWith(url(product), one.name)).toEqual([]);
  });

  test('an erasure removes a published review from the site immediately', async ({ product, admin }) => {
    const one = newcomer();
    const { token } = await issueLink(admin, { email: one.email });
    const { body } = await postReview(product.nobody, token, { name: one.name });
    expect(body.success).toBe(true);
    const { allReviews } = done(await admin.gql('{ allReviews { nodes { id name } } }'));
    const { id } = allReviews.nodes.find(({ name }: { name: string }) => name === one.name);
    await admin.gql('mutation ($id: UUID!) { publishReview(id: $id, isPublished: true) { id } }', { id });
    const page = async () => (await fetch(`${product.url}/reviews`)).text();
    expect(await page()).toContain(one.name);
    await eraseWholly(admin, one.email);
    expect(await page()).not.toContain(one.name);
  });

  test('an erasure leaves the data of others unchanged', async ({ product, admin }) => {
    const [one, other] = [newcomer(), newcomer()];
    await makeMessage(product, one);
    const { id } = await makeMessage(product, { ...other, message: `My friend is ${one.name}.` });
    await admin.gql(messageOperations.mark, { id });
    await admin.gql(messageOperations.reply, { id, input: { replyText: 'Thank you.' } });
    await makeReview(admin, { name: other.name });
    const tables = ['messages', 'replies', 'reviews', 'users', 'blog_posts', 'thread_events'];
    const contentOf = async () => {
      const content: Record<string, unknown> = {};
      for (const name of tables) {
        const rows = await product.services.db.execute(
          sql`select to_jsonb(t) - 'sent_at' as row from ${sql.identifier(name)} t where t::text not like ${`%${one.email}%`} order by id`,
        );
        content[name] = rows.rows;
      }
      return content;
    };
    const before = await contentOf();
    await eraseWholly(admin, one.email, one.contactNumber);
    expect(await contentOf()).toEqual(before);
    expect(await countsOf(admin, other.email)).toMatchObject({ messages: 1 });
  });

  test('an erasure with waiting mails is audited without the name of the person', async ({ product, admin }) => {
    const one = newcomer();
    await product.services.db.transaction(async (tx) => {
      const now = product.services.now();
      const later = new Date(now.getTime() + 3_600_000);
      await tx.insert(outgoingMail).values({
        id: crypto.randomUUID(),
        to: one.email,
        subject: 'Later',
        text: 'Hello',
        createdAt: now,
        runAt: later,
      });
    });
    const id = await eraseWholly(admin, one.email);
    const waiting = await product.services.db.select().from(outgoingMail).where(eq(outgoingMail.to, one.email));
    expect(waiting).toEqual([]);
    const [entry] = await product.services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entry).toMatchObject({
      action: 'person.erase',
      actorName: 'Meera Nair',
      subjectLabel: 'A person',
      after: { mails: 1 },
    });
    expect(JSON.stringify(entry)).not.toContain(one.email);
  });

  test('two concurrent erasures of a person both succeed', async ({ product, admin }) => {
    const one = newcomer();
    const { id } = await makeMessage(product, one);
    const before = await product.services.db.$count(erasures);
    const both = await Promise.all([eraseData(admin, [one.email]), eraseData(admin, [one.email, one.contactNumber])]);
    expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await messageOf(product, id)).toBeUndefined();
    expect(await product.services.db.$count(erasures)).toBe(before + 2);
    await eraseWholly(admin, one.email);
    expect(await tablesWith(url(product), one.email)).toEqual([]);
  });

  test.for(['an employee', 'an admin by an API token', 'a stranger'])(
    'an erasure is refused for %s',
    async (who, { product, admin }) => {
      const one = newcomer();
      const { id } = await makeMessage(product, one);
      const issue = 'mutation { issueApiToken(input: { name: "A machine", role: ADMIN, days: 1 }) { token } }';
      const { Person: Somebody } = await import('#tests/kit/people/person.ts');
      const asked = {
        'an employee': () => product.signedIn('Employee'),
        'an admin by an API token': async () =>
          new Somebody(product.url, { token: done(await admin.gql(issue)).issueApiToken.token }),
        'a stranger': async () => product.nobody,
      }[who] as () => Promise<Person>;
      const { code } = await eraseData(await asked(), [one.email]);
      expect(code).toBe(who === 'a stranger' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
      expect(await messageOf(product, id)).toBeDefined();
    },
  );
});
