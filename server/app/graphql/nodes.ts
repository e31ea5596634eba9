import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { GraphQLResolveInfo } from 'graphql';
import { isId } from '#schema/common.ts';
import { MAX_NODES } from '#server/app/graphql/gates/document.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { replyTemplates } from '#server/clients/message/replyTemplate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { reviewLinks, reviews } from '#server/clients/review/table.ts';
import { authorProfiles } from '#server/content/author/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { pages } from '#server/content/page/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { previewLinks } from '#server/content/preview/table.ts';
import { missedPaths, redirects } from '#server/content/redirect/table.ts';
import { erasures } from '#server/office/privacy/personalData/table.ts';
import { invitations, users } from '#server/people/user/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import type { Context } from '#server/platform/context.ts';
import { badField, type ErrorCode, refusalOf } from '#server/platform/errors.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { webhookDeliveries, webhooks } from '#server/platform/webhook/table.ts';
import { imports } from '#server/transfer/import/table.ts';

type NodeKey = { type: string; id: string };

/** The table of each type of Node. The field of Query that reads it has its name. */
export const nodeTables = {
  Affiliate: affiliates,
  AuditEntry: auditEntries,
  Author: authorProfiles,
  BlogPost: blogPosts,
  Booking: bookings,
  Erasure: erasures,
  Import: imports,
  Invitation: invitations,
  MediaPicture: pictures,
  Message: messages,
  MissedPath: missedPaths,
  Page: pages,
  PortfolioItem: portfolioItems,
  PreviewLink: previewLinks,
  Redirect: redirects,
  ReplyTemplate: replyTemplates,
  Review: reviews,
  ReviewLink: reviewLinks,
  User: users,
  Webhook: webhooks,
  WebhookDelivery: webhookDeliveries,
} satisfies Record<string, PgTable & { id: PgColumn }>;

/** A replaced picture keeps the id by which the library knows it. */
const idColumns: Partial<Record<string, SQL>> = {
  MediaPicture: sql`coalesce(${pictures.libraryId}, ${pictures.id})`,
};

const typeByObject = new WeakMap<object, string>();

export const nodeTypeOf = (object: object): string | undefined => typeByObject.get(object);

/**
 * Each object is read with the field of its type, so that its permissions, scopes and states count.
 * @returns null for an id that nothing has, or nothing that the caller may read
 * @throws BAD_USER_INPUT for more than 50 ids
 */
export async function readNodes(
  context: Context,
  ids: readonly string[],
  info: GraphQLResolveInfo,
): Promise<(object | null)[]> {
  if (ids.length > MAX_NODES) throw badField('ids', `Please ask for at most ${MAX_NODES} ids at once.`);
  const types = await typesOf(context, ids);
  return Promise.all(
    ids.map((id) => {
      const type = types.get(id.toLowerCase());
      return type ? readNode(context, { type, id: id.toLowerCase() }, info) : null;
    }),
  );
}

/** One statement for all ids and tables. */
async function typesOf({ db }: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const uuids = ids.filter((id) => isId(id)).map((id) => id.toLowerCase());
  if (!uuids.length) return new Map();
  const selects = Object.entries(nodeTables).map(([type, table]) => {
    const id = idColumns[type] ?? table.id;
    return sql`select ${type}::text as type, ${id} as id from ${table} where ${id} = any(${sql.param(uuids)}::uuid[])`;
  });
  const { rows } = await db.execute<NodeKey>(sql.join(selects, sql` union all `));
  return new Map(rows.map(({ id, type }) => [id, type]));
}

const refusals: ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'GONE'];

async function readNode(context: Context, { type, id }: NodeKey, info: GraphQLResolveInfo): Promise<object | null> {
  const field = info.schema.getQueryType()?.getFields()[type.charAt(0).toLowerCase() + type.slice(1)];
  try {
    const object = (await field?.resolve?.(undefined, { id }, context, info)) as object | null | undefined;
    if (object) typeByObject.set(object, type);
    return object ?? null;
  } catch (error) {
    if (refusals.includes(refusalOf(error).code)) return null;
    throw error;
  }
}
