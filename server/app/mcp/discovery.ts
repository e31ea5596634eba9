import type { FastifyInstance } from 'fastify';
import { tokenScopes } from '#schema/apiToken.ts';
import type { Services } from '#server/platform/context.ts';
import { MCP } from './refuse.ts';

export const RESOURCE = '/.well-known/oauth-protected-resource';

/**
 * Says, in the format of RFC 9728, how the site and /mcp take a token, and while apps are allowed who issues one to them.
 * Clients compare the resource with the address that they have asked for.
 */
export function serveDiscovery(app: FastifyInstance, { settings, readSite }: Services): void {
  for (const [path, resource] of [
    [RESOURCE, new URL(settings.PUBLIC_URL).origin],
    [RESOURCE + MCP, settings.PUBLIC_URL + MCP],
  ] as const)
    app.get(path, async (_, reply) => {
      const { name, allowsApps } = await readSite();
      return reply.header('cache-control', 'no-cache').send({
        resource,
        resource_name: name,
        ...(allowsApps && { authorization_servers: [new URL(settings.PUBLIC_URL).origin] }),
        bearer_methods_supported: ['header'],
        scopes_supported: tokenScopes,
      });
    });
}
