import type { Files } from '../files/fileSet.ts';
import { MAX_TEXT_BYTES } from '../files/limits.ts';
import { ImportError } from '../importError.ts';
import type { Mapping } from '../mapping.ts';
import type { Source } from '../source.ts';
import { isTable } from './csv/csv.ts';
import { isGhost, openGhost } from './ghost/ghost.ts';
import { isWordpress, openWordpress } from './wordpress/wordpress.ts';

/** How much of a file tells what it is, in bytes. */
const BEGINNING = 4096;

/** What the operator says beside the file. */
export type Given = { mapping: Mapping; address: string | null };

/**
 * Finds the export among files and opens it by what it is.
 * @throws ImportError where there is none, and for one that cannot be read
 */
export async function openSource(files: Files, { mapping, address }: Given): Promise<Source> {
  const candidates = files.names.filter(
    (name) => /\.(xml|json)$/i.test(name) && !/(^|\/)(__MACOSX|node_modules)\//.test(name),
  );
  for (const name of candidates) {
    const bytes = await files.read(name, MAX_TEXT_BYTES);
    const beginning = bytes
      .subarray(0, BEGINNING)
      .toString('utf8')
      .replace(/^\ufeff/, '');
    if (isWordpress(beginning)) return openWordpress(bytes, mapping);
    if (isGhost(beginning)) return openGhost(bytes, address);
  }
  if (!candidates.length && files.names.some(isTable))
    throw new ImportError('A CSV file wants --mapping FILE, which says in "csv" what its columns are.');
  throw new ImportError('There is no export of WordPress (XML) or Ghost (JSON) here.');
}
