import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { translationStrings } from '#schema/translationStrings.ts';
import {
  insertWithPicture,
  lockPicturesOf,
  pictureFromInput,
  removeWithPicture,
  updateWithPicture,
} from '#server/content/media/itemPicture.ts';
import type { ItemPicture } from '#server/content/media/picture.ts';
import { refuseTextChange } from '#server/content/revision/textChange.ts';
import type { Context, Services } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { conflictOf } from '#server/platform/errors.ts';
import { pick } from '#server/platform/pick.ts';
import { admitPublishing, type Saving } from './admitPublishing.ts';
import { saveUnderFreeSlug } from './freeSlug.ts';
import type { ContentInput, ContentRow, Kind } from './kind.ts';
import { storedLanguage } from './language.ts';
import { publishedAtAfter } from './publication.ts';
import { insertContents, lockContent, revisedFields, saveContent } from './saveContent.ts';
import { dueOf, scheduleAfter } from './schedule.ts';
import { type GroupChange, groupChangeOf, lockGroups } from './translations.ts';

/** The rule of a new item has checked that it has a title. */
export type NewInput<Input> = Input & { title: string };
type Creation = {
  draftId?: string | null | undefined;
  createdAt?: Date;
};

/** A slug made from the title is numbered if it is taken. @throws CONFLICT when a sent slug is taken; as scheduleAfter */
export async function createContent<Row extends ContentRow, Input extends ContentInput>(
  context: Context,
  kind: Kind<Row, Input>,
  input: NewInput<Input>,
  { draftId, createdAt }: Creation = {},
): Promise<Row> {
  const texts = await textsOf(context, kind, input, input.body ?? '');
  const insert = async (tx: Transaction, picture: ItemPicture) => {
    await lockGroups(tx, input);
    const references = await kind.lockReferences?.(tx, input);
    const now = context.now();
    const row = newRow(context, input, { ...texts, ...references, ...picture, createdAt: createdAt ?? now }, now);
    const own = { id: row.id ?? '', title: input.title, language: row.language ?? null, translationGroup: null };
    const group = await groupChangeOf(context, tx, kind, own, input);
    const save = (tx: Transaction, slug: string) => {
      const columns = { ...row, slug, ...groupOf(group) } as Partial<Row>;
      const change = { before: null, columns, writer: context, draftId, group };
      return saveContent(tx, context, kind, { reason: 'create', ...change });
    };
    return input.slug ? save(tx, input.slug) : saveUnderFreeSlug(tx, kind, kind.slugOf(input.title, now), save);
  };
  return insertWithPicture(context, pictureOf(kind, input), insert).catch(refuseTakenSlug(kind));
}

/** Content that is created with others; its body is rendered before the transaction. */
export type PreparedContent<Input extends ContentInput> = {
  input: NewInput<Input>;
  createdAt: Date;
  texts: Record<string, unknown>;
};

export const prepareContent = async <Row extends ContentRow, Input extends ContentInput>(
  context: Pick<Context, 'site'>,
  kind: Kind<Row, Input>,
  input: NewInput<Input>,
  createdAt: Date,
): Promise<PreparedContent<Input>> => ({
  input,
  createdAt,
  texts: await textsOf(context, kind, input, input.body ?? ''),
});

/** As `createContent` for many at once, without uploads. @throws as createContent; then none is created */
export async function createContents<Row extends ContentRow, Input extends ContentInput>(
  context: Context,
  tx: Transaction,
  kind: Kind<Row, Input>,
  contents: readonly PreparedContent<Input>[],
): Promise<Row[]> {
  if (!contents.length) return [];
  await lockPicturesOf(
    tx,
    contents.map(({ input }) => pictureOf(kind, input)),
  );
  const now = context.now();
  const columns: Partial<Row>[] = [];
  for (const { input, texts, createdAt } of contents) {
    const references = await kind.lockReferences?.(tx, input);
    const picture = await pictureFromInput(context, tx, pictureOf(kind, input));
    const slug = input.slug || kind.slugOf(input.title, now);
    columns.push(newRow(context, input, { ...texts, ...references, ...picture, slug, createdAt }, now));
  }
  return insertContents(tx, kind, columns, context).catch(refuseTakenSlug(kind));
}

function newRow<Row extends ContentRow>(
  context: Context,
  input: ContentInput,
  columns: object,
  now: Date,
): Partial<Row> {
  const isPublished = input.isPublished ?? false;
  const publishedAt = publishedAtAfter(null, isPublished, input, now);
  const state = { isPublished, publishedAt, ...scheduleAfter(null, isPublished, input, now) };
  admitPublishing(context, state);
  return { ...columns, ...state, id: uuidv7(), updatedAt: now } as Partial<Row>;
}

