import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { MAX_SECTIONS } from '#schema/pageSections.ts';
import { saveDraft } from '#tests/kit/content/draft.ts';
import {
  changePage,
  makePage,
  pageInput,
  pageOperations,
  sectionsSeen,
  storedPage,
  textSection,
} from '#tests/kit/content/page.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { test } from '#tests/kit/test.ts';

const a = (length: number) => 'a'.repeat(length);
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const plan = { name: 'Start', price: '₹40,000' };

describe('the rules of a page', () => {
  test.for<[field: string, value: unknown, sentence: string]>([
    ['title', ' ', 'Please enter a title'],
    ['title', a(201), 'Please use at most 200 characters'],
    ['slug', 'Not A Slug', 'Slug must be lowercase letters and numbers joined by single hyphens'],
    ['slug', a(121), 'Please use at most 120 characters'],
    ['metaTitle', a(201), 'Please use at most 200 characters'],
    ['metaDescription', a(501), 'Please use at most 500 characters'],
    ['altText', a(301), 'Please use at most 300 characters'],
    ['pictureId', UNKNOWN, 'This picture is no longer in the library. Please choose another.'],
    ['sections', Array.from({ length: MAX_SECTIONS + 1 }, () => textSection()), 'Please use at most 40 sections'],
    ['sections', [{}], 'Please give each section exactly one type'],
    ['sections', [{ text: { body: 'a' }, booking: {} }], 'Please give each section exactly one type'],
    ['sections', [textSection('a', 'one'), textSection('b', 'one')], 'Please give each section a key of its own'],
    [
      'sections',
      [textSection('a', 'one two')],
      'Please use letters, digits, hyphens and underscores for the key of a section',
    ],
    ['sections', [textSection('a', a(41))], 'Please use at most 40 characters'],
    ['sections', [textSection(' ')], 'Please enter a text'],
    ['sections', [textSection(a(20_001))], 'Please use at most 20000 characters'],
    [
      'sections',
      Array.from({ length: 16 }, () => textSection(a(19_000))),
      'Please shorten the page: its sections may have at most 300000 characters',
    ],
    ['sections', [{ hero: { headline: '' } }], 'Please enter a headline'],
    [
      'sections',
      [{ hero: { headline: 'a', buttonText: 'Go' } }],
      'Please enter the text of the button and its address, or neither',
    ],
    [
      'sections',
      [{ hero: { headline: 'a', buttonText: 'Go', buttonUrl: 'javascript:alert(1)' } }],
      'Please enter an address that begins with /, # or https://, mailto: or tel:',
    ],
    ['sections', [{ gallery: { pictureIds: [] } }], 'Please add at least one entry'],
    [
      'sections',
      [{ picture: { pictureId: UNKNOWN } }],
      'This picture is no longer in the library. Please choose another.',
    ],
    [
      'sections',
      [{ cards: { cards: Array.from({ length: 13 }, () => ({ title: 'a' })) } }],
      'Please use at most 12 entries',
    ],
    ['sections', [{ quotes: { reviewIds: [UNKNOWN, UNKNOWN] } }], 'Please choose each entry once'],
    [
      'sections',
      [{ prices: { currency: 'rupees', plans: [plan] } }],
      'Please enter a currency of three letters, such as INR',
    ],
    [
      'sections',
      [{ prices: { plans: [{ ...plan, amount: 0.001 }] } }],
      'Please enter an amount from 0 to 1000000000 with at most two decimals',
    ],
    [
      'sections',
      [{ video: { url: 'https://example.com/a' } }],
      'Please enter the address of a video on YouTube or Vimeo',
    ],
  ])('%s is refused: %#', async ([field, value, sentence], { employee }) => {
    const { code, errors } = await employee.gql(pageOperations.create, { input: pageInput({ [field]: value }) });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { fields: { [field]: sentence } } });
  });

  test.for<[field: string, value: unknown]>([
    ['title', a(200)],
    ['slug', a(120)],
    ['metaTitle', a(200)],
    ['metaDescription', a(500)],
    ['altText', a(300)],
  ])('%s is accepted: %#', async ([field, value], { product, employee }) => {
    const { id } = await makePage(employee, { [field]: value });
    expect(await storedPage(product, id)).toMatchObject({ [field]: value });
  });

  test('a page takes forty sections', async ({ product, employee }) => {
    const many = Array.from({ length: MAX_SECTIONS }, () => textSection());
    const { id } = await makePage(employee, { sections: many });
    expect((await storedPage(product, id))?.sections).toHaveLength(MAX_SECTIONS);
  });

  test('a page takes 15 sections of 19,900 characters each', async ({ employee }) => {
    await makePage(employee, { sections: Array.from({ length: 15 }, () => textSection(a(19_900))) });
  });

  test('a free slug is made from every title', async ({ employee }) => {
    const slugOf = async (title: string) => (await makePage(employee, { title, slug: null })).slug;
    expect(await slugOf('Preise für Agenturen')).toBe('preise-fuer-agenturen');
    expect(await slugOf('Preise für Agenturen')).toBe('preise-fuer-agenturen-2');
    expect(await slugOf('मूल्य')).toMatch(/^[a-z0-9-]+$/);
    expect(await slugOf('About')).toBe('about-page');
    expect(await slugOf('!!!')).toMatch(/^page-\d{4}-\d\d-\d\d$/);
  });

  test('a slug of another page is a conflict', async ({ employee }) => {
    const { slug } = await makePage(employee);
    const { code, errors } = await employee.gql(pageOperations.create, { input: pageInput({ slug }) });
    expect(code).toBe('CONFLICT');
    expect(errors?.[0]?.extensions?.fields).toEqual({
      slug: 'Another page already has this slug. Please choose another.',
    });
  });
});

