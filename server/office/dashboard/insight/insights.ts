import type { AskedPeriod, InsightUnit } from '#schema/insight.ts';
import type { Day } from '#schema/officeTime.ts';
import { readByDevice, readBySource, type Table } from './breakdowns.ts';
import { type PageTables, readByPage } from './pages.ts';
import { type Path, readPath } from './path.ts';
import { periodBefore, periodOf, todayOf } from './period.ts';
import { readSeries } from './series.ts';
import { type PeriodFigures, readCountedSince, readTotals, type Source } from './totals.ts';

/** Each part is read on demand. */
export type InsightsReport = {
  unit: InsightUnit;
  countedSince: () => Promise<Day | null>;
  totals: () => Promise<PeriodFigures>;
  before: () => Promise<PeriodFigures>;
  series: () => Promise<PeriodFigures[]>;
  path: () => Promise<Path>;
  sources: () => Promise<Table>;
  campaigns: () => Promise<Table>;
  pages: () => Promise<Table>;
  posts: () => Promise<Table>;
  items: () => Promise<Table>;
  devices: () => Promise<Table>;
};

/** Shared parts are read once. @param seesDrafts whether titles of unpublished pages are included */
export function readInsights(source: Source, wanted: AskedPeriod, seesDrafts: boolean): InsightsReport {
  const { unit, ...period } = periodOf(wanted, todayOf(source));
  const totals = once(() => readTotals(source, period));
  const isCounted = async () => (await totals()).visitors !== null;
  const asked = { period, isCounted };
  const byPage = once(() => readByPage(source, asked, seesDrafts));
  const pages = (which: keyof PageTables) => async () => (await byPage())[which];
  return {
    unit,
    countedSince: () => readCountedSince(source),
    totals,
    before: () => readTotals(source, periodBefore(period)),
    series: () => readSeries(source, period, unit),
    path: async () => readPath(source, period, (await totals()).visitors),
    sources: () => readBySource(source, 'source', asked),
    campaigns: () => readBySource(source, 'campaign', asked),
    pages: pages('pages'),
    posts: pages('posts'),
    items: pages('items'),
    devices: () => readByDevice(source, asked),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= read();
    return kept;
  };
}
