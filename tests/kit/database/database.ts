import pg from 'pg';
import { inject, type TestContext } from 'vitest';
import { TEMPLATE } from '#tests/kit/setup.ts';

/** The template of an empty database. */
export const EMPTY = 'template0';

/**
 * Creates a database in the PostgreSQL of the test run. @param template the database to copy; by default the migrated
 * one
 */
export async function createDatabase(template = TEMPLATE): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseUrl');
  const name = `marquee_test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await inDatabase(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => inDatabase(server, `drop database ${name} with (force)`) };
}

/** An empty database, which is dropped when the test ends. */
export async function emptyDatabase({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Promise<string> {
  const { url, drop } = await createDatabase(EMPTY);
  onTestFinished(drop);
  return url;
}

/** Runs statements on a connection of its own, which has no time limit. */
export async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
