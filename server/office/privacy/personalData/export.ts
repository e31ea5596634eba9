import { type SQL, sql } from 'drizzle-orm';
import { dayOf } from '#schema/officeTime.ts';
import { exportName, MOST_EXPORTED, type PersonAddress, personalDataStrings } from '#schema/personalData.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Facts } from '#server/platform/audit/table.ts';
import type { Context } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import type { PersonalDataExport, PersonalDataFormat } from '#server/schema.gen.ts';
import { addressesOf } from './erasePersonalData.ts';
import type { Exported, ExportedRow } from './exported.ts';
import { findPersonalData } from './findPersonalData.ts';
import { htmlOf } from './html.ts';
import { kinds } from './kinds.ts';
import { isOf, type OwnKind, ownKinds } from './ownRecords.ts';

const MAX_CHARACTERS = 20_000_000;

/** Columns without personal data or with secrets: hashes, encrypted values, tags, mail ids. */
const isLeftOut = (column: string) => /hash|sealed|_tag$|_mail_id$|reminded_by|mention_ids/.test(column);

const conversationTables = ['replies', 'answers', 'notes', 'thread_events', 'reply_drafts'];

const writers = {
  JSON: { ending: 'json', contentType: 'application/json', write: (data: Exported) => JSON.stringify(data, null, 2) },
  HTML: { ending: 'html', contentType: 'text/html', write: htmlOf },
} as const satisfies Record<PersonalDataFormat, unknown>;

/** Writes the data of the addresses to a file. @throws BAD_USER_INPUT when it exceeds the maximum size */
export async function exportPersonalData(
  context: Context,
  texts: readonly string[],
  format: PersonalDataFormat,
): Promise<PersonalDataExport> {
  const data = await readExport(context, texts);
  const { ending, contentType, write } = writers[format];
  const content = write(data);
  if (content.length > MAX_CHARACTERS) throw fail('BAD_USER_INPUT', personalDataStrings.tooMuch);
  await recordExport(context, data, { format });
  return { fileName: exportName(dayOf(context.now(), context.site.timeZone), ending), contentType, content };
}

/** The audit log has the number of records of each kind, not whose they are. */
export async function recordExport(context: Context, { records, mentions }: Exported, facts: Facts): Promise<void> {
  const counts = Object.fromEntries([...records, ...mentions].map(({ kind, rows }) => [kind, rows.length]));
  const subject = { id: null, label: 'A person' };
  await context.db.transaction((tx) =>
    record(tx, actorOf(context), 'person.export', subject, context.now(), { after: { ...facts, ...counts } }),
  );
}

/** @throws BAD_USER_INPUT for an invalid address, and for more records than an export holds */
export async function readExport(context: Context, texts: readonly string[]): Promise<Exported> {
  const addresses = addressesOf(texts);
  const records: Exported['records'] = [];
  for (const kind of Object.keys(ownKinds) as OwnKind[]) {
    const rows = await readRows(context.db, kind, addresses);
    if (rows.length) records.push({ kind, label: kinds[kind].label, rows });
  }
  const findings = await findPersonalData(context, texts, { maxRecords: MOST_EXPORTED, length: 5000 });
  if (findings.kinds.some(({ count }) => count > MOST_EXPORTED))
    throw fail('BAD_USER_INPUT', personalDataStrings.tooMuch);
  const otherKinds = findings.kinds.filter(({ kind }) => !Object.hasOwn(ownKinds, kind));
  const mentions = otherKinds.map(({ kind, label, count, records: shown }) => ({
    ...{ kind, label, count },
    rows: shown.map(({ at, title, detail }) => ({ at, title, detail })),
  }));
  const exportedAt = context.now().toISOString();
  return { exportedAt, addresses: addresses.map(({ value }) => value), records, mentions };
}

async function readRows(
  executor: Executor,
  kind: OwnKind,
  addresses: readonly PersonAddress[],
): Promise<ExportedRow[]> {
  const { table } = ownKinds[kind].email;
  const row = sql`to_jsonb(${table})`;
  const { rows } = await executor.execute<{ row: ExportedRow }>(sql`
    select ${kind === 'messages' ? withConversation(row) : kind === 'answers' ? withFiles(kind) : row} as row from ${table}
    where ${isOf(kind, addresses)} order by ${kind === 'people' ? sql`email` : sql`id`} limit ${MOST_EXPORTED + 1}`);
  if (rows.length > MOST_EXPORTED) throw fail('BAD_USER_INPUT', personalDataStrings.tooMuch);
  return rows.map(({ row }) => exportedRow(row));
}

/** Tables with files, and the column that names their row. */
const fileOwners: Record<string, string> = { answers: 'answer_id', replies: 'reply_id' };

function withFiles(table: string): SQL {
  const row = sql`to_jsonb(${sql.identifier(table)})`;
  const owner = fileOwners[table];
  if (!owner) return row;
  return sql`${row} || jsonb_build_object('attachments', (
    select coalesce(jsonb_agg(to_jsonb(attachments) order by position), '[]') from attachments
    where ${sql.identifier(owner)} = ${sql.identifier(table)}.id))`;
}

function withConversation(row: SQL): SQL {
  const parts = conversationTables.map((name) => {
    return sql`${sql.raw(`'${name}'`)}, (select coalesce(jsonb_agg(${withFiles(name)}), '[]') from ${sql.identifier(name)}
      where message_id = messages.id)`;
  });
  return sql`${row} || jsonb_build_object(${sql.join(parts, sql`, `)})`;
}

/** Without excluded columns and empty values. */
function exportedRow(row: ExportedRow): ExportedRow {
  const columns = Object.entries(row).filter(([name, value]) => !isLeftOut(name) && value !== null && value !== '');
  return Object.fromEntries(
    columns.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((item) => (isRow(item) ? exportedRow(item) : item)) : value,
    ]),
  );
}

export const isRow = (value: unknown): value is ExportedRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
