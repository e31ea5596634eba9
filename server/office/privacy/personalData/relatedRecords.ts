import { and, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PersonAddress } from '#schema/personalData.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { webhookDeliveries } from '#server/platform/webhook/table.ts';
import { patternOfAll } from './address.ts';

/** Records, and what is known to belong to them. */
export type Records = {
  ids: string[];
  /** The mails that carried them, or reminded of them. */
  mailIds: string[];
};

const uuids = (list: readonly string[]) => sql`${sql.param(list)}::uuid[]`;
const texts = (list: readonly string[]) => sql`${sql.param(list)}::text[]`;

/**
 * The condition for mails of records: that carried them, followed those, or told of them. One that waits names its records in its
 * text as well, as one of an older version does.
 */
export function mailsOf({ ids, mailIds }: Records): SQL {
  const isNamed = sql`exists (select from unnest(${texts(ids)}) as id where position(id in ${outgoingMail.text}) > 0)`;
  return or(
    sql`${outgoingMail.id} = any(${uuids(mailIds)})`,
    sql`${outgoingMail.follows} && ${uuids(mailIds)}`,
    sql`${outgoingMail.about} && ${uuids(ids)}`,
    and(isNull(outgoingMail.sentAt), isNamed),
  ) as SQL;
}

/** The condition for deliveries that tell of records. */
export const deliveriesOf = (ids: string[]): SQL =>
  sql`substring(${webhookDeliveries.body} from '"_id":"([0-9a-f-]{36})"') = any(${texts(ids)})`;

/** The condition for entries of the audit log about records. */
export const entriesOf = (ids: string[]): SQL => sql`${auditEntries.subjectId} = any(${uuids(ids)})`;

/** The entries whose subject is called by an address, or had one: of what was deleted before, too. */
export async function entriesNaming(executor: Executor, addresses: readonly PersonAddress[]) {
  const { id, subjectId, subjectLabel, before, after } = auditEntries;
  const pattern = patternOfAll(addresses);
  const facts = [before, after].flatMap((side) => [sql`${side} ->> 'email'`, sql`${side} ->> 'phone'`]);
  const found = [sql`${subjectLabel}`, ...facts].map((text) => sql`${text} ~* ${pattern}`);
  return executor
    .select({ id, subjectId })
    .from(auditEntries)
    .where(or(...found));
}

/** The condition for those entries, and for all others about the enquiries, applications, reviews and bookings that they are about. */
export const entriesAbout = (noted: { id: string; subjectId: string | null }[]): SQL =>
  or(
    sql`${auditEntries.id} = any(${uuids(noted.map(({ id }) => id))})`,
    and(
      sql`${auditEntries.action} ~ '^(message|affiliate|review|booking|person)[.]'`,
      sql`${auditEntries.subjectId} = any(${uuids(noted.flatMap(({ subjectId }) => subjectId ?? []))})`,
    ),
  ) as SQL;
