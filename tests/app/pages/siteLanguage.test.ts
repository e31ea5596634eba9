import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { describe, expect } from 'vitest';
import { changeSite } from '#tests/kit/content/site.ts';
import { fillEveryAddress } from '#tests/kit/network/addresses.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { test as base } from '#tests/kit/test.ts';
import { de } from '#web/shared/language/texts/de.ts';
import { hi } from '#web/shared/language/texts/hi.ts';

const tables = { de, hi };

const test = base
  .extend('everyAddress', { scope: 'file' }, ({ product, admin }) => fillEveryAddress(product, admin))
  .extend('addresses', { scope: 'file' }, ({ everyAddress }) =>
    everyAddress.filter(({ audience }) => audience === 'public').map(({ path }) => path),
  );

/** Words of the tables that pages have from their content, and pages that are English. */
const allowed: Record<string, string[]> = {
  // Categories, tags and services of the sample content.
  '/': ['Web Development'],
  '/blogs': ['Affiliate', 'Content Strategy', 'Email', 'Social Media', 'Web Development'],
  '/portfolio': [
    ...['Affiliate Marketing', 'Content Strategy', 'Email Marketing', 'Search', 'Social Media', 'Web Development'],
  ],
  '/portfolio/an-address-to-look-at': ['Web Development'],
  '/reviews': [
    ...['Affiliate Marketing Management', 'Content Marketing', 'Email Marketing', 'Pay-Per-Click advertising'],
    ...['Social Media Marketing', 'Web Development Services'],
  ],
  // What the test has written: a page of every section, and a post with a table.
  '/an-address-to-look-at': [
    ...['Affiliate Marketing', 'Content Strategy', 'Email Marketing', 'Search', 'Selected work', 'Talk to us'],
    ...['Web Development', 'What clients say', 'Write to us'],
  ],
  '/blog/an-address-to-look-at': ['Month', 'Search'],
  '/preview/an-address-to-look-at': ['Month', 'Search'],
  // The body of a legal text links to other pages.
  '/terms-of-service': ['Privacy Policy', 'Reviews', 'Services'],
  // Sign-in screens of staff.
  '/invite/an-address-to-look-at': ['Email', 'Name', 'Show'],
  '/reset-password/an-address-to-look-at': ['Show'],
  // The reference is for programmers, and its sentences are those of the API.
  '/api': [
    ...['Blog', 'Contents', 'Please check the fields that were sent.', 'Portfolio', 'Reviews'],
    'The service is not available right now. Please try again shortly.',
    'Too many requests. Please try again later.',
  ],
};

const NAMING = ['aria-label', 'placeholder', 'title', 'alt'];

/** The texts and the names of elements that a page has. */
function textsIn(node: ChildNode): string[] {
  if (isText(node)) return [node.data.trim()];
  if (!isTag(node) || ['script', 'style'].includes(node.name)) return [];
  return [...namesOf(node), ...node.childNodes.flatMap(textsIn)];
}

const namesOf = ({ attribs }: Element) => NAMING.flatMap((name) => attribs[name] ?? []);

describe.for(['de', 'hi'] as const)('with %s as the language of the site', (language) => {
  test('every public page names its language and shows no English sentence that has a translation', async ({
    product,
    admin,
    addresses,
  }) => {
    await changeSite(admin, { language });
    expect(addresses.length).toBeGreaterThan(20);
    const english = new Set(Object.entries(tables[language]).flatMap(([key, row]) => (row === key ? [] : key)));
    const found: Record<string, string[]> = {};
    for (const path of addresses) {
      const { text } = await getPage(product, path);
      expect(text, path).toContain(`<html lang="${language}"`);
      const left = parseDocument(text)
        .childNodes.flatMap(textsIn)
        .filter((one) => english.has(one));
      if (left.length > 0) found[path] = [...new Set(left)].sort();
    }
    const kept = Object.entries(allowed).map(([path, words]) => [path, words.filter((word) => english.has(word))]);
    expect(found).toEqual(Object.fromEntries(kept.filter(([, words]) => words?.length)));
  });
});

test('screens of the office say that they are English, whatever the language of the site', async ({
  product,
  admin,
  everyAddress,
}) => {
  await changeSite(admin, { language: 'de' });
  const ofOffice = everyAddress.filter(({ audience }) => audience !== 'public');
  expect(ofOffice.length).toBeGreaterThan(20);
  for (const { path } of ofOffice) expect((await getPage(product, path)).text, path).toContain('<html lang="en"');
});
