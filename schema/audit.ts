import * as z from 'zod/mini';
import { optionalText } from './common.ts';
import { isDay } from './officeTime.ts';

/** Every audited action with its summary on the screen. The part before the dot is the kind of the subject. */
export const auditActions = {
  'blog.create': 'wrote a post',
  'blog.update': 'changed a post',
  'blog.publish': 'published a post',
  'blog.unpublish': 'unpublished a post',
  'blog.restore': 'restored a version of a post',
  'blog.remove': 'deleted a post',
  'blog.sharePreview': 'made a preview link of a post',
  'blog.revokePreview': 'revoked a preview link of a post',
  'portfolio.create': 'added a portfolio item',
  'portfolio.update': 'changed a portfolio item',
  'portfolio.publish': 'published a portfolio item',
  'portfolio.unpublish': 'unpublished a portfolio item',
  'portfolio.restore': 'restored a version of a portfolio item',
  'portfolio.remove': 'deleted a portfolio item',
  'portfolio.sharePreview': 'made a preview link of a portfolio item',
  'portfolio.revokePreview': 'revoked a preview link of a portfolio item',
  'page.create': 'made a page',
  'page.update': 'changed a page',
  'page.publish': 'published a page',
  'page.unpublish': 'unpublished a page',
  'page.restore': 'restored a version of a page',
  'page.remove': 'deleted a page',
  'page.sharePreview': 'made a preview link of a page',
  'page.revokePreview': 'revoked a preview link of a page',
  'pageText.update': 'changed the texts of a page',
  'pageText.restore': 'restored a version of the texts of a page',
  'media.upload': 'uploaded a picture',
  'media.update': 'changed what is said of a picture',
  'media.replace': 'replaced a picture',
  'media.remove': 'deleted a picture',
  'message.markRead': 'marked a message as read',
  'message.markUnread': 'marked a message as unread',
  'message.reply': 'answered a message',
  'message.assign': 'assigned a message',
  'message.setStage': 'moved a message to a stage',
  'message.setFollowUp': 'set the follow-up of a message',
  'message.setValue': 'set the value of a message',
  'message.setSource': 'set the source of a message',
  'message.note': 'wrote a note on a message',
  'message.markSpam': 'moved a message to spam',
  'message.markNotSpam': 'moved a message out of spam',
  'message.markNotAutomatic': 'noted that a person wrote a message',
  'message.remove': 'deleted a message',
  'replyTemplate.create': 'made a reply template',
  'replyTemplate.update': 'changed a reply template',
  'replyTemplate.remove': 'deleted a reply template',
  'redirect.create': 'made a redirect',
  'redirect.update': 'changed a redirect',
  'redirect.remove': 'deleted a redirect',
  'redirect.forget': 'forgot an address that was not found',
  'redirect.forgetAll': 'forgot all addresses that were not found',
  'import.create': 'began to upload an export',
  'import.start': 'began to import a site',
  'import.run': 'imported a site',
  'import.beginUndo': 'began to take an import back',
  'import.undo': 'took an import back',
  'import.remove': 'deleted an import',
  'indexNow.enable': 'had search engines told of changes',
  'indexNow.disable': 'stopped telling search engines of changes',
  'site.save': 'changed the settings of the site',
  'site.launch': 'opened the site to visitors',
  'site.close': 'closed the site to visitors',
  'site.saveOpeningText': 'changed what visitors see before the launch',
  'site.allowApps': 'let users connect apps',
  'site.refuseApps': 'refused all connected apps',
  'site.removeSamples': 'removed the sample content',
  'site.saveNavigation': 'changed the navigation',
  'site.saveCatalogue': 'changed the services',
  'site.trustClock': 'said that the clock of the server is right',
  'person.rename': 'corrected the name of a person',
  'person.export': 'exported the data of a person',
  'person.erase': 'erased the data of a person',
  'retention.save': 'changed for how long data is kept',
  'retention.run': 'deleted what is not kept any more',
  'affiliate.markSpam': 'moved an application to spam',
  'affiliate.markNotSpam': 'moved an application out of spam',
  'affiliate.setSource': 'set the source of an application',
  'affiliate.accept': 'accepted an application',
  'affiliate.decline': 'declined an application',
  'affiliate.end': 'ended a partnership with an affiliate',
  'affiliate.renewPage': 'gave the page of an affiliate a new link',
  'affiliate.revokePage': 'revoked the page of an affiliate',
  'affiliate.remove': 'deleted an application',
  'review.publish': 'published a review',
  'review.unpublish': 'unpublished a review',
  'review.remove': 'deleted a review',
  'review.withdraw': 'withdrew a review',
  'review.tie': 'said what a review belongs to',
  'review.issueLink': 'issued a review link',
  'review.revokeLink': 'revoked a review link',
  'booking.add': 'added a booking',
  'booking.cancel': 'cancelled a booking',
  'booking.move': 'moved a booking',
  'booking.remind': 'reminded of a booking',
  'booking.write': 'wrote to somebody who has booked',
  'booking.setOutcome': 'noted what became of a booking',
  'booking.addSlot': 'added a slot',
  'booking.removeSlot': 'deleted a slot',
  'booking.saveHost': 'said when somebody takes calls',
  'booking.addFeed': 'had a calendar of a host read',
  'booking.removeFeed': 'stopped the reading of a calendar of a host',
  'booking.renewCalendar': 'gave the calendar of a host a new address',
  'booking.revokeCalendar': 'revoked the calendar of a host',
  'newsletter.send': 'sent a post as newsletter',
  'newsletter.pause': 'paused an issue of the newsletter',
  'newsletter.resume': 'resumed an issue of the newsletter',
  'newsletter.stop': 'stopped an issue of the newsletter',
  'newsletter.resend': 'had unanswered mails of the newsletter sent again',
  'newsletter.import': 'imported subscribers of the newsletter',
  'newsletter.remove': 'deleted a subscriber of the newsletter',
  'user.signUp': 'created a user',
  'user.invite': 'invited somebody',
  'user.revokeInvitation': 'revoked an invitation',
  'user.join': 'accepted an invitation',
  'user.block': 'blocked a user',
  'user.unblock': 'unblocked a user',
  'user.changeRole': 'changed the role of a user',
  'user.changePassword': 'changed a password',
  'user.resetPassword': 'reset a password',
  'user.setFollowUpMail': 'switched the mail about follow-ups',
  'user.setWeeklyMail': 'switched the weekly mail',
  'user.saveAuthorProfile': 'changed their author page',
  'user.remove': 'deleted a user',
  'session.signIn': 'signed in',
  'session.signOut': 'signed out',
  'session.end': 'ended a sign-in',
  'session.printCode': 'printed a sign-in code',
  'session.enableTotp': 'set up an authenticator app',
  'session.disableTotp': 'removed an authenticator app',
  'session.makeRecoveryCodes': 'made recovery codes',
  'apiToken.issue': 'issued an API token',
  'apiToken.connect': 'connected an app',
  'apiToken.rotate': 'rotated an API token',
  'apiToken.endOverlap': 'ended the old secret of an API token',
  'apiToken.limit': 'changed the limit of an API token',
  'apiToken.revoke': 'revoked an API token',
  'webhook.create': 'created a webhook',
  'webhook.update': 'changed a webhook',
  'webhook.enable': 'switched a webhook on',
  'webhook.disable': 'switched a webhook off',
  'webhook.renewSecret': 'renewed the secret of a webhook',
  'webhook.endOverlap': 'ended the old secret of a webhook',
  'webhook.test': 'tested a webhook',
  'webhook.resend': 'sent a delivery again',
  'webhook.remove': 'deleted a webhook',
} as const satisfies Record<string, string>;

