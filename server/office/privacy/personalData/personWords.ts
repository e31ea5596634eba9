import { sql } from 'drizzle-orm';
import type { PersonAddress } from '#schema/personalData.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { answers } from '#server/clients/message/conversation/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { people } from '#server/clients/person/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { isOf } from './ownRecords.ts';

/** A shorter word without a space may be part of other words: it must match a whole JSON value. */
const MIN_LENGTH = 12;

const written = [
  ['messages', messages, [messages.name, messages.message]],
  ['answers', answers, [answers.fromName, answers.text]],
  ['affiliates', affiliates, [affiliates.name]],
  ['reviews', reviews, [reviews.name, reviews.clientFeedback]],
  ['bookings', bookings, [bookings.name, bookings.note]],
  ['people', people, [people.name]],
] as const;

/** The person's texts as JSON spells them; used only to find stored idempotency answers. */
export async function wordsOf(tx: Transaction, addresses: readonly PersonAddress[]): Promise<string[]> {
  const words = new Set<string>();
  for (const [kind, table, columns] of written) {
    const { rows } = await tx.execute<{ word: string | null }>(sql`
      select distinct unnest(array[${sql.join([...columns], sql`, `)}]) as word from ${table} where ${isOf(kind, addresses)}`);
    for (const { word } of rows) {
      if (!word) continue;
      const value = JSON.stringify(word);
      words.add(word.length >= MIN_LENGTH || word.includes(' ') ? value.slice(1, -1) : value);
    }
  }
  return [...words];
}
