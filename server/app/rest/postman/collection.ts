import type { PlaygroundExample } from '#playground/example.ts';
import { groups } from '#playground/examples.ts';
import { GRAPHQL } from '#web/shared/paths.ts';
import { type ReferenceCall, wordsOf } from '#web/site/reference/calls.ts';
import type { Reference } from '#web/site/reference/reference.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

type Header = { key: string; value: string; description?: string; disabled?: boolean };
type Body =
  | { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } }
  | { mode: 'graphql'; graphql: { query: string; variables: string } };
type Variable = { key: string; value: string; description?: string };
export type PostmanRequest = {
  method: string;
  description: string;
  url: { raw: string; host: string[]; path: string[]; variable?: Variable[] };
  header: Header[];
  body?: Body;
  auth?: { type: 'noauth' };
};
export type PostmanItem = { name: string; request: PostmanRequest };
export type PostmanFolder = { name: string; description?: string; item: (PostmanItem | PostmanFolder)[] };
export type PostmanCollection = {
  info: { name: string; description: string; version: string; schema: string };
  auth: { type: 'bearer'; bearer: [Variable & { type: 'string' }] };
  variable: Variable[];
  item: PostmanFolder[];
};

/** Postman collection v2.1. The address and the token are variables. */
export function collectionOf(reference: Reference, publicUrl: string): PostmanCollection {
  const { title, version } = reference.info;
  return {
    info: {
      name: title.replace(/ REST API$/, ''),
      description:
        'Every call of REST, and what is done most over GraphQL. Put a token into the variable `token`: that of a session, or an API token.',
      version,
      schema: SCHEMA,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: publicUrl },
      { key: 'token', value: '' },
    ],
    item: [
      {
        name: 'REST',
        item: wordsOf(reference).map(({ name, description, calls }) => ({
          name,
          description,
          item: calls.map(callItem),
        })),
      },
      {
        name: 'GraphQL',
        item: groups.map((group) => ({
          name: group.title,
          item: group.examples.filter(isAnsweredOnce).map(operationItem),
        })),
      },
    ],
  };
}

const JSON_TYPE: Header = { key: 'Content-Type', value: 'application/json' };
const toJson = (value: unknown) => JSON.stringify(value, null, 2);
const noAuth = { auth: { type: 'noauth' } } as const;

const urlOf = (path: string, variable: Variable[] = []) => ({
  raw: `{{baseUrl}}${path}`,
  host: ['{{baseUrl}}'],
  path: path.split('/').filter(Boolean),
  ...(variable.length && { variable }),
});

function callItem(call: ReferenceCall): PostmanItem {
  const { method, path, parameters, headers, summary, description, requestBody } = call;
  const example = requestBody?.content['application/json'].example;
  const variables = parameters.map(({ name, example: value, description }) => ({
    ...{ key: name, value },
    ...(description && { description }),
  }));
  return {
    name: `${summary}.`,
    request: {
      ...{ method, description },
      url: urlOf(`/api${path.replace(/\{(\w+)\}/g, ':$1')}`, variables),
      header: [
        ...(example ? [JSON_TYPE] : []),
        // Postman creates a new id per request; a fixed one is needed to test a repetition.
        ...headers.map(({ name, description = '' }) => ({
          key: name,
          value: '{{$guid}}',
          description,
          disabled: true,
        })),
      ],
      ...(example !== undefined && {
        body: { mode: 'raw', raw: toJson(example), options: { raw: { language: 'json' } } } as const,
      }),
      ...(call['x-audience'] === 'public' && noAuth),
    },
  };
}

/** Subscriptions are streams, which Postman requests do not support. */
const isAnsweredOnce = ({ query }: PlaygroundExample) => !/^subscription/m.test(query);

const explanationOf = (query: string) =>
  query
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => line.replace(/^# ?/, ''))
    .join('\n');

const operationItem = ({ title, query, variables = {}, isForStaff }: PlaygroundExample): PostmanItem => ({
  name: title,
  request: {
    ...{ method: 'POST', description: explanationOf(query) },
    url: urlOf(GRAPHQL),
    header: [JSON_TYPE],
    body: { mode: 'graphql', graphql: { query, variables: toJson(variables) } },
    ...(!isForStaff && noAuth),
  },
});
