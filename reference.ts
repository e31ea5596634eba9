import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import * as z from 'zod/mini';
import { MOST_AT_ONCE } from '#schema/common.ts';
import { MOST_UPLOADS } from '#schema/import.ts';
import { MAX_PICTURE_BYTES, MAX_PIXELS, pictureTypes } from '#schema/picture.ts';
import { rules } from '#schema/rules.ts';
import { eventWords } from '#schema/webhook.ts';
import { documentLimits, MAX_TOKENS } from '#server/app/graphql/gates/document.ts';
import { MAX_WAITING } from '#server/app/graphql/live/serve.ts';
import { MAX_STREAMS } from '#server/app/graphql/live/streams.ts';
import { bodyLimits } from '#server/app/http/bodiesInFlight.ts';
import { MAX_BODY_BYTES, MAX_FORM_BYTES } from '#server/app/http/body.ts';
import { MAX_REQUEST_MS } from '#server/app/http/clientErrors.ts';
import { floodLimit, readingLimit } from '#server/app/http/floodLimit.ts';
import { inputFields } from '#server/app/rest/inputFields.ts';
import { MAX_PARAM, type Row } from '#server/app/rest/row.ts';
import { type BodyShape, isPart } from '#server/app/rest/shape.ts';
import { table } from '#server/app/rest/table.ts';
import { MOST_REDIRECTS, STAFF_REDIRECTS } from '#server/content/redirect/redirects.ts';
import { MAX_PAGE } from '#server/platform/database/page.ts';
import { type ErrorCode, errors, UNKNOWN_HASH } from '#server/platform/errors.ts';
import { type Limit, limitTable } from '#server/platform/limit/limits.ts';
import { Environment } from '#server/platform/settings.ts';
import { addresses } from './reference/addresses.ts';
import { advice } from './reference/errors.ts';
import { eventData } from './reference/events.ts';
import { limitTexts } from './reference/limits.ts';
import { settingDefaults, settingTexts } from './reference/settings.ts';

// Generates docs/reference from the tables of the code. `npm run codegen` writes the files, `npm run check` compares them.

const code = (text: string) => `\`${text}\``;
const number = (count: number) => String(count).replace(/(?<=\d)(?=(\d{3})+$)/g, count >= 10_000 ? ' ' : '');
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const span = (seconds: number) => {
  const [unit, count] = [['hours', 3600] as const, ['minutes', 60] as const]
    .map(([name, size]) => [name, seconds / size] as const)
    .find(([, amount]) => Number.isInteger(amount)) ?? ['seconds', seconds];
  return count === 1 ? `1 ${unit.slice(0, -1)}` : `${count} ${unit}`;
};

const tableOf = (heads: string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
    .replaceAll(' --- ', '---');

const page = (title: string, source: string, ...parts: string[]) =>
  `${[`# ${title}`, `Generated from \`${source}\` by \`npm run codegen\`: change the code, not this file.`, ...parts].join('\n\n')}\n`;

function settings(): string {
  const rows = Object.entries(settingTexts).map(([name, text]) => {
    const unset = Environment.safeParse({}).data?.[name as keyof typeof settingTexts];
    const word = typeof unset === 'boolean' ? (unset ? 'on' : 'off') : unset;
    return [
      code(name),
      settingDefaults[name as keyof typeof settingTexts] ?? (word === undefined ? 'none' : code(`${word}`)),
      text,
    ];
  });
  return page(
    'Settings',
    'server/platform/settings.ts',
    'The product reads its settings from the environment. An empty value counts as not set. An invalid or missing one stops the start with a line that names the setting and does not show its value. A switch takes `on`, `true`, `1`, `yes` or `off`, `false`, `0`, `no`.',
    tableOf(['Name', 'Default', 'Meaning'], rows),
  );
}

const errorCodes = () =>
  page(
    'Error codes',
    'server/platform/errors.ts',
    `GraphQL puts the code into \`extensions.code\`; REST answers with the status. The message is the default; most errors have a more precise one. One more code exists: \`${UNKNOWN_HASH}\`, with status 200, for an unknown [persisted query](../integrators.md#persisted-queries).`,
    tableOf(
      ['Code', 'REST status', 'Default message', 'What a client does'],
      Object.entries(errors).map(([name, [status, message]]) => [
        code(name),
        `${status}`,
        message,
        advice[name as ErrorCode],
      ]),
    ),
  );

type JsonSchema = { maxLength?: number; anyOf?: JsonSchema[]; properties?: Record<string, JsonSchema> };
const maxLength = ({ maxLength: own, anyOf = [] }: JsonSchema): number =>
  Math.max(own ?? 0, ...anyOf.filter((one) => !('const' in one)).map(maxLength));

function longestTexts(): string[][] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const { properties = {} } = z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    const fields = Object.entries(properties)
      .map(([field, schema]) => [field, maxLength(schema)] as const)
      .filter(([, most]) => most > 0);
    return fields.length ? [[code(name), fields.map(([field, most]) => `${field} ${number(most)}`).join(', ')]] : [];
  });
}

