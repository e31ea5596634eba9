import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { PERSONAL_DATA_FILE } from '#schema/personalData.ts';
import { answers, attachments } from '#server/clients/message/conversation/table.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { openZip } from '#server/transfer/import/files/zip.ts';
import { insertReply } from '#tests/kit/content/conversation.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { eraseWholly } from '#tests/kit/content/personalData.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const owner = { name: 'Anjali Rao', email: 'anjali@rao-and-sons.example' };
const other = { name: 'Ben Ode', email: 'ben@elsewhere.example' };

async function addFile(product: Product, messageId: string, fromEmail: string, name: string, text: string) {
  const { db, store } = product.services;
  const [answerId, id] = [uuidv7(), uuidv7()];
  const flags = { isFromOther: fromEmail !== owner.email, isUnverified: false, isAutomatic: false };
  const answer = { id: answerId, messageId, receivedAt: new Date(), fromEmail, subject: 'Re', text: '', ...flags };
  await db.insert(answers).values(answer);
  const file = { id, answerId, position: 0, name, contentType: 'text/plain', size: text.length };
  await db.insert(attachments).values(file);
  await store.put(attachmentKey(id), text);
  return id;
}

async function addReplyFile(product: Product, messageId: string, name: string, text: string) {
  const { db, store } = product.services;
  const id = uuidv7();
  const { id: replyId } = await insertReply(product, messageId);
  await db.insert(attachments).values({ id, replyId, position: 0, name, contentType: 'text/plain', size: text.length });
  await store.put(attachmentKey(id), text);
  return id;
}

const request = (person: Person, product: Product, addresses: string[]) =>
  fetch(product.url + PERSONAL_DATA_FILE, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ addresses }),
  });

describe('an archive of the data of a person', () => {
  test('the archive holds the data of the person and exactly the files between them and the office', async ({
    product,
    admin,
    onTestFinished,
  }) => {
    const own = await makeMessage(product, owner);
    const theirs = await makeMessage(product, other);
    const first = await addFile(product, own.id, owner.email, '../../brief.txt', 'The brief');
    const second = await addFile(product, theirs.id, owner.email, 'logo:v2.txt', 'The logo');
    const foreign = await addFile(product, own.id, other.email, 'secret.txt', 'Of another');
    const offer = await addReplyFile(product, own.id, 'offer.txt', 'Our offer');
    const foreignOffer = await addReplyFile(product, theirs.id, 'offer.txt', 'The offer of another');
    const response = await request(admin, product, [owner.email]);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/personal-data-\d{4}-\d\d-\d\d\.zip/);
    const path = join(await emptyFolder({ onTestFinished }), 'data.zip');
    await writeFile(path, Buffer.from(await response.arrayBuffer()));
    const zip = await openZip(path);
    onTestFinished(() => zip.close());
    expect(zip.names.toSorted()).toEqual(
      [
        `files/${first}/_.._brief.txt`,
        `files/${second}/logo_v2.txt`,
        `files/${offer}/offer.txt`,
        'personal-data.html',
        'personal-data.json',
      ].toSorted(),
    );
    expect((await zip.read(`files/${second}/logo_v2.txt`, 100)).toString()).toBe('The logo');
    const data = JSON.parse((await zip.read('personal-data.json', 1e6)).toString());
    expect(JSON.stringify(data)).toContain(first);
    const { rows } = data.records.find(({ kind }: { kind: string }) => kind === 'messages');
    expect(rows[0].replies[0].attachments).toMatchObject([{ id: offer, name: 'offer.txt' }]);
    expect(zip.names.join()).not.toContain(foreign);
    expect(zip.names.join()).not.toContain(foreignOffer);
  });

  test('an erasure deletes the files that the person was sent', async ({ product, admin }) => {
    const email = 'erased@rao-and-sons.example';
    const { id } = await makeMessage(product, { ...owner, email });
    const file = await addReplyFile(product, id, 'offer.txt', 'Our offer');
    await eraseWholly(admin, email);
    expect(await product.services.store.exists(attachmentKey(file))).toBe(false);
    expect(await product.services.db.$count(attachments, eq(attachments.id, file))).toBe(0);
  });

  test('the archive is refused to all but admins with an address', async ({ product, admin, employee }) => {
    expect((await request(employee, product, [owner.email])).status).toBe(403);
    expect((await fetch(product.url + PERSONAL_DATA_FILE, { method: 'POST' })).status).toBe(401);
    expect((await request(admin, product, [])).status).toBe(422);
    expect((await request(admin, product, ['nobody'])).status).toBe(422);
  });
});
