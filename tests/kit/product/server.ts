import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/kit/network/port.ts';
import { Person } from '#tests/kit/people/person.ts';
import { until } from './embedded.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The default environment of every process of the product. In a test run the compile cache of Node is shared by all
 * processes, which reduces the time of a start by a quarter. The .env file of a developer is not read.
 */
export const processEnvironment = () => ({
  ...process.env,
  INIT_CWD: import.meta.dirname,
  NODE_ENV: '',
  NODE_COMPILE_CACHE: process.env.COMPILED_FOR_TESTS ?? '',
});

type Cleaner = { onTestFinished(stop: () => Promise<void>): void };

type Within = (command: string, args: string[]) => [command: string, args: string[]];
const asItIs: Within = (command, args) => [command, args];

/**
 * Simulates a full disk for any account and on any system: a write beyond 4 KB of a file fails with EFBIG, as it fails
 * with ENOSPC on a full disk.
 */
export const onFullDisk: Within = (command, args) => ['sh', ['-c', 'ulimit -f 8 && exec "$@"', 'sh', command, ...args]];

/** The product as it is started by hand: `server/main.ts` in its own process. */
export class Server {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  output = '';
  errors = '';

  constructor(port: number, environment: Record<string, string>, within: Within = asItIs) {
    this.url = `http://127.0.0.1:${port}`;
    this.#child = spawn(...within(process.execPath, ['server/main.ts']), {
      cwd: root,
      // No delay, except in the test of the delay.
      env: { ...processEnvironment(), DRAIN_DELAY: '0', PORT: String(port), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#ended = once(this.#child, 'close');
    this.#child.stdout?.on('data', (chunk) => {
      this.output += chunk;
    });
    this.#child.stderr?.on('data', (chunk) => {
      this.output += chunk;
      this.errors += chunk;
    });
  }

  /** Starts a server on a free port without waiting for it; it is killed when the test ends. */
  static async launch(
    { onTestFinished }: Cleaner,
    environment: Record<string, string>,
    within?: Within,
  ): Promise<Server> {
    const server = new Server(Number(environment.PORT ?? (await freePort())), environment, within);
    onTestFinished(async () => {
      await server.end('SIGKILL');
    });
    return server;
  }

  static async start(context: Cleaner, environment: Record<string, string>, within?: Within): Promise<Server> {
    const server = await Server.launch(context, environment, within);
    await server.untilReady();
    return server;
  }

  untilReady(): Promise<void> {
    return this.until(() => this.output.includes(' is ready: '));
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  until(condition: () => boolean): Promise<void> {
    const look = () => {
      if (!this.isRunning) throw new Error(`it ended: ${this.output}`);
      return condition();
    };
    return until(look);
  }

  /** Closes the reading end of its output, as `| head` does. */
  stopReading(): void {
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
  }

  /** Sends signals, and waits for its end. @returns its exit code */
  async end(...signals: NodeJS.Signals[]): Promise<number | null> {
    for (const signal of signals) this.#child.kill(signal);
    await this.#ended;
    return this.#child.exitCode;
  }

  /** Signs in with the code that it prints. */
  async signIn(identifier: string, password: string): Promise<Person> {
    const nobody = new Person(this.url);
    await nobody.rest('POST', '/admin/login', { identifier, password });
    const code = /\(code (\d{6})\)/;
    await this.until(() => code.test(this.output));
    const { body } = await nobody.rest('POST', '/admin/verify-otp', { identifier, otp: code.exec(this.output)?.[1] });
    return new Person(this.url, { token: body.token, email: identifier, id: body.user._id });
  }
}

/** The first admin of a start without settings. */
export const admin = ['admin@marquee.example', 'Marquee-2026'] as const;

const newPost = (slug: string) => ({
  slug,
  title: 'A post',
  excerpt: 'Ten letters at least',
  author: 'Me',
  tags: ['a'],
});
export const create = (who: Person, slug: string) => who.rest('POST', '/blogs/create', newPost(slug));
export const slugsSeenBy = async (who: Person): Promise<string[]> =>
  (await who.rest('GET', '/blogs/all')).body.data.map(({ slug }: { slug: string }) => slug);
