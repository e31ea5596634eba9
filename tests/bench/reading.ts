import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMALL, slugOf } from '#tests/bench/content.ts';
import { get, graphql, HOST } from '#tests/bench/load.ts';

/** The interval of checks whether an answer is compressed. */
const SETTLING_MS = 100;
const SETTLING_TRIES = 20;

const fields = 'id slug title excerpt author tags altText isPublished createdAt updatedAt';
const list = `query ($first: Int) { blogPosts(first: $first) { nodes { ${fields} } } }`;
/** The maximum of posts on a page, which is more than there are. */
const MAX_FIRST = 200;
const post = `query ($slug: String!) { blogPost(slug: $slug) { ${fields} body } }`;
const browser = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip, deflate, br, zstd' };

/** The list as it is. `show` with a fraction gives the same list at another address. */
const blogs = (n?: number) => (n ? `/blogs?show=30.${n}` : '/blogs');

/**
 * Every kind of reading request. `n` varies the variables, the address or the post; without it the request is always
 * the same.
 */
export const reading = {
  /** All posts, on a page with room for more. */
  list: (n = 0) => graphql({ query: list, variables: { first: SMALL.posts + (n % (MAX_FIRST - SMALL.posts)) } }),
  post: (n = 49) => graphql({ query: post, variables: { slug: slugOf(1 + (n % SMALL.posts)) } }),
  rest: (n?: number) => get(n ? `/api/blogs?n=${n}` : '/api/blogs', { accept: 'application/json' }),
  page: (n?: number) => get(blogs(n), browser),
  /** Without an encoding, because the raw limit only renders. */
  drawnPage: (n?: number) => get(blogs(n), { accept: browser.accept }),
  /** Only the path varies: `n` selects the post. Requested without an encoding, so that compression is not measured. */
  postPage: (n = 50) => get(`/blog/${slugOf(1 + (n % SMALL.posts))}`, { accept: browser.accept }),
};
export type Reading = keyof typeof reading;

export async function answerOf(
  { port }: { port: number },
  request: Buffer,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const [head = '', content] = request.toString().split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const [method, path] = line.split(' ');
  const headers = Object.fromEntries(lines.map((one) => one.split(': ') as [string, string]));
  const answer = Promise.withResolvers<{ headers: IncomingHttpHeaders; body: Buffer }>();
  ask({ host: HOST, port, method, path, headers }, async (response) => {
    answer.resolve({ headers: response.headers, body: await buffer(response) });
  })
    .once('error', answer.reject)
    .end(content);
  return answer.promise;
}

/**
 * Sends a request until its answer is final: a page is sent in a quick brotli form until the smallest one has been made
 * on another thread.
 * @returns the bytes of the answer
 */
export async function settledAnswerOf(server: { port: number }, request: Buffer) {
  const first = await answerOf(server, request);
  if (first.headers['content-encoding'] !== 'br') return first;
  for (let tries = 0; tries < SETTLING_TRIES; tries += 1) {
    await sleep(SETTLING_MS);
    const answer = await answerOf(server, request);
    if (answer.body.length < first.body.length) return answer;
  }
  return first;
}
