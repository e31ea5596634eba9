import { describe, expect } from 'vitest';
import { everySection } from '#tests/kit/content/everySection.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

async function pageOf({ url }: Product, slug: string) {
  const response = await fetch(`${url}/${slug}`, { headers: { accept: 'text/html' } });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text.slice(text.indexOf('<main')) };
}

describe('the page of a visitor', () => {
  test('every type of section is drawn by the server', async ({ product, admin }) => {
    const { id: pictureId } = await makePicture(admin, { altText: 'Boats in a harbour' });
    await insertItem(product, { title: 'A harbour that sells', isPublished: true });
    await makeReview(admin, { clientFeedback: 'They asked more than others in a year.', isPublished: true });
    await makePage(admin, { slug: 'all', title: 'All', isPublished: true, sections: everySection(pictureId) });
    const { status, headers, body } = await pageOf(product, 'all');
    expect(status).toBe(200);
    for (const markup of [
      /<h1[^>]*>Growth you can count<\/h1>/,
      /<h2[^>]*>How we work<\/h2>/,
      '<strong>numbers</strong>',
      'alt="Boats in a harbour"',
      '<figcaption',
      'Enlarge picture 1: Boats in a harbour',
      /<h3[^>]*>.*Search/,
      '+140 %',
      'alt="Acme"',
      'Asha Rao',
      'They asked more than others in a year.',
      'A harbour that sells',
      /<details.*How long does it take\?/s,
      '₹40,000',
      'Shall we talk?',
      '<form',
      'Choose a time',
      '<figure class="video"><a href="https://youtu.be/dQw4w9WgXcQ"',
    ])
      expect(body).toMatch(
        markup instanceof RegExp ? markup : new RegExp(markup.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
      );
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(headers.get('content-security-policy')).toContain('frame-src https://www.youtube-nocookie.com');
  });

  test('questions and prices are structured data unless a price is on request', async ({ product, admin }) => {
    const plan = { price: '₹40,000', features: [], isHighlighted: false };
    await makePage(admin, {
      ...{ slug: 'prices', title: 'Prices', isPublished: true },
      sections: [
        { questions: { questions: [{ question: 'How long?', answer: 'A **month**.' }] } },
        {
          prices: {
            currency: 'INR',
            plans: [
              { ...plan, name: 'Start', amount: 40_000 },
              { ...plan, name: 'Large', price: 'On request' },
            ],
          },
        },
      ],
    });
    const { text } = await pageOf(product, 'prices');
    const graph = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '')[
      '@graph'
    ];
    const typed = (type: string) => graph.filter((thing: { '@type': string }) => thing['@type'] === type);
    expect(typed('FAQPage')[0].mainEntity[0]).toMatchObject({
      name: 'How long?',
      acceptedAnswer: { text: '<p>A <strong>month</strong>.</p>' },
    });
    expect(typed('Service')).toEqual([
      expect.objectContaining({
        name: 'Start',
        offers: expect.objectContaining({ price: 40_000, priceCurrency: 'INR' }),
      }),
    ]);
    expect(typed('WebPage')[0].url).toBe(`${product.url}/prices`);
  });

  test('without a headline section the title is the heading', async ({ product, admin }) => {
    await makePage(admin, { slug: 'plain', title: 'A plain page', isPublished: true });
    expect((await pageOf(product, 'plain')).body).toMatch(/<h1[^>]*>A plain page<\/h1>/);
  });

  test('a landing page has no navigation and only legal links below', async ({ product, admin }) => {
    await makePage(admin, { slug: 'offer', title: 'The offer', layout: 'LANDING', isPublished: true });
    await makePage(admin, { slug: 'offer-2', title: 'The offer', isPublished: true });
    const landing = (await pageOf(product, 'offer')).text;
    const page = (await pageOf(product, 'offer-2')).text;
    for (const part of ['aria-label="Main"', 'aria-label="Quick contact"', 'Quick links']) {
      expect(landing).not.toContain(part);
      expect(page).toContain(part);
    }
    const footer = landing.slice(landing.indexOf('<footer'));
    expect([...footer.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/privacy-policy',
      '/terms-of-service',
    ]);
  });

  test('a draft or an unknown slug shows the page of every unknown address', async ({ product, admin }) => {
    await makePage(admin, { slug: 'secret', title: 'A secret plan' });
    const unknown = await pageOf(product, 'nowhere/at-all');
    for (const slug of ['secret', 'nowhere', 'Nowhere', 'wp-login.php']) {
      const { status, text } = await pageOf(product, slug);
      expect([slug, status, text]).toEqual([slug, 404, unknown.text]);
    }
  });
});
