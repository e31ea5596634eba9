import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { addressesIn } from '#server/office/privacy/personalData/addressMarks.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { countsOf, done, eraseData, findData } from '#tests/kit/content/personalData.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { rows, test } from '#tests/kit/test.ts';

let made = 0;
const newEmail = (local = 'person') => {
  made += 1;
  return `${local}.${made}@identity.example`;
};
const erase = async (admin: Person, ...addresses: string[]) =>
  done(await eraseData(admin, addresses)).erasePersonalData.id as string;
const textOf = async (product: Product, id: string) =>
  (await product.services.db.select().from(messages).where(eq(messages.id, id)))[0]?.message;
const writtenBy = (product: Product, message: string) => makeMessage(product, { email: newEmail('other'), message });
async function sentMail(
  product: Product,
  subject: string,
  fields: Partial<typeof outgoingMail.$inferInsert> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const now = product.services.now();
  const row = { id, to: newEmail('office'), subject, text: '', createdAt: now, runAt: now, sentAt: now, ...fields };
  await product.services.db.insert(outgoingMail).values(row);
  return id;
}
const hasMail = async (product: Product, id: string) =>
  (await product.services.db.$count(outgoingMail, eq(outgoingMail.id, id))) > 0;

describe('a name', () => {
  test.for(['Mark', 'Will', 'May', 'Rose'])(
    'a name that is a word, %s, deletes no mails of others',
    async (name, { product, admin }) => {
      const email = newEmail(name.toLowerCase());
      await makeMessage(product, { name, email });
      const other = await sentMail(
        product,
        `New message from ${name}et Ltd: E-mail ${name}eting, ${name} your calendar`,
      );
      await erase(admin, email);
      expect(await hasMail(product, other)).toBe(true);
    },
  );

  test('a name shared by two people leaves the audit entries of the other unchanged', async ({ product, admin }) => {
    const name = 'Priya Sharma';
    const [first, second] = [newEmail(), newEmail()];
    const mine = await makeMessage(product, { name, email: first });
    const theirs = await makeMessage(product, { name, email: second });
    for (const { id } of [mine, theirs]) await admin.gql(messageOperations.mark, { id });
    const labels = async (id: string) =>
      (await product.services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(
        ({ subjectLabel }) => subjectLabel,
      );
    await erase(admin, first);
    expect(await labels(mine.id)).toEqual(['[erased]']);
    expect(await labels(theirs.id)).toEqual([name]);
  });

  test('mails about the records of the person are deleted, sent ones included', async ({ product, admin }) => {
    const email = newEmail();
    const name = 'Tara Unnikrishnan';
    const { id } = await makeMessage(product, { name, email });
    const application = await makeAffiliate(product.nobody, { name, email });
    const mention = await sentMail(product, `Asha mentions you: ${name}`, { about: [id] });
    const about = await product.services.db.select().from(outgoingMail);
    expect(about.filter((mail) => mail.about.includes(application.id))).toHaveLength(1);
    await erase(admin, email);
    expect(await hasMail(product, mention)).toBe(false);
    const left = await product.services.db.select().from(outgoingMail);
    expect(left.filter((mail) => mail.about.includes(id) || mail.about.includes(application.id))).toEqual([]);
  });

  test('audit entries of a deleted record lose the name by the id of the record', async ({ product, admin }) => {
    const email = newEmail();
    const { id } = await makeMessage(product, { name: 'Gone Before', email });
    await admin.gql(messageOperations.mark, { id });
    await admin.gql('mutation ($id: UUID!) { removeMessage(id: $id) { id } }', { id });
    await erase(admin, email);
    const entries = await product.services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(new Set(entries.map(({ subjectLabel }) => subjectLabel))).toEqual(new Set(['[erased]']));
  });
});

describe('a phone number', () => {
  test.for(
    rows([
      ['+49 (0) 30 1234567', '+49301234567'],
      ['0049 (0)30/123 45 67', '+49301234567'],
      ['+490301234567', '+49301234567'],
      ['+44 (0)20 7946 0958', '+442079460958'],
      ['+7 8 495 123-45-67', '+74951234567'],
      ['98220 12345', '+919822012345'],
      ['(098220) 12345', '+919822012345'],
      ['00 91 98220-12345', '+919822012345'],
      ['+91\u00a098220\u201112345', '+919822012345'],
      ['+٩١ ٩٨٢٢٠ ١٢٣٤٥', '+919822012345'],
      ['९८२२०१२३४५', '+919822012345'],
      ['\u202a+91 98220 12345\u202c', '+919822012345'],
      ['+39 06 698 12345', '+390669812345'],
    ]),
  )('the number %s is read as %s', async ([typed, number], { admin }) => {
    expect((await findData(admin, typed)).addresses).toEqual([number]);
  });

  test('a number stored with the zero of its country is found in both spellings', async ({ product, admin }) => {
    const email = newEmail();
    const { id } = await makeMessage(product, { email });
    await product.services.db.update(messages).set({ contactNumber: '+490305550001' }).where(eq(messages.id, id));
    for (const typed of ['+49 30 5550001', '+49 (0) 30 5550001', '+490305550001', '0049305550001'])
      expect([typed, await countsOf(admin, typed)]).toEqual([typed, expect.objectContaining({ messages: 1 })]);
    await erase(admin, '+49305550001');
    expect(await textOf(product, id)).toBeUndefined();
  });

  test('the number of an affiliate is found in every stored form', async ({ product, admin }) => {
    const { id } = await makeAffiliate(product.nobody, { email: newEmail() });
    for (const stored of ['9844400001', '919844400001', '+919844400001', '+9109844400001', '٩٨٤٤٤٠٠٠٠١']) {
      await product.services.db.update(affiliates).set({ phone: stored }).where(eq(affiliates.id, id));
      expect([stored, await countsOf(admin, '+91 98444 00001')]).toEqual([
        stored,
        expect.objectContaining({ affiliates: 1 }),
      ]);
    }
    expect(await countsOf(admin, '+1 984 440 0001')).toEqual({});
    expect(await product.services.db.$count(bookings)).toBe(0);
  });

  test.for([
    'Ring +91 98333 00001.',
    'Ring 98333-00001.',
    'Ring (0)98333 00001.',
    'Ring 098333 00001.',
    'Ring +91 (0) 98333 00001.',
    'Ring 0091.98333.00001.',
    'Ring 91 98333/00001.',
    'Ring +९१ ९८३३३ ०००\u0966१.',
    'Ring ٩٨٣٣٣٠٠٠٠١.',
    'Ring +91\u00a098333\u202f00001.',
    'tel:+919833300001.',
  ])('a number is found in the text "%s" and removed from it', async (text, { product, admin }) => {
    const { id } = await writtenBy(product, text);
    await erase(admin, '9833300001');
    expect(await textOf(product, id)).toMatch(/^(Ring [(]?|tel:)\[erased\]\.$/);
  });

  test.for([
    'Ring +1 9833300002.',
    'Ring +44 98333 00002.',
    'Ring 0044 9833300002.',
    'Ring 198333000021.',
    'Invoice 98333000020.',
  ])('the number of somebody else stays in the text "%s"', async (text, { product, admin }) => {
    const { id } = await writtenBy(product, text);
    await erase(admin, '+919833300002');
    expect(await textOf(product, id)).toBe(text);
  });

  test('a foreign number with the last ten digits of a colleague is not taken for that of the colleague', async ({
    product,
    admin,
  }) => {
    const { mobile } = await product.user();
    expect(await findData(admin, `+49 ${mobile}`)).toMatchObject({ refusal: null });
    expect(await findData(admin, `0${mobile}`)).toMatchObject({ refusal: expect.stringContaining('staff') });
  });
});

describe('an e-mail address', () => {
  test.for(
    rows([
      ["sean.o'brien", 'Write to %s, please.'],
      ["sean.o'brien", "Write to '%s', please."],
      ['first+news', 'Write to <%s>.'],
      ['UPPER.Case', 'Write to mailto:%s?subject=x.'],
    ]),
  )('an address in the form %s is found in "%s"', async ([local, text], { product, admin }) => {
    const email = newEmail(local);
    const shown = text.replace('%s', email.toUpperCase());
    const { id } = await writtenBy(product, shown);
    await erase(admin, email);
    expect(await textOf(product, id)).toBe(text.replace('%s', '[erased]'));
  });

  test.for(
    rows([
      ['&#39;', "o'hara"],
      ['&#x27;', "o'hara"],
      ['%27', "o'hara"],
      ['\u2019', "o'hara"],
      ['%2B', 'o+hara'],
    ]),
  )('an address is found where its sign is written %s', async ([sign, local], { product, admin }) => {
    const email = newEmail(local);
    const { id } = await writtenBy(product, `See ${email.replace(/['+]/, sign)} there.`);
    await erase(admin, email);
    expect(await textOf(product, id)).toBe('See [erased] there.');
  });

  test.for(["o'%s", 'o\u2019%s', 'o&#39;%s', 'o%27%s', 'o+%s', 'o%2B%s', 'o.%s', 'o-%s', '%s.au', '%sx'])(
    'an address that is a part of another, %s, changes nothing there',
    async (other, { product, admin }) => {
      const email = newEmail('hara');
      const text = `See ${other.replace('%s', email)} there.`;
      const { id } = await writtenBy(product, text);
      await erase(admin, email);
      expect(await textOf(product, id)).toBe(text);
    },
  );
});

test('after a restore adjacent numbers and numbers in other digits are recognised', () => {
  const values = (text: string) => addressesIn(text).map(({ value }) => value);
  expect(values('9855500001 9855500002')).toEqual(expect.arrayContaining(['+919855500001', '+919855500002']));
  expect(values('+٤٩ (٠) ٣٠ ٥٥٥٠٠٠١')).toContain('+49305550001');
  expect(values("ask o'brien@identity.example")).toContain("o'brien@identity.example");
});
