import * as modern from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { TokenScope } from '#schema/apiToken.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import type { Person } from '#tests/kit/people/person.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what an answer holds
type Answer = any;

/** An agent at /mcp, which uses the client of the SDK. */
export type Agent = {
  client: Client;
  tools(): Promise<string[]>;
  /** The answer of a tool: its data, or its error. */
  call(name: string, input?: Record<string, unknown>): Promise<{ data: Answer; error: Answer; texts: string[] }>;
};

/** Connects the client of the SDK with a token. @throws when the server refuses it */
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

/** Connects the client of the SDK of revision 2026-07-28, which asks `server/discover` first. */
export async function connectModern({ url, token }: Person): Promise<modern.Client> {
  const client = new modern.Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new modern.StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
  return client;
}

/** An agent with a new token; without scopes the token has the full role. */
export async function agentWith(admin: Person, scopes?: TokenScope[], role = 'STAFF'): Promise<Agent> {
  return connect((await issueToken(admin, { role, scopes: scopes ?? null })).machine);
}

/** Sends any body to /mcp with the headers of an MCP message. */
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
