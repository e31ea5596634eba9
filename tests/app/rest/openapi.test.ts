import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect } from 'vitest';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { ResponseSchemas } from '#server/app/rest/openapi/responseSchemas.ts';
import type { Row } from '#server/app/rest/row.ts';
import { item } from '#server/app/rest/shape.ts';
import { table } from '#server/app/rest/table.ts';
import { blob, canvas, postForm } from '#tests/kit/content/picture.ts';
import { before } from '#tests/kit/network/exampleCalls.ts';
import { Contract, namelessPath } from '#tests/kit/network/openapi.ts';
import { rowCases } from '#tests/kit/network/restRows.ts';
import type { Fields } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let contract: Contract;
let people: Record<'public' | 'staff' | 'admin', Person>;
test.beforeAll(async ({ product }) => {
  contract = await Contract.of(product);
  const [employee, admin] = [await product.signedIn('Employee'), await product.signedIn('admin')];
  people = { public: product.nobody, staff: employee, admin };
});

test('the document is valid OpenAPI 3.1 with brand and server', async ({ product }) => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(contract.document) });
  expect([valid, errors]).toEqual([true, undefined]);
  expect(contract.document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Marquee REST API', contact: { email: 'hello@marquee.example' } },
    servers: [{ url: `${product.url}/api` }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
});

test('the document has exactly the legacy calls, each with a unique operation id', () => {
  const operations = Object.entries(contract.document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${namelessPath(path)}`,
      operation,
    })),
  );
  const names = Object.keys(rowCases).map(namelessPath);
  expect(operations.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  for (const { operation } of operations) expect(operation.summary).toMatch(/^\S.+[^.]$/s);
});

test('each path occurs once, with a parameter described by each method', () => {
  const paths = Object.keys(contract.document.paths);
  expect(new Set(paths.map(namelessPath)).size).toBe(paths.length);
  const described = (path: string, method: string) => {
    const [parameter] = contract.document.paths[path]?.[method]?.parameters ?? [];
    return [parameter?.name, parameter?.['x-name'], parameter?.description, parameter?.schema.format];
  };
  for (const path of ['/blogs/{slugOrId}', '/portfolio/{slugOrId}']) {
    expect(described(path, 'get')).toEqual(['slugOrId', 'slug', expect.stringMatching(/\.$/), undefined]);
    expect(described(path, 'delete')).toEqual(['slugOrId', 'id', expect.stringMatching(/\.$/), 'uuid']);
  }
  const review = '/admin/reviews/{tokenOrId}';
  expect(described(review, 'post')).toEqual(['tokenOrId', 'token', 'The last segment of the link.', undefined]);
  expect(described(review, 'delete')).toEqual(['tokenOrId', 'id', 'The review.', 'uuid']);
  expect(described('/messages/{id}', 'get')).toEqual(['id', undefined, expect.any(String), 'uuid']);
});

test('every changing call accepts an Idempotency-Key, except checks of passwords and codes', () => {
  const keyed = Object.values(contract.document.paths).flatMap((methods) =>
    Object.entries(methods).map(
      ([method, { operationId, parameters }]) =>
        [operationId, method, parameters.filter((one) => one.in === 'header').map(({ name }) => name)] as const,
    ),
  );
  const without = keyed.filter(([, , names]) => !names.length && names).map(([id, method]) => [id, method] as const);
  expect(keyed.filter(([, , names]) => names.length).every(([, , [name]]) => name === 'Idempotency-Key')).toBe(true);
  expect(
    without
      .filter(([, method]) => method !== 'get')
      .map(([id]) => id)
      .sort(),
  ).toEqual(['resendCode', 'signIn', 'verifyCode']);
});

test("Redocly's recommended rules find no error and two known warnings", async () => {
  const source = JSON.stringify(contract.document);
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`)).toEqual([
    // The operator decides about the licence.
    'warn info-license: Info object should contain `license` field.',
    // Legacy addresses; "reviews" is not an id.
    expect.stringContaining('warn no-ambiguous-paths: Paths should resolve unambiguously.'),
  ]);
});

test('every operation has a description, a tag and an operation id for code generators', () => {
  const operations = Object.values(contract.document.paths).flatMap((methods) => Object.values(methods));
  const tags = contract.document.tags.map(({ name }) => name);
  for (const { operationId, description, tags: own } of operations) {
    expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect([operationId, description]).toEqual([operationId, expect.stringMatching(/^\S.+\.$/s)]);
    expect(own.filter((tag) => !tags.includes(tag))).toEqual([]);
  }
});

