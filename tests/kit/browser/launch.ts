import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { packagedChromium } from './chromium.ts';

/**
 * In addition to Playwright's own flags, which stop updates, sync and other background traffic: only addresses of this
 * machine resolve, so that no test depends on the internet. It also keeps the packaged Chromium from crashing: it would
 * do so on checking a certificate on a machine without libsqlite3. Tests use http.
 */
const ARGS = [
  '--disable-quic',
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE ::1',
];

/**
 * Finds or installs a Chromium and starts it, in this order: `CHROME_PATH`, the system's Chromium, Chrome or Edge,
 * Playwright's own download if present, `@sparticuz/chromium` from npm. A `CHROME_PATH` that does not start is an
 * error; for any other the next one is tried.
 * @param port the port for remote debugging, if other tools control the browser
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
    // An installed browser may not start: Ubuntu's chromium-browser is a script that needs a snap.
    const browser = await start(options).catch(() => undefined);
    if (browser) return browser;
  }
  return startPackaged(start);
}

/**
 * Starts the headless shell of `@sparticuz/chromium`, which needs a third of the CPU time of a full Chromium for the
 * same pages; `CHROME_PATH` has precedence, and another browser of the machine is used where the package cannot run.
 */
export async function launchHeadlessShell(): Promise<Browser> {
  if (process.env.CHROME_PATH) return launchBrowser();
  return startPackaged(startBrowser).catch(() => launchBrowser());
}

/** Chromium's sandbox is off by Playwright's default: it works neither as root nor in most containers. */
function startBrowser(options: LaunchOptions, port?: number): Promise<Browser> {
  return chromium.launch({ ...options, args: port ? [...ARGS, `--remote-debugging-port=${port}`] : ARGS });
}

function systemBrowsers(): LaunchOptions[] {
  const onPath = ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  return [
    ...onPath.filter((file) => existsSync(file)).map((executablePath) => ({ executablePath })),
    // The paths where Chrome and Edge are installed on macOS, Windows and Linux.
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
