import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const list = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /^(node_modules|dist|\.data|\.git)$/.test(String(name)) });

/** The changelog is not checked: it names files that existed when an entry was written. */
const documents = list('**/*.md').filter(
  (file) => basename(file) !== 'CHANGELOG.md' && !/\/(sample|released)\//.test(file),
);
const parts = 'server|web|schema|playground|tests|drizzle|deploy|docs|bin';
const sources = list(`{${parts.replaceAll('|', ',')}}/**/*`).concat(list('*.{ts,json,yaml,graphql}'), list('.*'));
/** @returns whether the repository has a source file of this name or with this path ending */
const isSourceName = (name: string) => sources.some((file) => `/${file}`.endsWith(`/${name.replace(/^\.\//, '')}`));
const words = new Set(
  sources
    .filter((file) => /\.(tsx?|graphql|sql|css|json|yaml|yml|sh|conf)$|\/marquee$|^Dockerfile/.test(file))
    .flatMap((file) => read(file).match(/[\w$]+/g) ?? []),
);

/** @returns each text that a document marks as code within a line, once */
const codeIn = (text: string): string[] => {
  const outside = text.replace(/^ *(```|~~~)[\s\S]*?^ *\1/gm, '');
  return [...new Set([...outside.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code))];
};
const isPath = new RegExp(`^(?:${parts})/[\\w./-]+$`);
const isFileName = /^(?!\/)[\w./-]+\.(?:tsx?|graphql|sql|css|yaml)$/;
const isFunction = /^([a-z]+[A-Z]\w*)(?:\(.*\))?$/;

/** @returns the names in a document that the repository does not have */
function unknownIn(file: string): string[] {
  return codeIn(read(file)).filter((code) => {
    if (isPath.test(code)) return !existsSync(join(root, code));
    if (isFileName.test(code)) return !isSourceName(code);
    const [, name] = isFunction.exec(code) ?? [];
    return name !== undefined && !words.has(name);
  });
}

test.each(documents)('%s names only files and functions that exist', (file) => {
  expect(unknownIn(file)).toEqual([]);
});

test.each(documents)('%s links only to files that exist', (file) => {
  const links = [...read(file).matchAll(/\]\(([^)\s:#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  const missing = links.filter((link) => !existsSync(join(root, dirname(file), link)));
  expect(missing).toEqual([]);
});
