import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { sendCatalogue, sentServices } from '#tests/kit/content/catalogue.ts';
import { everySection } from '#tests/kit/content/everySection.ts';
import { changeNavigation } from '#tests/kit/content/navigation.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { pageTextOperations, saveTexts } from '#tests/kit/content/pageText.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const hebrew = 'שלום עולם';
const arabic = 'مرحبا بكم';
const samples: Record<string, string> = {
  LINE: hebrew,
  PARAGRAPH: arabic,
  LIST: `${hebrew}\n${arabic}`,
  MARKDOWN: `## ${hebrew}\n\n${arabic}.\n\n- ${hebrew}`,
};
const paths = {
  HOME: '/',
  SERVICES: '/services',
  ABOUT: '/about',
  AFFILIATE: '/affiliate-marketing',
  CONTACT: '/contact',
  PRIVACY: '/privacy-policy',
};

type EditedField = { name: string; kind: string };
type Edited = { page: keyof typeof paths; fields: EditedField[] };

async function writeAllTexts(admin: Person): Promise<void> {
  const { data } = await admin.gql(pageTextOperations.list, { first: 20 });
  const pages = (data.editedPages.nodes as Edited[]).filter(({ page }) => page in paths);
  expect(pages).toHaveLength(Object.keys(paths).length);
  for (const { page, fields } of pages) {
    const texts = fields.flatMap(({ name, kind }) => (samples[kind] ? [[name, samples[kind]] as const] : []));
    await saveTexts(admin, page, Object.fromEntries(texts));
  }
}

const isAddress = (key: string) => /Url$|^(url|currency)$/.test(key);

/** The input with Hebrew in place of every text. */
const inHebrew = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return isAddress(key) ? value : hebrew;
  if (Array.isArray(value)) return value.map((one) => inHebrew(one));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inHebrew(one, name)]));
};

/**
 * @returns the texts of a script from right to left that do not stand from right to left by `dir="auto"`; a sentence of
 * the product around a name has other letters too
 */
const wrongTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong: string[] = [];
    let found = 0;
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const isRightToLeft =
        /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(textContent ?? '') && !/[a-z]/i.test(textContent ?? '');
      if (!parentElement || !isRightToLeft || parentElement.closest('script, style, [aria-hidden=true]')) continue;
      found += 1;
      const place = parentElement.closest('[dir]');
      const isRight = getComputedStyle(parentElement).direction === 'rtl' && place?.getAttribute('dir') === 'auto';
      if (!isRight) wrong.push(`${parentElement.outerHTML.slice(0, 200)}: ${textContent}`);
    }
    return found ? wrong : ['no text'];
  });

test.beforeAll(async ({ product, admin }) => {
  await writeAllTexts(admin);
  await saveTexts(admin, 'HOME', { sections: 'services\nweeks\nclients\npeople\nreviews\nclosing' });
  await changeSite(admin, { name: hebrew, description: arabic, address: hebrew });
  await changeNavigation(admin, { main: [{ label: hebrew, to: '/about' }], footer: [{ label: arabic, to: '/blogs' }] });
  const services = (await sentServices(admin)).map((service, index) => ({
    ...{
      ...service,
      title: `${hebrew} ${index + 1}`,
      choice: `${arabic} ${service.anchor}`,
      cardTitle: hebrew,
      cardText: arabic,
    },
    ...{ text: arabic, points: `${hebrew}\n${arabic}` },
  }));
  const { errors } = await sendCatalogue(admin, { services });
  if (errors) throw new Error(JSON.stringify(errors));
  const words = { name: hebrew, companyName: arabic, position: hebrew, clientFeedback: `${arabic} ${arabic}` };
  for (let count = 0; count < 3; count++) await makeReview(admin, { ...words, isPublished: true });
  const post = { title: hebrew, excerpt: `${arabic} ${arabic}`, author: hebrew, tags: [arabic], body: `## ${hebrew}` };
  await makePost(admin, { ...post, slug: 'a-post', isPublished: true });
  const facts = { client: hebrew, category: arabic, results: [{ figure: hebrew, label: arabic }] };
  const item = { title: hebrew, description: `${hebrew}\n${arabic}`, tags: [arabic], ...facts };
  await insertItem(product, { ...item, slug: 'an-item', isPublished: true });
  await insertItem(product, { ...item, category: hebrew, slug: 'another-item', isPublished: true });
  const sections = inHebrew(everySection());
  await makePage(admin, { slug: 'a-page', title: hebrew, isPublished: true, sections });
});

const shown = [
  ...Object.values(paths),
  ...['/reviews', '/blogs', '/blog/a-post', '/portfolio', '/portfolio/an-item', '/a-page', '/embed/reviews'],
];

test.for(shown)('the texts that people wrote stand from right to left on %s', async (path, { product }) => {
  const visitor = await visit(product);
  // The embed has no scripts, for which `open` would wait.
  await visitor.page.goto(product.url + path);
  expect(await wrongTexts(visitor.page)).toEqual([]);
  await leaveQuietly(visitor);
});
