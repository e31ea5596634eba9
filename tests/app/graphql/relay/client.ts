import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ConcreteRequest, GraphQLResponse, ReaderFragment, Variables } from 'relay-runtime';

/**
 * An app with relay-runtime in a process of its own: the tests run in production mode, in which it does not warn.
 * Arguments: the folder of the artifacts, the address of the server, a token, and the names of the queries of lists.
 */
const [folder = '', url = '', token = '', listNames = ''] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const relay = require('relay-runtime') as typeof import('relay-runtime');
const artifact = <Artifact = ConcreteRequest>(name: string) => require(join(folder, `${name}.graphql.js`)) as Artifact;

const warnings: string[] = [];
for (const level of ['warn', 'error'] as const)
  console[level] = (...words: unknown[]) => void warnings.push(words.map(String).join(' '));

const ask = async (query: string | null | undefined, variables: Variables): Promise<GraphQLResponse> => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return answer.json() as Promise<GraphQLResponse>;
};
type Ask = (query: string | null | undefined, variables: Variables) => Promise<GraphQLResponse>;
const environmentOf = (send: Ask) =>
  new relay.Environment({
    network: relay.Network.create(({ text }, variables) => send(text, variables)),
    store: new relay.Store(new relay.RecordSource()),
  });

// biome-ignore lint/suspicious/noExplicitAny: the test says by its assertions what an answer holds
type Data = any;
const environment = environmentOf(ask);
const read = (name: string, variables: Variables = {}, at = environment): Promise<Data> => {
  const request = artifact(name);
  at.retain(relay.createOperationDescriptor(request, variables));
  return relay.fetchQuery(at, request, variables).toPromise() as Promise<Data>;
};
/** What a component with this fragment gets. */
const shown = (name: string, owner: Data): Data => {
  const selector = relay.getSelector(artifact<ReaderFragment>(name), owner);
  if (selector?.kind !== 'SingularReaderSelector') throw new Error(`${name} has no data`);
  return environment.lookup(selector).data;
};

/** Reads the pages of a connection to its end, as `loadNext` of usePaginationFragment does. */
async function readToEnd(query: string, variables: Variables, connection: () => Data): Promise<Data[]> {
  for (let pages = 0; connection().pageInfo.hasNextPage && pages < 50; pages += 1)
    await read(query, { ...variables, first: 2, after: connection().pageInfo.endCursor });
  return connection().edges.map(({ node }: Data) => node);
}

const lists = listNames.split(',');
const answered: string[] = [];
for (const name of lists) {
  const [list] = Object.values((await read(name)) as Record<string, Data>);
  if (list?.nodes.length) answered.push(name);
}

const screen = await read('ScreenQuery');
const posts = await readToEnd('PostsPageQuery', {}, () => shown('Posts', screen).allBlogPosts);
const [first] = posts;
const rename = 'mutation ($id: UUID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { id } }';
const renamed = await ask(rename, { id: first.id, input: { title: 'Another title' } });
await read('PostQuery', { id: first.id });

const [message] = screen.messages.nodes;
const thread = await readToEnd(
  'ConversationPageQuery',
  { id: message.id },
  () => shown('Conversation', message).thread,
);
const { nodes } = await read('NodesQuery', { ids: [first.id, message.id] });
const found = warnings.splice(0);

// Two types with one id, as the lists had them once: relay-runtime has to notice that here.
const conflict = [
  { __typename: 'Note', __isNode: 'Note', id: 'a' },
  { __typename: 'BlogPost', __isNode: 'BlogPost', id: 'a' },
];
await read(
  'NodesQuery',
  { ids: ['a'] },
  environmentOf(async () => ({ data: { nodes: conflict } })),
);

console.log(
  JSON.stringify({
    ...{ answered, warnings: found, conflicts: warnings, renamed: 'errors' in renamed ? renamed.errors : null },
    posts: posts.map((post) => shown('Post', post).title),
    refetched: shown('Post', first).title,
    thread: thread.map(({ id }) => id),
    nodes: nodes.map(({ __typename: type }: Data) => type),
  }),
);
