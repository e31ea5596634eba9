import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { languageCodes } from '#schema/languages.ts';
import { buildApp } from '#server/app/http/app.ts';
import { builtPages } from '#server/app/pages/built.ts';
import { forms } from '#server/app/pages/forms.ts';
import { table } from '#server/app/rest/table.ts';
import { rowsBelow } from '#tests/kit/network/examples.ts';
import { test } from '#tests/kit/test.ts';
import { routes } from '#web/routes.tsx';
import { addresses } from '../../../reference/addresses.ts';

/** Served by the route of all pages. */
const withoutRoute = ['/assets/playground/{file}', '/{key}.txt'];

/** @returns the routes of Fastify's printed tree, such as `GET /uploads/:name` */
function routesOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = `${depth ? parents[depth - 1] : ''}${part}`;
    parents[depth] = path;
    return methods ? methods.split(', ').map((method) => `${method} ${path}`) : [];
  });
}

/** @returns the path with one spelling of parameters */
const spelled = (path: string) =>
  path.replace(/\{\w+\}|:\w+(?:\|:\w+)*\??/g, '{}').replace(/\/icons\/\d+/, '/icons/{}');

test('docs/reference/addresses.md has every address besides the pages and the REST calls', async ({ product }) => {
  const app = await buildApp(product.services, await builtPages());
  await app.ready();
  const registered = routesOf(app.printRoutes({ commonPrefix: false })).map(spelled);
  await app.close();
  const elsewhere = [
    ...table.map(({ method, path }) => `${method} /api${path}`),
    ...['', ...languageCodes.map((code) => `/${code}`)].flatMap((base) =>
      forms.map(({ path }) => `POST ${base}${path}`),
    ),
    'GET *',
  ].map(spelled);
  const documented = addresses
    .filter(([path]) => !withoutRoute.includes(path))
    .flatMap(([path, methods]) => methods.split(', ').map((method) => `${method} ${spelled(path)}`));
  const expected = registered.filter((route) => !route.startsWith('HEAD') && !elsewhere.includes(route));
  expect(documented.toSorted()).toEqual([...new Set(expected)].toSorted());
});

test('docs/product.md names every page', async () => {
  const text = await readFile(new URL('../../../docs/product.md', import.meta.url), 'utf8');
  const rows = [...rowsBelow(text, 'Public routes'), ...rowsBelow(text, 'Staff routes')];
  const documented = rows.flatMap(([paths = '']) => paths.split(', ').map(spelled));
  const expected = routes.map(({ path }) => spelled(path)).filter((path) => path !== '/api');
  expect(documented.toSorted()).toEqual(expected.toSorted());
});
