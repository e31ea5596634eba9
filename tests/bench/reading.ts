import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMALL, slugOf } from '#tests/bench/content.ts';
import { get, graphql, HOST } from '#tests/bench/load.ts';

// What readers ask for.

/** How often it is looked whether an answer has been made small. */
const SETTLING_MS = 100;

const fields = 'id slug title excerpt author tags altText isPublished createdAt updatedAt';
const list = `query ($first: Int) { blogPosts(first: $first) { nodes { ${fields} } } }`;
/** A page may have so many posts; there are fewer. */
const MAX_FIRST = 200;
const post = `query ($slug: String!) { blogPost(slug: $slug) { ${fields} body } }`;
/** As a browser asks for a page. */
const browser = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip, deflate, br, zstd' };

/** The list as it is; part of a post more is none, but makes the address another. */
const blogs = (n?: number) => (n ? `/blogs?show=30.${n}` : '/blogs');

/** Every way to read. By `n` the variables, the address or the post differ; left out, it is the same as always. */
export const reading = {
  /** All posts, in a page that could hold some more. */
  list: (n = 0) => graphql({ query: list, variables: { first: SMALL.posts + (n % (MAX_FIRST - SMALL.posts)) } }),
  post: (n = 49) => graphql({ query: post, variables: { slug: slugOf(1 + (n % SMALL.posts)) } }),
  rest: (n?: number) => get(n ? `/api/blogs?n=${n}` : '/api/blogs', { accept: 'application/json' }),
  page: (n?: number) => get(blogs(n), browser),
  /** Without an encoding: a raw limit that only draws has none either. */
  drawnPage: (n?: number) => get(blogs(n), { accept: browser.accept }),
  /** It goes by nothing but its path: by `n` it is one post's after the other. Without an encoding, made smaller behind. */
  postPage: (n = 50) => get(`/blog/${slugOf(1 + (n % SMALL.posts))}`, { accept: browser.accept }),
};
export type Reading = keyof typeof reading;

/** Asks once, and takes the answer as it stands on the wire. */
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
 * Asks until the answer is as it stays: a page leaves in zstd until its brotli has been made, on another thread.
 * @returns the answer as it stands on the wire
 */
export async function settledAnswerOf(server: { port: number }, request: Buffer) {
  for (;;) {
    const answer = await answerOf(server, request);
    if (answer.headers['content-encoding'] !== 'zstd') return answer;
    await sleep(SETTLING_MS);
  }
}
