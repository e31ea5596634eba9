import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '#tests/kit/network/raw.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import product from '../../../package.json' with { type: 'json' };

let started: Product;
beforeAll(async () => {
  started = await startProduct();
});
afterAll(() => started.stop());

test('licences of bundled libraries and fonts are served with the scripts', async () => {
  const { status, text, headers } = await send(started.url, '/assets/licenses.md');
  expect(status).toBe(200);
  for (const name of ['react', 'react-dom', 'react-router', '@apollo/client', 'react-hook-form', 'react-hot-toast'])
    expect(text).toContain(`## ${name} - ${product.devDependencies[name as 'react'] ?? ''}`);
  expect(text).toContain('Permission is hereby granted');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(headers['cache-control']).not.toContain('immutable');
});
