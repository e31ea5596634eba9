import { test } from 'vitest';
import { findEmbedded } from '#server/platform/database/embedded/embedded.ts';
import { mediaOperations, sendPicture } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import { Person } from '#tests/kit/people/person.ts';
import { Bench, query, until } from '#tests/kit/product/embedded.ts';
import { admin, Server } from '#tests/kit/product/server.ts';

const BEFORE = 5;

test('a server killed during uploads loses no acknowledged picture and leaves none without a file', async (context) => {
  const { expect } = context;
  const bench = await Bench.open(context);
  const mail = await startMailServer();
  context.onTestFinished(() => mail.stop());
  const settings = { DATA_DIR: bench.dataDir, SMTP_URL: mail.url, RATE_LIMITS: 'off', SAMPLE_CONTENT: 'off' };
  let server = await Server.start(context, settings);
  const [email, password] = admin;
  const person = await new Person(server.url).signIn({ email, password }, mail);
  const bytes = await canvas(1200, 800).png().toBuffer();
  const acknowledged: string[] = [];
  let isOver = false;
  const upload = async () => {
    while (!isOver) {
      const answer = await sendPicture(person, bytes).catch(() => null);
      if (answer?.data?.uploadPicture) acknowledged.push(answer.data.uploadPicture.id);
    }
  };
  // Two uploads at a time, so that one is always incomplete.
  const uploading = [upload(), upload()];
  await until(async () => acknowledged.length >= BEFORE);
  await server.end('SIGKILL');
  isOver = true;
  await Promise.all(uploading);
  server = await Server.start(context, { ...settings, PORT: new URL(server.url).port });

  const { nodes } = (await person.gql(mediaOperations.list, { first: 200 })).data.mediaPictures;
  expect(nodes.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(acknowledged));
  for (const { url } of nodes) expect((await fetch(server.url + new URL(url).pathname)).status).toBe(200);
  const rows = await query(
    (await findEmbedded(bench.dataDir)) as string,
    `select (select count(*)::int from pictures) as pictures,
      (select count(*)::int from audit_entries where action = 'media.upload') as noted`,
  );
  expect(rows).toEqual([{ pictures: nodes.length, noted: nodes.length }]);
});
