import { once } from 'node:events';
import { and, gte, like, not } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditEntries } from '#server/audit/table.ts';
import { importedThings, imports } from '#server/import/table.ts';
import { outgoingMail } from '#server/mail/table.ts';
import { messages } from '#server/message/table.ts';
import { threadEvents } from '#server/message/thread/table.ts';
import { reviews } from '#server/review/table.ts';
import { webhookDeliveries } from '#server/webhook/table.ts';
import {
  csvFile,
  enquiryHead,
  enquiryMapping,
  importTable,
  type Mapping,
  reviewHead,
  reviewMapping,
  tableFiles,
} from '#tests/kit/content/csvImport.ts';
import { emptyInbox, messageOperations } from '#tests/kit/content/message.ts';
import { done, eraseWholly, findData } from '#tests/kit/content/personalData.ts';
import { emptyReviews, reviewOperations } from '#tests/kit/content/review.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { getPage, structuredDataIn } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, launch, placeOf, run } from '#tests/kit/product/backup.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

// Each command is a process of its own, which takes seconds to start.
vi.setConfig({ testTimeout: 120_000 });

let product: Product;
let admin: Person;
let folder: string;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
});
beforeEach(async () => {
  const { db } = product.services;
  await emptyInbox(product);
  await emptyReviews(product);
  await db.delete(imports);
});
afterAll(async () => {
  for (const one of clean) await one();
  await product.stop();
});

const place = () => ({ ...placeOf(product), PUBLIC_URL: product.services.settings.PUBLIC_URL });
let made = 0;
const files = (content: string | Uint8Array, mapping: Mapping) => {
  made += 1;
  return tableFiles(folder, `table${made}`, content, mapping);
};
/** Brings a table in, and gives what the program says. */
const bring = async (content: string | Uint8Array, mapping: Mapping, ...flags: string[]) =>
  importTable(place(), ...(await files(content, mapping)), ...flags);
const enquiries = (rows: string[][], ...written: [string?, string?]) => csvFile([enquiryHead, ...rows], ...written);
const reviewRows = (rows: string[][]) => csvFile([reviewHead, ...rows]);

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
const allReviews = async () =>
  done(await admin.gql('{ allReviews(first: 200) { nodes { id name rating isPublished createdAt } averageRating } }'))
    .allReviews;

const asha = [
  '1',
  'Asha Rao',
  'Asha@Harbour.example',
  '+91 98765-43210',
  'SEO',
  'Two lines,\nand "quotes".',
  '05/03/2023 14:05',
];
const ben = ['2', 'Ben Dsouza', 'ben@hill.example', '', '', '', '04.03.2023'];
const chand = ['3', 'Chand Mehta', 'chand@lake.example', '9123456780', 'Hosting', 'Hello', '1/12/2022 9:30 PM'];

