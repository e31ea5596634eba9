import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { derive } from '#server/content/blog/derived.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import { codeIn, Person } from '#tests/kit/people/person.ts';
import { emptyPlace, run } from '#tests/kit/product/backup.ts';
import { Bench } from '#tests/kit/product/embedded.ts';
import { Server } from '#tests/kit/product/server.ts';
import { type Stored, TOTALS } from '#tests/transfer/backup/installations/expectedContent.ts';

const folder = join(import.meta.dirname, '../../transfer/backup/installations');
const versions = readdirSync(folder)
  .filter((name) => name.endsWith('.tar.gz'))
  .map((name) => name.replace('.tar.gz', ''));

test.for(versions)(
  'an installation of %s starts under this version with its whole content',
  async (version, context) => {
    const SESSION_SECRET = `the secret of the installation of ${version}`;
    const place = { ...(await emptyPlace(context)), SESSION_SECRET };
    const restored = await run('restore', join(folder, `${version}.tar.gz`), place);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    // The session secret is restored.
    expect(restored.out).not.toContain('WARNING');
    const mail = await startMailServer();
    context.onTestFinished(() => mail.stop());
    const server = await Server.start(context, { ...place, SMTP_URL: mail.url });
    expect(server.output).not.toContain('First ');
    const nobody = new Person(server.url);

    const post = await nobody.rest('GET', '/blogs/kept-post');
    expect(post.body.data).toMatchObject({ title: 'A post with a picture', isPublished: true });
    const item = await nobody.rest('GET', '/portfolio/kept-item');
    expect(item.body.data).toMatchObject({ title: 'An item with a picture', tags: ['kept'] });
    for (const { imageUrl } of [post.body.data, item.body.data]) {
      const picture = await fetch(server.url + new URL(imageUrl).pathname);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    const page = await fetch(`${server.url}/blog/kept-post`);
    expect(await page.text()).toContain('A post with a picture');
    const text = await nobody.gql('{ blogPost(slug: "kept-post") { body bodyHtml readingMinutes } }');
    const { bodyHtml, readingMinutes } = await derive(text.data.blogPost.body);
    expect(text.data.blogPost).toMatchObject({ bodyHtml, readingMinutes });
    const published = await nobody.gql('{ reviews(first: 50) { nodes { name clientFeedback rating } } }');
    expect(published.data.reviews.nodes).toContainEqual({
      name: 'Kept Client',
      clientFeedback: 'A review that is kept in the archive',
      rating: 5,
    });

    const who = { email: 'admin@marquee.example', password: 'Marquee-2026' };
    const staff = await nobody.signIn(who, mail);
    expect(codeIn(await mail.mailTo(who.email))).toMatch(/^\d{6}$/);
    const { data } = await staff.gql(`{
    messages(first: 50) { totalCount nodes { name message } }
    allReviews { totalCount }
    affiliates { totalCount }
    users { totalCount }
    webhooks { nodes { url events } }
  }`);
    expect(data.messages.nodes).toContainEqual({ name: 'Kept Sender', message: 'A message that is kept' });
    expect(data).toMatchObject({
      messages: { totalCount: 13 },
      allReviews: { totalCount: 7 },
      users: { totalCount: 2 },
      webhooks: { nodes: [{ url: 'https://hooks.example/kept', events: ['REVIEW_SUBMITTED'] }] },
    });
    await expectDesk(staff);
    // Tables that the version did not have yet.
    await makePage(staff, { slug: 'new-page', title: 'A page of its own', isPublished: true });
    expect(await (await fetch(`${server.url}/new-page`)).text()).toContain('A page of its own');
    const changed = await staff.rest('PATCH', `/blogs/${post.body.data._id}/toggle-publish`);
    expect(changed.status).toBe(200);
    expect((await nobody.rest('GET', '/blogs/kept-post')).status).toBe(404);
    await server.end('SIGTERM');
    expect(server.errors).toBe('');
  },
);

/** Messages from before stages: answered ones are IN_CONTACT since the first reply, without owner. */
async function expectDesk(staff: Person): Promise<void> {
  const query = '{ messages(first: 200) { nodes { stage stageChangedAt owner { id } value replies { replyDate } } } }';
  const { nodes } = (await staff.gql(query)).data.messages;
  for (const { replies, ...desk } of nodes) {
    const since = replies[0]?.replyDate ?? null;
    const stage = since ? 'IN_CONTACT' : 'NEW';
    expect(desk).toEqual({ stage, stageChangedAt: since, owner: null, value: null });
  }
  expect(nodes.map(({ stage }: { stage: string }) => stage)).toEqual(expect.arrayContaining(['NEW', 'IN_CONTACT']));
}

const beforeStages = ['0.1.0'];

/** Versions with a stored data folder and backup. */
const kept = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const keptIn = (version: string): Stored => JSON.parse(readFileSync(join(folder, version, 'kept.json'), 'utf8'));

test.for(kept)('a data folder of %s starts under this version with its whole content', async (version, context) => {
  const bench = await Bench.open(context);
  const tar = zstdDecompressSync(readFileSync(join(folder, version, 'data.tar.zst')));
  execFileSync('tar', ['--extract', '--numeric-owner', '--directory', bench.folder], { input: tar });
  const server = await Server.start(context, { DATA_DIR: bench.dataDir });
  await expectAllOf(keptIn(version), server, version);
  await server.end('SIGTERM');
  expect(server.errors).toBe('');
});

test.for(kept)('a backup of %s restores under this version with its whole content', async (version, context) => {
  const { sessionSecret, ...rest } = keptIn(version);
  const place = { ...(await emptyPlace(context)), SESSION_SECRET: sessionSecret };
  const restored = await run('restore', join(folder, version, 'backup.tar.gz'), place);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.out).not.toContain('WARNING');
  const server = await Server.start(context, place);
  await expectAllOf({ sessionSecret, ...rest }, server, version);
  await server.end('SIGTERM');
  expect(server.errors).toBe('');
});

async function expectAllOf(
  { user, messages, post, picture, totals }: Stored,
  server: Server,
  version: string,
): Promise<void> {
  expect(server.output).not.toContain('First ');
  const nobody = new Person(server.url);
  const { body } = await nobody.rest('GET', `/blogs/${post.slug}`);
  expect(body.data).toMatchObject({ ...post, isPublished: true });
  expect(new URL(body.data.imageUrl).pathname).toBe(picture.path);
  const bytes = await (await fetch(server.url + picture.path)).arrayBuffer();
  expect(createHash('sha256').update(Buffer.from(bytes)).digest('hex')).toBe(picture.sha256);
  expect(await (await fetch(`${server.url}/blog/${post.slug}`)).text()).toContain(post.title);

  const { email: identifier, password, totpSecret } = user;
  expect((await nobody.rest('POST', '/admin/login', { identifier, password })).status).toBe(200);
  const otp = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate();
  const step = await nobody.rest('POST', '/admin/verify-otp', { identifier, otp });
  expect(step.status).toBe(200);
  const staff = new Person(server.url, { token: step.body.token });
  if (beforeStages.includes(version)) await expectDesk(staff);
  const { data } = await staff.gql(TOTALS);
  expect(data).toMatchObject({
    messages: { totalCount: totals.messages, nodes: expect.arrayContaining(messages) },
    allBlogPosts: { totalCount: totals.posts },
  });
}
