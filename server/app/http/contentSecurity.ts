import type { TagService } from '#schema/tagServices.ts';
import { hostsOf } from './tagHosts.ts';

/**
 * Policy of a page with scripts. Scripts come from this origin; inline scripts need their hash. Styles need
 * 'unsafe-inline', because pages inline their styles and toasts use style attributes. Fonts are data: URLs.
 */
const policyOf = (scripts: string, pictures: string, connections: readonly string[], ...more: string[]): string =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    ...more,
    `img-src ${pictures}`,
    "font-src 'self' data:",
    ["connect-src 'self'", ...connections].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');

export const contentSecurity = {
  /**
   * @param players origins of video frames; empty for a page without a video
   * @param services the services to whose tags the visitor has agreed
   */
  page: (scriptHashes: string[], players: readonly string[] = [], services: readonly TagService[] = []): string =>
    policyOf(
      ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...hostsOf(services).scripts].join(' '),
      "'self' data: blob: https: http:",
      hostsOf(services).connections,
      ...(players.length > 0 ? [`frame-src ${players.join(' ')}`] : []),
    ),
  playground: policyOf("'self'", "'self' data:", [], "worker-src 'self' blob:"),
  /** A browser that opens the data as a page shows text and runs nothing. */
  data: "default-src 'none';frame-ancestors 'none'",
  file: "default-src 'none'; sandbox",
  /** A sanitized SVG, whose colours may be styles. */
  vector: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  embed: (styleHash: string): string =>
    [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors *',
    ].join(';'),
  failure: "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'",
};
