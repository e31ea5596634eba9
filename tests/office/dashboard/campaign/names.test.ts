import { expect } from 'vitest';
import { dayAfter } from '#schema/period.ts';
import { messages } from '#server/clients/message/table.ts';
import { type Dimension, visitFigures, visits } from '#server/platform/visit/table.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { test } from '#tests/kit/test.ts';

test('the suggested names are those of the last 90 days, most frequent first, without placeholders', async ({
  product,
  employee,
}) => {
  const { db, now } = product.services;
  const today = dayOf(now());
  const ago = (days: number) => dayAfter(today, -days);
  const rows: [Dimension, string, string, number][] = [
    ['source', 'newsletter', ago(1), 2],
    ['source', 'newsletter', ago(90), 2],
    ['source', 'google', today, 3],
    ['source', 'direct', today, 100],
    ['source', 'other', today, 100],
    ['source', 'gone', ago(91), 100],
    ['campaign', 'diwali', today, 1],
    ['page', '/about', today, 50],
  ];
  await db
    .insert(visitFigures)
    .values(rows.map(([dimension, name, day, visitors]) => ({ dimension, name, day, visitors, views: visitors })));
  await db.insert(visits).values({
    ...{ day: today, visitor: 'v', path: '/', source: 'newsletter', medium: 'email', campaign: 'diwali' },
    device: 'phone',
  });
  await makeMessage(product);
  await db.update(messages).set({ medium: 'print' });
  const { data } = await employee.gql('{ campaignNames { sources mediums campaigns } }');
  expect(data.campaignNames).toEqual({
    sources: ['newsletter', 'google'],
    mediums: ['print', 'email'],
    campaigns: ['diwali'],
  });
});

test('at most 100 names of a kind are suggested', async ({ product, employee }) => {
  const { db, now } = product.services;
  const day = dayOf(now());
  const figure = { dimension: 'campaign' as const, day, visitors: 1, views: 1 };
  await db.insert(visitFigures).values(Array.from({ length: 101 }, (_, index) => ({ ...figure, name: `c${index}` })));
  const { data } = await employee.gql('{ campaignNames { campaigns } }');
  expect(data.campaignNames.campaigns).toHaveLength(100);
});
