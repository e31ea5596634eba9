import { and, gte, like, not } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { webhookDeliveries } from '#server/platform/webhook/table.ts';
import { importedThings, imports } from '#server/transfer/import/table.ts';
import {
  asha,
  ben,
  chand,
  csvFile,
  enquiryFile,
  enquiryMapping,
  importTable,
  type Mapping,
  startTableProduct,
  type TableProduct,
} from '#tests/kit/content/csvImport.ts';
import { emptyInbox, messageOperations } from '#tests/kit/content/message.ts';
import { done, eraseWholly, findData } from '#tests/kit/content/personalData.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

let world: TableProduct;
let product: Product;
let admin: Person;
beforeAll(async () => {
  world = await startTableProduct();
  ({ product, admin } = world);
});
beforeEach(async () => {
  await emptyInbox(product);
  await product.services.db.delete(imports);
});
afterAll(() => world.stop());

type Enquiry = { id: string; name: string; isRead: boolean; createdAt: string; [field: string]: unknown };
const inbox = async (search?: string): Promise<Enquiry[]> =>
  done(
    await admin.gql(
      `query ($search: String) { messages(first: 200, folder: ALL, search: $search) { nodes {
        id name email contactNumber service message isRead isSpam createdAt stage lostReason updatedAt } } }`,
      { search },
    ),
  ).messages.nodes;
const names = async () => (await inbox()).map(({ name }) => name);

