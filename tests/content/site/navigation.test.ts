import { expect } from 'vitest';
import { navigationStrings } from '#schema/navigationStrings.ts';
import { networkAt } from '#schema/networks.ts';
import { siteSettings } from '#server/content/site/table.ts';
import { application, sendApplication } from '#tests/kit/content/affiliate.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { changeNavigation, readNavigation, sendNavigation, sentNavigation } from '#tests/kit/content/navigation.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin'))
  .extend('employee', { scope: 'file' }, ({ product }) => product.signedIn('Employee'));

const get = (product: Product, path: string) => fetch(product.url + path, { redirect: 'manual' });
const htmlOf = async (product: Product, path: string) => (await get(product, path)).text();
const linksIn = (html = '') =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]+)<\/a>/g)].map(([, href, name]) => `${name} ${href}`);
const navigationIn = (html: string) => linksIn(/<ul class="lg:flex[\s\S]*?<\/ul>/.exec(html)?.[0]).slice(0, -1);
const footerIn = (html: string) => linksIn(/Quick links<\/h2>[\s\S]*?<\/ul>/.exec(html)?.[0]);
const iconsIn = (html: string) =>
  [...html.matchAll(/aria-label="([^"]*)" class="grid size-11/g)].map(([, name]) => name);
const linksTo = (path: string, text: string) => text.match(new RegExp(`(href="|<loc>[^<]*)${path}`, 'g')) ?? [];
const sameAsIn = (html: string) => JSON.parse(/"sameAs":(\[[^\]]*\])/.exec(html)?.[1] ?? '[]');

test.afterEach(async ({ product }) => {
  await product.services.db.delete(siteSettings);
});

test('the original navigation, footer and networks are those of the spec', async ({ product }) => {
  const html = await htmlOf(product, '/');
  expect(navigationIn(html)).toEqual([
    ...['Home /', 'About /about', 'Services /services', 'Affiliate /affiliate-marketing', 'Blog /blogs'],
  ]);
  expect(footerIn(html)).toEqual([
    ...['Services /services', 'About /about', 'Portfolio /portfolio', 'Contact /contact', 'Blog /blogs'],
  ]);
  expect(iconsIn(html)).toEqual(['Instagram', 'Facebook', 'LinkedIn', 'WhatsApp']);
  expect(html).not.toContain('"navigation":');
});

test('entries of navigation and footer can be renamed, sorted, added and removed', async ({ product, admin }) => {
  await changeNavigation(admin, {
    main: [
      { label: 'Work', to: '/portfolio' },
      { label: 'Home', to: '/' },
      { label: 'Shop', to: 'https://shop.example/?a=1' },
    ],
    footer: [{ label: 'Prices', to: '/services#ppc' }],
  });
  const html = await htmlOf(product, '/about');
  expect(navigationIn(html)).toEqual(['Work /portfolio', 'Home /', 'Shop https://shop.example/?a=1']);
  expect(html).toMatch(/<a href="https:\/\/shop\.example\/\?a=1" rel="noopener" target="_blank"/);
  expect(footerIn(html)).toEqual(['Prices /services#ppc']);
});

test('an own entry for calls takes the place of the one that follows the others', async ({ product, admin }) => {
  await changeSite(admin, { takesBookings: true });
  expect(navigationIn(await htmlOf(product, '/about'))).toContain('Book a Call /book');
  await changeNavigation(admin, { main: [{ label: 'Talk to us', to: '/book' }] });
  expect(navigationIn(await htmlOf(product, '/about'))).toEqual(['Talk to us /book']);
});

test('a footer without entries has no empty column', async ({ product, admin }) => {
  await changeNavigation(admin, { main: [], footer: [] });
  const html = await htmlOf(product, '/');
  expect(html).not.toContain('Quick links');
  expect(html).toContain('Privacy Policy');
});

test('visitors and search engines get the networks with their icons', async ({ product, admin }) => {
  const networks = [
    { icon: 'GITHUB' as const, label: 'Our code', url: 'https://github.com/marquee' },
    { icon: 'CLUTCH' as const, label: 'Clutch', url: 'https://clutch.co/profile/marquee' },
    { icon: 'WHATSAPP' as const, label: 'Chat', url: null },
  ];
  await changeNavigation(admin, { networks });
  const html = await htmlOf(product, '/');
  expect(iconsIn(html)).toEqual(['Our code', 'Clutch', 'Chat']);
  expect(html).toContain('<path d="M12 .297c-6.63');
  expect(html).toContain('https://wa.me/919876543210');
  expect(sameAsIn(html)).toEqual(['https://github.com/marquee', 'https://clutch.co/profile/marquee']);
  expect(html).not.toContain('LinkedIn');
});

