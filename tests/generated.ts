import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { buildSchema, findBreakingChanges } from 'graphql';
import codegen from '../codegen.ts';
import drizzle from '../drizzle/config.ts';
import { networkDrawings } from '../networkIcons.ts';
import { referenceFiles } from '../reference.ts';

// Compares the committed generated files with what the sources give now, and writes nothing. Part of `npm run check`.
process.chdir(join(import.meta.dirname, '..'));

const read = (file: string) => readFileSync(file, 'utf8');
const PRINT = 'schema.graphql';

/** @returns a sentence for each generated file that `npm run codegen` would change or remove */
async function staleFiles(): Promise<string[]> {
  const outputs: { filename: string; content: string }[] = await generate({ ...codegen, silent: true }, false);
  const committed = globSync([
    PRINT,
    'server/schema.gen.ts',
    'schema/networkDrawings.gen.ts',
    'web/gql/*',
    'docs/reference/*',
  ]);
  const expected = new Map([
    ...outputs.map(({ filename, content }) => [filename, content] as const),
    ...Object.entries(referenceFiles()),
    ...Object.entries(networkDrawings()),
  ]);
  const missing = [...expected.keys()].filter((file) => !committed.includes(file));
  const changed = committed.filter((file) => read(file) !== expected.get(file));
  return [
    ...[...missing, ...changed].map((file) => `${file} is not what its sources give: npm run codegen`),
    ...(changed.includes(PRINT) ? breaking(read(PRINT), expected.get(PRINT) as string) : []),
  ];
}

/** @returns the breaking changes of the current schema against the committed one */
const breaking = (committed: string, now: string) =>
  findBreakingChanges(buildSchema(committed), buildSchema(now)).map(
    ({ description }) => `breaks clients: ${description}`,
  );

/** Removes the ids of a drizzle-kit snapshot, which differ on every run. */
const withoutIds = ({ id: _, prevId: __, ...snapshot }: Record<string, unknown>) => snapshot;

/** @returns whether the tables in the code are those that the last migration leaves */
async function isMigrated(): Promise<boolean> {
  const tables = await Promise.all(globSync(drizzle.schema as string).map((file) => import(join(process.cwd(), file))));
  const now = generateDrizzleJson(Object.assign({}, ...tables), undefined, undefined, drizzle.casing);
  const [last = ''] = globSync(`${drizzle.out}/meta/*_snapshot.json`).sort().reverse();
  return isDeepStrictEqual(withoutIds(JSON.parse(JSON.stringify(now))), withoutIds(JSON.parse(read(last))));
}

const faults = await staleFiles();
if (!(await isMigrated())) {
  faults.push(`${drizzle.out} lacks a change of the tables: npm run migration -- --name <what changes>`);
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length ? 1 : 0);
