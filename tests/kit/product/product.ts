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
  services: RunningServices;
  mail: MailServer;
  /** What the product has said in the terminal. */
  printed: string[];
  /** Lets time pass: the clock that judges whatever expires moves, PostgreSQL's with it, and the product has seen it pass. */
  passTime(ms: number): void;
  /** Moves the clock of the product alone, as somebody who sets it wrong. */
  jumpClock(ms: number): void;
  /** Lets that clock stand still but for `passTime`, for what is told apart by seconds: a machine may stall for some. */
  holdTime(): void;
  /** Somebody who is not signed in. */
  nobody: Person;
  /** Makes a user, straight in the database, and gives their details. */
  user(details?: Partial<NewUser>): Promise<NewUser & { id: string }>;
  /** Makes a user with a session, straight in the database; `Person.signIn` goes through password and code. */
  signedIn(role: NewUser['role'], details?: Partial<NewUser>): Promise<Person>;
  stop(): Promise<void>;
};

/** A test that holds something in a transaction waits for processes and browsers, on slow machines too. */
const patient: Timeouts = { ...requestTimeouts, idleInTransaction: PATIENCE_MS };

let made = 0;

/** Hashing is made to be slow: each password is hashed once. */
const hashes = new Map<string, Promise<string>>();
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/**
 * Starts the whole product for a test file: its own database, its own folder, a real mail server, listening on a free port.
 * @param environment settings beside those; RATE_LIMITS is off unless it says otherwise
 * @param wire another way to the database than its own address
 * @param timeouts the limits of requests on the database
 */
export async function startProduct(
  environment: Record<string, string> = {},
  wire: (databaseUrl: string) => Promise<string> = async (databaseUrl) => databaseUrl,
  timeouts: Timeouts = patient,
): Promise<Product> {
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
  let moved = 0;
  let jumped = 0;
  let held: number | undefined;
  const now = () => new Date((held ?? Date.now()) + moved + jumped);
  let seen = 0;
  const readOtherClocks: typeof readClocks = async (executor) => {
    const passed = moved - seen;
    seen = moved;
    const { readAt } = clockReadings;
    // In reality the product runs while time passes, and stores a reading again and again.
    if (passed)
      await executor.update(clockReadings).set({ readAt: sql`${readAt} + ${passed} * interval '1 millisecond'` });
    const readings = await readClocks(executor);
    return { ...readings, database: new Date(readings.database.getTime() + moved) };
  };
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const services = await startServices({
    settings,
    databaseUrl: await wire(database.url),
    print,
    now,
    readOtherClocks,
    timeouts,
  });
  const app = await buildApp(services, await builtPages());
  await app.listen({ port, host: '127.0.0.1' });
  services.begin();
  // The first reading is stored before time passes.
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
    mail,
    printed,
    passTime(ms) {
      moved += ms;
    },
    jumpClock(ms) {
      jumped += ms;
    },
    holdTime() {
      held ??= Date.now();
    },
    nobody: new Person(url),
    user,
    async signedIn(role, details = {}) {
      const person = await user({ ...details, role });
      return new Person(url, { ...person, token: await insertSession(services, person) });
    },
    async stop() {
      await app.close();
      await services.stop();
      await mail.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
