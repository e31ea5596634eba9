import { getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FormFacts } from '#schema/form.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type ChangeName, EVENT_CHANNEL, type EventName, payloadOf } from '#server/event/events.ts';
import { type Mail, mailInsert, mailValues } from '#server/mail/outbox.ts';
import { isRobots, queueUp, REPEAT_MS } from '#server/spam.ts';
import { bodyOf, deliveryInsert } from '#server/webhook/deliveries.ts';

/** A kind of thing that strangers send in. */
type Kind<Field extends string> = {
  table: PgTable & Record<Field | 'email', PgColumn>;
  /** What its sender fills in. */
  fields: readonly (Field | 'email')[];
  event: EventName;
  /** What the open screens alone hear of it when it is spam. */
  change: ChangeName;
};
type Sent<Field extends string> = Record<Field, string | null> & { id: string; email: string; createdAt: Date };
type Told = {
  /** How the form was filled in; whoever has none is not suspected. */
  form: FormFacts | null | undefined;
  /** Who hears of it by mail. */
  mails: Mail[];
  /** What webhooks are told of it. */
  shown: { id: string };
};

/**
 * Makes what stores a kind, and queues in the same moment what follows from it: all of it or nothing. What looks like spam
 * lies in its folder, and nobody hears of it. It is one statement, because each is a journey to the database and back, and
 * one that PostgreSQL plans once.
 */
export function intake<Field extends string>(kind: Kind<Field>) {
  const statement = { name: `take in ${getTableName(kind.table)}`, text: statementOf(kind) };
  return async ({ db }: Context, sent: Sent<Field>, { form, mails, shown }: Told): Promise<void> => {
    const { id, createdAt } = sent;
    const values = [
      ...[isRobots(form), Boolean(form), id, createdAt],
      ...[payloadOf(kind.change, id), kind.event, payloadOf(kind.event, id), bodyOf(kind.event, shown, createdAt)],
      ...mailValues(mails),
      ...kind.fields.map((field) => sent[field]),
    ];
    // Only what a form has sent is compared with what came before.
    if (!form) await db.$client.query({ ...statement, values });
    else await inTransaction(db.$client, queueUp(sent.email), (client) => client.query({ ...statement, values }));
  };
}

/** $1 and $2 say whether it is spam, and whether it is if the same lies in the inbox, to the letter; $3 is the id. */
function statementOf<Field extends string>({ table, fields }: Kind<Field>): string {
  const name = getTableName(table);
  const columns = fields.map((field) => toSnakeCase(table[field].name));
  const place = (index: number) => `$${14 + index}::text`;
  const isSame = columns.map((column, index) =>
    // By the index of the senders.
    column === 'email' ? `email = ${place(index)}` : `${column} is not distinct from ${place(index)}`,
  );
  return `with judged as materialized (
      select $1::boolean or ($2::boolean and exists (select from ${name} where not is_spam
        and created_at > $4::timestamptz - interval '${REPEAT_MS} milliseconds' and ${isSame.join(' and ')})) as is_spam),
    stored as (insert into ${name} (id, created_at, is_spam, is_announced, ${columns.join(', ')})
      select $3::uuid, $4::timestamptz, is_spam, not is_spam, ${columns.map((_, index) => place(index)).join(', ')} from judged),
    mails as (${mailInsert('$4', ['$9', '$10', '$11', '$12', '$13'])} where not (select is_spam from judged)),
    ${deliveryInsert({ event: '$6', body: '$8', at: '$4' }, 'not (select is_spam from judged)')}
    select pg_notify('${EVENT_CHANNEL}', case when is_spam then $5 else $7 end) from judged`;
}
