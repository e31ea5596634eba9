import { type Content, type Contents, grow } from '#tests/bench/growth.ts';
import type { House } from '#tests/bench/house.ts';
import { graphql } from '#tests/bench/load.ts';
import { type BenchRow, once } from '#tests/bench/row.ts';
import { fillVisits } from '#tests/bench/visits.ts';
import { query, until } from '#tests/kit/product/embedded.ts';

// The cost of a report of two years on a site with many visits, compared with a site with few: CPU time of the server
// and its PostgreSQL.

/** The product with two years of visits: 10,000 in all, and a million a month. */
const visited = once(async (house: House): Promise<Contents> => {
  const start = async (visits: number): Promise<Content> => {
    const databaseUrl = await house.database();
    await fillVisits(databaseUrl, visits);
    const product = await house.start(databaseUrl);
    // Housekeeping first sums up the past months, as it has done on such a site in practice.
    const isFolded = async () =>
      Number((await query(databaseUrl, 'select count(distinct month) as months from visit_months'))[0]?.months) >= 23;
    await until(isFolded);
    await query(databaseUrl, 'vacuum analyze visit_months');
    return { databaseUrl, product };
  };
  return { small: await start(10_000 / 24), grown: await start(1_000_000) };
});

const figures = '{ from to visitors views enquiries won value }';
const table = '{ rows { name title visitors views enquiries won value } count }';
const parts: [name: string, fields: string][] = [
  ['totals and series', `totals ${figures} before ${figures} series ${figures}`],
  ['by source', `sources ${table}`],
  ['by campaign', `campaigns ${table}`],
  ['by page, post and item', `pages ${table} posts ${table} items ${table}`],
];
const all = [
  'the whole report',
  `path { enquiryRate } devices ${table} ${parts.map(([, fields]) => fields).join(' ')}`,
] as const;

export const insightRows: BenchRow[] = [...parts, all].map(([name, fields]) => ({
  work: `insights of 24 months: ${name}, 1,000,000 visits a month`,
  against: '10,000 visits',
  limit: { atMost: 1.5 },
  measure: (house) => {
    const document = `query { insights(period: { days: 730 }) { ${fields} } }`;
    const headers = { authorization: `Bearer ${house.token}` };
    const request = (n: number) => graphql({ query: document, extensions: { n } }, headers);
    return grow(house, request, undefined, visited);
  },
}));
