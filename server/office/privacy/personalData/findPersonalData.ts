import { desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { MOST_RECORDS, type PersonAddress } from '#schema/personalData.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { answers, notes } from '#server/clients/message/conversation/table.ts';
import { messages, replies } from '#server/clients/message/table.ts';
import { newsletterSubscribers } from '#server/clients/newsletter/table.ts';
import { people } from '#server/clients/person/table.ts';
import { reviewLinks, reviews } from '#server/clients/review/table.ts';
import { invitations } from '#server/people/user/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import type { Context } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { webhookDeliveries } from '#server/platform/webhook/table.ts';
import type { PersonalData, PersonalDataKind, PersonalDataRecord } from '#server/schema.gen.ts';
import { paths } from '#web/shared/paths.ts';
import { patternOfAll, readPersonAddress } from './address.ts';
import { containsPattern, type TextTable, textTables, wholeText } from './columns.ts';
import { deletedTables } from './erase.ts';
import { addressesOf, refusalOf } from './erasePersonalData.ts';
import { type MailFile, mailFiles } from './files.ts';
import { type KindName, kinds, mentionsIn } from './kinds.ts';
import { isOf, type OwnKind, ownKinds } from './ownRecords.ts';
import { deliveriesOf, entriesAbout, entriesNaming, entriesOf, mailsOf, type Records } from './relatedRecords.ts';

type Addresses = readonly PersonAddress[];
type RecordView = {
  table: PgTable;
  at: PgColumn | null;
  title: SQL | PgColumn;
  detail: SQL | PgColumn;
  path?: (id: string) => string;
};

const joinParts = (...parts: (SQL | PgColumn)[]) => sql`concat_ws(' · ', ${sql.join(parts, sql`, `)})`;
const countOf = (table: PgTable & { messageId: PgColumn }, noun: string) =>
  sql`(select nullif(count(*), 0) || ${` ${noun}`} from ${table} where ${table.messageId} = ${messages.id})`;
const filled = (column: PgColumn) => sql`nullif(${column}, '')`;

const recordViews: Record<OwnKind, RecordView> = {
  messages: {
    ...{ table: messages, at: messages.createdAt, title: messages.name },
    detail: joinParts(
      ...[messages.email, filled(messages.contactNumber), messages.service, messages.stage],
      sql`case when ${messages.isSpam} then 'spam' end`,
      ...[countOf(replies, 'replies'), countOf(answers, 'answers'), countOf(notes, 'notes')],
      filled(messages.message),
    ),
    path: paths.message,
  },
  answers: {
    ...{ table: answers, at: answers.receivedAt, title: sql`coalesce(${answers.fromName}, ${answers.fromEmail})` },
    detail: joinParts(answers.fromEmail, answers.subject, answers.text),
  },
  affiliates: {
    ...{ table: affiliates, at: affiliates.createdAt, title: affiliates.name },
    detail: joinParts(affiliates.email, affiliates.phone, affiliates.companyName, affiliates.state),
    path: () => paths.manageAffiliates,
  },
  reviews: {
    ...{ table: reviews, at: reviews.createdAt, title: reviews.name },
    detail: joinParts(
      ...[reviews.companyName, sql`case when ${reviews.isPublished} then 'published' else 'not published' end`],
      reviews.clientFeedback,
    ),
    path: () => paths.manageReviews,
  },
  reviewLinks: {
    ...{ table: reviewLinks, at: reviewLinks.createdAt, title: reviewLinks.email },
    detail: sql`case when ${reviewLinks.usedAt} is not null then 'used' when ${reviewLinks.optedOutAt} is not null
      then 'wants no reminders' else 'not used' end`,
    path: () => paths.generateReviewLink,
  },
  bookings: {
    ...{ table: bookings, at: bookings.startsAt, title: bookings.name },
    detail: joinParts(bookings.email, bookings.phone, bookings.service, bookings.status, filled(bookings.note)),
    path: () => paths.bookings,
  },
  newsletterSubscribers: {
    ...{ table: newsletterSubscribers, at: newsletterSubscribers.createdAt, title: newsletterSubscribers.email },
    detail: joinParts(newsletterSubscribers.state, newsletterSubscribers.consent),
    path: () => paths.manageNewsletter,
  },
  people: { table: people, at: people.updatedAt, title: people.name, detail: people.email },
  invitations: {
    ...{ table: invitations, at: invitations.createdAt, detail: invitations.email },
    title: sql`coalesce(${invitations.name}, ${invitations.email})`,
    path: () => paths.users,
  },
};

const isKind = (name: string): name is OwnKind => Object.hasOwn(ownKinds, name);
const tableNames: Record<string, KindName> = {
  ...{
    messages: 'messages',
    answers: 'answers',
    affiliates: 'affiliates',
    reviews: 'reviews',
    review_links: 'reviewLinks',
  },
  ...{ bookings: 'bookings', people: 'people', invitations: 'invitations' },
  newsletter_subscribers: 'newsletterSubscribers',
};

type Bounds = { maxRecords: number; length: number };

export async function findPersonalData(
  context: Context,
  texts: readonly string[],
  bounds: Bounds = { maxRecords: MOST_RECORDS, length: 300 },
): Promise<PersonalData> {
  const addresses = addressesOf(texts);
  const { db, settings } = context;
  const foundKinds: PersonalDataKind[] = [];
  const otherValues = new Set<string>();
  const add = (kind: string, description: { label: string; treatment: string }, result: KindRecords) => {
    if (result.count) foundKinds.push({ kind, ...description, ...result });
  };
  for (const kind of Object.keys(ownKinds) as OwnKind[]) {
    add(kind, kinds[kind], await readRecords(db, recordViews[kind], isOf(kind, addresses), bounds));
    for (const other of await otherAddresses(db, kind, addresses)) otherValues.add(other);
  }
  const records = await recordsOf(db, addresses);
  const tables = await textTables(db);
  for (const [kind, view, condition] of await readTraces(db, addresses, records, tables)) {
    add(kind, kinds[kind], await readRecords(db, view, condition, bounds));
  }
  add('files', kinds.files, await readFiles(settings.DATA_DIR, addresses, bounds));
  for (const table of tables) {
    if (['outgoing_mail', 'webhook_deliveries', 'audit_entries'].includes(table.name)) continue;
    const mentions = await readMentions(db, table, addresses, records.ids, bounds);
    add(`texts.${table.name}`, mentionsIn(table.name, deletedTables.includes(table.name)), mentions);
  }
  for (const { value } of addresses) otherValues.delete(value);
  return {
    addresses: addresses.map(({ value }) => value),
    otherAddresses: [...otherValues].slice(0, MOST_RECORDS),
    refusal: await refusalOf(context, db, addresses),
    kinds: foundKinds,
  };
}

type KindRecords = Pick<PersonalDataKind, 'count' | 'records'>;
/** `total` counts all rows before the limit. */
type ReadRow = { id: string | null; at: string | null; title: string; detail: string; total: string };

/** ISO 8601, which `Date` parses in every engine. */
const moment = (at: SQL | PgColumn) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

async function readRecords(
  executor: Executor,
  { table, at, title, detail, path }: RecordView,
  condition: SQL,
  { maxRecords, length }: Bounds,
): Promise<KindRecords> {
  const id = (table as PgTable & { id?: PgColumn }).id;
  const { rows } = await executor.execute<ReadRow>(sql`
    select ${id ?? sql`null`} as id, ${at ? moment(at) : sql`null`} as at, left(${title}, ${length}) as title,
      left(${detail}, ${length}) as detail, count(*) over () as total
    from ${table} where ${condition} order by ${at ? desc(at) : sql`1`} limit ${maxRecords}`);
  return recordsFrom(rows, path);
}

function recordsFrom(rows: ReadRow[], path?: (id: string) => string): KindRecords {
  const records = rows.map(
    ({ id, at, title, detail }): PersonalDataRecord => ({
      ...{ title, detail, at: at ? new Date(at) : null },
      path: path && id ? path(id) : null,
    }),
  );
  return { count: Number(rows[0]?.total ?? 0), records };
}

async function recordsOf(executor: Executor, addresses: Addresses): Promise<Records> {
  const ids = [];
  for (const kind of Object.keys(ownKinds) as OwnKind[]) {
    if (kind === 'people') continue;
    const { table } = recordViews[kind];
    const { rows } = await executor.execute<{ id: string }>(
      sql`select id from ${table} where ${isOf(kind, addresses)}`,
    );
    ids.push(...rows.map(({ id }) => id));
  }
  const list = sql`${sql.param(ids)}::uuid[]`;
  const { rows } = await executor.execute<{ id: string }>(sql`
    select unnest(${list}) as id union select id from ${replies} where ${replies.messageId} = any(${list})
    union select ${bookings.reminderMailId} from ${bookings} where id = any(${list}) and ${bookings.reminderMailId} is not null
    union select ${reviewLinks.reminderMailId} from ${reviewLinks}
      where id = any(${list}) and ${reviewLinks.reminderMailId} is not null`);
  return { ids, mailIds: rows.map(({ id }) => id) };
}

async function readTraces(
  executor: Executor,
  addresses: Addresses,
  { ids, mailIds }: Records,
  tables: TextTable[],
): Promise<[KindName, RecordView, SQL][]> {
  const entries = await entriesNaming(executor, addresses);
  const mentionedIn = (name: string) => {
    const table = tables.find((candidate) => candidate.name === name);
    return table ? containsPattern(table, patternOfAll(addresses)) : sql`false`;
  };
  return [
    [
      'mails',
      { table: outgoingMail, at: outgoingMail.createdAt, title: outgoingMail.subject, detail: outgoingMail.to },
      sql`(${mailsOf({ ids, mailIds })} or ${mentionedIn('outgoing_mail')})`,
    ],
    [
      'deliveries',
      {
        ...{
          table: webhookDeliveries,
          at: webhookDeliveries.createdAt,
          title: sql`coalesce(${webhookDeliveries.event}, 'test')`,
        },
        ...{ detail: webhookDeliveries.state, path: () => paths.webhooks },
      },
      sql`(${deliveriesOf(ids)} or ${mentionedIn('webhook_deliveries')})`,
    ],
    [
      'auditEntries',
      {
        ...{ table: auditEntries, at: auditEntries.at, title: auditEntries.subjectLabel, path: () => paths.audit },
        detail: joinParts(auditEntries.action, auditEntries.actorName),
      },
      sql`(${entriesOf(ids)} or ${entriesAbout(entries)} or ${mentionedIn('audit_entries')})`,
    ],
  ];
}

async function otherAddresses(executor: Executor, kind: OwnKind, addresses: Addresses): Promise<string[]> {
  const { email, phone }: { email: PgColumn; phone?: PgColumn } = ownKinds[kind];
  const texts = phone ? sql`array[${email}, ${phone}]` : sql`array[${email}]`;
  const { rows } = await executor.execute<{ address: string }>(sql`
    select distinct unnest(${texts}) as address from ${recordViews[kind].table} where ${isOf(kind, addresses)} limit 100`);
  return rows.flatMap(({ address }) => readPersonAddress(address)?.value ?? []);
}

const AROUND = '.{0,60}';

/** Rows of other tables that contain an address and are not part of the person's records. */
async function readMentions(
  executor: Executor,
  table: TextTable,
  addresses: Addresses,
  ids: string[],
  { maxRecords, length }: Bounds,
): Promise<KindRecords> {
  const pattern = patternOfAll(addresses);
  const name = sql.identifier(table.name);
  const kind = tableNames[table.name];
  const isOwnRecord = kind && isKind(kind) ? isOf(kind, addresses) : partOf(table, ids);
  const row = sql`to_jsonb(${name})`;
  const title = sql`coalesce(${row} ->> 'title', ${row} ->> 'name', ${row} ->> 'path', ${row} ->> 'label', '')`;
  const { rows } = await executor.execute<ReadRow>(sql`
    select null as id, ${moment(sql`coalesce(${row} ->> 'created_at', ${row} ->> 'updated_at')::timestamptz`)} as at,
      left(${title}, ${length}) as title,
      (regexp_match(${wholeText(table)}, ${`(${AROUND}(?:${pattern}).{0,60})`}, 'i'))[1] as detail, count(*) over () as total
    from ${name} where ${containsPattern(table, pattern)} and not ${isOwnRecord} limit ${maxRecords}`);
  return recordsFrom(rows);
}

function partOf({ name }: TextTable, ids: string[]): SQL {
  const row = sql`to_jsonb(${sql.identifier(name)})`;
  const list = sql`${sql.param(ids)}::text[]`;
  return sql`(coalesce(${row} ->> 'message_id', '') = any(${list})
    or coalesce(${row} ->> 'answer_id', '') in (select id::text from answers where message_id::text = any(${list})))`;
}

async function readFiles(dataDir: string, addresses: Addresses, { maxRecords }: Bounds): Promise<KindRecords> {
  const pattern = new RegExp(patternOfAll(addresses), 'i');
  const files: MailFile[] = [];
  let count = 0;
  for await (const mail of mailFiles(dataDir)) {
    if (!pattern.test(mail.text)) continue;
    count += 1;
    if (files.length < maxRecords) files.push({ ...mail, text: '' });
  }
  const records = files.map(({ file, subject, at }) => ({ at, title: subject || file, detail: file, path: null }));
  return { count, records };
}
