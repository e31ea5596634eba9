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
export type ItemAction = (context: Context, id: string, args: BulkArgs) => Promise<unknown>;

type Setter = (context: Context, id: string, value: boolean) => Promise<unknown>;

const publishActions = (publish: Setter) => ({
  PUBLISH: ((context, id) => publish(context, id, true)) as ItemAction,
  UNPUBLISH: ((context, id) => publish(context, id, false)) as ItemAction,
});
const readActions = (markRead: Setter) => ({
  MARK_READ: ((context, id) => markRead(context, id, true)) as ItemAction,
  MARK_UNREAD: ((context, id) => markRead(context, id, false)) as ItemAction,
});
const spamActions = (markSpam: Setter) => ({
  MARK_SPAM: ((context, id) => markSpam(context, id, true)) as ItemAction,
  MARK_NOT_SPAM: ((context, id) => markSpam(context, id, false)) as ItemAction,
});

const deskActions = {
  ASSIGN: ((context, id, { ownerId }) => assignMessage(context, id, ownerId)) as ItemAction,
  SET_STAGE: ((context, id, { stage, lostReason }) => {
    if (!stage) throw badField('stage', bulkStrings.noStage);
    return setMessageStage(context, id, stage, lostReason);
  }) as ItemAction,
};

const contentActions = (kind: Kind) => ({
  ...publishActions((context, id, isPublished) => publishContent(context, kind, id, isPublished)),
  REMOVE: ((context, id) => removeContent(context, kind, id)) as ItemAction,
});

export const itemActions: Record<BulkKind, Partial<Record<BulkAction, ItemAction>>> = {
  MESSAGE: { ...readActions(markMessageRead), ...spamActions(markMessageSpam), ...deskActions, REMOVE: removeMessage },
  BLOG_POST: contentActions(kindOf('BLOG_POST')),
  PORTFOLIO_ITEM: contentActions(kindOf('PORTFOLIO_ITEM')),
  PAGE: contentActions(kindOf('PAGE')),
  REVIEW: { ...publishActions(publishReview), REMOVE: removeReview },
  AFFILIATE: { ...spamActions(markAffiliateSpam), REMOVE: removeAffiliate },
};

const contentMutations = (publish: string, remove: string) => ({
  PUBLISH: publish,
  UNPUBLISH: publish,
  REMOVE: remove,
});

export const bulkMutations: Record<BulkKind, Partial<Record<BulkAction, string>>> = {
  MESSAGE: {
    ...{ MARK_READ: 'markMessageRead', MARK_UNREAD: 'markMessageRead', ASSIGN: 'assignMessage' },
    ...{ MARK_SPAM: 'markMessageSpam', MARK_NOT_SPAM: 'markMessageSpam', SET_STAGE: 'setMessageStage' },
    REMOVE: 'removeMessage',
  },
  BLOG_POST: contentMutations('publishBlogPost', 'removeBlogPost'),
  PORTFOLIO_ITEM: contentMutations('publishPortfolioItem', 'removePortfolioItem'),
  PAGE: contentMutations('publishPage', 'removePage'),
  REVIEW: contentMutations('publishReview', 'removeReview'),
  AFFILIATE: { MARK_SPAM: 'markAffiliateSpam', MARK_NOT_SPAM: 'markAffiliateSpam', REMOVE: 'removeAffiliate' },
};
