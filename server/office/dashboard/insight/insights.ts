import type { AskedPeriod, InsightUnit } from '#schema/insight.ts';
import type { Day } from '#schema/officeTime.ts';
import { readByDevice, readBySource, type Table } from './breakdowns.ts';
import { type PageTables, readByPage } from './pages.ts';
import { type Path, readPath } from './path.ts';
import { periodBefore, periodOf } from './period.ts';
import { readSeries } from './series.ts';
import { type PeriodFigures, readCountedSince, readTotals, type Source } from './totals.ts';

/** A report. Each part is read when it is asked for. */
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

/**
 * @param seesDrafts whether the titles of pages that are not public, or not any more, are told
 * @returns what is reported of a period, each part when it is asked for, and what several need only once
 */
export function readInsights(source: Source, wanted: AskedPeriod, seesDrafts: boolean): InsightsReport {
  const { unit, ...period } = periodOf(wanted, source.now());
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

/** Reads it when it is first asked for, and keeps it. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= read();
    return kept;
  };
}
