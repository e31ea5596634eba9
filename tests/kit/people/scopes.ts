import type { GraphQLField } from 'graphql';
import type { TokenScope } from '#schema/apiToken.ts';
import { blob, operationsForm, sendForm } from '#tests/kit/content/picture.ts';
import { answerOf } from '#tests/kit/network/live.ts';
import { directiveOf } from './permissions.ts';
import type { Person } from './person.ts';

/**
 * THE TABLE of scopes, written by hand: the root fields for which an API token needs a scope. A field that occurs twice
 * needs both.
 */
export const scopes: Record<TokenScope, string[]> = {
  MESSAGES_READ: [
    'Query.messageFilters',
    'Query.colleagues',
    'Query.messages',
    'Query.message',
    'Query.replyTemplates',
    'Query.replyTemplate',
  ],
  MESSAGES_WRITE: [
    'Mutation.takeMessage',
    'Mutation.assignMessage',
    'Mutation.setMessageStage',
    'Mutation.setMessageFollowUp',
    'Mutation.setMessageValue',
    'Mutation.markMessageRead',
    'Mutation.markMessageSpam',
    'Mutation.markNotAutomatic',
    'Mutation.removeMessage',
    'Mutation.renamePerson',
    'Mutation.createReplyTemplate',
    'Mutation.updateReplyTemplate',
    'Mutation.removeReplyTemplate',
    'Mutation.setMessageSource',
    'Mutation.addNote',
  ],
  MESSAGES_REPLY: ['Mutation.replyToMessage', 'Mutation.writeToBooker'],
  CONTENT_READ: [
    'Query.allBlogPosts',
    'Query.renderedText',
    'Query.mediaPictures',
    'Query.mediaUses',
    'Query.mediaPicture',
    'Query.previewLink',
    'Query.allPortfolioItems',
    'Query.allPages',
    'Query.previewedSections',
    'Query.previewLinks',
  ],
  CONTENT_WRITE: [
    'Mutation.saveServiceCatalogue',
    'Mutation.createBlogPost',
    'Mutation.updateBlogPost',
    'Mutation.removeBlogPost',
    'Mutation.uploadPicture',
    'Mutation.updatePicture',
    'Mutation.replacePicture',
    'Mutation.removePicture',
    'Mutation.createPortfolioItem',
    'Mutation.updatePortfolioItem',
    'Mutation.removePortfolioItem',
    'Mutation.createPage',
    'Mutation.updatePage',
    'Mutation.removePage',
    'Mutation.createPreviewLink',
    'Mutation.revokePreviewLink',
  ],
  CONTENT_PUBLISH: [
    'Mutation.publishBlogPost',
    'Mutation.updatePicture',
    'Mutation.replacePicture',
    'Mutation.publishPortfolioItem',
    'Mutation.publishPage',
  ],
  REVIEWS_READ: ['Query.allReviews', 'Query.reviewLinks', 'Query.reviewLink'],
  REVIEWS_WRITE: [
    'Mutation.issueReviewLink',
    'Mutation.revokeReviewLink',
    'Mutation.tieReview',
    'Mutation.removeReview',
  ],
  REVIEWS_PUBLISH: ['Mutation.publishReview'],
  AFFILIATES_READ: ['Query.affiliates', 'Query.affiliate'],
  AFFILIATES_WRITE: [
    'Mutation.markAffiliateSpam',
    'Mutation.removeAffiliate',
    'Mutation.acceptAffiliate',
    'Mutation.declineAffiliate',
    'Mutation.renewAffiliatePage',
    'Mutation.revokeAffiliatePage',
    'Mutation.setAffiliateSource',
  ],
  BOOKINGS_READ: [
    'Query.bookings',
    'Query.allBookings',
    'Query.booking',
    'Query.bookingHosts',
    'Query.slots',
    'Query.bookableSlots',
    'Query.bookingObstacles',
  ],
  BOOKINGS_WRITE: [
    'Mutation.addBooking',
    'Mutation.cancelBooking',
    'Mutation.moveBooking',
    'Mutation.remindBooking',
    'Mutation.writeToBooker',
    'Mutation.setBookingOutcome',
    'Mutation.saveBookingHost',
    'Mutation.addHostFeed',
    'Mutation.removeHostFeed',
    'Mutation.renewHostCalendar',
    'Mutation.revokeHostCalendar',
    'Mutation.addSlot',
    'Mutation.removeSlot',
  ],
  INSIGHTS_READ: ['Query.campaignNames', 'Query.overview', 'Query.pipeline', 'Query.insights'],
  SITE_READ: [
    'Query.indexNow',
    'Query.editedPages',
    'Query.editedPage',
    'Query.renderedSections',
    'Query.redirects',
    'Query.redirect',
    'Query.missedPaths',
    'Query.missedPath',
  ],
  SITE_WRITE: [
    'Mutation.saveSiteNavigation',
    'Mutation.setIndexNow',
    'Mutation.savePageTexts',
    'Mutation.createRedirect',
    'Mutation.updateRedirect',
    'Mutation.removeRedirect',
    'Mutation.forgetMissedPath',
    'Mutation.forgetMissedPaths',
    'Mutation.saveSite',
    'Mutation.launchSite',
    'Mutation.saveOpeningText',
  ],
  WEBHOOKS_READ: ['Query.webhooks', 'Query.webhook', 'Query.webhookDelivery'],
  WEBHOOKS_WRITE: [
    'Mutation.createWebhook',
    'Mutation.updateWebhook',
    'Mutation.switchWebhook',
    'Mutation.renewWebhookSecret',
    'Mutation.endWebhookOverlap',
    'Mutation.testWebhook',
    'Mutation.removeWebhook',
    'Mutation.resendWebhookDelivery',
    'Mutation.resendWebhookDeliveries',
  ],
  AUDIT_READ: ['Query.auditEntries', 'Query.auditEntry', 'Query.auditActors'],
  REMOVE: [
    'Mutation.removeAffiliate',
    'Mutation.removeBlogPost',
    'Mutation.removeHostFeed',
    'Mutation.removeSlot',
    'Mutation.removePicture',
    'Mutation.removeMessage',
    'Mutation.removePage',
    'Mutation.removePortfolioItem',
    'Mutation.removeRedirect',
    'Mutation.forgetMissedPath',
    'Mutation.forgetMissedPaths',
    'Mutation.removeReplyTemplate',
    'Mutation.removeReview',
    'Mutation.removeWebhook',
  ],
};

