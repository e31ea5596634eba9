import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Loaded ahead of the product: notes what the product itself, and its built pages, import from node_modules.

const isOwn = (parent: string | undefined) => parent !== undefined && !parent.includes('/node_modules/');
const isPackage = (specifier: string) => /^[\w@]/.test(specifier) && !/^[a-z]+:/.test(specifier);

registerHooks({
  resolve(specifier, context, next) {
    const file = process.env.RECORD_IMPORTS;
    if (file && isOwn(context.parentURL) && isPackage(specifier)) appendFileSync(file, `${specifier}\n`);
    return next(specifier, context);
  },
});
