import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { isScalarType, isSpecifiedScalarType } from 'graphql';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { examplesOf, guide, rowsBelow } from '#tests/kit/network/examples.ts';
import { test } from '#tests/kit/test.ts';
import codegen from '../../../codegen.ts';

const [example] = examplesOf(guide).filter(({ language }) => language === 'yaml');
type Config = { schema: string; documents: string; generates: Record<string, { config: { scalars: object } }> };
const config = parse(example?.code ?? '') as Config;
const { config: reported } = config.generates['src/gql/'] as Config['generates'][string];

test('the documented table of scalars matches the schema, with specifications and types', () => {
  const types = Object.values(buildSchema().getTypeMap()).filter(isScalarType);
  const scalars = types
    .filter((type) => !isSpecifiedScalarType(type))
    .map(({ name, specifiedByURL }) => [name, specifiedByURL]);
  const rows = rowsBelow(guide, 'The schema and its types');
  const urlIn = (text = '') => /\]\((\S+)\)/.exec(text)?.[1];
  expect(rows.map(([name, , specification]) => [name, urlIn(specification) ?? undefined])).toEqual(scalars.sort());
  expect({ ...Object.fromEntries(rows.map(([name, type]) => [name, type])), ID: 'string' }).toEqual(reported.scalars);
});

test('the site generates its own types with the documented scalars, except for files', () => {
  const { config: own } = codegen.generates['web/gql/'] as { config: { scalars: object } };
  expect({ ...reported.scalars, Upload: 'File | null' }).toEqual(own.scalars);
});

const DOCUMENTS = `/* GraphQL */ \`
  query Read($id: UUID!) { message(id: $id) { email createdAt } blogPosts { totalCount } }
  query Audit { auditEntries { nodes { id changes { before } } } }
  mutation Change($input: PortfolioItemInput!) { createPortfolioItem(input: $input) { id } }
  mutation Link($input: IssueReviewLinkInput!) { issueReviewLink(input: $input) { link } }
\``;

test('GraphQL Code Generator with the documented example generates types from the served SDL', async ({ product }) => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-codegen-'));
  await writeFile(join(folder, 'documents.ts'), `export const documents = graphql(${DOCUMENTS});`);
  const outputs: { filename: string; content: string }[] = await generate(
    {
      ...config,
      schema: config.schema.replace('http://localhost:4000', product.url),
      documents: join(folder, 'documents.ts'),
      generates: { [`${folder}/gql/`]: config.generates['src/gql/'] },
      silent: true,
    } as never,
    false,
  );
  await rm(folder, { recursive: true });
  const types = outputs.find(({ filename }) => filename.endsWith('graphql.ts'))?.content ?? '';
  for (const field of [
    'email: string',
    'createdAt: string',
    'totalCount: number',
    'imageFile?: File',
    'before: unknown',
    'link: string',
    'id: string',
  ])
    expect(types).toContain(field);
});
