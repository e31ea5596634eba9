import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect } from 'vitest';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { guide } from '#tests/kit/network/examples.ts';
import { rows, test } from '#tests/kit/test.ts';

type Server = {
  url?: string;
  headers?: Record<string, string>;
  args?: string[];
  env?: Record<string, string>;
};
type Settings = { mcpServers?: Record<string, Server>; servers?: Record<string, Server> };

const part = guide.slice(guide.indexOf('## For agents'), guide.indexOf('**Without a secret.**'));
/** The files of settings that the document shows, as the clients read them. */
const files = [...part.matchAll(/(?:^ {6}.+\n)+/gm)].map(([text]) => JSON.parse(text) as Settings);
const servers = files.flatMap((file) => Object.values(file.mcpServers ?? file.servers ?? {}));
const [, command = ''] = /`(claude mcp add [^`]+)`/.exec(part) ?? [];

/** The address and the headers that a client takes from its settings, with the variables that it fills in. */
function targetOf({ url, headers = {}, args = [], env = {} }: Server): [url: string, headers: Record<string, string>] {
  if (url) return [url, headers];
  const [, header = ''] = args.slice(args.indexOf('--header'));
  const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(header) ?? [];
  return [args[1] ?? '', { [name]: value.replace(/\$\{(\w+)\}/g, (_, variable: string) => env[variable] ?? '') }];
}

test('the document shows four files of settings and one command', () => {
  expect(files).toHaveLength(4);
  expect(command).not.toBe('');
});

const [, quoted = ''] = /--header "([^"]+)"/.exec(command) ?? [];
const [headerName = '', headerValue = ''] = quoted.split(': ');
const commandTarget: ReturnType<typeof targetOf> = [command.split(' ').at(-1) ?? '', { [headerName]: headerValue }];
const targets = [...servers.map(targetOf), commandTarget];

test.for(rows(targets.map((target, index) => [index + 1, ...target] as const)))(
  'a client with the settings of sample %i finds the tools of its token',
  async ([, url, headers], { product, admin }) => {
    const { token } = await issueToken(admin, { scopes: ['MESSAGES_READ'] });
    const filled = Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(/mqt_…|\$\{(?:input|env):\w+\}/, token),
    ]);
    const client = new Client({ name: 'settings', version: '1.0.0' });
    const transport = new StreamableHTTPClientTransport(new URL(url.replace('http://localhost:4000', product.url)), {
      requestInit: { headers: Object.fromEntries(filled) },
    });
    await client.connect(transport as Parameters<Client['connect']>[0]);
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('list_enquiries');
    await client.close();
  },
);
