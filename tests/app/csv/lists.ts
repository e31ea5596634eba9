import { print } from 'graphql';
import type { CsvName } from '#schema/csvStrings.ts';
import { csvLists } from '#server/app/csv/lists.ts';
import { type CsvPage, csvQueryOf } from '#server/app/csv/rows.ts';
import { buildSchema } from '#server/app/graphql/schema.ts';
import type { Filled } from '#tests/kit/database/manyRows.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { paths } from '#web/shared/paths.ts';

export type List = {
  /** Name in docs/product.md. */
  name: string;
  csv: CsvName;
  path: string;
  /** Minimum role. */
  who: 'Employee' | 'admin';
  /** Name of the menu when the list is not the main one of the screen. */
  menu?: string;
  /** Arguments of the list when it is not the whole list. */
  variables?: Record<string, unknown>;
  /** How to fill it with 250 rows: a table of the kit, or a statement. */
  filledBy?: Filled | string;
  /** A column that can contain a formula: column of the file, and table and column in the database. */
  formula?: [head: string, table: string, column: string];
  /** Status of requests for missing pictures. */
  status?: number;
  /** A filtered list: query string of the screen, and arguments of the list. */
  narrowed?: [search: string, variables: Record<string, unknown>];
};

export const WEBHOOK_ID = '01900000-0000-7000-8000-0000000000bb';
const many = 'from generate_series(1, 250) n';
const anAdmin = `(select id from users where role = 'admin' order by created_at limit 1)`;
/** A text that no file may contain. */
export const SECRET = 'a-secret-';

