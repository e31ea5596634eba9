import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMINISTRATOR } from '#server/platform/database/embedded/cluster.ts';
import { type Embedded, startEmbedded } from '#server/platform/database/embedded/embedded.ts';
import { findPostmaster } from '#server/platform/database/embedded/postmaster.ts';
import { fill, SMALL } from '#tests/bench/content.ts';
import { type MailServer, startMailServer } from '#tests/kit/network/mailServer.ts';
import { Person } from '#tests/kit/people/person.ts';
import { query } from '#tests/kit/product/embedded.ts';
import { operator, Production } from '#tests/kit/product/production.ts';

// PostgreSQL itself tells late how many statements it has run; this counts exactly and at once. Both sides of a ratio pay
// the same for it.
const settings = { shared_preload_libraries: 'pg_stat_statements' };
/** The database that the others are copies of. */
const CONTENT = 'content';

/** What every measurement is made in: a PostgreSQL and a mail server of its own, and known content. */
export class House {
  /** A folder for whatever is measured; it goes with the house. */
  readonly folder: string;
  readonly #mail: MailServer;
  readonly #embedded: Embedded;
  /** The address for the administrator of its PostgreSQL. */
  readonly #admin: string;
  /** The pid of its PostgreSQL. */
  readonly postmaster: number;
  /** The token of an admin who is signed in at every product here. */
  token = '';
  readonly #started: Production[] = [];
  #databases = 0;
  #main: Promise<{ product: Production; databaseUrl: string }> | undefined;

  private constructor(folder: string, mail: MailServer, embedded: Embedded, admin: string, postmaster: number) {
    this.folder = folder;
    this.#mail = mail;
    this.#embedded = embedded;
    this.#admin = admin;
    this.postmaster = postmaster;
  }

  static async open(): Promise<House> {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
    // As root PostgreSQL runs as another account, which has to reach it here.
    await chmod(folder, 0o755);
    const mail = await startMailServer();
    const embedded = await startEmbedded({ dataDir: folder, log: () => {}, settings });
    const cluster = join(await realpath(join(folder, 'postgres')), 'cluster');
    const password = await readFile(join(cluster, 'password'), 'utf8');
    const admin = Object.assign(new URL(embedded.url), { username: ADMINISTRATOR, password }).href;
    const running = await findPostmaster(join(cluster, 'data'));
    const house = new House(folder, mail, embedded, admin, running?.pid as number);
    try {
      await house.#furnish();
      return house;
    } catch (error) {
      await house.close();
      throw error;
    }
  }

  /** Makes the content, and signs the admin in. */
  async #furnish(): Promise<void> {
    await query(this.#admin, 'create extension pg_stat_statements');
    await query(this.#embedded.url, `create database ${CONTENT}`);
    const product = await this.start(this.#at(CONTENT));
    const admin = await new Person(product.url).signIn(operator, this.#mail);
    this.token = admin.token as string;
    await product.stop();
    await fill(this.#at(CONTENT), SMALL);
    // From now on no mail goes out: its server answers none. Sending waits for other machines, and is not measured.
    this.#mail.isSilent = true;
  }

  #at(database: string): string {
    return Object.assign(new URL(this.#embedded.url), { pathname: `/${database}` }).href;
  }

  /** Makes a database with the content. @returns its address */
  async database(): Promise<string> {
    this.#databases += 1;
    const name = `copy${this.#databases}`;
    await query(this.#embedded.url, `create database ${name} template ${CONTENT}`);
    return this.#at(name);
  }

  /** Starts the product without waiting for it. @param databaseUrl null for a PostgreSQL of the product's own */
  async launch(databaseUrl: string | null, environment: Record<string, string> = {}): Promise<Production> {
    const product = await Production.launch({
      DATA_DIR: join(this.folder, `product${this.#started.length}`),
      SMTP_URL: this.#mail.url,
      RATE_LIMITS: 'off',
      TRUST_PROXY: 'loopback',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    });
    this.#started.push(product);
    return product;
  }

  /** Starts the product, and waits until it can serve. */
  async start(databaseUrl: string, environment?: Record<string, string>): Promise<Production> {
    const product = await this.launch(databaseUrl, environment);
    await product.untilReady();
    return product;
  }

  /** The product for all who only read, and the address of its database; it is started when it is first asked for. */
  main(): Promise<{ product: Production; databaseUrl: string }> {
    const start = async () => {
      const databaseUrl = await this.database();
      return { databaseUrl, product: await this.start(databaseUrl) };
    };
    this.#main ??= start();
    return this.#main;
  }

  /** The version of its PostgreSQL. */
  async version(): Promise<string> {
    const [row] = await query(this.#admin, 'show server_version');
    return String(row?.server_version);
  }

  /** How many statements a database has run. */
  async statements(databaseUrl: string): Promise<number> {
    const counted = `select coalesce(sum(calls), 0) as calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = $1)`;
    const [row] = await query(this.#admin, counted, [new URL(databaseUrl).pathname.slice(1)]);
    return Number(row?.calls);
  }

  /** Ends whatever runs, and takes everything away. */
  async close(): Promise<void> {
    // A graceful end would wait for the mails that nobody answers.
    await Promise.all(this.#started.map((product) => product.stop('SIGKILL')));
    await this.#embedded.stop();
    await this.#mail.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
