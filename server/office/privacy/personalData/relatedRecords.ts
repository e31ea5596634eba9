import { and, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PersonAddress } from '#schema/personalData.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { webhookDeliveries } from '#server/platform/webhook/table.ts';
import { patternOfAll } from './address.ts';

export type Records = {
  ids: string[];
  mailIds: string[];
};

const uuids = (list: readonly string[]) => sql`${sql.param(list)}::uuid[]`;
const texts = (list: readonly string[]) => sql`${sql.param(list)}::text[]`;

/** Unsent mails are also searched by text, because older versions did not fill `about`. */
export function mailsOf({ ids, mailIds }: Records): SQL {
  const isNamed = sql`exists (select from unnest(${texts(ids)}) as id where position(id in ${outgoingMail.text}) > 0)`;
  return or(
    sql`${outgoingMail.id} = any(${uuids(mailIds)})`,
    sql`${outgoingMail.follows} && ${uuids(mailIds)}`,
    sql`${outgoingMail.about} && ${uuids(ids)}`,
    and(isNull(outgoingMail.sentAt), isNamed),
  ) as SQL;
}

export const deliveriesOf = (ids: string[]): SQL =>
  sql`substring(${webhookDeliveries.body} from '"_id":"([0-9a-f-]{36})"') = any(${texts(ids)})`;

export const entriesOf = (ids: string[]): SQL => sql`${auditEntries.subjectId} = any(${uuids(ids)})`;

/** Audit entries whose label or facts contain an address, also of records deleted earlier. */
export async function entriesNaming(executor: Executor, addresses: readonly PersonAddress[]) {
  const { id, subjectId, subjectLabel, before, after } = auditEntries;
  const pattern = patternOfAll(addresses);
  const facts = [before, after].flatMap((side) => [sql`${side} ->> 'email'`, sql`${side} ->> 'phone'`]);
  const matches = [sql`${subjectLabel}`, ...facts].map((text) => sql`${text} ~* ${pattern}`);
  return executor
    .select({ id, subjectId })
    .from(auditEntries)
    .where(or(...matches));
}

/** Condition: those entries and all others about the same records. */
export const entriesAbout = (entries: { id: string; subjectId: string | null }[]): SQL =>
  or(
    sql`${auditEntries.id} = any(${uuids(entries.map(({ id }) => id))})`,
    and(
      sql`${auditEntries.action} ~ '^(message|affiliate|review|booking|person|newsletter)[.]'`,
      sql`${auditEntries.subjectId} = any(${uuids(entries.flatMap(({ subjectId }) => subjectId ?? []))})`,
    ),
  ) as SQL;
