import { defineConfig } from 'vitest/config';
import { PATIENCE_MS, TEST_PATIENCE_MS } from './tests/kit/patience.ts';

export default defineConfig(({ mode }) => ({
  resolve: {
    // Vite would take graphql's ES modules where Node takes the others, and two copies of graphql refuse each other.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.e2e.ts'],
    // What `npm run test:long` runs as well (tests/README.md).
    exclude: mode === 'long' ? [] : ['tests/**/*.long.*.ts'],
    globalSetup: 'tests/kit/setup.ts',
    testTimeout: TEST_PATIENCE_MS,
    hookTimeout: TEST_PATIENCE_MS,
    // One more than the cores that it is meant for: two keep them busy for nine tenths of the time (measured), and each more
    // makes every test slower.
    maxWorkers: 3,
    // A worker keeps its modules and its browser from file to file: what a file changes it puts back.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    // Names each file as it ends, also where nobody watches a terminal.
    reporters: ['default'],
    expect: { poll: { timeout: PATIENCE_MS } },
  },
}));
