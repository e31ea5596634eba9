import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Day } from '#schema/officeTime.ts';
import { OTHER } from '#schema/visitNames.ts';
import type { Database, Transaction } from '#server/platform/database/connect.ts';
import { type Arrival, type NetworkShare, readShares } from './networkShare.ts';
import { type Dimension, type VisitFigureRow, type VisitRow, visitFigures, visits } from './table.ts';

/** Visitors per day; hits of further ones are not counted. */
export const MAX_VISITORS = 100_000;
/** Names per day and dimension; further ones are counted as `other`. */
export const MAX_NAMES = { page: 1000, source: 200, campaign: 200 };
type Bounded = keyof typeof MAX_NAMES;

/** Advisory lock: processes check the limits of a day one at a time. */
const LOCK = 0x76_69_73_74;

/** Returns the accepted affiliates and locks them against deletion until the transaction ends. */
export type LockAccepted = (tx: Transaction, ids: string[]) => Promise<ReadonlySet<string>>;

/**
 * Writes new visitors and the figures of the day in one transaction.
 * @param hits each as the visitor's row if it is their first hit today
 * @returns the number of counted hits
 */
export const writeVisits = (db: Database, day: Day, hits: VisitRow[], lockAccepted: LockAccepted): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const visitByVisitor = new Map((await readVisits(tx, day, hits)).map((visit) => [visit.visitor, visit]));
    const shareOf = await readShares(
      tx,
      day,
      [...hits, ...visitByVisitor.values()].map(({ network }) => network),
    );
    const nameOf = await readNames(tx, day);
    const affiliateByVisitor = firstAffiliates(hits);
    const remaining = MAX_VISITORS - (await countVisitors(tx, day));
    const arrivals: Arrival[] = [];
    for (const hit of hits) {
      if (visitByVisitor.has(hit.visitor) || arrivals.length >= remaining) continue;
      const share = shareOf(hit.network);
      if (!share.countVisitor()) continue;
      const arrival = arrivalOf({ ...hit, affiliateId: affiliateByVisitor.get(hit.visitor) ?? null }, share, nameOf);
      arrivals.push(arrival);
      visitByVisitor.set(hit.visitor, arrival.visit);
    }
    const lateReferrals: Arrival[] = [];
    for (const [visitor, affiliateId] of affiliateByVisitor) {
      const visit = visitByVisitor.get(visitor);
      if (!visit || visit.affiliateId) continue;
      const affiliate = shareOf(visit.network).countAffiliate(affiliateId);
      lateReferrals.push({
        visit: { ...visit, affiliateId },
        isFirstOf: { source: false, campaign: false, affiliate },
      });
      visitByVisitor.set(visitor, { ...visit, affiliateId });
    }
    if (arrivals.length) await tx.insert(visits).values(arrivals.map(({ visit }) => visit));
    if (lateReferrals.length)
      await saveLateReferrals(
        tx,
        day,
        lateReferrals.map(({ visit }) => visit),
      );
    const countedHits = hits
      .filter(({ visitor }) => visitByVisitor.has(visitor))
      .map((hit) => ({ ...hit, path: nameOf('page', hit.path) }));
    const figures = [
      ...figuresOf(arrivals, countedHits, visitByVisitor),
      ...referralsOf([...arrivals, ...lateReferrals], countedHits, visitByVisitor),
    ];
    await addFigures(tx, day, await withoutUnaccepted(tx, figures, lockAccepted));
    return countedHits.length;
  });

function arrivalOf(visit: VisitRow, share: NetworkShare, nameOf: NameOf): Arrival {
  const source = share.count('source', visit.source);
  const campaign = visit.campaign === null ? null : share.count('campaign', visit.campaign);
  const names = {
    path: nameOf('page', visit.path),
    source: nameOf('source', source.name),
    campaign: campaign && nameOf('campaign', campaign.name),
  };
  const affiliate = visit.affiliateId !== null && share.countAffiliate(visit.affiliateId);
  const isFirstOf = { source: source.isFirst, campaign: campaign?.isFirst ?? false, affiliate };
  return { visit: { ...visit, ...names }, isFirstOf };
}

const readVisits = (tx: Transaction, day: Day, hits: VisitRow[]): Promise<VisitRow[]> =>
  tx
    .select()
    .from(visits)
    .where(and(eq(visits.day, day), inArray(visits.visitor, [...new Set(hits.map(({ visitor }) => visitor))])));

async function countVisitors(tx: Transaction, day: Day): Promise<number> {
  const [total] = await tx
    .select({ visitors: visitFigures.visitors })
    .from(visitFigures)
    .where(and(eq(visitFigures.dimension, 'total'), eq(visitFigures.day, day)));
  return total?.visitors ?? 0;
}

/** Returns the name, or `other` if the day's limit is reached. */
type NameOf = (dimension: Bounded, name: string) => string;

