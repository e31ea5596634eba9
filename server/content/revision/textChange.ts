import { and, desc, eq, lte } from 'drizzle-orm';
import type { RevisionKind } from '#schema/revision.ts';
import { scheduleFields } from '#schema/schedule.ts';
import type { Schedule, Scheduled } from '#server/content/kind/schedule.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { refuseChanged } from '#server/platform/errors.ts';
import { hasSameFields } from './note.ts';
import { revisions } from './table.ts';

type Item = Scheduled & { id: string; publishedAt: Date | null; updatedAt: Date };
type Input = { isPublished?: boolean | null | undefined; publishedAt?: Date | null | undefined } & {
  [Field in keyof Schedule]?: Date | null | undefined;
};
type Options<Row> = {
  kind: RevisionKind;
  fields: readonly string[];
  before: Row;
  input: Input;
  ifUpdatedAt: Date | null | undefined;
  sentence: string;
};

/** A save that keeps the publication state conflicts only if the texts changed. @throws CONFLICT with `sentence` */
export async function refuseTextChange<Row extends Item>(tx: Transaction, options: Options<Row>): Promise<void> {
  const { before, input, ifUpdatedAt, sentence } = options;
  if (!ifUpdatedAt || before.updatedAt.getTime() === ifUpdatedAt.getTime()) return;
  if (changesState(before, input) || !(await hasSameTexts(tx, options, ifUpdatedAt)))
    refuseChanged(before, ifUpdatedAt, sentence);
}

function changesState(before: Item, { isPublished, publishedAt, ...times }: Input): boolean {
  if (publishedAt && publishedAt.getTime() !== before.publishedAt?.getTime()) return true;
  const isPlanned = (field: keyof Schedule) =>
    times[field] !== undefined && times[field]?.getTime() !== before[field]?.getTime();
  return (isPublished != null && isPublished !== before.isPublished) || scheduleFields.some(isPlanned);
}

/** @returns whether the texts equal the newest revision at that time */
async function hasSameTexts<Row extends Item>(
  tx: Transaction,
  { kind, fields, before }: Options<Row>,
  at: Date,
): Promise<boolean> {
  const [read] = await tx
    .select({ fields: revisions.fields })
    .from(revisions)
    .where(and(eq(revisions.itemId, before.id), eq(revisions.kind, kind), lte(revisions.createdAt, at)))
    .orderBy(desc(revisions.number))
    .limit(1);
  const texts = fields.filter((name) => name !== 'isPublished');
  return read !== undefined && hasSameFields(read.fields, before, texts);
}
