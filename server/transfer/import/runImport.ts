import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { languageName } from '#schema/contentLanguages.ts';
import { languageOf } from '#server/content/kind/language.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { ahead } from './ahead.ts';
import { bodyOf, hostOf } from './body.ts';
import { fitPost } from './fitPost.ts';
import { addImportedRows, type EarlierEntry, earlierEntries } from './importRecords.ts';
import { createLinks, type Links } from './links.ts';
import { findTargets, type OldPageTargets, redirectOldPages } from './oldPages.ts';
import type { PictureIndex } from './pictureIndex.ts';
import type { createPictures } from './pictures.ts';
import { emptyReport, type ImportReport, type ReportLine } from './report.ts';
import { readSlugs, slugFor } from './slugs.ts';
import type { Source, SourcePost } from './source.ts';
import { type ImportRow, imports } from './table.ts';
import { PAST_TIME, type PreparedEntry, pathOf, prepareEntry, type WriteTarget } from './write.ts';
import { createWriter } from './writer.ts';

/** Entries whose texts and pictures are read while others are written. */
const AHEAD = 32;

type TakePicture = ReturnType<typeof createPictures>;
export type Progress = (done: number, total: number) => void;
/** Slugs of all entries. They are needed before the first text is converted, because texts link to each other. */
type Plan = {
  slugs: Map<string, string>;
  earlier: Map<string, EarlierEntry>;
  oldPages: OldPageTargets;
  total: number;
};

const isInterrupted = and(eq(imports.state, 'failed'), isNull(imports.actor), isNull(imports.keptUntil));

/** Starts an import of a site, or continues an interrupted one. */
export async function beginImport(
  context: Context,
  source: Pick<Source, 'name'>,
  fileName: string,
): Promise<ImportRow> {
  const isOpen = and(eq(imports.source, source.name), or(eq(imports.state, 'running'), isInterrupted));
  const [open] = await context.db.select().from(imports).where(isOpen).orderBy(desc(imports.startedAt)).limit(1);
  if (open) {
    const set = { state: 'running', fault: null, endedAt: null, report: null } as const;
    await context.db.update(imports).set(set).where(eq(imports.id, open.id));
    return open;
  }
  const { name: startedBy } = actorOf(context);
  const row = {
    id: uuidv7(),
    source: source.name,
    fileName,
    state: 'running',
    startedBy,
    ...{ startedAt: context.now(), updatedAt: context.now() },
  } as const;
  const [inserted] = await context.db.insert(imports).values(row).returning();
  return inserted as ImportRow;
}

/** Reads an export and returns the report without importing: no row is written and no picture fetched. */
export async function dryRun(
  context: Context,
  source: Source,
  { originalOf }: PictureIndex,
  onProgress: Progress,
): Promise<ImportReport> {
  const report = emptyReport(source.format, source.name);
  const links = createLinks(source.base ?? context.settings.PUBLIC_URL);
  const plan = await planOf(context, source, links, onProgress);
  const pictures = new Set<string>();
  let done = 0;
  const convert = async (post: SourcePost) =>
    plan.earlier.has(post.key) ? null : { post, ...(await convertEntry(context, post, source, links, plan)) };
  for await (const converted of ahead(source.posts(), convert, AHEAD)) {
    onProgress(++done, plan.total);
    if (!converted) {
      report.counts.known += 1;
      continue;
    }
    const { post, line, pictureUrls } = converted;
    for (const url of pictureUrls) pictures.add(originalOf(url));
    count(report, post, line);
  }
  report.counts.pictures = pictures.size;
  report.skipped = source.skipped;
  return report;
}

/** Skips entries that were already imported, so that an interrupted import continues. */
export async function runImport(
  { context, importId }: Omit<WriteTarget, 'source'>,
  source: Source,
  takePicture: TakePicture,
  onProgress: Progress,
): Promise<ImportReport> {
  const report = emptyReport(source.format, source.name);
  const target = { context, importId, source: source.name };
  const links = createLinks(source.base ?? context.settings.PUBLIC_URL);
  const plan = await planOf(context, source, links, onProgress);
  await context.db.update(imports).set({ total: plan.total }).where(eq(imports.id, importId));
  const showProgress = (done: number) => onProgress(done, plan.total);
  const writer = createWriter(target, report, showProgress);
  const prepare = async (post: SourcePost) => {
    const earlier = plan.earlier.get(post.key);
    if (!earlier) return prepareForWriting(context, { post, source, links, plan, takePicture });
    if (earlier.importId !== importId) report.counts.known += 1;
    return null;
  };
  try {
    for await (const entry of ahead(source.posts(), prepare, AHEAD)) await writer.add(entry);
    await writer.end();
  } finally {
    writer.stop();
  }
  const lostPages = await redirectOldPages(target, plan.oldPages);
  report.skipped.unshift(...source.skipped, ...lostPages);
  await addImportedRows(context.db, importId, report);
  await endImport(context, importId, report);
  return report;
}

