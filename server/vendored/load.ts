import { fileURLToPath } from 'node:url';
import { mustBuild } from '#server/build/buildError.ts';

/** Where the build puts a file for each module of this folder. */
export const VENDORED = fileURLToPath(new URL('../../dist/vendored', import.meta.url));

/**
 * Loads a module of large packages of which little is used. They are installed for building only: where they are not, it
 * is taken as the build has packed it.
 * @throws BuildError when it was not built either
 */
async function load<T>(name: string, itself: () => Promise<T>): Promise<T> {
  return itself()
    .catch(unlessMissing)
    .then((found) => found ?? import(`${VENDORED}/${name}.js`).catch(unlessMissing))
    .then((found) => found ?? mustBuild('missing'));
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
}

/** The store of files. */
export const loadFlydrive = () => load('flydrive', () => import('./flydrive.ts'));
/** Its driver for S3-compatible stores, with the SDK that this uses. */
export const loadS3 = () => load('s3', () => import('./s3.ts'));
/** What reads the fonts of cards. */
export const loadFontkit = () => load('fontkit', () => import('./fontkit.ts'));
