import { rules } from '#schema/rules.ts';
import { forms } from '#server/app/pages/forms.ts';
import { paths } from '#web/shared/paths.ts';
import type { Attack } from './attack.ts';
import { injections, oddTexts, some } from './values.ts';
import type { World } from './world.ts';

const HTML = { accept: 'text/html' };
const visit = (path: string, more: Partial<Attack> = {}): Attack => ({
  what: `GET ${path.slice(0, 120)}`,
  door: 'page',
  path,
  headers: HTML,
  mayAnswer: true,
  ...more,
});

const isRest = (path: string) => path === paths.reference;

const encoded = injections.map((text) => encodeURIComponent(text));

export const injectedPages = (): Attack[] =>
  Object.values(paths).flatMap((path, index) => {
    if (typeof path !== 'string') return some(encoded, 2, index).map((text) => visit(path(text)));
    if (isRest(path)) return [];
    // One piece of code reads the query of all pages, so each text is tried on some of them.
    return encoded
      .filter((_, place) => place % 6 === index % 6)
      .map((text) =>
        visit(`${path}?search=${text}&tag=${text}&show=${text}&${text}=${text}&apply=${text}&__proto__[a]=1`),
      );
  });

export const injectedFiles = (): Attack[] => {
  const below = ['/uploads/', '/cards/', '/cards/blog/', '/assets/', '/assets/playground/', '/blog/', '/'];
  const odd = [
    ...[
      '..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e/%2e%2e/package.json',
      '..%5c..%5cpackage.json',
      '%00',
      'a%00.webp',
      '.env',
      '.git/config',
      '%',
      '%zz',
      '%c0%ae%c0%ae/',
    ],
    ...[
      '00000000-0000-4000-8000-000000000000.webp',
      '00000000-0000-4000-8000-000000000000-480.webp',
      '00000000-0000-4000-8000-000000000000-99999.webp',
      'sizes/a',
      'a.webp.part',
    ],
    ...[
      'wp-login.php',
      'index.php?a=1',
      '.DS_Store',
      'server/main.ts',
      '.data/session-secret',
      'node_modules/fastify/package.json',
      'a'.repeat(6000),
      'a/'.repeat(2000),
    ],
  ];
  return below.flatMap((prefix) => [...odd, ...encoded].map((name) => visit(prefix + name)));
};

export const fixedAddresses = (): Attack[] =>
  ['/sitemap.xml', '/robots.txt', '/feed.xml', '/healthz', '/readyz', '/metrics', '/', '/blogs', '/contact'].flatMap(
    (path) => [
      ...encoded.slice(0, 20).map((text) => visit(`${path}?${text}`)),
      ...['PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'].map((method) =>
        visit(path, { what: `${method} ${path}`, method, mayAnswer: false, status: 405 }),
      ),
    ],
  );

/** Forms of pages posted without scripts, each with an invalid value. */
export const postedForms = ({ reviewToken }: World): Attack[] =>
  forms.flatMap(({ path: pattern, input }) => {
    const path = pattern.replace(':token', reviewToken);
    const post = (body: string | Uint8Array, type = 'application/x-www-form-urlencoded', more: Partial<Attack> = {}) =>
      visit(path, {
        what: `POST ${path} ${type} ${String(body).slice(0, 120)}`,
        method: 'POST',
        mayAnswer: false,
        headers: { ...HTML, 'content-type': type },
        body,
        ...more,
      });
    const texts = [...injections, ...oddTexts.map((text) => text.toWellFormed()), 'a'.repeat(300_000)];
    // A form that consists of its button validates no field.
    const fields = input ? Object.keys(rules[input]._zod.def.shape) : ['name'];
    return [
      ...fields.flatMap((field, index) =>
        some(texts, 3, index).map((text) => post(new URLSearchParams({ [field]: text }).toString())),
      ),
      ...[
        '',
        '&',
        '=',
        '%',
        'name=%ff',
        'name=%',
        '__proto__=a',
        'name[]=a',
        'name[$ne]=a',
        'a'.repeat(900_000),
        'a=b&'.repeat(100_000),
        '{"name":"a"}',
        '\0',
      ].map((body) => post(body)),
      ...[
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=a',
        '',
        'application/xml',
        'multipart/form-data',
      ].map((type) => post('name=a', type)),
      post('a'.repeat(1_200_000), undefined, { status: 413 }),
      post(Buffer.from([0xff, 0xfe, 0x3d, 0x61])),
      post(Buffer.from('name=a', 'utf16le')),
      post('name=a', 'application/x-www-form-urlencoded; charset=utf-16'),
      ...['PUT', 'DELETE', 'PATCH'].map((method) => post('name=a', undefined, { method, status: 405 })),
    ];
  });
