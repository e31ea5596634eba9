import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { incomingMails, serviceMailIds } from '#server/clients/message/mailbox/table.ts';
import { cardsKey } from '#server/platform/storage/picture/keys.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { eraseData, eraseWholly } from '#tests/kit/content/personalData.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let made = 0;
async function addMail(product: Product, messageId: string, id: string) {
  made += 1;
  const mailId = `${made}.${id} hash${made}`;
  const row = { id: uuidv7(), mailbox: 'imap', mailId, outcome: 'answer' as const, messageId, takenAt: new Date() };
  await product.services.db.insert(incomingMails).values(row);
  return mailId;
}
const mailIds = async (product: Product) =>
  (await product.services.db.select().from(incomingMails)).map(({ mailId }) => mailId);

describe('Message-IDs', () => {
  test('ids are erased everywhere if they are of a domain of the person', async ({ product, admin }) => {
    const email = 'jane@doe-studio.example';
    const own = await makeMessage(product, { email });
    const theirs = await makeMessage(product, { email: 'ravi@other.example' });
    const erased = [
      await addMail(product, own.id, 'x@anything.example'),
      await addMail(product, theirs.id, 'x@doe-studio.example'),
      await addMail(product, theirs.id, 'x@mail.Doe-Studio.example'),
      await addMail(product, theirs.id, 'doe-studio.example.77@mx.service.example'),
    ];
    const kept = [
      await addMail(product, theirs.id, 'x@other.example'),
      await addMail(product, theirs.id, 'x@notdoe-studio.example'),
      await addMail(product, theirs.id, 'x@doe-studio.example.com'),
      await addMail(product, theirs.id, 'x@doe-studioXexample'),
    ];
    const service = { mailId: uuidv7(), messageId: theirs.id };
    await product.services.db.insert(serviceMailIds).values([
      { ...service, serviceId: '0107-abc@doe-studio.example' },
      { ...service, serviceId: '0107-abc-of-another' },
    ]);
    await eraseData(admin, [email]);
    const ids = await mailIds(product);
    for (const id of erased) expect(ids).not.toContain(id);
    expect(ids).toEqual(expect.arrayContaining(kept));
    const services = await product.services.db.select().from(serviceMailIds);
    expect(services.map(({ serviceId }) => serviceId)).toEqual(['0107-abc-of-another']);
  });

  test('ids are erased in both forms of a domain that is not ASCII', async ({ product, admin }) => {
    const theirs = await makeMessage(product, { email: 'ravi@other.example' });
    const ids = ['x@mail.xn--mller-kva.example', 'x@m\u00fcller.example'];
    const erased = await Promise.all(ids.map((id) => addMail(product, theirs.id, id)));
    const { errors } = await eraseData(admin, ['jane@m\u00fcller.example']);
    expect(errors).toBe(undefined);
    for (const id of erased) expect(await mailIds(product)).not.toContain(id);
  });

  test('ids of a domain that is not ASCII stay when others use it', async ({ product, admin }) => {
    const theirs = await makeMessage(product, { email: 'ravi@b\u00fcro.example' });
    const id = await addMail(product, theirs.id, 'x@xn--bro-hoa.example');
    await eraseData(admin, ['jane@b\u00fcro.example']);
    expect(await mailIds(product)).toContain(id);
  });

  test('two erasures at once both succeed in erasing the ids', async ({ product, admin }) => {
    const email = 'twice@own-domain.example';
    const theirs = await makeMessage(product, { email: 'ravi@other.example' });
    await addMail(product, theirs.id, 'x@own-domain.example');
    const results = await Promise.all([eraseData(admin, [email]), eraseData(admin, [email])]);
    expect(results.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect((await mailIds(product)).join()).not.toContain('own-domain');
  });

  test.for(['gmail.com', 'shared.example'])('ids of %s, which others use, stay', async (domain, { product, admin }) => {
    const [email, colleague] = [`one@${domain}`, `two@${domain}`];
    await makeMessage(product, { email });
    const theirs = await makeMessage(product, { email: domain === 'gmail.com' ? 'x@y.example' : colleague });
    const id = await addMail(product, theirs.id, `x@mail.${domain}`);
    await eraseData(admin, [email]);
    expect(await mailIds(product)).toContain(id);
  });
});

describe('public pages', () => {
  test('an erasure in a post draws its page anew and deletes its drawn card', async ({ product, admin }) => {
    const email = 'quoted@person.example';
    const input = {
      ...{ title: 'What clients say', excerpt: 'Some words of clients.', author: 'Meera', tags: ['News'] },
      ...{ body: `Write to **<${email}>** or [here](mailto:${email}).\n\n## Of ${email}`, isPublished: true },
    };
    const created = await admin.gql('mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id slug } }', {
      input,
    });
    const { id, slug } = created.data.createBlogPost;
    const card = `${cardsKey(id)}/1.png`;
    await product.services.store.put(card, 'a card');
    await eraseWholly(admin, email);
    const [row] = (await product.services.db.$client.query('select * from blog_posts where id = $1', [id])).rows;
    expect(row).toMatchObject({ body_html: null, headings: null, renderer_version: null });
    expect(row.body).toContain('[erased]');
    const page = await (await fetch(`${product.url}/blog/${slug}`)).text();
    expect(page).toContain('[erased]');
    expect(page).not.toContain('person.example');
    expect(await product.services.store.exists(card)).toBe(false);
  });
});
