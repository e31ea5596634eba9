import { inArray, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type PersonAddress, personalDataStrings } from '#schema/personalData.ts';
import { users } from '#server/people/user/table.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { tableReader } from '#server/platform/database/lookup.ts';
import { causeOf, fail, foundOr } from '#server/platform/errors.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { officeOf } from '#server/platform/mail/office.ts';
import { emailsIn, markOf, mobilesIn, readAddresses, readPersonAddress } from './address.ts';
import { type Erased, eraseRows } from './erase.ts';
import { keyFor, takeTurns, writeList } from './list.ts';
import { type ErasureRow, erasures } from './table.ts';

/** SQLSTATE of deadlock and serialization failure: the transaction may be retried. */
const DEADLOCK = ['40P01', '40001'];
const MAX_TRIES = 5;

const SOMEBODY = 'A person';

/**
 * Rows go in one transaction, files and disk space later (clear.ts). On return the list has the erasure.
 * @throws CONFLICT for an address of a member of staff or of the office
 */
export async function erasePersonalData(context: Context, texts: readonly string[]): Promise<ErasureRow> {
  const addresses = addressesOf(texts);
  const erase = () =>
    context.db.transaction(async (tx) => {
      await takeTurns(tx);
      const refusal = await refusalOf(context, tx, addresses);
      if (refusal) throw fail('CONFLICT', refusal);
      const key = await keyFor(tx, context.settings.DATA_DIR);
      const erased = await eraseRows(tx, addresses, context.secret);
      const marks = addresses.map((address) => markOf(key, address));
      const erasure = await insertErasure(tx, { id: uuidv7(), erasedAt: context.now(), marks }, erased);
      const subject = { id: erasure.id, label: SOMEBODY };
      await record(tx, actorOf(context), 'person.erase', subject, context.now(), { after: erased.counts });
      await announceChange(tx, 'person.erased', erasure);
      return erasure;
    });
  const erasure = await retryDeadlocks(erase);
  await writeList(context.db, context.settings.DATA_DIR);
  return erasure;
}

async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const code = causeOf(error)?.code;
      if (tries === MAX_TRIES || !DEADLOCK.includes(String(code))) throw error;
    }
  }
}

/** @throws BAD_USER_INPUT for an invalid address */
export function addressesOf(texts: readonly string[]): PersonAddress[] {
  const addresses = readAddresses(texts);
  if (!addresses) throw fail('BAD_USER_INPUT', personalDataStrings.badAddress);
  return addresses;
}

type NewErasure = Pick<ErasureRow, 'id' | 'erasedAt' | 'marks'>;

export async function insertErasure(tx: Transaction, erasure: NewErasure, erased: Erased): Promise<ErasureRow> {
  const { counts, recordIds, fileIds } = erased;
  const transaction = sql`pg_current_xact_id()::text`;
  const rows = await tx
    .insert(erasures)
    .values({ ...erasure, counts, recordIds, fileIds, transaction })
    .returning();
  return foundOr(rows, personalDataStrings.notFound);
}

export const getErasure = tableReader(erasures, personalDataStrings.notFound);

/** @returns why these addresses cannot be erased, or null */
export async function refusalOf(
  context: Context,
  executor: Executor,
  addresses: readonly PersonAddress[],
): Promise<string | null> {
  const { settings, site, siteFile } = context;
  const sender = settings.MAIL_FROM?.replace(/^.*<|>.*$/g, '');
  const mailbox = settings.IMAP_URL ? decodeURIComponent(new URL(settings.IMAP_URL).username) : undefined;
  const office = [
    officeOf(context),
    sender,
    mailbox,
    ...[site, siteFile].flatMap((contact) => [contact.email, contact.phone, contact.whatsapp]),
  ];
  const offices = new Set(office.flatMap((text) => (text && readPersonAddress(text)?.value) ?? []));
  if (addresses.some(({ value }) => offices.has(value))) return personalDataStrings.isOffice;
  const [member] = await executor
    .select({ id: users.id })
    .from(users)
    .where(or(inArray(sql`lower(${users.email})`, emailsIn(addresses)), inArray(users.mobile, mobilesIn(addresses))))
    .limit(1);
  return member ? personalDataStrings.isStaff : null;
}
