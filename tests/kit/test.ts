import { test as base } from 'vitest';
import { startImapServer } from '#tests/kit/network/imapServer.ts';
import { startProduct } from '#tests/kit/product/product.ts';

/**
 * The `test` of files that use the product. A fixture exists once per file: the first test or hook that names it creates
 * it, and it ends after the last `afterAll`. A file changes a fixture by `extend`, never by `override`, because the
 * workers keep this module from file to file.
 */
export const test = base
  /** The settings of the product, see `startProduct`. */
  .extend('settings', { scope: 'file' }, {} as Record<string, string>)
  .extend('product', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
    const product = await startProduct(settings);
    onCleanup(() => product.stop());
    return product;
  })
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin'))
  .extend('employee', { scope: 'file' }, ({ product }) => product.signedIn('Employee'))
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of used fixtures from this pattern
  .extend('imapServer', { scope: 'file' }, async ({}, { onCleanup }) => {
    const imapServer = await startImapServer();
    onCleanup(() => imapServer.stop());
    return imapServer;
  });

/** The rows of `test.for` with the types of their columns, which TypeScript infers as arrays of a union otherwise. */
export const rows = <Row extends unknown[] | [unknown]>(all: readonly Row[]): readonly Row[] => all;
