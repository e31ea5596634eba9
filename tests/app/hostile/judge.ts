import { type ErrorCode, errors, UNKNOWN_HASH } from '#server/platform/errors.ts';
import type { Answer, Attack } from './attack.ts';
import type { Raw } from './wire.ts';

/** Texts that only internals contain: stacks, SQL, file paths, names of libraries. */
const inside =
  /node_modules|\.[cm]?[jt]s:\d+|\n\s+at [\w.<>]+|violates |syntax error at or near|relation "|column "|(?:select|insert into|update|delete from) "|Failed query|DrizzleQuery|PostgresError|ZodError|Invalid input|TypeError|ECONN|\/root\/|\/tmp\/|\/var\/lib|\/server\/\w+|"stack/;

/** An error about the whole input, without a field. */
const TOO_DEEP = 'The input is nested too deeply.';

const knownStatuses: Set<number> = new Set(Object.values(errors).map(([status]) => status));
const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code);

/** @returns what is wrong with the answer to an attack; null when nothing is */
export function faultOf(attack: Attack, answer: Answer): string | null {
  const { status, headers, text } = answer;
  if (status >= 500) return 'a failure of the server';
  if (status === 429 && !attack.mayBeLimited) return 'limited, not refused';
  if (headers['x-injected'] !== undefined) return 'a header was injected';
  if (headers['x-content-type-options'] !== 'nosniff') return 'an answer without our headers';
  if (attack.status !== undefined && ![attack.status].flat().includes(status)) return `not ${attack.status}`;
  if (attack.door === 'graphql') return faultOfGraphql(attack, answer);
  if (status < 400) {
    if (!attack.mayAnswer) return 'not refused';
    return /<(?:script>alert|img src=x|svg\/onload)/.test(text) && headers['content-type']?.includes('html')
      ? 'what was sent came back as HTML'
      : null;
  }
  if (!knownStatuses.has(status) && status !== 431) return 'a status that is not in the table';
  if (inside.test(text)) return 'a look inside';
  if (status === 405 && !headers.allow) return 'no Allow';
  if (attack.method === 'HEAD') return null;
  return attack.door === 'rest' ? faultOfRest(attack, answer) : faultOfPage(answer);
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function faultOfRest({ names }: Attack, { headers, text }: Answer): string | null {
  const body = parsed(text);
  if (!headers['content-type']?.startsWith('application/json')) return 'no JSON';
  if (headers['cache-control'] !== 'no-store') return 'may be stored';
  if (body?.success !== false || typeof body.message !== 'string' || !body.message) return 'no failure shape';
  if (body.error?.message !== body.message || body.errors?.message !== body.message)
    return 'a spot without the sentence';
  if (names && body.message !== TOO_DEEP && typeof body.errors[names] !== 'string') return `does not name ${names}`;
  return null;
}

function faultOfPage({ headers, text }: Answer): string | null {
  if (!/^text\/(?:html|plain)/.test(headers['content-type'] ?? '')) return 'no page';
  if (/<(?:script>alert|img src=x|svg\/onload)/.test(text)) return 'what was sent came back as HTML';
  return null;
}

function faultOfGraphql({ names, mayAnswer, method }: Attack, { status, headers, text }: Answer): string | null {
  if (method === 'HEAD') return null;
  if (!/^application\/(?:graphql-response\+)?json/.test(headers['content-type'] ?? '')) return 'no JSON';
  if (headers['cache-control'] !== 'no-store') return 'may be stored';
  const body = parsed(text);
  if (!body) return 'broken JSON';
  if (!body.errors) return mayAnswer && status === 200 ? null : 'not refused';
  if (inside.test(text)) return 'a look inside';
  for (const { message, extensions } of body.errors) {
    const { code } = extensions ?? {};
    if (typeof message !== 'string' || !message) return 'no sentence';
    if (code === UNKNOWN_HASH && status === 200) continue;
    if (!isCode(code) || errors[code][0] >= 500) return `the code ${code}`;
    // An invalid variable is 400 from GraphQL itself, whatever its code.
    if (status !== 200 && errors[code][0] !== status && !(status === 400 && code === 'BAD_USER_INPUT'))
      return `${code} with ${status}`;
  }
  if (names && !JSON.stringify(body.errors).includes(names)) return `does not name ${names}`;
  return null;
}

/** @returns what is wrong with the answer to raw bytes; closing the connection is allowed */
export function faultOfRaw({ what, status }: Raw, text: string): string | null {
  const given = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  const fault = (said: string) => `${said}: ${what}: ${text.slice(0, 300)}`;
  if (text && !given) return fault('no HTTP');
  if (given >= 500) return fault('a failure of the server');
  if (status && !status.includes(given)) return fault(`not ${status}`);
  if (text && !/^x-content-type-options: nosniff/im.test(text)) return fault('an answer without our headers');
  if (/^x-injected/im.test(text)) return fault('a header was injected');
  return inside.test(text) && given >= 400 ? fault('a look inside') : null;
}
