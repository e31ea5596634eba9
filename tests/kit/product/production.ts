import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/kit/network/port.ts';

export const operator = { email: 'admin@production.example', password: 'Measured-2026' };

/** The product in production mode, in its own process. Its log goes to /dev/null, its errors to the terminal. */
export class Production {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;

  private constructor(url: string, environment: Record<string, string>) {
    this.url = url;
    this.#child = spawn('bin/marquee', ['start'], {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SITE_LAUNCHED: 'on',
        DRAIN_DELAY: '0',
        HOST: '127.0.0.1',
        PORT: new URL(url).port,
        PUBLIC_URL: url,
        SESSION_SECRET: 'what is measured keeps no secrets from anybody',
        ADMIN_EMAIL: operator.email,
        ADMIN_PASSWORD: operator.password,
        ADMIN_NAME: 'The Operator',
        ADMIN_MOBILE: '9876543210',
        ...environment,
      },
    });
    this.#ended = new Promise((resolve) => this.#child.once('exit', () => resolve()));
  }

  /**
   * Starts a server on a free port without waiting for it. @param environment settings in addition to the required ones
   */
  static async launch(environment: Record<string, string>): Promise<Production> {
    return new Production(`http://127.0.0.1:${await freePort()}`, environment);
  }

  static async start(environment: Record<string, string>): Promise<Production> {
    const product = await Production.launch(environment);
    await product.untilReady();
    return product;
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  /** Waits for a 200 at an address. @param everyMs the interval of the requests @throws when the process has ended */
  untilReady(path = '/readyz', everyMs = 100): Promise<void> {
    return untilAnswering(this.url + path, everyMs, this.#child);
  }

  /** Ends the process, by default with the signal that an operator sends, and waits for its end. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.#child.kill(signal);
    await this.#ended;
  }
}

/** Waits for a 200 from a process. @throws when the process has ended */
export async function untilAnswering(url: string, everyMs: number, child: ChildProcess): Promise<void> {
  const asked = () =>
    fetch(url).then(
      async (answer) => (await answer.text()) && answer.ok,
      () => false,
    );
  while (!(await asked())) {
    if (child.exitCode !== null) throw new Error('it ended before it answered');
    await sleep(everyMs);
  }
}
