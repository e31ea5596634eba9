import { eq } from 'drizzle-orm';
import { servicesOf } from '#schema/catalogue.ts';
import { pageTextStrings } from '#schema/pageText.ts';
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
import { originalsOf } from './originals.ts';
import { originalRow } from './pages.ts';
import { pageFacts } from './sitePages.ts';
import { type ChangedTexts, type PageTextRow, pageTexts } from './table.ts';

/** Null restores the original. */
type SentTexts = Record<string, string | null>;
type Sent = { page: SitePage; texts: SentTexts };
type RevisedPage = { id: string; updatedAt: Date } & Record<string, unknown>;

/** Omitted texts stay, an empty one leaves the page, null restores the original. @throws CONFLICT; BAD_USER_INPUT for an unknown picture */
export const savePageTexts = (
  context: Context,
  sent: Sent,
  options: Pick<Saving, 'ifUpdatedAt' | 'reason'> = {},
): Promise<PageTextRow> =>
  context.db.transaction(async (tx) => {
    await lockViewerRow(context, tx);
    return writePageTexts(tx, context, sent, options);
  });

/** Saves texts in a transaction that has locked the viewer. @throws as `savePageTexts` */
export async function writePageTexts(
  tx: Transaction,
  context: Context,
  { page, texts: input }: Sent,
  { ifUpdatedAt, reason = 'update' }: Pick<Saving, 'ifUpdatedAt' | 'reason'> = {},
): Promise<PageTextRow> {
  // Lock order: pictures before the page, as in a replacement.
  const texts = await lockPictures(tx, input);
  const before = await lockForUpdate(tx, page);
  refuseChanged(before, ifUpdatedAt, pageTextStrings.changedMeanwhile);
  const { site } = context;
  const originals = originalsOf(page, site);
  const now = context.now();
  const row = { ...before, texts: changedTexts({ ...before.texts, ...texts }, originals), updatedAt: now };
  const [previous, next] = [allTexts(before, originals, site), allTexts(row, originals, site)];
  const names = fieldNames(page, previous, next, site);
  const change = changed(previous, next, names);
  if (!change) return before;
  const actor = actorOf(context);
  const stored = { ...row, updatedById: viewerOf(context).id };
  await tx.update(pageTexts).set(stored).where(eq(pageTexts.id, row.id));
  await record(tx, actor, `pageText.${reason}`, { id: row.id, label: pageFacts[page].title }, now, change);
  await noteRevision<RevisedPage>(tx, {
    ...{ kind: 'pageText', fields: names, actor, reason, timeZone: context.site.timeZone },
    before: { ...previous, id: row.id, updatedAt: before.updatedAt },
    after: { ...next, id: row.id, updatedAt: now },
  });
  return stored;
}

/** Inserts the row if needed, so that the first changes are serialized too. */
async function lockForUpdate(tx: Transaction, page: SitePage): Promise<PageTextRow> {
  await tx.insert(pageTexts).values(originalRow(page)).onConflictDoNothing();
  const rows = await tx.select().from(pageTexts).where(eq(pageTexts.page, page)).for('update');
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

const allTexts = ({ page, texts }: PageTextRow, originals: ChangedTexts, site: Site): ChangedTexts => {
  const current = { ...originals, ...texts };
  return Object.fromEntries(fieldsIn(page, current, servicesOf(site)).map(({ name }) => [name, current[name] ?? '']));
};

const fieldNames = (page: SitePage, previous: ChangedTexts, next: ChangedTexts, site: Site): string[] =>
  fieldsIn(page, { ...next, ...nonEmpty(previous) }, servicesOf(site)).map(({ name }) => name);

const nonEmpty = (texts: ChangedTexts): ChangedTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
