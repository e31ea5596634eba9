const doors = ['/api/', '/graphql', '/mcp', '/oauth/'];

/** Before the launch. */
export const CLOSED_ROBOTS = 'User-agent: *\nDisallow: /\n';

/** @param closed paths of private screens; everything after a colon is dropped */
export function robotsOf(publicUrl: string, closed: string[]): string {
  const prefixes = [...new Set([...closed.map((path) => path.replace(/:.*$/, '')), ...doors])].sort();
  return [
    'User-agent: *',
    ...prefixes.map((prefix) => `Disallow: ${prefix}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
