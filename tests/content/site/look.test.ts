import sharp from 'sharp';
import { expect } from 'vitest';
import { typefaces } from '#schema/look.ts';
import { grounds } from '#schema/papers.ts';
import { siteSettings } from '#server/content/site/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { forgetSite } from '#tests/kit/content/site.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => forgetSite(product));

const FIELDS = 'colours { signal depth paper } typefaces';
const save = (admin: Person, input: object) =>
  admin.gql(`mutation ($input: SiteInput!) { saveSite(input: $input) { ${FIELDS} } }`, { input });
const read = async (product: Product) => (await product.nobody.gql(`{ site { ${FIELDS} } }`)).data.site;
const textOf = async (product: Product, path: string) => (await fetch(product.url + path)).text();
const faultsOf = async (admin: Person, input: object) => {
  const { code, errors } = await save(admin, input);
  return [code, errors?.[0]?.extensions.fields];
};

test('a site has the warm paper and the typefaces of the product until it chooses others', async ({
  product,
  admin,
}) => {
  expect(await read(product)).toMatchObject({ colours: { paper: 'WARM' }, typefaces: 'HOUSE' });
  const before = await textOf(product, '/about');
  expect(before).not.toMatch(/--face-(display|text):|"paper"|"typefaces"/);
  const chosen = { colours: { paper: 'COOL' }, typefaces: 'SYSTEM' };
  expect((await save(admin, chosen)).data.saveSite).toMatchObject(chosen);
  expect(await textOf(product, '/about')).not.toBe(before);
  await save(admin, { colours: { paper: 'WARM' }, typefaces: null });
  const [row] = await product.services.db.select().from(siteSettings);
  expect(row?.values).toEqual({});
  expect(await textOf(product, '/about')).toBe(before);
});

test('a paper is the ground of pages in both themes, of icons, manifest and drawn cards', async ({
  product,
  admin,
}) => {
  const cardOf = async () =>
    /<meta property="og:image" content="[^"]*(\/cards\/[^"]+)"/.exec(await textOf(product, '/'))?.[1] as string;
  const [card, tab] = [await cardOf(), /<link rel="icon" href="([^"]+)"/.exec(await textOf(product, '/'))?.[1]];
  await save(admin, { colours: { paper: 'COOL' } });
  const { light, dark } = grounds.COOL;
  const page = await textOf(product, '/');
  for (const ground of [light, dark])
    expect(page).toContain(`--paper:${ground.paper};--paper-deep:${ground['paper-deep']}`);
  expect(page).toContain(`media="(prefers-color-scheme:dark)" content="${dark.paper}"`);
  expect(JSON.parse(await textOf(product, '/manifest.webmanifest'))).toMatchObject({ theme_color: light.paper });
  expect(/<link rel="icon" href="([^"]+)"/.exec(page)?.[1]).not.toBe(tab);
  const cool = await cardOf();
  expect(cool).not.toBe(card);
  const bytes = Buffer.from(await (await fetch(product.url + cool)).arrayBuffer());
  const { data } = await sharp(bytes).extract({ left: 2, top: 628, width: 1, height: 1 }).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  expect(`#${data.toString('hex')}`).toBe(light.paper);
  const embedded = await textOf(product, '/embed/reviews');
  expect(embedded).toContain(`--paper:${light.paper}`);
});

test.for([
  ['SERIF', 'SERIF', /--face-display:[^;}]*Georgia[^;}]*serif}/, false],
  ['SYSTEM', 'SYSTEM', /--face-display:system-ui[^;}]*;--face-text:system-ui/, true],
] as const)(
  'the typefaces %s are those of the reader, without another file',
  async ([, pair, rule, hasText], { product, admin }) => {
    const before = await textOf(product, '/about');
    await save(admin, { typefaces: pair });
    const page = await textOf(product, '/about');
    expect(page).toMatch(rule);
    expect(page.includes('--face-text:')).toBe(hasText);
    const filesIn = (html: string) => html.match(/(?:src|href)="[^"]+\.(?:woff2|js|css)"|url\([^)]+\)/g);
    expect(filesIn(page)).toEqual(filesIn(before));
    expect(page.length - before.length).toBeLessThan(300);
  },
);

test('colours are checked on the paper of the site', async ({ product, admin }) => {
  // 4.47:1 on warm paper, 5.17:1 on white.
  const grey = '#6d6d6d';
  expect(await faultsOf(admin, { colours: { depth: grey } })).toEqual([
    'BAD_USER_INPUT',
    { colours: `${grey} on paper #f4eee1 has a contrast of 4.47:1, and texts need 4.5:1` },
  ]);
  await save(admin, { colours: { paper: 'WHITE', depth: grey } });
  expect(await read(product)).toMatchObject({ colours: { paper: 'WHITE', depth: grey } });
  await save(admin, { colours: { depth: '#707070' } });
  const sentence = /^#707070 on paper #(f4eee1|eef2f5) has a contrast of 4\.\d\d:1, and texts need 4\.5:1$/;
  for (const paper of ['WARM', 'COOL', null])
    expect(await faultsOf(admin, { colours: { paper } })).toEqual([
      'BAD_USER_INPUT',
      { colours: expect.stringMatching(sentence) },
    ]);
  expect(await read(product)).toMatchObject({ colours: { paper: 'WHITE', depth: '#707070' } });
  await save(admin, { colours: { paper: 'WARM', depth: '#14404d' } });
  expect(await read(product)).toMatchObject({ colours: { paper: 'WARM', depth: '#14404d' } });
});

test('two admins who choose a paper and a colour at once cannot leave an unreadable pair', async ({
  product,
  admin,
}) => {
  await save(admin, { colours: { paper: 'WHITE' } });
  const codes = await Promise.all([
    faultsOf(admin, { colours: { paper: 'WARM' } }),
    faultsOf(admin, { colours: { depth: '#707070' } }),
  ]);
  expect(codes.map(([code]) => code).filter(Boolean)).toEqual(['BAD_USER_INPUT']);
  expect(['#707070', 'WARM']).not.toEqual(Object.values((await read(product)).colours).slice(1));
});

test('paper and typefaces are audited choices among three', async ({ product, admin }) => {
  const { db } = product.services;
  await db.delete(auditEntries);
  await save(admin, { colours: { paper: 'COOL' }, typefaces: 'SERIF' });
  expect(await db.select().from(auditEntries)).toMatchObject([
    { before: { paper: 'WARM', typefaces: 'HOUSE' }, after: { paper: 'COOL', typefaces: 'SERIF' } },
  ]);
  expect(typefaces).toHaveLength(3);
  expect((await save(admin, { typefaces: 'COMIC' })).code).toBe('BAD_USER_INPUT');
  expect((await save(admin, { colours: { paper: 'GREEN' } })).code).toBe('BAD_USER_INPUT');
});
