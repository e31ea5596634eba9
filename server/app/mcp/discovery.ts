import type { FastifyInstance } from 'fastify';
import { tokenScopes } from '#schema/apiToken.ts';
import type { Services } from '#server/platform/context.ts';
import { MCP } from './refuse.ts';

export const RESOURCE = '/.well-known/oauth-protected-resource';

/** Says, in the format of RFC 9728, how /mcp takes a token, and while apps are allowed who issues one to them. */
export function serveDiscovery(app: FastifyInstance, { settings, readSite }: Services): void {
  for (const path of [RESOURCE, RESOURCE + MCP])
    app.get(path, async (_, reply) => {
      const { name, allowsApps } = await readSite();
      return reply.header('cache-control', 'no-cache').send({
        resource: settings.PUBLIC_URL + MCP,
        resource_name: name,
        ...(allowsApps && { authorization_servers: [new URL(settings.PUBLIC_URL).origin] }),
        bearer_methods_supported: ['header'],
        scopes_supported: tokenScopes,
      });
    });
}
