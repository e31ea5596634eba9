import { and, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PersonAddress } from '#schema/personalData.ts';
import { auditEntries } from '#server/audit/table.ts';
import type { Executor } from '#server/database/connect.ts';
import { outgoingMail } from '#server/mail/table.ts';
import { webhookDeliveries } from '#server/webhook/table.ts';
import { patternOfAll } from './address.ts';

/** Records, and what is known to belong to them. */
export type Records = {
  ids: string[];
  /** The mails that carried them, or reminded of them. */
  mailIds: string[];
  /** What they called their people. */
  names: string[];
};

const uuids = (list: readonly string[]) => sql`${sql.param(list)}::uuid[]`;
const texts = (list: readonly string[]) => sql`${sql.param(list)}::text[]`;
/** Names that are too short to be looked for: they are parts of others. */
const MIN_NAME = 3;

/**
 * The condition for mails of records: that carried them, or followed those. Of mails that were sent the text is gone, and the
 * subject has a name: those too. Those that wait may be of a namesake, and are found by their text.
 */
export function mailsOf({ mailIds, names }: Omit<Records, 'ids'>): SQL {
  const told = names.filter((name) => name.length >= MIN_NAME);
  const isNamed = sql`exists (select from unnest(${texts(told)}) as name where position(name in ${outgoingMail.subject}) > 0)`;
  return or(
    sql`${outgoingMail.id} = any(${uuids(mailIds)})`,
    sql`${outgoingMail.follows} && ${uuids(mailIds)}`,
    and(isNotNull(outgoingMail.sentAt), isNamed),
  ) as SQL;
}

/** The condition for deliveries that tell of records. */
export const deliveriesOf = (ids: string[]): SQL =>
  sql`substring(${webhookDeliveries.body} from '"_id":"([0-9a-f-]{36})"') = any(${texts(ids)})`;

/** The condition for entries of the audit log about records. */
export const entriesOf = (ids: string[]): SQL => sql`${auditEntries.subjectId} = any(${uuids(ids)})`;

/** The entries whose subject is called by an address, or had one: of what was deleted before, too. */
export async function entriesNaming(executor: Executor, addresses: readonly PersonAddress[]) {
  const { id, subjectLabel, before, after } = auditEntries;
  const pattern = patternOfAll(addresses);
  const facts = [before, after].flatMap((side) => [sql`${side} ->> 'email'`, sql`${side} ->> 'phone'`]);
  const found = [sql`${subjectLabel}`, ...facts].map((text) => sql`${text} ~* ${pattern}`);
  return executor
    .select({ id, label: subjectLabel })
    .from(auditEntries)
    .where(or(...found));
}

/** The condition for those entries, and for those about enquiries, applications, reviews and bookings that are called by these names. */
export const entriesAbout = (noted: { id: string }[], names: string[]): SQL =>
  or(
    sql`${auditEntries.id} = any(${uuids(noted.map(({ id }) => id))})`,
    and(
      sql`${auditEntries.action} ~ '^(message|affiliate|review|booking|person)[.]'`,
      sql`${auditEntries.subjectLabel} = any(${texts(names)})`,
    ),
  ) as SQL;
