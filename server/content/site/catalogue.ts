import { eq, sql } from 'drizzle-orm';
import {
  type Catalogue,
  type CatalogueService,
  catalogueOf,
  choicesOf,
  originalAliases,
  otherChoiceOf,
  servicesOf,
} from '#schema/catalogue.ts';
import { type CatalogueChanges, MAX_FORMER_ANCHORS } from '#schema/catalogueRules.ts';
import { catalogueStrings } from '#schema/catalogueStrings.ts';
import { tidied } from '#schema/pageText.ts';
import { addedServiceIds, type OriginalServiceId, type ServiceId, serviceNames, textKeyOf } from '#schema/services.ts';
import { reviewTies } from '#server/clients/review/tie/table.ts';
import { contentDrafts } from '#server/content/autosave/table.ts';
import { originalsOf } from '#server/content/pageText/originals.ts';
import { restoreTranslated, writePageTexts } from '#server/content/pageText/save.ts';
import { pageTexts } from '#server/content/pageText/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { revisions } from '#server/content/revision/table.ts';
import { lockViewerRow } from '#server/people/user/colleagues.ts';
import { seesAsStaff } from '#server/platform/access/scope.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { badField, refuseChanged } from '#server/platform/errors.ts';
import { lockChosenPicture } from '#server/platform/storage/picture/lockPicture.ts';
import { readPicture } from '#server/platform/storage/picture/read.ts';
import { readSite } from './read.ts';
import { laterThan, lockValues } from './save.ts';
import { siteSettings } from './table.ts';

type Sent = CatalogueChanges['services'][number];
type Options = { ifUpdatedAt?: Date | null | undefined };

/** What an unchanged catalogue shares with a changed one. */
const contents = ['title', 'anchor', 'choice', 'cardTitle', 'cardText', 'isOnHome', 'isRemoved'] as const;

/**
 * Saves the services and those of their texts that are given. A service that is left out is removed, and keeps its name
 * for what was stored with it.
 * @throws BAD_USER_INPUT for an unknown service or picture and for too many services; CONFLICT when the catalogue changed
 * since `ifUpdatedAt`
 */
export const saveCatalogue = (context: Context, input: CatalogueChanges, { ifUpdatedAt }: Options = {}) =>
  context.db.transaction(async (tx) => {
    await lockViewerRow(context, tx);
    // Lock order: pictures before the site, as in its settings.
    for (const { pictureId } of input.services) if (pictureId) await lockChosenPicture(tx, 'pictureId', pictureId);
    const values = await lockValues(tx, context.now());
    const site = await readSite({ ...context, db: tx });
    const stored = catalogueOf(site);
    refuseChanged({ updatedAt: await catalogueUpdatedAt(tx, stored) }, ifUpdatedAt, catalogueStrings.changedMeanwhile);
    const unused = await unusedIds(tx, input.services, stored);
    const before = { ...stored, services: withoutUnused(stored.services, unused) };
    const sent = withIds(withoutUnused(input.services, unused), before);
    const services = withoutTakenAliases([
      ...sent.map(({ id, service }) => merged(id, service, before)),
      ...leftOut(sent, before),
    ]);
    const now = context.now();
    const next: Catalogue = {
      services,
      choiceOrder: input.choiceOrder ?? before.choiceOrder,
      otherChoice: input.otherChoice === undefined ? otherChoiceOf(site) : input.otherChoice,
      updatedAt: laterThan(stored, now),
    };
    if (!choicesOf({ catalogue: next }).length) throw badField('otherChoice', catalogueStrings.noChoice);
    const facts = changed(factsOf(stored), factsOf(next), ['services', 'choices', 'otherChoice']);
    const after = { ...site, catalogue: facts ? next : site.catalogue };
    if (facts) {
      await tx.update(siteSettings).set({ values: { ...values, catalogue: next }, updatedAt: now });
      await record(tx, actorOf(context), 'site.saveCatalogue', { id: null, label: site.name }, now, facts);
    }
    // A new service has nothing of a former one with its id.
    const texts = Object.assign(
      {},
      ...sent.map(({ id, service }) => textsOf(id, service.id ? service : { ...noTexts, ...service })),
    );
    if (Object.keys(texts).length) await writePageTexts(tx, { ...context, site: after }, { page: 'services', texts });
    const added = sent.flatMap(({ id, service }) => (service.id ? [] : Object.keys(textsOf(id, noTexts))));
    await restoreTranslated(tx, { ...context, site: after }, 'services', added);
    return after;
  });

const noTexts = { text: null, points: null, pictureId: null };

/**
 * @returns the ids of removed services that make room for new ones: nothing stored has them. Empty while there are ids
 * that no service has had.
 */
async function unusedIds(tx: Executor, sent: readonly Sent[], { services }: Catalogue): Promise<ServiceId[]> {
  const ids = new Set(services.map(({ id }) => id));
  const missing = sent.filter(({ id }) => !id).length - addedServiceIds.filter((id) => !ids.has(id)).length;
  if (missing <= 0) return [];
  const stays = new Set(sent.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id));
  const removed = services.filter(({ id, isRemoved }) => isRemoved && !stays.has(id) && !(id in serviceNames));
  const unused: ServiceId[] = [];
  for (const { id } of removed) if (unused.length < missing && !(await isUsed(tx, id))) unused.push(id);
  return unused;
}

