/**
 * The policy of a page with scripts. They come from this origin only; those that stand in the page are known by their hashes.
 * Styles need 'unsafe-inline': a page carries its own, and toasts are placed by style attributes. So do the faces, as data.
 */
const policyOf = (scripts: string, pictures: string, ...more: string[]): string =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    ...more,
    `img-src ${pictures}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');

/** The Content-Security-Policy of each thing that is sent. */
export const contentSecurity = {
  /**
   * Cover pictures may be linked from anywhere.
   * @param players where the frames of the page may come from, left out for a page without a video
   */
  page: (scriptHashes: string[], players: readonly string[] = []): string =>
    policyOf(
      ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
      "'self' data: blob: https: http:",
      ...(players.length > 0 ? [`frame-src ${players.join(' ')}`] : []),
    ),
  /** Its editor runs workers. */
  playground: policyOf("'self'", "'self' data:", "worker-src 'self' blob:"),
  /** A browser that opens data as a page shows its text and runs nothing. */
  data: "default-src 'none';frame-ancestors 'none'",
  /** A picture is nothing but a picture, and a file of a mail nothing but bytes. */
  file: "default-src 'none'; sandbox",
  /** What other sites may show in a frame has styles of its own, and nothing else. */
  embed: (styleHash: string): string =>
    [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors *',
    ].join(';'),
  /** The short page of a failure has styles of its own. */
  failure: "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'",
};
