import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const linesOf = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));

export type Instruction = [name: string, rest: string];

export const instructions: Instruction[] = linesOf('Dockerfile')
  .join('\n')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .map((line) => {
    const [, name, rest] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (!name || rest === undefined) throw new Error(`this is no instruction: ${line}`);
    return [name, rest];
  });

export const last = (name: string): string => instructions.findLast(([one]) => one === name)?.[1] ?? '';

export const pairsOf = (rest: string): [name: string, value: string][] =>
  rest.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);

/** A pattern of .dockerignore. Unlike in a shell, its `*` also matches names that begin with a dot. */
const patternOf = (glob: string) =>
  new RegExp(
    `^${glob
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/?|\*|\?/g, (wild) => (wild.startsWith('**') ? '.*' : `[^/]${wild === '*' ? '*' : ''}`))}$`,
  );

const ignored = linesOf('.dockerignore').map((line) => {
  const isException = line.startsWith('!');
  const glob = line.slice(isException ? 1 : 0).replace(/\/$/, '');
  return { isException, glob, pattern: patternOf(glob) };
});

/** The last pattern that matches a path or one of its folders decides. */
function isIgnored(path: string): boolean {
  const parts = path.split('/');
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const rule = ignored.findLast(({ pattern }) => above.some((one) => pattern.test(one)));
  return rule !== undefined && !rule.isException;
}

/** The files of the build context after .dockerignore, as paths from the root of the repository. */
export function contextFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name;
    if (!entry.isDirectory()) return isIgnored(path) ? [] : [path];
    const mayHold = !isIgnored(path) || ignored.some((one) => one.isException && one.glob.startsWith(`${path}/`));
    return mayHold ? contextFiles(`${path}/`) : [];
  });
}
