import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Preloaded before the product: records the files of node_modules that the product and its built pages load.

const file = process.env.RECORD_IMPORTS;
const isOwn = (parent: string | undefined) => parent !== undefined && !parent.includes('/node_modules/');
const isPackage = (specifier: string) => /^[\w@]/.test(specifier) && !/^[a-z]+:/.test(specifier);

/** The specifier by which the product asked for a file; not every resolved file is loaded. */
const names = new Map<string, string>();

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (isOwn(context.parentURL) && isPackage(specifier)) names.set(found.url, specifier);
    return found;
  },
  load(url, context, next) {
    const name = names.get(url);
    if (file && name) appendFileSync(file, `${name}\n`);
    return next(url, context);
  },
});
