import { IMPORT_CHUNK_BYTES, importFilePath } from '#schema/import.ts';
import type { Gql, Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';

type Fields = Record<string, unknown>;
const counts = 'posts items pictures redirects enquiries reviews';
const rowFields = 'row values { field value } fault loss';
const table = `table { kind isFixed from columns { name field samples canImport } fields { name label isRequired }
  defaults { field value } dates dateOrders missing preview { ${rowFields} } faultyRows { ${rowFields} } faultyCount }`;
const fields = `id fileName source state isWaiting size received total done fault choice { posts pages items drafts publishPages }
  report { format posts pages items published pictures redirects enquiries reviews known skipped { what why } skippedCount lossCount }
  undone { removed { ${counts} } kept { ${counts} } } canStart canUndo canRemove keptUntil startedBy ${table}`;

export const importOperations = {
  list: `query ($first: Int, $after: String) { imports(first: $first, after: $after) { nodes { ${fields} } totalCount } }`,
  one: `query ($id: UUID!) { import(id: $id) { ${fields} } }`,
  lines: `query ($id: UUID!, $first: Int, $after: String, $onlyLosses: Boolean) { import(id: $id) {
    lines(first: $first, after: $after, onlyLosses: $onlyLosses) {
      nodes { title path losses notes } totalCount pageInfo { hasNextPage endCursor } } } }`,
  create: `mutation ($input: CreateImportInput!) { createImport(input: $input) { ${fields} } }`,
  saveMapping: `mutation ($id: UUID!, $input: SaveImportMappingInput!) {
    saveImportMapping(id: $id, input: $input) { ${fields} } }`,
  start: `mutation ($id: UUID!, $input: StartImportInput!) { startImport(id: $id, input: $input) { ${fields} } }`,
  undo: `mutation ($id: UUID!) { undoImport(id: $id) { ${fields} } }`,
  remove: `mutation ($id: UUID!) { removeImport(id: $id) { ${fields} } }`,
};

export async function sendPart(person: Person, id: string, offset: number | string, bytes: Uint8Array<ArrayBuffer>) {
  const response = await fetch(person.url + importFilePath(id, offset as number), {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      ...(person.token && { authorization: `Bearer ${person.token}` }),
    },
    body: bytes,
  });
  return { status: response.status, body: JSON.parse((await response.text()) || 'null') };
}

export const announce = (person: Person, input: Fields): Promise<Gql> =>
  person.gql(importOperations.create, { input: { fileName: 'site.xml', size: 10, ...input } });

/** Uploads an export. @returns the id of its import @throws when it was refused */
export async function uploadExport(
  person: Person,
  content: string | Uint8Array<ArrayBuffer>,
  input: Fields = {},
): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { data, errors } = await announce(person, { size: bytes.length, ...input });
  if (errors) throw new Error(JSON.stringify(errors));
  const { id } = data.createImport;
  for (let offset = 0; offset < bytes.length; offset += IMPORT_CHUNK_BYTES) {
    const { status, body } = await sendPart(person, id, offset, bytes.slice(offset, offset + IMPORT_CHUNK_BYTES));
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  return id;
}

/** @returns the current state of an import; null when there is none */
export async function importNow(person: Person, id: string) {
  const { data } = await person.gql(importOperations.one, { id });
  return data?.import ?? null;
}

/** Waits until an import, which another process runs, is in one of these states. @returns it */
export async function importOnceIn(person: Person, id: string, ...states: string[]) {
  let found: Awaited<ReturnType<typeof importNow>>;
  await until(async () => {
    found = await importNow(person, id);
    if (found?.state === 'FAILED' && !states.includes('FAILED')) throw new Error(found.fault);
    return states.includes(found?.state);
  });
  return found;
}

export const startImport = (person: Person, id: string, input: Fields = {}): Promise<Gql> =>
  person.gql(importOperations.start, { id, input });
