import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { dayAfter } from '#schema/period.ts';
import { messages, newMessage } from '#server/clients/message/table.ts';
import { type Dimension, visitFigures } from '#server/platform/visit/table.ts';
import { dayOf, momentOf } from '#tests/kit/content/india.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

/** The day `days` days before today, by the clock of the product. */
export const daysAgo = ({ services }: Product, days: number): string => dayAfter(dayOf(services.now()), -days);

/** The visitors and views of the names of a dimension. */
type Counts = Partial<Record<Dimension, Record<string, [visitors: number, views: number]>>>;

/** Writes the visit counts of a day as `server/platform/visit` does; by default the total is that of the devices. */
export async function insertVisits({ services }: Product, day: string, counts: Counts): Promise<void> {
  const rows = Object.entries(counts).flatMap(([dimension, names]) =>
    Object.entries(names).map(([name, [visitors, views]]) => ({
      ...{ dimension: dimension as Dimension, day, name, visitors, views },
    })),
  );
  await services.db.insert(visitFigures).values(rows);
}

type Row = Partial<typeof messages.$inferSelect>;

/** Inserts a message. @param day its day, at noon in India unless `createdAt` is given */
export async function insertEnquiry({ services }: Product, day: string, row: Row = {}): Promise<string> {
  const sent = {
    ...{ name: 'Ishaan Rao', email: 'ishaan@client.example', contactNumber: '+919876543210' },
    ...{ service: 'Web Development', message: null },
  };
  const createdAt = row.createdAt ?? momentOf(day, '12:00');
  const made = { ...newMessage({ id: uuidv7(), ...sent, createdAt }), ...row };
  await services.db.insert(messages).values(made);
  return made.id;
}

export const wonOn = (day: string, value: number | null = null): Row => ({
  ...{ stage: 'WON' as const, stageChangedAt: momentOf(day, '18:00'), value },
});

/** Queries these fields of `insights` as a person. @returns the report of the period */
export async function readReport(who: Person, fields: string, period: object = {}) {
  const query = `query ($period: InsightPeriodInput!) { insights(period: $period) { ${fields} } }`;
  const { data, errors } = await who.gql(query, { period });
  expect(errors).toBeUndefined();
  return data.insights;
}
