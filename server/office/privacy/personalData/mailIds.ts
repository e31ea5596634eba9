import { and, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { unicodeDomain } from '#schema/emailAddress.ts';
import type { PersonAddress } from '#schema/personalData.ts';
import { erasedMailId, isErasedMailId } from '#server/clients/message/mailbox/mailKeys.ts';
import { incomingMails, serviceMailIds } from '#server/clients/message/mailbox/table.ts';
import { users } from '#server/people/user/table.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { emailsIn } from './address.ts';
import { ownKinds } from './ownRecords.ts';

/**
 * Erases the Message-IDs of a domain that only the person uses: they name the domain, also in conversations of others. A
 * domain of a mail service, or one from which somebody else has written, stays.
 * @returns the number of ids
 */
export async function eraseMailIds(tx: Transaction, addresses: readonly PersonAddress[]): Promise<number> {
  const domains = await ownDomains(tx, addresses);
  if (!domains.length) return 0;
  // A key of a mail is its Message-ID, a space and a hash.
  const incoming = and(namesDomain(sql`split_part(${incomingMails.mailId}, ' ', 1)`, domains), not(isErasedMailId));
  const hashed = await tx.update(incomingMails).set({ mailId: erasedMailId }).where(incoming);
  const deleted = await tx.delete(serviceMailIds).where(namesDomain(sql`${serviceMailIds.serviceId}`, domains));
  return (hashed.rowCount ?? 0) + (deleted.rowCount ?? 0);
}

/** Domains at which strangers have addresses, also when no other address of them is stored. */
const services = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.co.uk', 'live.com', 'msn.com', 'yahoo.com'],
  ...['yahoo.co.in', 'yahoo.in', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com', 'icloud.com', 'me.com', 'mac.com'],
  ...['aol.com', 'proton.me', 'protonmail.com', 'pm.me', 'tutanota.com', 'tuta.com', 'fastmail.com', 'hey.com'],
  ...['zoho.com', 'zohomail.in', 'rediffmail.com', 'sify.com', 'gmx.com', 'gmx.net', 'gmx.de', 'web.de', 't-online.de'],
  ...['mail.com', 'mail.ru', 'yandex.ru', 'yandex.com', 'qq.com', '163.com', '126.com', 'naver.com', 'orange.fr'],
  ...['free.fr', 'laposte.net', 'libero.it', 'wp.pl', 'o2.pl', 'seznam.cz', 'btinternet.com', 'comcast.net'],
]);
const addressColumns: PgColumn[] = [...Object.values(ownKinds).map(({ email }) => email), users.email];

async function ownDomains(executor: Executor, addresses: readonly PersonAddress[]): Promise<string[]> {
  const emails = emailsIn(addresses);
  const domains = [...new Set(emails.map((email) => email.slice(email.lastIndexOf('@') + 1)))].filter(
    (domain) => !services.has(domain),
  );
  const shared = new Set<string>();
  for (const column of domains.length ? addressColumns : []) {
    const domain = sql<string>`lower(substring(${column} from '[^@]*$'))`;
    const isOfOther = not(inArray(sql`lower(${column})`, emails));
    const rows = await executor
      .selectDistinct({ domain })
      .from(column.table)
      .where(and(inArray(domain, domains), isOfOther));
    for (const row of rows) shared.add(row.domain);
  }
  // Addresses are stored with the Unicode form of a domain; mails have the other.
  return domains.filter((domain) => !shared.has(domain) && !shared.has(unicodeDomain(domain)));
}

/** Whether an id has the domain or one below it, as its own domain or within its first part. */
const namesDomain = (id: SQL, domains: readonly string[]): SQL =>
  or(
    ...domains.map((domain) => {
      const pattern = `(^|[^a-z0-9-])${domain.replace(/[^a-z0-9-]/g, '\\$&')}($|[^a-z0-9.-]|[.][0-9])`;
      return sql`${id} ~* ${pattern}`;
    }),
  ) as SQL;
