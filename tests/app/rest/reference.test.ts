import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { canvas } from '#tests/kit/content/picture.ts';
import { ASKS_HTML, canonicalOf, getPage, isNoindex, stateOf, titleOf } from '#tests/kit/network/html.ts';
import { type RawAnswer, send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';
import { wordsOf } from '#web/site/reference/calls.ts';
import { curlOf, formCurlOf } from '#web/site/reference/curl.ts';
import type { Reference } from '#web/site/reference/reference.ts';

const test = base.extend('settings', { scope: 'file' }, { CORS_ORIGINS: 'https://a.example', PLAYGROUND: 'off' });
let page: RawAnswer;
let document: Reference;
test.beforeAll(async ({ product }) => {
  page = await getPage(product, '/api');
  document = JSON.parse((await send(product.url, '/api/openapi.json')).text);
});

const calls = () => wordsOf(document).flatMap((word) => word.calls);

describe('the root of the REST layer', () => {
  test.for<[accept: string | undefined, type: string]>([
    [ASKS_HTML.accept, 'text/html; charset=utf-8'],
    ['text/html', 'text/html; charset=utf-8'],
    ['text/html;q=0.9,application/json;q=0.8', 'text/html; charset=utf-8'],
    ['application/json;q=0.9,text/html;q=0.8', 'application/json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['text/html;q=0', 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
    [undefined, 'application/json; charset=utf-8'],
  ])('the root for Accept %j is %s', async ([accept, type], { product }) => {
    for (const path of ['/api', '/api/']) {
      const { status, headers, text } = await send(product.url, path, { headers: accept ? { accept } : {} });
      expect([status, headers['content-type'], headers.vary]).toEqual([200, type, expect.stringMatching(/Accept/)]);
      if (type.startsWith('application/json')) expect(JSON.parse(text)).toEqual(document);
    }
  });

  test('the root and the document are readable by configured origins and vary by origin', async ({ product }) => {
    const headers = { origin: 'https://a.example' };
    for (const path of ['/api', '/api/openapi.json']) {
      const answer = await send(product.url, path, { headers });
      expect(answer.headers['access-control-allow-origin']).toBe('https://a.example');
      expect(answer.headers.vary).toContain('Origin');
    }
  });
});

describe('the reference page', () => {
  test('the reference is a page of the site, not indexed', async ({ product }) => {
    expect(titleOf(page.text)).toBe('REST API - Marquee');
    expect([isNoindex(page.text), canonicalOf(page.text)]).toEqual([true, `${product.url}/api`]);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect((await send(product.url, '/sitemap.xml')).text).not.toContain('/api<');
  });

  test('the reference has a unique id for every link and every call', () => {
    expect(Object.keys(stateOf(page.text))).toEqual(['site']);
    const ids = [...page.text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = [...page.text.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor as string);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
    for (const { anchor } of calls()) expect([anchor, ids.includes(anchor)]).toEqual([anchor, true]);
  });

  test('the reference loads nothing from other hosts', ({ product }) => {
    const loaded = [...page.text.matchAll(/<(?:script|link|img|source)[^>]*(?:src|href)="([^"]+)"/g)].map(
      ([, address]) => new URL(address as string, product.url),
    );
    for (const { protocol, origin } of loaded) if (protocol.startsWith('http')) expect(origin).toBe(product.url);
  });
});

/** Runs a command of the page in a shell with the token of a person and the tests' curl. */
async function run(employee: Person, command: string, cwd: string): Promise<Record<string, never>> {
  const curl = `curl() { '${process.execPath}' '${resolve('tests/kit/network/curl.ts')}' "$@"; }`;
  const { stdout } = await promisify(execFile)(
    'sh',
    ['-c', `${curl}\n${command.replace('TOKEN', employee.token as string)}`],
    { cwd, env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return JSON.parse(stdout);
}

describe('commands of the reference', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-curl-'));
    await writeFile(join(folder, 'picture.png'), await canvas().png().toBuffer());
  });
  afterAll(() => rm(folder, { recursive: true }));
  const callOf = (operationId: string) => calls().find((call) => call.operationId === operationId) as never;

  test.for([
    ['createBlogPost', 'imageFile'],
    ['createPortfolioItem', 'image'],
  ] as const)(
    'the command %s works, as JSON and with a picture',
    async ([operationId, file], { product, employee }) => {
      const [server] = document.servers;
      const made = await run(employee, curlOf(callOf(operationId), server.url), folder);
      expect(made).toMatchObject({ success: true, data: { imageUrl: expect.stringMatching(/^https:\/\/pictures/) } });
      const form = formCurlOf(callOf(operationId), server.url, file).replace(/(?<=slug=)[\w-]+/, 'by-a-form');
      const withPicture = await run(employee, form, folder);
      expect(withPicture).toMatchObject({
        success: true,
        data: {
          slug: 'by-a-form',
          tags: expect.any(Array),
          imageUrl: expect.stringContaining(`${product.url}/uploads/`),
        },
      });
    },
  );

  test('the command quotes special characters', async ({ product, employee }) => {
    const body = { requestBody: { content: { 'application/json': { example: { identifier: 'it\'s\n$(id) \\ "' } } } } };
    const call = { ...(callOf('signIn') as object), ...body } as never;
    const answer = await run(employee, curlOf(call, `${product.url}/api`), folder);
    expect(answer).toMatchObject({ success: false, errors: { identifier: 'Invalid email address' } });
  });
});
