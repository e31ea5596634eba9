import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { languageName } from '#schema/contentLanguages.ts';
import { baseOf } from '#schema/pageLanguage.ts';
import { MOST_TRANSLATIONS, translationStrings } from '#schema/translationStrings.ts';
import { queuePages } from '#server/content/indexNow/queue.ts';
import { seesAsStaff } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { badField, fail } from '#server/platform/errors.ts';
import { announceChanges } from '#server/platform/event/events.ts';
import { admitPublishing } from './admitPublishing.ts';
import type { ContentInput, ContentRow, Kind } from './kind.ts';
import { byLanguage, languageOf } from './language.ts';

/** ASCII "TRAN": an advisory lock, so that one transaction at a time changes groups. */
const GROUPS_LOCK = 0x5452414e;

type Own = Pick<ContentRow, 'id' | 'title' | 'language' | 'translationGroup'>;
type Links = Pick<ContentInput, 'language' | 'linkTranslations' | 'unlinkTranslations'>;

/** Lock order: before the rows, because groups join rows in any order. */
export async function lockGroups(tx: Transaction, links: Links): Promise<void> {
  if (links.language !== undefined || links.linkTranslations?.length || links.unlinkTranslations?.length)
    await tx.execute(sql`select pg_advisory_xact_lock(${GROUPS_LOCK})`);
}

/** A change of a group: rows that leave it before the item is written, and rows that join it afterwards. */
export type GroupChange = {
  translationGroup: string | null;
  /** Titles for the audit log. */
  titles: { before: string[]; after: string[] };
  leaving: ContentRow[];
  joining: ContentRow[];
};

/**
 * Locks the other rows of the groups that change.
 * @param own the item as it will be, with the group that it has
 * @throws BAD_USER_INPUT for an unknown translation; CONFLICT for two translations in one language
 */
export async function groupChangeOf(context: Context, tx: Transaction, kind: Kind, own: Own, links: Links) {
  const [linked, unlinked] = [new Set(links.linkTranslations), new Set(links.unlinkTranslations)];
  const isLeaving = unlinked.has(own.id);
  if (!(linked.size || unlinked.size || (links.language !== undefined && own.translationGroup))) return null;
  const rows = await lockRows(tx, kind, [...linked, ...unlinked], own.translationGroup);
  const others = rows.filter(({ id }) => id !== own.id);
  const members = others.filter(isIn(own.translationGroup));
  const chosen = others.filter(({ id }) => linked.has(id) && !unlinked.has(id));
  if ([...linked].some((id) => !rows.some((row) => row.id === id)))
    throw badField('linkTranslations', translationStrings.noChoice);
  const brought = others.filter((row) => chosen.includes(row) || chosen.some((one) => isIn(one.translationGroup)(row)));
  const isStaying = ({ id }: ContentRow) => !unlinked.has(id);
  const after = [...new Set([...(isLeaving ? [] : members), ...brought])].filter(isStaying);
  refuseTwice(context, [own, ...after]);
  const [first] = after;
  const translationGroup = first
    ? ((isLeaving ? null : own.translationGroup) ?? first.translationGroup ?? uuidv7())
    : null;
  const change: GroupChange = {
    translationGroup,
    titles: { before: titlesOf(context, members), after: titlesOf(context, after) },
    leaving: members.filter((row) => !isStaying(row)),
    joining: after.filter((row) => row.translationGroup !== translationGroup),
  };
  for (const row of [...change.leaving, ...change.joining]) admitPublishing(context, row);
  return change;
}

const isIn =
  (group: string | null) =>
  ({ translationGroup }: Own): boolean =>
    group !== null && translationGroup === group;

const titlesOf = ({ site }: Pick<Context, 'site'>, rows: readonly Own[]) =>
  rows.map((row) => `${row.title} (${languageOf(row, site)})`).toSorted();

async function lockRows(tx: Transaction, { table }: Kind, ids: readonly string[], group: string | null) {
  const from = () => tx.select().from(table as PgTable);
  const named = (ids.length ? await from().where(inArray(table.id, [...ids])) : []) as ContentRow[];
  const groups = [group, ...named.map(({ translationGroup }) => translationGroup)].filter((one) => one !== null);
  const isWanted = or(
    ids.length ? inArray(table.id, [...ids]) : undefined,
    groups.length ? inArray(table.translationGroup, groups) : undefined,
  );
  if (!isWanted) return [];
  return (await from().where(isWanted).orderBy(asc(table.id)).for('update')) as ContentRow[];
}

function refuseTwice({ site }: Pick<Context, 'site'>, members: readonly Own[]): void {
  if (members.length > MOST_TRANSLATIONS) throw badField('linkTranslations', translationStrings.tooMany);
  for (const [language, rows] of Map.groupBy(members, (row) => languageOf(row, site))) {
    if (rows.length < 2) continue;
    const sentence = translationStrings.languageTaken(
      languageName(language),
      rows.map(({ title }) => title).join(', '),
    );
    throw fail('CONFLICT', sentence, { fields: { language: sentence } });
  }
}

/** The pages of rows that leave or join change, so that they count as changed. */
export async function moveRows(
  tx: Transaction,
  { table, event, page }: Kind,
  rows: readonly ContentRow[],
  translationGroup: string | null,
  now: Date,
): Promise<void> {
  if (!rows.length) return;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(table as PgTable)
    .set({ translationGroup, updatedAt: now })
    .where(inArray(table.id, ids));
  await queuePages(tx, page, rows, now);
  await announceChanges(tx, `${event}.changed`, ids);
}

export type TranslationView = Pick<ContentRow, 'slug' | 'title' | 'isPublished'> & {
  contentId: string;
  language: string;
  languageName: string;
  url: string;
};
type Member = Pick<ContentRow, 'id' | 'slug' | 'title' | 'language' | 'isPublished'> & { translationGroup: string };

/** @returns a function that reads the translations of a row which the caller may see */
export function translationsOf({ table, page }: Kind) {
  const readGroup = batched<TranslationView[]>(async (context, groups) => {
    const { id, slug, title, language, isPublished, translationGroup } = table;
    const isVisible = seesAsStaff(context, 'CONTENT_READ') ? undefined : eq(isPublished, true);
    const rows = await context.db
      .select({ id, slug, title, language, isPublished, translationGroup })
      .from(table as PgTable)
      .where(and(inArray(translationGroup, groups), isVisible));
    const members = (rows as Member[])
      .map(({ id, ...row }) => ({
        ...{ ...row, contentId: id, language: languageOf(row, context.site) },
        languageName: languageName(languageOf(row, context.site)),
        url: context.settings.PUBLIC_URL + baseOf(row.language, context.site) + page(row.slug),
      }))
      .toSorted(byLanguage);
    return [...Map.groupBy(members, (row) => row.translationGroup)];
  });
  return async ({ id, translationGroup }: Own, context: Context): Promise<TranslationView[]> => {
    if (translationGroup === null) return [];
    const rows = (await readGroup(context, translationGroup)) ?? [];
    return rows.filter(({ contentId }) => contentId !== id);
  };
}
