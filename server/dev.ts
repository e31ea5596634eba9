import '#server/app/start/runtime.ts';
import { spawn } from 'node:child_process';
import { endingSignals } from '#server/app/start/shutdown.ts';

/** What `npm run dev` runs side by side; each restarts or rebuilds by itself when its sources change. */
const watchers = [
  [
    '--watch-preserve-output',
    '--watch',
    '--watch-path=server',
    '--watch-path=schema',
    'server/main.ts',
    'serve',
    '--dev',
  ],
  ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--watch'],
];

const children = watchers.map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));

// The terminal's Ctrl-C reaches the children too: this process only waits for them.
for (const signal of endingSignals) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
