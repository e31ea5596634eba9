import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import * as z from 'zod/mini';
import { MOST_AT_ONCE } from '#schema/common.ts';
import { MOST_UPLOADS } from '#schema/import.ts';
import { MAX_PICTURE_BYTES, MAX_PIXELS, pictureTypes } from '#schema/picture.ts';
import { rules } from '#schema/rules.ts';
import { type EventWord, eventWords, TEST_EVENT } from '#schema/webhook.ts';
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

const settingTexts: Record<keyof typeof Environment.shape, string> = {
  NODE_ENV:
    'Chooses defaults: `production` is a public installation. `npm start` always runs the production build of React.',
  PORT: 'Port to listen on.',
  HOST: 'Address to listen on.',
  METRICS_PORT: 'Serves `/metrics` on this port of `HOST` instead of `PORT`.',
  METRICS_TOKEN: 'Bearer token that `/metrics` requires.',
  PUBLIC_URL: 'Origin, without a path, in every address that the product writes: links, pictures, mail.',
  DATA_DIR: 'Folder for all data that no other service stores.',
  DATABASE_URL:
    '`postgres://user:password@host:port/name`, PostgreSQL 15 or newer. [Parameters and TLS](../operating.md#database_url).',
  OFFICE_EMAIL: 'Mailbox of the office: receives what visitors send.',
  SMTP_URL:
    '`smtp://user:password@host:port` or `smtps://…`. A password requires TLS; `smtp://…?tls=off` disables TLS.',
  MAIL_FROM: 'Sender of all mail, with or without a name.',
  IMAP_URL:
    '`imaps://user:password@host:port/MAILBOX` or `imap://…`: mailbox whose mail is added to the conversations. The default mailbox is `INBOX`.',
  REPLY_TO_TAGS: 'Adds `Reply-To: office+{tag}@…` to replies. Needs a mail host that delivers such addresses.',
  IMAP_NEW: 'Creates a message from a mail that belongs to no conversation.',
  STORAGE_URL: '`s3://bucket?endpoint=…&region=…`, AWS or compatible. Credentials come from the AWS variables.',
  SESSION_SECRET: 'Signs sessions, hashes codes, encrypts stored secrets. At least 32 bytes.',
  ADMIN_EMAIL:
    'E-mail address of the first admin. The four `ADMIN_…` settings have the rules of sign-up and apply while there is no admin besides the sample accounts.',
  ADMIN_PASSWORD: 'Password of the first admin.',
  ADMIN_NAME: 'Name of the first admin.',
  ADMIN_MOBILE: 'Mobile number of the first admin, 10 digits.',
  SAMPLE_CONTENT: 'Fills a new database with sample content and, outside production, a sample employee.',
  SITE_LAUNCHED:
    'Whether visitors see a new site from its first start. Afterwards an admin launches or closes it on `/admin/site`.',
  TRUST_PROXY:
    'Addresses or networks of proxies whose `X-Forwarded-For` is trusted, separated by commas: `127.0.0.1,10.0.0.0/8`, `loopback`, `linklocal`, `uniquelocal`.',
  HSTS_SUBDOMAINS:
    '`on` adds `includeSubDomains` to `Strict-Transport-Security`: browsers then refuse http for every subdomain of `PUBLIC_URL` for a year.',
  RATE_LIMITS: '`off` disables the limits for load tests. Each start then prints a warning.',
  WEBHOOKS_ALLOW_PRIVATE:
    'Allows private and loopback addresses, IP addresses and plain http for webhooks and for calendars of hosts.',
  ANALYTICS: 'Counts visits without cookies. `off` sends and stores nothing.',
  INDEXNOW_URL: 'Endpoint that receives changed addresses while IndexNow is on (`/admin/redirects`).',
  PLAYGROUND:
    'Who may use the playground and introspect the schema: `public` everybody, `staff` signed-in staff, `off` nobody but admins, and no playground.',
  CORS_ORIGINS:
    'Exact origins, separated by commas, whose pages may call `/graphql`, `/api` and `/mcp` from a browser.',
  BACKUP_AT:
    "Time of day in the office's time zone at which the server backs up everything, such as `03:30`. Without it nothing is backed up.",
  BACKUP_DIR: 'Folder of the nightly backups.',
  BACKUP_KEEP: 'Number of nightly backups that are kept; older ones are deleted.',
  BACKUP_URL:
    '`s3://key:secret@bucket/folder?endpoint=…&region=…`: also stores a copy of each nightly backup there. Without `key:secret@`, credentials come from the AWS variables.',
  SITE_FILE: 'JSON file with the texts of the owner that no admin has changed. [Its keys](../operating.md#site_file).',
  DRAIN_DELAY: 'Seconds, 0 to 300, for which requests are still served after SIGTERM while `/readyz` answers 503.',
  LOG_LEVEL: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.',
};

