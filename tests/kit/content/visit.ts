import { sql } from 'drizzle-orm';
import type { VisitBeacon } from '#schema/visit.ts';
import { VISIT_PATH } from '#schema/visitNames.ts';
import { visitFigures } from '#server/platform/visit/table.ts';
import { send } from '#tests/kit/network/raw.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * The headless browser of the tests says what it is in two headers; these replace them, so that it is counted as a
 * person.
 */
export const likeAPerson = { userAgent: BROWSER, extraHTTPHeaders: { 'sec-ch-ua': '"Chromium";v="140"' } };

export type Headers = Record<string, string>;

export const beaconOf = (beacon: Partial<VisitBeacon> = {}): VisitBeacon => ({
  path: '/',
  referrer: '',
  campaign: {},
  device: 'desktop',
  ...beacon,
});

/** Sends a beacon as a page of the site does. @returns the status of the answer */
export async function sendHit(
  { url }: { url: string },
  beacon: Partial<VisitBeacon> | string = {},
  headers: Headers = {},
): Promise<number> {
  const body = typeof beacon === 'string' ? beacon : JSON.stringify(beaconOf(beacon));
  const reported = { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': BROWSER, ...headers };
  return (await send(url, VISIT_PATH, { method: 'POST', headers: reported, body })).status;
}

/** The number of hits with an outcome, from /metrics. */
export async function hitsOf({ url }: { url: string }, outcome: string): Promise<number> {
  const { text } = await send(url, '/metrics');
  return Number(new RegExp(`visits_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

/** Waits until this number of hits is written in all. */
export const counted = (server: { url: string }, hits: number): Promise<void> =>
  until(async () => (await hitsOf(server, 'counted')) === hits);

/** The counted visitors and views over all days, by dimension and name, for example `page /about`. */
export async function figuresOf({
  services: { db },
}: Product): Promise<Record<string, [visitors: number, views: number]>> {
  const { dimension, name, visitors, views } = visitFigures;
  const rows = await db
    .select({
      key: sql<string>`trim(${dimension} || ' ' || ${name})`,
      visitors: sql`sum(${visitors})`.mapWith(Number),
      views: sql`sum(${views})`.mapWith(Number),
    })
    .from(visitFigures)
    .groupBy(dimension, name);
  return Object.fromEntries(rows.map((row) => [row.key, [row.visitors, row.views]]));
}
