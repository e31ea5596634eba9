import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import { bookings } from '#server/clients/booking/table.ts';
import { book, callOperations, callToken, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import { test } from '#tests/kit/test.ts';

const VICTIM = 'victim@elsewhere.example';
/** Text of a booker who wants the site to mail it to a stranger. */
const lure = { name: 'CHEAP PILLS at pills.example', note: 'BUY at https://lure.example/now' };

test.beforeAll(async ({ product, admin }) => {
  atNoon(product);
  await takeBookings(admin);
  await makeHost(product, 'Asha Rao');
});

/** All headers, texts and attachments of a mail, with unfolded lines. */
const wholeOf = ({ headers, text, html, attachments }: Email): string =>
  [
    ...headers.map(({ key, value }) => `${key}: ${value}`),
    text ?? '',
    html ?? '',
    ...attachments.map(({ content }) =>
      (typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString()).replace(
        /\r?\n[ \t]/g,
        '',
      ),
    ),
  ].join('\n');

test('no mail to an unconfirmed mailbox contains text of the booker', async ({ product, admin }) => {
  const [startsAt = '', next = ''] = (await freeTimes(product.nobody)).slice(4);
  expect((await book(product.nobody, startsAt, { email: VICTIM, ...lure })).errors).toBeUndefined();
  const confirmed = await product.mail.mailTo(VICTIM);
  const token = callToken(confirmed.text);
  await product.nobody.gql(callOperations.move, { token, input: { startsAt: next } });
  const moved = await product.mail.mailTo(VICTIM, 1);
  const [row] = await product.services.db.select({ id: bookings.id }).from(bookings);
  expect((await admin.gql(callOperations.remind, { id: row?.id })).errors).toBeUndefined();
  const reminded = await product.mail.mailTo(VICTIM, 2);
  await product.nobody.gql(callOperations.cancel, { token });
  const cancelled = await product.mail.mailTo(VICTIM, 3);

  for (const mail of [confirmed, moved, reminded, cancelled])
    expect(wholeOf(mail)).not.toMatch(/pills|lure|buy at|cheap/i);
  for (const mail of [confirmed, moved, cancelled])
    expect(wholeOf(mail)).toMatch(/ATTENDEE;[^\n]*CN="?victim@elsewhere\.example"?[;:]/);
});
