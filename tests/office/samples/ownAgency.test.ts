import { expect } from 'vitest';
import { originalCatalogue } from '#schema/catalogue.ts';
import { firstStart } from '#server/app/start/firstStart.ts';
import { reviewSamples } from '#server/clients/review/samples.ts';
import { samplePosts } from '#server/content/blog/sampleData.ts';
import { sampleHomeTexts } from '#server/content/pageText/samples.ts';
import { sampleItems } from '#server/content/portfolio/samples.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { readCatalogue, saveCatalogue } from '#tests/kit/content/catalogue.ts';
import { changeNavigation } from '#tests/kit/content/navigation.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { pageTextOperations } from '#tests/kit/content/pageText.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { brand, oursIn } from '#tests/kit/product/brand.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

type Field = { name: string; kind: string; original: string };
type EditedPage = { page: string; fields: Field[] };

const ownText: Record<string, string> = {
  LINE: 'Papilio’s own words',
  PARAGRAPH: 'Papilio’s own words',
  LIST: 'Papilio’s own words',
  MARKDOWN: '## Papilio’s own {#own}\n\nPapilio’s own words.',
};
/** @returns a part of an original text that no page writes with marks of its own; null for a short one */
const partOf = (text: string): string | null => /[^\n.,:;*[\]{}#“”’'&—–-]{30,}/.exec(text)?.[0].trim() ?? null;

/** Replaces every text of every page. @returns parts of the original texts */
async function writeTexts(admin: Person): Promise<string[]> {
  const { nodes } = (await admin.gql(pageTextOperations.list, { first: 50 })).data.editedPages;
  const parts: string[] = [];
  for (const { page, fields } of nodes as EditedPage[]) {
    const changed = fields.filter(({ kind, original }) => ownText[kind] && original);
    parts.push(...changed.flatMap(({ original }) => partOf(original) ?? []));
    const texts = changed.map(({ name, kind }) => ({ name, text: ownText[kind] }));
    const { errors } = await admin.gql(pageTextOperations.save, { input: { page, texts } });
    expect([page, errors]).toEqual([page, undefined]);
  }
  return parts;
}

async function nameServices(admin: Person): Promise<void> {
  const { services } = await readCatalogue(admin);
  await saveCatalogue(admin, {
    services: services.map(({ id }, index) => ({
      ...{ id, title: `Wings ${index}`, anchor: `wings-${index}`, choice: `Wings ${index}`, isOnHome: true },
      ...{ cardTitle: `Wings ${index}`, cardText: 'They fly.', text: 'They fly.', points: 'High\nFar' },
    })),
    otherChoice: 'Anything else',
  });
}

async function addressesOf(product: Product): Promise<string[]> {
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address as string).pathname,
  );
  const others = [
    ...['/llms.txt', '/feed.xml', '/manifest.webmanifest', '/robots.txt', '/book', '/blogs', '/portfolio', '/reviews'],
    ...['/affiliate-marketing', '/newsletter', '/admin/login', '/forgot-password', '/no-such-page'],
    ...['/blog/own-post', '/portfolio/own-project', '/own-page'],
  ];
  return [...new Set([...listed, ...others])];
}

test('an agency that is made in the office has nothing of the sample agency on any public page', async ({
  product,
}) => {
  const { db, settings, now } = product.services;
  await firstStart(db, settings, now());
  const admin = await product.signedIn('admin');
  const { errors } = await admin.gql('mutation { removeSampleContent { count } }');
  expect(errors).toBeUndefined();
  const { name, tagline, description, email, phone, whatsapp, address, city, colours } = brand;
  await changeSite(admin, { name, tagline, description, email, phone, whatsapp, address, city, colours });
  await nameServices(admin);
  const parts = (await writeTexts(admin)).filter((part) => !description.includes(part) && !tagline.includes(part));
  await changeNavigation(admin, {
    networks: [{ icon: 'INSTAGRAM', label: 'Instagram', url: 'https://instagram.example/papilio' }],
  });
  await makePost(admin, { slug: 'own-post', isPublished: true });
  await makeItem(admin, { slug: 'own-project', isPublished: true });
  await makePage(admin, { slug: 'own-page', isPublished: true });
  const words = [
    ...parts,
    ...samplePosts.flatMap(({ title, author }) => [title, author]),
    ...sampleItems.map(({ title }) => title),
    ...reviewSamples.flatMap(({ name, companyName }) => [name, companyName]),
    ...Object.entries(sampleHomeTexts).flatMap(([field, text]) => (field === 'sections' ? [] : [text])),
    ...originalCatalogue.services.flatMap(({ title, card }) => [title, partOf(card.text) ?? []].flat()),
  ];
  expect(parts.length).toBeGreaterThan(30);
  const addresses = await addressesOf(product);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/services', '/about', '/contact', '/privacy-policy']));
  for (const address of addresses) {
    const text = await (await fetch(product.url + address)).text();
    const left = [...oursIn(text), ...words.filter((word) => text.includes(word))];
    expect([address, left]).toEqual([address, []]);
  }
});