/** Whether a project, a review, an unsaved text or an earlier version has the service. */
async function isUsed(tx: Executor, id: ServiceId): Promise<boolean> {
  const { rows } = await tx.execute<{ isUsed: boolean }>(sql`
    select exists (select from ${portfolioItems} where ${id} = any(${portfolioItems.services}))
      or exists (select from ${reviewTies} where ${reviewTies.service} = ${id})
      or exists (select from ${contentDrafts} where ${contentDrafts.fields}::text like ${`%"${id}"%`})
      or exists (select from ${revisions} where ${revisions.fields}::text like ${`%"${id}"%`}) as "isUsed"`);
  return rows[0]?.isUsed !== false;
}

const withoutUnused = <Service extends { id?: ServiceId | null | undefined }>(
  services: readonly Service[],
  unused: readonly ServiceId[],
): Service[] => services.filter(({ id }) => !id || !unused.includes(id));

function withIds(sent: readonly Sent[], before: Catalogue): { id: ServiceId; service: Sent }[] {
  const existing = new Set(before.services.map(({ id }) => id));
  const free = addedServiceIds.filter((id) => !existing.has(id));
  return sent.map((service, index) => {
    if (service.id && !existing.has(service.id)) throw badField(`services.${index}.id`, catalogueStrings.unknown);
    const id = service.id ?? free.shift();
    if (!id) throw badField('services', catalogueStrings.tooMany);
    return { id, service };
  });
}

function merged(id: ServiceId, sent: Sent, before: Catalogue): CatalogueService {
  const current = before.services.find((service) => service.id === id);
  const { title, anchor, choice = null, cardTitle, cardText, isOnHome, isRemoved } = sent;
  return {
    ...{ id, title, anchor, choice, isOnHome, isRemoved: isRemoved ?? false },
    ...anchorsOf(id, anchor, current),
    card: { title: cardTitle || title, text: cardText ?? '' },
  };
}

/** Links to all former anchors hold; the card leads to the second anchor only while the anchor is the original one. */
function anchorsOf(id: ServiceId, anchor: string, current: CatalogueService | undefined) {
  const alias = anchor === id.toLowerCase() ? (originalAliases[id as OriginalServiceId] ?? null) : null;
  const earlier = current ? [current.anchor, current.alias, ...(current.formerAnchors ?? [])] : [];
  const formerAnchors = [...new Set(earlier)].filter((one) => one !== null && one !== anchor && one !== alias);
  return { alias, formerAnchors: formerAnchors.slice(0, MAX_FORMER_ANCHORS) as string[] };
}

/** An anchor of the page wins over a former one, which belongs to one service. */
function withoutTakenAliases(services: CatalogueService[]): CatalogueService[] {
  const taken = new Set(services.filter(({ isRemoved }) => !isRemoved).map(({ anchor }) => anchor));
  const free = (anchor: string) => !taken.has(anchor) && Boolean(taken.add(anchor));
  return services.map(({ alias, formerAnchors = [], ...service }) => ({
    ...service,
    alias: alias !== null && free(alias) ? alias : null,
    formerAnchors: formerAnchors.filter(free),
  }));
}

const leftOut = (sent: readonly { id: ServiceId }[], { services }: Catalogue): CatalogueService[] =>
  services.filter(({ id }) => !sent.some((one) => one.id === id)).map((service) => ({ ...service, isRemoved: true }));

const textsOf = (
  id: ServiceId,
  { text, points, pictureId }: Pick<Sent, 'text' | 'points' | 'pictureId'>,
): Record<string, string> => {
  const key = textKeyOf(id);
  return {
    ...(text !== undefined && { [`${key}Text`]: oneLine(text) }),
    ...(points !== undefined && { [`${key}Points`]: linesOf(points) }),
    ...(pictureId !== undefined && { [`${key}Picture`]: pictureId ?? '' }),
  };
};
const oneLine = (text: string | null) => tidied('PARAGRAPH', text ?? '');
const linesOf = (points: string | null) => tidied('LIST', points ?? '');

const factsOf = ({ services, choiceOrder, ...catalogue }: Catalogue) => ({
  services: services.map(({ card, ...service }) => {
    const facts = { ...service, cardTitle: card.title, cardText: card.text };
    return contents.map((name) => facts[name]).join(' | ');
  }),
  choices: choiceOrder.join(', '),
  otherChoice: otherChoiceOf({ catalogue: { services, choiceOrder, ...catalogue } }),
});

export type PublicService = CatalogueService & {
  text: string;
  points: string[];
  pictureId: string | null;
  updatedAt: Date;
};

/** The services of the site with their texts; removed ones for staff only. */
export async function readCatalogueServices(context: Context, site = context.site): Promise<PublicService[]> {
  const services = seesAsStaff(context, 'CONTENT_READ') ? catalogueOf(site).services : servicesOf(site);
  const [row] = await context.db.select().from(pageTexts).where(eq(pageTexts.page, 'services'));
  const texts = { ...originalsOf('services', site), ...row?.texts };
  return services.map((service) => {
    const key = textKeyOf(service.id);
    return {
      ...service,
      text: texts[`${key}Text`] ?? '',
      points: (texts[`${key}Points`] ?? '').split('\n').filter(Boolean),
      pictureId: texts[`${key}Picture`] || null,
      updatedAt: new Date(catalogueOf(site).updatedAt),
    };
  });
}

/** @returns when the catalogue or the texts of its page last changed */
export async function catalogueUpdatedAt(executor: Executor, { updatedAt }: Catalogue): Promise<Date> {
  const [row] = await executor
    .select({ updatedAt: pageTexts.updatedAt })
    .from(pageTexts)
    .where(eq(pageTexts.page, 'services'));
  return new Date(Math.max(Date.parse(updatedAt), row?.updatedAt.getTime() ?? 0));
}

export const pictureOfService = (context: Context, { pictureId }: PublicService) =>
  pictureId ? readPicture(context, pictureId) : null;
