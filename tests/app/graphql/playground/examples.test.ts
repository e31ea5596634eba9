import { getVariableValues, type OperationDefinitionNode, parse, validate } from 'graphql';
import { describe, expect } from 'vitest';
import type { PlaygroundExample } from '#playground/example.ts';
import { examples, welcome } from '#playground/examples.ts';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { answerOf, listen } from '#tests/kit/network/live.ts';
import { codeIn, type Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

const PASSWORD = 'Secret-123';

const test = base.extend('staff', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { password: PASSWORD }),
);
test.beforeAll(async ({ staff }) => {
  await makePost(staff, { slug: 'a-post', title: 'Marketing for all', isPublished: true });
});

const named = (title: string): PlaygroundExample => {
  const example = examples.find((one) => one.title === title);
  if (!example) throw new Error(`no example is called ${title}`);
  return example;
};
/** Runs an example, with variables in place of values that a reader must supply. */
const run = (person: Person, title: string, variables = named(title).variables) =>
  person.gql(named(title).query, variables);

const schema = buildSchema();

describe('every example', () => {
  test.for(examples.map((example) => [example.title, example] as const))(
    'the example is valid: %s',
    ([, { query, variables }]) => {
      const document = parse(query);
      expect(validate(schema, document)).toEqual([]);
      const [operation] = document.definitions as OperationDefinitionNode[];
      const { errors } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables ?? {});
      expect(errors).toBeUndefined();
      expect(operation?.name?.value).toBeTruthy();
    },
  );

  test('each example has a unique name in list and tab', () => {
    expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length);
    expect(new Set(examples.map(({ query }) => /(?:query|mutation|subscription) (\w+)/.exec(query)?.[1])).size).toBe(
      examples.length,
    );
  });

  test('exactly the examples for staff are refused without a token', async ({ product }) => {
    for (const { title, isForStaff, query } of examples) {
      const isLive = query.includes('subscription');
      const { code } = await (isLive ? answerOf(product.nobody, query) : run(product.nobody, title));
      if (isForStaff) expect([title, code]).toEqual([title, 'UNAUTHENTICATED']);
      else expect([title, code]).not.toEqual([title, 'UNAUTHENTICATED']);
    }
  });
});

describe('the results of the examples', () => {
  test('the first example is answered without a token', async ({ product }) => {
    expect(validate(schema, parse(welcome('Papilio')))).toEqual([]);
    expect(welcome('Papilio')).toContain('Papilio');
    const { data, errors } = await product.nobody.gql(welcome('Papilio'));
    expect([errors, data.blogPosts.nodes[0].slug]).toEqual([undefined, 'a-post']);
  });

  test.for<[title: string, variables: PlaygroundExample['variables'], holds: string]>([
    ['List posts', undefined, 'a-post'],
    ['Read one post', { slug: 'a-post' }, 'Marketing for all'],
    ['Search posts, or filter by tag', undefined, 'a-post'],
    ['List the portfolio', undefined, '"nodes":['],
    ['Send a message', undefined, 'createdAt'],
  ])('the example is answered without a token: %s', async ([title, variables, holds], { product }) => {
    const { data, errors } = await run(product.nobody, title, variables ?? named(title).variables);
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain(holds);
  });

  test('the examples sign in in two steps and read the viewer', async ({ product, staff }) => {
    const { email: identifier } = staff;
    const sent = product.mail.mails.filter(({ to }) => to?.some(({ address }) => address === identifier)).length;
    const first = await run(product.nobody, 'Sign in, step 1: password', { input: { identifier, password: PASSWORD } });
    expect(first.errors).toBeUndefined();
    const otp = codeIn(await product.mail.mailTo(identifier, sent));
    const second = await run(product.nobody, 'Sign in, step 2: code', { input: { identifier, otp } });
    expect(second.data.verifyCode.token).toBeTruthy();
    const { data } = await run(staff, 'Who am I?');
    expect(data.viewer).toMatchObject({ id: staff.id, role: 'EMPLOYEE' });
  });

  test('the examples publish a post, with and without a picture', async ({ product, staff }) => {
    const plain = await run(staff, 'Publish a post');
    expect(plain.data.createBlogPost).toMatchObject({ slug: 'written-in-the-playground', isPublished: true });
    const pictured = await run(staff, 'Publish a post with a picture');
    expect(pictured.data.createBlogPost).toMatchObject({ imageUrl: 'https://example.com/picture.jpg' });
    const { data } = await run(product.nobody, 'Read one post', { slug: 'written-in-the-playground' });
    expect(data.blogPost.bodyHtml).toContain('<strong>Markdown</strong>');
    // A slug that nobody chose is numbered.
    expect((await run(staff, 'Publish a post')).code).toBeUndefined();
  });

  test('the example subscription receives a new message', async ({ product, staff }) => {
    const ear = await listen(staff, named('What comes in').query);
    expect((await ear.next()).arrived.kind).toBe('RESUMED');
    await run(product.nobody, 'Send a message');
    expect((await ear.next()).arrived).toMatchObject({ kind: 'MESSAGE', message: { name: 'Ines Integrator' } });
    ear.close();
  });

  test.for(examples.flatMap((example) => (example.fill ? [[example.title, example.fill] as const] : [])))(
    'the example is filled with entries of this installation: %s',
    async ([title, { query, variables }], { product, admin }) => {
      await run(product.nobody, 'Send a message');
      await run(admin, 'Issue an API token');
      const { data } = await admin.gql(query);
      expect(data.list.nodes.length).toBeGreaterThan(0);
      expect((await run(admin, title, variables(data.list.nodes))).errors).toBeUndefined();
    },
  );

  test.for([
    ['Issue an API token', 'mqt_'],
    ['What may my token do?', 'currentApiToken'],
    ['Keep in step', 'deletions'],
    ['Subscribe a webhook', 'whsec_'],
    ['Upload a picture', 'mediaPictures'],
  ])('the example is answered for an admin: %s', async ([title = '', holds = ''], { admin }) => {
    const { data, errors } = await run(admin, title);
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain(holds);
  });

  test('a message that is sent twice with the key of the example is stored once', async ({ admin }) => {
    const { query, variables, headers } = named('Send again without doing it twice');
    const send = async () => {
      const answer = await fetch(`${admin.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}`, ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return (await answer.json()).data.sendMessage.id;
    };
    expect(await send()).toBe(await send());
  });

  test('the example lists messages', async ({ product, staff }) => {
    await run(product.nobody, 'Send a message');
    const { data } = await run(staff, 'List messages');
    expect(data.messages.nodes[0]).toMatchObject({ name: 'Ines Integrator', isRead: false });
  });
});
