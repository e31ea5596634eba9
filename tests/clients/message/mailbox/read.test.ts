import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ReadMail, readMail } from '#server/clients/message/mailbox/readMail.ts';
import { mails } from './expectedMails.ts';

const folder = join(import.meta.dirname, 'mails');
const original = '01920000-0000-7000-8000-000000000001@agency.example';

const seen = (mail: ReadMail) => ({
  from: [mail.from.email, mail.from.name],
  subject: mail.subject,
  text: mail.text,
  isUnverified: mail.isUnverified,
  isAutomatic: mail.isAutomatic,
  bounce: mail.bounce,
  files: mail.attachments.map(({ name, contentType, content }) => [name, contentType, content.length]),
  omitted: mail.omitted,
});

describe.for(Object.entries(mails))('a mail of %s', ([name, expected]) => {
  test(`a mail by ${expected.title} is parsed as a person reads it`, async () => {
    const mail = await readMail(readFileSync(join(folder, `${name}.eml`)));
    expect(seen(mail)).toEqual({
      from: expected.from,
      subject: expected.subject ?? 'Re: Your enquiry',
      text: expected.text,
      isUnverified: expected.isUnverified ?? false,
      isAutomatic: expected.isAutomatic ?? false,
      bounce: expected.reason ? { reason: expected.reason, originalIds: [original] } : null,
      files: expected.files ?? [],
      omitted: expected.omitted ?? [],
    });
    expect(mail.quoted?.slice(0, 60) ?? undefined).toBe(expected.quoted);
  });
});

test('every file in mails/ is in the table', () => {
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(mails)
      .map((name) => `${name}.eml`)
      .sort(),
  );
});