describe('messages from CSV', () => {
  test('a dry run reports what would be imported without writing anything', async () => {
    const { db } = product.services;
    const out = await world.bring(
      enquiryFile([asha, ben, ['4', '', 'nobody', '', '', '', '']]),
      enquiryMapping(),
      '--dry-run',
    );
    expect(out.split('\n').slice(0, 6)).toEqual([
      'CSV, Contact form of old.example:',
      '  would come: 2 enquiries, 0 reviews (0 published)',
      '  left out: 1 column: the mapping file does not name "Entry"',
      '  left out: row 4: Name is missing, Please enter a valid email address, Its time is missing',
      '',
    ]);
    expect([await db.$count(messages), await db.$count(imports), await db.$count(importedThings)]).toEqual([0, 0, 0]);
  });

  test('imported messages keep time and order without notifying anybody', async () => {
    const { db, now } = product.services;
    const { id } = await makeWebhook(admin);
    const [mails, since] = [await db.$count(outgoingMail), now()];
    const out = await world.bring(`\ufeff${enquiryFile([asha, ben, chand], ';', '\r\n')}`, enquiryMapping());
    expect(out).toContain('came: 3 enquiries');
    const kept = { isRead: true, isSpam: false, stage: 'NEW', lostReason: null };
    const other = { service: 'Other Inquiry' };
    expect(await inbox()).toMatchObject([
      { ...kept, ...other, name: 'Chand Mehta', contactNumber: '+919123456780', createdAt: '2022-12-01T16:00:00.000Z' },
      {
        ...kept,
        ...other,
        name: 'Ben Dsouza',
        contactNumber: '',
        message: null,
        createdAt: '2023-03-03T18:30:00.000Z',
      },
      {
        ...{ ...kept, name: 'Asha Rao', email: 'asha@harbour.example', contactNumber: '+919876543210' },
        ...{ service: 'PPC Advertising', message: 'Two lines,\nand "quotes".', createdAt: '2023-03-05T08:35:00.000Z' },
      },
    ]);
    expect((await inbox('quotes')).map(({ name }) => name)).toEqual(['Asha Rao']);
    // Synchronising programs see them by the time of the import.
    const changed = await admin.gql(
      'query ($since: DateTimeISO) { messages(updatedSince: $since, sort: OLDEST) { totalCount } }',
      { since },
    );
    expect(done(changed).messages.totalCount).toBe(3);
    const [one] = await inbox();
    await admin.gql(messageOperations.spam, { id: one?.id, isSpam: true });
    await admin.gql(messageOperations.spam, { id: one?.id, isSpam: false });
    expect([await db.$count(outgoingMail), await db.$count(webhookDeliveries)]).toEqual([mails, 0]);
    expect(product.mail.mails).toEqual([]);
    const audited = await db
      .select()
      .from(auditEntries)
      .where(and(gte(auditEntries.at, since), not(like(auditEntries.action, '%pam'))));
    expect(audited).toMatchObject([
      { action: 'import.run', actorName: 'npm run import', after: { enquiries: 3, reviews: 0 } },
    ]);
    await admin.gql('mutation ($id: UUID!) { removeWebhook(id: $id) { id } }', { id });
  });

  test('imported messages have the mapped stage unless LOST lacks a reason', async () => {
    const head = ['Name', 'Mail', 'At', 'State', 'Why', 'Done'];
    const out = await world.bring(
      csvFile([
        head,
        ['Asha', 'asha@a.example', '2023-01-01', 'open', '', 'no'],
        ['Ben', 'ben@a.example', '2023-01-02', 'Won', '', 'yes'],
        ['Chand', 'chand@a.example', '2023-01-03', 'gone', 'Too dear', ''],
        ['Dev', 'dev@a.example', '2023-01-04', 'gone', '', ''],
        ['Esha', 'esha@a.example', '2023-01-05', 'asleep', '', ''],
        ['Farid', 'farid@a.example', '2023-01-06', '', '', 'perhaps'],
      ]),
      {
        as: 'enquiry',
        from: 'A desk',
        columns: { name: 'Name', email: 'Mail', createdAt: 'At', stage: 'State', lostReason: 'Why', isRead: 'Done' },
        values: { stage: { open: 'In Contact', gone: 'LOST' } },
        defaults: { isRead: false, service: 'Web Development' },
      },
    );
    expect(await inbox()).toMatchObject([
      { name: 'Asha', stage: 'IN_CONTACT', isRead: false, service: 'Web Development' },
      { name: 'Chand', stage: 'LOST', lostReason: 'Too dear', isRead: false },
      { name: 'Ben', stage: 'WON', isRead: true },
    ]);
    expect(out).toContain('left out: row 5: Please say why it was lost.');
    expect(out).toContain('left out: row 6: The stage is none of NEW, IN_CONTACT, PROPOSAL, WON, LOST');
    expect(out).toContain('left out: row 7: isRead is neither yes nor no');
  });

  test('rows that violate the rules are named beside the others that are imported', async () => {
    const bad: [row: string[], why: string][] = [
      [['9', '', 'a@a.example', '', '', '', '01/01/2023'], 'Name is missing'],
      [['9', 'Ann', 'a@a', '', '', '', '01/01/2023'], 'Please enter a valid email address'],
      [['9', 'Ann', 'a@a.example', '', '', 'x'.repeat(5001), '01/01/2023'], 'Please use at most 5000 characters'],
      [['9', 'Ann', 'a@a.example', '', '', '', '13/13/2023'], 'The time cannot be read as day-month-year'],
      [['9', 'Ann', 'a@a.example', '', '', '', '2023-01-01'], 'The time cannot be read as day-month-year'],
      [['9', 'Ann', 'a@a.example', '', '', '', '01/01/2099'], 'Its time is yet to come'],
      [['9', 'Ann', 'a@a.example'], 'Its time is missing'],
      [[...asha, 'more'], 'It has more cells than the first row, which has 7: more'],
      [asha, 'The same as an earlier row'],
    ];
    const out = await world.bring(
      enquiryFile([asha, ...bad.map(([row]) => row), ['', '', '', '', '', '', ''], ben]),
      enquiryMapping(),
    );
    const rows = Map.groupBy(bad.entries(), ([, [, why]]) => why);
    for (const [why, of] of rows) {
      const numbers = of.map(([index]) => index + 3);
      expect(out).toContain(`  left out: ${numbers.length > 1 ? 'rows' : 'row'} ${numbers.join(', ')}: ${why}\n`);
    }
    expect(await names()).toEqual(['Ben Dsouza', 'Asha Rao']);
  });

  test('a name of 120 and a message of 5,000 characters are imported', async () => {
    const longest = ['1', 'n'.repeat(120), 'long@a.example', '', '', 'x'.repeat(5000), '01/01/2023'];
    expect(await world.bring(enquiryFile([longest]), enquiryMapping())).toContain('came: 1 enquiry');
  });

  test('a repeated import and a later file with the same ids create no duplicates', async () => {
    const first = await world.files(enquiryFile([asha, ben]), enquiryMapping());
    await importTable(world.place, ...first);
    const again = await importTable(world.place, ...first);
    expect(again).toContain('came: 0 enquiries');
    expect(again).toContain('here already: 2');
    // Values given in the mapping do not distinguish rows.
    const other = await world.bring(enquiryFile([asha, ben, chand]), enquiryMapping({ values: {}, defaults: {} }));
    expect(other).toContain('left out: row 4: Please select a service');
    expect(other).toContain('here already: 2');
    const byId = enquiryMapping({ id: 'Entry', from: 'Another form' });
    await world.bring(enquiryFile([asha, ['', ...chand.slice(1)]]), byId);
    const later = await world.bring(enquiryFile([[...asha.slice(0, 5), 'Corrected', '05/03/2023'], chand]), byId);
    expect(later).toContain('came: 1 enquiry');
    expect(later).toContain('here already: 1');
    expect((await names()).sort()).toEqual(['Asha Rao', 'Asha Rao', 'Ben Dsouza', 'Chand Mehta']);
  });

  test('an undo removes imported messages except those that somebody worked on', async () => {
    const untouched = Array.from({ length: 3 }, (_, index) => [
      `9${index}`,
      `Quiet ${index}`,
      `q${index}@a.example`,
      '',
      '',
      '',
      '01/01/2023',
    ]);
    const people = ['Note', 'Reply', 'Stage', 'Owner', 'Unread', 'Draft', 'Link', 'Value'];
    const worked = people.map((name, index) => [`${index}`, name, `${name}@a.example`, '', '', '', '01/01/2023']);
    const given = await world.files(enquiryFile([...untouched, ...worked]), enquiryMapping());
    await importTable(world.place, ...given);
    const idOf = Object.fromEntries((await inbox()).map(({ name, id }) => [name, id]));
    const act = async (text: string, name: string, more: Mapping = {}) =>
      done(await admin.gql(text, { id: idOf[name], ...more }));
    await act('mutation ($id: UUID!) { addNote(id: $id, input: { text: "Rang" }) { id } }', 'Note');
    await act('mutation ($id: UUID!) { replyToMessage(id: $id, input: { replyText: "Hello" }) { id } }', 'Reply');
    await act('mutation ($id: UUID!) { setMessageStage(id: $id, stage: PROPOSAL) { id } }', 'Stage');
    await act('mutation ($id: UUID!, $owner: UUID) { assignMessage(id: $id, ownerId: $owner) { id } }', 'Owner', {
      owner: admin.id,
    });
    await act('mutation ($id: UUID!) { markMessageRead(id: $id, isRead: false) { id } }', 'Unread');
    await act('mutation ($id: UUID!) { saveReplyDraft(id: $id, input: { text: "Dear" }) }', 'Draft');
    await act(
      'mutation ($id: UUID!) { issueReviewLink(input: { email: "x@a.example", messageId: $id }) { id } }',
      'Link',
    );
    await act('mutation ($id: UUID!) { setMessageValue(id: $id, value: 5) { id } }', 'Value');
    const out = await importTable(world.place, ...given, '--undo');
    expect(out).toContain('Taken back: 3 enquiries, 0 reviews.');
    expect(out).toContain('Kept, because they were changed or are in use: 8 enquiries, 0 reviews.');
    expect((await names()).sort()).toEqual(people.toSorted());
    const again = await importTable(world.place, ...given);
    expect(again).toContain('came: 3 enquiries');
    expect(again).toContain('here already: 8');
  });

  test('data of an erased person is not imported again', async () => {
    const given = await world.files(enquiryFile([asha, ben]), enquiryMapping({ id: 'E-mail' }));
    await importTable(world.place, ...given);
    const { kinds } = await findData(admin, 'asha@harbour.example', '+91 98765 43210');
    expect(kinds).toMatchObject([{ kind: 'messages', count: 1 }]);
    await eraseWholly(admin, 'asha@harbour.example');
    const stored = JSON.stringify(
      await Promise.all([imports, importedThings].map((table) => product.services.db.select().from(table))),
    );
    expect(stored).not.toMatch(/asha|ben|harbour|98765/i);
    const out = await importTable(world.place, ...given);
    expect(out).toContain('left out: row 2: The data of this person was erased');
    expect(await names()).toEqual(['Ben Dsouza']);
    // A later message of the person is new data.
    const later = [...asha.slice(0, 6), new Date().toISOString()];
    const mapping = enquiryMapping({ dates: 'year-month-day', from: 'Later' });
    expect(await world.bring(enquiryFile([later]), mapping)).toContain('came: 1 enquiry');
  });
});
