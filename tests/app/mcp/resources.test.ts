import { expect } from 'vitest';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { type Agent, agentWith, connectModern } from '#tests/kit/network/mcp.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

/** The resources of a token, page by page, by the client of the older SDK. */
async function listAll(admin: Person, role: string) {
  const { client } = await agentWith(admin, role === 'PUBLISHED' ? undefined : ['CONTENT_READ'], role);
  const pages: string[][] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const { resources, nextCursor } = await client.listResources({ cursor });
    pages.push(resources.map(({ uri }) => uri));
    cursor = nextCursor;
    more = nextCursor !== undefined;
  }
  return pages;
}

async function textAt(client: Agent['client'], uri: string): Promise<string> {
  const [content] = (await client.readResource({ uri })).contents;
  return content && 'text' in content ? content.text : '';
}

test('resources are the pages, posts and items that the token may read, page by page', async ({ admin }) => {
  const draft = await makePost(admin);
  const post = await makePost(admin, { isPublished: true });
  const item = await makeItem(admin, { isPublished: true });
  for (let n = 0; n < 50; n += 1) await makePost(admin, { isPublished: true });
  const found = await listAll(admin, 'PUBLISHED');
  expect(found[0]).toContain('marquee://pages/about');
  expect(found.length).toBeGreaterThanOrEqual(4);
  expect(found.flat()).toEqual(
    expect.arrayContaining([`marquee://posts/${post.slug}`, `marquee://items/${item.slug}`]),
  );
  expect(found.flat()).not.toContain(`marquee://posts/${draft.slug}`);
  expect(new Set(found.flat()).size).toBe(found.flat().length);
  expect((await listAll(admin, 'STAFF')).flat()).toContain(`marquee://posts/${draft.slug}`);
});

test('a post, an item and a page can be read as Markdown by the clients of both SDKs', async ({ admin }) => {
  const { machine } = await issueToken(admin, { role: 'PUBLISHED' });
  const [old, client] = [await agentWith(admin, undefined, 'PUBLISHED'), await connectModern(machine)];
  const post = await makePost(admin, { isPublished: true, title: 'A post to read', body: 'Some **bold** words.' });
  const item = await makeItem(admin, { isPublished: true, title: 'An item to read' });
  await saveTexts(admin, 'CONTACT', { lead: 'Write to us today.' });
  for (const [uri, text] of [
    [`marquee://posts/${post.slug}`, '# A post to read'],
    [`marquee://posts/${post.slug}`, 'Some **bold** words.'],
    [`marquee://items/${item.slug}`, '# An item to read'],
    ['marquee://pages/contact', 'Write to us today.'],
    ['marquee://pages/privacy', '# Privacy policy'],
  ] as const) {
    const answers = [await old.client.readResource({ uri }), await client.readResource({ uri })];
    for (const { contents } of answers)
      expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: expect.stringContaining(text) }]);
  }
});

test('the templates of resources lead to each kind', async ({ admin }) => {
  const { client } = await agentWith(admin, undefined, 'PUBLISHED');
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'marquee://posts/{slug}',
    'marquee://items/{slug}',
    'marquee://pages/{page}',
  ]);
});

test('a post that is cut says by which address to read on', async ({ admin }) => {
  const { client } = await agentWith(admin, undefined, 'PUBLISHED');
  const body = Array.from({ length: 3000 }, (_, n) => `word${n}`).join(' ');
  const { slug } = await makePost(admin, { isPublished: true, body });
  let whole = '';
  for (let uri: string | undefined = `marquee://posts/${slug}`; uri; ) {
    const text = await textAt(client, uri);
    uri = /Read on: (\S+)\)$/.exec(text)?.[1];
    whole += text.replace(/\n\n\(Cut here\..*$/, '');
  }
  expect(whole.endsWith(body)).toBe(true);
});

test.for([
  'marquee://posts/there-is-none',
  'marquee://pages/admin',
  'marquee://pages/constructor',
  'marquee://users/1',
  'marquee://posts/%ff',
  'marquee://posts/a/b',
  'file:///etc/passwd',
  'https://evil.example/',
])('the resource %s is refused', async (uri, { admin }) => {
  const { client } = await agentWith(admin, undefined, 'PUBLISHED');
  await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_602 });
});

test('a draft is no resource of a PUBLISHED token', async ({ admin }) => {
  const { slug } = await makePost(admin);
  const { client } = await agentWith(admin, undefined, 'PUBLISHED');
  await expect(client.readResource({ uri: `marquee://posts/${slug}` })).rejects.toThrow('Blog post not found.');
});

test.for(['x', 'eyJraW5kIjoidXNlcnMifQ', 'bnVsbA'])('the cursor %s is refused', async (cursor, { admin }) => {
  const { client } = await agentWith(admin, undefined, 'PUBLISHED');
  await expect(client.listResources({ cursor })).rejects.toThrow('This is no cursor of this list.');
});
