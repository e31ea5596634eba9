import { choicesOf } from '#schema/catalogue.ts';
import { messages } from '#server/clients/message/table.ts';
import type { Context } from '#server/platform/context.ts';

/** Former names that are listed. */
const MOST = 200;

/** The choices of the forms, then other services of stored messages by name: former names, and those of imports. */
export async function listServices({ db, site }: Context): Promise<string[]> {
  const choices = choicesOf(site);
  const rows = await db
    .selectDistinct({ service: messages.service })
    .from(messages)
    .orderBy(messages.service)
    .limit(MOST);
  return [...choices, ...rows.map(({ service }) => service).filter((service) => !choices.includes(service))];
}