/** Fields for which any one of these scopes is enough. */
export const anyScope: Record<string, TokenScope[]> = {
  'Mutation.bulkUpdate': [
    'MESSAGES_WRITE',
    'CONTENT_WRITE',
    'CONTENT_PUBLISH',
    'REVIEWS_WRITE',
    'REVIEWS_PUBLISH',
    'AFFILIATES_WRITE',
  ],
  'Subscription.arrived': ['MESSAGES_READ', 'CONTENT_READ', 'REVIEWS_READ', 'AFFILIATES_READ'],
  'Query.revisions': ['CONTENT_READ', 'SITE_READ'],
  'Query.revision': ['CONTENT_READ', 'SITE_READ'],
  'Mutation.restoreRevision': ['CONTENT_WRITE', 'SITE_WRITE'],
  'Query.search': ['MESSAGES_READ', 'CONTENT_READ', 'REVIEWS_READ', 'AFFILIATES_READ'],
  'Query.enquirySources': ['MESSAGES_READ', 'AFFILIATES_READ'],
};

export const unscopedOnly = [
  'Query.newsletterSubscribers',
  'Query.newsletterIssues',
  'Query.newsletterOverview',
  'Mutation.sendNewsletter',
  'Mutation.testNewsletter',
  'Mutation.pauseNewsletter',
  'Mutation.stopNewsletter',
  'Mutation.resendNewsletter',
  'Mutation.importSubscribers',
  'Mutation.removeSubscriber',
  'Query.apiTokens',
  'Query.invitations',
  'Query.invitation',
  'Mutation.inviteUser',
  'Mutation.revokeInvitation',
  'Query.viewer',
  'Query.holdings',
  'Query.users',
  'Query.user',
  'Mutation.signUp',
  'Mutation.blockUser',
  'Mutation.changeUserRole',
  'Mutation.removeUser',
  'Query.backups',
  'Query.retention',
  'Query.imports',
  'Query.import',
  'Mutation.createImport',
  'Mutation.saveImportMapping',
  'Mutation.startImport',
  'Mutation.undoImport',
  'Mutation.removeImport',
];

/** The scopes of a field by the schema, for comparison with the tables. */
export function scopesSaidOf(field: GraphQLField<unknown, unknown>): Record<string, TokenScope[]> | undefined {
  const said = directiveOf(field, 'scope')?.arguments;
  const namesIn = (value: NonNullable<typeof said>[number]['value']) =>
    value.kind === 'ListValue' ? value.values.map((one) => (one.kind === 'EnumValue' ? one.value : '')) : [];
  return said && (Object.fromEntries(said.map(({ name, value }) => [name.value, namesIn(value)])) as never);
}

export async function askFor(
  name: string,
  person: Person,
  operation: () => string,
): Promise<{ code?: string | undefined; data?: unknown; message?: string | undefined }> {
  const query = operation();
  if (name.startsWith('Subscription.')) return answerOf(person, query);
  // The uploaded file is no picture, so that a requester with permission gets that error.
  const answer = query.includes('$file')
    ? await sendForm(
        person,
        operationsForm(query, { file: null }, blob(Buffer.from('text')), { 0: ['variables.file'] }),
      )
    : await person.gql(query);
  return { ...answer, message: answer.errors?.[0]?.message };
}