test('the networks of earlier settings are taken over', async ({ product, admin }) => {
  await changeSite(admin, { social: { instagram: '', facebook: 'https://facebook.com/heron' } });
  const { networks } = await readNavigation(admin);
  expect(networks.map(({ label }) => label)).toEqual(['Facebook', 'LinkedIn', 'WhatsApp', 'YouTube']);
  expect(iconsIn(await htmlOf(product, '/'))).toEqual(['Facebook', 'LinkedIn', 'WhatsApp']);
  await changeNavigation(admin, { networks });
  expect(iconsIn(await htmlOf(product, '/'))).toEqual(['Facebook', 'LinkedIn', 'WhatsApp', 'YouTube']);
});

test('what clients of earlier versions send and read as `social` is the saved networks', async ({ admin }) => {
  const x = { icon: 'X' as const, label: 'X', url: 'https://x.com/heron' };
  const linkedin = { icon: 'LINKEDIN' as const, label: 'Work with us', url: 'https://linkedin.com/company/heron' };
  await changeNavigation(admin, { networks: [x, linkedin] });
  const site = await changeSite(admin, {
    social: { linkedin: 'https://linkedin.com/company/egret', facebook: 'https://facebook.com/egret' },
  });
  expect(site.social).toEqual({
    ...{ instagram: null, youtube: null },
    ...{ linkedin: 'https://linkedin.com/company/egret', facebook: 'https://facebook.com/egret' },
  });
  expect((await readNavigation(admin)).networks).toEqual([
    x,
    { ...linkedin, url: 'https://linkedin.com/company/egret' },
    { icon: 'FACEBOOK', label: 'Facebook', url: 'https://facebook.com/egret' },
  ]);
  await changeSite(admin, { social: { linkedin: '' } });
  expect((await readNavigation(admin)).networks.map(({ icon }) => icon)).toEqual(['X', 'FACEBOOK']);
});

test('a blog that is switched off leaves every public place but the API', async ({ product, admin, employee }) => {
  const post = await makePost(employee, { slug: 'on-and-off', isPublished: true });
  const places = ['/blogs', '/blogs/', `/blog/${post.slug}`, '/blog/author/asha-rao', '/feed.xml', '/blogs?tag=seo'];
  await changeNavigation(admin, { hasBlog: false });
  for (const path of [...places, `/cards/blog/${post.slug}.png`])
    expect([path, (await get(product, path)).status]).toEqual([path, 404]);
  const html = await htmlOf(product, '/');
  expect(html).not.toContain('href="/blogs"');
  expect(html).not.toContain('/feed.xml');
  for (const path of ['/sitemap.xml', '/llms.txt'])
    expect(await htmlOf(product, path)).not.toMatch(/\/blogs?\b|feed\.xml|on-and-off/);
  expect((await get(product, '/api/blogs')).status).toBe(200);
  expect((await product.nobody.gql('{ blogPosts { totalCount } }')).data.blogPosts.totalCount).toBeGreaterThan(0);
  await changeNavigation(admin, { hasBlog: true });
  for (const path of ['/blogs', `/blog/${post.slug}`, '/feed.xml'])
    expect([path, (await get(product, path)).status]).toEqual([path, 200]);
});

test('an address in other capitals does not lead into a blog that is switched off', async ({
  product,
  admin,
  employee,
}) => {
  await makePost(employee, { slug: 'the-address', isPublished: true });
  expect((await get(product, '/blog/THE-address')).status).toBeLessThan(400);
  await changeNavigation(admin, { hasBlog: false });
  expect((await get(product, '/blog/THE-address')).status).toBe(404);
});

