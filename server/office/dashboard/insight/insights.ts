import type { AskedPeriod, InsightUnit } from '#schema/insight.ts';
import type { Day } from '#schema/officeTime.ts';
import { readByDevice, readBySource, type Table } from './breakdowns.ts';
import { type PageTables, readByPage } from './pages.ts';
import { type Path, readPath } from './path.ts';
import { periodBefore, periodOf, todayOf } from './period.ts';
import { readSeries } from './series.ts';
import { type PeriodFigures, readCountedSince, readTotals, type Source } from './totals.ts';

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
export function readInsights(source: Source, askedPeriod: AskedPeriod, seesDrafts: boolean): InsightsReport {
  const { unit, ...period } = periodOf(askedPeriod, todayOf(source));
  const totals = readOnce(() => readTotals(source, period));
  const isCounted = async () => (await totals()).visitors !== null;
  const request = { period, isCounted };
  const byPage = readOnce(() => readByPage(source, request, seesDrafts));
  const pages = (table: keyof PageTables) => async () => (await byPage())[table];
  return {
    unit,
    countedSince: () => readCountedSince(source),
    totals,
    before: () => readTotals(source, periodBefore(period)),
    series: () => readSeries(source, period, unit),
    path: async () => readPath(source, period, (await totals()).visitors),
    sources: () => readBySource(source, 'source', request),
    campaigns: () => readBySource(source, 'campaign', request),
    pages: pages('pages'),
    posts: pages('posts'),
    items: pages('items'),
    devices: () => readByDevice(source, request),
  };
}

function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= read();
    return result;
  };
}
