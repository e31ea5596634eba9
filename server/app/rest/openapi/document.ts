import { getDirective } from '@graphql-tools/utils';
import { type GraphQLSchema, getNamedType, parse } from 'graphql';
import type { Site } from '#schema/site.ts';
import { failureSchema } from '#server/app/rest/failure.ts';
import { MAX_PARAM, prefix, type Row } from '#server/app/rest/row.ts';
import { isPart } from '#server/app/rest/shape.ts';
import { sections, table } from '#server/app/rest/table.ts';
import { takesKey } from '#server/platform/idempotency/takesKey.ts';
import { version } from '#server/platform/version.ts';
import type { Reference } from '#web/site/reference/reference.ts';
import { examples, token } from './examples.ts';
import { bodyOf, encodingOf } from './input.ts';
import { failuresOf, failuresOfAll, withStatuses } from './refusals.ts';
import { type Components, operationOf, ResponseSchemas } from './responseSchemas.ts';

/** Everything but the examples is derived: from the table, the rules, the shapes and the schema. */
export function openApiOf(schema: GraphQLSchema, site: Site, publicUrl: string): Reference {
  const answers = new ResponseSchemas(schema);
  const schemas: Components = { Failure: failureSchema };
  const paths: Record<string, Record<string, object>> = {};
  for (const { name, rows } of sections) {
    for (const row of rows) {
      const path = templateOf(row);
      paths[path] = {
        ...paths[path],
        [row.method.toLowerCase()]: operation(name, row, { schema, site }, answers, schemas),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} REST API`,
      version,
      summary: site.tagline,
      description: introduction,
      contact: { name: site.name, email: site.email },
    },
    servers: [{ url: publicUrl + prefix }],
    externalDocs: { description: 'The GraphQL API, which has more operations', url: `${publicUrl}/graphql` },
    tags: sections.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemas, ...answers.components },
      responses: failuresOfAll(table),
      securitySchemes: { bearer },
    },
  } as Reference;
}

/** Path without parameter names. Two paths may not differ in these names only (OpenAPI 3.1, Paths Object). */
const shapeOf = ({ path }: Row) => path.replace(/:\w+/g, '{}');

function parameterOf(row: Row): string | undefined {
  const names = table
    .filter((otherRow) => shapeOf(otherRow) === shapeOf(row))
    .flatMap(({ path }) => /:(\w+)/.exec(path)?.[1] ?? []);
  const [first, ...otherNames] = new Set(names);
  return first && [first, ...otherNames.map((name) => name[0]?.toUpperCase() + name.slice(1))].join('Or');
}

const templateOf = (row: Row) => row.path.replace(/:\w+/, `{${parameterOf(row)}}`);

const introduction =
  `Calls below one address, JSON in and out, or a multipart form in. A slash at the end of a path is ignored.
HEAD works wherever GET does, and OPTIONS returns the methods of a path. Lists are always complete. Dates are ISO 8601 in UTC, and every item has an \`_id\`.
Unknown fields of a body are ignored. A JSON body has at most 1 MB; pictures are sent as files of a form, png, jpeg, gif
or webp, with at most 10 MB.`.replaceAll('\n', ' ');

const bearer = {
  type: 'http',
  scheme: 'bearer',
  description:
    'The token of a session, which `verify-otp` returns and which is valid for 30 days, or an API token, which an admin issues.',
};

type Described = { schema: GraphQLSchema; site: Site };

function operation(tag: string, row: Row, { schema, site }: Described, answers: ResponseSchemas, schemas: Components) {
  const { name, field } = rootOf(row, schema);
  const body = bodyOf(row, schema, site);
  if (body) Object.assign(schemas, { [`${row.input}`]: body.json, [`${row.input}Form`]: body.form });
  // Public answers have an ETag, which the cache compares.
  const isCached = row.method === 'GET' && getDirective(schema, field, 'cacheControl') !== undefined;
  const [summary, rest] = splitDescription(field.description ?? '');
  const success = {
    description: row.status === 201 ? 'Created.' : 'Done.',
    headers: isKeyed(row) ? replayed : isCached ? etag : undefined,
    content: { 'application/json': { schema: answers.schemaOf(row), example: answers.exampleOf(row) } },
  };
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  return {
    tags: [tag],
    operationId: name,
    summary,
    description: [rest, row.note, ...remarksOf(row)].filter(Boolean).join(' '),
    'x-audience': audienceOf(row),
    // The token of a staff member also gives access to drafts where one item is read by its slug.
    security: row.bearer ? [{ bearer: [] }] : row.path.endsWith(':slug') ? [{}, { bearer: [] }] : [],
    parameters: [...parametersOf(row, schema), ...(isKeyed(row) ? [idempotencyKey] : [])],
    requestBody: body
      ? {
          required: true,
          content: {
            'application/json': { schema: ref(`${row.input}`), example: body.example },
            'multipart/form-data': { schema: ref(`${row.input}Form`), ...encodingOf(row) },
          },
        }
      : undefined,
    responses: { [row.status]: success, ...(isCached && { 304: unchanged }), ...failuresOf(row) },
  };
}

function remarksOf({ method, input, list, body }: Row): string[] {
  const message = typeof body === 'object' && !isPart(body) ? body.message : undefined;
  const isToggle = typeof message === 'object' && isPart(message) && message.part === 'either';
  return [
    ...(list ? ['The list is always complete.'] : []),
    ...(isToggle ? ['Each call toggles the state, and the message of the answer says what it is now.'] : []),
    ...(!input && method !== 'GET' ? ['No body is needed.'] : []),
  ];
}

function rootOf(row: Row, schema: GraphQLSchema) {
  const { operation, selectionSet } = operationOf(row);
  const [node] = selectionSet.selections;
  const name = node?.kind === 'Field' ? node.name.value : '';
  const field = schema.getRootType(operation)?.getFields()[name];
  if (!field) throw new Error(`${row.method} ${row.path} asks for no field of the schema`);
  return { name, field };
}

const audienceOf = ({ bearer }: Row) => (bearer === 'admin' ? 'admin' : bearer ? 'staff' : 'public');

function splitDescription(description: string): [summary: string, rest: string] {
  const text = withStatuses(description).replaceAll('\n', ' ');
  const [first = '', ...otherSentences] = text.split(/(?<=\.)\s+/);
  return [first.replace(/\.$/, ''), otherSentences.filter((sentence) => !sentence.startsWith('Returns ')).join(' ')];
}

const isKeyed = ({ operation }: Row) => takesKey(parse(operation));

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key for one change: a call that is repeated with its key within a day is executed once and gets the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!#-~]+$' },
  example: '0b4f3a0e-8a55-4c58-9d0a-reviews-for-march',
};
const etag = {
  ETag: {
    description:
      'Names the answer to callers without a token. Sent back as `If-None-Match`, it spares the same answer.',
    schema: { type: 'string' },
  },
};
const unchanged = {
  description: 'Unchanged: the request had the ETag of the answer as `If-None-Match`. There is no body.',
  headers: { ETag: { ...etag.ETag, required: true } },
};
const replayed = {
  'Idempotent-Replayed': {
    description: 'Present when the answer is the stored one of an earlier call with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
  },
};

function parametersOf(row: Row, schema: GraphQLSchema) {
  const { field } = rootOf(row, schema);
  const names = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  return names.map((name) => ({
    name: parameterOf(row),
    ...(parameterOf(row) !== name && { 'x-name': name }),
    in: 'path',
    required: true,
    description: field.args.find((argument) => argument.name === name)?.description ?? undefined,
    schema: name === 'id' ? { type: 'string', format: 'uuid' } : { type: 'string', maxLength: MAX_PARAM },
    example: { token, ...examples[getNamedType(field.type).name] }[name],
  }));
}
