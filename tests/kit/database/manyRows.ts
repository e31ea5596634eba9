import type { Product } from '#tests/kit/product/product.ts';
import { inDatabase } from './database.ts';

/** Each list of the office with the statement that fills it: `n` is the number of a row, with which its name ends. */
const fillings = {
  messages: `(id, name, email, contact_number, service, message, is_read, is_spam, created_at)
    select gen_random_uuid(), 'Sender ' || n, 'sender' || n || '@client.example', '+91' || 9000000000 + n, 'SEO',
      repeat('Words of message ' || n || '. ', 1 + n % 9), n % 5 > 0, n % 11 = 0, date_trunc('milliseconds', now()) - n * interval '1 hour'`,
  affiliates: `(id, name, company_name, email, phone, service, is_spam, created_at)
    select gen_random_uuid(), 'Affiliate ' || n, 'Company ' || n, 'affiliate' || n || '@shop.example', '9876543210',
      'publisher', n % 11 = 0, date_trunc('milliseconds', now()) - n * interval '1 hour'`,
  reviews: `(id, name, company_name, position, client_feedback, rating, is_published, created_at)
    select gen_random_uuid(), 'Client ' || n, 'Company ' || n, 'Owner', repeat('They did well. ', 1 + n % 20), 1 + n % 5,
      n % 3 > 0, date_trunc('milliseconds', now()) - n * interval '1 hour'`,
  review_links: `(id, email, token_hash, created_at, expires_at)
    select gen_random_uuid(), 'client' || n || '@client.example', 'none ' || n, date_trunc('milliseconds', now()) - n * interval '1 hour',
      date_trunc('milliseconds', now()) + n * interval '1 hour'`,
  portfolio_items: `(id, slug, title, description, category, tags, is_published, created_at, updated_at)
    select gen_random_uuid(), 'many-' || n, 'Item ' || n, 'What was done', 'Branding', array['tag ' || n % 100],
      n % 3 > 0, date_trunc('milliseconds', now()) - n * interval '1 hour', now()`,
  blog_posts: `(id, slug, title, excerpt, body, author, tags, is_published, created_at, updated_at)
    select gen_random_uuid(), 'many-' || n, 'Post ' || n, 'What it is about', repeat('Text of word' || n || '. ', 50),
      'Asha', array['tag ' || n % 100], n % 3 > 0, date_trunc('milliseconds', now()) - n * interval '1 hour', now()`,
  pages: `(id, slug, title, body, sections, is_published, created_at, updated_at)
    select gen_random_uuid(), 'many-' || n, 'Page ' || n, 'Text of word' || n, '[]', n % 3 > 0,
      date_trunc('milliseconds', now()) - n * interval '1 hour', now()`,
  users: `(id, name, email, mobile, password_hash, role, created_at)
    select gen_random_uuid(), 'Person ' || n, 'many' || n || '@staff.example', 8000000000 + n, 'none', 'Employee',
      date_trunc('milliseconds', now()) - n * interval '1 hour'`,
  bookings: `(id, starts_at, ends_at, name, email, phone, service, time_zone, created_at, scheduled_at)
    select gen_random_uuid(), date_trunc('milliseconds', now()) - n * interval '1 hour',
      date_trunc('milliseconds', now()) - n * interval '1 hour' + interval '30 minutes', 'Booker ' || n,
      'booker' || n || '@client.example', '+91' || 9000000000 + n, 'SEO', 'Asia/Kolkata',
      date_trunc('milliseconds', now()) - n * interval '1 hour', now()`,
  audit_entries: `(id, at, actor_name, via, action, subject_label)
    select gen_random_uuid(), date_trunc('milliseconds', now()) - n * interval '1 hour', 'Person ' || n % 5, 'operator',
      'blog.publish', 'Post ' || n`,
};

export type Filled = keyof typeof fillings;
export const filled = Object.keys(fillings) as Filled[];

/** Runs statements that may take longer than requests may. */
export const runAtLength = ({ services: { db } }: Product, statement: string): Promise<void> =>
  inDatabase(db.$client.options.connectionString as string, statement);

/** Inserts rows 1 to `count` into a table in one statement, each an hour older than the one before. */
export const fillTable = (product: Product, table: Filled, count: number): Promise<void> =>
  runAtLength(product, `insert into ${table} ${fillings[table]} from generate_series(1, ${count}) n; analyze ${table}`);
