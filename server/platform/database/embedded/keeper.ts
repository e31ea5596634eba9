import { setTimeout as sleep } from 'node:timers/promises';
import { type Attachment, type AttachOptions, attach, InUseError } from './attach.ts';
import type { Cluster } from './cluster.ts';
import { shutDown, signal } from './postmaster.ts';

const RETRY_MS = 2000;

export type KeeperOptions = Omit<AttachOptions, 'port' | 'signal'> & { log: (line: string) => void };

/**
 * Holds PostgreSQL and its lock until the server ends. Reattaches at the same address if PostgreSQL dies or drops the
 * lock.
 */
export class Keeper {
  readonly #cluster: Cluster;
  readonly #options: KeeperOptions;
  readonly #stopping = new AbortController();
  #attachment: Attachment | undefined;
  #port: number | undefined;
  #isOurs = false;
  #recovery: Promise<void> | undefined;
  #stopped: Promise<void> | undefined;

  constructor(cluster: Cluster, options: KeeperOptions) {
    this.#cluster = cluster;
    this.#options = options;
  }

  async start(): Promise<Attachment> {
    const attachment = await this.#attach();
    this.#isOurs = true;
    process.once('exit', this.#onExit);
    return attachment;
  }

  /** Stops PostgreSQL. Repeated calls share one stop. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #attach(): Promise<Attachment> {
    const attachment = await attach(this.#cluster, {
      ...this.#options,
      port: this.#port,
      signal: this.#stopping.signal,
    });
    attachment.client.once('end', this.#onLost);
    this.#attachment = attachment;
    this.#port = attachment.port;
    return attachment;
  }

  readonly #onLost = () => {
    this.#attachment = undefined;
    if (!this.#stopping.signal.aborted) this.#recovery = this.#recover();
  };

  async #recover(): Promise<void> {
    const { signal } = this.#stopping;
    this.#options.log('The embedded PostgreSQL went away; starting it again.');
    let lastError = '';
    while (!this.#attachment && this.#isOurs && !signal.aborted) {
      try {
        await this.#attach();
        this.#options.log('The embedded PostgreSQL is back.');
      } catch (error) {
        if (signal.aborted) return;
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== lastError) this.#options.log(reason); // log each reason once
        lastError = reason;
        this.#isOurs = !(error instanceof InUseError);
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined); // aborted by a stop
      }
    }
  }

  async #stop(): Promise<void> {
    this.#stopping.abort();
    await this.#recovery;
    // Keep the lock until the end, so that no other server attaches to a stopping PostgreSQL.
    if (this.#isOurs) await shutDown(this.#cluster);
    process.off('exit', this.#onExit);
    await this.#attachment?.client.end();
  }

  /** Stops PostgreSQL when the server ends without `stop` (a crash, process.exit). */
  readonly #onExit = () => {
    if (this.#attachment) signal(this.#attachment.pid, 'SIGINT');
  };
}
