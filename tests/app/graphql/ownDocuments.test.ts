import { Kind, parse, print, specifiedRules, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { MAX_TOKENS, modestDocument } from '#server/app/graphql/gates/document.ts';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { tools } from '#server/app/mcp/tools.ts';
import { forms } from '#server/app/pages/forms.ts';
import { table } from '#server/app/rest/table.ts';
import * as documents from '#web/gql/graphql.ts';

// The product's own documents pass the same validation and limits of Apollo Server.

const schema = buildSchema();

const own: [who: string, text: string][] = [
  ...table.flatMap(({ method, path, operation, precondition: before }): [string, string][] => [
    [`${method} /api${path}`, operation],
    ...(before ? [[`${method} /api${path}, before its body`, before] as [string, string]] : []),
  ]),
  ...tools.flatMap(({ name, operation, publicOperation }): [string, string][] =>
    [operation, publicOperation].flatMap((text) => (text ? [[`the tool ${name}`, text] as [string, string]] : [])),
  ),
  ...forms.map(({ path, operation }): [string, string] => [`the form of ${path}`, operation]),
  ...Object.entries(documents).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' && 'kind' in value && value.kind === Kind.DOCUMENT && name.endsWith('Document')
      ? [[`${name} of the pages`, print(value)]]
      : [],
  ),
];

describe('documents of the product', () => {
  test('the tested documents include those of REST, forms and pages', () => {
    const senders = own.map(([who]) => who);
    expect(senders).toEqual(
      expect.arrayContaining(['GET /api/blogs', 'the form of /contact', 'BlogsPageDocument of the pages']),
    );
    expect(own.length).toBeGreaterThan(100);
  });

  test.for(own)('the document is valid: %s', ([, text]) => {
    const document = parse(text, { maxTokens: MAX_TOKENS });
    expect(validate(schema, document, [...specifiedRules, modestDocument])).toEqual([]);
  });
});
