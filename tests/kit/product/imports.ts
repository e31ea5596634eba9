import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The imports of a file at run time: `from '…'`, `import '…'`, `import('…')` and `import.meta.resolve('…')`, without
 * types.
 */
const LOADED =
  /^(?:import|export)\s(?!type\b)[^;'"]*?from\s*['"]([^'"]+)|^import\s*['"]([^'"]+)|(?<!typeof )\bimport\(\s*['"]([^'"]+)|import\.meta\.resolve\(\s*['"`]([^'"`$]+)/gm;

const loadedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(LOADED)].map((match) => match.slice(1).find(Boolean) as string);

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * The packages that files import directly or through other files of this product.
 * @param patterns the files to begin with
 * @returns the names of the importing files, by package
 */
export function packagesOf(patterns: string[]): Map<string, string[]> {
  const packages = new Map<string, string[]>();
  const files = new Set(globSync(patterns, { cwd: root }).map((file) => join(root, file)));
  for (const file of files) {
    for (const specifier of loadedBy(file)) {
      if (isBuiltin(specifier)) continue;
      const own = specifier.startsWith('#') ? join(root, specifier.slice(1)) : join(dirname(file), specifier);
      if (!/^[#.]/.test(specifier)) {
        const name = packageOf(specifier);
        packages.set(name, [...(packages.get(name) ?? []), relative(root, file)]);
      } else if (existsSync(own)) files.add(own);
    }
  }
  return packages;
}
