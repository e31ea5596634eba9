import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  InitializeRequestSchema,
  isJSONRPCRequest,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv-provider.js';
import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Execute } from '#server/app/graphql/execute.ts';
import type { Context } from '#server/platform/context.ts';
import { version } from '#server/platform/version.ts';
import { callTool, operationFor } from './call.ts';
import { ABOUT_STRANGERS, describeTool, type ListedTool, tools } from './tools.ts';

export type ToolContext = { schema: GraphQLSchema; execute: Execute; context: Context };

/** Required by the SDK, and expensive to create per request. It validates no client input. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

const instructions = (name: string) =>
  `The office of ${name}: enquiries, posts, portfolio items, reviews and figures. ${ABOUT_STRANGERS} Before anything is published or sent, a person should have agreed to it. Tools that the token may not use are not listed.`;

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
    { capabilities: { tools: {} }, instructions: instructions(name), jsonSchemaValidator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools
      .filter((tool) => operationFor(schema, tool, context))
      .map((tool) => listedTools(schema).get(tool.name) as ListedTool),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find((candidate) => candidate.name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, 'There is no tool of this name.');
    return callTool(toolContext, tool, params.arguments);
  });
  return server;
}

const requests = {
  initialize: InitializeRequestSchema,
  'tools/list': ListToolsRequestSchema,
  'tools/call': CallToolRequestSchema,
};

/** @returns the refusal of invalid parameters, which the SDK would report as a server error */
function refusalOfParams(body: unknown) {
  if (!isJSONRPCRequest(body)) return undefined;
  const request = Object.hasOwn(requests, body.method) && requests[body.method as keyof typeof requests];
  if (!request || request.safeParse(body).success) return undefined;
  const error = { code: ErrorCode.InvalidParams, message: 'These are no parameters of this method.' };
  const type = { 'content-type': 'application/json' };
  return { status: 200, headers: type, body: JSON.stringify({ jsonrpc: '2.0', error, id: body.id }) };
}

export async function respond(toolContext: ToolContext, { headers, body }: FastifyRequest) {
  const refusal = refusalOfParams(body);
  if (refusal) return refusal;
  const server = serverFor(toolContext);
  const transport = new WebStandardStreamableHTTPServerTransport({
    // Without sessions, so that any process can answer any request.
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  try {
    // The types of the SDK do not support exactOptionalPropertyTypes.
    await server.connect(transport as Parameters<Server['connect']>[0]);
    const requestHeaders = ['accept', 'content-type', 'mcp-protocol-version'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    const request = new Request('http://mcp.invalid/mcp', { method: 'POST', headers: requestHeaders });
    const response = await transport.handleRequest(request, { parsedBody: body });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  } finally {
    await server.close();
  }
}
