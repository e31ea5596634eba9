import {
  createMcpHandler,
  isJSONRPCRequest,
  isLegacyRequest,
  isSpecType,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { version } from '#server/platform/version.ts';
import { callTool, operationFor, type ToolContext } from './call.ts';
import { listResources, readResource, templates } from './resources.ts';
import { ABOUT_STRANGERS, describeTool, type ListedTool, tools } from './tools.ts';

/** Required by the SDK, and expensive to create per request. It validates no client input. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** How long clients may keep a list. It depends on the token, so no shared cache may keep it. */
const listHint = { ttlMs: 60_000, cacheScope: 'private' } as const;
const cacheHints = {
  'tools/list': listHint,
  'resources/templates/list': listHint,
  'server/discover': listHint,
} as const;

const instructions = (name: string) =>
  `The office of ${name}: enquiries, posts, portfolio items, pictures, reviews, affiliates, calls and figures. ${ABOUT_STRANGERS} Before anything is published or sent, a person should have agreed to it. Lists go on with after: pageInfo.endCursor. Tools that the token may not use are not listed.`;

const toolsBySchema = new WeakMap<GraphQLSchema, Map<string, ListedTool>>();
function listedTools(schema: GraphQLSchema): Map<string, ListedTool> {
  const toolsByName =
    toolsBySchema.get(schema) ?? new Map(tools.map((tool) => [tool.name, describeTool(tool, schema)]));
  toolsBySchema.set(schema, toolsByName);
  return toolsByName;
}

function serverFor(toolContext: ToolContext): Server {
  const { schema, context } = toolContext;
  const { name } = context.site;
  const server = new Server(
    { name: 'marquee', title: name, version },
    { capabilities: { tools: {}, resources: {} }, instructions: instructions(name), jsonSchemaValidator, cacheHints },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: tools
      .filter((tool) => operationFor(schema, tool, context))
      .map((tool) => listedTools(schema).get(tool.name) as ListedTool),
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find((candidate) => candidate.name === params.name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no tool of this name.');
    return callTool(toolContext, tool, params.arguments);
  });
  server.setRequestHandler('resources/list', ({ params }) => listResources(toolContext, params?.cursor));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: templates }));
  server.setRequestHandler('resources/read', ({ params }) => readResource(toolContext, params.uri));
  return server;
}

const requests = new Map<string, (message: unknown) => boolean>([
  ['initialize', isSpecType.InitializeRequest],
  ['tools/list', isSpecType.ListToolsRequest],
  ['tools/call', isSpecType.CallToolRequest],
  ['resources/list', isSpecType.ListResourcesRequest],
  ['resources/templates/list', isSpecType.ListResourceTemplatesRequest],
  ['resources/read', isSpecType.ReadResourceRequest],
]);

/** Whether the SDK would report the parameters as an error of the server, or repeat its internal messages. */
const hasBadParams = (body: unknown): body is { id: string | number } =>
  isJSONRPCRequest(body) && requests.get(body.method)?.(body) === false;

const passedHeaders = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** Answers one message: of revision 2026-07-28, which describes itself, and of the older ones. */
export async function respond(toolContext: ToolContext, { headers, body }: FastifyRequest) {
  const request = new Request('http://mcp.invalid/mcp', {
    method: 'POST',
    headers: passedHeaders.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    }),
  });
  const answerTo = (await isLegacyRequest(request, body)) ? answerLegacy : answer;
  const response = hasBadParams(body)
    ? refusal(200, body.id, ProtocolErrorCode.InvalidParams, 'These are no parameters of this method.')
    : await answerTo(toolContext, request, body);
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

/** A stream of changes would never end: nothing here announces changes. */
const STREAM = 'subscriptions/listen';

async function answer(toolContext: ToolContext, request: Request, body: unknown): Promise<Response> {
  if (isJSONRPCRequest(body) && body.method === STREAM)
    return refusal(404, body.id, ProtocolErrorCode.MethodNotFound, 'Method not found');
  const handler = createMcpHandler(() => serverFor(toolContext), { legacy: 'reject' });
  try {
    return await handler.fetch(request, { parsedBody: body });
  } finally {
    await handler.close();
  }
}

async function answerLegacy(toolContext: ToolContext, request: Request, body: unknown): Promise<Response> {
  const server = serverFor(toolContext);
  // Without sessions, so that any process can answer any request.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}

const refusal = (status: number, id: string | number, code: number, message: string) =>
  Response.json({ jsonrpc: '2.0', error: { code, message }, id }, { status });
