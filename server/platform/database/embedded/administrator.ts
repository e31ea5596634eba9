import { Client } from 'pg';
import { commandTimeouts } from '../timeouts.ts';
import { ADMINISTRATOR, type Cluster } from './cluster.ts';

/** Returns an unopened connection as the administrator, for whom PostgreSQL reserves connections. */
export const administratorOf = ({ password }: Pick<Cluster, 'password'>, port: number, database: string): Client =>
  new Client({
    ...{ host: '127.0.0.1', port, user: ADMINISTRATOR, password, database, ssl: false },
    application_name: 'marquee administrator',
    connectionTimeoutMillis: commandTimeouts.connection,
  });
