/** The parameters of DATABASE_URL that are about TLS, as libpq names them. */
export const tlsParameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const;
/** All parameters that DATABASE_URL may have. */
const parameters = [...tlsParameters, 'host', 'application_name', 'options'];
const modes = ['disable', 'require', 'verify-ca', 'verify-full'];

/** A rule, and what is expected of a value that breaks it. */
type Rule = [expected: string, holds: (url: URL, parameter: Record<string, string>) => boolean];

/** In this order: each may rely on those before it. What is not taken would be ignored by the driver, TLS included. */
const rules: Rule[] = [
  // A password with a bare # or / would cut the address short, and another host would be asked for.
  [
    'every reserved character percent-encoded: # as %23, / as %2F, % as %25',
    ({ href, hash, pathname }) => !hash && !pathname.includes('@') && isEncoded(href),
  ],
  [
    `no parameters but ${parameters.join(', ')}, each once`,
    ({ searchParams }) => {
      const names = [...searchParams.keys()];
      return new Set(names).size === names.length && names.every((name) => parameters.includes(name));
    },
  ],
  [`sslmode to be one of ${modes.join(', ')}`, (_, { sslmode }) => sslmode === undefined || modes.includes(sslmode)],
  [
    'sslmode=require, verify-ca or verify-full beside sslrootcert, sslcert and sslkey',
    (_, { sslmode = 'disable', ...others }) =>
      sslmode !== 'disable' || !tlsParameters.some((name) => name !== 'sslmode' && name in others),
  ],
  ['sslrootcert beside sslmode=verify-ca', (_, { sslmode, sslrootcert }) => sslmode !== 'verify-ca' || !!sslrootcert],
  ['sslcert and sslkey together', (_, { sslcert, sslkey }) => !sslcert === !sslkey],
];

/**
 * Judges a DATABASE_URL by itself: no file that it names is read, and nothing is connected.
 * @param value `postgres://…`, which `URL` can parse
 * @returns what was expected instead, without anything of the value; null when it can be used
 */
export function faultOfDatabaseUrl(value: string): string | null {
  const url = new URL(value);
  const broken = rules.find(([, holds]) => !holds(url, Object.fromEntries(url.searchParams)));
  return broken ? broken[0] : null;
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
