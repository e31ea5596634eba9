/** Addresses that are no pages. */
const doors = ['/api/', '/graphql', '/mcp'];

/**
 * What crawlers are told.
 * @param closed the paths of the screens that are not for the public; what follows a colon is left out
 */
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
