import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Day } from '#schema/officeTime.ts';
import { OTHER } from '#schema/visitNames.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { keepAccepted } from '#server/referral/referrers.ts';
import { type Dimension, type VisitFigureRow, type VisitRow, visitFigures, visits } from './table.ts';

/** How many visitors of a day are told apart; the hits of those beyond are not counted. */
export const MOST_VISITORS = 100_000;
/** How many names of a kind a day has; those beyond are counted together, as other. */
export const MOST_NAMES = { page: 1000, source: 200, campaign: 200 };
type Bounded = keyof typeof MOST_NAMES;

/** Names the lock that processes take in turns, in which what is bounded of a day is judged. */
const LOCK = 0x76_69_73_74;

/**
 * Writes what was looked at, all or nothing: who has come today for the first time, and the figures of the day.
 * @param hits each as the row of its visitor would be, if it is their first today
 * @returns how many were counted
 */
export const writeVisits = (db: Database, day: Day, hits: VisitRow[]): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const bounded = await boundNames(tx, day, hits);
    const known = new Map((await readVisits(tx, day, hits)).map((visit) => [visit.visitor, visit]));
    const room = MOST_VISITORS - (await countVisitors(tx, day));
    const firsts = Map.groupBy(
      bounded.filter(({ visitor }) => !known.has(visitor)),
      ({ visitor }) => visitor,
    );
    const referred = referredIn(bounded);
    const newcomers = [...firsts.values()].slice(0, room).map(([first]) => {
      const visit = first as VisitRow;
      return { ...visit, affiliateId: referred.get(visit.visitor) ?? null };
    });
    const late = [...known.values()].flatMap((visit) => {
      const affiliateId = visit.affiliateId ? undefined : referred.get(visit.visitor);
      return affiliateId ? [{ ...visit, affiliateId }] : [];
    });
    if (newcomers.length) await tx.insert(visits).values(newcomers);
    if (late.length) await tieLate(tx, day, late);
    for (const visit of [...newcomers, ...late]) known.set(visit.visitor, visit);
    const counted = bounded.filter(({ visitor }) => known.has(visitor));
    const figures = [...figuresOf(newcomers, counted, known), ...referralsOf([...newcomers, ...late], counted, known)];
    await addFigures(tx, day, await ofAccepted(tx, figures));
    return counted.length;
  });

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

/** @returns the hits, each name beyond those that the day has room for replaced */
async function boundNames(tx: Transaction, day: Day, hits: VisitRow[]): Promise<VisitRow[]> {
  const rows = await tx
    .select({ dimension: visitFigures.dimension, name: visitFigures.name })
    .from(visitFigures)
    .where(and(eq(visitFigures.day, day), inArray(visitFigures.dimension, Object.keys(MOST_NAMES) as Bounded[])));
  const byDimension = Map.groupBy(rows, ({ dimension }) => dimension);
  const bound = (dimension: Bounded) => {
    const names = new Set(byDimension.get(dimension)?.map(({ name }) => name));
    return (name: string) => {
      if (!names.has(name) && names.size >= MOST_NAMES[dimension]) return OTHER;
      names.add(name);
      return name;
    };
  };
  const [page, source, campaign] = [bound('page'), bound('source'), bound('campaign')];
  return hits.map((hit) => ({
    ...hit,
    path: page(hit.path),
    source: source(hit.source),
    campaign: hit.campaign === null ? null : campaign(hit.campaign),
  }));
}

type Named = Pick<VisitFigureRow, 'dimension' | 'name'>;
type Figure = Named & Pick<VisitFigureRow, 'visitors' | 'views'>;

/** What a visit is counted under, beside its pages. */
const namesOf = ({ source, campaign, device }: VisitRow): Named[] => [
  { dimension: 'total', name: '' },
  { dimension: 'source', name: source },
  ...(campaign === null ? [] : [{ dimension: 'campaign' as const, name: campaign }]),
  { dimension: 'device', name: device },
];

/** @returns who has followed the link of an affiliate, and whose: of each visitor the first */
function referredIn(hits: VisitRow[]): ReadonlyMap<string, string> {
  const referred = new Map<string, string>();
  for (const { visitor, affiliateId } of hits)
    if (affiliateId && !referred.has(visitor)) referred.set(visitor, affiliateId);
  return referred;
}

/** Notes the affiliate of visitors who were here today before they followed a link of one. */
const tieLate = (tx: Transaction, day: Day, late: VisitRow[]) => {
  const [visitors, ids] = [late.map(({ visitor }) => visitor), late.map(({ affiliateId }) => affiliateId)];
  return tx.execute(sql`
    update ${visits} set affiliate_id = tied.id
    from unnest(${sql.param(visitors)}::text[], ${sql.param(ids)}::uuid[]) as tied(visitor, id)
    where ${visits.day} = ${day} and ${visits.visitor} = tied.visitor`);
};

/** @returns the figures without those of affiliates who are deleted, or not accepted any more */
async function ofAccepted(tx: Transaction, figures: Figure[]): Promise<Figure[]> {
  const isOfAffiliate = ({ dimension }: Figure) => dimension === 'affiliate';
  const accepted = await keepAccepted(
    tx,
    figures.filter(isOfAffiliate).map(({ name }) => name),
  );
  return figures.filter((figure) => !isOfAffiliate(figure) || accepted.has(figure.name));
}

/** @param newcomers who has come by an affiliate for the first time today, and others */
function referralsOf(newcomers: VisitRow[], hits: VisitRow[], known: ReadonlyMap<string, VisitRow>): Figure[] {
  const figures = new Map<string, Figure>();
  const add = (name: string | null | undefined, key: 'visitors' | 'views') => {
    if (!name) return;
    const figure = figures.get(name) ?? { dimension: 'affiliate', name, visitors: 0, views: 0 };
    figures.set(name, { ...figure, [key]: figure[key] + 1 });
  };
  for (const { affiliateId } of newcomers) add(affiliateId, 'visitors');
  for (const { visitor } of hits) add(known.get(visitor)?.affiliateId, 'views');
  return [...figures.values()];
}

/** @param known every visitor of the hits, as they came first: a view counts for what has brought its visitor */
function figuresOf(newcomers: VisitRow[], hits: VisitRow[], known: ReadonlyMap<string, VisitRow>): Figure[] {
  const figures = new Map<string, Figure>();
  const add = ({ dimension, name }: Named, key: 'visitors' | 'views') => {
    const id = `${dimension} ${name}`;
    const figure = figures.get(id) ?? { dimension, name, visitors: 0, views: 0 };
    figure[key] += 1;
    figures.set(id, figure);
  };
  const page = (name: string): Named => ({ dimension: 'page' satisfies Dimension, name });
  for (const visit of newcomers) for (const one of [...namesOf(visit), page(visit.path)]) add(one, 'visitors');
  for (const { visitor, path } of hits)
    for (const one of [...namesOf(known.get(visitor) as VisitRow), page(path)]) add(one, 'views');
  return [...figures.values()];
}

async function addFigures(tx: Transaction, day: Day, figures: Figure[]): Promise<void> {
  if (!figures.length) return;
  const { dimension, name, visitors, views } = visitFigures;
  await tx
    .insert(visitFigures)
    .values(figures.map((figure) => ({ ...figure, day })))
    .onConflictDoUpdate({
      target: [dimension, visitFigures.day, name],
      set: { visitors: sql`${visitors} + excluded.visitors`, views: sql`${views} + excluded.views` },
    });
}
