import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '#tests/kit/content/india.ts';
import { pageTextOperations, saveTexts } from '#tests/kit/content/pageText.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { brand, brandFile } from '#tests/kit/product/brand.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
let site: Awaited<ReturnType<typeof brandFile>>;
beforeAll(async () => {
  // With characters that are special in Markdown and HTML.
  site = await brandFile({ name: 'A*B* & <i>C</i>_d_', address: '1 [Street](x), # 2', city: null });
  product = await startProduct({ SITE_FILE: site.file });
  admin = await product.signedIn('admin');
});
afterAll(async () => {
  await product.stop();
  await site.remove();
});

const drawn = async (body: string) => {
  const { data, errors } = await admin.gql(pageTextOperations.sections, { input: { body } });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.renderedSections.sections as { id: string; title: string; html: string }[];
};

describe('a legal text', () => {
  test('a legal text is divided at headings into numbered sections with unique ids', async () => {
    const sections = await drawn(
      'Before.\n\n## One {#first}\n\nText\n\n### Same\n\n## One {#first}\n\n### Same\n\n## Zwei, *drei* & 4\n\n## 123',
    );
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['introduction', 'Introduction'],
      ['first', 'One'],
      ['first-2', 'One'],
      ['zwei-drei-4', 'Zwei, drei & 4'],
      ['section', '123'],
    ]);
    expect(sections[1]?.html).toBe(
      '<h2 id="first" class="mt-0">2. One</h2><p>Text</p>\n<h3 id="same"><span id="first-part-same"></span>Same</h3>\n',
    );
    expect(sections[2]?.html).toContain('<h3 id="first-2-same"><span id="first-2-part-same"></span>Same</h3>');
    expect(sections[3]?.html).toBe('<h2 id="zwei-drei-4" class="mt-0">4. Zwei, drei &#38; 4</h2>');
    const ids = sections.flatMap(({ html }) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('links in a legal text lead to headings and footnotes of their section', async () => {
    const text = '### Fees\n\n[Fees](#fees)[^1]\n\n[^1]: Note';
    const sections = await drawn(`## One\n\n${text}\n\n## Two\n\n${text}`);
    const linksOf = (html = '') => [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
    expect(sections.map(({ html }) => linksOf(html))).toEqual([
      ['fees', 'fn-1', 'fnref-1'],
      ['two-fees', 'two-fn-1', 'two-fnref-1'],
    ]);
    for (const { html } of sections) for (const id of linksOf(html)) expect(html).toContain(` id="${id}"`);
  });

  test('a legal text ignores headings in code and avoids ids of the page', async () => {
    const sections = await drawn('## Main\n\n```\n## Not one {#x}\n```\n\n## State {#state}');
    expect(sections.map(({ id }) => id)).toEqual(['main-2', 'state-2']);
    expect(sections[0]?.html).toContain('## Not one');
  });

  test('a legal text contains the site settings literally and marks a missing city', async () => {
    const [section] = await drawn('## A\n\n{name}, {address}, [{email}](mailto:{email}), {city}, {other}');
    expect(section?.html).toContain(
      '<p>A*B* &amp; &lt;i&gt;C&lt;/i&gt;_d_, 1 [Street](x), # 2, ' +
        `<a href="mailto:${brand.email}">${brand.email}</a>, ` +
        '<mark class="bg-paper-deep px-1 font-semibold text-ink">[City]</mark>, {other}</p>',
    );
    const [picture] = await drawn('## A\n\ntext ![{city} > "x"](https://a.example/{city}.png "{city}")');
    expect(picture?.html).not.toContain('<mark');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
    '<iframe src="https://a.example"></iframe>',
    '<form action="https://a.example"><input></form>',
    '## <img src=x onerror=alert(1)> {#"onload=x}',
    '</section></main><h1>Mine</h1>',
  ])('a legal text contains nothing executable or misleading: %s', async (text) => {
    const html = (await drawn(`## A\n\n${text}\n\nAfter`)).map((section) => section.html).join('');
    expect(html).not.toMatch(/<(script|style|iframe|form|input|h1|\/section|\/main)|onerror=(?!.*&)|href="javascript/i);
    expect(html).toContain('After');
  });

  test('a legal text shows the day of its last change', async () => {
    const page = async () => await (await fetch(`${product.url}/terms-of-service`)).text();
    expect(await page()).toContain('<time dateTime="2026-11-01">');
    await saveTexts(admin, 'TERMS', { summary: 'In short.', body: '## Ours {#ours}\r\n\r\nAll by **{name}**.' });
    const html = await page();
    expect(html).toContain('In short.');
    expect(html).toContain(
      '<h2 id="ours" class="mt-0">1. Ours</h2><p>All by <strong>A*B* &amp; &lt;i&gt;C&lt;/i&gt;_d_</strong>.</p>',
    );
    expect(html).toContain(`<time dateTime="${dayOf(product.services.now())}">`);
    expect(html).not.toContain('governing');
    await saveTexts(admin, 'TERMS', { body: null });
    expect(await page()).toContain('12. Governing law and disputes');
    expect(await page()).toContain('In short.');
  });
});
