import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { openStore, type Store } from '#server/platform/storage/store.ts';

const BUCKET = 'pictures';
const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/**
 * s3rver encrypts its page tokens with DES, which OpenSSL 3 no longer offers under that name. Triple DES with one key
 * gives the same result.
 */
function lendDes(): void {
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const make = crypto[name] as (cipher: string, key: Buffer, iv: Buffer) => unknown;
    const lent = (cipher: string, key: Buffer, iv: Buffer) =>
      cipher === 'des' ? make('des-ede3-cbc', Buffer.concat([key, key, key]), iv) : make(cipher, key, iv);
    Object.assign(crypto, { [name]: lent });
  }
}
lendDes();

export type S3 = {
  environment: { STORAGE_URL: string } & typeof credentials;
  store: Store;
  keys(): Promise<string[]>;
  stop(): Promise<void>;
};

/**
 * An S3-compatible server with one empty bucket on a free port. The credentials are also put into the environment of
 * this process, because a product inside it reads them there.
 */
export async function startS3(): Promise<S3> {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-s3-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: BUCKET }] };
  const server = new S3rver(options);
  const { port } = await server.run();
  Object.assign(process.env, credentials);
  const STORAGE_URL = `s3://${BUCKET}?endpoint=http://127.0.0.1:${port}&region=us-east-1`;
  const store = await openStore('', STORAGE_URL);
  return {
    environment: { STORAGE_URL, ...credentials },
    store,
    async keys() {
      const found: string[] = [];
      for (let paginationToken: string | undefined; ; ) {
        const page = await store.listAll('', { recursive: true, paginationToken });
        for (const object of page.objects) if (object.isFile) found.push(object.key);
        paginationToken = page.paginationToken;
        if (!paginationToken) return found.sort();
      }
    },
    async stop() {
      // Clients keep their connections open.
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
