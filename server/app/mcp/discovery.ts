import type { FastifyInstance } from 'fastify';
import { tokenScopes } from '#schema/apiToken.ts';
import type { Services } from '#server/platform/context.ts';
import { errors } from '#server/platform/errors.ts';
import { MCP } from './refuse.ts';

const RESOURCE = '/.well-known/oauth-protected-resource';
/** Where clients look for an authorization server. There is none: tokens are issued in the office. */
const absent = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'];

/** Says, in the format of RFC 9728, how /mcp takes a token. */
export function serveDiscovery(app: FastifyInstance, { settings, readSite }: Services): void {
  for (const path of [RESOURCE, RESOURCE + MCP])
    app.get(path, async (_, reply) => {
      const { name } = await readSite();
      return reply.header('cache-control', 'no-cache').send({
        resource: settings.PUBLIC_URL + MCP,
        resource_name: name,
        bearer_methods_supported: ['header'],
        scopes_supported: tokenScopes,
      });
    });
  const [, message] = errors.NOT_FOUND;
  for (const path of absent.flatMap((path) => [path, path + MCP]))
    app.get(path, (_, reply) =>
      reply.code(404).header('cache-control', 'no-store').send({ error: 'not_found', error_description: message }),
    );
}