async function readNames(tx: Transaction, day: Day): Promise<NameOf> {
  const dimensions = Object.keys(MAX_NAMES) as Bounded[];
  const rows = await tx
    .select({ dimension: visitFigures.dimension, name: visitFigures.name })
    .from(visitFigures)
    .where(and(eq(visitFigures.day, day), inArray(visitFigures.dimension, dimensions)));
  const byDimension = Map.groupBy(rows, ({ dimension }) => dimension);
  const names = new Map(
    dimensions.map((dimension) => [dimension, new Set(byDimension.get(dimension)?.map(({ name }) => name))]),
  );
  return (dimension, name) => {
    const dayNames = names.get(dimension) as Set<string>;
    if (!dayNames.has(name) && dayNames.size >= MAX_NAMES[dimension]) return OTHER;
    dayNames.add(name);
    return name;
  };
}

type FigureKey = Pick<VisitFigureRow, 'dimension' | 'name'>;
type Figure = FigureKey & Pick<VisitFigureRow, 'visitors' | 'views' | 'networks'>;

const namesOf = ({ source, campaign, device }: VisitRow): FigureKey[] => [
  { dimension: 'total', name: '' },
  { dimension: 'source', name: source },
  ...(campaign === null ? [] : [{ dimension: 'campaign' as const, name: campaign }]),
  { dimension: 'device', name: device },
];

function firstAffiliates(hits: VisitRow[]): ReadonlyMap<string, string> {
  const affiliateByVisitor = new Map<string, string>();
  for (const { visitor, affiliateId } of hits)
    if (affiliateId && !affiliateByVisitor.has(visitor)) affiliateByVisitor.set(visitor, affiliateId);
  return affiliateByVisitor;
}

/** Stores the affiliate of visitors who followed a referral link later in the day. */
const saveLateReferrals = (tx: Transaction, day: Day, late: VisitRow[]) => {
  const [visitors, ids] = [late.map(({ visitor }) => visitor), late.map(({ affiliateId }) => affiliateId)];
  return tx.execute(sql`
    update ${visits} set affiliate_id = tied.id
    from unnest(${sql.param(visitors)}::text[], ${sql.param(ids)}::uuid[]) as tied(visitor, id)
    where ${visits.day} = ${day} and ${visits.visitor} = tied.visitor`);
};

async function withoutUnaccepted(tx: Transaction, figures: Figure[], lockAccepted: LockAccepted): Promise<Figure[]> {
  const isOfAffiliate = ({ dimension }: Figure) => dimension === 'affiliate';
  const accepted = await lockAccepted(
    tx,
    figures.filter(isOfAffiliate).map(({ name }) => name),
  );
  return figures.filter((figure) => !isOfAffiliate(figure) || accepted.has(figure.name));
}

/** @param arrivals visitors with their first affiliate today; each network counts once a day */
function referralsOf(arrivals: Arrival[], hits: VisitRow[], visitByVisitor: ReadonlyMap<string, VisitRow>): Figure[] {
  const figures = new Map<string, Figure>();
  const add = (name: string | null | undefined, key: 'visitors' | 'views') => {
    if (!name) return;
    const figure = figures.get(name) ?? { dimension: 'affiliate', name, visitors: 0, views: 0, networks: null };
    figures.set(name, { ...figure, [key]: figure[key] + 1 });
  };
  for (const { visit, isFirstOf } of arrivals) if (isFirstOf.affiliate) add(visit.affiliateId, 'visitors');
  for (const { visitor } of hits) add(visitByVisitor.get(visitor)?.affiliateId, 'views');
  return [...figures.values()];
}

/** @param visitByVisitor the first visit of each visitor: views count for its source */
function figuresOf(arrivals: Arrival[], hits: VisitRow[], visitByVisitor: ReadonlyMap<string, VisitRow>): Figure[] {
  const figures = new Map<string, Figure>();
  const figureOf = ({ dimension, name }: FigureKey): Figure => {
    const id = `${dimension} ${name}`;
    const networks = dimension === 'source' || dimension === 'campaign' ? 0 : null;
    const figure = figures.get(id) ?? { dimension, name, visitors: 0, views: 0, networks };
    figures.set(id, figure);
    return figure;
  };
  const page = (name: string): FigureKey => ({ dimension: 'page' satisfies Dimension, name });
  for (const { visit, isFirstOf } of arrivals)
    for (const key of [...namesOf(visit), page(visit.path)]) {
      const figure = figureOf(key);
      figure.visitors += 1;
      const { dimension } = key;
      if ((dimension === 'source' || dimension === 'campaign') && isFirstOf[dimension])
        figure.networks = (figure.networks ?? 0) + 1;
    }
  for (const { visitor, path } of hits)
    for (const key of [...namesOf(visitByVisitor.get(visitor) as VisitRow), page(path)]) figureOf(key).views += 1;
  return [...figures.values()];
}

async function addFigures(tx: Transaction, day: Day, figures: Figure[]): Promise<void> {
  if (!figures.length) return;
  const { dimension, name, visitors, views, networks } = visitFigures;
  await tx
    .insert(visitFigures)
    .values(figures.map((figure) => ({ ...figure, day })))
    .onConflictDoUpdate({
      target: [dimension, visitFigures.day, name],
      set: {
        visitors: sql`${visitors} + excluded.visitors`,
        views: sql`${views} + excluded.views`,
        networks: sql`${networks} + excluded.networks`,
      },
    });
}