test('the document supports conditional requests', async ({ product }) => {
  const first = await fetch(`${product.url}/api/openapi.json`);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const headers = { 'if-none-match': first.headers.get('etag') as string };
  expect((await fetch(`${product.url}/api/openapi.json`, { headers })).status).toBe(304);
  const head = await fetch(`${product.url}/api/openapi.json/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('exactly the calls that document 304 answer it', async ({ product }) => {
  const calls = Object.entries(contract.document.paths).filter(([path]) => !path.includes('{'));
  const reads = calls.flatMap(([path, { get }]) => (get ? [[path, '304' in get.responses] as const] : []));
  expect(reads.filter(([, isDocumented]) => isDocumented).length).toBeGreaterThan(2);
  for (const [path, isDocumented] of reads) {
    const { headers } = await fetch(`${product.url}/api${path}`);
    const etag = headers.get('etag');
    expect([path, etag !== null]).toEqual([path, isDocumented]);
    if (etag === null) continue;
    const again = await fetch(`${product.url}/api${path}`, { headers: { 'if-none-match': etag } });
    expect([path, again.status, again.headers.get('etag')]).toEqual([path, 304, etag]);
  }
});

describe('faults that stop the start', () => {
  const row = table.find(({ path }) => path === '/blogs/:slug') as Row;
  const describeRow = (changes: Partial<Row>) => () => {
    const answers = new ResponseSchemas(buildSchema());
    answers.schemaOf(row);
    const changed = { ...row, ...changes };
    answers.schemaOf(changed);
    answers.exampleOf(changed);
  };

  test.for<[what: string, changes: Partial<Row>, sentence: string]>([
    ['a shape that names what is not asked for', { body: { data: item('blogPosts') } }, 'does not ask for'],
    ['a type in two shapes', { operation: '{ blogPost(slug: "a") { id } }' }, 'BlogPost is answered in two shapes'],
    [
      'a field without an example',
      { operation: '{ viewer { createdAt } }', body: 'a' },
      'no example of User.createdAt',
    ],
  ])('the start is refused with %s', ([, changes, sentence]) => {
    expect(describeRow({})).not.toThrow();
    expect(describeRow(changes)).toThrow(sentence);
  });
});

async function formOf(example: Fields, file?: string): Promise<FormData> {
  const form = postForm(example);
  if (file) form.append(file, blob(await canvas().png().toBuffer()), 'a.png');
  return form;
}

const unlike = (example: Fields, number: number): Fields => ({
  ...(example.slug !== undefined && { slug: `another-${number}` }),
  ...(example.mobile !== undefined && { email: `another${number}@agency.example`, mobile: `988888888${number}` }),
});

describe.for(Object.entries(rowCases))('%s', ([name, row]) => {
  const filesOf = () => {
    const form = contract.document.components.schemas[`${inputOf()}Form`];
    return Object.entries(form?.properties ?? {}).flatMap(([field, { format }]) =>
      format === 'binary' ? [field] : [],
    );
  };
  const inputOf = () => {
    const schema = contract.call(name).operation.requestBody?.content['application/json'].schema;
    return schema?.$ref?.split('/').at(-1);
  };
  const exampleOf = () => contract.call(name).operation.requestBody?.content['application/json'].example as Fields;
  const personOf = async (product: Product) => (row.endsSession ? product.signedIn('Employee') : people[row.audience]);

  test('the examples match the document', () => {
    const call = contract.call(name);
    const { operation, pointer } = call;
    expect(operation['x-audience']).toBe(row.audience);
    const [success] = Object.keys(operation.responses);
    const answer = (operation.responses[String(success)] as { content: Record<string, { example: unknown }> }).content;
    const type = 'application~1json';
    const schema = `${pointer}/responses/${success}/content/${type}/schema`;
    expect(contract.faults(schema, answer['application/json']?.example)).toEqual([]);
    for (const [index, { example }] of operation.parameters.entries()) {
      expect(contract.faults(`${pointer}/parameters/${index}/schema`, example)).toEqual([]);
    }
    if (!operation.requestBody) return;
    expect(contract.faults(`${pointer}/requestBody/content/${type}/schema`, exampleOf())).toEqual([]);
    if (row.bad) expect(contract.faults(`${pointer}/requestBody/content/${type}/schema`, row.bad[0])).not.toEqual([]);
  });

  test('the example sent as JSON is answered as documented', async ({ product }) => {
    const { path } = await row.good(product, people.staff);
    const example = exampleOf();
    const body = example && { ...example, ...(await before[name]?.(product, example)) };
    const person = await personOf(product);
    const [method = ''] = name.split(' ');
    // A toggle has another message the second time.
    for (let times = ['PATCH', 'PUT'].includes(method) ? 2 : 1; times > 0; times -= 1) {
      const answer = await person.rest(method, path, body);
      expect(answer.status).toBe(row.status);
      expect(contract.faultsOfAnswer(contract.call(name), answer)).toEqual([]);
    }
  });

  test('the example sent as a form with pictures is answered as documented', async ({ product }) => {
    const example = exampleOf();
    if (!example) return;
    for (const [index, file] of [undefined, ...filesOf()].entries()) {
      const { path } = await row.good(product, people.staff);
      const { imageUrl, ...others } = example;
      const fields = {
        ...(file ? others : example),
        ...unlike(example, index),
        ...(await before[name]?.(product, example)),
      };
      const form = await formOf(fields, file);
      const answer = await (await personOf(product)).rest(name.split(' ')[0] as string, path, form);
      expect(answer.status).toBe(row.status);
      expect(contract.faultsOfAnswer(contract.call(name), answer)).toEqual([]);
    }
  });
});
