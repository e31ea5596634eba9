import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InstallationPlace, run } from '#tests/kit/product/backup.ts';

/** Rows as a CSV file, each cell in quotes. */
export const csvFile = (rows: readonly (readonly string[])[], delimiter = ',', lineEnd = '\n'): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter) + lineEnd).join('');

export type Mapping = Record<string, unknown>;

/** What a contact form of another site is exported as. */
export const enquiryHead = ['Entry', 'Full name', 'E-mail', 'Phone', 'Topic', 'Text', 'Sent on'];
export const enquiryMapping = (fields: Mapping = {}): Mapping => ({
  as: 'enquiry',
  from: 'Contact form of old.example',
  columns: {
    ...{ name: 'Full name', email: 'E-mail', contactNumber: 'Phone', service: 'Topic', message: 'Text' },
    createdAt: 'Sent on',
  },
  values: { service: { SEO: 'PPC Advertising', '*': 'Other Inquiry' } },
  dates: 'day-month-year',
  ...fields,
});

/** What reviews of another site are exported as. */
export const reviewHead = ['Client', 'Company', 'Role', 'Words', 'Stars', 'Day', 'Mail'];
export const reviewMapping = (fields: Mapping = {}): Mapping => ({
  as: 'review',
  from: 'Reviews of old.example',
  columns: {
    ...{ name: 'Client', companyName: 'Company', position: 'Role', clientFeedback: 'Words', rating: 'Stars' },
    ...{ createdAt: 'Day', email: 'Mail' },
  },
  ...fields,
});

/** Writes a table and its mapping file, for the command of the import. @returns what follows the command */
export async function tableFiles(folder: string, name: string, content: string | Uint8Array, csv: Mapping) {
  const [table, mapping] = [join(folder, `${name}.csv`), join(folder, `${name}.json`)];
  await writeFile(table, content);
  await writeFile(mapping, JSON.stringify({ csv }));
  return [table, '--mapping', mapping];
}

/** Runs the import, and gives what it says. @throws when it was refused */
export async function importTable(place: InstallationPlace & Record<string, string>, ...args: string[]) {
  const { code, out, errors } = await run('import', args, place);
  if (code !== 0) throw new Error(`${code}: ${errors}`);
  return out;
}