export type AuditAction = keyof typeof auditActions;

/** Prefix of the actions by the name of the kind in the GraphQL enum. */
export const auditKinds = {
  BLOG: 'blog',
  PORTFOLIO: 'portfolio',
  PAGE: 'page',
  PAGE_TEXT: 'pageText',
  MEDIA: 'media',
  MESSAGE: 'message',
  REPLY_TEMPLATE: 'replyTemplate',
  REDIRECT: 'redirect',
  IMPORT: 'import',
  INDEX_NOW: 'indexNow',
  SITE: 'site',
  PERSON: 'person',
  RETENTION: 'retention',
  AFFILIATE: 'affiliate',
  REVIEW: 'review',
  BOOKING: 'booking',
  NEWSLETTER: 'newsletter',
  USER: 'user',
  SESSION: 'session',
  API_TOKEN: 'apiToken',
  WEBHOOK: 'webhook',
} as const satisfies Record<string, KindOf<AuditAction>>;

type KindOf<Action extends string> = Action extends `${infer Kind}.${string}` ? Kind : never;
export type AuditKind = KindOf<AuditAction>;

/** How the actor was authenticated, by the name in the GraphQL enum. */
export const auditVias = {
  SESSION: 'session',
  TOKEN: 'token',
  LINK: 'link',
  OPERATOR: 'operator',
  SCHEDULE: 'schedule',
} as const;
export type AuditVia = (typeof auditVias)[keyof typeof auditVias];

const viaTexts: Record<AuditVia, string | null> = {
  session: null,
  token: 'by API token',
  link: 'by a link',
  operator: 'at the machine',
  schedule: 'as planned',
};

/** @returns how the actor was authenticated, with the name of an API token; null for a session */
export const auditViaText = (via: AuditVia, tokenName: string | null | undefined): string | null =>
  tokenName ? `${viaTexts[via]} “${tokenName}”` : viaTexts[via];

/** @returns a summary as the heading of a row: 'Published a post' */
export const auditHeadline = (summary: string): string => summary.charAt(0).toUpperCase() + summary.slice(1);

/** Two years. */
export const AUDIT_DAYS = 730;

export const auditStrings = {
  listFailed: 'Failed to load the audit log.',
  notFound: 'This entry is not kept any more.',
  badDay: 'Please give a day as 2026-11-21',
} as const;

export const isAuditDay = (text: string): boolean => /^20\d\d-/.test(text) && isDay(text);

const { badDay } = auditStrings;
const day = z.nullish(z.string(badDay).check(z.length(10, badDay), z.refine(isAuditDay, badDay)));

export const AuditFilterInput = z.object({
  actorId: z.nullish(z.string()),
  kind: z.nullish(z.enum(Object.values(auditKinds))),
  search: optionalText(200),
  from: day,
  to: day,
});
