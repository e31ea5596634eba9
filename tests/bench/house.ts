import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMINISTRATOR } from '#server/database/embedded/cluster.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { findPostmaster } from '#server/database/embedded/postmaster.ts';
import { fill, SMALL } from '#tests/bench/content.ts';
import { query } from '#tests/kit/embedded.ts';
import { startMailServer } from '#tests/kit/mailServer.ts';
import { Person } from '#tests/kit/person.ts';
import { operator, Production } from '#tests/kit/production.ts';

/** What every measurement is made in: a PostgreSQL of its own, and a database of known content to copy. */
export type House = {
  /** A folder for whatever is measured; it goes with the house. */
  folder: string;
  /** The version of its PostgreSQL. */
  postgres: string;
  /** The pid of its PostgreSQL. */
  postmaster: number;
  /** The token of an admin who is signed in at every product here. */
  token: string;
  /** Makes a database with the content. @returns its address */
  database(): Promise<string>;
  /** Starts the product, of RATE_LIMITS=off if nothing else is said. @param databaseUrl none: its own PostgreSQL */
  launch(databaseUrl: string | null, environment?: Record<string, string>): Promise<Production>;
  start(databaseUrl: string | null, environment?: Record<string, string>): Promise<Production>;
  /** The product that is running for whatever changes nothing, and the address of its database; started when first asked for. */
  main(): Promise<{ product: Production; databaseUrl: string }>;
  /** How many statements a database has run. */
  statements(databaseUrl: string): Promise<number>;
  close(): Promise<void>;
};

// Counts statements, exactly and at once, which PostgreSQL itself does not. Both sides of a ratio pay the same for it.
const settings = { shared_preload_libraries: 'pg_stat_statements' };
const CONTENT = 'content';

/** Builds the house. */
export async function openHouse(): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  // As root PostgreSQL runs as another account, which has to reach it here.
  await chmod(folder, 0o755);
  const mail = await startMailServer();
  const embedded = await startEmbedded({ dataDir: join(folder, 'postgres'), log: () => {}, settings });
  const cluster = join(await realpath(join(folder, 'postgres', 'postgres')), 'cluster');
  const at = (database: string) => Object.assign(new URL(embedded.url), { pathname: `/${database}` }).href;
  const admin = new URL(embedded.url);
  admin.username = ADMINISTRATOR;
  admin.password = (await readFile(join(cluster, 'password'), 'utf8')).trim();
  let main: ReturnType<House['main']> | undefined;
  let databases = 0;
  let products = 0;
  const started = new Set<Production>();

  const launch: House['launch'] = async (databaseUrl, environment = {}) => {
    products += 1;
    const product = await Production.launch({
      ...{ DATA_DIR: join(folder, String(products)), SMTP_URL: mail.url, RATE_LIMITS: 'off', TRUST_PROXY: 'loopback' },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    });
    started.add(product);
    return product;
  };
  const house: House = {
    folder,
    postgres: '',
    postmaster: (await findPostmaster(join(cluster, 'data')))?.pid as number,
    token: '',
    launch,
    async database() {
      databases += 1;
      await query(embedded.url, `create database copy${databases} template ${CONTENT}`);
      return at(`copy${databases}`);
    },
    async start(...options) {
      const product = await launch(...options);
      await product.untilReady();
      return product;
    },
    main() {
      const start = async () => {
        const databaseUrl = await house.database();
        return { databaseUrl, product: await house.start(databaseUrl) };
      };
      main ??= start();
      return main;
    },
    async statements(databaseUrl) {
      const name = new URL(databaseUrl).pathname.slice(1);
      const counted = `select coalesce(sum(calls), 0) as calls from pg_stat_statements
        where dbid = (select oid from pg_database where datname = $1)`;
      const [row] = await query(admin.href, counted, [name]);
      return Number(row?.calls);
    },
    async close() {
      await Promise.all([...started].map((product) => product.stop('SIGKILL')));
      await embedded.stop();
      await mail.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    const [version] = await query(admin.href, 'show server_version');
    house.postgres = String(version?.server_version);
    await query(admin.href, 'create extension pg_stat_statements');
    await query(embedded.url, `create database ${CONTENT}`);
    const product = await house.start(at(CONTENT));
    house.token = (await new Person(product.url).signIn(operator, mail)).token as string;
    await product.stop();
    await fill(at(CONTENT), SMALL);
    // From now on no mail goes out: its server answers none. Sending waits for other machines, and is not measured.
    mail.isSilent = true;
    return house;
  } catch (error) {
    await house.close();
    throw error;
  }
}