/** Defaults that follow from other settings. */
const defaults: Partial<typeof settingTexts> = {
  HOST: '`127.0.0.1`; in production `0.0.0.0`',
  PUBLIC_URL: '`http://localhost:PORT`',
  DATABASE_URL: 'embedded PostgreSQL in `DATA_DIR`',
  OFFICE_EMAIL: 'the e-mail address of the site',
  SMTP_URL: 'mail is written to `DATA_DIR/outbox` and reported in the terminal',
  MAIL_FROM: 'name and e-mail address of the site',
  IMAP_URL: 'reads `.eml` files in `DATA_DIR/inbox`',
  BACKUP_DIR: '`DATA_DIR/backups`',
  STORAGE_URL: 'files in `DATA_DIR/uploads`',
  SESSION_SECRET: 'created once in `DATA_DIR/session-secret`; required in production',
  ADMIN_EMAIL: 'a sample admin; required for the first start in production',
  ADMIN_PASSWORD: 'as `ADMIN_EMAIL`',
  ADMIN_NAME: 'as `ADMIN_EMAIL`',
  ADMIN_MOBILE: 'as `ADMIN_EMAIL`',
  SAMPLE_CONTENT: '`on`; in production `off`',
  SITE_LAUNCHED: '`on`; in production `off`',
  DRAIN_DELAY: '`0`; in production `5`',
};

