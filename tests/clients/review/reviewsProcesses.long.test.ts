import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueLink, postReview, reviewOperations, tokenOf } from '#tests/kit/content/review.ts';
import { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses();
});
afterAll(() => processes?.stop());

test('a withdrawn review disappears from all processes within a second', async () => {
  const { admin, mail, servers } = processes;
  const words = 'They did what they said, in time.';
  const email = 'devika@harbour.example';
  const { token } = await issueLink(admin, { email });
  expect((await postReview(admin, token, { clientFeedback: words })).status).toBe(201);
  const [{ id }] = (await admin.gql('{ allReviews(first: 1) { nodes { id } } }')).data.allReviews.nodes;
  await admin.gql(reviewOperations.publish, { id, isPublished: true });
  const places = ['/', '/reviews', '/embed/reviews', '/api/admin/reviews/published'];
  const seen = () =>
    Promise.all(
      servers.flatMap(({ url }) =>
        places.map(async (path) => (await (await fetch(url + path)).text()).includes(words)),
      ),
    );
  await until(async () => (await seen()).every(Boolean), { withinMs: 5000 });
  const withdrawal = tokenOf((await mail.mailTo(email)).text, 'withdraw-review');
  const client = new Person(servers[0].url);
  expect((await client.gql(reviewOperations.withdraw, { token: withdrawal })).errors).toBeUndefined();
  await until(async () => !(await seen()).some(Boolean), { withinMs: 1000 });
});
