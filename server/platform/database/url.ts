/** The TLS parameters of DATABASE_URL, named as in libpq. */
export const tlsParameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const;
const parameters = [...tlsParameters, 'host', 'application_name', 'options'];
const modes = ['disable', 'require', 'verify-ca', 'verify-full'];

type Rule = [expected: string, holds: (url: URL, parameter: Record<string, string>) => boolean];

/** Ordered: a rule may rely on those before it. The driver silently ignores unknown parameters, even those for TLS. */
const rules: Rule[] = [
  // A password with an unencoded # or / would end the host part early, and the driver would connect to another host.
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
    (_, { sslmode = 'disable', ...otherParameters }) =>
      sslmode !== 'disable' || !tlsParameters.some((name) => name !== 'sslmode' && name in otherParameters),
  ],
  ['sslrootcert beside sslmode=verify-ca', (_, { sslmode, sslrootcert }) => sslmode !== 'verify-ca' || !!sslrootcert],
  ['sslcert and sslkey together', (_, { sslcert, sslkey }) => !sslcert === !sslkey],
];

/**
 * Validates a DATABASE_URL without reading files or connecting.
 * @param value `postgres://…` that `URL` can parse
 * @returns the expectation that it breaks, without any part of the value; null if it is valid
 */
export function faultOfDatabaseUrl(value: string): string | null {
  const url = new URL(value);
  const brokenRule = rules.find(([, holds]) => !holds(url, Object.fromEntries(url.searchParams)));
  return brokenRule ? brokenRule[0] : null;
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
