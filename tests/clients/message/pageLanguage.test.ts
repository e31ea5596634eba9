import { describe, expect } from 'vitest';
import { call, callOperations, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { switchOn } from '#tests/kit/content/newsletter.ts';
import { offerLanguages, onPageIn } from '#tests/kit/content/severalLanguages.ts';
import { type RawAnswer, send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { loadLanguage } from '#web/shared/language/load.ts';

const { t } = await loadLanguage('de');

test.beforeAll(async ({ admin }) => {
  await offerLanguages(admin);
});

const post = ({ url }: Product, path: string, fields: Record<string, string>): Promise<RawAnswer> =>
  send(url, path, {
    ...{ method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' } },
    body: new URLSearchParams(fields).toString(),
  });

const enquiry = (email: string) => ({
  ...{ name: 'Asha Menon', email, contactNumber: '9876543210', service: 'Email Marketing', message: 'Guten Tag' },
});

describe('a form of a prefixed page', () => {
  test('a posted enquiry is answered in the language of its page', async ({ product }) => {
    const { status, text } = await post(product, '/de/contact', enquiry('posted@client.example'));
    expect(status).toBe(200);
    expect(text).toContain('<html lang="de"');
    expect(text).toContain(t('Message sent successfully! Our team will contact you soon.'));
    expect((await product.mail.mailTo('posted@client.example')).subject).toBe('Ihre Nachricht an Marquee');
  });

  test('a refused enquiry shows its faults in the language of its page', async ({ product }) => {
    const { status, text } = await post(product, '/de/contact', { ...enquiry('x'), name: '' });
    expect(status).toBe(422);
    expect(text).toContain(t('Name must be at least 2 characters'));
  });

  test('an enquiry by scripts is acknowledged in the language of its page', async ({ product }) => {
    const send = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
    await onPageIn(product, 'de', send, { input: enquiry('scripted@client.example') });
    await onPageIn(product, 'en', send, { input: enquiry('english@client.example') });
    expect((await product.mail.mailTo('scripted@client.example')).subject).toBe('Ihre Nachricht an Marquee');
    expect((await product.mail.mailTo('english@client.example')).subject).toBe('Your message to Marquee');
  });

  test('a subscription to the newsletter is confirmed in the language of its page', async ({ product, admin }) => {
    await switchOn(admin);
    expect((await post(product, '/de/newsletter', { email: 'reader@client.example' })).status).toBe(200);
    const { text } = await product.mail.mailTo('reader@client.example');
    expect(text).toContain(`${product.services.settings.PUBLIC_URL}/de/newsletter/`);
    expect(text).toContain('Guten Tag,');
  });

  test('a booking is confirmed in the language of its page, with links to its pages', async ({ product, admin }) => {
    await takeBookings(admin);
    await makeHost(product, 'Host');
    const { data } = await product.nobody.gql(callOperations.freeTimes, {});
    const input = call(data.freeTimes.slots[0].startsAt);
    await onPageIn(product, 'de', callOperations.book, { input });
    const { subject, text } = await product.mail.mailTo(String(input.email));
    expect(subject).toMatch(/^Ihr /);
    expect(text).toContain(`${product.services.settings.PUBLIC_URL}/de/booking/`);
  });
});
