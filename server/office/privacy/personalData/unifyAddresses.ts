import { eq, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { oneForm } from '#schema/emailAddress.ts';
import { people } from '#server/clients/person/table.ts';
import { users } from '#server/people/user/table.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { ownKinds } from './ownRecords.ts';

/**
 * Affiliates, messages and others; a user's address is handled alone, because it is unique. Subscribers are younger than
 * the form.
 */
const alone = ['people', 'newsletterSubscribers'];
const columns: PgColumn[] = Object.entries(ownKinds).flatMap(([kind, { email }]) =>
  alone.includes(kind) ? [] : [email],
);

/**
 * Rewrites addresses that older versions stored in another form than `oneForm`: with a domain in ASCII form, or a
 * decomposed letter. Of two corrected names of a person the newer one stays. A user whose other form is taken keeps
 * the address.
 */
export async function unifyAddresses(db: Database): Promise<void> {
  for (const column of columns) {
    for (const [stored, unified] of await otherForms(db, column))
      await db
        .update(column.table)
        .set({ [keyOf(column)]: unified })
        .where(eq(column, stored));
  }
  for (const [stored, unified] of await otherForms(db, people.email))
    await db.transaction(async (tx) => {
      const isBoth = or(eq(people.email, stored), eq(people.email, unified));
      const rows = await tx.select().from(people).where(isBoth).for('update');
      const [newest] = rows.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
      if (!newest) return;
      await tx.delete(people).where(isBoth);
      await tx.insert(people).values({ ...newest, email: unified });
    });
  for (const [stored, unified] of await otherForms(db, users.email)) {
    const isTaken = sql`exists (select from ${users} as other where lower(other.email) = ${unified})`;
    await db.update(users).set({ email: unified }).where(sql`${users.email} = ${stored} and not ${isTaken}`);
  }
}

const keyOf = (column: PgColumn): string => (column.name === 'from_email' ? 'fromEmail' : 'email');

/** @returns each address in another form, and its stored form */
async function otherForms(db: Database, column: PgColumn): Promise<[string, string][]> {
  const mayDiffer = sql`${column} ~* '@(.*[.])?xn--' or (octet_length(${column}) > length(${column}))`;
  const rows = await db.selectDistinct({ email: column }).from(column.table).where(mayDiffer);
  return rows.flatMap(({ email }) => {
    const stored = String(email ?? '');
    const unified = oneForm(stored);
    return stored === unified ? [] : [[stored, unified] as [string, string]];
  });
}