/** Fields that are not sent stay. @throws NOT_FOUND, CONFLICT, as scheduleAfter */
export async function updateContent<Row extends ContentRow, Input extends ContentInput>(
  context: Context,
  kind: Kind<Row, Input>,
  id: string,
  input: Input,
  { ifUpdatedAt, reason = 'update', draftId }: Saving = {},
): Promise<Row> {
  const texts = await textsOf(context, kind, input, input.body === null ? '' : input.body);
  const update = async (tx: Transaction, picture: Partial<ItemPicture>, before: Row) => {
    const revised = { kind: kind.name, fields: revisedFields(kind) };
    await refuseTextChange(tx, { ...revised, before, input, ifUpdatedAt, sentence: kind.strings.changedMeanwhile });
    const references = await kind.lockReferences?.(tx, input);
    const now = context.now();
    const isPublished = input.isPublished ?? before.isPublished;
    const publishedAt = publishedAtAfter(before, isPublished, input, now);
    const state = { isPublished, publishedAt, ...scheduleAfter(before, isPublished, input, now) };
    admitPublishing(context, before, state);
    const own = { ...before, ...(texts.language !== undefined && { language: texts.language }) };
    const group = await groupChangeOf(context, tx, kind, own, input);
    const row = { ...texts, ...references, ...picture, ...state, ...groupOf(group), updatedAt: now };
    const save = (within: Transaction, slug: string | undefined) => {
      const columns = { ...row, slug } as Partial<Row>;
      return saveContent(within, context, kind, { reason, before, columns, writer: context, draftId, group });
    };
    const { slug, numbersSlug } = input;
    return slug && numbersSlug ? saveUnderFreeSlug(tx, kind, slug, save, id) : save(tx, slug || undefined);
  };
  const lock = async (tx: Transaction) => {
    await lockGroups(tx, input);
    return lockContent(tx, kind, id);
  };
  return updateWithPicture(context, pictureOf(kind, input), lock, update).catch(refuseTakenSlug(kind));
}

const groupOf = (change: GroupChange | null) => change && { translationGroup: change.translationGroup };

/** @param isPublished default: the opposite of the current state @throws NOT_FOUND */
export function publishContent<Row extends ContentRow>(
  context: Context,
  kind: Kind<Row>,
  id: string,
  isPublished?: boolean | null,
): Promise<Row> {
  return context.db.transaction(async (tx) => {
    const before = await lockContent(tx, kind, id);
    const now = context.now();
    const state = isPublished ?? !before.isPublished;
    const schedule = scheduleAfter(before, state, {}, now);
    const publishedAt = publishedAtAfter(before, state, {}, now);
    const columns = { isPublished: state, publishedAt, ...schedule, updatedAt: now } as Partial<Row>;
    return saveContent(tx, context, kind, { reason: 'publish', before, columns, writer: context });
  });
}

/** Applies a due schedule, unless another process holds the row. @returns whether something was due */
export async function followSchedule(
  services: Pick<Services, 'db' | 'now' | 'settings' | 'readSite'>,
  kind: Kind,
  id: string,
): Promise<boolean> {
  const site = await services.readSite();
  return services.db.transaction(async (tx) => {
    const row = tx
      .select()
      .from(kind.table as PgTable)
      .where(eq(kind.table.id, id));
    const [before] = (await row.for('update', { skipLocked: true })) as ContentRow[];
    const now = services.now();
    const due = before && dueOf(before, now);
    if (!due) return false;
    const publishedAt = publishedAtAfter(before, due.isPublished, {}, now);
    const columns = { ...due, publishedAt, updatedAt: now };
    await saveContent(tx, { ...services, site }, kind, { reason: 'publish', before, columns, writer: null });
    return true;
  });
}

/** Deletes an item with its uploaded picture. @returns the deleted row @throws NOT_FOUND */
export const removeContent = <Row extends ContentRow>(context: Context, kind: Kind<Row>, id: string): Promise<Row> =>
  removeWithPicture(context, async (tx) => {
    const before = await lockContent(tx, kind, id);
    admitPublishing(context, before);
    return saveContent(tx, context, kind, { reason: 'remove', before, columns: null, writer: context });
  });

async function textsOf<Row extends ContentRow, Input extends ContentInput>(
  { site }: Pick<Context, 'site'>,
  kind: Kind<Row, Input>,
  input: Input,
  body: string | undefined,
) {
  const plainFields = kind.fields.filter((field) => !['slug', 'body', 'imageUrl', 'pictureId'].includes(field));
  return {
    ...pick(input, plainFields),
    ...kind.columnsOf?.(input),
    language: storedLanguage(input.language, site),
    ...(typeof body === 'string' && { body, ...(await kind.derive(body)) }),
  };
}

function pictureOf<Row extends ContentRow, Input extends ContentInput>(
  { needsPicture, picturesOf }: Kind<Row, Input>,
  input: Input,
) {
  const { ids = [], text = '' } = picturesOf?.(input) ?? {};
  return {
    ...input,
    imageUrl: needsPicture ? (input.imageUrl ?? undefined) : input.imageUrl,
    text: `${input.body ?? ''}${text}`,
    gallery: [...(input.gallery ?? []), ...ids],
  };
}

const refuseTakenSlug =
  ({ table, strings }: Pick<Kind, 'table' | 'strings'>) =>
  (error: unknown): never => {
    const constraint = `${getTableName(table)}_slug_key`;
    throw conflictOf(error, [
      { constraint, field: 'slug', sentence: strings.slugTaken },
      {
        constraint: `${getTableName(table)}_translation_key`,
        field: 'language',
        sentence: translationStrings.languageTakenMeanwhile,
      },
    ]);
  };
