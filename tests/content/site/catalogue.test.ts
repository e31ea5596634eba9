import { expect } from 'vitest';
import { catalogueStrings } from '#schema/catalogueStrings.ts';
import { services as originalChoices } from '#schema/serviceChoices.ts';
import { serviceNames } from '#schema/services.ts';
import { pageTexts } from '#server/content/pageText/table.ts';
import { siteSettings } from '#server/content/site/table.ts';
import {
  readCatalogue,
  type SentService,
  saveCatalogue,
  sendCatalogue,
  sentServices,
} from '#tests/kit/content/catalogue.ts';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin'))
  .extend('employee', { scope: 'file' }, ({ product }) => product.signedIn('Employee'));

const htmlOf = async (product: Product, path: string) => (await fetch(product.url + path)).text();
const optionsOf = (html: string) => [...html.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, text]) => text);
const fresh: SentService = {
  title: 'Search films',
  anchor: 'films',
  choice: 'Films',
  isOnHome: true,
  cardText: 'We film.',
};
const enquiry = (service: string) => ({
  ...{ name: 'Priya Sharma', email: 'priya@client.example', contactNumber: '9876543210', service, message: 'Hello' },
});
const send = (product: Product, service: string) =>
  fetch(`${product.url}/api/messages/us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry(service)),
  });

test.afterEach(async ({ product }) => {
  await product.services.db.delete(siteSettings);
  await product.services.db.delete(pageTexts);
});

test('the original catalogue has the six services, four cards and five choices of the spec', async ({ admin }) => {
  const { services, choices } = await readCatalogue(admin);
  expect(services.map(({ title }) => title)).toEqual(Object.values(serviceNames));
  expect(services.filter(({ isOnHome }) => isOnHome).map(({ cardTitle }) => cardTitle)).toEqual([
    ...['Digital Marketing', 'Social Media', 'Content Strategy', 'Web Development'],
  ]);
  expect(choices).toEqual([...originalChoices]);
});

test('the OpenAPI document offers an added service as a choice of a message', async ({ product, employee }) => {
  await saveCatalogue(employee, { services: [...(await sentServices(employee)), fresh] });
  const { components } = JSON.parse(await htmlOf(product, '/api/openapi.json'));
  expect(components.schemas.SendMessageInput.properties.service.enum).toContain('Films');
});

test('a new service has no texts that another language has saved under its id', async ({ product, admin }) => {
  await offerLanguages(admin);
  await saveTexts(admin, 'SERVICES', { serviceaText: 'Von einem früheren Dienst.', lead: 'Bleibt.' }, 'de');
  await saveCatalogue(admin, { services: [...(await sentServices(admin)), fresh] });
  const html = await htmlOf(product, '/de/services');
  expect([html.includes('Von einem früheren Dienst.'), html.includes('Bleibt.')]).toEqual([false, true]);
});

test('an added service has a block, a card, a choice in forms and structured data', async ({ product, employee }) => {
  const saved = await saveCatalogue(employee, {
    services: [...(await sentServices(employee)), { ...fresh, text: 'Films that are found.', points: 'Script\nCut' }],
  });
  expect(saved.services.at(-1)).toMatchObject({
    id: 'SERVICE_A',
    text: 'Films that are found.',
    points: ['Script', 'Cut'],
  });
  const page = await htmlOf(product, '/services');
  expect(page).toMatch(/<section id="films"[^>]*>/);
  expect(page).toContain('Films that are found.');
  expect(page).toContain('"numberOfItems":7');
  expect(await htmlOf(product, '/')).toContain('href="/services#films"');
  expect(optionsOf(await htmlOf(product, '/contact'))).toEqual([
    ...['Select a service', ...originalChoices.slice(0, 4), 'Films', 'Other Inquiry'],
  ]);
  expect(await htmlOf(product, '/llms.txt')).toContain('[Search films]');
  expect((await send(product, 'Films')).status).toBe(201);
});

test('a renamed choice replaces the former one in forms but not in stored messages', async ({ product, admin }) => {
  expect((await send(product, 'Email Marketing')).status).toBe(201);
  const services = (await sentServices(admin)).map((service) =>
    service.id === 'EMAIL' ? { ...service, title: 'Letters', choice: 'Letters' } : service,
  );
  await saveCatalogue(admin, { services });
  const refused = await send(product, 'Email Marketing');
  expect([refused.status, (await refused.json()).errors.service]).toEqual([422, 'Please select a service']);
  expect((await send(product, 'Letters')).status).toBe(201);
  const { data } = await admin.gql('{ messageFilters { services } }');
  expect(data.messageFilters.services).toEqual(expect.arrayContaining(['Letters', 'Email Marketing']));
  const filtered = await admin.gql('{ messages(filter: { service: "Email Marketing" }) { totalCount } }');
  expect(filtered.data.messages.totalCount).toBeGreaterThan(0);
});

test('the name of a removed service stays only with what was stored with it', async ({ product, admin }) => {
  const item = await makeItem(admin, { services: ['SOCIAL'], isPublished: true });
  const services = (await sentServices(admin)).filter(({ id }) => id !== 'SOCIAL');
  const saved = await saveCatalogue(admin, { services });
  expect(saved.services.find(({ id }) => id === 'SOCIAL')).toMatchObject({ isRemoved: true });
  expect(await htmlOf(product, '/services')).not.toContain('id="social"');
  expect(await htmlOf(product, '/')).not.toContain('/services#social');
  const page = await htmlOf(product, `/portfolio/${item.slug}`);
  expect(page).toContain('Social Media Marketing');
  expect(page).not.toContain('/services#social');
  const { services: seen } = await readCatalogue(product.nobody);
  expect(seen.some(({ id }) => id === 'SOCIAL')).toBe(false);
});

test('the card of a removed service is neither on the home page nor on the about page', async ({ product, admin }) => {
  const services = (await sentServices(admin)).filter(({ id }) => id !== 'PPC');
  await saveCatalogue(admin, { services });
  expect(await htmlOf(product, '/about')).not.toContain('one number that matters');
  expect(await htmlOf(product, '/')).not.toContain('one number that matters');
});

test('an anchor of a new service wins over the second anchor of another', async ({ product, admin }) => {
  await saveCatalogue(admin, {
    services: [...(await sentServices(admin)), { ...fresh, title: 'Marketing', anchor: 'marketing' }],
  });
  expect((await htmlOf(product, '/services')).match(/id="marketing"/g)).toHaveLength(1);
  expect(await htmlOf(product, '/')).toContain('href="/services#ppc"');
});

test('a save over an unseen change of texts alone is a CONFLICT', async ({ admin, employee }) => {
  const { updatedAt } = await readCatalogue(employee);
  const withText = async (text: string) =>
    (await sentServices(admin)).map((service) => (service.id === 'EMAIL' ? { ...service, text } : service));
  await saveCatalogue(admin, { services: await withText('Letters that are read.') });
  const { errors } = await sendCatalogue(employee, { services: await withText('Other words.') }, updatedAt);
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test.for([
  [20, undefined],
  [21, 'Please use at most 20 lines'],
] as const)('the refusal of a service with %i points is %s', async ([count, message], { admin }) => {
  const services = (await sentServices(admin)).map((service) =>
    service.id === 'EMAIL'
      ? { ...service, points: Array.from({ length: count }, (_, at) => `${at}`).join('\n') }
      : service,
  );
  const { errors } = await sendCatalogue(admin, { services });
  expect(errors?.[0]?.message).toBe(message);
});

test('the id of a removed service is not given to a new one', async ({ admin }) => {
  await saveCatalogue(admin, { services: [...(await sentServices(admin)), fresh] });
  const without = (await sentServices(admin)).filter(({ id }) => id !== 'SERVICE_A');
  const saved = await saveCatalogue(admin, {
    services: [...without, { ...fresh, title: 'Podcasts', anchor: 'podcasts' }],
  });
  expect(saved.services.find(({ title }) => title === 'Podcasts')?.id).toBe('SERVICE_B');
});

test('once all ids are taken, a new service gets the id of a removed one that nothing uses, without its texts', async ({
  admin,
}) => {
  const many = Array.from({ length: 34 }, (_, index) => ({
    ...fresh,
    ...{ title: `Service ${index}`, anchor: `s-${index}`, choice: null, text: `Text ${index}` },
  }));
  await saveCatalogue(admin, { services: [...(await sentServices(admin)), ...many] });
  await makeItem(admin, { services: ['SERVICE_A'] });
  const left = (await sentServices(admin)).filter(({ id }) => !['SERVICE_A', 'SERVICE_C'].includes(id as string));
  await saveCatalogue(admin, { services: left });
  const services = [...(await sentServices(admin)), { ...fresh, title: 'Podcasts', anchor: 'podcasts' }];
  const saved = await saveCatalogue(admin, { services });
  expect(saved.services.find(({ title }) => title === 'Podcasts')).toMatchObject({ id: 'SERVICE_C', text: '' });
  expect(saved.services.find(({ id }) => id === 'SERVICE_A')).toMatchObject({ isRemoved: true, title: 'Service 0' });
  const more = [...(await sentServices(admin)), { ...fresh, title: 'Films', anchor: 'films', choice: null }];
  expect((await sendCatalogue(admin, { services: more })).errors?.[0]?.message).toBe(catalogueStrings.tooMany);
});

const withAnchor = async (admin: Parameters<typeof sentServices>[0], moved: string, anchor: string) =>
  saveCatalogue(admin, {
    services: (await sentServices(admin)).map((service) => (service.id === moved ? { ...service, anchor } : service)),
  });

test('all former anchors lead to the block of a service whose anchor changed', async ({ product, admin }) => {
  await withAnchor(admin, 'EMAIL', 'letters');
  await withAnchor(admin, 'EMAIL', 'post');
  const html = await htmlOf(product, '/services');
  expect(html).toMatch(/<section id="post"[^>]*><span id="letters"[^>]*><\/span><span id="email"/);
});

test('the card of a service whose anchor changed leads to the new anchor', async ({ product, admin }) => {
  await withAnchor(admin, 'PPC', 'ads');
  expect(await htmlOf(product, '/')).toContain('href="/services#ads"');
  expect(await htmlOf(product, '/services')).toContain('<span id="marketing"');
});

test('the card of a service that has its first anchor again leads to its second anchor', async ({ product, admin }) => {
  await withAnchor(admin, 'PPC', 'ads');
  await withAnchor(admin, 'PPC', 'ppc');
  expect(await htmlOf(product, '/')).toContain('href="/services#marketing"');
  expect((await htmlOf(product, '/services')).match(/id="marketing"/g)).toHaveLength(1);
});

test('a renamed original service loses the drawing of its former name', async ({ product, admin }) => {
  const drawing = 'A letter rises from its envelope';
  expect(await htmlOf(product, '/services')).toContain(drawing);
  const before = await htmlOf(product, '/');
  const services = (await sentServices(admin)).map((service) =>
    service.id === 'EMAIL' || service.id === 'PPC' ? { ...service, title: `Our ${service.id}` } : service,
  );
  await saveCatalogue(admin, { services });
  expect(await htmlOf(product, '/services')).not.toContain(drawing);
  const artOf = (html: string) => /Our Services<\/h2>.*?(<svg.*?<\/svg>)/s.exec(html)?.[1];
  expect(artOf(await htmlOf(product, '/'))).not.toBe(artOf(before));
});

test('the last choice of forms can be renamed or removed unless it is the only one', async ({ product, admin }) => {
  const services = await sentServices(admin);
  await saveCatalogue(admin, { services, otherChoice: 'Something else' });
  expect(optionsOf(await htmlOf(product, '/contact')).at(-1)).toBe('Something else');
  expect((await send(product, 'Something else')).status).toBe(201);
  expect((await send(product, 'Other Inquiry')).status).toBe(422);
  await saveCatalogue(admin, { services, otherChoice: null });
  expect(optionsOf(await htmlOf(product, '/contact')).at(-1)).toBe('Web Development');
  const without = services.map((service) => ({ ...service, choice: null }));
  const { errors } = await sendCatalogue(admin, { services: without, otherChoice: null });
  expect(errors?.[0]?.message).toBe(catalogueStrings.noChoice);
  expect((await sendCatalogue(admin, { services: without })).errors?.[0]?.message).toBe(catalogueStrings.noChoice);
});

test('services and choices are shown in the saved order', async ({ product, admin }) => {
  const services = (await sentServices(admin)).reverse();
  await saveCatalogue(admin, { services, choiceOrder: ['WEBDEV', 'EMAIL', 'PPC'] });
  const html = await htmlOf(product, '/services');
  expect(html.indexOf('id="webdev"')).toBeLessThan(html.indexOf('id="ppc"'));
  expect(optionsOf(await htmlOf(product, '/contact')).slice(1)).toEqual([
    ...['Web Development', 'Email Marketing', 'PPC Advertising', 'Affiliate Marketing', 'Other Inquiry'],
  ]);
});

test('an empty catalogue leaves only the last choice of the form', async ({ product, admin }) => {
  await saveCatalogue(admin, { services: [] });
  expect(await htmlOf(product, '/')).not.toContain('Our Services');
  expect(await htmlOf(product, '/services')).not.toContain('aria-label="Services"');
  expect(optionsOf(await htmlOf(product, '/contact'))).toEqual(['Select a service', 'Other Inquiry']);
});

test('a save over an unseen change is a CONFLICT without effect', async ({ admin }) => {
  const { updatedAt } = await readCatalogue(admin);
  const services = await sentServices(admin);
  await saveCatalogue(admin, { services: services.slice(0, 5) });
  const { errors } = await sendCatalogue(admin, { services }, updatedAt);
  expect(errors?.[0]).toMatchObject({ message: catalogueStrings.changedMeanwhile, extensions: { code: 'CONFLICT' } });
  expect((await readCatalogue(admin)).services.filter(({ isRemoved }) => isRemoved)).toHaveLength(1);
});

test.for([
  ['an anchor with a space', { anchor: 'our films' }, catalogueStrings.badAnchor],
  ['an anchor that is taken', { anchor: 'ppc' }, catalogueStrings.takenAnchor],
  ['an anchor of another part of the page', { anchor: 'consultation' }, catalogueStrings.takenAnchor],
  ['a name that is taken', { title: 'content marketing' }, catalogueStrings.takenTitle],
  ['a choice that is taken', { choice: 'other inquiry' }, catalogueStrings.takenChoice],
  ['an empty name', { title: ' ' }, catalogueStrings.noTitle],
  ['an id that does not exist', { id: 'SERVICE_C' }, catalogueStrings.unknown],
] as const)('%s is refused without being stored', async ([_, change, sentence], { admin }) => {
  const before = await readCatalogue(admin);
  const { errors } = await sendCatalogue(admin, {
    services: [...(await sentServices(admin)), { ...fresh, ...change }],
  });
  expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: 'BAD_USER_INPUT' } });
  expect(await readCatalogue(admin)).toEqual(before);
});

test('a visitor cannot change the services', async ({ product }) => {
  const { errors } = await sendCatalogue(product.nobody, { services: [] });
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});
