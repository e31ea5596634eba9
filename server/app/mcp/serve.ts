import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Execute } from '#server/app/graphql/execute.ts';
import { createContext } from '#server/app/http/createContext.ts';
import type { Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import type { Settings } from '#server/platform/settings.ts';
import { agentOf } from './agent.ts';
import { RESOURCE } from './discovery.ts';
import { INVALID_REQUEST, MCP, refuseMcp } from './refuse.ts';

const batch = { code: 'BAD_REQUEST', message: 'Please send one message at a time.' } as const;

export function serveMcp(app: FastifyInstance, services: Services, schema: GraphQLSchema, execute: Execute): void {
  const documentUrl = new URL(RESOURCE + MCP, services.settings.PUBLIC_URL).href;
  let loaded: Promise<typeof import('./protocol.ts')> | undefined;
  app.post(MCP, {
    onRequest: async (request, reply) => {
      refuseForeignPage(services.settings, request);
      const context = await createContext(services, request);
      // RFC 9728, 5.1.
      if (!context.apiToken && context.site.allowsApps)
        reply.header('www-authenticate', `Bearer realm="mcp", resource_metadata="${documentUrl}"`);
      agentOf(context);
    },
    handler: async (request, reply) => {
      // The protocol has no batches since revision 2025-06-18.
      if (Array.isArray(request.body)) return refuseMcp(request, reply.code(400), batch, INVALID_REQUEST);
      // After the body: the token may have been revoked meanwhile.
      const context = agentOf(await createContext(services, request));
      // Loaded on the first request, so that the start does not wait for it.
      loaded ??= import('./protocol.ts');
      const { respond } = await loaded;
      const { status, headers, body } = await respond({ schema, execute, context }, request);
      return reply.code(status).headers(headers).send(body);
    },
  });
}

/** Protects against DNS rebinding. @throws FORBIDDEN for an origin that is neither this site nor in CORS_ORIGINS */
function refuseForeignPage({ PUBLIC_URL, CORS_ORIGINS }: Settings, { headers }: FastifyRequest): void {
  const { origin } = headers;
  if (origin === undefined || [new URL(PUBLIC_URL).origin, ...CORS_ORIGINS].includes(origin)) return;
  throw fail('FORBIDDEN', 'Pages of this origin may not ask here.');
}