function settings(): string {
  const rows = Object.entries(settingTexts).map(([name, text]) => {
    const unset = Environment.safeParse({}).data?.[name as keyof typeof settingTexts];
    const word = typeof unset === 'boolean' ? (unset ? 'on' : 'off') : unset;
    return [
      code(name),
      defaults[name as keyof typeof settingTexts] ?? (word === undefined ? 'none' : code(`${word}`)),
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

const advice: Record<ErrorCode, string> = {
  BAD_REQUEST: 'correct the program: the request does not parse',
  BAD_USER_INPUT: 'show the message of each field, and send the request again',
  UNAUTHENTICATED: 'sign in: there is no session, or it has ended',
  BAD_CREDENTIALS: 'ask for the password or code again; an existing session stays valid',
  FORBIDDEN: 'ask a person with a higher role, or use an API token with the scope that the message names',
  NOT_FOUND: 'discard the id or slug; a draft is not found without a token of staff',
  METHOD_NOT_ALLOWED: 'read the header `Allow`',
  NOT_ACCEPTABLE: 'accept JSON',
  CONFLICT: 'choose another slug, e-mail address or number, or read the item again that somebody else has changed',
  GONE: 'ask for a new link',
  PAYLOAD_TOO_LARGE: 'send less',
  UNSUPPORTED_MEDIA: 'send JSON or a form in UTF-8, or a picture of a supported kind',
  RATE_LIMITED: 'wait as many seconds as `Retry-After` says',
  INTERNAL_SERVER_ERROR: 'report it with the request id',
  NOT_LAUNCHED: 'wait until an admin launches the site, or send the session or API token of staff',
  UNAVAILABLE: 'wait as many seconds as `Retry-After` says',
};

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

/** `familiar` is a memory, not a limit. */
const limitTexts: Record<Exclude<Limit, 'familiar'>, string> = {
  signIn: 'Wrong passwords from one address',
  signInTo: 'Wrong passwords for one identifier, until it counts as attacked',
  signInStranger: 'Wrong passwords for an attacked identifier from an address without a recent sign-in',
  verifyCode: 'Wrong codes from one address',
  verifyCodeStranger: 'Wrong codes for one identifier from an address that has not sent the password',
  wrongCodeOf: 'Wrong codes of one person after the right password, until the password is changed',
  resendCode: 'Resent codes requested from one address',
  resendCodeTo: 'Resent codes requested for one identifier, besides one in 60 seconds',
  forgotPassword: 'Password reset links requested from one address',
  forgotPasswordTo: 'Password reset links requested for one identifier',
  resetPassword: 'Unknown password reset links from one address',
  acceptInvitation: 'Unknown invitations from one address',
  changePassword: 'Wrong current passwords of signed-in people from one address',
  mailTestOf: 'Test mails and tests of the mailbox of one admin',
  changePasswordTo: 'Wrong current passwords of one signed-in person',
  sendMessage: 'Messages from one address',
  apply: 'Applications to the affiliate programme from one address',
  bookCall: 'Booked calls from one address',
  submitReview: 'Unknown review links from one address',
  preview: 'Unknown or expired preview links from one address',
  affiliatePage: 'Unknown private pages of affiliates from one address',
  bookingLink: 'Unknown links of booked calls and calendars of hosts from one address',
  renderTextTo: 'Texts of one person that are rendered as previews, besides 50 at once',
  tokenRequestsTo: 'Requests with an API token for which an admin has chosen a limit; less if the admin chose less',
  downloadCsvTo: 'CSV downloads of one person',
  exportLinesTo: 'Lists as JSON lines of one API token, one person or one address',
  registerApp: 'Apps that register themselves from one address',
  authorizeApp: 'Requests of apps to be connected from one address',
  oauthToken: 'Exchanges, refreshes and revocations of tokens of apps from one address',
  moveCallTo: 'Moves of one call by its link',
  subscribe: 'Sign-ups to the newsletter from one address',
  subscribeTo: 'Mails with a link to confirm the newsletter to one mailbox; further sign-ups are accepted without one',
  subscribedTo: 'Mails to one mailbox that gets the newsletter already, after another sign-up',
  newsletterLink: 'Unknown links of the newsletter from one address',
  acknowledgeTo: 'Acknowledgements to one mailbox; further messages are accepted without one',
};

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

const eventData: Record<EventWord | typeof TEST_EVENT, string> = {
  'message.received': 'the message',
  'message.answered':
    'the message, with `answer`: `id`, `text`, `quoted`, `fromEmail`, `receivedAt`, `isFromOther`, `mayBeAutomatic`',
  'message.assigned': 'the message, with `owner`: `id` and `name`, or null',
  'message.stage_changed': 'the message, with `stage` and `lostReason`',
  'application.received': 'the application',
  'review.submitted': 'the review',
  'review.withdrawn': 'the review, which is a draft from then on',
  'post.published': 'the post',
  'post.updated': 'the post, which may be a draft',
  'post.unpublished': 'the post',
  'post.deleted': 'the post before its deletion',
  'item.published': 'the portfolio item',
  'item.updated': 'the portfolio item, which may be a draft',
  'item.unpublished': 'the portfolio item',
  'item.deleted': 'the portfolio item before its deletion',
  'page.published': 'the page without its sections, which the query `page` gives',
  'page.updated': 'the page, which may be a draft',
  'page.unpublished': 'the page',
  'page.deleted': 'the page before its deletion',
  'booking.created':
    'the booking: `_id`, `startsAt`, `endsAt`, `name`, `email`, `phone`, `service`, `note`, `timeZone`, `status`, `outcome`, `host` (`id` and `name`, or null), `messageId`, `createdAt`',
  'booking.rescheduled': 'the booking with its new time',
  'booking.cancelled': 'the booking',
  'user.created': 'the user',
  [TEST_EVENT]: 'the `_id` of the webhook; an admin has sent a test',
};

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

type Address = readonly [path: string, methods: string, what: string];

/** Every address besides the pages of the site and the REST calls. tests/app/http/documented.test.ts compares it with the routes. */
export const addresses: readonly Address[] = [
  [
    '/graphql',
    'GET, POST',
    'GraphQL over HTTP; for the visit of a browser the [playground](../contract.md#playground)',
  ],
  ['/graphql/stream', 'GET, POST', 'GraphQL subscriptions over server-sent events'],
  ['/graphql/lines/{name}', 'GET', 'a list as [JSON lines](../integrators.md#whole-lists-as-json-lines)'],
  ['/graphql/schema.graphql', 'GET', 'the schema as SDL, for callers who may introspect'],
  ['/api', 'GET', 'the [reference](../contract.md#reference) of the REST calls as a page'],
  ['/api/openapi.json', 'GET', 'the same as OpenAPI 3.1'],
  ['/api/postman.json', 'GET', 'a collection for Postman'],
  ['/mcp', 'POST', '[tools for agents](../integrators.md#for-agents), with an API token'],
  [
    '/.well-known/oauth-protected-resource',
    'GET',
    'JSON of RFC 9728 about `/mcp`; while apps are allowed it names the authorization server',
  ],
  ['/.well-known/oauth-protected-resource/mcp', 'GET', 'the same'],
  [
    '/.well-known/oauth-authorization-server',
    'GET',
    'JSON of RFC 8414 for [apps that users connect](../integrators.md#apps-that-users-connect); 404 until an admin allows apps',
  ],
  ['/.well-known/oauth-authorization-server/mcp', 'GET', 'the same'],
  ['/oauth/authorize', 'GET', 'the request of an app, which leads to the consent screen'],
  ['/oauth/authorize/{token}', 'GET', 'leads back to the app'],
  ['/oauth/interaction', 'GET, POST', 'the request as JSON, and the answer of the user; for the consent screen'],
  ['/oauth/register', 'POST', 'an app registers itself (RFC 7591)'],
  ['/oauth/token', 'POST', 'exchanges a code, refreshes tokens'],
  ['/oauth/revoke', 'POST', 'an app ends its connection (RFC 7009)'],
  ['/.well-known/openid-configuration', 'GET', '404 as JSON: there is no OpenID provider'],
  ['/.well-known/openid-configuration/mcp', 'GET', 'the same'],
  ['/uploads/{name}', 'GET', 'stored pictures in their sizes'],
  ['/attachments/{id}', 'GET', 'a file of an answer or a reply; for staff, always as a download'],
  ['/imports/{id}/file', 'PUT', 'the bytes of an upload for an import; for admins'],
  [
    '/admin/personal-data',
    'POST',
    'the data of a person with the files that they sent, for the office; not part of the API',
  ],
  ['/admin/csv/{list}', 'POST', 'a list as CSV, for the screens of the office; not part of the API'],
  ['/cards/site.png', 'GET', 'the picture with which the site is shared, 1200 × 630'],
  ['/cards/blog/{slug}.png', 'GET', 'the picture with which a post is shared'],
  ['/cards/portfolio/{slug}.png', 'GET', 'the picture with which a portfolio item is shared'],
  ['/cards/page/{slug}.png', 'GET', 'the picture with which a page of its own is shared'],
  ['/cards/blog/{slug}.jpg', 'GET', 'the same with the cover; 302 to the drawing when there is none'],
  ['/cards/portfolio/{slug}.jpg', 'GET', 'the same with the cover; 302 to the drawing when there is none'],
  ['/cards/page/{slug}.jpg', 'GET', 'the same with its picture; 302 to the drawing when there is none'],
  ['/icons/{size}.png', 'GET', 'the icon of the site'],
  ['/favicon.ico', 'GET', 'the same icon, for programs that ask for no other'],
  ['/manifest.webmanifest', 'GET', 'the web app manifest'],
  ['/assets/{file}', 'GET', 'scripts, styles and fonts of the pages'],
  ['/assets/playground/{file}', 'GET', 'scripts and styles of the playground'],
  ['/healthz', 'GET', '200 while the process runs, with `status`, `version` and `commit`'],
  [
    '/readyz',
    'GET',
    '[200 when the process can serve](../operating.md#health), otherwise 503 with the reason as `status`',
  ],
  ['/metrics', 'GET', '[Prometheus text](../operating.md#metrics)'],
  [
    '/sitemap.xml',
    'GET',
    'public pages, published posts and items, author pages, each with its last change; at most 50,000',
  ],
  ['/robots.txt', 'GET', 'excludes staff screens, `/api/`, `/graphql` and `/mcp`; names the sitemap'],
  ['/llms.txt', 'GET', 'the services and the newest 200 posts and 200 items, by llmstxt.org'],
  ['/feed.xml', 'GET', 'Atom: the newest 30 posts with their whole texts; 404 while the blog is switched off'],
  ['/{key}.txt', 'GET', 'the IndexNow key; 404 until IndexNow was switched on once'],
  ['/hit', 'POST', 'receives [counted visits](../contract.md#visits); always 204'],
  ['/r', 'GET', '302 to the home page, with `?ref={code}` if the code belongs to an accepted affiliate'],
  ['/embed/reviews', 'GET', 'reviews for a frame on another site; `limit` 1 to 12, `theme` light or dark'],
  ['/calendar/{token}.ics', 'GET', 'the booked calls of a host as iCalendar'],
];

const braced = (path: string) => path.replace(/:(\w+)\??/g, '{$1}');

const addressList = () =>
  page(
    'Addresses',
    'reference.ts',
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