function limits(): string {
  const sizes = [
    ['JSON body', megabytes(MAX_BODY_BYTES)],
    ['Form', `${megabytes(MAX_FORM_BYTES)} if it may contain a picture, otherwise ${megabytes(MAX_BODY_BYTES)}`],
    [
      'Picture',
      `${megabytes(MAX_PICTURE_BYTES)}, ${MAX_PIXELS / 1e6} million pixels; ${pictureTypes.map((type) => type.slice(6)).join(', ')}, detected from its bytes`,
    ],
    ['Incomplete bodies of one network without a session, then 429', megabytes(bodyLimits.ofNetwork)],
    ['Incomplete bodies in a server process, then 503', megabytes(bodyLimits.overall)],
    ['Time for a request to arrive, then 408', span(MAX_REQUEST_MS / 1000)],
    ['Slug, token or cursor in a path or argument', `${MAX_PARAM} characters`],
    ['Page of a list', `${MAX_PAGE} items`],
    ['Items changed at once', `${MOST_AT_ONCE}`],
    [
      'Streams open at once',
      `${MAX_STREAMS.ofUser} of a user or an API token, ${MAX_STREAMS.inAll} in a server process`,
    ],
    ['Answers that wait for a slow reader of a stream, which is then disconnected', `${MAX_WAITING}`],
    ['Uploads for imports that wait', `${MOST_UPLOADS}`],
    ['Redirects', `${number(MOST_REDIRECTS)}, of which imports leave ${number(STAFF_REDIRECTS)} to staff`],
    ['GraphQL document: tokens', number(MAX_TOKENS)],
    ...Object.values(documentLimits).map(([most, what]) => [`GraphQL document: ${what}`, number(most)]),
  ];
  const floods = [
    ['Requests with work from one address to a server process', floodLimit],
    ['Uncached anonymous reads from one address of a server process', readingLimit],
  ] as const;
  return page(
    'Limits',
    'server/platform/limit/limits.ts',
    '## Sizes',
    tableOf(['What', 'At most'], sizes),
    '## Attempts and requests',
    'All server processes count these together, except the last two rows. Beyond a limit the answer is 429 with `Retry-After`. An address is, for IPv6, its /64 network.',
    tableOf(
      ['What', 'At most'],
      [
        ...Object.entries(limitTexts).map(([limit, what]) => {
          const { points, seconds } = limitTable[limit as Limit];
          return [what, `${points} in ${span(seconds)}`];
        }),
        ...floods.map(([what, { requests, seconds }]) => [what, `${number(requests)} in ${span(seconds)}`]),
      ],
    ),
    '## Longest texts',
    'In characters, by input type.',
    tableOf(['Input', 'Fields'], longestTexts()),
  );
}

const root = import.meta.dirname;
const sdl = () => buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));

function events(): string {
  const names = Object.fromEntries(Object.entries(eventWords).map(([name, word]) => [word, name]));
  const values = (sdl().getType('WebhookEvent') as GraphQLEnumType).getValues();
  const descriptions = new Map(values.map(({ name, description }) => [name, description?.replace(/: `[^`]+`\.$/, '')]));
  return page(
    'Webhook events',
    'schema/webhook.ts',
    '[How deliveries are sent and signed](../integrators.md#webhooks).',
    tableOf(
      ['Event', '`type`', 'When', '`data`'],
      Object.entries(eventData).map(([word, data]) => {
        const name = names[word];
        return [name ? code(name) : '–', code(word), (name && descriptions.get(name)) ?? 'a test', data];
      }),
    ),
  );
}

const braced = (path: string) => path.replace(/:(\w+)\??/g, '{$1}');

const addressList = () =>
  page(
    'Addresses',
    'reference/addresses.ts',
    'The pages of the site and of the office are in [product.md](../product.md#2-screens-and-routes), the REST calls in [rest.md](rest.md). A slash at the end makes no difference. GET includes HEAD.',
    tableOf(
      ['Path', 'Methods', 'Answer'],
      addresses.map(([path, methods, what]) => [code(path), methods, what]),
    ),
  );

function shapeOf(body: BodyShape): string {
  if (typeof body !== 'object') return '';
  if (isPart(body)) return body.part === 'list' ? 'a list' : 'the item';
  const names = Object.entries(body).map(([name, part]) =>
    typeof part === 'object' && isPart(part) && part.part === 'list' ? `${name}: [...]` : name,
  );
  return code(`{ ${names.join(', ')} }`);
}

function restCalls(): string {
  const fieldsOf = ({ input, files = [] }: Row) => {
    if (!input) return '';
    const { properties = {} } = z.toJSONSchema(rules[input], { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    const taken = inputFields(input);
    return [...Object.keys(properties).filter((name) => taken.includes(name) && name !== 'imageFile'), ...files].join(
      ', ',
    );
  };
  const who = ({ bearer }: Row) => (bearer ? (bearer === 'admin' ? 'admins' : 'staff') : 'everybody');
  return page(
    'REST calls',
    'server/app/rest/table.ts',
    'Paths are below `PUBLIC_URL/api`. Shapes, failures and statuses are in [contract.md](../contract.md#rest-compatibility); `/api` of an installation shows each call with its fields, statuses and an example. Staff and admins send `Authorization: Bearer {token}`.',
    tableOf(
      ['Call', 'For', 'Body', 'Success'],
      table.map((row) => [
        `${row.method} ${code(braced(row.path))}`,
        who(row),
        fieldsOf(row),
        `${row.status} ${shapeOf(row.body)}`,
      ]),
    ),
  );
}

/** The files of docs/reference with their texts. */
export const referenceFiles = (): Record<string, string> => ({
  'docs/reference/settings.md': settings(),
  'docs/reference/errors.md': errorCodes(),
  'docs/reference/limits.md': limits(),
  'docs/reference/events.md': events(),
  'docs/reference/addresses.md': addressList(),
  'docs/reference/rest.md': restCalls(),
});

if (import.meta.main)
  for (const [file, text] of Object.entries(referenceFiles())) writeFileSync(join(root, file), text);