test('an affiliate programme that is switched off stays in the API only', async ({ product, admin }) => {
  await changeNavigation(admin, { hasAffiliateProgramme: false });
  expect((await get(product, '/affiliate-marketing')).status).toBe(404);
  const body = new URLSearchParams({
    ...{ name: 'Asha', companyName: 'Heron', email: 'asha@heron.example', phone: '9876543210', service: 'ADVERTISER' },
  });
  const posted = await fetch(`${product.url}/affiliate-marketing`, { method: 'POST', body });
  expect(posted.status).toBe(404);
  for (const path of ['/', '/terms-of-service', '/sitemap.xml'])
    expect(linksTo('/affiliate-marketing', await htmlOf(product, path)), path).toEqual([]);
  const policy = await htmlOf(product, '/privacy-policy');
  expect(policy).not.toMatch(/<main.*(affiliate|programme).*<\/main/is);
  expect(policy).toContain('The ground for the first two is your consent');
  const { data } = await admin.gql('{ affiliates { totalCount } }');
  expect(data.affiliates.totalCount).toBe(0);
  expect((await sendApplication(product.nobody)).errors).toBeUndefined();
  const sent = await fetch(`${product.url}/api/affiliate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(application()),
  });
  expect(sent.status).toBe(201);
  const { data: after } = await admin.gql('{ affiliates { totalCount } }');
  expect(after.affiliates.totalCount).toBe(2);
});

test('a save over an unseen change is a CONFLICT without effect', async ({ admin }) => {
  const { updatedAt } = await readNavigation(admin);
  await changeNavigation(admin, { footer: [] });
  const { errors } = await sendNavigation(admin, { ...(await sentNavigation(admin)), main: [] }, updatedAt);
  expect(errors?.[0]).toMatchObject({ message: navigationStrings.changedMeanwhile, extensions: { code: 'CONFLICT' } });
  expect((await readNavigation(admin)).main).toHaveLength(5);
});

const entry = (to: string, label = 'There') => ({ main: [{ label, to }] });
const network = (url: string | null, icon = 'OTHER') => ({ networks: [{ icon, label: 'There', url }] });
test.for([
  ['a script', entry('javascript:alert(1)'), navigationStrings.badTarget],
  ['a path with two slashes', entry('//evil.example'), navigationStrings.badTarget],
  ['a path with a hidden host', entry('/.//evil.example'), navigationStrings.badTarget],
  ['a path with a backslash', entry('/\\evil.example'), navigationStrings.badTarget],
  ['an http address', entry('http://shop.example'), navigationStrings.badTarget],
  ['an address with a password', entry('https://a:b@shop.example'), navigationStrings.badTarget],
  ['a word', entry('portfolio'), navigationStrings.badTarget],
  ['an entry without a name', entry('/', ' '), navigationStrings.noLabel],
  ['a name of 31 characters', entry('/', 'n'.repeat(31)), 'Please use at most 30 characters'],
  [
    'a second entry to one page',
    { footer: [...entry('/about').main, ...entry('/about', 'Us').main] },
    navigationStrings.takenTarget,
  ],
  [
    'a ninth entry',
    { main: Array.from({ length: 9 }, (_, index) => ({ label: 'There', to: `/${index}` })) },
    navigationStrings.tooManyMain,
  ],
  ['a network without an address', network(null), navigationStrings.noUrl],
  ['a network with a script', network('javascript:alert(1)'), navigationStrings.badUrl],
  [
    'a network twice',
    { networks: [...network('https://x.com/a').networks, ...network('https://x.com/a').networks] },
    navigationStrings.takenUrl,
  ],
] as const)('%s is refused without being stored', async ([_, change, sentence], { admin }) => {
  const before = await readNavigation(admin);
  const { errors } = await sendNavigation(admin, { ...(await sentNavigation(admin)), ...change });
  expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: 'BAD_USER_INPUT' } });
  expect(await readNavigation(admin)).toEqual(before);
});

test('eight entries with names of 30 characters are saved', async ({ admin }) => {
  const main = Array.from({ length: 8 }, (_, index) => ({ label: 'n'.repeat(30), to: `/${index}` }));
  expect((await changeNavigation(admin, { main })).main).toEqual(main);
});

test('neither an employee nor a visitor changes the navigation', async ({ product, employee }) => {
  const input = await sentNavigation(product.nobody);
  expect((await sendNavigation(employee, input)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect((await sendNavigation(product.nobody, input)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test.for([
  ['https://www.youtube.com/@heron', 'YOUTUBE'],
  ['https://youtu.be/a', 'YOUTUBE'],
  ['https://notyoutube.com/', null],
  ['https://social.heron.example/@heron', null],
  ['heron', null],
] as const)('the address %s is recognised as the network %s', ([address, icon]) => {
  expect(networkAt(address)).toBe(icon);
});
