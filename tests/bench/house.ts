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

// The statistics of PostgreSQL count statements with a delay; this extension counts exactly and at once. Both sides of
// a ratio pay for it equally.
const settings = { shared_preload_libraries: 'pg_stat_statements' };
/** The database that the others are copied from. */
const CONTENT = 'content';

export class House {
  /** The folder for all files of the measurements, removed at the end. */
  readonly folder: string;
  readonly #mail: MailServer;
  readonly #embedded: Embedded;
  /** The address of its PostgreSQL for the administrator. */
  readonly #admin: string;
  /** The pid of its PostgreSQL. */
  readonly postmaster: number;
  /** The token of an admin with a session in every database here. */
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
    // As root, PostgreSQL runs under another account, which must be able to enter this folder.
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

  async #furnish(): Promise<void> {
    await query(this.#admin, 'create extension pg_stat_statements');
    await query(this.#embedded.url, `create database ${CONTENT}`);
    const product = await this.start(this.#at(CONTENT));
    const admin = await new Person(product.url).signIn(operator, this.#mail);
    this.token = admin.token as string;
    await product.stop();
    await fill(this.#at(CONTENT), SMALL);
    // From now on the mail server does not answer, so that no mail goes out: sending waits for other machines and is
    // not measured.
    this.#mail.isSilent = true;
  }

  #at(database: string): string {
    return Object.assign(new URL(this.#embedded.url), { pathname: `/${database}` }).href;
  }

  /** Creates a database with the content. @returns its address */
  async database(): Promise<string> {
    this.#databases += 1;
    const name = `copy${this.#databases}`;
    await query(this.#embedded.url, `create database ${name} template ${CONTENT}`);
    return this.#at(name);
  }

  /** Starts the product without waiting for it. @param databaseUrl null for an embedded PostgreSQL */
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

  async start(databaseUrl: string, environment?: Record<string, string>): Promise<Production> {
    const product = await this.launch(databaseUrl, environment);
    await product.untilReady();
    return product;
  }

  /** The product for measurements that only read, with the address of its database; started on the first call. */
  main(): Promise<{ product: Production; databaseUrl: string }> {
    const start = async () => {
      const databaseUrl = await this.database();
      return { databaseUrl, product: await this.start(databaseUrl) };
    };
    this.#main ??= start();
    return this.#main;
  }

  async version(): Promise<string> {
    const [row] = await query(this.#admin, 'show server_version');
    return String(row?.server_version);
  }

  /** The number of statements that a database has run. */
  async statements(databaseUrl: string): Promise<number> {
    const counted = `select coalesce(sum(calls), 0) as calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = $1)`;
    const [row] = await query(this.#admin, counted, [new URL(databaseUrl).pathname.slice(1)]);
    return Number(row?.calls);
  }

  async close(): Promise<void> {
    // A graceful shutdown would wait for the mails that the mail server does not answer.
    await Promise.all(this.#started.map((product) => product.stop('SIGKILL')));
    await this.#embedded.stop();
    await this.#mail.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
