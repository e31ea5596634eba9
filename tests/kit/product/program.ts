import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type StartedProgram = {
  said(): string;
  type(line: string): void;
  /** Waits for its end. @returns its output @throws when it failed or wrote to stderr */
  end(): Promise<string>;
  stop(): Promise<void>;
};

export function startProgram(command: string[], cwd: string, env: Record<string, string | undefined>): StartedProgram {
  const [file, ...args] = command as [string, ...string[]];
  const child: ChildProcess = spawn(file, args, { cwd, env });
  const ended = once(child, 'close');
  let said = '';
  let complained = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    complained += text;
  });
  return {
    said: () => said,
    type: (line) => void child.stdin?.write(`${line}\n`),
    async end() {
      const [status] = await ended;
      if (status !== 0 || complained) throw new Error(`it ended with ${status}: ${complained}${said}`);
      return said;
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
