import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalOf, descriptionOf, getPage, titleOf } from '#tests/kit/html.ts';
import { type Product, startProduct } from '#tests/kit/product.ts';
import { routes } from '#web/routes.tsx';
import ours from '../site.json' with { type: 'json' };

const ORIGIN = 'https://www.papilio.example';

/** The product of another owner. */
let other: Product;
beforeAll(async () => {
  const file = join(tmpdir(), `marquee-brand-${process.pid}.json`);
  const brand = {
    ...ours,
    name: 'Papilio & Söhne',
    email: 'office@papilio.example',
    description: 'Small things, known.',
  };
  await writeFile(file, JSON.stringify(brand));
  other = await startProduct({ SITE_FILE: file, PUBLIC_URL: ORIGIN });
  await rm(file);
});
afterAll(() => other.stop());

test('another brand shows on every page, and nothing of this one', async () => {
  const pages = routes.map(({ path }) => path.replace(':slug', 'nowhere'));
  for (const path of [...pages, '/nowhere']) {
    const { text } = await getPage(other, path);
    expect(titleOf(text)).toContain('Papilio & Söhne');
    expect(text).toContain('office@papilio.example');
    expect(text.replaceAll('marquee.example', '').replaceAll('marquee-example', '')).not.toMatch(/marquee/i);
  }
  const { text } = await getPage(other, '/');
  expect([descriptionOf(text), canonicalOf(text)]).toEqual(['Small things, known.', `${ORIGIN}/`]);
});

test('it signs its mails', async () => {
  const { email, password } = await other.user();
  await other.nobody.rest('POST', '/admin/login', { identifier: email, password });
  const mail = await other.mail.mailTo(email);
  expect(mail.subject).toBe('Your Papilio & Söhne sign-in code');
  expect(mail.text?.trim().endsWith('Papilio & Söhne')).toBe(true);
  expect(mail.from).toMatchObject({ address: 'office@papilio.example', name: 'Papilio & Söhne' });
  expect(JSON.stringify(mail)).not.toMatch(/marquee/i);
});
