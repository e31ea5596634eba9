import { stringify } from 'csv-stringify/sync';
import * as z from 'zod/mini';
import type { Files } from '../../files/fileSet.ts';
import { MAX_TEXT_BYTES } from '../../files/limits.ts';
import { readStart } from '../../files/text.ts';
import { ImportError } from '../../importError.ts';
import { isTable } from './csv.ts';

const isExport = (name: string) => /\.(xml|json)$/i.test(name);
const isOwn = (name: string) => !/(^|\/)__MACOSX\//.test(name);

/**
 * The files as one table: a CSV file, or the reviews that Google exports as JSON.
 * @returns null for an export of a site @throws ImportError for a workbook, and for damaged JSON
 */
export async function tableOf(files: Files): Promise<Files | null> {
  if (files.names.includes('xl/workbook.xml'))
    throw new ImportError('This is a workbook of Excel: open it, and save the sheet as CSV (UTF-8).');
  const names = files.names.filter(isOwn);
  const exported = names.filter(isExport);
  if (!exported.length) return names.some(isTable) ? files : null;
  const reviewFiles: string[] = [];
  for (const name of exported) if (await hasGoogleReviews(files, name)) reviewFiles.push(name);
  return reviewFiles.length ? googleReviews(files, reviewFiles) : null;
}

const hasGoogleReviews = async (files: Files, name: string) =>
  /\.json$/i.test(name) && /^\s*\{\s*"reviews"\s*:/.test((await readStart(files, name)).toString());

const text = z.optional(z.nullable(z.string()));
const Takeout = z.object({
  reviews: z.array(
    z.object({
      name: text,
      reviewer: z.optional(z.nullable(z.object({ displayName: text }))),
      starRating: z.optional(z.nullable(z.union([z.string(), z.number()]))),
      comment: text,
      createTime: text,
      reviewReply: z.optional(z.nullable(z.object({ comment: text }))),
    }),
  ),
});

const stars = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];

/** Writes the reviews of Google Takeout as a table, whose heads the proposal knows. */
async function googleReviews(files: Files, names: string[]): Promise<Files> {
  const rows: string[][] = [];
  for (const name of names) {
    const { data } = Takeout.safeParse(parseJson(await files.read(name, MAX_TEXT_BYTES)));
    if (!data) throw new ImportError('The file has no reviews in the form of Google Takeout.');
    for (const { name: id, reviewer, starRating, comment, createTime, reviewReply } of data.reviews) {
      const rating = stars.indexOf(String(starRating)) + 1 || starRating;
      rows.push(
        [id, reviewer?.displayName, rating, comment, createTime, reviewReply?.comment].map((cell) =>
          String(cell ?? ''),
        ),
      );
    }
  }
  const heads = ['Review ID', 'Reviewer', 'Star rating', 'Review', 'CreateTime', 'Reply'];
  const bytes = Buffer.from(stringify([heads, ...rows]));
  return {
    names: ['reviews.csv'],
    read: async () => bytes,
    async stream() {
      return (async function* () {
        yield bytes;
      })();
    },
    close: files.close,
  };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString().replace(/^\ufeff/, ''));
  } catch {
    throw new ImportError('The file is no JSON.');
  }
}
