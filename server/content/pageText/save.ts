import { eq, inArray } from 'drizzle-orm';
import { servicesOf } from '#schema/catalogue.ts';
import { type LanguageCode, languageCodes } from '#schema/languages.ts';
import { pageTextStrings } from '#schema/pageText.ts';
import { keyOf, type PageInLanguage, partsOf } from '#schema/pageTexts/pageKey.ts';
import { fieldsIn, isPictureName, type SitePage } from '#schema/pageTexts/pages.ts';
import type { Site } from '#schema/site.ts';
import type { Saving } from '#server/content/kind/admitPublishing.ts';
import { noteRevision } from '#server/content/revision/note.ts';
import { lockViewerRow } from '#server/people/user/colleagues.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { foundOr, refuseChanged } from '#server/platform/errors.ts';
import { lockChosenPicture, lockReferencedPictures } from '#server/platform/storage/picture/lockPicture.ts';
import { furtherLanguage, originalsIn, readMainTexts } from './language.ts';
import { originalRow } from './pages.ts';
import { labelOf } from './sitePages.ts';
import { type ChangedTexts, type PageTextRow, pageTexts, type StoredPage, storedPage } from './table.ts';

/** Null restores the original. */
type SentTexts = Record<string, string | null>;
type Sent = { page: SitePage; texts: SentTexts };
type SentIn<Language> = Sent & { /** Omitted or null: the main language. */ language?: Language | null | undefined };
type Options = Pick<Saving, 'ifUpdatedAt' | 'reason'>;
type RevisedPage = { id: string; updatedAt: Date } & Record<string, unknown>;

/**
 * Omitted texts stay, an empty one leaves the page, null restores the original.
 * @throws CONFLICT; BAD_USER_INPUT for an unknown picture, and for a language that the site does not offer
 */
export const savePageTexts = (context: Context, sent: SentIn<string>, options: Options = {}): Promise<StoredPage> =>
  context.db.transaction(async (tx) => {
    await lockViewerRow(context, tx);
    const language = furtherLanguage(context.site, sent.language);
    return storedPage(await writePageTexts(tx, context, { ...sent, language }, options));
  });

/** Saves texts in a transaction that has locked the viewer. @throws as `savePageTexts` */
export async function writePageTexts(
  tx: Transaction,
  context: Context,
  { texts, ...sent }: SentIn<LanguageCode>,
  options: Options = {},
): Promise<PageTextRow> {
  // Lock order: pictures before the page, as in a replacement.
  return storePageTexts(tx, context, { ...sent, texts: await lockPictures(tx, texts) }, options);
}

/** Stores texts whose pictures are locked, or that are stored already. */
export async function storePageTexts(
  tx: Transaction,
  context: Context,
  { page, language = null, texts }: SentIn<LanguageCode>,
  { ifUpdatedAt, reason = 'update' }: Options = {},
): Promise<PageTextRow> {
  const before = await lockPageTexts(tx, { page, language });
  refuseChanged(before, ifUpdatedAt, pageTextStrings.changedMeanwhile);
  const { site } = context;
  const mainTexts = language ? await readMainTexts(tx, page) : {};
  const originals = await originalsIn(site, { page, language }, mainTexts);
  const now = context.now();
  const row = { ...before, texts: changedTexts({ ...before.texts, ...texts }, originals), updatedAt: now };
  const [previous, next] = [before, row].map((one) => allTexts(page, { ...originals, ...one.texts }, site)) as [
    ChangedTexts,
    ChangedTexts,
  ];
  const names = fieldNames(page, previous, next, site);
  const change = changed(previous, next, names);
  if (!change) return before;
  const actor = actorOf(context);
  const stored = { ...row, updatedById: viewerOf(context).id };
  await tx.update(pageTexts).set(stored).where(eq(pageTexts.id, row.id));
  await record(tx, actor, `pageText.${reason}`, { id: row.id, label: labelOf({ page, language }) }, now, change);
  await noteRevision<RevisedPage>(tx, {
    ...{ kind: 'pageText', fields: names, actor, reason, timeZone: context.site.timeZone },
    before: { ...previous, id: row.id, updatedAt: before.updatedAt },
    after: { ...next, id: row.id, updatedAt: now },
  });
  return stored;
}

/** Gives up texts that were saved for further languages, because what they translated is gone. */
export async function restoreTranslated(
  tx: Transaction,
  context: Context,
  page: SitePage,
  names: readonly string[],
): Promise<void> {
  if (!names.length) return;
  const keys = languageCodes.map((language) => keyOf({ page, language }));
  const rows = await tx.select().from(pageTexts).where(inArray(pageTexts.page, keys)).orderBy(pageTexts.id);
  const texts = Object.fromEntries(names.map((name) => [name, null]));
  for (const row of rows)
    if (names.some((name) => name in row.texts)) await storePageTexts(tx, context, { ...partsOf(row.page), texts });
}

/** Inserts the row if needed, so that the first changes are serialized too. */
export async function lockPageTexts(tx: Transaction, page: PageInLanguage): Promise<PageTextRow> {
  await tx.insert(pageTexts).values(originalRow(page)).onConflictDoNothing();
  const isThere = eq(pageTexts.page, keyOf(page));
  const rows = await tx.select().from(pageTexts).where(isThere).for('update');
  return foundOr(rows, pageTextStrings.notFound);
}

/** Locks the pictures and replaces their ids by those of their successors. */
async function lockPictures(tx: Transaction, input: SentTexts): Promise<SentTexts> {
  const texts = { ...input };
  for (const [name, text] of Object.entries(input)) {
    if (!text) continue;
    if (!isPictureName(name)) await lockReferencedPictures(tx, text, []);
    else texts[name] = await lockChosenPicture(tx, name, text);
  }
  return texts;
}

const changedTexts = (texts: SentTexts, originals: ChangedTexts): ChangedTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      text === null || text === (originals[name] ?? '') ? [] : [[name, text] as const],
    ),
  );

const allTexts = (page: SitePage, current: ChangedTexts, site: Site): ChangedTexts =>
  Object.fromEntries(fieldsIn(page, current, servicesOf(site)).map(({ name }) => [name, current[name] ?? '']));

const fieldNames = (page: SitePage, previous: ChangedTexts, next: ChangedTexts, site: Site): string[] =>
  fieldsIn(page, { ...next, ...nonEmpty(previous) }, servicesOf(site)).map(({ name }) => name);

const nonEmpty = (texts: ChangedTexts): ChangedTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
