import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import * as z from 'zod/mini';
import { newPassword } from '#schema/user.ts';
import { isCommonPassword } from '#server/people/user/commonPasswords.ts';
import { commonPassword } from '#server/people/user/password.ts';
import { UsageError, validate } from './usage.ts';

export type ChosenPassword = { password: string; isGenerated: boolean };

const Rule = z.object({ password: newPassword });

/** Without characters that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Generates a readable password: four groups of five, 116 random bits. */
function makePassword(): string {
  for (;;) {
    const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
    const password = Array.from({ length: 4 }, group).join('-');
    if (newPassword.safeParse(password).success) return password;
  }
}

/**
 * Reads standard input or the terminal, or generates a password.
 * @param canPrompt whether to prompt at a terminal
 * @throws UsageError when the password breaks the sign-up rule, is common, or the two inputs differ
 */
export async function choosePassword(fromStdin: boolean, canPrompt: boolean): Promise<ChosenPassword> {
  const { stdin } = process;
  if (!fromStdin && !(canPrompt && stdin.isTTY)) return { password: makePassword(), isGenerated: true };
  const password = fromStdin ? await firstLine() : await askTwice();
  const validPassword = validate(Rule, { password }).password;
  if (await isCommonPassword(validPassword)) throw new UsageError(`password: ${commonPassword}`);
  return { password: validPassword, isGenerated: false };
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  throw new UsageError('There is no password on standard input.');
}

async function askTwice(): Promise<string> {
  const password = await ask('Password: ');
  if ((await ask('The same again: ')) !== password) throw new UsageError('The two passwords differ.');
  return password;
}

async function ask(question: string): Promise<string> {
  const silentOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silentOutput, terminal: true });
  const abortController = new AbortController();
  prompt.once('SIGINT', () => abortController.abort());
  process.stderr.write(question);
  try {
    return await prompt.question('', { signal: abortController.signal });
  } catch {
    throw new UsageError('Nothing was done.');
  } finally {
    prompt.close();
    process.stderr.write('\n');
  }
}
