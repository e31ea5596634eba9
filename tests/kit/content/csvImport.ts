import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, type InstallationPlace, placeOf, run } from '#tests/kit/product/backup.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

/** Rows as a CSV file with every cell in quotes. */
export const csvFile = (rows: readonly (readonly string[])[], delimiter = ',', lineEnd = '\n'): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter) + lineEnd).join('');

export type Mapping = Record<string, unknown>;

/** The heads of a contact form export of another site. */
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

/** Messages of that form as a file. @param written as in `csvFile` */
export const enquiryFile = (rows: readonly string[][], ...written: [delimiter?: string, lineEnd?: string]) =>
  csvFile([enquiryHead, ...rows], ...written);
export const asha = [
  ...['1', 'Asha Rao', 'Asha@Harbour.example', '+91 98765-43210', 'SEO'],
  ...['Two lines,\nand "quotes".', '05/03/2023 14:05'],
];
export const ben = ['2', 'Ben Dsouza', 'ben@hill.example', '', '', '', '04.03.2023'];
export const chand = ['3', 'Chand Mehta', 'chand@lake.example', '9123456780', 'Hosting', 'Hello', '1/12/2022 9:30 PM'];

/** The heads of a review export of another site. */
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

/** Writes a table and its mapping file. @returns the arguments of the import command */
async function tableFiles(folder: string, name: string, content: string | Uint8Array, csv: Mapping) {
  const [table, mapping] = [join(folder, `${name}.csv`), join(folder, `${name}.json`)];
  await writeFile(table, content);
  await writeFile(mapping, JSON.stringify({ csv }));
  return [table, '--mapping', mapping];
}

/** A running product, its admin, and what imports tables by the command line. */
export type TableProduct = {
  product: Product;
  admin: Person;
  /** The environment by which the command finds the product. */
  place: InstallationPlace & Record<string, string>;
  /** Writes a table and its mapping file. @returns the arguments of the command */
  files(content: string | Uint8Array, mapping: Mapping): Promise<string[]>;
  /** Imports a table. @returns the output of the command */
  bring(content: string | Uint8Array, mapping: Mapping, ...flags: string[]): Promise<string>;
  stop(): Promise<void>;
};

/** Starts a product for a test file, and makes an empty folder for its tables. */
export async function startTableProduct(): Promise<TableProduct> {
  const product = await startProduct();
  const clean: (() => Promise<void>)[] = [() => product.stop()];
  const folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
  const place = { ...placeOf(product), PUBLIC_URL: product.url };
  let made = 0;
  const files: TableProduct['files'] = (content, mapping) => {
    made += 1;
    return tableFiles(folder, `table${made}`, content, mapping);
  };
  return {
    ...{ product, admin: await product.signedIn('admin'), place, files },
    bring: async (content, mapping, ...flags) => importTable(place, ...(await files(content, mapping)), ...flags),
    async stop() {
      for (const one of clean) await one();
    },
  };
}

/** Runs the import command. @returns its output @throws when it failed */
export async function importTable(place: InstallationPlace & Record<string, string>, ...args: string[]) {
  const { code, out, errors } = await run('import', args, place);
  if (code !== 0) throw new Error(`${code}: ${errors}`);
  return out;
}
