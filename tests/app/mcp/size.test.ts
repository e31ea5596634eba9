import { expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertAnswer, minute } from '#tests/kit/content/conversation.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { agentWith } from '#tests/kit/network/mcp.ts';
import { test } from '#tests/kit/test.ts';

/** Bytes of JSON in an answer, which contains it twice, as data and as text. */
const MOST = 40_000;

const bytesOf = (data: unknown) => Buffer.byteLength(JSON.stringify(data));
const numbered = (count: number, word = 'word') => Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ');

test('an answer has a limit beyond which it says how to continue', async ({ product, admin }) => {
  const agent = await agentWith(admin, ['MESSAGES_READ']);
  const { id } = await makeMessage(product);
  const texts = Array.from({ length: 20 }, (_, n) => `Answer ${n}: ${numbered(4000)}`);
  for (const [n, text] of texts.entries()) await insertAnswer(product, id, { text, receivedAt: minute(n) });
  const read: Record<string, string> = {};
  const order: string[] = [];
  for (let before: string | undefined, more = true; more; ) {
    const ofPage = new Set<string>();
    let startCursor: string | null = null;
    for (let textFrom: number | undefined = 0; textFrom !== undefined; ) {
      const { data, texts: said } = await agent.call('get_enquiry', { id, before, textFrom });
      expect(bytesOf(data)).toBeLessThanOrEqual(MOST);
      for (const node of data.thread.nodes) {
        if (textFrom === 0) {
          ofPage.add(node.id);
          startCursor = data.thread.pageInfo.startCursor;
        }
        if (ofPage.has(node.id)) read[node.id] = (read[node.id] ?? '') + node.text.text;
      }
      more = textFrom === 0 ? data.thread.pageInfo.hasPreviousPage : more;
      const next: number | undefined = data.readOn?.textFrom;
      if (next !== undefined) expect(said.join(' ')).toContain(`"textFrom": ${next}`);
      textFrom = next;
    }
    order.unshift(...ofPage);
    before = startCursor ?? undefined;
  }
  expect(order.map((one) => read[one])).toEqual(texts);
});

test('a list that would be too long is shorter and continues with its cursor', async ({ admin }) => {
  const agent = await agentWith(admin, ['CONTENT_READ']);
  const excerpt = '汉'.repeat(300);
  for (let n = 0; n < 30; n += 1)
    await makePost(admin, {
      title: `Long list ${n}`,
      excerpt,
      metaTitle: 'x',
      tags: Array.from({ length: 10 }, (_, t) => `${'ह'.repeat(30)}${t}`),
    });
  const titles: string[] = [];
  let pages = 0;
  for (let after: string | undefined, more = true; more; pages += 1) {
    const { data, texts } = await agent.call('list_posts', { first: 50, search: 'Long list', ...(after && { after }) });
    expect(bytesOf(data)).toBeLessThanOrEqual(MOST);
    titles.push(...data.nodes.map(({ title }: { title: string }) => title));
    after = data.pageInfo.endCursor;
    more = data.pageInfo.hasNextPage;
    if (more) expect(texts.join(' ')).toContain('"after": pageInfo.endCursor');
  }
  expect([titles.length, new Set(titles).size, pages > 1]).toEqual([30, 30, true]);
});

test('a long text of staff that is cut between characters can be read to its end', async ({ admin }) => {
  const agent = await agentWith(admin, ['CONTENT_READ']);
  // An odd offset, so that cuts fall into surrogate pairs.
  const body = `x${'😀'.repeat(9500)} the end`;
  const { slug } = await makePost(admin, { body });
  let whole = '';
  for (let textFrom: number | undefined = 0; textFrom !== undefined; ) {
    const { data } = await agent.call('get_post', { slug, textFrom });
    expect([bytesOf(data) <= MOST, data.body.isWellFormed()]).toEqual([true, true]);
    whole += data.body;
    textFrom = data.readOn?.textFrom;
  }
  expect(whole).toBe(body);
  const short = await makePost(admin, { body: 'y'.repeat(8000) });
  const { data } = await agent.call('get_post', { slug: short.slug });
  expect([data.body.length, data.readOn]).toEqual([8000, undefined]);
  const longer = await makePost(admin, { body: 'y'.repeat(8001) });
  const cut = (await agent.call('get_post', { slug: longer.slug })).data;
  expect([cut.body.length, cut.readOn]).toEqual([8000, { textFrom: 8000 }]);
});

test('textFrom accepts only whole numbers from 0', async ({ product, admin }) => {
  const agent = await agentWith(admin, ['MESSAGES_READ']);
  const { id } = await makeMessage(product);
  for (const textFrom of [-1, 0.5, '0', null]) {
    const { error } = await agent.call('get_enquiry', { id, textFrom });
    expect([textFrom, error?.code]).toEqual([textFrom, 'BAD_USER_INPUT']);
  }
  expect((await agent.call('get_enquiry', { id, textFrom: 100_000_000 })).error).toBeUndefined();
});
