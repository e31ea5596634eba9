import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { TokenScope } from '#schema/apiToken.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import type { Person } from '#tests/kit/people/person.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what an answer holds
type Answer = any;

/** An agent at /mcp, as the SDK's own client. */
export type Agent = {
  client: Client;
  /** The names of the tools it is told of. */
  tools(): Promise<string[]>;
  /** What a tool answers: its data, or the error of it. */
  call(name: string, input?: Record<string, unknown>): Promise<{ data: Answer; error: Answer; texts: string[] }>;
};

/** Connects the SDK's client with a token. @throws when the server refuses that */
export async function connect({ url, token }: Person): Promise<Agent> {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return {
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    async call(name, input = {}) {
      const answer = (await client.callTool({ name, arguments: input })) as Answer;
      const texts = answer.content.map(({ text }: { text: string }) => text);
      return {
        data: answer.structuredContent,
        error: answer.isError ? JSON.parse(texts[0]).error : undefined,
        texts,
      };
    },
  };
}

/** An agent with a token of its own; without scopes it has the whole role. */
export async function agentWith(admin: Person, scopes?: TokenScope[], role = 'STAFF'): Promise<Agent> {
  return connect((await issueToken(admin, { role, scopes: scopes ?? null })).machine);
}

/** Sends anything to /mcp as a client of the protocol would send a message. */
export const postMcp = ({ url, token }: Person, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
  });
