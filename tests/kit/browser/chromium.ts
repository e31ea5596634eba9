import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright-core';

/** The fonts of the machine first, then Open Sans of the package, so that text is always drawn. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Runs in a Node process of its own, because the package always unpacks into TMPDIR and changes the environment on
 * import. Arguments: the entry file of the package, and its library archive.
 */
const UNPACK = `
const [entry, libraries] = process.argv.slice(1);
const { default: chromium, inflate } = await import(entry);
await Promise.all([chromium.executablePath(), inflate(libraries)]);
`;

/** Unpacks the Chromium of `@sparticuz/chromium` once. @returns the launch options, or undefined where it cannot run */
export async function packagedChromium(): Promise<LaunchOptions | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const home = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  // Next to the packages and not in /tmp, where programs may be forbidden to run and another account may have placed a
  // file.
  const folder = join(home, '../../.cache', `marquee-chromium-${version}`);
  if (!existsSync(folder)) await unpack(entry, join(home, 'bin/al2023.tar.br'), folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      // libnss3, libnspr4 and libexpat are all that pages over http need in addition to the libraries of Node.
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/**
 * Two test workers may run this at the same time. Each unpacks into its own folder, and the first rename wins, so the
 * folder is always complete.
 */
async function unpack(entry: string, libraries: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}-`);
  try {
    const args = ['--input-type=module', '--eval', UNPACK, pathToFileURL(entry).href, libraries];
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, TMPDIR: staging } });
    await writeFile(join(staging, 'fonts.conf'), FONTS_CONF);
    await rename(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