export const lists: List[] = [
  {
    ...{ name: 'Messages', csv: 'messages', path: paths.messages, who: 'Employee', filledBy: 'messages' },
    variables: { folder: 'INBOX' },
    formula: ['Message', 'messages', 'message'],
    narrowed: ['?folder=spam', { folder: 'SPAM' }],
  },
  {
    ...{ name: 'Reply templates', csv: 'reply-templates', path: paths.replyTemplates, who: 'Employee' },
    filledBy: `insert into reply_templates (id, name, text, created_at)
      select gen_random_uuid(), 'Template ' || n, 'Hello', now() - n * interval '1 hour' ${many}`,
    formula: ['Text', 'reply_templates', 'text'],
  },
  {
    ...{ name: 'Posts', csv: 'posts', path: paths.manageBlogs, who: 'Employee', filledBy: 'blog_posts' },
    formula: ['Title', 'blog_posts', 'title'],
    narrowed: ['?search=Post%201&status=draft', { search: 'Post 1', isPublished: false }],
  },
  {
    ...{ name: 'Portfolio items', csv: 'portfolio', path: paths.managePortfolio, who: 'Employee' },
    filledBy: 'portfolio_items',
    formula: ['Title', 'portfolio_items', 'title'],
    narrowed: ['?status=published', { isPublished: true }],
  },
  {
    ...{ name: 'Pages of their own', csv: 'pages', path: paths.managePages, who: 'Employee' },
    filledBy: `insert into pages (id, slug, title, created_at, updated_at)
      select gen_random_uuid(), 'page-' || n, 'Page ' || n, now() - n * interval '1 hour', now() ${many}`,
    formula: ['Title', 'pages', 'title'],
    narrowed: ['?search=Page%2019', { search: 'Page 19' }],
  },
  {
    ...{ name: 'Pictures', csv: 'pictures', path: paths.media, who: 'Employee', status: 404 },
    filledBy: `insert into pictures (id, width, height, bytes, name, is_kept, created_at)
      select gen_random_uuid(), 1000, 500, n, 'Picture ' || n, true, now() - n * interval '1 hour' ${many}`,
    formula: ['Alt text', 'pictures', 'alt_text'],
    narrowed: ['?search=Picture%2019', { search: 'Picture 19' }],
  },
  {
    ...{ name: 'Reviews', csv: 'reviews', path: paths.manageReviews, who: 'Employee', filledBy: 'reviews' },
    formula: ['Review', 'reviews', 'client_feedback'],
    narrowed: ['?search=Company%207&status=draft', { search: 'Company 7', isPublished: false }],
  },
  {
    ...{ name: 'Issued links', csv: 'review-links', path: paths.generateReviewLink, who: 'Employee' },
    ...{ menu: 'List actions: Issued Links', filledBy: 'review_links' },
    formula: ['Client', 'review_links', 'email'],
  },
  {
    ...{ name: 'Applications', csv: 'affiliates', path: paths.manageAffiliates, who: 'Employee' },
    ...{ filledBy: 'affiliates', variables: { folder: 'INBOX' } },
    formula: ['Company', 'affiliates', 'company_name'],
    narrowed: ['?state=new&search=Company%203', { folder: 'INBOX', state: 'NEW', search: 'Company 3' }],
  },
  {
    ...{ name: 'Subscribers', csv: 'subscribers', path: paths.manageNewsletter, who: 'Employee' },
    filledBy: `insert into newsletter_subscribers (id, email, state, consent, created_at)
      select gen_random_uuid(), 'reader' || n || '@readers.example', 'PENDING', 'They have agreed.',
        now() - n * interval '1 minute' ${many}`,
    formula: ['Consent', 'newsletter_subscribers', 'consent'],
    narrowed: ['?state=pending&search=reader19', { search: 'reader19', state: 'PENDING' }],
  },
  {
    ...{ name: 'Bookings', csv: 'bookings', path: paths.bookings, who: 'admin', filledBy: 'bookings' },
    formula: ['Name', 'bookings', 'name'],
  },
  {
    ...{ name: 'Users', csv: 'users', path: paths.users, who: 'admin', filledBy: 'users' },
    formula: ['Name', 'users', 'name'],
  },
  {
    ...{ name: 'Open invitations', csv: 'invitations', path: paths.users, who: 'admin' },
    menu: 'List actions: Open Invitations',
    filledBy: `insert into invitations (id, email, role, token_hash, invited_by_id, created_at, expires_at)
      select gen_random_uuid(), n || '@new.example', 'Employee', '${SECRET}' || n, ${anAdmin},
        now() - n * interval '1 minute', now() + interval '1 day' ${many}`,
    formula: ['Name', 'invitations', 'name'],
  },
  {
    ...{ name: 'Issued tokens', csv: 'api-tokens', path: paths.apiTokens, who: 'admin' },
    menu: 'List actions: Issued Tokens',
    filledBy: `insert into api_tokens (id, user_id, name, role, token_hash, hint, created_at, expires_at)
      select gen_random_uuid(), ${anAdmin}, 'Token ' || n, 'staff', '${SECRET}' || n, 'abcd',
        now() - n * interval '1 minute', now() + interval '1 day' ${many}`,
    formula: ['Name', 'api_tokens', 'name'],
  },
  {
    ...{ name: 'Webhooks', csv: 'webhooks', path: paths.webhooks, who: 'admin' },
    filledBy: `insert into webhooks (id, name, url, events, is_on, sealed_secret, created_at)
      select case n when 1 then '${WEBHOOK_ID}' else gen_random_uuid() end, 'Hook ' || n, 'https://hook.example/' || n,
        array['post.published'], false, '${SECRET}' || n, now() - n * interval '1 minute' ${many}`,
    formula: ['Name', 'webhooks', 'name'],
  },
  {
    ...{ name: 'Deliveries', csv: 'deliveries', path: paths.webhook(WEBHOOK_ID), who: 'admin' },
    ...{ menu: 'List actions: Deliveries', variables: { id: WEBHOOK_ID } },
    filledBy: `insert into webhook_deliveries (id, webhook_id, event, body, state, created_at, queued_at, run_at, tries, status)
      select gen_random_uuid(), '${WEBHOOK_ID}', 'post.published', '${SECRET}', 'delivered', now() - n * interval '1 minute',
        now(), now(), 1, 200 ${many}`,
    formula: ['Answer', 'webhook_deliveries', 'answer'],
  },
  {
    ...{ name: 'Pages', csv: 'page-texts', path: paths.texts, who: 'admin' },
  },
  {
    ...{ name: 'Redirects', csv: 'redirects', path: paths.redirects, who: 'admin' },
    filledBy: `insert into redirects (id, "from", "to", created_at)
      select gen_random_uuid(), '/gone-' || n, '/about', now() - n * interval '1 minute' ${many}`,
    formula: ['To', 'redirects', '"to"'],
  },
  {
    ...{ name: 'Not found', csv: 'not-found', path: paths.redirects, who: 'admin' },
    menu: 'List actions: Not Found',
    filledBy: `insert into missed_paths (id, path, count, first_at, last_at, is_wanted)
      select gen_random_uuid(), '/missed-' || n, n, now(), now(), n % 2 = 0 ${many}`,
    formula: ['Linked from', 'missed_paths', 'last_referrer'],
  },
  {
    ...{ name: 'All imports', csv: 'imports', path: paths.imports, who: 'admin' },
    menu: 'List actions: All Imports',
    filledBy: `insert into imports (id, source, file_name, state, started_at, started_by)
      select gen_random_uuid(), 'wordpress blog.example', 'export-' || n || '.xml', 'done',
        now() - n * interval '1 minute', 'Asha' ${many}`,
    formula: ['File', 'imports', 'file_name'],
  },
  {
    ...{ name: 'Audit log', csv: 'audit', path: paths.audit, who: 'admin', filledBy: 'audit_entries' },
    variables: { filter: {} },
    formula: ['Thing', 'audit_entries', 'subject_label'],
    narrowed: ['?search=Person%203', { filter: { search: 'Person 3' } }],
  },
];

const schema = buildSchema();
const idColumn = { head: 'Id', paths: ['id'], text: String };

export async function idsOf({ csv, variables }: List, person: Person, filter = variables ?? {}): Promise<string[]> {
  const { document, pageOf } = csvQueryOf(schema, { rows: csvLists[csv].rows, columns: [idColumn] });
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const { data, errors } = await person.gql(print(document), { first: 200, ...filter, after });
    if (errors) throw new Error(JSON.stringify(errors));
    const page: CsvPage = pageOf(data);
    ids.push(...page.rows.map(([values]) => String(values?.[0])));
    if (!page.after) return ids;
    after = page.after;
  }
}
