import { describe, expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { limitTable } from '#server/platform/limit/limits.ts';
import { newMessage, sendMessage } from '#tests/kit/content/message.ts';
import { rounds } from '#tests/kit/long.ts';
import { leaveOnly } from '#tests/kit/network/limits.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const a = (length: number) => 'a'.repeat(length);
const atMost = (max: number) => `Please use at most ${max} characters`;
const countMessages = (product: Product) => product.services.db.$count(messages);

const [name, email, number, service] = [
  'Name must be at least 2 characters',
  'Please enter a valid email address',
  'Number must be 10 digits',
  'Please select a service',
];

describe('validation of a message (spec section 5)', () => {
  const bad: [field: string, value: unknown, sentence: string][] = [
    ['name', 'a', name],
    ['name', ' a ', name],
    ['name', a(121), atMost(120)],
    ['email', '', email],
    ['email', 'meera', email],
    ['email', 'meera@mail', email],
    ['email', 'meera@mail.example, thief@mail.example', email],
    ['email', 'meera@mail.example\r\nBcc: thief@mail.example', email],
    ['email', `${a(242)}@mail.example`, email],
    ['contactNumber', '', number],
    ['contactNumber', '987654321', number],
    ['contactNumber', '98765432101', number],
    ['contactNumber', '0098765432101', number],
    ['contactNumber', '0091987654321', number],
    ['contactNumber', '098765432101', number],
    ['contactNumber', '+91987654321', number],
    ['contactNumber', '+9198765432101', number],
    ['contactNumber', '919876543210', number],
    ['contactNumber', '9198765432101', number],
    ['contactNumber', '98765 43210', number],
    ['contactNumber', '98765-43210', number],
    ['contactNumber', '+929876543210', number],
    ['contactNumber', '98765 4321', number],
    ['contactNumber', '98765x3210', number],
    ['contactNumber', '९८७६५४३२१०', number],
    ['service', '', service],
    ['service', 'Plumbing', service],
    ['service', 'web development', service],
    ['service', a(51), service],
    ['message', a(5001), atMost(5000)],
  ];
  test.for(bad)('the field %s refuses %j over GraphQL and REST: %s', async ([field, value, sentence], { product }) => {
    const before = await countMessages(product);
    const { code, errors, data } = await sendMessage(product.nobody, { [field]: value });
    expect([code, data]).toEqual(['BAD_USER_INPUT', { sendMessage: null }]);
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { fields: { [field]: sentence } } });
    const { status, body } = await product.nobody.rest('POST', '/messages/us', newMessage({ [field]: value }));
    expect([status, body.message, body.errors]).toEqual([422, sentence, { [field]: sentence, message: sentence }]);
    expect(await countMessages(product)).toBe(before);
  });

  test.for<[field: string, value: unknown, stored?: unknown]>([
    ['name', 'ab'],
    ['name', `  ${a(120)}  `, a(120)],
    ['email', ' Meera.Nair@Client.Example ', 'meera.nair@client.example'],
    ['email', "o'neil+x@mail.example"],
    ['contactNumber', '0123456789', '+910123456789'],
    ['contactNumber', '+919876543210'],
    ['contactNumber', '00919876543210', '+919876543210'],
    ['contactNumber', '09876543210', '+919876543210'],
    ['contactNumber', '+919198765432', '+919198765432'],
    ['contactNumber', '+9109876543210', '+919876543210'],
    ['contactNumber', '００９１９８７６５４３２１０', '+919876543210'],
    ['contactNumber', ' 9876543210 ', '+919876543210'],
    ['service', 'PPC Advertising'],
    ['service', 'Affiliate Marketing'],
    ['service', 'Email Marketing'],
    ['service', 'Web Development'],
    ['service', 'Other Inquiry'],
    ['message', a(5000)],
    ['message', ' \n ', null],
    ['message', undefined, null],
    ['message', null],
    ['message', 'One line.\nAnother, with <b>marks</b> and 😀.'],
  ])('the field %s accepts %j', async ([field, value, stored = value], { product }) => {
    const { data } = await sendMessage(product.nobody, { [field]: value });
    expect(data.sendMessage).toMatchObject({ [field]: stored, isRead: false, replies: [] });
  });

  test('every invalid field gets a message, also in an empty request', async ({ product }) => {
    const { status, body } = await product.nobody.rest('POST', '/messages/us', {});
    expect(status).toBe(422);
    expect(body.errors).toEqual({ name, email, contactNumber: number, service, message: name });
  });

  test('senders cannot set read mark, date or replies', async ({ product }) => {
    const stolen = { isRead: true, createdAt: '2001-01-01T00:00:00.000Z', replies: [{ replyText: 'Yes.' }] };
    const { status, body } = await product.nobody.rest('POST', '/messages/us', { ...newMessage(), ...stolen });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ isRead: false, replies: [] });
    expect(body.data.createdAt > '2026').toBe(true);
  });
});

test('messages from one IP address share a limit over GraphQL and REST', async ({ onTestFinished }) => {
  const limited = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => limited.stop());
  const flooder = limited.nobody.from('203.0.113.7');
  const taken = rounds(20, limitTable.sendMessage.points);
  await leaveOnly(limited, taken, 'sendMessage', '203.0.113.7');
  // GraphQL and REST share the limit, so each sends half.
  const sent = await Promise.all(
    Array.from({ length: taken + 1 }, (_, index) =>
      index % 2 ? flooder.rest('POST', '/messages/us', newMessage()) : sendMessage(flooder),
    ),
  );
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(Number(sent.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await limited.services.db.$count(messages)).toBe(taken);
  expect((await sendMessage(limited.nobody.from('203.0.113.8'))).code).toBeUndefined();
});