describe('the sections of a page', () => {
  const everything = [
    { key: 'top', hero: { headline: 'Growth', lead: 'For all.', buttonText: 'Write to us', buttonUrl: '/contact' } },
    { key: 'words', text: { headline: 'How', body: '## Plan\n\nA *plan*.' } },
    { key: 'cards', cards: { cards: [{ title: 'One', text: 'First.', url: 'https://example.com/' }] } },
    { key: 'figures', figures: { figures: [{ figure: '+140 %', label: 'leads' }] } },
    { key: 'team', people: { people: [{ name: 'Asha', role: 'Lead' }] } },
    { key: 'faq', questions: { questions: [{ question: 'Why?', answer: 'It **works**.' }] } },
    {
      key: 'prices',
      prices: {
        currency: 'INR',
        plans: [{ ...plan, amount: 40_000, period: 'per month', features: ['Reports'], isHighlighted: true }],
      },
    },
    { key: 'act', callToAction: { headline: 'Begin', buttonText: 'Call', buttonUrl: 'tel:+912222222222' } },
    { key: 'form', contactForm: { headline: 'Write' } },
    { key: 'call', booking: {} },
    { key: 'film', video: { url: 'https://youtu.be/dQw4w9WgXcQ', caption: 'A film' } },
  ];

  test('a page returns its sections in order with the HTML and addresses made from them', async ({
    product,
    employee,
  }) => {
    const { slug } = await makePage(employee, { sections: everything, isPublished: true });
    const seen = await sectionsSeen(product.nobody, slug);
    expect(seen.map(({ key }) => key)).toEqual(everything.map(({ key }) => key));
    expect(seen[0]).toMatchObject({ title: 'Growth', picture: null, button: { text: 'Write to us', url: '/contact' } });
    expect(seen[1]).toMatchObject({
      bodyHtml: '<h2 id="plan"><span id="part-plan"></span>Plan</h2>\n<p>A <em>plan</em>.</p>\n'.replace(
        'part-plan',
        'words-part-plan',
      ),
    });
    expect(seen[5]).toMatchObject({
      questions: [{ question: 'Why?', answerHtml: '<p>It <strong>works</strong>.</p>\n' }],
    });
    expect(seen[6]).toMatchObject({
      currency: 'INR',
      plans: [{ amount: 40_000, features: ['Reports'], isHighlighted: true, button: null }],
    });
    expect(seen[10]).toMatchObject({
      host: 'YouTube',
      playerUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    });
  });

  test('an update changes only what is sent, while null empties all but the layout', async ({ product, employee }) => {
    const { id, slug } = await makePage(employee, { sections: everything, layout: 'LANDING', metaTitle: 'Meta' });
    const before = await storedPage(product, id);
    await changePage(employee, id, { title: 'Another title' });
    expect(await storedPage(product, id)).toMatchObject({
      ...{ slug, title: 'Another title', layout: 'LANDING', metaTitle: 'Meta' },
      sections: before?.sections,
    });
    await changePage(employee, id, { sections: null, metaTitle: null, layout: null });
    expect(await storedPage(product, id)).toMatchObject({
      ...{ sections: [], body: '', metaTitle: null, layout: 'LANDING' },
    });
  });

  test('two texts with the same heading have two anchors', async ({ employee }) => {
    const { slug } = await makePage(employee, { sections: [textSection('## Why', 'a'), textSection('## Why', 'b')] });
    const html = (await sectionsSeen(employee, slug)).map(({ bodyHtml }) => String(bodyHtml)).join('');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toContain('why');
  });

  test('markup of a writer cannot become a script', async ({ employee }) => {
    const body = '<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>';
    const questions = { questions: [{ question: '<b>', answer: body }] };
    const { slug } = await makePage(employee, { sections: [textSection(body), { questions }] });
    const html = JSON.stringify(await sectionsSeen(employee, slug)).replaceAll(JSON.stringify(body).slice(1, -1), '');
    expect(html).not.toMatch(/<script|onerror=alert|href=.{0,2}javascript/);
  });

  test('a section of case studies shows the chosen ones that are public, or the latest if none are chosen', async ({
    product,
    employee,
  }) => {
    const [shown, draft] = [await makeItem(employee, { isPublished: true }), await makeItem(employee)];
    const sections = [
      { key: 'chosen', caseStudies: { itemIds: [draft.id, UNKNOWN, shown.id] } },
      { key: 'none', caseStudies: { itemIds: [draft.id] } },
      { key: 'latest', caseStudies: {} },
      { key: 'quotes', quotes: { reviewIds: [UNKNOWN] } },
    ];
    const { slug } = await makePage(employee, { sections, isPublished: true });
    const seen = await sectionsSeen(product.nobody, slug);
    const titlesOf = ({ items }: Record<string, unknown> = {}) =>
      (items as { title: string }[]).map(({ title }) => title);
    expect(seen.map(({ key }) => key)).toEqual(['chosen', 'latest']);
    expect(titlesOf(seen[0])).toEqual([shown.title]);
    expect(titlesOf(seen[1])).toEqual([shown.title]);
    expect((await sectionsSeen(employee, slug)).map(({ key }) => key)).toEqual(['chosen', 'none', 'latest']);
  });

  test('only staff read a draft or the stored sections of a page', async ({ product, employee }) => {
    const { slug } = await makePage(employee, { sections: [textSection('Secret', 'one')] });
    expect((await product.nobody.gql(pageOperations.bySlug, { slug })).code).toBe('NOT_FOUND');
    const read = 'query ($slug: String!) { page(slug: $slug) { storedSections excerpt } }';
    expect((await employee.gql(read, { slug })).data.page).toEqual({
      storedSections: [{ type: 'text', key: 'one', body: 'Secret' }],
      excerpt: 'Secret',
    });
    const { id } = await makePage(employee, { isPublished: true });
    const answer = await product.nobody.gql('query ($id: UUID!) { page(id: $id) { storedSections } }', { id });
    expect(answer.code).toBe('UNAUTHENTICATED');
  });

  test('unsaved sections are drawn for staff only', async ({ product, employee }) => {
    const preview = `query ($input: PreviewSectionsInput!) { previewedSections(input: $input) {
      sections { ... on TextSection { key bodyHtml } } } }`;
    const input = { sections: [textSection('*Hello*', 'x')] };
    const { data } = await employee.gql(preview, { input });
    expect(data.previewedSections.sections).toEqual([{ key: 'x', bodyHtml: '<p><em>Hello</em></p>\n' }]);
    expect((await product.nobody.gql(preview, { input })).code).toBe('UNAUTHENTICATED');
  });
});

describe('case studies on a page', () => {
  test('a visitor reads the text of an item in a section', async ({ product, employee }) => {
    const item = await makeItem(employee, { body: '## A heading', isPublished: true });
    await makePage(employee, {
      slug: 'work-of-ours',
      sections: [{ caseStudies: { itemIds: [item.id] } }],
      isPublished: true,
    });
    const { data, errors } = await product.nobody.gql(
      '{ page(slug: "work-of-ours") { sections { ... on CaseStudiesSection { items { body bodyHtml } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.page.sections).toEqual([
      { items: [{ body: '## A heading', bodyHtml: expect.stringContaining('<h2') }] },
    ]);
  });
});

test.for(['one two', '"><b>', '', a(41)])(
  'a draft of a section with the key %j is refused',
  async (key, { employee }) => {
    const page = await makePage(employee);
    const fields = { sections: [{ type: 'text', key, body: '## A' }] };
    const { code } = await saveDraft(employee, { id: randomUUID(), kind: 'PAGE', itemId: page.id, fields });
    expect(code).toBe('BAD_USER_INPUT');
  },
);
