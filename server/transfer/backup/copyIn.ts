import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { Table } from './tables.ts';

export type TableCopy = {
  name: string;
  write(bytes: AsyncIterable<Buffer>): Promise<void>;
  end(): Promise<number>;
};

/** Fills a table with the output of `copy … to stdout`. @throws PostgreSQL errors, from `write` and `end` */
export function copyInto(client: Client, { name, columns }: Table): TableCopy {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const copy = client.query(from(`copy ${client.escapeIdentifier(name)} (${list}) from stdin`));
  const failed = new Promise<never>((_, reject) => copy.once('error', reject));
  failed.catch(() => {});
  return {
    name,
    async write(bytes) {
      for await (const chunk of bytes) {
        const writing = new Promise<void>((resolve, reject) => {
          copy.write(chunk, (error) => (error ? reject(error) : resolve()));
        });
        await Promise.race([writing, failed]);
      }
    },
    async end() {
      const finished = new Promise<void>((resolve) => copy.once('finish', resolve));
      copy.end();
      await Promise.race([finished, failed]);
      return copy.rowCount;
    },
  };
}
