import { type TestContext, test } from 'vitest';
import { findEmbedded } from '#server/platform/database/embedded/embedded.ts';
import { blogPost } from '#tests/kit/content/blog.ts';
import { contentDraft, draftOf, draftOperations } from '#tests/kit/content/draft.ts';
import { rounds } from '#tests/kit/long.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import { Person } from '#tests/kit/people/person.ts';
import { Bench, query, until } from '#tests/kit/product/embedded.ts';
import { admin, Server } from '#tests/kit/product/server.ts';

const ROUNDS = rounds(1, 4);
const BEFORE = 10;
const create =
  'mutation ($input: BlogPostInput!, $draftId: UUID) { createBlogPost(input: $input, draftId: $draftId) { id } }';

async function open(context: TestContext) {
  const bench = await Bench.open(context);
  const mail = await startMailServer();
  context.onTestFinished(() => mail.stop());
  const settings = { DATA_DIR: bench.dataDir, SMTP_URL: mail.url, RATE_LIMITS: 'off', SAMPLE_CONTENT: 'off' };
  const server = await Server.start(context, settings);
  const [email, password] = admin;
  const person = await new Person(server.url).signIn({ email, password }, mail);
  const rows = async (statement: string) => query((await findEmbedded(bench.dataDir)) as string, statement);
  const again = () => Server.start(context, { ...settings, PORT: new URL(server.url).port });
  return { server, person, rows, again };
}

test('a killed server loses no acknowledged autosave and stores none twice', async (context) => {
  const { expect } = context;
  const bed = await open(context);
  const { person, rows } = bed;
  let { server } = bed;
  const draft = contentDraft();
  let [sequence, acknowledged] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let isOver = false;
    const before = acknowledged;
    const write = async () => {
      while (!isOver) {
        sequence += 1;
        const input = { ...draft, sequence, fields: { title: `State ${sequence}` } };
        const answer = await person.gql(draftOperations.save, { input }).catch(() => null);
        if (answer?.data) acknowledged = sequence;
      }
    };
    const writing = write();
    await until(async () => acknowledged >= before + BEFORE);
    await server.end('SIGKILL');
    isOver = true;
    await writing;
    server = await bed.again();
    const kept = await draftOf(person, 'BLOG_POST');
    expect(kept.sequence).toBeGreaterThanOrEqual(acknowledged);
    expect(kept.fields).toEqual({ title: `State ${kept.sequence}` });
    expect(await rows('select from content_drafts')).toHaveLength(1);
  }
});

test('a server killed while posts are created from autosaves leaves either the autosave or the post', async (context) => {
  const { expect } = context;
  const bed = await open(context);
  const { person, rows } = bed;
  let { server } = bed;
  for (let round = 0; round < ROUNDS; round++) {
    let isOver = false;
    const begun: { id: string; slug: string; isMade: boolean }[] = [];
    const write = async () => {
      while (!isOver) {
        const [draft, input] = [contentDraft(), blogPost()];
        const kept = await person.gql(draftOperations.save, { input: draft }).catch(() => null);
        if (!kept?.data) continue;
        const one = { id: String(draft.id), slug: String(input.slug), isMade: false };
        begun.push(one);
        const made = await person.gql(create, { input, draftId: draft.id }).catch(() => null);
        one.isMade = Boolean(made?.data?.createBlogPost);
      }
    };
    const writing = write();
    await until(async () => begun.filter(({ isMade }) => isMade).length >= BEFORE);
    await server.end('SIGKILL');
    isOver = true;
    await writing;
    server = await bed.again();
    for (const { id, slug, isMade } of begun) {
      const [[post], [draft]] = [
        await rows(`select from blog_posts where slug = '${slug}'`),
        await rows(`select from content_drafts where id = '${id}' and fields is not null`),
      ];
      expect([slug, Boolean(draft)]).toEqual([slug, !post]);
      if (isMade) expect([slug, Boolean(post)]).toEqual([slug, true]);
    }
  }
});
