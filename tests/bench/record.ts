import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Loaded ahead of the product: notes what the product itself, and its built pages, load from node_modules.

const file = process.env.RECORD_IMPORTS;
const isOwn = (parent: string | undefined) => parent !== undefined && !parent.includes('/node_modules/');
const isPackage = (specifier: string) => /^[\w@]/.test(specifier) && !/^[a-z]+:/.test(specifier);

/** By what name the product asked for a file; not all that is found is loaded. */
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
