import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { firstFaults } from '#schema/common.ts';
import { RequestPasswordResetInput } from '#schema/passwordReset.ts';
import { SignUpInput } from '#schema/user.ts';

export const usage = `npm run admin -- <command>, or marquee admin <command>

  create --email <address> --name <name> --mobile <10 digits> [--role admin|Employee]
                          makes a user: an admin, unless --role says otherwise
  reset-password <who>    gives somebody another password, and signs them out everywhere
  code <who>              prints a sign-in code, good for 10 minutes and one sign-in
  unblock <who>           lets somebody who is blocked sign in again
  list                    prints every user
  trust-clock             says that the server's clock is right: what waits after a jump of the clock goes on
  --version               prints the version and the commit

<who> is an e-mail address or a 10-digit mobile number.

create asks for the password when it runs in a terminal; otherwise, and for reset-password, one is made and printed.
--password-stdin takes it from the first line of standard input instead. It is never an argument.

It reads the settings of the server, works while the server runs and while it does not, and every change is in the
audit log.
`;

export class UsageError extends Error {}

type PasswordSource = { fromStdin: boolean };
export type NewUser = Omit<z.output<typeof SignUpInput>, 'password'>;
export type Command =
  | { name: 'help' | 'version' | 'list' | 'trust-clock' }
  | ({ name: 'create'; newUser: NewUser } & PasswordSource)
  | ({ name: 'reset-password'; identifier: string } & PasswordSource)
  | { name: 'code' | 'unblock'; identifier: string };

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const newUserOptions = { email: text, name: text, mobile: text, role: { ...text, default: 'admin' } };
const NewUserRule = z.omit(SignUpInput, { password: true });

export function readCommand([name, ...args]: string[]): Command {
  if (!name || name === 'help' || [name, ...args].includes('--help')) return { name: 'help' };
  if (name === '--version') return { name: 'version' };
  if (name === 'list' || name === 'trust-clock') {
    parse(args, {}, 0);
    return { name };
  }
  if (name === 'create') {
    const { values } = parse(args, { ...newUserOptions, 'password-stdin': flag }, 0);
    const { 'password-stdin': fromStdin, ...fields } = values;
    return { name, newUser: validate(NewUserRule, fields), fromStdin };
  }
  if (name === 'reset-password') {
    const { values, positionals } = parse(args, { 'password-stdin': flag }, 1);
    return { name, identifier: readIdentifier(positionals), fromStdin: values['password-stdin'] };
  }
  if (name === 'code' || name === 'unblock')
    return { name, identifier: readIdentifier(parse(args, {}, 1).positionals) };
  throw new UsageError(`There is no command ${JSON.stringify(name)}.`);
}

const readIdentifier = ([identifier]: string[]) => validate(RequestPasswordResetInput, { identifier }).identifier;

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parse<const ArgumentOptions extends Options>(args: string[], options: ArgumentOptions, count: number) {
  const parsed = tryParse(() => parseArgs({ args, options, allowPositionals: true, strict: true }));
  const { length } = parsed.positionals;
  if (length !== count) throw new UsageError(length < count ? 'Say who it is for.' : 'There is a word too many.');
  return parsed;
}

function tryParse<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    // Only Node's first sentence: the others are about option names that begin with a hyphen.
    throw new UsageError(`${(error as Error).message.split('. ', 1)[0]?.replace(/\.$/, '')}.`);
  }
}

/** @throws UsageError with a sentence per field */
export function validate<Output>(rule: z.core.$ZodType<Output>, input: unknown): Output {
  const result = z.safeParse(rule, input);
  if (result.success) return result.data;
  const lines = Object.entries(firstFaults(result.error)).map(([field, sentence]) => `${field}: ${sentence}`);
  throw new UsageError(lines.join('\n'));
}
