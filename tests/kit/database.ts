import pg from 'pg';
import { inject, type TestContext } from 'vitest';

/** An empty database on the run's PostgreSQL. */
export async function emptyDatabase({ onTestFinished }: TestContext): Promise<string> {
  const url = new URL(inject('databaseUrl'));
  const name = `marquee_start_${process.pid}_${Math.floor(Math.random() * 1e9)}`;
  const run = async (statement: string) => {
    const client = new pg.Client(inject('databaseUrl'));
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  onTestFinished(() => run(`drop database ${name} with (force)`));
  url.pathname = `/${name}`;
  return url.href;
}