export async function endImport(context: Context, importId: string, report: ImportReport): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const set = { state: 'done', endedAt: now, report, keptUntil: null, done: sql`${imports.total}` } as const;
    // An undo may have been requested meanwhile.
    const [row] = await tx
      .update(imports)
      .set(set)
      .where(and(eq(imports.id, importId), eq(imports.state, 'running')))
      .returning();
    if (!row) return;
    const { posts, items, pictures, enquiries, reviews } = report.counts;
    const after = report.format === 'CSV' ? { enquiries, reviews } : { posts, items, pictures };
    await record(tx, actorOf(context), 'import.run', { id: importId, label: row.fileName }, now, { after });
  });
}

async function planOf({ db, now }: Context, source: Source, links: Links, onProgress: Progress): Promise<Plan> {
  const earlier = await earlierEntries(db, source.name);
  const slugs = new Map<string, string>();
  const freeSlugs = { post: await readSlugs(db, 'post'), item: await readSlugs(db, 'item') };
  let total = 0;
  for await (const post of source.posts()) {
    total += 1;
    onProgress(0, total);
    const slug = earlier.get(post.key)?.slug ?? freeSlugs[post.kind](slugFor(post, now()));
    slugs.set(post.key, slug);
    for (const address of post.addresses) links.note(address, pathOf(post.kind, slug));
  }
  const oldPages = await findTargets(db, source.oldPages, slugs);
  for (const { path, to } of oldPages) if (to && !links.has(path)) links.note(path, to);
  return { slugs, earlier, oldPages, total };
}

/** Converts an entry. @param takePicture imports pictures; without it, pictures are omitted */
async function convertEntry(
  { site }: Pick<Context, 'site'>,
  post: SourcePost,
  source: Source,
  links: Links,
  { slugs }: Plan,
  takePicture?: TakePicture,
) {
  const slug = slugs.get(post.key) ?? '';
  const body = await bodyOf(post, source, links, takePicture);
  const fitted = fitPost(post, body);
  const language = languageOf(post, site);
  const languageNotes = language === site.language ? [] : [`its language is ${languageName(language)}`];
  const line: ReportLine & { notes: string[] } = {
    title: fitted.title,
    path: pathOf(post.kind, slug),
    losses: [...post.losses, ...fitted.losses, ...body.losses],
    notes: [...post.notes, ...languageNotes, ...fitted.notes, ...body.notes],
  };
  const pictureUrls = [...body.pictures, ...(post.picture ? [links.absolute(post.picture.url)] : [])];
  return { slug, fitted, line, pictureUrls, failedPictures: body.failedPictures };
}

type EntryImport = {
  post: SourcePost;
  source: Source;
  links: Links;
  plan: Plan;
  takePicture: TakePicture;
};

async function prepareForWriting(
  context: Context,
  { post, source, links, plan, takePicture }: EntryImport,
): Promise<PreparedEntry> {
  const { slug, fitted, line, failedPictures } = await convertEntry(context, post, source, links, plan, takePicture);
  // Old exports of Ghost have the path only.
  const coverUrl = links.absolute(post.picture?.url ?? '');
  const cover = post.picture ? await takePicture({ ...post.picture, url: coverUrl }) : null;
  if (cover && 'fault' in cover) {
    line.losses.push(`its featured picture did not come: ${coverUrl.slice(0, 300)}: ${cover.fault}`);
    failedPictures.push({ host: hostOf(coverUrl), fault: cover.fault });
  }
  const pictureId = cover && 'id' in cover ? cover.id : null;
  const isPast = post.publishAt !== null && post.publishAt <= context.now();
  if (isPast) line.notes.push(PAST_TIME);
  const publishAt = isPast ? null : post.publishAt;
  return prepareEntry(context, { post, fitted, slug, pictureId, line, failedPictures, publishAt });
}

function count({ counts, lines }: ImportReport, { kind, isPage, isPublished }: SourcePost, line: ReportLine): void {
  counts[kind === 'post' ? 'posts' : 'items'] += 1;
  if (isPage) counts.pages = (counts.pages ?? 0) + 1;
  if (isPublished) counts.published += 1;
  lines.push(line);
}
