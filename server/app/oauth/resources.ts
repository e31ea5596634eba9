import { MCP } from '#server/app/mcp/refuse.ts';
import type { Settings } from '#server/platform/settings.ts';

/** What an app can ask for by `resource` (RFC 8707): the whole site, or /mcp. Both are this server, with one set of scopes. */
export function resourcesOf({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string[] {
  const { origin } = new URL(PUBLIC_URL);
  return [origin, `${origin}/`, origin + MCP, `${origin}${MCP}/`];
}
