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
const parts = 'server|web|schema|playground|reference|tests|drizzle|deploy|docs|bin';
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

/** @returns the anchors of a document's headings, as GitHub makes them */
function anchorsOf(file: string): Set<string> {
  const counts = new Map<string, number>();
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const anchors = headings.map((anchor) => {
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count ? `${anchor}-${count}` : anchor;
  });
  return new Set(anchors);
}

test.each(documents)('%s links to headings that exist', (file) => {
  const links = [...read(file).matchAll(/\]\(([^)\s:#]*\.md)?#([^)]+)\)/g)];
  const missing = links.filter(([, target, anchor = '']) => {
    const path = target ? join(dirname(file), target) : file;
    return existsSync(join(root, path)) && !anchorsOf(path).has(anchor);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

/** How code cites the documents: "contract, Sign-in" is a heading of the contract, "spec section 5, Login" one of product.md. */
const citations = [
  { cited: /\b[Cc]ontract, ([A-Z][A-Za-z -]*[a-z])/g, file: 'docs/contract.md' },
  { cited: /\bspec section \d, ([A-Z][A-Za-z -]*[a-z])/g, file: 'docs/product.md' },
];

test.each(citations)('code cites headings of $file that exist', ({ cited, file }) => {
  const headings = new Set([...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading));
  const found = list('{server,web,schema,tests}/**/*.{ts,tsx}')
    .filter((source) => source !== 'tests/documents.test.ts')
    .flatMap((source) => [...read(source).matchAll(cited)].map(([, heading = '']) => `${heading} (${source})`));
  expect(found.filter((one) => !headings.has(one.replace(/ \(.+/, '')))).toEqual([]);
});