describe('enquiries', () => {
  test('a dry run says what would come, and writes nothing', async () => {
    const { db } = product.services;
    const out = await bring(
      enquiries([asha, ben, ['4', 'D', 'nobody', '', '', '', '']]),
      enquiryMapping(),
      '--dry-run',
    );
    expect(out.split('\n').slice(0, 6)).toEqual([
      'CSV, Contact form of old.example:',
      '  would come: 2 enquiries, 0 reviews (0 published)',
      '  left out: 1 column: the mapping file does not name "Entry"',
      '  left out: row 4: Name must be at least 2 characters, Please enter a valid email address, Its time is missing',
      '',
    ]);
    expect([await db.$count(messages), await db.$count(imports), await db.$count(importedThings)]).toEqual([0, 0, 0]);
  });

  test('come with their times, in their order, and are found; nobody is told', async () => {
    const { db, now } = product.services;
    const { id } = await makeWebhook(admin);
    const [mails, since] = [await db.$count(outgoingMail), now()];
    const out = await bring(`\ufeff${enquiries([asha, ben, chand], ';', '\r\n')}`, enquiryMapping());
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
    // Programs that keep in step hear of them by the time of the import.
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

  test('have the stage and the state that the mapping says; who has lost one says why', async () => {
    const head = ['Name', 'Mail', 'At', 'State', 'Why', 'Done'];
    const out = await bring(
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

  test('that the rules do not admit are named, and the others come', async () => {
    const bad: [row: string[], why: string][] = [
      [['9', 'A', 'a@a.example', '', '', '', '01/01/2023'], 'Name must be at least 2 characters'],
      [['9', 'Ann', 'a@a', '', '', '', '01/01/2023'], 'Please enter a valid email address'],
      [['9', 'Ann', 'a@a.example', '12345', '', '', '01/01/2023'], 'Number must be 10 digits'],
      [['9', 'Ann', 'a@a.example', '', '', 'x'.repeat(5001), '01/01/2023'], 'Please use at most 5000 characters'],
      [['9', 'Ann', 'a@a.example', '', '', '', '13/13/2023'], 'The time cannot be read as day-month-year'],
      [['9', 'Ann', 'a@a.example', '', '', '', '2023-01-01'], 'The time cannot be read as day-month-year'],
      [['9', 'Ann', 'a@a.example', '', '', '', '01/01/2099'], 'Its time is yet to come'],
      [['9', 'Ann', 'a@a.example'], 'It has another number of cells than the first row, which has 7'],
      [[...asha, 'more'], 'It has another number of cells than the first row, which has 7'],
      [asha, 'The same as an earlier row'],
    ];
    const out = await bring(
      enquiries([asha, ...bad.map(([row]) => row), ['', '', '', '', '', '', ''], ben]),
      enquiryMapping(),
    );
    const rows = Map.groupBy(bad.entries(), ([, [, why]]) => why);
    for (const [why, of] of rows) {
      const numbers = of.map(([index]) => index + 3);
      expect(out).toContain(`  left out: ${numbers.length > 1 ? 'rows' : 'row'} ${numbers.join(', ')}: ${why}\n`);
    }
    expect(await names()).toEqual(['Ben Dsouza', 'Asha Rao']);
  });

  test('are bounded as the form is, and no shorter', async () => {
    const longest = ['1', 'n'.repeat(120), 'long@a.example', '', '', 'x'.repeat(5000), '01/01/2023'];
    expect(await bring(enquiries([longest]), enquiryMapping())).toContain('came: 1 enquiry');
  });

  test('again, and by their ids in a later file, they do not come twice', async () => {
    const first = await files(enquiries([asha, ben]), enquiryMapping());
    await importTable(place(), ...first);
    const again = await importTable(place(), ...first);
    expect(again).toContain('came: 0 enquiries');
    expect(again).toContain('here already: 2');
    // What the mapping says beside the cells tells no row from another.
    const other = await bring(enquiries([asha, ben, chand]), enquiryMapping({ values: {}, defaults: {} }));
    expect(other).toContain('left out: row 4: Please select a service');
    expect(other).toContain('here already: 2');
    const byId = enquiryMapping({ id: 'Entry', from: 'Another form' });
    await bring(enquiries([asha, ['', ...chand.slice(1)]]), byId);
    const later = await bring(enquiries([[...asha.slice(0, 5), 'Corrected', '05/03/2023'], chand]), byId);
    expect(later).toContain('came: 1 enquiry');
    expect(later).toContain('here already: 1');
    expect((await names()).sort()).toEqual(['Asha Rao', 'Asha Rao', 'Ben Dsouza', 'Chand Mehta']);
  });

  test('are taken back but for those that somebody works on', async () => {
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
    const given = await files(enquiries([...untouched, ...worked]), enquiryMapping());
    await importTable(place(), ...given);
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
    const out = await importTable(place(), ...given, '--undo');
    expect(out).toContain('Taken back: 3 enquiries, 0 reviews.');
    expect(out).toContain('Kept, because they were changed or are in use: 8 enquiries, 0 reviews.');
    expect((await names()).sort()).toEqual(people.toSorted());
    const again = await importTable(place(), ...given);
    expect(again).toContain('came: 3 enquiries');
    expect(again).toContain('here already: 8');
  });

  test('of a person whose data was erased since do not come again; nothing of a person stays in what notes them', async () => {
    const given = await files(enquiries([asha, ben]), enquiryMapping({ id: 'E-mail' }));
    await importTable(place(), ...given);
    const { kinds } = await findData(admin, 'asha@harbour.example', '+91 98765 43210');
    expect(kinds).toMatchObject([{ kind: 'messages', count: 1 }]);
    await eraseWholly(admin, 'asha@harbour.example');
    const stored = JSON.stringify(
      await Promise.all([imports, importedThings].map((table) => product.services.db.select().from(table))),
    );
    expect(stored).not.toMatch(/asha|ben|harbour|98765/i);
    const out = await importTable(place(), ...given);
    expect(out).toContain('left out: row 2: The data of this person was erased');
    expect(await names()).toEqual(['Ben Dsouza']);
    // What they write later is another thing.
    const later = [...asha.slice(0, 6), new Date().toISOString()];
    const mapping = enquiryMapping({ dates: 'year-month-day', from: 'Later' });
    expect(await bring(enquiries([later]), mapping)).toContain('came: 1 enquiry');
  });
});

describe('reviews', () => {
  const devika = [
    'Devika Nair',
    'Harbour Ltd',
    'CEO',
    'They did what they said.',
    '9',
    '2021-02-03',
    'devika@harbour.example',
  ];
  const eli = ['Eli Stone', 'Hill Ltd', 'Head of Sales', 'Quick and kind people.', '7,0', '2022-02-03T10:00:00Z', ''];

  test('come as drafts, or published on running servers with right figures; nobody is told', async () => {
    const { db } = product.services;
    await makeWebhook(admin);
    const mails = await db.$count(outgoingMail);
    const shown = async () => (await getPage(product, '/reviews')).text;
    const rated = async () =>
      structuredDataIn((await getPage(product, '/')).text).find((one) => one['@type'] === 'Organization')
        ?.aggregateRating;
    expect([await shown(), await rated()]).toEqual([expect.not.stringContaining('Devika'), undefined]);
    await bring(reviewRows([devika]), reviewMapping({ ratingOutOf: 10, from: 'Drafts' }));
    expect((await allReviews()).nodes).toMatchObject([{ name: 'Devika Nair', rating: 5, isPublished: false }]);
    expect(await shown()).not.toContain('Devika');
    await emptyReviews(product);
    const out = await bring(
      reviewRows([devika, eli]),
      reviewMapping({ ratingOutOf: 10, defaults: { isPublished: true } }),
    );
    expect(out).toContain('came: 0 enquiries, 2 reviews (2 published)');
    await until(async () => (await shown()).includes('Devika Nair'), 5000);
    expect(await rated()).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
    expect(await allReviews()).toMatchObject({
      averageRating: 4.5,
      nodes: [
        { name: 'Eli Stone', rating: 4, isPublished: true, createdAt: '2022-02-03T10:00:00.000Z' },
        { name: 'Devika Nair', rating: 5, isPublished: true, createdAt: '2021-02-02T18:30:00.000Z' },
      ],
    });
    const found = await admin.gql('{ allReviews(search: "kind people") { nodes { name } } }');
    expect(done(found).allReviews.nodes).toEqual([{ name: 'Eli Stone' }]);
    expect((await findData(admin, 'devika@harbour.example')).kinds).toMatchObject([{ kind: 'reviews', count: 1 }]);
    expect([await db.$count(outgoingMail), await db.$count(webhookDeliveries)]).toEqual([mails, 0]);
  });

  test('that the rules do not admit are named', async () => {
    const with5 = (rating: string, words = 'Good work, in time.') => [
      'Dev Rao',
      'Lake Ltd',
      'CEO',
      words,
      rating,
      '2021-02-03',
      '',
    ];
    const rows = ['0', '6', 'five', '-1', ''].map((rating) => with5(rating));
    const out = await bring(reviewRows([with5('1'), with5('5'), ...rows, with5('5', 'Good')]), reviewMapping());
    expect(out).toContain('came: 0 enquiries, 2 reviews (0 published)');
    expect(out).toContain('left out: rows 4, 5, 6, 7, 8: Rating must be between 1 and 5');
    expect(out).toContain('left out: row 9: Feedback must be at least 10 characters');
  });

  test('are taken back but for those that were changed or belong to something', async () => {
    const rows = ['Quiet', 'Published', 'Tied'].map((name) => [name, ...devika.slice(1)]);
    const given = await files(reviewRows(rows), reviewMapping({ ratingOutOf: 10 }));
    await importTable(place(), ...given);
    const idOf = Object.fromEntries((await allReviews()).nodes.map(({ name, id }: Enquiry) => [name, id]));
    done(await admin.gql(reviewOperations.publish, { id: idOf.Published, isPublished: true }));
    done(await admin.gql('mutation ($id: UUID!) { tieReview(id: $id, service: PPC) { id } }', { id: idOf.Tied }));
    const out = await importTable(place(), ...given, '--undo');
    expect(out).toContain('Taken back: 0 enquiries, 1 reviews.');
    expect(out).toContain('Kept, because they were changed or are in use: 0 enquiries, 2 reviews.');
    expect((await allReviews()).nodes.map(({ name }: Enquiry) => name).sort()).toEqual(['Published', 'Tied']);
  });
});

test('killed again and again, and run anew, it brings every row once; taking back goes on too', async () => {
  const { db } = product.services;
  const ROWS = 1200;
  const rows = Array.from({ length: ROWS }, (_, index) => [
    `${index}`,
    `Sender ${index}`,
    `s${index}@a.example`,
    '',
    '',
    '',
    '01/01/2023',
  ]);
  const given = await files(enquiries(rows), enquiryMapping());
  const kill = async (args: string[], isTime: (things: number) => boolean) => {
    const child = launch('import', args, place());
    const ended = once(child, 'close');
    await until(async () => isTime(await db.$count(importedThings)) || child.exitCode !== null);
    child.kill('SIGKILL');
    await ended;
    expect(await db.$count(messages)).toBe(await db.$count(importedThings));
  };
  for (const stop of [1, 300, 700]) await kill(given, (things) => things >= stop);
  const out = await importTable(place(), ...given);
  expect(out).toContain('here already');
  expect(await db.$count(messages)).toBe(ROWS);
  expect(new Set((await db.select({ email: messages.email }).from(messages)).map(({ email }) => email)).size).toBe(
    ROWS,
  );
  expect(await db.select({ state: imports.state, done: imports.done, total: imports.total }).from(imports)).toEqual([
    { state: 'done', done: ROWS, total: ROWS },
  ]);
  await kill([...given, '--undo'], (things) => things < ROWS - 20);
  expect(await importTable(place(), ...given, '--undo')).toContain(
    'Kept, because they were changed or are in use: 0 enquiries',
  );
  expect([await db.$count(messages), await db.$count(importedThings), await db.$count(threadEvents)]).toEqual([
    0, 0, 0,
  ]);
});

test.for([
  ['a mapping without what a row has to have', { columns: { name: 'Full name' } }, 'csv.columns: email is missing'],
  [
    'a mapping of a column that is not there',
    { id: 'Number' },
    'The file has no column "Number", which the mapping file names. It has "Entry", "Full name"',
  ],
  ['a mapping of another kind of date', { dates: 'DD/MM/YYYY' }, 'csv.dates: it is one of "year-month-day"'],
] as const)('%s is refused in one line, and nothing is begun', async ([, fields, said]) => {
  const { code, out, errors } = await run('import', await files(enquiries([asha]), enquiryMapping(fields)), place());
  expect([code, out]).toEqual([1, '']);
  expect(errors).toMatch(/^[^\n]+\n$/);
  expect(errors).toContain(said);
  expect([await product.services.db.$count(imports), await product.services.db.$count(reviews)]).toEqual([0, 0]);
});

test('a table without a mapping file is told what it wants', async () => {
  const [table = ''] = await files(enquiries([asha]), enquiryMapping());
  const { code, errors } = await run('import', [table], place());
  expect([code, errors]).toEqual([1, 'A CSV file wants --mapping FILE, which says in "csv" what its columns are.\n']);
});
