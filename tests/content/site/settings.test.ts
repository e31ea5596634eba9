import { describe, expect } from 'vitest';
import { onSignal } from '#schema/palette.ts';
import { siteSettings } from '#server/content/site/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { changeSite, forgetSite, sendSite, siteOperations } from '#tests/kit/content/site.ts';
import { getPage, structuredDataIn, titleOf } from '#tests/kit/network/html.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { brand } from '#tests/kit/product/brand.ts';
import { test } from '#tests/kit/test.ts';
import ours from '../../../site.json' with { type: 'json' };
import { read, textOf } from './settings.ts';

test.beforeEach(({ product }) => forgetSite(product));

const openingHours = [{ days: ['MONDAY', 'SATURDAY'] as ('MONDAY' | 'SATURDAY')[], opens: '09:30', closes: '18:00' }];
const faultsOf = async (admin: Person, input: Record<string, unknown>) => {
  const { code, errors } = await sendSite(admin, input);
  return [code, errors?.[0]?.extensions.fields];
};

describe('settings of the site', () => {
  test('settings are those of the site file until changed, field by field', async ({ product, admin }) => {
    expect(await read(product)).toEqual({ ...ours, openingHours: [], logo: null, icon: null });
    await changeSite(admin, { name: 'Heron & Sons', social: { youtube: '' } });
    const { youtube: _, ...social } = ours.social;
    expect(await read(product)).toMatchObject({ ...ours, name: 'Heron & Sons', social: { ...social, youtube: null } });
    const [row] = await product.services.db.select().from(siteSettings);
    expect(row?.values).toEqual({ name: 'Heron & Sons', social: { youtube: '' } });
  });

  test('a phone number, WhatsApp number and address that are cleared leave pages, data, texts and mails', async ({
    product,
    admin,
  }) => {
    await changeSite(admin, { phone: '', whatsapp: '', address: '' });
    expect(await read(product)).toMatchObject({ phone: '', whatsapp: '', address: '' });
    for (const path of ['/', '/contact', '/privacy-policy', '/terms-of-service', '/llms.txt']) {
      const text = await textOf(product, path);
      for (const gone of [ours.phone, ours.address, 'href="tel:', 'wa.me/"', 'call .', ', ,', ',  (“we”)'])
        expect([path, gone, text.includes(gone)]).toEqual([path, gone, false]);
    }
    const [organization = {}] = structuredDataIn((await getPage(product, '/')).text) as Record<string, unknown>[];
    expect(Object.keys(organization).filter((name) => ['telephone', 'address'].includes(name))).toEqual([]);
    const message = await makeMessage(product);
    expect((await product.mail.mailTo(message.email)).text).toContain(`${ours.name}\n${ours.email}`);
  });

  test('a site that offers no themes is light while its office has both', async ({ product, admin }) => {
    const themed = await textOf(product, '/about');
    expect(themed).toContain('>System</button>');
    await changeSite(admin, { offersThemes: false });
    const light = await textOf(product, '/about');
    expect(light).toMatch(/^<!doctype html><html data-theme="light" /);
    expect(light).not.toContain('>System</button>');
    expect(light).toMatch(/<meta name="theme-color" data-theme="dark" media="not all"/);
    const office = await textOf(product, '/dashboard');
    expect(office).not.toContain('<html data-theme');
    expect(office).toContain('media="(prefers-color-scheme:dark)"');
  });

  test('a setting equal to the file, or null, is reset to the file', async ({ product, admin }) => {
    await changeSite(admin, { name: 'Heron', tagline: 'By the water', city: 'Mysuru', colours: { depth: '#000000' } });
    await changeSite(admin, { name: ours.name, tagline: null, city: '', colours: null });
    const [row] = await product.services.db.select().from(siteSettings);
    expect(row?.values).toEqual({});
    expect(await read(product)).toMatchObject(ours);
  });

  test('a changed setting shows immediately on pages, in feed, manifest, llms.txt, OpenAPI, cards and mails', async ({
    product,
    admin,
  }) => {
    const post = await makePost(admin, { title: 'A post of the heron', isPublished: true });
    const { text: before } = await getPage(product, '/');
    const card = /<meta property="og:image" content="([^"]+)"/.exec(before)?.[1];
    const { city: _, ...changes } = brand;
    await changeSite(admin, changes);
    for (const path of ['/', '/about', '/terms-of-service', `/blog/${post.slug}`, '/nowhere', '/login']) {
      const { text } = await getPage(product, path);
      expect([path, titleOf(text)]).toEqual([path, expect.stringContaining(brand.name)]);
      expect(text).toContain(brand.email);
      expect(text).toContain(
        `--brand-signal:${brand.colours.signal};--brand-on-signal:${onSignal(brand.colours.signal)}`,
      );
      expect(text).not.toContain(ours.email);
    }
    const { text: home } = await getPage(product, '/');
    const [organization] = structuredDataIn(home) as Record<string, unknown>[];
    expect(organization).toMatchObject({ name: brand.name, telephone: brand.phone, address: brand.address });
    expect(/<meta property="og:image" content="([^"]+)"/.exec(home)?.[1]).not.toBe(card);
    expect(await textOf(product, '/feed.xml')).toContain('<title>Papilio &amp; Söhne</title>');
    expect(JSON.parse(await textOf(product, '/manifest.webmanifest'))).toMatchObject({ name: brand.name });
    expect(await textOf(product, '/llms.txt')).toContain(`# ${brand.name}`);
    expect(JSON.parse(await textOf(product, '/api/openapi.json')).info.title).toBe(`${brand.name} REST API`);
    const playground = await fetch(`${product.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(titleOf(await playground.text())).toContain('Papilio');

    const message = await makeMessage(product);
    const mail = await product.mail.mailTo(message.email);
    expect(mail.from).toMatchObject({ address: brand.email, name: brand.name });
    expect([mail.subject, mail.text]).toEqual([
      `Your message to ${brand.name}`,
      expect.stringContaining(`${brand.name}\n${brand.phone}\n${brand.email}`),
    ]);
  });

  test.for([
    ['By the water', 'By the water.'],
    ['We make you grow!', 'We make you grow!'],
    ['हम बढ़ाते हैं।', 'हम बढ़ाते हैं।'],
  ] as const)('the tagline %s is the sentence %s on the home page', async ([tagline, sentence], { product, admin }) => {
    await changeSite(admin, { tagline });
    const html = await (await fetch(product.url)).text();
    expect(html).toContain(`>${sentence}<`);
  });

  test('a name with special characters is a valid mail sender', async ({ product, admin }) => {
    const name = 'Heron, "Sons" <us@evil.example>';
    await changeSite(admin, { name });
    const mail = await product.mail.mailTo((await makeMessage(product)).email);
    expect(mail.from).toMatchObject({ address: ours.email, name });
  });

  test('opening hours are shown to people and in structured data', async ({ product, admin }) => {
    await changeSite(admin, { openingHours: [...openingHours] });
    expect(await read(product)).toMatchObject({ openingHours });
    const { text } = await getPage(product, '/contact');
    expect(text).toContain('Monday, Saturday, 09:30 to 18:00');
    expect(JSON.stringify(structuredDataIn(text))).toContain(
      '"openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday","Saturday"],"opens":"09:30","closes":"18:00"}]',
    );
    await changeSite(admin, { openingHours: [] });
    expect((await getPage(product, '/contact')).text).not.toContain('Saturday');
  });

  test('concurrent saves use one row and lose no change', async ({ product, admin }) => {
    const saved = await Promise.all([
      sendSite(admin, { name: 'Heron' }),
      sendSite(admin, { tagline: 'By the water' }),
      sendSite(admin, { social: { facebook: 'https://facebook.example/heron' } }),
      sendSite(admin, { social: { linkedin: 'https://linkedin.example/heron' } }),
    ]);
    expect(saved.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await read(product)).toMatchObject({
      ...{ name: 'Heron', tagline: 'By the water' },
      social: { facebook: 'https://facebook.example/heron', linkedin: 'https://linkedin.example/heron' },
    });
  });

  test('changes of settings are audited with their former values', async ({ product, admin }) => {
    const { db } = product.services;
    await db.delete(auditEntries);
    await changeSite(admin, { name: 'Heron', colours: { depth: '#000000' } });
    await changeSite(admin, { name: 'Heron' });
    const entries = await db.select().from(auditEntries);
    expect(entries).toMatchObject([
      {
        action: 'site.save',
        before: { name: ours.name, depth: ours.colours.depth },
        after: { name: 'Heron', depth: '#000000' },
      },
    ]);
  });
});

describe('permissions for settings', () => {
  test('only admins change settings and read those of the file', async ({ product, admin, employee }) => {
    for (const person of [employee, product.nobody]) {
      const code = person === employee ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      expect((await sendSite(person, { name: 'Mine' })).code).toBe(code);
      expect((await person.gql(siteOperations.readOriginal)).code).toBe(code);
    }
    expect((await read(product)).name).toBe(ours.name);
    await changeSite(admin, { name: 'Heron' });
    expect((await admin.gql(siteOperations.readOriginal)).data.site.original.name).toBe(ours.name);
  });
});

describe('refused settings, with the reason at the field', () => {
  const of = (length: number) => 'x'.repeat(length);
  const url = 'Please enter an address that begins with https:// or http://.';
  const bad: [what: string, input: Record<string, unknown>, field: string, sentence: string | RegExp][] = [
    ['an empty name', { name: ' ' }, 'name', 'Please enter a name.'],
    ['a name of 61 characters', { name: of(61) }, 'name', 'Please use at most 60 characters'],
    ['a tagline of 121', { tagline: of(121) }, 'tagline', 'Please use at most 120 characters'],
    ['a description of 401', { description: of(401) }, 'description', 'Please use at most 400 characters'],
    ['an address of 301', { address: of(301) }, 'address', 'Please use at most 300 characters'],
    ['an e-mail with a line break', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email', /valid email/],
    ['a phone of letters', { phone: 'javascript:alert(1)' }, 'phone', /country code/],
    ['a script for a network', { social: { instagram: 'javascript:alert(1)' } }, 'social', url],
    ['an address without a host', { social: { youtube: 'https://' } }, 'social', url],
    ['a word as a colour', { colours: { signal: 'red' } }, 'colours', 'Please choose a colour, such as #c8330a.'],
    ['a style as a colour', { colours: { signal: '#000000;}' } }, 'colours', /Please choose a colour/],
    ['a signal colour too pale', { colours: { signal: '#ffd0c0' } }, 'colours', /lines and marks need 3:1/],
    ['a depth colour too pale', { colours: { depth: '#8899aa' } }, 'colours', /texts need 4.5:1/],
    ['no days', { openingHours: [{ days: [], opens: '09:00', closes: '10:00' }] }, 'openingHours', /one day/],
    [
      'hours that end before they begin',
      { openingHours: [{ days: ['MONDAY'], opens: '18:00', closes: '09:00' }] },
      'openingHours',
      /before it closes/,
    ],
    [
      'a time that is none',
      { openingHours: [{ days: ['MONDAY'], opens: '24:00', closes: '25:00' }] },
      'openingHours',
      /Please give a time/,
    ],
    ['a logo that the library lacks', { logoId: UNKNOWN }, 'logoId', /no longer in the library/],
  ];
  test.for(bad)('%s is refused with a message at its field', async ([, input, field, sentence], { product, admin }) => {
    const [code, fields] = await faultsOf(admin, { name: 'Not this', ...input });
    expect(code).toBe('BAD_USER_INPUT');
    expect(fields).toMatchObject({
      [field]: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    });
    expect((await read(product)).name).toBe(ours.name);
  });

  test('the maximum of each setting is accepted', async ({ admin }) => {
    const input = { name: of(60), tagline: of(120), description: of(400), address: of(300), city: of(80) };
    expect(await changeSite(admin, input)).toMatchObject(input);
  });

  test('markup in a setting is shown as text everywhere', async ({ product, admin }) => {
    const name = '</script><img src=x onerror=alert(1)>';
    await changeSite(admin, { name, tagline: '"><b>', description: '<svg/onload=alert(1)>', address: '{{7*7}}' });
    for (const path of ['/', '/contact', '/login', '/feed.xml']) {
      const text = await textOf(product, path);
      expect([path, /<(img src=x|svg\/onload|b>)/.test(text)]).toEqual([path, false]);
    }
  });
});
