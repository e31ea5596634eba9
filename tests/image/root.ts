import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export type Conditions = {
  env: Record<string, string>;
  cwd: string;
  /** Account number; without it the command runs as root. */
  user?: string | undefined;
  /** Folders of this machine by their path for the command. */
  mounts?: Record<string, string>;
  /** Whether only the mounted folders and /tmp are writable. */
  isReadOnly?: boolean;
};

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/** The command line that enters a root folder with its mounts and drops root's rights. */
function within(root: string, command: string[], { env, cwd, user }: Conditions): string {
  const pairs = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  // As compose.yaml: no capabilities, and none can be gained.
  const rights = ['--clear-groups', '--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'];
  const drop = user ? ['setpriv', `--reuid=${user}`, `--regid=${groupOf(root, user)}`, ...rights] : [];
  const words = ['chroot', root, ...drop, 'env', '-i', `--chdir=${cwd}`, ...pairs, ...command];
  return `exec ${words.map(quoted).join(' ')}`;
}

function groupOf(root: string, user: string): string {
  const accounts = readFileSync(join(root, 'etc/passwd'), 'utf8').split('\n');
  const [, , , group] = accounts.map((line) => line.split(':')).find(([, , id]) => id === user) ?? [];
  if (!group) throw new Error(`there is no account ${user} in ${root}`);
  return group;
}

/** Runs a program to its end. @returns its standard output @throws when it failed */
export async function run(command: string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const [file, ...args] = command as [string, ...string[]];
  return ended(spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...(env && { env }) }));
}

async function ended(child: ChildProcess, command = child.spawnargs): Promise<string> {
  const [said, complained, [code, signal]] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream & AsyncIterable<Buffer>),
    text(child.stderr as NodeJS.ReadableStream & AsyncIterable<Buffer>),
    once(child, 'close'),
  ]);
  if (code === 0) return said;
  const output = `${said}${complained}`.split('\n').slice(-40).join('\n');
  throw new Error(`${command.join(' ')}\nended with ${code ?? signal}:\n${output}`);
}

/** Starts a command in its own mount and process namespaces, which end with it. */
function launch(root: string, command: string[], conditions: Conditions): ChildProcess {
  const { mounts = {}, isReadOnly } = conditions;
  const place = (target: string) => quoted(join(root, target));
  const script = [
    `mount --bind ${quoted(root)} ${quoted(root)}`,
    `mount -t proc proc ${place('proc')}`,
    `mount --rbind /dev ${place('dev')}`,
    ...Object.entries(mounts).map(([target, source]) => `mount --bind ${quoted(source)} ${place(target)}`),
    ...(isReadOnly ? [`mount -t tmpfs tmpfs ${place('tmp')}`, `mount -o remount,bind,ro ${quoted(root)}`] : []),
    within(root, command, conditions),
  ];
  const child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-euc', script.join('\n')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  // Runs before the exit handler that removes the folder.
  process.prependOnceListener('exit', kill);
  child.once('close', () => process.off('exit', kill));
  return child;
}

/** Runs a command in a root folder to its end. @returns its output @throws when it failed */
export const runIn = (root: string, command: string[], conditions: Conditions): Promise<string> =>
  ended(launch(root, command, conditions), command);

/** A long-running command in a root folder, as its process 1. */
export class Container {
  readonly #root: string;
  readonly #conditions: Conditions;
  readonly #child: ChildProcess;
  output = '';

  constructor(root: string, command: string[], conditions: Conditions) {
    this.#root = root;
    this.#conditions = conditions;
    this.#child = launch(root, command, conditions);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    }
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Process id of its first process on this machine. */
  get #pid(): string {
    const { pid } = this.#child;
    const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    if (!first || !existsSync(`/proc/${first}`)) throw new Error(`it has ended: ${this.output}`);
    return first;
  }

  /** Runs another command in it. @returns its output @throws when it failed */
  exec(command: string[]): Promise<string> {
    const script = within(this.#root, command, this.#conditions);
    return run(['nsenter', `--target=${this.#pid}`, '--mount', '--pid', 'sh', '-euc', script]);
  }

  /** Sends a signal to its first process and waits for its end. @returns the exit code */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.isRunning) {
      const closed = once(this.#child, 'close');
      process.kill(Number(this.#pid), signal);
      await closed;
    }
    return this.#child.exitCode;
  }
}
