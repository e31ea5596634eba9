import { samplePosts } from '#server/blog/samples.ts';
import { query } from '#tests/kit/product/embedded.ts';

/** How much there is. */
export const SMALL = { posts: 100, messages: 1000 };
export const GROWN = { posts: 10_000, messages: 100_000 };

/** A word that as many messages hold, however many there are. */
export const RARE_WORD = 'marzipan';
const RARE = 20;

/** The slug of a post. @param n its number: from 1, the newest, on */
export const slugOf = (n: number): string => `measured-post-number-${n}`;

// Title, text and author of the samples; an excerpt and tags as posts have them; every second one has a cover picture.
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

// The first ones hold the word, so that they are there however many there are; four of five are read.
const messages = (from: number, to: number) => `
  insert into messages (id, name, email, contact_number, service, message, is_read, is_spam, created_at)
  select gen_random_uuid(), 'Sender ' || n, 'sender' || n || '@client.example', '+91' || 9000000000 + n, 'Web Development',
    case when n <= ${RARE} then 'About ${RARE_WORD}. ' else '' end || repeat('Words of message ' || n || '. ', 5 + n % 20),
    n % 5 > 0, n % 11 = 0, date_trunc('milliseconds', now()) - n * interval '10 minutes'
  from generate_series(${from}, ${to}) n`;

type Amount = typeof SMALL;

/** Puts posts and messages into a database that has the first ones of them already. */
export async function fill(databaseUrl: string, to: Amount, from: Amount = { posts: 0, messages: 0 }): Promise<void> {
  const samples = samplePosts(new Date()).map((post, number) => ({ number, ...post }));
  await query(databaseUrl, posts(from.posts + 1, to.posts), [JSON.stringify(samples)]);
  await query(databaseUrl, messages(from.messages + 1, to.messages));
  await query(databaseUrl, 'vacuum analyze');
}
