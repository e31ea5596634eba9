import { chmod, chown, copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { findClusterLocation } from '#server/platform/database/embedded/dataFolder.ts';
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts';
import { Bench, query } from '#tests/kit/product/embedded.ts';

/** The certificate of that PostgreSQL, for `localhost`, and its key. Clients may present it too. */
export const CERTIFICATE = join(import.meta.dirname, 'tls/server.crt');
export const KEY = join(import.meta.dirname, 'tls/server.key');

/** Only the administrator may connect without TLS; the database `certified` requires a client certificate. */
const HBA = `host all postgres 127.0.0.1/32 scram-sha-256
hostssl certified all 127.0.0.1/32 scram-sha-256 clientcert=verify-ca
hostssl all all 127.0.0.1/32 scram-sha-256
`;

export type TlsDatabase = {
  /** The address of one of its databases, by host name or by IP address. @param parameters the query string */
  url(parameters?: Record<string, string>, parts?: Partial<Pick<URL, 'hostname' | 'pathname' | 'username'>>): string;
  password: string;
  /** Runs a statement as the administrator. */
  ask(statement: string): Promise<Record<string, unknown>[]>;
};

/** Starts a PostgreSQL that accepts only TLS connections; it is stopped when the test ends. */
export async function startTlsDatabase(context: Pick<TestContext, 'onTestFinished'>): Promise<TlsDatabase> {
  const bench = await Bench.open(context);
  const { account } = await findClusterLocation(bench.dataDir);
  const place = async (name: string, make: (file: string) => Promise<void>) => {
    const file = join(bench.folder, name);
    await make(file);
    await chmod(file, 0o600);
    if (account) await chown(file, account.uid, account.gid);
    return file;
  };
  const certificate = await place('server.crt', (file) => copyFile(CERTIFICATE, file));
  const settings = {
    fsync: 'off',
    ssl: 'on',
    ssl_cert_file: certificate,
    ssl_ca_file: certificate,
    ssl_key_file: await place('server.key', (file) => copyFile(KEY, file)),
    hba_file: await place('hba.conf', (file) => writeFile(file, HBA)),
  };
  const { url, stop } = await startEmbedded({ dataDir: bench.dataDir, log: () => {}, settings });
  context.onTestFinished(stop);
  const administrator = new URL(url);
  administrator.username = 'postgres';
  administrator.password = await readFile(join(await bench.home(), 'cluster/password'), 'utf8');
  return {
    url(parameters = {}, parts = {}) {
      const address = Object.assign(new URL(url), { hostname: 'localhost', ...parts });
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      return address.href;
    },
    password: new URL(url).password,
    ask: (statement) => query(administrator.href, statement),
  };
}
