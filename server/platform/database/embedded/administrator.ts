import { Client } from 'pg';
import { ADMINISTRATOR, type Cluster } from './cluster.ts';

/** A connection to a database of the embedded PostgreSQL as its administrator, who has connections in reserve; to be opened. */
export const administratorOf = ({ password }: Pick<Cluster, 'password'>, port: number, database: string): Client =>
  new Client({
    ...{ host: '127.0.0.1', port, user: ADMINISTRATOR, password, database, ssl: false },
    application_name: 'marquee administrator',
    connectionTimeoutMillis: 5000,
  });
