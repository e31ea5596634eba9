import { bulkStrings } from '#schema/bulk.ts';
import { markAffiliateSpam, removeAffiliate } from '#server/clients/affiliate/affiliates.ts';
import { assignMessage, setMessageStage } from '#server/clients/message/desk/desk.ts';
import { markMessageSpam } from '#server/clients/message/incoming.ts';
import { markMessageRead, removeMessage } from '#server/clients/message/messages.ts';
import { publishReview, removeReview } from '#server/clients/review/reviews.ts';
import type { Kind } from '#server/content/kind/kind.ts';
import { kindOf } from '#server/content/kind/kinds.ts';
import { publishContent, removeContent } from '#server/content/kind/services.ts';
import type { Context } from '#server/platform/context.ts';
import { badField } from '#server/platform/errors.ts';
import type { BulkAction, BulkKind, MutationBulkUpdateArgs } from '#server/schema.gen.ts';

export type BulkArgs = Pick<MutationBulkUpdateArgs, 'ownerId' | 'stage' | 'lostReason'>;

/** @throws as the mutation for one item */
export type BulkVerb = (context: Context, id: string, args: BulkArgs) => Promise<unknown>;

type Setter = (context: Context, id: string, value: boolean) => Promise<unknown>;

const publishing = (publish: Setter) => ({
  PUBLISH: ((context, id) => publish(context, id, true)) as BulkVerb,
  UNPUBLISH: ((context, id) => publish(context, id, false)) as BulkVerb,
});
const reading = (markRead: Setter) => ({
  MARK_READ: ((context, id) => markRead(context, id, true)) as BulkVerb,
  MARK_UNREAD: ((context, id) => markRead(context, id, false)) as BulkVerb,
});
const sorting = (markSpam: Setter) => ({
  MARK_SPAM: ((context, id) => markSpam(context, id, true)) as BulkVerb,
  MARK_NOT_SPAM: ((context, id) => markSpam(context, id, false)) as BulkVerb,
});

const working = {
  ASSIGN: ((context, id, { ownerId }) => assignMessage(context, id, ownerId)) as BulkVerb,
  SET_STAGE: ((context, id, { stage, lostReason }) => {
    if (!stage) throw badField('stage', bulkStrings.noStage);
    return setMessageStage(context, id, stage, lostReason);
  }) as BulkVerb,
};

const ofContent = (kind: Kind) => ({
  ...publishing((context, id, isPublished) => publishContent(context, kind, id, isPublished)),
  REMOVE: ((context, id) => removeContent(context, kind, id)) as BulkVerb,
});

export const bulkVerbs: Record<BulkKind, Partial<Record<BulkAction, BulkVerb>>> = {
  MESSAGE: { ...reading(markMessageRead), ...sorting(markMessageSpam), ...working, REMOVE: removeMessage },
  BLOG_POST: ofContent(kindOf('BLOG_POST')),
  PORTFOLIO_ITEM: ofContent(kindOf('PORTFOLIO_ITEM')),
  REVIEW: { ...publishing(publishReview), REMOVE: removeReview },
  AFFILIATE: { ...sorting(markAffiliateSpam), REMOVE: removeAffiliate },
};

const named = (publish: string, remove: string) => ({ PUBLISH: publish, UNPUBLISH: publish, REMOVE: remove });

/** The mutation for one item, whose scopes a bulk action requires. */
export const bulkMutations: Record<BulkKind, Partial<Record<BulkAction, string>>> = {
  MESSAGE: {
    ...{ MARK_READ: 'markMessageRead', MARK_UNREAD: 'markMessageRead', ASSIGN: 'assignMessage' },
    ...{ MARK_SPAM: 'markMessageSpam', MARK_NOT_SPAM: 'markMessageSpam', SET_STAGE: 'setMessageStage' },
    REMOVE: 'removeMessage',
  },
  BLOG_POST: named('publishBlogPost', 'removeBlogPost'),
  PORTFOLIO_ITEM: named('publishPortfolioItem', 'removePortfolioItem'),
  REVIEW: named('publishReview', 'removeReview'),
  AFFILIATE: { MARK_SPAM: 'markAffiliateSpam', MARK_NOT_SPAM: 'markAffiliateSpam', REMOVE: 'removeAffiliate' },
};
