/**
 * Variables of libpq that a shell may set for another database. Each of them alone would stop the product from working
 * if it took effect.
 */
export const libpqVariables = {
  PGHOST: '192.0.2.1',
  PGHOSTADDR: '192.0.2.1',
  PGPORT: '1',
  PGUSER: 'somebody',
  PGPASSWORD: 'wrong',
  PGPASSFILE: '/nowhere/pgpass',
  PGDATABASE: 'elsewhere',
  PGSERVICE: 'nowhere',
  PGSSLMODE: 'verify-full',
  PGSSLNEGOTIATION: 'direct',
  PGSSLROOTCERT: '/nowhere/root.crt',
  PGREQUIREAUTH: 'gss',
  PGOPTIONS: '-c default_transaction_read_only=on -c search_path=elsewhere',
  PGAPPNAME: 'psql',
  PGCLIENTENCODING: 'LATIN1',
  PGCLIENT_ENCODING: 'latin1',
  PGDATESTYLE: 'German',
  PGTZ: 'Asia/Tokyo',
  PGCONNECT_TIMEOUT: '1',
  PGTARGETSESSIONATTRS: 'standby',
  PGREPLICATION: 'true',
  PGBINARY: 'true',
  PGDATA: '/nowhere/data',
  NODE_PG_FORCE_NATIVE: '1',
};
