import { chmod, chown, copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { findClusterLocation } from '#server/platform/database/embedded/dataFolder.ts';
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts';
import { Bench, query } from '#tests/kit/product/embedded.ts';

/** The certificate of that PostgreSQL, for `localhost`, and its key: also what a client may show. */
export const CERTIFICATE = join(import.meta.dirname, 'tls/server.crt');
export const KEY = join(import.meta.dirname, 'tls/server.key');

/** Who may come, and how: nobody without TLS but the administrator, to `certified` only with a certificate. */
const HBA = `host all postgres 127.0.0.1/32 scram-sha-256
hostssl certified all 127.0.0.1/32 scram-sha-256 clientcert=verify-ca
hostssl all all 127.0.0.1/32 scram-sha-256
`;

export type TlsDatabase = {
  /** An address of one of its databases, by name or number of the host. @param parameters what follows the question mark */
  url(parameters?: Record<string, string>, parts?: Partial<Pick<URL, 'hostname' | 'pathname' | 'username'>>): string;
  password: string;
  /** Asks as its administrator. */
  ask(statement: string): Promise<Record<string, unknown>[]>;
};

/** A PostgreSQL that takes connections with TLS only; it is stopped when the test ends. */
export async function startTlsDatabase(context: Pick<TestContext, 'onTestFinished'>): Promise<TlsDatabase> {
  const bench = await Bench.open(context as TestContext);
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
