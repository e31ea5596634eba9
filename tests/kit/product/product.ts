import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { buildApp } from '#server/app/http/app.ts';
import { builtPages } from '#server/app/pages/built.ts';
import { type RunningServices, startServices } from '#server/app/start/services.ts';
import { hashPassword } from '#server/people/user/password.ts';
import { insertUser, type NewUser } from '#server/people/user/users.ts';
import { readClocks } from '#server/platform/clock/readings.ts';
import { clockReadings } from '#server/platform/clock/table.ts';
import { requestTimeouts, type Timeouts } from '#server/platform/database/timeouts.ts';
import { readSettings } from '#server/platform/settings.ts';
import { createDatabase } from '#tests/kit/database/database.ts';
import { type MailServer, startMailServer } from '#tests/kit/network/mailServer.ts';
import { freePort } from '#tests/kit/network/port.ts';
import { PATIENCE_MS } from '#tests/kit/patience.ts';
import { Person } from '#tests/kit/people/person.ts';
import { insertSession } from '#tests/kit/people/session.ts';

export type Product = {
  /** The origin that answers, for example http://127.0.0.1:43210. */
  url: string;
  /** The routes of the server as Fastify prints them. */
  routes: string;
  services: RunningServices;
  mail: MailServer;
  printed: string[];
  /** Advances the clock of the product and that of PostgreSQL, as if the product had run meanwhile. */
  passTime(ms: number): void;
  /** Moves only the clock of the product, as a wrong system clock does. */
  jumpClock(ms: number): void;
  /**
   * Stops that clock except for `passTime`, for tests that depend on single seconds, because a machine may stall for
   * seconds.
   */
  holdTime(): void;
  nobody: Person;
  /** Creates a user directly in the database, and returns the details. */
  user(details?: Partial<NewUser>): Promise<NewUser & { id: string }>;
  /** Creates a user with a session directly in the database; `Person.signIn` uses password and code. */
  signedIn(role: NewUser['role'], details?: Partial<NewUser>): Promise<Person>;
  /** Adds what has to end before the product stops, such as a browser context. */
  beforeStop(end: () => Promise<void>): void;
  stop(): Promise<void>;
};

export type ProductOptions = {
  /** Returns the address at which the product finds its database, for example that of a proxy. */
  connectThrough?(databaseUrl: string): Promise<string>;
  /** The time limits of requests on the database. */
  timeouts?: Timeouts;
  /** The time at which the clock of the product stands, except for `passTime`. The clock runs if it is omitted. */
  clockStandsAt?: Date;
};

/**
 * On a slow machine a connection takes long, and so do a statement on thousands of rows and what a test waits for while
 * it holds a transaction open.
 */
const patient: Timeouts = {
  ...requestTimeouts,
  connection: PATIENCE_MS,
  statement: PATIENCE_MS,
  idleInTransaction: PATIENCE_MS,
  answer: 2 * PATIENCE_MS,
};

let made = 0;

/** Hashing is slow by design, so each password is hashed once. */
const hashes = new Map<string, Promise<string>>();
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/**
 * Starts the whole product for a test file: its own database, folder and real mail server, on a free port.
 * @param environment further settings; RATE_LIMITS is off by default
 */
export async function startProduct(
  environment: Record<string, string> = {},
  { connectThrough = async (databaseUrl) => databaseUrl, timeouts = patient, clockStandsAt }: ProductOptions = {},
): Promise<Product> {
  const startedAt = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'marquee-product-'));
  const mail = await startMailServer();
  const database = await createDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = readSettings({
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  let moved = clockStandsAt ? clockStandsAt.getTime() - startedAt : 0;
  let jumped = 0;
  let locked = clockStandsAt && startedAt;
  const now = () => new Date((locked ?? Date.now()) + moved + jumped);
  let seen = moved;
  const readOtherClocks: typeof readClocks = async (executor) => {
    const passed = moved - seen;
    seen = moved;
    const { readAt } = clockReadings;
    // A running product compares the clocks again and again while time passes.
    if (passed)
      await executor.update(clockReadings).set({ readAt: sql`${readAt} + ${passed} * interval '1 millisecond'` });
    const readings = await readClocks(executor);
    return { ...readings, database: new Date(readings.database.getTime() + moved) };
  };
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const ends: (() => Promise<void>)[] = [];
  const services = await startServices({
    settings,
    databaseUrl: await connectThrough(database.url),
    print,
    now,
    readOtherClocks,
    timeouts,
  });
  const app = await buildApp(services, await builtPages());
  await app.listen({ port, host: '127.0.0.1' });
  services.begin();
  // The first comparison is stored before time passes.
  await services.clock.findJump();

  const user: Product['user'] = async (details = {}) => {
    made += 1;
    const number = String(made).padStart(4, '0');
    const person: NewUser = {
      name: `Person ${number}`,
      email: `person${number}@staff.example`,
      password: 'Secret-123',
      mobile: `987654${number}`,
      role: 'Employee',
      ...details,
    };
    const { password, ...row } = person;
    const passwordHash = await hashOf(password);
    const inserted = { ...row, id: uuidv7(), passwordHash, createdAt: services.now() };
    const { id } = await services.db.transaction((tx) => insertUser(tx, inserted));
    return { ...person, id };
  };

  return {
    url,
    services,
    routes: app.printRoutes({ commonPrefix: false }),
    mail,
    printed,
    passTime(ms) {
      moved += ms;
    },
    jumpClock(ms) {
      jumped += ms;
    },
    holdTime() {
      locked ??= Date.now();
    },
    nobody: new Person(url),
    user,
    async signedIn(role, details = {}) {
      const person = await user({ ...details, role });
      return new Person(url, { ...person, token: await insertSession(services, person) });
    },
    beforeStop(end) {
      ends.push(end);
    },
    async stop() {
      await Promise.all(ends.map((end) => end()));
      await app.close();
      await services.stop();
      await mail.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
