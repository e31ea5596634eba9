import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type AuthorProfileInput, authorStrings } from '#schema/author.ts';
import { slugFrom } from '#schema/common.ts';
import { inLatin } from '#schema/slug.ts';
import { imageUrlOf, updateWithPicture } from '#server/content/media/itemPicture.ts';
import type { ItemPicture } from '#server/content/media/picture.ts';
import { lockViewer } from '#server/people/user/ownPassword.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { conflictOf, foundOr } from '#server/platform/errors.ts';
import { type AuthorProfileRow, authorProfiles, type OwnProfile } from './table.ts';

type Input = z.output<typeof AuthorProfileInput>;

export async function readOwnProfile(context: Context): Promise<OwnProfile> {
  const { id, name } = viewerOf(context);
  const [profile] = await context.db.select().from(authorProfiles).where(eq(authorProfiles.userId, id));
  const slug = slugFrom(inLatin(name).replaceAll('_', ' '));
  return profile ?? { userId: id, slug, name, about: '', imageUrl: null, pictureId: null, isOn: false };
}

/** The picture stays unless one is sent. @throws CONFLICT, and as updateWithPicture */
export function saveOwnProfile(context: Context, { imageUrl, imageFile, ...texts }: Input): Promise<OwnProfile> {
  const { id: userId, name: label } = viewerOf(context);
  const isOwn = eq(authorProfiles.userId, userId);
  const update = async (tx: Transaction, picture: Partial<ItemPicture>, before: AuthorProfileRow) => {
    const profile = { ...before, ...texts, ...picture, updatedAt: context.now() };
    const change = changed(auditFactsOf(context, before), auditFactsOf(context, profile), auditedFields);
    if (!change) return before;
    await tx.update(authorProfiles).set(profile).where(isOwn);
    await record(tx, actorOf(context), 'user.saveAuthorProfile', { id: userId, label }, profile.updatedAt, change);
    return profile;
  };
  const pictureInput = { imageUrl: imageUrl ?? undefined, imageFile };
  return updateWithPicture(context, pictureInput, (tx) => lockProfile(context, tx), update).catch((error) => {
    throw conflictOf(error, uniqueFields);
  });
}

/** Inserts the row if needed, so that the first changes are serialized too. */
async function lockProfile(context: Context, tx: Transaction): Promise<AuthorProfileRow> {
  const { id: userId } = await lockViewer(context, tx);
  const id = uuidv7();
  // A unique placeholder.
  const placeholder = { id, userId, slug: id, name: id, updatedAt: context.now() };
  await tx.insert(authorProfiles).values(placeholder).onConflictDoNothing({ target: authorProfiles.userId });
  const rows = await tx.select().from(authorProfiles).where(eq(authorProfiles.userId, userId)).for('update');
  return foundOr(rows, authorStrings.notFound);
}

const auditedFields = ['slug', 'name', 'about', 'isOn', 'imageUrl'] as const;
const auditFactsOf = (context: Context, profile: AuthorProfileRow) => {
  const isPlaceholder = profile.slug === profile.id;
  return { ...profile, ...(isPlaceholder && { slug: null, name: null }), imageUrl: imageUrlOf(context, profile) };
};

const { slugTaken, nameTaken } = authorStrings;
const uniqueFields = [
  { constraint: 'author_profiles_slug_key', field: 'slug', sentence: slugTaken },
  { constraint: 'author_profiles_name_key', field: 'name', sentence: nameTaken },
];
