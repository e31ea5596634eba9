/**
 * The parts of Postman's published collection schema v2.1.0 that our collection uses: which members exist, their types,
 * and which are required. Rewritten from https://schema.getpostman.com/json/collection/v2.1.0/docs/index.html with
 * every object closed.
 */
const text = { type: 'string' } as const;
const described = { description: text };
const object = (properties: object, required: string[] = []) =>
  ({ type: 'object', properties, required, additionalProperties: false }) as const;
const list = (items: object) => ({ type: 'array', items }) as const;

const pair = object({ key: text, value: text, type: text, disabled: { type: 'boolean' }, ...described });
const auth = {
  type: 'object',
  properties: {
    type: { enum: ['apikey', 'awsv4', 'basic', 'bearer', 'digest', 'noauth', 'oauth1', 'oauth2'] },
    bearer: list(pair),
  },
  required: ['type'],
  additionalProperties: false,
  // The details of an auth are in the member with the name of its type.
  if: { properties: { type: { const: 'bearer' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['bearer'] },
};
const url = object({ raw: text, host: list(text), path: list(text), variable: list(pair) }, ['raw']);
const body = {
  oneOf: [
    object(
      {
        mode: { const: 'raw' },
        raw: text,
        options: object({ raw: object({ language: { enum: ['json', 'text', 'xml'] } }) }),
      },
      ['mode', 'raw'],
    ),
    object({ mode: { const: 'graphql' }, graphql: object({ query: text, variables: text }, ['query']) }, [
      'mode',
      'graphql',
    ]),
  ],
};
const header = object({ key: text, value: text, disabled: { type: 'boolean' }, ...described }, ['key', 'value']);
const request = object(
  {
    ...described,
    method: { enum: ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] },
    ...{ url, auth, body, header: list(header) },
  },
  ['url', 'method'],
);

export const postmanSchema = {
  $id: 'collection',
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...object(
    {
      info: object(
        {
          name: text,
          schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
          version: text,
          ...described,
        },
        ['name', 'schema'],
      ),
      item: list({ $ref: '#/definitions/entry' }),
      auth,
      variable: list(pair),
    },
    ['info', 'item'],
  ),
  definitions: {
    /** A folder has items, a request has a request. */
    entry: {
      oneOf: [
        object({ name: text, item: list({ $ref: '#/definitions/entry' }), ...described }, ['item']),
        object({ name: text, request, response: list({}), ...described }, ['request']),
      ],
    },
  },
};
