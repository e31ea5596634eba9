import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ConnectionOptions, createSecureContext } from 'node:tls';
import pg from 'pg';
import { causeOf } from '#server/platform/errors.ts';
import { SettingsError } from '#server/platform/settings.ts';
import { applyTimeouts, commandTimeouts } from './timeouts.ts';
import { tlsParameters } from './url.ts';

export type DatabaseAddress = { connectionString: string; ssl?: false | ConnectionOptions };

/**
 * Converts a DATABASE_URL for the driver. `sslmode` has the meaning of libpq, which differs from the driver's:
 * `require` encrypts and verifies nothing unless `sslrootcert` is set, `verify-ca` verifies the issuer of the
 * certificate, `verify-full` also the host name.
 * @param databaseUrl `postgres://…`, validated by settings.ts
 * @throws SettingsError when a file of the URL cannot be used
 */
export function addressOf(databaseUrl: string): DatabaseAddress {
  const url = new URL(databaseUrl);
  const { sslmode, sslrootcert, sslcert, sslkey } = Object.fromEntries(url.searchParams);
  if (!sslmode) return { connectionString: databaseUrl, ssl: false };
  for (const name of tlsParameters) url.searchParams.delete(name);
  const connectionString = url.href;
  if (sslmode === 'disable') return { connectionString, ssl: false };
  const ca = sslrootcert ? readCertificates(sslrootcert) : undefined;
  const pair = sslcert && sslkey ? readPair(sslcert, sslkey) : {};
  const ssl: ConnectionOptions = { ...pair, ca, rejectUnauthorized: sslmode !== 'require' || ca !== undefined };
  if (sslmode !== 'verify-full') ssl.checkServerIdentity = () => undefined;
  return { connectionString, ssl };
}

export class UnreachableError extends Error {}

/**
 * Opens one connection with `commandTimeouts`, for a command. If it is lost later, queries fail.
 * @throws UnreachableError
 */
export async function openClient(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ ...addressOf(databaseUrl), connectionTimeoutMillis: commandTimeouts.connection });
  client.on('error', () => {});
  try {
    await client.connect();
    await applyTimeouts(client, commandTimeouts);
    return client;
  } catch (cause) {
    await client.end();
    throw new UnreachableError((cause as Error).message, { cause });
  }
}

function readCertificates(file: string): string {
  const text = read('sslrootcert', file);
  try {
    new X509Certificate(text);
  } catch {
    throw new SettingsError(['DATABASE_URL: sslrootcert holds no certificate']);
  }
  return text;
}

function readPair(certFile: string, keyFile: string): { cert: string; key: string } {
  const pair = { cert: read('sslcert', certFile), key: read('sslkey', keyFile) };
  try {
    createSecureContext(pair);
  } catch {
    throw new SettingsError(['DATABASE_URL: sslcert and sslkey are no certificate with its key, without a passphrase']);
  }
  return pair;
}

function read(parameter: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingsError([`DATABASE_URL: ${parameter} cannot be read (${causeOf(error)?.code})`]);
  }
}
