import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { packagedChromium } from './chromium.ts';

/**
 * Beyond Playwright's own flags, which stop updates, sync and other background traffic: no address but this machine's
 * resolves, so that no test leans on the internet, and none behaves differently where there is one. It also keeps the
 * packaged Chromium alive: checking a certificate ends it on machines without libsqlite3. Tests speak http.
 */
const ARGS = [
  '--disable-quic',
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE ::1',
];

/**
 * Finds a Chromium or installs one, and starts it. In this order: `CHROME_PATH`, the system's Chromium, Chrome or Edge,
 * Playwright's own download when it is there, `@sparticuz/chromium` from npm. A named `CHROME_PATH` that fails is an
 * error; any other that does not start gives way to the next.
 * @param port where other tools may steer it too
 */
export async function launchBrowser(port?: number): Promise<Browser> {
  const start = (options: LaunchOptions) => startBrowser(options, port);
  const named = process.env.CHROME_PATH;
  if (named) {
    return start({ executablePath: named }).catch((cause: unknown) => {
      throw new Error(`CHROME_PATH names ${named}, which does not start.`, { cause });
    });
  }
  for (const options of [...systemBrowsers(), {}]) {
    // A browser found is not one that starts: Ubuntu's chromium-browser is a script that asks for a snap.
    const browser = await start(options).catch(() => undefined);
    if (browser) return browser;
  }
  return startPackaged(start);
}

/**
 * Starts the headless shell of `@sparticuz/chromium`, which shows the same pages for a third of the processor time that a
 * whole Chromium takes; `CHROME_PATH`, or where the package cannot run any other browser of the machine.
 */
export async function launchHeadlessShell(): Promise<Browser> {
  if (process.env.CHROME_PATH) return launchBrowser();
  return startPackaged(startBrowser).catch(() => launchBrowser());
}

/** Playwright leaves Chromium's sandbox off unless asked: it cannot work as root nor in most containers. */
function startBrowser(options: LaunchOptions, port?: number): Promise<Browser> {
  return chromium.launch({ ...options, args: port ? [...ARGS, `--remote-debugging-port=${port}`] : ARGS });
}

function systemBrowsers(): LaunchOptions[] {
  const onPath = ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  return [
    ...onPath.filter((file) => existsSync(file)).map((executablePath) => ({ executablePath })),
    // Where the installers of Chrome and Edge put them on macOS, Windows and Linux.
    { channel: 'chrome' },
    { channel: 'msedge' },
  ];
}

async function startPackaged(start: (options: LaunchOptions) => Promise<Browser>): Promise<Browser> {
  let cause: unknown = `no packaged browser for ${process.platform} ${process.arch}`;
  try {
    const options = await packagedChromium();
    if (options) return await start(options);
  } catch (error) {
    cause = error;
  }
  throw new Error('No Chromium starts on this machine: install one, or set CHROME_PATH to the program to run.', {
    cause,
  });
}
