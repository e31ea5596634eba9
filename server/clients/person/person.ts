import { eq, type SQL, sql } from 'drizzle-orm';
import { oneForm } from '#schema/emailAddress.ts';
import { personEmail, personName, personStrings } from '#schema/person.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { withReplies } from '#server/clients/message/messages.ts';
import { messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { hasScope } from '#server/platform/access/scope.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Caller, Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { badField, foundOr } from '#server/platform/errors.ts';
import { newestOf } from './newest.ts';
import { people } from './table.ts';

export type PersonRow = { email: string };

export const personOf = (email: string): PersonRow => ({ email: oneForm(email) });

type PersonColumns = Pick<typeof messages, 'name' | 'email' | 'createdAt' | 'id'>;
const latestNameIn = (table: typeof messages | typeof affiliates | typeof reviews) => {
  const { name, email, createdAt, id } = table as PersonColumns;
  return sql`(select ${name} as name, ${createdAt} as at from ${table} where ${email} = sender.email
    order by ${createdAt} desc, ${id} desc limit 1)`;
};

function namesFor(caller: Caller): SQL[] {
  const sources = [
    ...(hasScope(caller, 'MESSAGES_READ') ? [latestNameIn(messages)] : []),
    ...(hasScope(caller, 'AFFILIATES_READ') ? [latestNameIn(affiliates)] : []),
  ];
  const newest = sql`(select name from (${sql.join(sources, sql` union all `)}) as sent order by at desc limit 1)`;
  const ofReview = sql`(select name from ${latestNameIn(reviews)} as sent)`;
  return [...(sources.length ? [newest] : []), ...(hasScope(caller, 'REVIEWS_READ') ? [ofReview] : [])];
}

/** The name of a person as far as the caller's scopes allow; null when nobody has written from the address. Batched. */
export const readPersonName = batched<string>(async (context, emails) => {
  const names = sql.join([sql`${people.name}`, ...namesFor(context), sql`null`], sql`, `);
  const { rows } = await context.db.execute<{ email: string; name: string | null }>(sql`
    select sender.email, coalesce(${names}) as name
    from unnest(${sql.param(emails)}::text[]) as sender(email) left join ${people} on ${people.email} = sender.email`);
  return rows.flatMap(({ email, name }) => (name ? [[email, name]] : []));
});

const grouped = <Row extends { email: string | null }>(rows: Row[]): [string, Row[]][] => [
  ...Map.groupBy(rows, ({ email }) => email ?? ''),
];

/** Newest first, with replies. Batched. */
export const readPersonMessages = batched(async (context, emails) =>
  grouped(await withReplies(context.db, await newestOf(context, messages, emails))),
);

export const readPersonAffiliates = batched(async (context, emails) =>
  grouped(await newestOf(context, affiliates, emails)),
);

export const readPersonReviews = batched(async (context, emails) =>
  grouped(await newestOf(context, reviews as typeof reviews & { email: typeof messages.email }, emails)),
);

/** @param name null removes the override @throws BAD_USER_INPUT; NOT_FOUND when nobody wrote from the address */
export async function renamePerson(context: Context, address: string, name?: string | null): Promise<PersonRow> {
  const email = readField('email', personEmail, address);
  const corrected = name == null ? null : readField('name', personName, name);
  foundOr((await readPersonName(context, email)) === null ? [] : [email], personStrings.notFound);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    // Serializes concurrent renames, so that each audit entry has the right old name.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`person ${email}`}, 0))`);
    const [stored] = await tx.select({ name: people.name }).from(people).where(eq(people.email, email));
    const change = changed({ name: stored?.name ?? null }, { name: corrected }, ['name']);
    if (!change) return;
    if (corrected === null) await tx.delete(people).where(eq(people.email, email));
    else {
      const columns = { name: corrected, updatedAt: now };
      await tx
        .insert(people)
        .values({ email, ...columns })
        .onConflictDoUpdate({ target: people.email, set: columns });
    }
    await record(tx, actorOf(context), 'person.rename', { id: null, label: email }, now, change);
  });
  return { email };
}

type Rule = typeof personEmail | typeof personName;

function readField(field: string, rule: Rule, value: string): string {
  const { data, error } = rule.safeParse(value);
  if (data !== undefined) return data;
  const sentence = error?.issues[0]?.message ?? personStrings.badName;
  throw badField(field, sentence);
}
