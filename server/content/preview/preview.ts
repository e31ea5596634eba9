import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { caseStudyShape, ResultFigureInput } from '#schema/caseStudy.ts';
import { idForm, splitTags } from '#schema/common.ts';
import type { DraftFields } from '#schema/draft.ts';
import { previewStrings } from '#schema/preview.ts';
import { serviceIds } from '#schema/services.ts';
import { readDraftOf } from '#server/content/autosave/drafts.ts';
import { derive } from '#server/content/blog/derived.ts';
import { type BlogPostRow, blogPosts } from '#server/content/blog/table.ts';
import { render } from '#server/content/markdown/rendered.ts';
import type { Attached } from '#server/content/media/itemPicture.ts';
import { type PortfolioItemRow, portfolioItems } from '#server/content/portfolio/table.ts';
import { users } from '#server/people/user/table.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { knownOnly } from '#server/platform/limit/knownOnly.ts';
import { currentPictures } from '#server/platform/storage/picture/hold.ts';
import { isAlive } from './links.ts';
import { previewLinks } from './table.ts';

/** What a link shows: a post or an item as it is being written. */
export type Previewed = {
  id: string;
  post: BlogPostRow | null;
  item: PortfolioItemRow | null;
  hasPendingChanges: boolean;
  expiresAt: Date;
};

/**
 * What a preview link shows: what is stored, with the pending changes of whoever made it. Nothing of it is stored. A link that
 * is over is not looked at further than one that never was. A try costs the address a point, which a good link gives back.
 * @throws NOT_FOUND, RATE_LIMITED
 */
export async function openPreview(context: Context, token: string): Promise<Previewed> {
  const { db } = context;
  const { link } = await knownOnly(context, 'preview', previewStrings.dead, async () => {
    const [found] = await db
      .select({ link: previewLinks })
      .from(previewLinks)
      .innerJoin(users, and(eq(users.id, previewLinks.createdById), eq(users.isBlocked, false)))
      .where(and(eq(previewLinks.tokenHash, hashToken(token)), isAlive(context.now())));
    return found;
  });
  const { id, postId, itemId, createdById, expiresAt } = link;
  // A check of the table: a link is of one of both.
  const of = (postId ?? itemId) as string;
  const draft = await readDraftOf(db, createdById, postId ? 'BLOG_POST' : 'PORTFOLIO_ITEM', of);
  const post = postId ? await previewedPost(context, postId, draft?.fields) : null;
  const item = itemId ? await previewedItem(context, itemId, draft?.fields) : null;
  // Deleted in this moment.
  if (!(post || item)) throw fail('NOT_FOUND', previewStrings.dead);
  return { id, post, item, hasPendingChanges: draft !== null, expiresAt };
}

type Fields = DraftFields | undefined;

async function previewedPost({ db }: Context, id: string, fields: Fields): Promise<BlogPostRow | null> {
  const [post] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  if (!post || !fields) return post ?? null;
  const body = fields.body ?? post.body;
  return {
    ...post,
    ...texts(fields, post, ['title', 'excerpt', 'author']),
    ...(await pictureOf(db, fields, post)),
    ...{ tags: tagsOf(fields, post), altText: fields.altText ?? post.altText },
    ...{ body, ...(await derive(body)) },
  };
}

async function previewedItem({ db }: Context, id: string, fields: Fields): Promise<PortfolioItemRow | null> {
  const [item] = await db.select().from(portfolioItems).where(eq(portfolioItems.id, id));
  if (!item || !fields) return item ?? null;
  return {
    ...item,
    ...texts(fields, item, ['title', 'description', 'category']),
    ...(await pictureOf(db, fields, item)),
    ...{ tags: tagsOf(fields, item), altText: fields.altText ?? item.altText },
    ...(await caseStudyOf(fields, item)),
    gallery: fields.gallery ? await currentPictures(db, sound(fields.gallery)) : item.gallery,
  };
}

/** What makes a case study of an item, as far as it is written; what is no such thing yet stays as it is stored. */
async function caseStudyOf(fields: DraftFields, item: PortfolioItemRow) {
  const { services = item.services, results, reviewId = item.reviewId } = fields;
  const body = fields.body ?? item.body;
  return {
    ...{ body, ...(await render(body)) },
    client: fields.client ?? item.client,
    year: yearOf(fields.year, item.year),
    services: serviceIds.filter((id) => services.includes(id)),
    results: results?.flatMap((result) => ResultFigureInput.safeParse(result).data ?? []) ?? item.results,
    reviewId: z.guid().safeParse(reviewId).data ?? null,
  };
}

function yearOf(typed: string | undefined, stored: number | null): number | null {
  if (typed === undefined) return stored;
  return caseStudyShape.year.safeParse(typed.trim() ? Number(typed) : null).data ?? null;
}

/** @returns the texts that are needed: as they are written; what is still blank stays as it is stored */
const texts = <Name extends keyof DraftFields, Row extends Partial<Record<Name, unknown>>>(
  fields: DraftFields,
  row: Row,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, String(fields[name] ?? '').trim() || row[name]])) as Pick<Row, Name>;

function tagsOf({ tags = '' }: DraftFields, stored: { tags: string[] }): string[] {
  const written = splitTags(tags);
  return written.length ? written : stored.tags;
}

/** The picture of the library or by the address that is written, if it is one; a file that was chosen has not come yet. */
async function pictureOf(executor: Executor, fields: DraftFields, stored: Attached): Promise<Attached> {
  const { imageUrl = '', imageOption, pictureId = '', isPictureRemoved } = fields;
  const isBy = (way: string) => imageOption === undefined || imageOption === way;
  const [chosen] = isBy('library') ? await currentPictures(executor, sound([pictureId])) : [];
  if (chosen) return { imageUrl: null, pictureId: chosen };
  const address = imageUrl.trim();
  if (isBy('url') && /^https?:\/\//i.test(address) && URL.canParse(address))
    return { imageUrl: address, pictureId: null };
  return isPictureRemoved
    ? { imageUrl: null, pictureId: null }
    : { imageUrl: stored.imageUrl, pictureId: stored.pictureId };
}

/** @returns those that are ids */
const sound = (ids: readonly string[]) => ids.filter((id) => idForm.test(id));
