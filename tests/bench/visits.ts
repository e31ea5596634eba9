import { query } from '#tests/kit/product/embedded.ts';

/**
 * The number of days with visits: those of the longest report, and for totals also those of the period it is compared
 * with.
 */
const DAYS = 731;
/**
 * The number of pages, sources and campaigns on a day of a busy site: as many as are counted separately, and half as
 * many campaigns.
 */
const NAMES = { page: 1000, source: 200, campaign: 100 };

// Names are distributed as in practice: the first ones have most of the visits.
const named = (dimension: keyof typeof NAMES, visitsADay: number) => {
  const names = Math.min(NAMES[dimension], Math.max(1, Math.ceil(visitsADay * 0.6)));
  const called =
    dimension === 'page'
      ? `case when n <= 500 then '/blog/measured-post-number-' || name else '/p' || name end`
      : `'${dimension} ' || name`;
  return `insert into visit_figures (dimension, day, name, visitors, views)
    select '${dimension}', current_date - d, ${called}, greatest(1, (${visitsADay} / n / 6)::int), greatest(1, (${visitsADay} / n / 3)::int)
    from generate_series(0, ${DAYS}) d, generate_series(1, ${names}) n,
      lateral (select case when ${names} = ${NAMES[dimension]} then n else 1 + (n * 7919 + d * 31) % ${NAMES[dimension]} end as name) as chosen
    on conflict do nothing`;
};
const total = (visitsADay: number) => `insert into visit_figures (dimension, day, name, visitors, views)
  select 'total', current_date - d, '', greatest(1, ${visitsADay} * 4 / 10), ${visitsADay} from generate_series(0, ${2 * DAYS}) d`;
const devices = (visitsADay: number) => `insert into visit_figures (dimension, day, name, visitors, views)
  select 'device', current_date - d, name, greatest(1, ${visitsADay} / 8), ${visitsADay} / 3
  from generate_series(0, ${DAYS}) d, unnest(array['phone', 'tablet', 'desktop']) name`;

/** The sources of the messages, with names that the visits use too. */
const sources = `update messages set source = 'source ' || 1 + abs(hashtext(email)) % 40, found_source = 'direct',
  campaign = case when abs(hashtext(email)) % 3 = 0 then 'campaign ' || 1 + abs(hashtext(email)) % 20 end,
  first_page = '/blog/measured-post-number-' || 1 + abs(hashtext(email)) % 200,
  sent_from = case when abs(hashtext(email)) % 2 = 0 then '/contact' else '/' end, stage_changed_at = created_at + interval '1 day'`;

/** Totals of four years, other figures of two. @param visits the number per month */
export async function fillVisits(databaseUrl: string, visits: number): Promise<void> {
  const daily = Math.round(visits / 30);
  for (const statement of [
    total(daily),
    devices(daily),
    named('page', daily),
    named('source', daily),
    named('campaign', daily),
    sources,
  ])
    await query(databaseUrl, statement);
  await query(databaseUrl, 'vacuum analyze');
}
