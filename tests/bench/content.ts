import { samplePosts } from '#server/content/blog/samples.ts';
import { query } from '#tests/kit/product/embedded.ts';

/** The amounts of little content, and of the content after years. */
export const SMALL = { posts: 100, messages: 1000 };
export const GROWN = { posts: 5000, messages: 20_000 };

/** A word that a fixed number of messages contain, for any number of messages. */
export const RARE_WORD = 'marzipan';
const RARE = 20;

/** The slug of a post. @param n its number, from 1 for the newest */
export const slugOf = (n: number): string => `measured-post-number-${n}`;

// Title, text and author of the samples, an excerpt and tags as posts have them, and a cover picture for every second
// one.
const posts = (from: number, to: number) => `
  with cover as (
    insert into pictures (id, width, height, bytes, created_at)
      select gen_random_uuid(), 1600, 900, 150000 + n, now() from generate_series(${from}, ${to}, 2) n
      returning id, bytes - 150000 as n
  )
  insert into blog_posts
    (id, slug, title, excerpt, body, body_html, headings, reading_minutes, renderer_version,
      author, tags, picture_id, alt_text, is_published, created_at, updated_at)
  select gen_random_uuid(), 'measured-post-number-' || n, title || ', part ' || n, left(excerpt, 60) || '.',
    body, "bodyHtml", headings, "readingMinutes", "rendererVersion",
    author, array['Topic ' || n % 40, 'Topic ' || (n + 7) % 40], cover.id, 'A street at night', true, at, at
  from generate_series(${from}, ${to}) n
    join jsonb_to_recordset($1) as sample (number int, title text, excerpt text, body text, author text,
        "bodyHtml" text, headings jsonb, "readingMinutes" int, "rendererVersion" int)
      on sample.number = n % (select count(*) from jsonb_array_elements($1))
    left join cover using (n),
    lateral (select date_trunc('milliseconds', now()) - n * interval '1 hour' as at)`;

/** The owners: one of most messages, another of some; a fifth have none. */
export const OWNERS = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'] as const;

const owners = `
  insert into users (id, name, email, mobile, password_hash, role, created_at)
  select id::uuid, 'Owner ' || n, 'owner' || n || '@staff.example', 7000000000 + n, 'none', 'Employee', now()
  from unnest(array['${OWNERS.join("','")}']) with ordinality as owner (id, n) on conflict do nothing`;

// The first messages contain the word, so that any number of messages has them; four of five are read. As in practice,
// unread messages are new and without an owner, won and lost ones are read, and two of a hundred have a follow-up.
const messages = (from: number, to: number) => `
  insert into messages (id, name, email, contact_number, service, message, is_read, is_spam, created_at, stage, owner_id,
    follow_up_day, value, first_reply_at, source)
  select gen_random_uuid(), 'Sender ' || n, 'sender' || n || '@client.example', '+91' || 9000000000 + n,
    (array['Web Development', 'PPC Advertising', 'Email Marketing', 'Other Inquiry', 'Web Development'])[1 + n % 5],
    case when n <= ${RARE} then 'About ${RARE_WORD}. ' else '' end || repeat('Words of message ' || n || '. ', 5 + n % 20),
    n % 5 > 0, n % 11 = 0, date_trunc('milliseconds', now()) - n * interval '10 minutes',
    case when n % 5 = 0 then 'NEW' else (array['IN_CONTACT', 'LOST', 'WON', 'LOST', 'PROPOSAL', 'LOST'])[1 + n % 6] end,
    case when n % 5 > 0 then (array['${OWNERS.join("','")}'])[1 + (n % 7) / 5]::uuid end,
    case when n % 50 in (1, 26) then current_date - 20 + n % 40 end, n % 1000 * 1000,
    case when n % 5 > 0 then date_trunc('milliseconds', now()) - n * interval '9 minutes' end,
    (array['google', 'direct', 'newsletter', null])[1 + n % 4]
  from generate_series(${from}, ${to}) n`;

/** A reply to each read message, and an answer to the reply. */
const conversations = (from: number, to: number) => `
  with answered as (
    select id, created_at from messages where name in (select 'Sender ' || n from generate_series(${from}, ${to}) n) and is_read
  ), replied as (
    insert into replies (id, message_id, reply_text, reply_date, author)
    select gen_random_uuid(), id, repeat('We will call you. ', 10), created_at + interval '1 minute', 'Owner 1' from answered
  )
  insert into answers (id, message_id, received_at, from_email, is_from_other, is_unverified, is_automatic, subject, text)
  select gen_random_uuid(), id, created_at + interval '2 minutes', 'sender@client.example', false, false, false, 'Re', 'Thanks.'
  from answered`;

type Amount = typeof SMALL;

/** Inserts posts and messages into a database that already has the first of them. */
export async function fill(databaseUrl: string, to: Amount, from: Amount = { posts: 0, messages: 0 }): Promise<void> {
  const samples = (await samplePosts(new Date())).map((post, number) => ({ number, ...post }));
  await query(databaseUrl, posts(from.posts + 1, to.posts), [JSON.stringify(samples)]);
  await query(databaseUrl, owners);
  await query(databaseUrl, messages(from.messages + 1, to.messages));
  await query(databaseUrl, conversations(from.messages + 1, to.messages));
  await query(databaseUrl, 'vacuum analyze');
}
