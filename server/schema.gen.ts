import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PictureUse } from './content/media/pictureUse.ts';
import type { TombstoneRow } from './office/privacy/tombstone/table.ts';
import type { Host } from './clients/booking/hosts.ts';
import type { OwnProfile, AuthorProfileRow } from './content/author/table.ts';
import type { HostCalendar } from './clients/booking/calendar.ts';
import type { SentInvitation, OwnedInvitation, InvitationList } from './people/user/invitations.ts';
import type { IssuedPage, OpenedPage } from './clients/affiliate/referral/page.ts';
import type { IssuedToken, OwnedToken, ApiTokenList } from './people/apiToken/apiTokens.ts';
import type { IssuedPreview, PreviewLinkList } from './content/preview/links.ts';
import type { IssuedLink, ReviewLinkList } from './clients/review/links.ts';
import type { WebhookWithSecret, WebhookList } from './platform/webhook/webhooks.ts';
import type { InvitationRow, UserRow } from './people/user/table.ts';
import type { Previewed } from './content/preview/preview.ts';
import type { PictureRow } from './platform/storage/picture/table.ts';
import type { AffiliateRow } from './clients/affiliate/table.ts';
import type { SourceOutput } from './platform/visit/sourceColumns.ts';
import type { AffiliateList } from './clients/affiliate/affiliates.ts';
import type { NamedCount } from './content/kind/tagCounts.ts';
import type { ItemFilters } from './content/portfolio/itemFilter.ts';
import type { ActorList, AuditList } from './platform/audit/entries.ts';
import type { AuditRow } from './platform/audit/table.ts';
import type { OpenDraft } from './content/autosave/table.ts';
import type { TranslationView } from './content/kind/translations.ts';
import type { Pending } from './content/autosave/pending.ts';
import type { PreviewLinkRow } from './content/preview/table.ts';
import type { HostFeedRow, BookingRow } from './clients/booking/table.ts';
import type { BackupRow } from './transfer/backup/nightly/table.ts';
import type { ReadPost } from './content/blog/table.ts';
import type { BlogPostList } from './content/blog/posts.ts';
import type { PostNeighbours } from './content/blog/neighbours.ts';
import type { ItemNeighbours } from './content/portfolio/neighbours.ts';
import type { BookingList } from './clients/booking/staff.ts';
import type { BookedCall as ShownCall } from './clients/booking/book.ts';
import type { SlotRow } from './clients/booking/slots.ts';
import type { Arrived } from './app/graphql/live/arrivals.ts';
import type { AnswerRow, NoteRow, ConversationEventRow } from './clients/message/conversation/table.ts';
import type { AttachmentView, Conversation, ConversationEntry } from './clients/message/conversation/conversation.ts';
import type { MediaList } from './content/media/media.ts';
import type { MediaUses } from './content/media/uses.ts';
import type { MessageRow, ReplyRow } from './clients/message/table.ts';
import type { MessageList } from './clients/message/messages.ts';
import type { UsedNames } from './clients/source/campaignNames.ts';
import type { DayParts } from './office/dashboard/day.ts';
import type { OverviewCounts } from './office/dashboard/overview.ts';
import type { InsightsReport } from './office/dashboard/insight/insights.ts';
import type { IndexNowState } from './content/indexNow/table.ts';
import type { OfficeImport, ImportList } from './transfer/import/office/imports.ts';
import type { OfficeReport, LineList } from './transfer/import/office/report.ts';
import type { TableView } from './transfer/import/office/tableView.ts';
import type { MissedPathRow, RedirectRow } from './content/redirect/table.ts';
import type { MissedPathList } from './content/redirect/missedPaths.ts';
import type { RedirectList } from './content/redirect/redirects.ts';
import type { Site as ShownSite, Site as NavigatedSite, Site as CatalogueSite } from '../schema/site.ts';
import type { PublicService } from './content/site/catalogue.ts';
import type { Networks } from './content/site/table.ts';
import type { Tags } from '../schema/tagServices.ts';
import type { SubscriberRow, IssueRow } from './clients/newsletter/table.ts';
import type { SubscriberList } from './clients/newsletter/subscribers.ts';
import type { IssueList } from './office/newsletter/issues.ts';
import type { NewsletterSettings } from '../schema/newsletter.ts';
import type { ReplyTemplateRow } from './clients/message/replyTemplate/table.ts';
import type { ReplyTemplateList } from './clients/message/replyTemplate/replyTemplates.ts';
import type { StoredPage } from './content/pageText/table.ts';
import type { PageList } from './content/pageText/pages.ts';
import type { PublicText, EditedText, PublicPage } from './content/pageText/pageTextView.ts';
import type { ErasureRow } from './office/privacy/personalData/table.ts';
import type { PersonRow } from './clients/person/person.ts';
import type { PipelineFigures } from './office/dashboard/pipeline.ts';
import type { ColleagueList } from './people/user/colleagues.ts';
import type { SourceNameList } from './clients/source/sourceNames.ts';
import type { SavedViewRow } from './office/savedView/table.ts';
import type { SavedViewPage } from './office/savedView/savedViews.ts';
import type { UpdatedAccount } from './people/user/ownAccount.ts';
import type { BareRevision } from './content/revision/table.ts';
import type { RevisionList } from './content/revision/revisions.ts';
import type { ReviewRow, ReviewLinkRow } from './clients/review/table.ts';
import type { ReviewList } from './clients/review/reviews.ts';
import type { ReadPage } from './content/page/table.ts';
import type { PageRowList } from './content/page/pages.ts';
import type { DrawnSection, Drawn } from './content/page/drawnSections.ts';
import type { ReadItem } from './content/portfolio/table.ts';
import type { PortfolioItemList } from './content/portfolio/items.ts';
import type { SessionRow } from './people/session/table.ts';
import type { OwnSessionList } from './people/session/ownSessions.ts';
import type { NewSession } from './people/session/sessions.ts';
import type { UserList } from './people/user/users.ts';
import type { WebhookRow, DeliveryRow } from './platform/webhook/table.ts';
import type { DeletionList } from './office/privacy/tombstone/deletions.ts';
import type { DeliveryList } from './platform/webhook/log.ts';
import type { Context } from './platform/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A point in time, ISO 8601 in UTC, such as 2026-11-21T09:30:00.000Z. */
  DateTimeISO: { input: Date; output: Date; }
  /** An e-mail address, also with letters of other scripts. */
  EmailAddress: { input: string; output: string; }
  /** Any JSON value, for fields with values of several types. */
  JSON: { input: unknown; output: unknown; }
  /** An integer of zero or more. */
  NonNegativeInt: { input: number; output: number; }
  /** An absolute http or https URL. */
  URL: { input: string; output: string; }
  /** A UUID in text form: 8-4-4-4-12 hexadecimal digits. */
  UUID: { input: string; output: string; }
  /**
   * A picture as a part of a multipart request (GraphQL multipart request specification): png, jpeg, gif or webp, at most 10
   * MB.
   */
  Upload: { input: Promise<unknown>; output: never; }
};

/** The data that the invited person adds. */
export type AcceptInvitationInput = {
  /** Exactly 10 digits. No other user may have the number. */
  mobile: Scalars['String']['input'];
  /** At least 3 and at most 120 characters. */
  name: Scalars['String']['input'];
  /**
   * At least 6 characters with an uppercase letter, a lowercase letter, a digit and a special character, and not one of
   * the most common passwords. At most 256 characters.
   */
  password: Scalars['String']['input'];
};

/** A change of the viewer's account. */
export type AccountChange = {
  __typename?: 'AccountChange';
  /** The new address that got a link for `confirmEmail`. Null when the address stays. */
  confirmationSentTo?: Maybe<Scalars['EmailAddress']['output']>;
  /** The account as it is now. */
  user: User;
};

/** A call that staff add by hand. */
export type AddBookingInput = {
  /** A valid e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** The host. Employees can add calls only for themselves. */
  hostId: Scalars['UUID']['input'];
  /** The message that the call belongs to. Omitted: the call creates a message. */
  messageId?: InputMaybe<Scalars['UUID']['input']>;
  /** At least 2 and at most 120 characters. */
  name: Scalars['String']['input'];
  /** At most 2000 characters. Omitted: none. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The obstacles of `bookingObstacles` that the call overrules: at most 4. */
  overrules?: InputMaybe<Array<BookingObstacle>>;
  /** A phone number in any spelling, at most 40 characters. A number without a country code is Indian. Omitted: none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether the client receives the confirmation mail with the calendar invitation. Omitted: true. */
  sendsConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  /** The subject: one of the five choices of the contact form, at most 50 characters. */
  service: Scalars['String']['input'];
  /** Start of the call: any time in the future. */
  startsAt: Scalars['DateTimeISO']['input'];
  /** The client's time zone: a name of the IANA database, at most 64 characters. Omitted: the office's. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** An application to the affiliate programme. */
export type Affiliate = Node & {
  __typename?: 'Affiliate';
  /** The applicant's company. */
  companyName: Scalars['String']['output'];
  /** Time of the application. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** Time of the last decision. Null for a new application. */
  decidedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The applicant's e-mail address, lowercase. */
  email: Scalars['EmailAddress']['output'];
  /** The results of the referral link. Null when the application was never accepted. */
  figures?: Maybe<AffiliateFigures>;
  /** Whether the affiliate has a private page. */
  hasPage: Scalars['Boolean']['output'];
  /** The application's id. */
  id: Scalars['ID']['output'];
  /**
   * Whether the application is in the spam folder. Always false in the answer to `apply`, so that senders cannot test the
   * filter.
   */
  isSpam: Scalars['Boolean']['output'];
  /** The applicant's name. */
  name: Scalars['String']['output'];
  /** The applicant's phone number: 10 to 15 digits, with a plus sign if one was given. */
  phone: Scalars['String']['output'];
  /**
   * The applicant's phone number as people write it in its country. A foreign one is followed by its country code in
   * brackets.
   */
  phoneText: Scalars['String']['output'];
  /** The reason for declining or ending, as sent to the applicant. Null when there was none. */
  reason?: Maybe<Scalars['String']['output']>;
  /**
   * The referral link. Null when the application was never accepted. After the end of a partnership it is no longer
   * counted.
   */
  referralLink?: Maybe<Scalars['URL']['output']>;
  /** The role applied for. */
  service: AffiliateKind;
  /** The source. */
  source: EnquirySource;
  /** The state of the application. */
  state: AffiliateState;
  /** Time of the last change. Changes of `figures` do not count. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of applications. */
export type AffiliateConnection = {
  __typename?: 'AffiliateConnection';
  /** The same applications, each with its cursor. */
  edges: Array<AffiliateEdge>;
  /** The applications of this page. */
  nodes: Array<Affiliate>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of applications in the whole list; with `search`, counting stops at 1000. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An application in a list. */
export type AffiliateEdge = {
  __typename?: 'AffiliateEdge';
  /** Cursor of the application. */
  cursor: Scalars['String']['output'];
  /** The application. */
  node: Affiliate;
};

/** The results of an affiliate's referral link. Messages in the spam folder do not count. */
export type AffiliateFigures = {
  __typename?: 'AffiliateFigures';
  /** Number of messages from these visitors. */
  enquiries: Scalars['NonNegativeInt']['output'];
  /** Number of visits. Each visitor counts once a day. */
  visits: Scalars['NonNegativeInt']['output'];
  /** Number of these messages that were won. */
  won: Scalars['NonNegativeInt']['output'];
  /** Sum of the values of won messages in whole rupees. Messages without a value count as 0. */
  wonValue: Scalars['Float']['output'];
};

/** The two roles in the affiliate programme. */
export type AffiliateKind =
  /** Pays for customers whom publishers send. */
  | 'advertiser'
  /** Sends customers from its pages, lists or channels. */
  | 'publisher';

/** The results of an affiliate's referral link in a month of the office's time zone. */
export type AffiliateMonth = {
  __typename?: 'AffiliateMonth';
  /** Visits and messages of this month, and messages that were won in this month. */
  figures: AffiliateFigures;
  /** The month, such as 2026-11. */
  month: Scalars['String']['output'];
};

/** An order of applications. */
export type AffiliateOrder =
  /** By company, A to Z. */
  | 'COMPANY_ASC'
  /** By company, Z to A. */
  | 'COMPANY_DESC'
  /** By time of the application, earliest first. */
  | 'CREATED_ASC'
  /** By time of the application, latest first. */
  | 'CREATED_DESC'
  /** By e-mail address, A to Z. */
  | 'EMAIL_ASC'
  /** By e-mail address, Z to A. */
  | 'EMAIL_DESC'
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC';

/** The private page of an affiliate: figures, without any data of the senders. */
export type AffiliatePage = {
  __typename?: 'AffiliatePage';
  /** The affiliate. */
  affiliateId: Scalars['UUID']['output'];
  /** The results since the link was created. */
  figures: AffiliateFigures;
  /**
   * The affiliate's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `affiliateId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The results of the last 12 months, latest first. */
  months: Array<AffiliateMonth>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The referral link. */
  referralLink: Scalars['URL']['output'];
};

/** The states of an application to the affiliate programme. */
export type AffiliateState =
  /** Accepted: the affiliate has a referral link, and its results are counted. */
  | 'ACCEPTED'
  /** Declined: the applicant was informed of the reason. */
  | 'DECLINED'
  /** Ended after it was accepted: the referral link is no longer counted, the private page is gone. */
  | 'ENDED'
  /** Not decided yet. */
  | 'NEW';

/** A mail that answers a reply, from the client or from somebody else. */
export type Answer = {
  __typename?: 'Answer';
  /** The attachments, at most 10, and the original of a mail whose text could not be read completely. */
  attachments: Array<Attachment>;
  /** The From address of the mail. */
  fromEmail: Scalars['String']['output'];
  /** The name in the From header. Null when there is none. */
  fromName?: Maybe<Scalars['String']['output']>;
  /** The answer's id. */
  id: Scalars['ID']['output'];
  /**
   * Whether it was sent automatically, such as an out-of-office reply or a newsletter (RFC 3834). Such mails do not mark
   * the message as unread.
   */
  isAutomatic: Scalars['Boolean']['output'];
  /** Whether the From address differs from that of the message. */
  isFromOther: Scalars['Boolean']['output'];
  /** Whether the receiving mail server reported a forged address (`Authentication-Results`, RFC 8601). */
  isUnverified: Scalars['Boolean']['output'];
  /**
   * Whether it has a sign of a machine, a mailing list or a forwarding rule, but counts as a person's mail because other
   * signs are missing.
   */
  mayBeAutomatic: Scalars['Boolean']['output'];
  /** What was removed from the mail and why, in sentences for people. */
  omitted: Array<Scalars['String']['output']>;
  /** The quoted earlier mails and the signature. Null when there are none. */
  quoted?: Maybe<Scalars['String']['output']>;
  /** Time of receipt. */
  receivedAt: Scalars['DateTimeISO']['output'];
  /** The subject. May be empty. */
  subject: Scalars['String']['output'];
  /** The text as plain text, without quotes. */
  text: Scalars['String']['output'];
  /** Time of the last change. Answers never change, so it equals `receivedAt`. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/**
 * A bearer token for a program that acts in the name of the admin who issued it. It is invalid while that admin is
 * blocked, and is deleted with them. The token itself is returned only once, when it is issued.
 */
export type ApiToken = {
  __typename?: 'ApiToken';
  /**
   * The OAuth client of an app that a user has connected. Its tokens change every hour; the entry stands for the connection.
   * Null for a token that an admin issued.
   */
  clientId?: Maybe<Scalars['String']['output']>;
  /** Time of issue. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The admin who issued the token, or the user who connected the app. It acts in their name. */
  createdBy: User;
  /** Time at which it expires. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** Time at which the token before the last rotation is no longer accepted. Null when there is none. */
  formerExpiresAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The last four characters before the last rotation, while that token is still accepted. Null when there is none. */
  formerHint?: Maybe<Scalars['String']['output']>;
  /**
   * Time of the last accepted request with the token before the last rotation, rounded to the minute. Null when there was
   * none since the rotation.
   */
  formerLastUsedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The last four characters of the token, to identify it. Empty for a connected app. */
  hint: Scalars['String']['output'];
  /** The API token's id. It is not the token. */
  id: Scalars['ID']['output'];
  /** Time of the last accepted request, rounded to the minute. Null when there was none. */
  lastUsedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What the token is used for. */
  name: Scalars['String']['output'];
  /** Number of requests that the token may send in a minute, at all addresses together. Null: no limit of its own. */
  requestsPerMinute?: Maybe<Scalars['Int']['output']>;
  /** The permissions of the token, limited by those of the admin who issued it. */
  role: ApiTokenRole;
  /** The scopes that limit the token. Null: no limit within the role. */
  scopes?: Maybe<Array<ApiTokenScope>>;
  /** Whether the token is valid. */
  state: ApiTokenState;
  /** Time of issue, rotation, change of the limit, or revocation. Use and expiry do not count. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of API tokens. */
export type ApiTokenConnection = {
  __typename?: 'ApiTokenConnection';
  /** The same API tokens, each with its cursor. */
  edges: Array<ApiTokenEdge>;
  /** The API tokens of this page. */
  nodes: Array<ApiToken>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of API tokens. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An API token in a list. */
export type ApiTokenEdge = {
  __typename?: 'ApiTokenEdge';
  /** Cursor of the API token. */
  cursor: Scalars['String']['output'];
  /** The API token. */
  node: ApiToken;
};

/** The limit of a token. */
export type ApiTokenLimitInput = {
  /** Number of requests that it may send in a minute: 1 to 30000. Null or omitted: no limit of its own. */
  requestsPerMinute?: InputMaybe<Scalars['Int']['input']>;
};

/** An order of API tokens. */
export type ApiTokenOrder =
  /** By time of creation, earliest first. */
  | 'CREATED_ASC'
  /** By time of creation, latest first. */
  | 'CREATED_DESC'
  /** By end of validity, earliest first. */
  | 'EXPIRES_ASC'
  /** By end of validity, latest first. */
  | 'EXPIRES_DESC'
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** By time of the last use, unused ones as the earliest, earliest first. */
  | 'USED_ASC'
  /** By time of the last use, unused ones as the earliest, latest first. */
  | 'USED_DESC';

/** The permissions of an API token. */
export type ApiTokenRole =
  /** The permissions of an ADMIN, users included. */
  | 'admin'
  /** Reads published content; changes nothing. */
  | 'published'
  /** The permissions of an EMPLOYEE. */
  | 'staff';

/**
 * Permissions of an API token with scopes, within its role. A scope that permits changes also permits reading the same
 * data.
 */
export type ApiTokenScope =
  /** Read applications to the affiliate programme and the figures of affiliates. */
  | 'AFFILIATES_READ'
  /** Accept and decline applications, which mails the applicant, and change their data. */
  | 'AFFILIATES_WRITE'
  /** Read the audit log: actor, action, subject and time. The changed fields need the scope that reads the subject. */
  | 'AUDIT_READ'
  /** Read booked calls, and the hours and calendars of hosts. */
  | 'BOOKINGS_READ'
  /** Move, cancel and send reminders of booked calls, which mails the client, and change the hours of hosts. */
  | 'BOOKINGS_WRITE'
  /**
   * Publish, schedule and unpublish posts, pages and portfolio items. With CONTENT_WRITE: change published or scheduled
   * content.
   */
  | 'CONTENT_PUBLISH'
  /** Read posts, pages and portfolio items, drafts and revisions included, and the media library. */
  | 'CONTENT_READ'
  /**
   * Create and change posts, pages and portfolio items that are neither published nor scheduled, upload pictures, create
   * preview links.
   */
  | 'CONTENT_WRITE'
  /** Read figures: visits, conversions, pipeline and dashboard. */
  | 'INSIGHTS_READ'
  /** Read messages with their conversations and attachments, their senders, and reply templates. */
  | 'MESSAGES_READ'
  /** Reply to messages by mail. With BOOKINGS_WRITE: write to clients who booked a call. */
  | 'MESSAGES_REPLY'
  /**
   * Change messages without replying: notes, stage, owner, follow-up, value, source, read and spam marks. Write reply
   * templates.
   */
  | 'MESSAGES_WRITE'
  /** Delete permanently what the token may change. Permits nothing alone. */
  | 'REMOVE'
  /** Publish and unpublish reviews. With REVIEWS_WRITE: change published reviews. */
  | 'REVIEWS_PUBLISH'
  /** Read reviews, unpublished ones included, and review links. */
  | 'REVIEWS_READ'
  /** Ask clients for reviews by mail, and set the item and service that a review belongs to. */
  | 'REVIEWS_WRITE'
  /** Read the site settings, page texts and redirects. */
  | 'SITE_READ'
  /** Change the site settings, page texts and redirects. Changes are public immediately. */
  | 'SITE_WRITE'
  /** Read webhooks and their deliveries. Request and response of a delivery need the scope that reads the event. */
  | 'WEBHOOKS_READ'
  /**
   * Create, change, switch and test webhooks and send deliveries again. A webhook needs the scopes that read its events:
   * MESSAGES_READ, CONTENT_READ, REVIEWS_READ, AFFILIATES_READ, BOOKINGS_READ. No scope covers USER_CREATED.
   */
  | 'WEBHOOKS_WRITE';

/** The states of an API token. */
export type ApiTokenState =
  /** The token is accepted. */
  | 'ACTIVE'
  /** The token has expired. */
  | 'EXPIRED'
  /** The token was revoked, or the admin who issued it was blocked. */
  | 'REVOKED';

/** A new application. */
export type ApplyInput = {
  /** At least 1 and at most 200 characters. */
  companyName: Scalars['String']['input'];
  /** A valid e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** At least 1 and at most 120 characters. */
  name: Scalars['String']['input'];
  /** Digits only, with an optional plus sign in front: the first digit is 1 to 9, then 9 to 14 more. At most 16 characters. */
  phone: Scalars['String']['input'];
  /** The role applied for. */
  service: AffiliateKind;
};

/** A live update for staff. */
export type Arrival = {
  __typename?: 'Arrival';
  /** The application, for APPLICATION. Null for other kinds, and when it has been deleted meanwhile. */
  affiliate?: Maybe<Affiliate>;
  /** Who has which form of a post or item open, for PRESENCE. Null for other kinds, and for a presence in a message. */
  editing?: Maybe<Editing>;
  /**
   * For RESUMED: true if all events since Last-Event-ID follow; false if the program has to read its lists again. Null for
   * other kinds.
   */
  isContinued?: Maybe<Scalars['Boolean']['output']>;
  /** The kind of the update. */
  kind: ArrivalKind;
  /** The message, for MESSAGE and ANSWER. Null for other kinds, and when it has been deleted meanwhile. */
  message?: Maybe<Message>;
  /** The current counts. Null with an error where a requested count needs another scope. */
  overview?: Maybe<Overview>;
  /** Who has which message open, for PRESENCE. Null for other kinds, and for a presence in a form. */
  presence?: Maybe<MessagePresence>;
  /** The review, for REVIEW. Null for other kinds, and when it has been deleted meanwhile. */
  review?: Maybe<Review>;
  /** The id of the object that arrived or changed. Null where `subjectKind` is null. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /**
   * The kind of object that arrived or changed. Null for RESUMED and PRESENCE, for busy times of hosts, and for what the
   * caller may not read.
   */
  subjectKind?: Maybe<ArrivalSubject>;
};

/** The kinds of live updates. */
export type ArrivalKind =
  /** A client's answer to a reply, in the conversation of the message. */
  | 'ANSWER'
  /** An application to the affiliate programme. */
  | 'APPLICATION'
  /** Something was marked, moved, changed or deleted, or arrived as spam. The counts may have changed. */
  | 'CHANGE'
  /** A message from the contact form. */
  | 'MESSAGE'
  /** Somebody opened or left a message or a form, or started or stopped writing a reply. Sent only when requested. */
  | 'PRESENCE'
  /**
   * The stream is complete from here on. Unless `isContinued` is true, events from before, or while the server had lost its
   * database, were not sent.
   */
  | 'RESUMED'
  /** A review from a review link. */
  | 'REVIEW';

/** The kinds of objects that live updates are about. */
export type ArrivalSubject =
  /** An application to the affiliate programme. */
  | 'AFFILIATE'
  /** An entry of the audit log, for all other changes. */
  | 'AUDIT_ENTRY'
  /** A blog post. */
  | 'BLOG_POST'
  /** A booked call. */
  | 'BOOKING'
  /** A message, also for its answers, notes and marks. */
  | 'MESSAGE'
  /** A page of its own. */
  | 'PAGE'
  /** A portfolio item. */
  | 'PORTFOLIO_ITEM'
  /** A review. */
  | 'REVIEW'
  /** A review link. */
  | 'REVIEW_LINK';

/** A file attached to an answer or to a reply. Staff can download it; the product does not open it. */
export type Attachment = {
  __typename?: 'Attachment';
  /** The media type that the mail or the upload states, such as `application/pdf`. */
  contentType: Scalars['String']['output'];
  /** The attachment's id. */
  id: Scalars['ID']['output'];
  /** Whether the file name is that of an executable file. */
  isExecutable: Scalars['Boolean']['output'];
  /** The file name, without folders. */
  name: Scalars['String']['output'];
  /** The path for downloads with the bearer token of the session: `/attachments/{id}` on this site. */
  path: Scalars['String']['output'];
  /** The size in bytes. */
  size: Scalars['NonNegativeInt']['output'];
  /** Time of the last change. Attachments never change, so it is the time of the answer or of the reply. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** Who made a change, with the name at that time. */
export type AuditActor = {
  __typename?: 'AuditActor';
  /**
   * The id of the member of staff, who may have been deleted since. Null for `OPERATOR` and `SCHEDULE`.
   * @deprecated It is the id of something else, which caches confuse with it: use `userId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id?: Maybe<Scalars['UUID']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The member of staff, who may have been deleted since. Null for `OPERATOR` and `SCHEDULE`. */
  userId?: Maybe<Scalars['UUID']['output']>;
};

/** A page of actors. */
export type AuditActorConnection = {
  __typename?: 'AuditActorConnection';
  /** The same actors, each with its cursor. */
  edges: Array<AuditActorEdge>;
  /** The actors of this page. */
  nodes: Array<AuditActor>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of entries in the list. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An actor in a list. */
export type AuditActorEdge = {
  __typename?: 'AuditActorEdge';
  /** Cursor of the actor. */
  cursor: Scalars['String']['output'];
  /** The actor. */
  node: AuditActor;
};

/** The API token that was used, with its name at that time. */
export type AuditApiToken = {
  __typename?: 'AuditApiToken';
  /** The API token, which may have been deleted since. */
  apiTokenId: Scalars['UUID']['output'];
  /**
   * The token's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `apiTokenId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The token's name. */
  name: Scalars['String']['output'];
};

/**
 * A field before and after a change. Passwords, codes, tokens and secrets are never included. Of a long text, 500
 * characters from the first difference are stored.
 */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** The value after the change, in the same form. Null when the object was deleted. */
  after?: Maybe<Scalars['JSON']['output']>;
  /**
   * The value before the change: a text, number, boolean or list of texts. Null when it had no value, or when the object
   * was created.
   */
  before?: Maybe<Scalars['JSON']['output']>;
  /** The name of the field, such as `isPublished`. */
  field: Scalars['String']['output'];
};

/**
 * A change by a member of staff or by the schedule. The entry is written in the transaction of the change, so the log
 * holds every change that was made and no other.
 */
export type AuditEntry = Node & {
  __typename?: 'AuditEntry';
  /** The action for programs: kind and verb, such as `blog.publish`. More values may be added. */
  action: Scalars['String']['output'];
  /** Who made the change. */
  actor: AuditActor;
  /** The IP address of the request. Null for `OPERATOR` and `SCHEDULE`. */
  address?: Maybe<Scalars['String']['output']>;
  /** The API token, for `TOKEN`. Null for the other ways, and in entries from before version 0.2.0. */
  apiToken?: Maybe<AuditApiToken>;
  /**
   * Whether the fields are withheld because the API token lacks the scope that reads the subject. False for sessions and
   * for tokens without scopes.
   */
  areChangesHidden: Scalars['Boolean']['output'];
  /** Time of the change. */
  at: Scalars['DateTimeISO']['output'];
  /** The changed fields, where they matter. Empty when `areChangesHidden` is true. */
  changes: Array<AuditChange>;
  /** The entry's id. */
  id: Scalars['ID']['output'];
  /** The id of the request, as in the server log and in error answers. Null for `OPERATOR` and `SCHEDULE`. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** The object of the change. */
  subject: AuditSubject;
  /** The action for people, such as `published a post`. */
  summary: Scalars['String']['output'];
  /** Time of the last change of the entry. Entries never change, so it equals `at`. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** How the actor was authenticated. */
  via: AuditVia;
};

/** A page of audit entries. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The same entries, each with its cursor. */
  edges: Array<AuditEntryEdge>;
  /** The entries of this page. */
  nodes: Array<AuditEntry>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of entries that match the filter. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An entry in a list. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Cursor of the entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** An order of the audit log. */
export type AuditEntryOrder =
  /** By time, earliest first. */
  | 'AT_ASC'
  /** By time, latest first. */
  | 'AT_DESC';

/** Filter for audit entries. All given conditions must match. */
export type AuditFilterInput = {
  /** Only entries of this actor. */
  actorId?: InputMaybe<Scalars['UUID']['input']>;
  /** From the start of this day, such as 2026-11-21, in the office's time zone: exactly 10 characters. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Only changes of this kind of object. */
  kind?: InputMaybe<AuditKind>;
  /**
   * Only entries that contain this text, case-insensitive, in the actor's name, the subject's label, the IP address or the
   * request id. At most 200 characters.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Until the end of this day, in the same form: exactly 10 characters. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** The kind of the changed object. */
export type AuditKind =
  /** An application to the affiliate programme. */
  | 'affiliate'
  /** An API token. */
  | 'apiToken'
  /** A blog post. */
  | 'blog'
  /** Booked calls, hosts and slots. */
  | 'booking'
  /** An import from another site. */
  | 'import'
  /** The notification of search engines (IndexNow). */
  | 'indexNow'
  /** A picture of the media library. */
  | 'media'
  /** A message: replies, notes, assignments and marks. */
  | 'message'
  /** The newsletter: issues and subscribers. */
  | 'newsletter'
  /** A page of its own. */
  | 'page'
  /** The texts of a page. */
  | 'pageText'
  /** The person behind an e-mail address: their name, or all their data. */
  | 'person'
  /** A portfolio item. */
  | 'portfolio'
  /** A redirect, or an entry of the list of paths not found. */
  | 'redirect'
  /** A reply template. */
  | 'replyTemplate'
  /** The retention rules, and deletions that follow from them. */
  | 'retention'
  /** A review or a review link. */
  | 'review'
  /** A session, or a second factor for signing in. */
  | 'session'
  /** The site settings. */
  | 'site'
  /** A member of staff, with role, password and invitations. */
  | 'user'
  /** A webhook or one of its deliveries. */
  | 'webhook';

/** The changed object, with its label at that time. */
export type AuditSubject = {
  __typename?: 'AuditSubject';
  /**
   * The id of the object, which may have been deleted since. Null where it has none.
   * @deprecated It is the id of something else, which caches confuse with it: use `subjectId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id?: Maybe<Scalars['UUID']['output']>;
  /** The kind of the object. */
  kind: AuditKind;
  /** The label of the object: a title, a name or an e-mail address. */
  label: Scalars['String']['output'];
  /** The object, which may have been deleted since. Null where it has none. */
  subjectId?: Maybe<Scalars['UUID']['output']>;
};

/** How the actor was authenticated. */
export type AuditVia =
  /** A link from a mail or an invitation. */
  | 'link'
  /** The command line on the server (`npm run admin`). */
  | 'operator'
  /** The schedule: the product acted at a planned time. */
  | 'schedule'
  /** A session. */
  | 'session'
  /** An API token, in the name of the admin who issued it. */
  | 'token';

/** A member of staff with a public author page at /blog/author/{slug}. */
export type Author = Node & {
  __typename?: 'Author';
  /** The author's description of themselves, at most 300 characters. May be empty. */
  about: Scalars['String']['output'];
  /** The author page's id. */
  id: Scalars['ID']['output'];
  /** The same picture with its dimensions and smaller files. Null when there is none, or when it is not stored here. */
  image?: Maybe<Picture>;
  /** The author's picture. Null when there is none; the site then shows a drawing. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** The name on the page. Posts with the same `author` belong to it. */
  name: Scalars['String']['output'];
  /** The last segment of the page's path. */
  slug: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A name of an author and the number of their published posts. */
export type AuthorCount = {
  __typename?: 'AuthorCount';
  /** The author page. Null when no published page has the name. */
  authorPage?: Maybe<Author>;
  /** The number of posts. */
  count: Scalars['Int']['output'];
  /** The name, as in `author` of the posts. */
  name: Scalars['String']['output'];
};

/** The viewer's author page, published or not. */
export type AuthorProfile = {
  __typename?: 'AuthorProfile';
  /** The viewer's description of themselves. */
  about: Scalars['String']['output'];
  /**
   * The viewer's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `userId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The viewer's picture. Null when there is none. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Whether the page is published. */
  isOn: Scalars['Boolean']['output'];
  /** The name on the page. Posts with the same `author` belong to it. */
  name: Scalars['String']['output'];
  /** The last segment of the page's path. */
  slug: Scalars['String']['output'];
  /** The viewer. */
  userId: Scalars['UUID']['output'];
};

/** The new values of the viewer's author page. */
export type AuthorProfileInput = {
  /** At most 300 characters. May be empty. */
  about: Scalars['String']['input'];
  /** The picture as a file, instead of `imageUrl`. */
  imageFile?: InputMaybe<Scalars['Upload']['input']>;
  /** An http or https URL, at most 2000 characters. Empty: no picture. Omitted: unchanged. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether the page is published. */
  isOn: Scalars['Boolean']['input'];
  /** At least 2 and at most 120 characters. */
  name: Scalars['String']['input'];
  /** Lowercase letters, digits and single hyphens. At least 3 and at most 120 characters. */
  slug: Scalars['String']['input'];
};

/** A nightly backup of the whole installation. */
export type Backup = {
  __typename?: 'Backup';
  /** The size of the file, in bytes. Null until it is written. */
  bytes?: Maybe<Scalars['Float']['output']>;
  /** The day, in the office's time zone, such as 2026-11-21. */
  day: Scalars['String']['output'];
  /** When it ended. Null while it runs. */
  endedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Why it failed. Null otherwise. */
  failure?: Maybe<Scalars['String']['output']>;
  /** The name of the file in the folder of BACKUP_DIR. Null until it is written. */
  file?: Maybe<Scalars['String']['output']>;
  /** Unique. */
  id: Scalars['ID']['output'];
  /** Whether a copy is in the store of BACKUP_URL. */
  isCopied: Scalars['Boolean']['output'];
  /** When it started. */
  startedAt: Scalars['DateTimeISO']['output'];
};

/** The nightly backups and their settings. */
export type Backups = {
  __typename?: 'Backups';
  /** Whether each backup is copied to another store (setting BACKUP_URL). */
  isCopied: Scalars['Boolean']['output'];
  /** Number of nightly backups that are kept (setting BACKUP_KEEP). */
  keep: Scalars['NonNegativeInt']['output'];
  /** The last 14 nightly backups, newest first. */
  latest: Array<Backup>;
  /** The time of day in the office's time zone (setting BACKUP_AT). Null: nightly backups are off. */
  time?: Maybe<Scalars['String']['output']>;
};

/** The autosaves of new posts or items that are not stored yet. */
export type BegunDrafts = {
  __typename?: 'BegunDrafts';
  /** The autosaves, latest first. At most 100. */
  drafts: Array<ContentDraft>;
};

/** What the published posts can be filtered by. */
export type BlogFilters = {
  __typename?: 'BlogFilters';
  /** The authors with the number of posts, most posts first. */
  authors: Array<AuthorCount>;
  /** The tags with the number of posts, most frequent first. */
  tags: Array<TagCount>;
};


/** What the published posts can be filtered by. */
export type BlogFiltersAuthorsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What the published posts can be filtered by. */
export type BlogFiltersTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A heading in the text of a post. */
export type BlogHeading = {
  __typename?: 'BlogHeading';
  /** The heading's id in `bodyHtml`, used as the URL fragment. */
  anchor: Scalars['String']['output'];
  /** The level: 2 for a section, 3 for a subsection. */
  level: Scalars['NonNegativeInt']['output'];
  /** The text of the heading. */
  text: Scalars['String']['output'];
};

/** A blog post. */
export type BlogPost = Node & {
  __typename?: 'BlogPost';
  /** The alternative text of the cover picture. */
  altText?: Maybe<Scalars['String']['output']>;
  /** The author's name. */
  author: Scalars['String']['output'];
  /** The author page of the post's author. Null when no published page has the name in `author`. */
  authorPage?: Maybe<Author>;
  /** The text in Markdown. May be empty. */
  body: Scalars['String']['output'];
  /** The text as safe HTML. */
  bodyHtml: Scalars['String']['output'];
  /** The headings for a table of contents, in order. */
  contents: Array<BlogHeading>;
  /** Time of creation. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** A summary in one or two sentences. */
  excerpt: Scalars['String']['output'];
  /** The post's id. */
  id: Scalars['ID']['output'];
  /** The same picture with its dimensions and smaller files. Null when there is none, or when it is not stored here. */
  image?: Maybe<Picture>;
  /** The URL of the cover picture. Null when there is none; the site then shows a drawing. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Whether the post is public. Drafts are visible only to staff. */
  isPublished: Scalars['Boolean']['output'];
  /** The BCP 47 tag of the language of the text: that of the site, unless another one was chosen. */
  language: Scalars['String']['output'];
  /** The description for search engines. Null: the excerpt. */
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** The title for search engines. Null: the title of the post. */
  metaTitle?: Maybe<Scalars['String']['output']>;
  /** The members of staff with unsaved changes of it, ordered by name. */
  pendingChanges: Array<PendingChange>;
  /** Time of scheduled publication. Null when none is scheduled. Readable by staff only. */
  publishAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Time of the first publication, which staff can change. Null for what was never published. */
  publishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Estimated reading time in minutes, at least 1. */
  readingMinutes: Scalars['NonNegativeInt']['output'];
  /** The recent figures of its page. */
  recentFigures: RecentFigures;
  /** Those of the tags that more than one of the published posts has. Search engines index only their lists. */
  sharedTags: Array<Scalars['String']['output']>;
  /** The last segment of the post's path: /blog/{slug}. */
  slug: Scalars['String']['output'];
  /** The tags. */
  tags: Array<Scalars['String']['output']>;
  /** Time of scheduled unpublication. Null when none is scheduled. Readable by staff only. */
  takeBackAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The title. */
  title: Scalars['String']['output'];
  /** The same post in other languages, ordered by tag. Visitors see the published ones. */
  translations: Array<ContentTranslation>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of blog posts. */
export type BlogPostConnection = {
  __typename?: 'BlogPostConnection';
  /** The same posts, each with its cursor. */
  edges: Array<BlogPostEdge>;
  /** The posts of this page. */
  nodes: Array<BlogPost>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of posts in the whole list; with `search` in `allBlogPosts`, counting stops at 1000. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A blog post in a list. */
export type BlogPostEdge = {
  __typename?: 'BlogPostEdge';
  /** Cursor of the post. */
  cursor: Scalars['String']['output'];
  /** The post. */
  node: BlogPost;
};

/**
 * The values of a new post, or changes of one. On an update a field that is omitted keeps its value, and null or an empty
 * text removes it; null for a field that a post needs is BAD_USER_INPUT.
 */
export type BlogPostInput = {
  /** At most 300 characters. Omitted: none; on an update it is unchanged. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** At least 2 and at most 120 characters. A new post needs it. */
  author?: InputMaybe<Scalars['String']['input']>;
  /** Markdown. At most 100000 characters. Omitted: empty; on an update it is unchanged. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** At least 10 and at most 500 characters. A new post needs it. */
  excerpt?: InputMaybe<Scalars['String']['input']>;
  /** The picture as a file, instead of `imageUrl`. Null is ignored. */
  imageFile?: InputMaybe<Scalars['Upload']['input']>;
  /** An http or https URL, at most 2000 characters. Null or empty: no picture. Omitted: none; on an update it is unchanged. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Omitted or null: a draft; on an update it is unchanged. */
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The BCP 47 tag of the language of the text, such as `de` or `pt-BR`, at most 20 characters. Null or empty: the language of the site. Omitted: that too; on an update it is unchanged.
   * CONFLICT when one of the translations has it.
   */
  language?: InputMaybe<Scalars['String']['input']>;
  /**
   * The ids of posts that say the same in other languages. Their translations are translations of this one too; there is
   * one for each language, or CONFLICT. Null or omitted: none is added.
   */
  linkTranslations?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** At most 500 characters. Omitted: none; on an update it is unchanged. */
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. Omitted: none; on an update it is unchanged. */
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  /** The id of a picture in the media library, instead of `imageUrl` and `imageFile`. Null is ignored. */
  pictureId?: InputMaybe<Scalars['UUID']['input']>;
  /**
   * Time of scheduled publication: in the future, and not for a published post. Null: none. Publishing the post clears it.
   * Omitted: none; on an update it is unchanged.
   */
  publishAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /**
   * Time of the first publication, which pages and feeds show: not in the future. Omitted: unchanged, set at the first
   * publication. Null: none for a draft, unchanged for a published post.
   */
  publishedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /**
   * Lowercase letters, digits and single hyphens, at least 3 and at most 120 characters; `all`, `published` and `create`
   * are refused. Omitted, null or empty: made from the title; on an update it is unchanged.
   */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** At least one tag. Each at most 50 characters, at most 20 of them; a comma separates two tags. A new post needs one. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Time of scheduled unpublication: in the future, and after `publishAt`. Null: none. Unpublishing the post clears it.
   * Omitted: none; on an update it is unchanged.
   */
  takeBackAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** At least 5 and at most 200 characters. A new post needs it. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The ids of posts that are translations no more; its own id takes this one out. Null or omitted: none is taken out. */
  unlinkTranslations?: InputMaybe<Array<Scalars['UUID']['input']>>;
};

/** Related published posts to read next. */
export type BlogPostNeighbours = {
  __typename?: 'BlogPostNeighbours';
  /** The next newer post. Null when there is none. */
  next?: Maybe<BlogPost>;
  /** The next older post. Null when there is none. */
  previous?: Maybe<BlogPost>;
  /** Up to three posts: those that share the most tags, then the newest. */
  related: Array<BlogPost>;
};

/** A new booking. */
export type BookCallInput = {
  /** A valid e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** The host. Omitted: any host who is free. */
  hostId?: InputMaybe<Scalars['UUID']['input']>;
  /** At least 2 and at most 120 characters. */
  name: Scalars['String']['input'];
  /** At most 2000 characters. Omitted: none. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A phone number in any spelling, at most 40 characters. A number without a country code is Indian. */
  phone: Scalars['String']['input'];
  /** The subject: one of the five choices of the contact form, at most 50 characters. */
  service: Scalars['String']['input'];
  /** Start of the call: one of the free slots. */
  startsAt: Scalars['DateTimeISO']['input'];
  /** The client's time zone: a name of the IANA database, such as America/New_York; at most 64 characters. */
  timeZone: Scalars['String']['input'];
};

/** The slots of a host at which staff can add a call. */
export type BookableSlots = {
  __typename?: 'BookableSlots';
  /** The free slots, ordered by time. */
  slots: Array<FreeSlot>;
};

/** A booked call as the client sees it. */
export type BookedCall = {
  __typename?: 'BookedCall';
  /** The call as an iCalendar file for the client's own calendar, with the id of the invitation in the mail. */
  calendar: Scalars['String']['output'];
  /** Whether the link can move or cancel the call now. */
  canChange: Scalars['Boolean']['output'];
  /** Time until which the link can move or cancel the call. */
  changeableUntil: Scalars['DateTimeISO']['output'];
  /** End of the call. */
  endsAt: Scalars['DateTimeISO']['output'];
  /** The slots to which the call can be moved. Empty when it cannot be moved. */
  freeTimes: FreeTimes;
  /** The host's name. Null when it is no longer known. */
  host?: Maybe<Scalars['String']['output']>;
  /** The time zone of the office. */
  officeTimeZone: Scalars['String']['output'];
  /** The subject. */
  service: Scalars['String']['output'];
  /** Start of the call. */
  startsAt: Scalars['DateTimeISO']['output'];
  /** Whether the call takes place. */
  status: BookingStatus;
  /** The client's time zone, as they stated it. */
  timeZone: Scalars['String']['output'];
};


/** A booked call as the client sees it. */
export type BookedCallFreeTimesArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A booked call. */
export type Booking = Node & {
  __typename?: 'Booking';
  /** Time of booking. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The client's e-mail address. */
  email: Scalars['EmailAddress']['output'];
  /** End of the call. */
  endsAt: Scalars['DateTimeISO']['output'];
  /** The host. Null when their account was deleted. */
  host?: Maybe<Colleague>;
  /** The booking's id. It is also the UID of the calendar invitation. */
  id: Scalars['ID']['output'];
  /** Whether the caller has already sent a reminder, with this session or API token. */
  isReminded: Scalars['Boolean']['output'];
  /** The id of the message that the booking created. Null when that was deleted. */
  messageId?: Maybe<Scalars['ID']['output']>;
  /** The client's name. */
  name: Scalars['String']['output'];
  /** The client's note. Null when there is none. */
  note?: Maybe<Scalars['String']['output']>;
  /** The time zone of the office. */
  officeTimeZone: Scalars['String']['output'];
  /** The recorded outcome of a past call. Null when none is recorded. */
  outcome?: Maybe<BookingOutcome>;
  /** The client's phone number: + and digits. Empty when staff added the call without one. */
  phone: Scalars['String']['output'];
  /** The phone number as people write it in its country. A foreign one is followed by its country code in brackets. */
  phoneText: Scalars['String']['output'];
  /** Time of the last reminder to the client. Null when there was none. */
  remindedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The subject: one of the five choices of the contact form. */
  service: Scalars['String']['output'];
  /** Start of the call. */
  startsAt: Scalars['DateTimeISO']['output'];
  /** Whether the call takes place. */
  status: BookingStatus;
  /** The client's time zone, as they stated it. */
  timeZone: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** What speaks against a time for a call that staff add by hand. */
export type BookingCheck = {
  __typename?: 'BookingCheck';
  /** The obstacles. Empty when nothing speaks against it. */
  obstacles: Array<BookingObstacle>;
};

/** A page of booked calls. */
export type BookingConnection = {
  __typename?: 'BookingConnection';
  /** The same calls, each with its cursor. */
  edges: Array<BookingEdge>;
  /** The calls of this page. */
  nodes: Array<Booking>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of calls. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** The calls that begin on some days of the office. */
export type BookingDays = {
  __typename?: 'BookingDays';
  /** The calls, ordered by time. */
  bookings: Array<Booking>;
  /** The time zone of the office, in which days are counted. */
  timeZone: Scalars['String']['output'];
};

/** A booked call in a list. */
export type BookingEdge = {
  __typename?: 'BookingEdge';
  /** Cursor of the call. */
  cursor: Scalars['String']['output'];
  /** The call. */
  node: Booking;
};

/** A member of staff who takes calls, or has taken calls. */
export type BookingHost = {
  __typename?: 'BookingHost';
  /** Days without calls, such as 2026-12-25, in order. */
  daysOff: Array<Scalars['String']['output']>;
  /** The external calendars whose events block slots. */
  feeds: Array<HostFeed>;
  /** Whether the calendar of their calls is available at a secret address. */
  hasCalendar: Scalars['Boolean']['output'];
  /** The hours in which they take calls, in the office's time zone. */
  hours: Array<OpeningHours>;
  /**
   * The user's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `userId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** Whether calls can be booked with this host. No calls can be booked with a blocked host. */
  isActive: Scalars['Boolean']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Time of the last change. Slots and calendars do not count. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** The user. */
  userId: Scalars['UUID']['output'];
};

/** The hours of a host. */
export type BookingHostInput = {
  /** Days without calls: at most 60 of exactly 10 characters, such as 2026-12-25. */
  daysOff: Array<Scalars['String']['input']>;
  /** The hours in the office's time zone: at most 14 entries. */
  hours: Array<OpeningHoursInput>;
  /** Whether calls can be booked with them. */
  isActive: Scalars['Boolean']['input'];
};

/** The hosts. */
export type BookingHosts = {
  __typename?: 'BookingHosts';
  /** The hosts, in the order in which they were added. */
  hosts: Array<BookingHost>;
};

/** A mail from staff to the client of a booked call. */
export type BookingMessageInput = {
  /** Not empty, at most 5000 characters. */
  body: Scalars['String']['input'];
  /** Not empty, at most 200 characters. */
  subject: Scalars['String']['input'];
};

/** What speaks against a time for a call that staff add by hand. */
export type BookingObstacle =
  /** The host is busy in one of their own calendars. */
  | 'BUSY'
  /** The time is closer to another call than the gap between calls. */
  | 'GAP'
  /** The time is outside the host's hours, on a day off, or a slot that was removed. */
  | 'OUTSIDE_HOURS'
  /** The host takes no calls now. */
  | 'PAUSED';

/** What staff recorded about a past call. */
export type BookingOutcome =
  /** The call took place. */
  | 'DONE'
  /** The client did not attend. */
  | 'NO_SHOW';

/** The booking rules. */
export type BookingRules = {
  __typename?: 'BookingRules';
  /** The break of a host after a call, in minutes. */
  gapMinutes: Scalars['NonNegativeInt']['output'];
  /** How many days ahead calls can be booked. */
  horizonDays: Scalars['NonNegativeInt']['output'];
  /** Length of a call in minutes. */
  minutes: Scalars['NonNegativeInt']['output'];
  /** The minimum notice in hours for booking, moving and cancelling a call. */
  noticeHours: Scalars['NonNegativeInt']['output'];
  /** Whether visitors choose the host. If false, the hosts take turns. */
  offersHosts: Scalars['Boolean']['output'];
  /** How many future calls one e-mail address may have booked. */
  openCallsPerMailbox: Scalars['NonNegativeInt']['output'];
  /** How many future calls may have been booked from one network. */
  openCallsPerNetwork: Scalars['NonNegativeInt']['output'];
  /**
   * The office's time zone.
   * @deprecated Use `timeZone` of `Site`, which is the same. Deprecated 2026-11-28, removed no earlier than 2027-05-27.
   */
  timeZone: Scalars['String']['output'];
};

/** The new booking rules. */
export type BookingRulesInput = {
  /** The break of a host after a call: 0 to 120 minutes. */
  gapMinutes: Scalars['NonNegativeInt']['input'];
  /** How many days ahead calls can be booked: 1 to 180. */
  horizonDays: Scalars['NonNegativeInt']['input'];
  /** Length of a call: 10 to 240 minutes. */
  minutes: Scalars['NonNegativeInt']['input'];
  /** The minimum notice for booking, moving and cancelling a call: 0 to 336 hours. */
  noticeHours: Scalars['NonNegativeInt']['input'];
  /** Whether visitors choose the host. If false, the hosts take turns. */
  offersHosts: Scalars['Boolean']['input'];
  /**
   * How many future calls one e-mail address may have booked: 1 to 100. Omitted: unchanged. Null: the value of the site
   * file.
   */
  openCallsPerMailbox?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /**
   * How many future calls may have been booked from one network: 1 to 1000. Omitted: unchanged. Null: the value of the
   * site file.
   */
  openCallsPerNetwork?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /**
   * The office's time zone, at most 64 characters. `timeZone` of `SiteInput` has precedence.
   * @deprecated Use `timeZone` of `SiteInput`. Deprecated 2026-11-28, removed no earlier than 2027-05-27.
   */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** The booking of a call. */
export type BookingSection = {
  __typename?: 'BookingSection';
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The text, plain. Null when there is none. */
  text?: Maybe<Scalars['String']['output']>;
};

/** The booking of a call. */
export type BookingSectionInput = {
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, at most 600 characters. Omitted: none. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The state of a booked call. */
export type BookingStatus =
  /** The call was cancelled. */
  | 'CANCELLED'
  /** The call takes place, or took place. */
  | 'CONFIRMED';

/** The report that a mail could not be delivered. */
export type Bounce = {
  __typename?: 'Bounce';
  /** Time of the report. */
  at: Scalars['DateTimeISO']['output'];
  /** The reason that the mail server gave. */
  reason: Scalars['String']['output'];
};

/** The bulk actions. Each has the effect of the mutation for one object. */
export type BulkAction =
  /** Assigns messages to a member of staff or to nobody. */
  | 'ASSIGN'
  /** Moves messages or applications out of the spam folder. */
  | 'MARK_NOT_SPAM'
  /** Marks messages as read. */
  | 'MARK_READ'
  /** Moves messages or applications to the spam folder. */
  | 'MARK_SPAM'
  /** Marks messages as unread. */
  | 'MARK_UNREAD'
  /** Publishes blog posts, portfolio items, pages or reviews. */
  | 'PUBLISH'
  /** Deletes objects of any kind permanently. */
  | 'REMOVE'
  /** Moves messages to a stage. */
  | 'SET_STAGE'
  /** Unpublishes blog posts, portfolio items, pages or reviews. */
  | 'UNPUBLISH';

/** The result of a bulk change. */
export type BulkChange = {
  __typename?: 'BulkChange';
  /** The ids of the changed objects, in the order of the request, without duplicates. */
  done: Array<Scalars['UUID']['output']>;
  /** The objects that could not be changed, with the reasons. */
  failed: Array<BulkFailure>;
};

/** An object that could not be changed. */
export type BulkFailure = {
  __typename?: 'BulkFailure';
  /**
   * The object's id, as it was sent.
   * @deprecated It is the id of something else, which caches confuse with it: use `subjectId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The error message for people. */
  message: Scalars['String']['output'];
  /** The error code of the mutation for one object, such as NOT_FOUND. */
  reason: Scalars['String']['output'];
  /** The object, as it was sent. */
  subjectId: Scalars['UUID']['output'];
};

/** The kinds of objects that can be changed in bulk. */
export type BulkKind =
  /** Applications to the affiliate programme: mark as spam or not spam, delete. */
  | 'AFFILIATE'
  /** Blog posts: publish, unpublish, delete. */
  | 'BLOG_POST'
  /** Messages: mark as read or unread, assign, move to a stage, mark as spam or not spam, delete. */
  | 'MESSAGE'
  /** Pages: publish, unpublish, delete. */
  | 'PAGE'
  /** Portfolio items: publish, unpublish, delete. */
  | 'PORTFOLIO_ITEM'
  /** Reviews: publish, unpublish, delete. */
  | 'REVIEW';

/** A call to action. */
export type CallToActionSection = {
  __typename?: 'CallToActionSection';
  /** The button. Null when there is none. */
  button?: Maybe<PageButton>;
  /** The headline. */
  headline: Scalars['String']['output'];
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The text, plain. Null when there is none. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A call to action. */
export type CallToActionSectionInput = {
  /** The text of the button, at most 40 characters. Omitted: no button. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** Where the button leads, as of a headline, at most 500 characters. Omitted: no button. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 120 characters. */
  headline: Scalars['String']['input'];
  /** Plain text, at most 600 characters. Omitted: none. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Campaign parameters of the visits of the last 90 days, as suggestions for new campaign links: the most frequent first,
 * at most 100 of each.
 */
export type CampaignNames = {
  __typename?: 'CampaignNames';
  /** Campaigns, such as `diwali-2026`. */
  campaigns: Array<Scalars['String']['output']>;
  /** Mediums, such as `email`: from the visits of today and yesterday and the messages of the last 90 days. */
  mediums: Array<Scalars['String']['output']>;
  /** Sources, such as `newsletter`. */
  sources: Array<Scalars['String']['output']>;
};

/** Cards beside each other. */
export type CardsSection = {
  __typename?: 'CardsSection';
  /** The cards, at most 12. */
  cards: Array<PageCard>;
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
};

/** Cards beside each other. */
export type CardsSectionInput = {
  /** At least 1 and at most 12 cards. */
  cards: Array<PageCardInput>;
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
};

/** Selected work. */
export type CaseStudiesSection = {
  __typename?: 'CaseStudiesSection';
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The portfolio items, at most 12: the chosen ones, or else the latest published ones, at most 6. */
  items: Array<PortfolioItem>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
};

/** Selected work. */
export type CaseStudiesSectionInput = {
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** The portfolio items: at most 12 ids, each once. Omitted or empty: the latest published ones. */
  itemIds?: InputMaybe<Array<Scalars['UUID']['input']>>;
};

/** A service of the agency. */
export type CatalogueService = {
  __typename?: 'CatalogueService';
  /** The id of its block on the services page, which is what links to it end with. */
  anchor: Scalars['String']['output'];
  /** The text of its card on the home page. */
  cardText: Scalars['String']['output'];
  /** The headline of its card on the home page. */
  cardTitle: Scalars['String']['output'];
  /** Its name among the choices of forms. Null: it is not offered there. */
  choice?: Maybe<Scalars['String']['output']>;
  /** Its id, which stays when it is renamed. */
  id: ServiceId;
  /** Whether its card is on the home page. */
  isOnHome: Scalars['Boolean']['output'];
  /** Whether it was removed. It then has no block, no card and no choice; what was stored with it keeps its name. */
  isRemoved: Scalars['Boolean']['output'];
  /** The picture on the services page and on the card of the home page. Null: a drawing. */
  picture?: Maybe<GalleryPicture>;
  /** The offerings on the services page. */
  points: Array<Scalars['String']['output']>;
  /** The description on the services page. Empty: none. */
  text: Scalars['String']['output'];
  /** Its name. */
  title: Scalars['String']['output'];
  /** Time of the last change of the catalogue. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A service to save. */
export type CatalogueServiceInput = {
  /** Lowercase letters, digits and hyphens, beginning with a letter; at most 40 characters, each service another. */
  anchor: Scalars['String']['input'];
  /** At most 1000 characters. */
  cardText?: InputMaybe<Scalars['String']['input']>;
  /** At most 80 characters. Null or empty: the name. */
  cardTitle?: InputMaybe<Scalars['String']['input']>;
  /** Its name among the choices of forms, at most 50 characters. Null: it is not offered there. */
  choice?: InputMaybe<Scalars['String']['input']>;
  /** The id of an existing service. Omitted: a new one. */
  id?: InputMaybe<ServiceId>;
  /** Whether its card is on the home page. */
  isOnHome: Scalars['Boolean']['input'];
  /** Whether it is removed. Omitted: it is not. */
  isRemoved?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of a picture of the media library. Omitted: unchanged. Null: a drawing. */
  pictureId?: InputMaybe<Scalars['UUID']['input']>;
  /** The offerings, one per line, at most 2000 characters. Omitted: unchanged. Null: none. */
  points?: InputMaybe<Scalars['String']['input']>;
  /** The description, at most 1000 characters. Omitted: unchanged. Null: none. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 80 characters. */
  title: Scalars['String']['input'];
};

/** A change of the viewer's password. */
export type ChangePasswordInput = {
  /** The current password. At most 256 characters. */
  currentPassword: Scalars['String']['input'];
  /** The new password; the rules of `SignUpInput.password` apply. At most 256 characters. */
  newPassword: Scalars['String']['input'];
};

/** A member of staff as seen by other staff. */
export type Colleague = {
  __typename?: 'Colleague';
  /**
   * The user's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `userId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** The user. */
  userId: Scalars['UUID']['output'];
};

/** A page of colleagues. */
export type ColleagueConnection = {
  __typename?: 'ColleagueConnection';
  /** The same colleagues, each with its cursor. */
  edges: Array<ColleagueEdge>;
  /** The colleagues of this page. */
  nodes: Array<Colleague>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of colleagues. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A colleague in a list. */
export type ColleagueEdge = {
  __typename?: 'ColleagueEdge';
  /** Cursor of the entry. */
  cursor: Scalars['String']['output'];
  /** The colleague. */
  node: Colleague;
};

/** The viewer's password, as a confirmation. */
export type ConfirmPasswordInput = {
  /** The viewer's own password. At most 256 characters. */
  password: Scalars['String']['input'];
};

/** The contact form. */
export type ContactFormSection = {
  __typename?: 'ContactFormSection';
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The text, plain. Null when there is none. */
  text?: Maybe<Scalars['String']['output']>;
};

/** The contact form. */
export type ContactFormSectionInput = {
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, at most 600 characters. Omitted: none. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The autosaved content of a form of a post or item that is not stored yet. */
export type ContentDraft = {
  __typename?: 'ContentDraft';
  /** The `updatedAt` of the post or item when its form was opened. Null for a new one. */
  basedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The fields of the form by name. Picture files are not included. */
  fields: Scalars['JSON']['output'];
  /** The autosave's id, made by the form. */
  id: Scalars['ID']['output'];
  /** The sequence number of this state. The higher number is the later state. */
  sequence: Scalars['NonNegativeInt']['output'];
  /** The title in the form. May be empty. */
  title: Scalars['String']['output'];
  /** Time of the last autosave. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** The content of a form that is not stored yet. */
export type ContentDraftInput = {
  /** The `updatedAt` of the post or item when its form was opened. Omitted: a new one. */
  basedOn?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /**
   * The fields by name, all optional. Texts: `title`, `slug`, `excerpt`, `body`, `author`, `tags`, `imageUrl`, `altText`,
   * `metaTitle`, `metaDescription`, `description`, `category`, `imageOption`, `pictureId`, `client`, `year` and
   * `reviewId`. `layout` of a page. Times in the office's time zone, such as `2026-12-03T09:00`, where they differ from the stored ones: `publishAt`,
   * `takeBackAt` and `publishedAt`. Lists: `services` of names of `ServiceId`, `gallery` of picture ids, `results` of objects with the texts
   * `figure` and `label`, `sections` of objects with `type` and `key`. Booleans: `isPictureRemoved` and `isPublished`. Other names are refused.
   */
  fields: Scalars['JSON']['input'];
  /** Made by the form, one for each writing. Once the post or item is stored, later states of the same id are refused. */
  id: Scalars['UUID']['input'];
  /** The post or item that is being changed. Omitted: a new one. */
  itemId?: InputMaybe<Scalars['UUID']['input']>;
  /** The kind of content. */
  kind: ContentKind;
  /** Higher for each later state. A lower or equal number changes nothing. */
  sequence: Scalars['NonNegativeInt']['input'];
};

/** The kinds of content whose forms are autosaved. */
export type ContentKind =
  /** A blog post. */
  | 'BLOG_POST'
  /** A page of its own. */
  | 'PAGE'
  /** A portfolio item. */
  | 'PORTFOLIO_ITEM';

/** An order of all posts, items or pages. */
export type ContentOrder =
  /** By time of creation, earliest first. */
  | 'CREATED_ASC'
  /** By time of creation, latest first. */
  | 'CREATED_DESC'
  /** By time of the first publication, drafts without one as the earliest, earliest first. */
  | 'PUBLISHED_ASC'
  /** By time of the first publication, drafts without one as the earliest, latest first. */
  | 'PUBLISHED_DESC'
  /** By title, A to Z. */
  | 'TITLE_ASC'
  /** By title, Z to A. */
  | 'TITLE_DESC'
  /** By time of the last change, earliest first. */
  | 'UPDATED_ASC'
  /** By time of the last change, latest first. */
  | 'UPDATED_DESC';

/** A section of a page. Each has a `key` that keeps its identity while sections move. */
export type ContentSection = BookingSection | CallToActionSection | CardsSection | CaseStudiesSection | ContactFormSection | FiguresSection | GallerySection | HeroSection | LogosSection | NewsletterSection | PeopleSection | PictureSection | PricesSection | QuestionsSection | QuotesSection | TextSection | VideoSection;

/** A section of a page: exactly one field beside `key`, which is the type of the section. */
export type ContentSectionInput = {
  /** The booking of a call. */
  booking?: InputMaybe<BookingSectionInput>;
  /** A call to action. */
  callToAction?: InputMaybe<CallToActionSectionInput>;
  /** Cards beside each other. */
  cards?: InputMaybe<CardsSectionInput>;
  /** Selected work. */
  caseStudies?: InputMaybe<CaseStudiesSectionInput>;
  /** The contact form. */
  contactForm?: InputMaybe<ContactFormSectionInput>;
  /** Figures with what they count. */
  figures?: InputMaybe<FiguresSectionInput>;
  /** Several pictures. */
  gallery?: InputMaybe<GallerySectionInput>;
  /** The headline of a page. */
  hero?: InputMaybe<HeroSectionInput>;
  /**
   * Keeps the identity of the section while sections move, unique on the page: letters, digits, hyphens and underscores.
   * It has at most 40 characters. Omitted: a new one.
   */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Logos beside each other. */
  logos?: InputMaybe<LogosSectionInput>;
  /** The sign-up to the newsletter. */
  newsletter?: InputMaybe<NewsletterSectionInput>;
  /** People with their portraits. */
  people?: InputMaybe<PeopleSectionInput>;
  /** A single picture. */
  picture?: InputMaybe<PictureSectionInput>;
  /** A table of prices. */
  prices?: InputMaybe<PricesSectionInput>;
  /** Questions and answers. */
  questions?: InputMaybe<QuestionsSectionInput>;
  /** What clients say. */
  quotes?: InputMaybe<QuotesSectionInput>;
  /** A text. */
  text?: InputMaybe<TextSectionInput>;
  /** A video. */
  video?: InputMaybe<VideoSectionInput>;
};

/** A post, item or page that says the same in another language. */
export type ContentTranslation = {
  __typename?: 'ContentTranslation';
  /** The id of the post, item or page. */
  contentId: Scalars['UUID']['output'];
  /** Whether it is public. Drafts are visible only to staff. */
  isPublished: Scalars['Boolean']['output'];
  /** The BCP 47 tag of its language. */
  language: Scalars['String']['output'];
  /** The name of the language in itself, such as `Deutsch`. */
  languageName: Scalars['String']['output'];
  /** The last segment of the address. */
  slug: Scalars['String']['output'];
  /** The title. */
  title: Scalars['String']['output'];
  /** The address of its page. */
  url: Scalars['URL']['output'];
};

/** A file to be uploaded. */
export type CreateImportInput = {
  /**
   * The address of the source site, such as https://blog.example.com, at most 500 characters. Needed for Ghost, whose
   * export does not contain it.
   */
  address?: InputMaybe<Scalars['String']['input']>;
  /**
   * The name of the file, at most 200 characters: it ends in .xml (WordPress), .json (Ghost, or reviews of Google
   * Takeout), .csv or .tsv (a table), or .zip (one of them, with pictures).
   */
  fileName: Scalars['String']['input'];
  /** What the rows of a table are. Omitted: seen from its first row. */
  kind?: InputMaybe<ImportRowKind>;
  /**
   * How other WordPress post types or the columns of a table are imported: the text of a mapping file.
   * At most 20000 characters.
   */
  mapping?: InputMaybe<Scalars['String']['input']>;
  /** The size in bytes: 1 to 1073741824. */
  size: Scalars['NonNegativeInt']['input'];
};

/** The API token of a request, as its program may know it. */
export type CurrentApiToken = {
  __typename?: 'CurrentApiToken';
  /** The API token. It is not the token. */
  apiTokenId: Scalars['UUID']['output'];
  /** Time of issue. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** Time at which the secret of the request expires. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The last four characters of the token, to identify it. */
  hint: Scalars['String']['output'];
  /**
   * The API token's id. It is not the token.
   * @deprecated It is the id of something else, which caches confuse with it: use `apiTokenId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** Whether the token has been rotated since, so that the program needs its new secret before `expiresAt`. */
  isRotated: Scalars['Boolean']['output'];
  /** What the token is used for. */
  name: Scalars['String']['output'];
  /** Number of requests that the token may send in a minute. Null: no limit of its own. */
  requestsPerMinute?: Maybe<Scalars['Int']['output']>;
  /** The permissions of the token, limited by those of the admin who issued it. */
  role: ApiTokenRole;
  /** The scopes that limit the token. Null: no limit within the role. */
  scopes?: Maybe<Array<ApiTokenScope>>;
};

/** What waits for the caller today, in the office's time zone. */
export type DayOverview = {
  __typename?: 'DayOverview';
  /** Unread messages with an answer of the client: the caller's first, then the oldest answer first. */
  answers: DayTally;
  /** The caller's other open messages: unread first, then the last change first. */
  assigned: DayTally;
  /** The failure of the last nightly backup. Null when it succeeded, still runs, or nightly backups are off. */
  backupNotice?: Maybe<OfficeNotice>;
  /**
   * External calendars that cannot be read; employees get only their own. Admins also get a notice when the site takes
   * bookings and no host takes calls.
   */
  calendarNotices: Array<OfficeNotice>;
  /** The calls that take place today and are not over: the caller's first, then by time. Employees: only their own. */
  calls: Array<Booking>;
  /** The day, such as 2026-11-21. */
  day: Scalars['String']['output'];
  /** The caller's open messages whose follow-up is due, the longest due first. */
  followUps: DayTally;
  /**
   * Mails of the last seven days that were not delivered, the newest first, unless a later reply went out. Employees: only
   * mails to senders of messages. At most 8.
   */
  mailNotices: Array<OfficeNotice>;
  /** Posts and portfolio items that go live or are taken back later today, ordered by time. At most 8. */
  planned: Array<PlannedChange>;
  /** Webhooks without a successful delivery since a failure, and those that were switched off because of it. */
  webhookNotices: Array<OfficeNotice>;
};

/** Messages that wait for the caller. */
export type DayTally = {
  __typename?: 'DayTally';
  /** Number of messages. */
  count: Scalars['NonNegativeInt']['output'];
  /** The first 8 of them. */
  messages: Array<Message>;
};

/** The record of a deleted object. No data of the object is stored. */
export type Deletion = {
  __typename?: 'Deletion';
  /** Time of deletion. For callers who see only published content: time of deletion or unpublication. */
  deletedAt: Scalars['DateTimeISO']['output'];
  /**
   * The id of the deleted object.
   * @deprecated It is the id of something else, which caches confuse with it: use `subjectId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The kind of the deleted object. */
  kind: DeletionKind;
  /** The deleted object. */
  subjectId: Scalars['UUID']['output'];
};

/** A page of deletions. */
export type DeletionConnection = {
  __typename?: 'DeletionConnection';
  /** The same deletions, each with its cursor. */
  edges: Array<DeletionEdge>;
  /** The deletions of this page. */
  nodes: Array<Deletion>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of deletions. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A deletion in a list. */
export type DeletionEdge = {
  __typename?: 'DeletionEdge';
  /** Cursor of the deletion. */
  cursor: Scalars['String']['output'];
  /** The deletion. */
  node: Deletion;
};

/** The kinds of objects whose deletions are recorded. */
export type DeletionKind =
  /** An application to the affiliate programme. */
  | 'AFFILIATE'
  /** An API token, deleted a year after its end. */
  | 'API_TOKEN'
  /** A blog post. */
  | 'BLOG_POST'
  /** A booked call. */
  | 'BOOKING'
  /** An import. */
  | 'IMPORT'
  /** An invitation. */
  | 'INVITATION'
  /** A picture of the media library. */
  | 'MEDIA_PICTURE'
  /** A message. */
  | 'MESSAGE'
  /** A page of its own. */
  | 'PAGE'
  /** A portfolio item. */
  | 'PORTFOLIO_ITEM'
  /** A preview link. */
  | 'PREVIEW_LINK'
  /** A redirect. */
  | 'REDIRECT'
  /** A reply template. */
  | 'REPLY_TEMPLATE'
  /** A review. */
  | 'REVIEW'
  /** A review link. */
  | 'REVIEW_LINK'
  /** A user. */
  | 'USER'
  /** A webhook. */
  | 'WEBHOOK';

/** A page of the site with all its texts. */
export type EditedPage = {
  __typename?: 'EditedPage';
  /** The labels of the texts that differ from the original, in the order of the page. */
  changed: Array<Scalars['String']['output']>;
  /** The texts, in the order of the page. */
  fields: Array<PageTextField>;
  /** The id of the page in this language, as used for its revisions. */
  id: Scalars['UUID']['output'];
  /** Whether it was ever changed. */
  isTouched: Scalars['Boolean']['output'];
  /** The language of the texts: en, de or hi. */
  language: Scalars['String']['output'];
  /** The page. */
  page: SitePage;
  /** The path on the site, with the prefix of a further language. */
  path: Scalars['String']['output'];
  /** The last segment of the path of its editor. */
  slug: Scalars['String']['output'];
  /** The title of the page. */
  title: Scalars['String']['output'];
  /** Time of the last change. For an unchanged page: the date of the original texts. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** Who changed it last. Null when nobody did, and when their account was deleted. */
  updatedBy?: Maybe<Scalars['String']['output']>;
};

/** A page of the list of site pages. */
export type EditedPageConnection = {
  __typename?: 'EditedPageConnection';
  /** The same site pages, each with its cursor. */
  edges: Array<EditedPageEdge>;
  /** The site pages on this page of the list. */
  nodes: Array<EditedPage>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of site pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A site page in a list. */
export type EditedPageEdge = {
  __typename?: 'EditedPageEdge';
  /** Cursor of the site page. */
  cursor: Scalars['String']['output'];
  /** The page. */
  node: EditedPage;
};

/** The members of staff who have the form of a post or item open. */
export type Editing = {
  __typename?: 'Editing';
  /**
   * The id of the post or item.
   * @deprecated It is the id of something else, which caches confuse with it: use `itemId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The post or item. */
  itemId: Scalars['UUID']['output'];
  /** All of them, the caller included. */
  people: Array<EditingPresence>;
};

/** A member of staff who has the form of a post or item open. */
export type EditingPresence = {
  __typename?: 'EditingPresence';
  /** The name. */
  name: Scalars['String']['output'];
  /** The user's id. */
  userId: Scalars['ID']['output'];
};

/** A code of the authenticator app that is being set up. */
export type EnableTotpInput = {
  /** The code that the app shows: exactly 6 digits. */
  code: Scalars['String']['input'];
};

/**
 * The source of a message or application. It is derived from the sender's visit on the same day, without anything stored
 * in the browser; without scripts, from the address of the form. See `docs/contract.md`, Visits.
 */
export type EnquirySource = {
  __typename?: 'EnquirySource';
  /** The affiliate whose referral link the sender followed. Null when there is none, or when it was deleted. */
  affiliate?: Maybe<Affiliate>;
  /** The campaign, lowercase. Null when there was none. */
  campaign?: Maybe<Scalars['String']['output']>;
  /** The path of the first page of the sender on that day. Null when the visit was not counted. */
  firstPage?: Maybe<Scalars['String']['output']>;
  /** The detected source, without the correction by staff. Null when none was detected. */
  found?: Maybe<Scalars['String']['output']>;
  /** The medium of the campaign, `search`, `social` or `paid`. Null when unknown. */
  medium?: Maybe<Scalars['String']['output']>;
  /**
   * The source: that of the campaign, `google`, the host of another site, `direct`, or the correction by staff. Lowercase.
   * Null when unknown.
   */
  name?: Maybe<Scalars['String']['output']>;
  /** The host of the page whose link was followed. Null when there was none, or when the browser did not send it. */
  referrer?: Maybe<Scalars['String']['output']>;
  /** The path of the page with the form. Null when the browser did not send it. */
  sentFrom?: Maybe<Scalars['String']['output']>;
};

/** The addresses of the person whose data is to be erased. */
export type ErasePersonalDataInput = {
  /**
   * E-mail addresses and phone numbers: at least one, at most 10 of them, each at most 254 characters. Ten digits without
   * a country code are an Indian number.
   */
  addresses: Array<Scalars['String']['input']>;
  /** The first of the addresses, typed again as a confirmation. At most 254 characters. */
  confirmation: Scalars['String']['input'];
};

/** An erasure of the data of a person. */
export type Erasure = Node & {
  __typename?: 'Erasure';
  /**
   * Time at which the files were deleted and the disk space of the rows was released for reuse. Null while that is
   * running.
   */
  clearedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Number of records that were deleted, anonymised or changed. */
  count: Scalars['NonNegativeInt']['output'];
  /** Time of the erasure. */
  erasedAt: Scalars['DateTimeISO']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
};

/**
 * The values of `extensions.code` in an error. `extensions` may also have `fields` (a message per field), `retryAfter`
 * (seconds) and `requestId`. The number is the HTTP status of the same refusal in REST.
 */
export type ErrorCode =
  /** 401: identifier or password are wrong. */
  | 'BAD_CREDENTIALS'
  /** 400: the request could not be understood: syntax, validation, limits of a document. */
  | 'BAD_REQUEST'
  /** 422: a field or an argument is not valid; `fields` says which. */
  | 'BAD_USER_INPUT'
  /** 409: it conflicts with something that exists, or with a change by somebody else. */
  | 'CONFLICT'
  /** 403: the caller may not do this. */
  | 'FORBIDDEN'
  /** 410: it is no longer available. */
  | 'GONE'
  /** 500: something failed in the product. The message says nothing more. */
  | 'INTERNAL_SERVER_ERROR'
  /** 405: the address does not know the HTTP method. */
  | 'METHOD_NOT_ALLOWED'
  /** 406: none of the accepted content types is possible. */
  | 'NOT_ACCEPTABLE'
  /** 404: there is no such object for the caller. */
  | 'NOT_FOUND'
  /** 503: the site is not launched yet. */
  | 'NOT_LAUNCHED'
  /** 413: the request or a file is too large. */
  | 'PAYLOAD_TOO_LARGE'
  /** 200: the hash of a persisted query is unknown; send the text. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** 429: too many requests; `retryAfter` says when to try again. */
  | 'RATE_LIMITED'
  /** 401: there is no session or token, or it has ended. */
  | 'UNAUTHENTICATED'
  /** 503: the database or the store is unavailable; `retryAfter` says when to try again. */
  | 'UNAVAILABLE'
  /** 415: the content type or the kind of file is not accepted. */
  | 'UNSUPPORTED_MEDIA';

/** Figures with what they count. */
export type FiguresSection = {
  __typename?: 'FiguresSection';
  /** The figures, at most 8. */
  figures: Array<ResultFigure>;
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
};

/** Figures with what they count. */
export type FiguresSectionInput = {
  /** At least 1 and at most 8 figures. */
  figures: Array<ResultFigureInput>;
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
};

/** A first step and its state. */
export type FirstStep = {
  __typename?: 'FirstStep';
  /** Whether an admin has completed it or marked it as done. */
  isDone: Scalars['Boolean']['output'];
  /** The step. */
  name: FirstStepName;
};

/** A step in making a new site one's own. */
export type FirstStepName =
  /** Password and second step of the own account. */
  | 'ACCOUNT'
  /** Name, tagline and description. */
  | 'BRAND'
  /** Whether visitors book calls. */
  | 'CALLS'
  /** E-mail address, phone, address. */
  | 'CONTACT'
  /** Time zone and opening hours of the office. */
  | 'HOURS'
  /** The launch. */
  | 'LAUNCH'
  /** Logo and colours. */
  | 'LOOK'
  /** Mail servers. */
  | 'MAIL'
  /** Sample content: kept or removed. */
  | 'SAMPLES';

/** The first steps of a new site, and the mail servers of its settings. */
export type FirstSteps = {
  __typename?: 'FirstSteps';
  /** A constant; there is one site. */
  id: Scalars['ID']['output'];
  /** The mailbox for incoming mail, without password. Null: none is set. */
  imapServer?: Maybe<Scalars['String']['output']>;
  /** Whether the dashboard does not show them any more: all are done, or an admin has ended them. */
  isOver: Scalars['Boolean']['output'];
  /** The server for outgoing mail, such as smtp://mail.example.com:587, without user and password. Null: none is set. */
  smtpServer?: Maybe<Scalars['String']['output']>;
  /** All steps, in their order. */
  steps: Array<FirstStep>;
};

/** The most important point of a picture, which every crop keeps. The centre, 50 and 50, unless somebody chose another. */
export type FocalPoint = {
  __typename?: 'FocalPoint';
  /** The distance from the left edge in percent of the width, 0 to 100. */
  x: Scalars['NonNegativeInt']['output'];
  /** The distance from the top edge in percent of the height, 0 to 100. */
  y: Scalars['NonNegativeInt']['output'];
};

/** A point of a picture. */
export type FocalPointInput = {
  /** The distance from the left edge in percent of the width, 0 to 100. */
  x: Scalars['Int']['input'];
  /** The distance from the top edge in percent of the height, 0 to 100. */
  y: Scalars['Int']['input'];
};

/** The folders of messages and applications. */
export type Folder =
  /** Both folders. */
  | 'ALL'
  /** Everything that is not spam. */
  | 'INBOX'
  /** What looks automatic, or was moved there by staff. */
  | 'SPAM';

/** A planned follow-up of a message. */
export type FollowUp = {
  __typename?: 'FollowUp';
  /** The day in the office's time zone, such as 2026-11-21. */
  day: Scalars['String']['output'];
  /** What to do on that day. Null when there is no note. */
  note?: Maybe<Scalars['String']['output']>;
};

/** A follow-up of a message. */
export type FollowUpInput = {
  /** The day in the office's time zone, such as 2026-11-21: exactly 10 characters. */
  day: Scalars['String']['input'];
  /** At most 500 characters. Omitted or empty: no note. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/**
 * How a public form was filled in, as measured by its page. Submissions that look automatic are accepted and stored in the
 * spam folder; only staff can see that. Clients without a form omit this input and are not checked.
 */
export type FormFactsInput = {
  /** Milliseconds since the first page of the visit was requested. Omitted when no script ran. */
  elapsedMs?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /** Whether the honeypot field, which people do not see, has a value. Omitted: false. */
  isHoneypotFilled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A time slot that can be booked. */
export type FreeSlot = {
  __typename?: 'FreeSlot';
  /** End of the call. */
  endsAt: Scalars['DateTimeISO']['output'];
  /** Start of the call. */
  startsAt: Scalars['DateTimeISO']['output'];
};

/** The free slots of 14 days. */
export type FreeTimes = {
  __typename?: 'FreeTimes';
  /** The first day that can be booked. */
  firstDay: Scalars['String']['output'];
  /** The first of the 14 days, such as 2026-11-27. */
  from: Scalars['String']['output'];
  /** The days of the 14 whose slots are all taken, such as 2026-11-27. A day without slots is none of them. */
  fullDays: Array<Scalars['String']['output']>;
  /** Whether anybody takes calls. If not, no other days have free slots. */
  hasAnyHost: Scalars['Boolean']['output'];
  /** The hosts that can be chosen. Empty when the office chooses. */
  hosts: Array<Colleague>;
  /** The last day that can be booked. */
  lastDay: Scalars['String']['output'];
  /** Length of a call in minutes. */
  minutes: Scalars['NonNegativeInt']['output'];
  /** The time zone of the office. */
  officeTimeZone: Scalars['String']['output'];
  /** The free slots, ordered by time. */
  slots: Array<FreeSlot>;
  /** The time zone in which days are counted: the requested one or the office's. */
  timeZone: Scalars['String']['output'];
};

/** A picture of the media library in a gallery or a page text. */
export type GalleryPicture = {
  __typename?: 'GalleryPicture';
  /** The alternative text in the media library. */
  altText?: Maybe<Scalars['String']['output']>;
  /**
   * The picture's id in the media library.
   * @deprecated It is the id of something else, which caches confuse with it: use `pictureId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The picture with its dimensions and smaller files. */
  image: Picture;
  /** The picture in the media library. */
  pictureId: Scalars['UUID']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** Several pictures. */
export type GallerySection = {
  __typename?: 'GallerySection';
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The pictures, at most 24. */
  pictures: Array<GalleryPicture>;
};

/** Several pictures. */
export type GallerySectionInput = {
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 24 ids of pictures in the media library, each once. */
  pictureIds: Array<Scalars['UUID']['input']>;
};

/** The headline of a page. */
export type HeroSection = {
  __typename?: 'HeroSection';
  /** The button. Null when there is none. */
  button?: Maybe<PageButton>;
  /** The headline. */
  headline: Scalars['String']['output'];
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The text below it, plain. */
  lead?: Maybe<Scalars['String']['output']>;
  /** The picture. Null when there is none. */
  picture?: Maybe<GalleryPicture>;
};

/** The headline of a page. */
export type HeroSectionInput = {
  /** The text of the button, at most 40 characters. Omitted: no button. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /**
   * Where the button leads: a path of the site, or an address that begins with `https://`, `mailto:` or `tel:`. It has
   * at most 500 characters, and is given together with `buttonText`, or not at all.
   */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 120 characters. */
  headline: Scalars['String']['input'];
  /** Plain text, at most 600 characters. Omitted: none. */
  lead?: InputMaybe<Scalars['String']['input']>;
  /** The id of a picture in the media library. Omitted: none. */
  pictureId?: InputMaybe<Scalars['UUID']['input']>;
};

/** What a user owns and another member of staff can take over when the account is deleted. */
export type Holdings = {
  __typename?: 'Holdings';
  /** Number of messages that they own. */
  messages: Scalars['NonNegativeInt']['output'];
  /**
   * Number of posts that name them as author, by their account name or author page name. 0 when another user has the same
   * name.
   */
  posts: Scalars['NonNegativeInt']['output'];
};

/** An external calendar whose events block slots of a host. It is read every 15 minutes. */
export type HostFeed = {
  __typename?: 'HostFeed';
  /** Number of events in the bookable days at the last read. */
  eventCount: Scalars['NonNegativeInt']['output'];
  /** Why the last read failed, or what was ignored. Null when there was no problem. */
  fault?: Maybe<Scalars['String']['output']>;
  /** The calendar's id. */
  id: Scalars['ID']['output'];
  /** The host name of the calendar's address. The full address is never returned. */
  place: Scalars['String']['output'];
  /** Time of the last successful read. Null when there was none. */
  readAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Time of the last change. Each read is a change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** An external calendar whose events block slots of a host. */
export type HostFeedInput = {
  /**
   * The https URL of the calendar, with a host name, at most 2000 characters. It is stored encrypted, because it gives
   * access to the calendar.
   */
  url: Scalars['String']['input'];
};

/** The two ways to send a picture. */
export type ImageOption =
  /** As a file. */
  | 'file'
  /** By URL. */
  | 'url'
  /** As a file, in the form's spelling. */
  | 'file'
  /** By URL, in the form's spelling. */
  | 'url';

/** An import of a site from another program. */
export type Import = Node & {
  __typename?: 'Import';
  /** Whether it can be deleted: nothing of it is on the site, and it is not running. */
  canRemove: Scalars['Boolean']['output'];
  /** Whether it can be started: the file was analysed and still exists, and a table is mapped. */
  canStart: Scalars['Boolean']['output'];
  /** Whether it can be undone. */
  canUndo: Scalars['Boolean']['output'];
  /** Which content is imported. */
  choice: ImportChoice;
  /** Number of entries processed. */
  done: Scalars['NonNegativeInt']['output'];
  /** Time of the end. Null while it has not ended. */
  endedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Why it failed, in a sentence. */
  fault?: Maybe<Scalars['String']['output']>;
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether it is queued. One import runs at a time. */
  isWaiting: Scalars['Boolean']['output'];
  /** Time at which an unused file is deleted. Null when there is no file. */
  keptUntil?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The entries of the report. */
  lines: ImportLineConnection;
  /** Number of bytes received. */
  received: Scalars['NonNegativeInt']['output'];
  /** What would be imported, or was imported. Null until the file is analysed. */
  report?: Maybe<ImportReport>;
  /** The size of the file in bytes. Null for an import from the command line. */
  size?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The source site, such as `wordpress blog.example.com`. Null until the file is analysed. */
  source?: Maybe<Scalars['String']['output']>;
  /** Time of the start. */
  startedAt: Scalars['DateTimeISO']['output'];
  /** Who started it, with the name at that time. */
  startedBy: Scalars['String']['output'];
  /** The state. */
  state: ImportState;
  /**
   * The table of the file, and how its columns are imported. Null for an export of a site, until the file is analysed, and
   * once it is deleted.
   */
  table?: Maybe<ImportTable>;
  /** Number of entries to process, as far as known: of the file, or of the undo. */
  total: Scalars['NonNegativeInt']['output'];
  /** What was removed by the undo. Null when it was not undone. */
  undone?: Maybe<ImportUndone>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};


/** An import of a site from another program. */
export type ImportLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  onlyLosses?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which content of an export is imported. */
export type ImportChoice = {
  __typename?: 'ImportChoice';
  /** Entries that are not published: drafts and scheduled entries. */
  drafts: Scalars['Boolean']['output'];
  /** Portfolio items. */
  items: Scalars['Boolean']['output'];
  /** Pages, which become posts. */
  pages: Scalars['Boolean']['output'];
  /** Posts. */
  posts: Scalars['Boolean']['output'];
  /** Whether pages that were published come published. Otherwise they are drafts. */
  publishPages: Scalars['Boolean']['output'];
};

/** A column of a table. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  /** Whether it can be imported: it has a name, which no other column has. */
  canImport: Scalars['Boolean']['output'];
  /** The field that it becomes, or `id` for the column that identifies a row. Null: it is not imported. */
  field?: Maybe<Scalars['String']['output']>;
  /** Its name in the first row. */
  name: Scalars['String']['output'];
  /** Up to three different values. */
  samples: Array<Scalars['String']['output']>;
};

/** A column to import. */
export type ImportColumnInput = {
  /** The field that it becomes, or `id` for the column that identifies a row: at most 40 characters. */
  field: Scalars['String']['input'];
  /** Its name in the first row, at most 1000 characters. */
  name: Scalars['String']['input'];
};

/** A page of imports. */
export type ImportConnection = {
  __typename?: 'ImportConnection';
  /** The same imports, each with its cursor. */
  edges: Array<ImportEdge>;
  /** The imports of this page. */
  nodes: Array<Import>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of imports. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** Counts by kind. */
export type ImportCounts = {
  __typename?: 'ImportCounts';
  /** Messages. */
  enquiries: Scalars['NonNegativeInt']['output'];
  /** Portfolio items. */
  items: Scalars['NonNegativeInt']['output'];
  /** Pictures. */
  pictures: Scalars['NonNegativeInt']['output'];
  /** Posts. */
  posts: Scalars['NonNegativeInt']['output'];
  /** Redirects. */
  redirects: Scalars['NonNegativeInt']['output'];
  /** Reviews. */
  reviews: Scalars['NonNegativeInt']['output'];
};

/** The order of day, month and year in a date in digits. */
export type ImportDateOrder =
  /** 05.03.2026. */
  | 'DAY_MONTH_YEAR'
  /** 3/5/2026. */
  | 'MONTH_DAY_YEAR'
  /** 2026-03-05. */
  | 'YEAR_MONTH_DAY';

/** A value for every row whose cell is empty, or that has no column. */
export type ImportDefault = {
  __typename?: 'ImportDefault';
  /** The field. */
  field: Scalars['String']['output'];
  /** The value. */
  value: Scalars['String']['output'];
};

/** A value for every row whose cell is empty, or that has no column. */
export type ImportDefaultInput = {
  /** The field, at most 40 characters. */
  field: Scalars['String']['input'];
  /** The value, at least 1 and at most 200 characters. */
  value: Scalars['String']['input'];
};

/** An import in a list. */
export type ImportEdge = {
  __typename?: 'ImportEdge';
  /** Cursor of the import. */
  cursor: Scalars['String']['output'];
  /** The import. */
  node: Import;
};

/** A field that a column can become. */
export type ImportField = {
  __typename?: 'ImportField';
  /** Whether each row needs it. */
  isRequired: Scalars['Boolean']['output'];
  /** Its name on the screen. */
  label: Scalars['String']['output'];
  /** Its name in `saveImportMapping`. */
  name: Scalars['String']['output'];
};

/** The result of one entry of an export. */
export type ImportLine = {
  __typename?: 'ImportLine';
  /** What is missing, in a few words each. */
  losses: Array<Scalars['String']['output']>;
  /** What is different here without a loss. */
  notes: Array<Scalars['String']['output']>;
  /** The path on this site. Null when the entry was not imported. */
  path?: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Scalars['String']['output'];
};

/** A page of the entries of a report. */
export type ImportLineConnection = {
  __typename?: 'ImportLineConnection';
  /** The same entries, each with its cursor. */
  edges: Array<ImportLineEdge>;
  /** The entries of this page. */
  nodes: Array<ImportLine>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An entry in a list. */
export type ImportLineEdge = {
  __typename?: 'ImportLineEdge';
  /** Cursor of the entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: ImportLine;
};

/** An order of imports. */
export type ImportOrder =
  /** By name of the file, A to Z. */
  | 'FILE_ASC'
  /** By name of the file, Z to A. */
  | 'FILE_DESC'
  /** By source, those without one as the first, A to Z. */
  | 'SOURCE_ASC'
  /** By source, those without one as the first, Z to A. */
  | 'SOURCE_DESC'
  /** By time of the start, earliest first. */
  | 'STARTED_ASC'
  /** By time of the start, latest first. */
  | 'STARTED_DESC';

/** The report of an import. */
export type ImportReport = {
  __typename?: 'ImportReport';
  /** Number of messages. */
  enquiries: Scalars['NonNegativeInt']['output'];
  /** The format of the file, such as `WordPress`. */
  format: Scalars['String']['output'];
  /** Number of portfolio items. */
  items: Scalars['NonNegativeInt']['output'];
  /** Number of entries that already exist. */
  known: Scalars['NonNegativeInt']['output'];
  /** Number of entries that are imported incompletely. */
  lossCount: Scalars['NonNegativeInt']['output'];
  /** Number of pages among them. */
  pages: Scalars['NonNegativeInt']['output'];
  /** Number of pictures. */
  pictures: Scalars['NonNegativeInt']['output'];
  /** Number of posts and pages. */
  posts: Scalars['NonNegativeInt']['output'];
  /** Number of posts, portfolio items and reviews that are published. */
  published: Scalars['NonNegativeInt']['output'];
  /** Number of redirects. The analysis does not count them. */
  redirects: Scalars['NonNegativeInt']['output'];
  /** Number of reviews. */
  reviews: Scalars['NonNegativeInt']['output'];
  /** Entries that are not imported, at most 200. */
  skipped: Array<ImportSkipped>;
  /** Total number of entries that are not imported. */
  skippedCount: Scalars['NonNegativeInt']['output'];
};

/** What the rows of a table are. */
export type ImportRowKind =
  /** Messages, as of the contact form. */
  | 'ENQUIRY'
  /** Client reviews. */
  | 'REVIEW';

/** An entry that is not imported. */
export type ImportSkipped = {
  __typename?: 'ImportSkipped';
  /** What it is. */
  what: Scalars['String']['output'];
  /** Why it is not imported. */
  why: Scalars['String']['output'];
};

/** The states of an import. */
export type ImportState =
  /** The import is complete. */
  | 'done'
  /** The import failed. What was imported before the failure is complete. */
  | 'failed'
  /** The file is being analysed; nothing is imported yet. */
  | 'looking'
  /** The file was analysed; the report says what would be imported. */
  | 'ready'
  /** The import is running. */
  | 'running'
  /** The import is being undone. */
  | 'undoing'
  /** The import was undone. */
  | 'undone'
  /** The file is being uploaded. */
  | 'uploading';

/** Addresses of people who have agreed to get the newsletter. */
export type ImportSubscribersInput = {
  /** How these people have agreed. It is stored with each address. At most 500 characters. */
  consent: Scalars['String']['input'];
  /** A CSV table with the column Email and optionally Interests. At most 900000 characters. */
  csv: Scalars['String']['input'];
  /** The interest of addresses whose row has none. Omitted: everything. At most 40 characters. */
  interest?: InputMaybe<Scalars['String']['input']>;
};

/** A table, such as the entries of a form, and how it is imported. */
export type ImportTable = {
  __typename?: 'ImportTable';
  /** The columns, in the order of the file. */
  columns: Array<ImportColumn>;
  /** The orders in which the dates can be read. Several when they mean different days. */
  dateOrders: Array<ImportDateOrder>;
  /** The order of the dates. Null when it must be chosen. */
  dates?: Maybe<ImportDateOrder>;
  /** Values for every row. */
  defaults: Array<ImportDefault>;
  /** Total number of rows that would not be imported, or not completely. */
  faultyCount: Scalars['NonNegativeInt']['output'];
  /** The first rows that would not be imported, or not completely, wherever they are in the file. */
  faultyRows: Array<ImportTableRow>;
  /** The fields of such rows. */
  fields: Array<ImportField>;
  /** The name of the source. Rows of one source are not imported twice. */
  from: Scalars['String']['output'];
  /** Whether the inbox of this product wrote the file: then its columns are fixed. */
  isFixed: Scalars['Boolean']['output'];
  /** What the rows are. */
  kind: ImportRowKind;
  /** Required fields without a column or a value. While there are any, the import cannot be started. */
  missing: Array<Scalars['String']['output']>;
  /** The first rows, as they would be imported. Empty while something is missing. */
  preview: Array<ImportTableRow>;
};

/** A row of a table. */
export type ImportTableRow = {
  __typename?: 'ImportTableRow';
  /** Why it would not be imported. Null when it would be. */
  fault?: Maybe<Scalars['String']['output']>;
  /** What it would lose. */
  loss?: Maybe<Scalars['String']['output']>;
  /** Its number in the file; the names of the columns are row 1. */
  row: Scalars['Int']['output'];
  /** Its values: as they would be imported, or as they are in the file when the row would not be imported. */
  values: Array<ImportDefault>;
};

/** The result of an undo. What staff have changed or use since the import stays. */
export type ImportUndone = {
  __typename?: 'ImportUndone';
  /** What stays. */
  kept: ImportCounts;
  /** What was removed. */
  removed: ImportCounts;
};

/** The result of an import of subscribers. */
export type ImportedSubscribers = {
  __typename?: 'ImportedSubscribers';
  /** Number of addresses that were added. */
  added: Scalars['NonNegativeInt']['output'];
  /** Number of rows without a valid address. */
  invalid: Scalars['NonNegativeInt']['output'];
  /** Number of addresses that the newsletter knows. An import does not change them, so a reader who has left gets nothing. */
  known: Scalars['NonNegativeInt']['output'];
};

/** The notification of search engines about changed pages (IndexNow protocol). */
export type IndexNow = {
  __typename?: 'IndexNow';
  /** Why the last attempt failed, in plain words. Null when it succeeded. */
  fault?: Maybe<Scalars['String']['output']>;
  /** A constant; there is one object for the site. */
  id: Scalars['ID']['output'];
  /** Whether notifications are sent. */
  isOn: Scalars['Boolean']['output'];
  /** The key file that proves the ownership of the site. Null until IndexNow is first switched on. */
  proofUrl?: Maybe<Scalars['URL']['output']>;
  /** Time of the last attempt. Null when there was none. */
  triedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Number of pages waiting to be reported. */
  waiting: Scalars['NonNegativeInt']['output'];
};

/**
 * The path from visits to messages to clients. It follows the messages of the period: `won` is how many of them are won by
 * now, while `PeriodFigures.won` counts what was won in the period.
 */
export type InsightPath = {
  __typename?: 'InsightPath';
  /** Number of messages in the period. */
  enquiries: Scalars['NonNegativeInt']['output'];
  /** Messages per visitor: 0.02 is two of a hundred. Null without visitors, and when visits were not counted. */
  enquiryRate?: Maybe<Scalars['Float']['output']>;
  /** Sum of their values in whole rupees. */
  value: Scalars['Float']['output'];
  /** Number of visitors in the period. Null when visits were not counted. */
  visitors?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Number of these messages that are won by now. */
  won: Scalars['NonNegativeInt']['output'];
  /** Won messages per message. Null without messages. */
  wonRate?: Maybe<Scalars['Float']['output']>;
};

/** The period of a report. Days are those of the office's time zone. Empty input: the last 30 days. */
export type InsightPeriodInput = {
  /** Number of days up to today, today included: 1 to 731. Instead of `from` and `to`. */
  days?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /** The first day, such as 2026-11-21: exactly 10 characters. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The last day, in a period of at most 731 days: exactly 10 characters. */
  to?: InputMaybe<Scalars['String']['input']>;
  /**
   * The interval of `series`. DAY is possible for at most 124 days. Omitted: DAY up to 31 days, WEEK up to 184, otherwise
   * MONTH.
   */
  unit?: InputMaybe<InsightUnit>;
};

/** The figures of one source, campaign, page or device in the period. */
export type InsightRow = {
  __typename?: 'InsightRow';
  /**
   * Number of messages of the period. For a page: messages whose sender saw it first or sent the form from it. Null for a
   * device, which is not stored with messages.
   */
  enquiries?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The source, campaign, device or path of the page. Null for messages of unknown source. */
  name?: Maybe<Scalars['String']['output']>;
  /**
   * The title of the post or item at the page. Null when it is neither, and for an API token without CONTENT_READ while it
   * is a draft.
   */
  title?: Maybe<Scalars['String']['output']>;
  /** Sum of their values in whole rupees. Null for a device. */
  value?: Maybe<Scalars['Float']['output']>;
  /** Number of page views. Null when visits were not counted. */
  views?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Number of visitors. For a page: visitors whose first page of the day it was. Null when visits were not counted. */
  visitors?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Number of these messages that are won by now. Null for a device. */
  won?: Maybe<Scalars['NonNegativeInt']['output']>;
};

/** The figures by source, campaign, page or device, ordered by visitors, then messages, views and name. */
export type InsightTable = {
  __typename?: 'InsightTable';
  /** Total number of rows. */
  count: Scalars['NonNegativeInt']['output'];
  /** The first 100 rows. */
  rows: Array<InsightRow>;
};

/** The length of the intervals of a report. */
export type InsightUnit =
  /** A day in the office's time zone. */
  | 'DAY'
  /** A calendar month. */
  | 'MONTH'
  /** A week, beginning on Monday. */
  | 'WEEK';

/** Where clients come from. Each part is computed only when it is requested. */
export type Insights = {
  __typename?: 'Insights';
  /** The figures of the period of the same length that ends on the day before. */
  before: PeriodFigures;
  /** By campaign. Visitors without a campaign are in no row. */
  campaigns: InsightTable;
  /** The first day on which visits were counted. Null when none were. */
  countedSince?: Maybe<Scalars['String']['output']>;
  /** By device class, from the width of the window. */
  devices: InsightTable;
  /** The pages that are portfolio items, by their current path. */
  items: InsightTable;
  /** By page, posts and items included. A message of two pages counts in both rows. */
  pages: InsightTable;
  /** The path from visits to clients. */
  path: InsightPath;
  /** The pages that are posts, by their current path. */
  posts: InsightTable;
  /** The period in intervals, oldest first. The first and the last may be incomplete. */
  series: Array<PeriodFigures>;
  /** By source (`EnquirySource.name`). */
  sources: InsightTable;
  /** The figures of the period. */
  totals: PeriodFigures;
  /** The interval of `series`. */
  unit: InsightUnit;
};

/** A pending invitation to the staff. The link is returned only once, when it is created. */
export type Invitation = Node & {
  __typename?: 'Invitation';
  /** Time of creation. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The e-mail address of the invited person and future user. */
  email: Scalars['EmailAddress']['output'];
  /** Time of expiry, 7 days after creation. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The invitation's id. */
  id: Scalars['ID']['output'];
  /** The admin who invited. When they are blocked, deleted or no longer an admin, their invitations become invalid. */
  invitedBy: User;
  /** The name that the admin gave. Null when none was given. */
  name?: Maybe<Scalars['String']['output']>;
  /** The role of the future user. */
  role: Role;
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of invitations. */
export type InvitationConnection = {
  __typename?: 'InvitationConnection';
  /** The same invitations, each with its cursor. */
  edges: Array<InvitationEdge>;
  /** The invitations of this page. */
  nodes: Array<Invitation>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of entries in the list. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An invitation in a list. */
export type InvitationEdge = {
  __typename?: 'InvitationEdge';
  /** Cursor of the invitation. */
  cursor: Scalars['String']['output'];
  /** The invitation. */
  node: Invitation;
};

/** A new invitation. */
export type InviteUserInput = {
  /** An e-mail address that no user has. At most 254 characters. */
  email: Scalars['String']['input'];
  /** The name of the invited person: at least 3 and at most 120 characters. Optional. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The role of the future user. */
  role: Role;
};

/** A new API token. */
export type IssueApiTokenInput = {
  /** Number of days until it expires: 1 to 365. */
  days: Scalars['Int']['input'];
  /** What the token is used for. At least 2 and at most 120 characters. */
  name: Scalars['String']['input'];
  /** Number of requests that it may send in a minute: 1 to 30000. Null or omitted: no limit of its own. */
  requestsPerMinute?: InputMaybe<Scalars['Int']['input']>;
  /** The permissions of the token. */
  role: ApiTokenRole;
  /**
   * The scopes of the token: at least one. Null or omitted: the whole role. PUBLISHED takes no scopes; SITE_READ,
   * SITE_WRITE, AUDIT_READ, WEBHOOKS_READ and WEBHOOKS_WRITE need ADMIN.
   */
  scopes?: InputMaybe<Array<ApiTokenScope>>;
};

/** A new review link. */
export type IssueReviewLinkInput = {
  /** The client's e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** The portfolio item that the review will belong to. Omitted: none. */
  itemId?: InputMaybe<Scalars['UUID']['input']>;
  /** The message of the client. Omitted: none. */
  messageId?: InputMaybe<Scalars['UUID']['input']>;
  /** Whether the link is mailed to this address, with reminders as configured on the site. Omitted: false. */
  sendMail?: InputMaybe<Scalars['Boolean']['input']>;
  /** The service that the review will belong to. Omitted: none. */
  service?: InputMaybe<ServiceId>;
};

/** A private page with a new URL. */
export type IssuedAffiliatePage = {
  __typename?: 'IssuedAffiliatePage';
  /** The affiliate. */
  affiliate: Affiliate;
  /** The affiliate. */
  affiliateId: Scalars['UUID']['output'];
  /**
   * The affiliate's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `affiliateId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The URL. It is returned only once and mailed to the affiliate; the server stores a hash. */
  link: Scalars['URL']['output'];
};

/** A newly issued API token, with the secret. */
export type IssuedApiToken = {
  __typename?: 'IssuedApiToken';
  /** The stored data of the token. */
  apiToken: ApiToken;
  /** The API token. */
  apiTokenId: Scalars['UUID']['output'];
  /**
   * The API token's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `apiTokenId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The token, sent as `Authorization: Bearer <token>`. It is returned only once; the server stores a hash. */
  token: Scalars['String']['output'];
};

/** The secret address of the calendar of a host's calls. It is returned only once. */
export type IssuedCalendar = {
  __typename?: 'IssuedCalendar';
  /** The host. */
  host: BookingHost;
  /**
   * The user's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `userId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The address. */
  link: Scalars['URL']['output'];
  /** The user. */
  userId: Scalars['UUID']['output'];
};

/** An invitation with its link. */
export type IssuedInvitation = {
  __typename?: 'IssuedInvitation';
  /**
   * The invitation's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `invitationId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The stored data of the invitation. */
  invitation: Invitation;
  /** The invitation. */
  invitationId: Scalars['UUID']['output'];
  /** The link for the invited person, who also receives it by mail. It is returned only once; the server stores a hash. */
  link: Scalars['URL']['output'];
};

/** A newly created preview link, with its URL. */
export type IssuedPreviewLink = {
  __typename?: 'IssuedPreviewLink';
  /**
   * The link's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `previewLinkId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The URL. It is returned only once; the server stores a hash. */
  link: Scalars['URL']['output'];
  /** The link. */
  previewLink: PreviewLink;
  /** The link. */
  previewLinkId: Scalars['UUID']['output'];
};

/** A review link with its URL. */
export type IssuedReviewLink = {
  __typename?: 'IssuedReviewLink';
  /**
   * The link's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `reviewLinkId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The URL for the client. It is returned only once; the server stores a hash. */
  link: Scalars['URL']['output'];
  /** The stored data of the link. */
  reviewLink: ReviewLink;
  /** The link. */
  reviewLinkId: Scalars['UUID']['output'];
};

/** A webhook with its signing secret. */
export type IssuedWebhook = {
  __typename?: 'IssuedWebhook';
  /**
   * The webhook's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `webhookId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** `whsec_` and 32 bytes in Base64. It is returned only once. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
  /** The webhook. */
  webhookId: Scalars['UUID']['output'];
};

/** A sample that is not removed. */
export type KeptSample = {
  __typename?: 'KeptSample';
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Why it is kept, such as: changed by somebody. */
  reason: Scalars['String']['output'];
};

/** A legal text to render. */
export type LegalTextInput = {
  /** The text in Markdown, at most 60000 characters. */
  body: Scalars['String']['input'];
};

/**
 * The order of a list; entries with the same time are ordered by id. A cursor is valid only for the order it was created
 * with.
 */
export type ListSort =
  /** By time of the last change, earliest first. Paging with `after` in this order misses no change that happens meanwhile. */
  | 'LEAST_RECENTLY_UPDATED'
  /** By time of creation, newest first. */
  | 'NEWEST'
  /** By time of creation, oldest first. */
  | 'OLDEST'
  /** By time of the last change, latest first. */
  | 'RECENTLY_UPDATED';

/** Logos beside each other. */
export type LogosSection = {
  __typename?: 'LogosSection';
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The logos, at most 24. */
  logos: Array<PageLogo>;
};

/** Logos beside each other. */
export type LogosSectionInput = {
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 24 logos. */
  logos: Array<PageLogoInput>;
};

/** The notification mails that the viewer receives. */
export type MailSettings = {
  __typename?: 'MailSettings';
  /** Whether the viewer receives a mail at 9:00 of the office's time on days on which one of their follow-ups is due. */
  followUps: Scalars['Boolean']['output'];
  /**
   * The user's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `userId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The user. */
  userId: Scalars['UUID']['output'];
  /** Whether the viewer receives a mail on Mondays at 9:00 of the office's time about the previous week. Off by default. */
  weekly: Scalars['Boolean']['output'];
};

/** What a mail server answered. */
export type MailTest = {
  __typename?: 'MailTest';
  /** Whether it worked. */
  isOk: Scalars['Boolean']['output'];
  /** What happened, in a sentence; after a failure with the words of the server. */
  text: Scalars['String']['output'];
};

/** A picture of the media library. It may be used in several places. */
export type MediaPicture = Node & {
  __typename?: 'MediaPicture';
  /** The alternative text. Null when there is none. */
  altText?: Maybe<Scalars['String']['output']>;
  /** The size of the file in bytes. */
  bytes: Scalars['NonNegativeInt']['output'];
  /** Time of the upload of this file. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The point that every crop of the picture keeps. */
  focalPoint: FocalPoint;
  /** The height in pixels. */
  height: Scalars['NonNegativeInt']['output'];
  /** The picture's id. It stays the same when the picture is replaced. */
  id: Scalars['ID']['output'];
  /** The picture in smaller files. */
  image: Picture;
  /**
   * Whether the picture says nothing that a text must say, so that it has no alternative text on purpose. False with a null
   * `altText`: the alternative text is missing.
   */
  isDecorative: Scalars['Boolean']['output'];
  /** Whether it is stored even when nothing uses it. If false, it was uploaded in a form and is deleted with its last use. */
  isKept: Scalars['Boolean']['output'];
  /** The name by which staff find it; initially the file name. */
  name: Scalars['String']['output'];
  /** Time of the last change or replacement. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** The name of the user who uploaded it. Null for a picture from before the media library existed. */
  uploadedBy?: Maybe<Scalars['String']['output']>;
  /**
   * The URL of the picture as WebP, for use in a text. It changes when the picture is replaced; the old URL redirects to
   * the new one.
   */
  url: Scalars['URL']['output'];
  /** The width in pixels. */
  width: Scalars['NonNegativeInt']['output'];
};

/** A page of pictures. */
export type MediaPictureConnection = {
  __typename?: 'MediaPictureConnection';
  /** The same pictures, each with its cursor. */
  edges: Array<MediaPictureEdge>;
  /** The pictures of this page. */
  nodes: Array<MediaPicture>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of pictures; with `search`, counting stops at 1000. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A picture in a list. */
export type MediaPictureEdge = {
  __typename?: 'MediaPictureEdge';
  /** Cursor of the picture. */
  cursor: Scalars['String']['output'];
  /** The picture. */
  node: MediaPicture;
};

/** An order of pictures. */
export type MediaPictureOrder =
  /** By time of the upload, earliest first. */
  | 'CREATED_ASC'
  /** By time of the upload, latest first. */
  | 'CREATED_DESC'
  /** By name, pictures without one as the first, A to Z. */
  | 'NAME_ASC'
  /** By name, pictures without one as the first, Z to A. */
  | 'NAME_DESC'
  /** By size of the file, smallest first. */
  | 'SIZE_ASC'
  /** By size of the file, largest first. */
  | 'SIZE_DESC';

/** An object that uses a picture. */
export type MediaUse = {
  __typename?: 'MediaUse';
  /**
   * The id of the object.
   * @deprecated It is the id of something else, which caches confuse with it: use `subjectId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** Whether it uses the picture as its cover. */
  isCover: Scalars['Boolean']['output'];
  /** Whether its gallery contains the picture. */
  isInGallery: Scalars['Boolean']['output'];
  /** Whether its text contains the picture. */
  isInText: Scalars['Boolean']['output'];
  /** The kind of the object. */
  kind: MediaUseKind;
  /** The last segment of the path of its page. */
  slug: Scalars['String']['output'];
  /** The object that uses the picture. */
  subjectId: Scalars['UUID']['output'];
  /** The title. */
  title: Scalars['String']['output'];
};

/** A page of objects that use a picture. */
export type MediaUseConnection = {
  __typename?: 'MediaUseConnection';
  /** The same entries, each with its cursor. */
  edges: Array<MediaUseEdge>;
  /** The objects of this page. */
  nodes: Array<MediaUse>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of objects that use it. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An object that uses a picture, in a list. */
export type MediaUseEdge = {
  __typename?: 'MediaUseEdge';
  /** Cursor of the entry. */
  cursor: Scalars['String']['output'];
  /** The object. */
  node: MediaUse;
};

/** The kinds of objects that can use a picture. */
export type MediaUseKind =
  /** An author page. */
  | 'AUTHOR_PAGE'
  /** A blog post. */
  | 'BLOG_POST'
  /** A page of its own. */
  | 'PAGE'
  /** The texts of a page. */
  | 'PAGE_TEXT'
  /** A portfolio item. */
  | 'PORTFOLIO_ITEM'
  /** The site, as its logo or icon. */
  | 'SITE';

/** A message from the contact form. */
export type Message = Node & {
  __typename?: 'Message';
  /** Time of the last reply. Null when there is none. */
  answeredAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The author of the last reply (`Reply.author`). Null when there is none. */
  answeredBy?: Maybe<Scalars['String']['output']>;
  /** The booking that created the message, or the last one that staff added to it. Null when there is none. */
  booking?: Maybe<Booking>;
  /** The sender's phone number: +91 and 10 digits. */
  contactNumber: Scalars['String']['output'];
  /** The sender's phone number as people write it in its country. A foreign one is followed by its country code in brackets. */
  contactNumberText: Scalars['String']['output'];
  /** Time of sending. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The caller's autosaved reply. Null when there is none. */
  draft?: Maybe<ReplyDraft>;
  /** The sender's e-mail address. Replies go there. */
  email: Scalars['EmailAddress']['output'];
  /** The planned follow-up. Null when there is none. */
  followUp?: Maybe<FollowUp>;
  /** The message's id. */
  id: Scalars['ID']['output'];
  /** Whether staff marked it as read. Opening it does not mark it. */
  isRead: Scalars['Boolean']['output'];
  /** Whether it is in the spam folder. Always false in the answer to `sendMessage`, so that senders cannot test the filter. */
  isSpam: Scalars['Boolean']['output'];
  /**
   * Time of the last entry of the conversation: arrival, answer, reply, note, bounce, or a call that was booked, moved or
   * cancelled. Automatic answers and changes by staff, such as marking, assigning or moving it to a stage, do not count.
   */
  lastActivityAt: Scalars['DateTimeISO']['output'];
  /** Time of the client's last answer. Null when there is none. */
  lastAnswerAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /**
   * The id of the newest reply or answer, or of the message when there is none. Pass it to `replyToMessage` as
   * `lastSeenId`.
   */
  latestId: Scalars['ID']['output'];
  /** The reason for LOST. Null in every other stage. */
  lostReason?: Maybe<Scalars['String']['output']>;
  /**
   * Whether a mail that became this message has a sign of a machine, a mailing list or a forwarding rule, but counts as a
   * person's. False once staff removed the mark (`markNotAutomatic`).
   */
  mayBeAutomatic: Scalars['Boolean']['output'];
  /** The text. Null when there is none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The sender's name. */
  name: Scalars['String']['output'];
  /** The member of staff responsible for the message. Null when there is none. */
  owner?: Maybe<Colleague>;
  /** The person behind the e-mail address. */
  person: Person;
  /** The members of staff who have it open. */
  presence: MessagePresence;
  /** The replies, oldest first. */
  replies: Array<Reply>;
  /** The newest review link of the message. Null when there is none. */
  reviewLink?: Maybe<ReviewLink>;
  /** The subject: one of the five choices of the form. */
  service: Scalars['String']['output'];
  /** The source. */
  source: EnquirySource;
  /** The stage of the message. */
  stage: MessageStage;
  /** Time of the last change of stage. Null for a message from before stages were stored that has not been moved since. */
  stageChangedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /**
   * The conversation of the message, oldest first. Without `first` and `last`: the first 50 entries. `last` and `before`
   * page backwards.
   */
  thread: ThreadConnection;
  /** Time of the last change. Replies, answers and notes count. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** The value of the deal in whole rupees. Null when unknown. */
  value?: Maybe<Scalars['NonNegativeInt']['output']>;
};


/** A message from the contact form. */
export type MessageThreadArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of messages. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The same messages, each with its cursor. */
  edges: Array<MessageEdge>;
  /** The messages of this page. */
  nodes: Array<Message>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of messages in the whole list; counting stops at 10000, with `search` at 1000. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A message in a list. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** Cursor of the message. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Message;
};

/** Filter for messages. All given conditions must match. */
export type MessageFilterInput = {
  /** Only messages that came by the referral link of this affiliate. */
  affiliateId?: InputMaybe<Scalars['UUID']['input']>;
  /** Only messages of this campaign (`EnquirySource.campaign`): at most 80 characters. */
  campaign?: InputMaybe<Scalars['String']['input']>;
  /** From the start of this day, such as 2026-11-21, in the office's time zone: exactly 10 characters. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** True: only messages with a known source. False: only the others. */
  hasSource?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * True: only messages whose follow-up is due today or was due before and that are neither won nor lost. False: only the
   * others.
   */
  isDue?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only messages with an owner. False: only messages without one. */
  isOwned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only messages owned by this member of staff. */
  ownerId?: InputMaybe<Scalars['UUID']['input']>;
  /** Only messages whose sender saw this path first on that day, or sent the form from it: at most 500 characters. */
  page?: InputMaybe<Scalars['String']['input']>;
  /** Only messages about this service, a present or former choice of the forms: at most 50 characters. */
  service?: InputMaybe<Scalars['String']['input']>;
  /** Only messages from this source (`EnquirySource.name`): at most 80 characters. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Only messages in one of these stages, at most 5. Empty: all stages. */
  stages?: InputMaybe<Array<MessageStage>>;
  /** Until the end of this day, in the same form: exactly 10 characters. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** Only won messages that came into that stage on this day or later, such as 2026-11-21: exactly 10 characters. */
  wonFrom?: InputMaybe<Scalars['String']['input']>;
  /** Only won messages that came into that stage on this day or earlier: exactly 10 characters. */
  wonTo?: InputMaybe<Scalars['String']['input']>;
};

/** The values by which messages can be filtered. */
export type MessageFilters = {
  __typename?: 'MessageFilters';
  /** The names of services: the choices of the forms, then those of stored messages by name. */
  services: Array<Scalars['String']['output']>;
};

/** An order of messages. */
export type MessageOrder =
  /** By `lastActivityAt`, earliest first. */
  | 'ACTIVITY_ASC'
  /** By `lastActivityAt`, latest first. */
  | 'ACTIVITY_DESC'
  /** By time of sending, earliest first. */
  | 'CREATED_ASC'
  /** By time of sending, latest first. */
  | 'CREATED_DESC'
  /** By the sender's name, A to Z. */
  | 'NAME_ASC'
  /** By the sender's name, Z to A. */
  | 'NAME_DESC';

/** The members of staff who have a message open. */
export type MessagePresence = {
  __typename?: 'MessagePresence';
  /**
   * The message's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `messageId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The message. */
  messageId: Scalars['UUID']['output'];
  /** All of them, the caller included. */
  people: Array<Presence>;
};

/** The sales stages of a message. The first reply moves a message from NEW to IN_CONTACT. */
export type MessageStage =
  /** Somebody has replied. */
  | 'IN_CONTACT'
  /** The sender did not become a client. */
  | 'LOST'
  /** Nobody has replied yet. */
  | 'NEW'
  /** An offer has been made. */
  | 'PROPOSAL'
  /** The sender became a client. */
  | 'WON';

/** A path that was requested and not found. */
export type MissedPath = Node & {
  __typename?: 'MissedPath';
  /** Number of requests, counted once per day and requesting network. */
  count: Scalars['NonNegativeInt']['output'];
  /** Time of the first request. */
  firstAt: Scalars['DateTimeISO']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether it is a typical target of vulnerability scanners. Such paths are last in the list and are deleted first. */
  isProbe: Scalars['Boolean']['output'];
  /** Time of the last request. */
  lastAt: Scalars['DateTimeISO']['output'];
  /** The host of the page whose link was last followed to it. Null when no browser sent a referrer. */
  lastReferrer?: Maybe<Scalars['String']['output']>;
  /** The path, lowercase, without trailing slash and query. */
  path: Scalars['String']['output'];
  /** Time of the last change. Requests count. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of paths that were not found. */
export type MissedPathConnection = {
  __typename?: 'MissedPathConnection';
  /** The same paths, each with its cursor. */
  edges: Array<MissedPathEdge>;
  /** The paths of this page. */
  nodes: Array<MissedPath>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of paths, at most 1000. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A path that was not found, in a list. */
export type MissedPathEdge = {
  __typename?: 'MissedPathEdge';
  /** Cursor of the path. */
  cursor: Scalars['String']['output'];
  /** The path. */
  node: MissedPath;
};

/** An order of paths that were not found. */
export type MissedPathOrder =
  /** By number of requests, fewest first. */
  | 'COUNT_ASC'
  /** By number of requests, most first. Probes are not last. */
  | 'COUNT_DESC'
  /** By path, A to Z. */
  | 'PATH_ASC'
  /** By path, Z to A. */
  | 'PATH_DESC'
  /** By time of the last request, earliest first. */
  | 'REQUESTED_ASC'
  /** By time of the last request, latest first. */
  | 'REQUESTED_DESC';

/** The won messages of a month. */
export type MonthTally = {
  __typename?: 'MonthTally';
  /** Number of messages that came into the stage WON in the month and still exist. */
  count: Scalars['NonNegativeInt']['output'];
  /** The month in the office's time zone, such as 2026-11. */
  month: Scalars['String']['output'];
  /** Sum of their values in whole rupees. */
  value: Scalars['Float']['output'];
};

/** A new time for a call. */
export type MoveCallInput = {
  /** Start of the call: one of the free slots. */
  startsAt: Scalars['DateTimeISO']['input'];
};

/** All write operations. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Accepts an application: the affiliate receives a referral link, a private page, and a mail with both. Declined and
   * ended applications can be accepted again, with the same referral link. CONFLICT when it is in the spam folder or in
   * another state than `ifState`.
   */
  acceptAffiliate?: Maybe<Affiliate>;
  /**
   * Makes the invited person a user and invalidates the link. It does not sign in. NOT_FOUND when the link does not exist,
   * GONE when it is used, expired or revoked, CONFLICT when the e-mail address or the mobile number is in use; then the
   * link stays valid. Returns true.
   */
  acceptInvitation?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Adds a call by hand. The client and the host are notified by mail. A confirmed call of the same client with the same
   * host at the same time is returned as it is, without another mail. BAD_USER_INPUT for a time in the past and for an
   * obstacle that `overrules` does not name; CONFLICT for a time within another call of the host; NOT_FOUND for a host that
   * the caller does not manage.
   */
  addBooking?: Maybe<Booking>;
  /**
   * Adds an external calendar to a host, at most three each. It is first read within a minute. Employees: only to
   * themselves.
   */
  addHostFeed?: Maybe<BookingHost>;
  /** Adds a private note. The mentioned staff receive a mail. */
  addNote?: Maybe<Note>;
  /**
   * Adds a slot for a host. BAD_USER_INPUT for a past time and for an overlap with another slot of the host. Employees:
   * only for themselves.
   */
  addSlot?: Maybe<Slot>;
  /** Lets users connect apps by OAuth, or refuses all apps. Connections that were made before work again afterwards. */
  allowApps?: Maybe<Site>;
  /** Confirms or ends the subscription of a link. Idempotent. NOT_FOUND for an unknown or expired link. */
  answerNewsletter?: Maybe<NewsletterSubscription>;
  /**
   * Applies to the affiliate programme, also while its page is switched off. The office is notified by mail. RATE_LIMITED
   * after too many applications from one address.
   */
  apply?: Maybe<Affiliate>;
  /** Assigns a message to a member of staff or to nobody. BAD_USER_INPUT when the user does not exist or is blocked. */
  assignMessage?: Maybe<Message>;
  /** Creates the secret of an authenticator app (TOTP, RFC 6238). CONFLICT when an app is already set up. */
  beginTotp?: Maybe<TotpSetup>;
  /**
   * Blocks or unblocks a user. Blocking ends the user's sessions and codes immediately, and revokes their API tokens, open
   * invitations and reset links permanently. CONFLICT for oneself and for the last active admin.
   */
  blockUser?: Maybe<User>;
  /** Books a call. The client receives a confirmation mail with a calendar invitation. */
  bookCall?: Maybe<BookedCall>;
  /**
   * Applies one action to several objects of a kind in one transaction. Each change has its own audit entry, mails and
   * webhook events. Objects that cannot be changed are listed in `failed` and do not affect the others. BAD_USER_INPUT for
   * no ids, for more than 200, and for an action that the kind does not support.
   */
  bulkUpdate?: Maybe<BulkChange>;
  /** Cancels a call that has not ended. The client and the host are notified by mail. */
  cancelBooking?: Maybe<Booking>;
  /** Cancels a call with the link from a mail, until `changeableUntil`. No effect on a call that is already cancelled. */
  cancelCall?: Maybe<BookedCall>;
  /**
   * Changes the viewer's password and notifies them by mail. All their other sessions end immediately. BAD_USER_INPUT when
   * the current password is wrong, RATE_LIMITED after ten wrong ones.
   */
  changePassword?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Changes the role of a user and ends their sessions and codes immediately. A former admin permanently loses API tokens
   * and open invitations. CONFLICT for oneself and for the last active admin.
   */
  changeUserRole?: Maybe<User>;
  /**
   * Makes the address of a link from `updateAccount` the viewer's own, and tells the old address. All their other sessions
   * end. GONE for a link that is used, expired or for another account, CONFLICT when the address is in use meanwhile.
   */
  confirmEmail?: Maybe<User>;
  /** Creates a post. CONFLICT when the slug is in use. */
  createBlogPost?: Maybe<BlogPost>;
  /**
   * Registers a file. Its bytes are then sent with PUT to /imports/{id}/file?offset={received}, at most 4194304 per
   * request, in order. When the file is complete it is analysed. CONFLICT when too many uploads are pending.
   */
  createImport?: Maybe<Import>;
  /** Creates a page. CONFLICT when the slug is in use. */
  createPage?: Maybe<Page>;
  /** Creates an item. CONFLICT when the slug is in use. */
  createPortfolioItem?: Maybe<PortfolioItem>;
  /** Creates a preview link of a published or unpublished post or item. */
  createPreviewLink?: Maybe<IssuedPreviewLink>;
  /** Creates a redirect, and removes its path from `missedPaths`. CONFLICT when a redirect from this path exists. */
  createRedirect?: Maybe<Redirect>;
  /** Creates a reply template. CONFLICT when the name is in use. */
  createReplyTemplate?: Maybe<ReplyTemplate>;
  /** Creates a webhook that is switched on. */
  createWebhook?: Maybe<IssuedWebhook>;
  /**
   * Declines an application, or ends a partnership: then the referral link is no longer counted, and the private page is
   * gone. The applicant is informed of the reason by mail. BAD_USER_INPUT without a reason. CONFLICT when it is in the
   * spam folder or in another state than `ifState`.
   */
  declineAffiliate?: Maybe<Affiliate>;
  /** Removes the authenticator app; its codes are no longer accepted. NOT_FOUND when there is none. */
  disableTotp?: Maybe<SecondStep>;
  /** Discards the caller's autosave. Later states of the same id are refused. */
  discardContentDraft?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Activates the authenticator app with a code that it shows. NOT_FOUND when `beginTotp` was not called in the last 15
   * minutes.
   */
  enableTotp?: Maybe<SecondStep>;
  /** Ends the overlap of a rotation: the old secret is refused immediately. No effect when there is none. */
  endApiTokenOverlap?: Maybe<ApiToken>;
  /** Ends the first steps, or shows them again on the dashboard. */
  endFirstSteps?: Maybe<FirstSteps>;
  /** Ends all sessions of the viewer except the current one, immediately. Returns how many were ended. */
  endOtherSessions?: Maybe<Scalars['NonNegativeInt']['output']>;
  /**
   * Ends a session of the viewer immediately, the current one included. Returns it. NOT_FOUND for a session of another
   * user.
   */
  endSession?: Maybe<OwnSession>;
  /** Ends the overlap: deliveries are no longer signed with the old secret. */
  endWebhookOverlap?: Maybe<Webhook>;
  /**
   * Erases the data of one person permanently; it is erased again when an older backup is restored. Records that count in
   * figures are anonymised. The audit log records who erased, but not whose data. CONFLICT when an address belongs to a
   * member of staff or to the office.
   */
  erasePersonalData?: Maybe<Erasure>;
  /**
   * Exports the data of one person to a file. The audit log records the export without the person. BAD_USER_INPUT when the
   * data does not fit into a file.
   */
  exportPersonalData?: Maybe<PersonalDataExport>;
  /** Removes a path from `missedPaths`; it is listed again when it is requested again. Returns it as it was. */
  forgetMissedPath?: Maybe<MissedPath>;
  /** Empties `missedPaths`. Returns how many paths were removed. */
  forgetMissedPaths?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Imports addresses of people who have agreed elsewhere. Known addresses stay as they are. */
  importSubscribers?: Maybe<ImportedSubscribers>;
  /**
   * Invites a person to the staff: creates a link, valid for 7 days and one use, and mails it. An older invitation of the
   * same address becomes invalid. CONFLICT when a user has the address.
   */
  inviteUser?: Maybe<IssuedInvitation>;
  /** Issues an API token in the name of the viewer. */
  issueApiToken?: Maybe<IssuedApiToken>;
  /** Issues a link by which a client can submit one review within 30 days. */
  issueReviewLink?: Maybe<IssuedReviewLink>;
  /** Opens the site to visitors, or closes it. While it is closed, only signed-in staff see it. */
  launchSite?: Maybe<Site>;
  /** Sets or removes the limit of an API token, from its next request on. */
  limitApiToken?: Maybe<ApiToken>;
  /** Creates ten recovery codes. Earlier recovery codes become invalid. */
  makeRecoveryCodes?: Maybe<RecoveryCodes>;
  /**
   * Moves an application to the spam folder or out of it. Moving it out notifies the office and the webhooks if they have
   * not been notified yet.
   */
  markAffiliateSpam?: Maybe<Affiliate>;
  /**
   * Records that the caller has the form of a post or item open. Repeat it every 20 s, and send `isOpen: false` on
   * leaving. The record expires after 45 s.
   */
  markEditing?: Maybe<Editing>;
  /** Marks a first step as done, or as open again. */
  markFirstStep?: Maybe<FirstSteps>;
  /** Marks a message as read or as unread. */
  markMessageRead?: Maybe<Message>;
  /**
   * Moves a message to the spam folder or out of it. Moving it out marks it as unread, and notifies the office and the
   * webhooks if they have not been notified yet.
   */
  markMessageSpam?: Maybe<Message>;
  /** Removes the mark `mayBeAutomatic` of a message: a person wrote it. */
  markNotAutomatic?: Maybe<Message>;
  /**
   * Records that the caller has a message open, and whether they write a reply. Repeat it every 20 s, and send `isOpen:
   * false` on leaving. The record expires after 45 s.
   */
  markPresence?: Maybe<MessagePresence>;
  /**
   * Moves a call that has not ended to another free slot of its host, without minimum notice. The client and the host are
   * notified by mail.
   */
  moveBooking?: Maybe<Booking>;
  /** Moves a call with the link from a mail, until `changeableUntil`. */
  moveCall?: Maybe<BookedCall>;
  /** Pauses or resumes an issue. CONFLICT when it is over. */
  pauseNewsletter?: Maybe<NewsletterIssue>;
  /** Publishes or unpublishes a post. */
  publishBlogPost?: Maybe<BlogPost>;
  /** Publishes or unpublishes a page. */
  publishPage?: Maybe<Page>;
  /** Publishes or unpublishes an item. */
  publishPortfolioItem?: Maybe<PortfolioItem>;
  /** Publishes or unpublishes a review. CONFLICT when a withdrawn review is to be published. */
  publishReview?: Maybe<Review>;
  /** Opens the mailbox of the settings at once. Returns what the server answered. RATE_LIMITED when tried too often. */
  readMailboxNow?: Maybe<MailTest>;
  /** Sends the client a reminder of a future call by mail: once per session, and once for all API tokens of an admin. */
  remindBooking?: Maybe<Booking>;
  /** Deletes an application permanently. Returns it as it was. */
  removeAffiliate?: Maybe<Affiliate>;
  /** Deletes a post permanently, with its uploaded picture. Returns it as it was. */
  removeBlogPost?: Maybe<BlogPost>;
  /** Removes an external calendar from a host. Slots that it blocked are free again. Employees: only their own. */
  removeHostFeed?: Maybe<BookingHost>;
  /**
   * Deletes an import of which nothing is on the site, with its file: an upload, an analysis, or an import that was
   * undone. CONFLICT when something of it is on the site. Returns the deleted import.
   */
  removeImport?: Maybe<Import>;
  /** Deletes a message permanently, with its conversation. Returns it as it was. */
  removeMessage?: Maybe<Message>;
  /** Deletes a page permanently, with its uploaded picture. Returns it as it was. */
  removePage?: Maybe<Page>;
  /** Deletes a picture permanently. CONFLICT, with its uses, when it is in use. Returns it as it was. */
  removePicture?: Maybe<MediaPicture>;
  /** Deletes an item permanently, with its uploaded picture. Returns it as it was. */
  removePortfolioItem?: Maybe<PortfolioItem>;
  /** Deletes a redirect permanently. Returns it as it was. */
  removeRedirect?: Maybe<Redirect>;
  /** Deletes a reply template permanently. Returns it as it was. */
  removeReplyTemplate?: Maybe<ReplyTemplate>;
  /** Deletes a review permanently. Returns it as it was. */
  removeReview?: Maybe<Review>;
  /**
   * Removes all sample content that nobody has changed, permanently. Returns what was removed and what was kept. The
   * viewer's own account and the last admin are never removed.
   */
  removeSampleContent?: Maybe<SampleContent>;
  /** Removes a slot of a host. CONFLICT when it is booked. Employees: only their own. */
  removeSlot?: Maybe<Slot>;
  /** Deletes a subscriber permanently. Returns it as it was. */
  removeSubscriber?: Maybe<NewsletterSubscriber>;
  /** Deletes a user permanently, with sessions, codes and API tokens. CONFLICT for oneself and for the last active admin. */
  removeUser?: Maybe<User>;
  /** Deletes a saved view of the caller. Returns it as it was. */
  removeView?: Maybe<SavedView>;
  /** Deletes a webhook permanently, with its deliveries. Returns it as it was. */
  removeWebhook?: Maybe<Webhook>;
  /** Corrects the name of the person behind an e-mail address, for all staff. What they sent is not changed. */
  renamePerson?: Maybe<Person>;
  /**
   * Gives the private page of an accepted affiliate a new URL, which is mailed to them. The old URL becomes invalid.
   * CONFLICT when the application is not accepted.
   */
  renewAffiliatePage?: Maybe<IssuedAffiliatePage>;
  /** Gives the calendar of a host's calls a new secret address. The old address becomes invalid. Employees: only their own. */
  renewHostCalendar?: Maybe<IssuedCalendar>;
  /** Gives a webhook a new secret. */
  renewWebhookSecret?: Maybe<IssuedWebhook>;
  /**
   * Replaces a picture and keeps its id: all its uses show the new picture, and the old URL redirects to the new one.
   * Errors as for `uploadPicture`.
   */
  replacePicture?: Maybe<MediaPicture>;
  /** Replies to a message: the reply is sent to the sender by mail, with the earlier conversation. */
  replyToMessage?: Maybe<Message>;
  /**
   * Mails a link that can reset the password once within 60 minutes; an older link becomes invalid. Returns true after the
   * same time whether the user exists or not. A user receives at most one such mail in 60 seconds, a blocked user none.
   */
  requestPasswordReset?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Mails a new code when a sign-in is waiting for one; the old code becomes invalid. RATE_LIMITED when called again
   * within 60 seconds for an identifier. Known and unknown identifiers get the same answer.
   */
  resendCode?: Maybe<SignInStep>;
  /**
   * Sends the mails again that were handed over without an answer of the mail server. Their readers may get them twice.
   * CONFLICT for an issue that was stopped.
   */
  resendNewsletter?: Maybe<NewsletterIssue>;
  /**
   * Sends the deliveries of all events since a time again, with the same ids, also those of events while the webhook was
   * off. Deliveries that are being sent are left out. CONFLICT when the webhook is off.
   */
  resendWebhookDeliveries?: Maybe<WebhookResendCount>;
  /** Sends a delivery again immediately, with the same id. CONFLICT while it is being sent, or when its webhook is off. */
  resendWebhookDelivery?: Maybe<WebhookDelivery>;
  /**
   * Sets a new password with a reset link, invalidates the link, and ends the user's sessions and codes. It does not sign
   * in. NOT_FOUND when the link does not exist, GONE when it is used or expired. Returns true.
   */
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Restores a post, a portfolio item or the texts of a page to a revision, and adds a new revision. Publication state and
   * schedule are not changed; a deleted review is omitted. CONFLICT when the slug is in use by now, or when the object
   * changed since `ifUpdatedAt`. FORBIDDEN for the texts of a page, except for admins.
   */
  restoreRevision?: Maybe<RestoredRevision>;
  /** Revokes the private page of an affiliate. No effect when it is already revoked. */
  revokeAffiliatePage?: Maybe<Affiliate>;
  /** Revokes an API token immediately and permanently. No effect on a token that is already revoked. */
  revokeApiToken?: Maybe<ApiToken>;
  /** Revokes the secret address of the calendar of a host's calls. Employees: only their own. */
  revokeHostCalendar?: Maybe<BookingHost>;
  /** Revokes an invitation. CONFLICT when it has been accepted. */
  revokeInvitation?: Maybe<Invitation>;
  /** Revokes a preview link. No effect on a link that is already revoked. */
  revokePreviewLink?: Maybe<PreviewLink>;
  /** Revokes a review link. CONFLICT when it has been used. */
  revokeReviewLink?: Maybe<ReviewLink>;
  /**
   * Gives an API token of the viewer another secret; name, role, scopes and history stay. The old secret is accepted for
   * the chosen time. A secret before that one ends at once.
   */
  rotateApiToken?: Maybe<IssuedApiToken>;
  /** Saves the viewer's author page. CONFLICT when another page has the slug or the name. */
  saveAuthorProfile?: Maybe<AuthorProfile>;
  /**
   * Sets the hours of a member of staff. The first call makes them a host. Employees: only their own, once an admin made
   * them a host.
   */
  saveBookingHost?: Maybe<BookingHost>;
  /**
   * Stores the current content of the caller's form. It replaces the earlier autosave of the same post or item, or the
   * autosave of this id for a new one. Returns what is stored. CONFLICT when that autosave has been stored as content or
   * discarded.
   */
  saveContentDraft?: Maybe<ContentDraft>;
  /**
   * Says how the columns of an analysed table are imported. The table is then analysed again. BAD_USER_INPUT when a required
   * field has neither a column nor a value; CONFLICT when the import was started, or has no table. Returns the import.
   */
  saveImportMapping?: Maybe<Import>;
  /** Changes the text that visitors see until the site is launched. */
  saveOpeningText?: Maybe<Site>;
  /**
   * Changes texts of a page in a language. BAD_USER_INPUT for a text that the page does not have, for a picture that is not in
   * the media library and for a language that the site does not offer; CONFLICT when the page changed since `ifUpdatedAt`.
   */
  savePageTexts?: Maybe<EditedPage>;
  /** Autosaves the caller's reply. */
  saveReplyDraft?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Sets the retention periods. Expired data is deleted permanently every night from 2:00 in the office's time zone; the audit log records
   * the counts.
   */
  saveRetention?: Maybe<Retention>;
  /**
   * Saves the services of the agency. BAD_USER_INPUT for an unknown service or picture and for more than 40 services;
   * CONFLICT when the catalogue changed since `ifUpdatedAt`.
   */
  saveServiceCatalogue?: Maybe<ServiceCatalogue>;
  /** Changes site settings. Pages, mails and the feed show them within a second. */
  saveSite?: Maybe<Site>;
  /**
   * Saves the navigation, the footer and the networks, and switches parts of the site on or off. BAD_USER_INPUT for an
   * address that leads nowhere; CONFLICT when the navigation changed since `ifUpdatedAt`.
   */
  saveSiteNavigation?: Maybe<SiteNavigation>;
  /** Saves a search of a list. CONFLICT when the caller has a view of that name, or already 50 views, of the list. */
  saveView?: Maybe<SavedView>;
  /** Sends a message to the agency. The office is notified by mail, and the sender receives an acknowledgement. */
  sendMessage?: Maybe<Message>;
  /**
   * Sends a published post to the subscribers. CONFLICT when it was sent before, when nobody has subscribed, and while the
   * newsletter is off.
   */
  sendNewsletter?: Maybe<NewsletterIssue>;
  /**
   * Sends a mail to the viewer at once by the server of the settings. Returns what the server answered. RATE_LIMITED when
   * tried too often.
   */
  sendTestMail?: Maybe<MailTest>;
  /** Corrects the source of an application. BAD_USER_INPUT above 80 characters. */
  setAffiliateSource?: Maybe<Affiliate>;
  /** Records whether a past call took place. Null removes the record. */
  setBookingOutcome?: Maybe<Booking>;
  /** Switches the follow-up mail of the viewer on or off. */
  setFollowUpMail?: Maybe<MailSettings>;
  /**
   * Switches IndexNow on or off. On: every published page that changes from now on is reported. Off: waiting pages are
   * dropped.
   */
  setIndexNow?: Maybe<IndexNow>;
  /** Sets or removes the follow-up of a message. */
  setMessageFollowUp?: Maybe<Message>;
  /** Corrects the source of a message. BAD_USER_INPUT above 80 characters. */
  setMessageSource?: Maybe<Message>;
  /** Moves a message to a stage. BAD_USER_INPUT for LOST without a reason. */
  setMessageStage?: Maybe<Message>;
  /** Sets the value of a message. BAD_USER_INPUT above 2,000,000,000. */
  setMessageValue?: Maybe<Message>;
  /** Switches the weekly mail of the viewer on or off. */
  setWeeklyMail?: Maybe<MailSettings>;
  /**
   * Checks identifier and password and mails a 6-digit code, valid for 10 minutes, one use and five attempts. A wrong
   * identifier and a wrong password both give BAD_CREDENTIALS. A blocked user with the right password gets FORBIDDEN. A
   * repeated call within 60 seconds sends no new code.
   */
  signIn: SignInStep;
  /** Ends the session of this request immediately. Returns true. */
  signOut?: Maybe<Scalars['Boolean']['output']>;
  /** Creates a user. CONFLICT when the e-mail address or the mobile number is in use. */
  signUp?: Maybe<User>;
  /**
   * Starts an analysed import, or resumes a failed one. Returns immediately; the import runs in the background. CONFLICT
   * when it was already started.
   */
  startImport?: Maybe<Import>;
  /** Ends an issue: mails that were not sent by then are never sent. CONFLICT when it is over. */
  stopNewsletter?: Maybe<NewsletterIssue>;
  /**
   * Stops the reminders to the address of a link: for this link, its other links and future ones. Returns whether
   * reminders may still be sent, which is false. NOT_FOUND when the link does not exist.
   */
  stopReviewReminders?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Submits a review and invalidates the link. The review is unpublished until staff publish it. NOT_FOUND when the link
   * does not exist, GONE when it is used, expired or revoked. Of concurrent submissions with one link, one is accepted.
   */
  submitReview?: Maybe<Review>;
  /**
   * Signs an address up. The newsletter begins when its owner follows the link in the mail that is sent to it. Always true:
   * the answer does not reveal whether the address is known. NOT_FOUND when the newsletter is off. RATE_LIMITED after too
   * many sign-ups from one address.
   */
  subscribeToNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** Switches a webhook on or off. Switching it off fails its waiting deliveries. */
  switchWebhook?: Maybe<Webhook>;
  /** Makes the caller the owner of a message without owner. CONFLICT, with the owner's name, when it has one. */
  takeMessage?: Maybe<Message>;
  /** Sends the mail of a published post to the viewer only. Always true. */
  testNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** Sends a test delivery, independent of the selected events. CONFLICT when the webhook is off. */
  testWebhook?: Maybe<WebhookDelivery>;
  /** Sets the item and service that a review belongs to. */
  tieReview?: Maybe<Review>;
  /**
   * Undoes an import: removes what it imported and nobody has changed since. Stops the import first if it is running.
   * Returns immediately; the undo runs in the background. CONFLICT when nothing was imported.
   */
  undoImport?: Maybe<Import>;
  /**
   * Changes name and mobile number of the viewer's account. A new e-mail address gets a link that is valid for an hour, and
   * counts when `confirmEmail` receives its token. All other sessions of the viewer end when something changes. CONFLICT
   * when address or number is in use, BAD_USER_INPUT when the current password is wrong, RATE_LIMITED after ten wrong ones
   * and for a second link within a minute.
   */
  updateAccount?: Maybe<AccountChange>;
  /**
   * Changes the fields of a post that are sent. CONFLICT when the slug is in use, or when the text changed since `ifUpdatedAt`. If the input changes
   * state or schedule, a change of these since then is a CONFLICT too.
   */
  updateBlogPost?: Maybe<BlogPost>;
  /**
   * Changes the fields of a page that are sent. CONFLICT when the slug is in use, or when the text changed since
   * `ifUpdatedAt`. If the input changes state or schedule, a change of these since then is a CONFLICT too.
   */
  updatePage?: Maybe<Page>;
  /** Changes name, alternative text and focal point of a picture. It is then stored even when nothing uses it. */
  updatePicture?: Maybe<MediaPicture>;
  /**
   * Changes the fields of an item that are sent. CONFLICT when the slug is in use, or when the text changed since `ifUpdatedAt`. If the input changes
   * state or schedule, a change of these since then is a CONFLICT too.
   */
  updatePortfolioItem?: Maybe<PortfolioItem>;
  /** Changes a redirect. CONFLICT when another redirect from this path exists. */
  updateRedirect?: Maybe<Redirect>;
  /** Changes a reply template. CONFLICT when another template has the name. */
  updateReplyTemplate?: Maybe<ReplyTemplate>;
  /** Changes a webhook. Waiting deliveries go to the new URL. */
  updateWebhook?: Maybe<Webhook>;
  /** Adds a picture to the media library. UNSUPPORTED_MEDIA for another file format, PAYLOAD_TOO_LARGE above 10 MB. */
  uploadPicture?: Maybe<MediaPicture>;
  /**
   * Exchanges the code from the mail for a session. Codes of the authenticator app and recovery codes are accepted too,
   * within the same ten minutes and five attempts. BAD_CREDENTIALS for every wrong code.
   */
  verifyCode: Session;
  /**
   * Withdraws a review permanently: it is no longer public and cannot be published again. No effect when it is already
   * withdrawn. NOT_FOUND when the link does not exist.
   */
  withdrawReview?: Maybe<Review>;
  /** Sends a mail to the client of a booked call. It is stored as a reply to the message of the booking. */
  writeToBooker?: Maybe<Booking>;
};


/** All write operations. */
export type MutationAcceptAffiliateArgs = {
  id: Scalars['UUID']['input'];
  ifState?: AffiliateState;
};


/** All write operations. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
  token: Scalars['String']['input'];
};


/** All write operations. */
export type MutationAddBookingArgs = {
  input: AddBookingInput;
};


/** All write operations. */
export type MutationAddHostFeedArgs = {
  input: HostFeedInput;
  userId: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationAddNoteArgs = {
  id: Scalars['UUID']['input'];
  input: NoteInput;
};


/** All write operations. */
export type MutationAddSlotArgs = {
  input: SlotInput;
};


/** All write operations. */
export type MutationAllowAppsArgs = {
  isAllowed: Scalars['Boolean']['input'];
};


/** All write operations. */
export type MutationAnswerNewsletterArgs = {
  input: NewsletterAnswerInput;
  token: Scalars['String']['input'];
};


/** All write operations. */
export type MutationApplyArgs = {
  form?: InputMaybe<FormFactsInput>;
  input: ApplyInput;
};


/** All write operations. */
export type MutationAssignMessageArgs = {
  id: Scalars['UUID']['input'];
  ownerId?: InputMaybe<Scalars['UUID']['input']>;
};


/** All write operations. */
export type MutationBeginTotpArgs = {
  input: ConfirmPasswordInput;
};


/** All write operations. */
export type MutationBlockUserArgs = {
  id: Scalars['UUID']['input'];
  isBlocked?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All write operations. */
export type MutationBookCallArgs = {
  form?: InputMaybe<FormFactsInput>;
  input: BookCallInput;
};


/** All write operations. */
export type MutationBulkUpdateArgs = {
  action: BulkAction;
  ids: Array<Scalars['UUID']['input']>;
  kind: BulkKind;
  lostReason?: InputMaybe<Scalars['String']['input']>;
  ownerId?: InputMaybe<Scalars['UUID']['input']>;
  stage?: InputMaybe<MessageStage>;
};


/** All write operations. */
export type MutationCancelBookingArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationCancelCallArgs = {
  token: Scalars['String']['input'];
};


/** All write operations. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** All write operations. */
export type MutationChangeUserRoleArgs = {
  id: Scalars['UUID']['input'];
  role: Role;
};


/** All write operations. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** All write operations. */
export type MutationCreateBlogPostArgs = {
  draftId?: InputMaybe<Scalars['UUID']['input']>;
  input: BlogPostInput;
};


/** All write operations. */
export type MutationCreateImportArgs = {
  input: CreateImportInput;
};


/** All write operations. */
export type MutationCreatePageArgs = {
  draftId?: InputMaybe<Scalars['UUID']['input']>;
  input: PageInput;
};


/** All write operations. */
export type MutationCreatePortfolioItemArgs = {
  draftId?: InputMaybe<Scalars['UUID']['input']>;
  input: PortfolioItemInput;
};


/** All write operations. */
export type MutationCreatePreviewLinkArgs = {
  input: PreviewLinkInput;
};


/** All write operations. */
export type MutationCreateRedirectArgs = {
  input: RedirectInput;
};


/** All write operations. */
export type MutationCreateReplyTemplateArgs = {
  input: ReplyTemplateInput;
};


/** All write operations. */
export type MutationCreateWebhookArgs = {
  input: WebhookInput;
};


/** All write operations. */
export type MutationDeclineAffiliateArgs = {
  id: Scalars['UUID']['input'];
  ifState?: AffiliateState;
  reason: Scalars['String']['input'];
};


/** All write operations. */
export type MutationDisableTotpArgs = {
  input: ConfirmPasswordInput;
};


/** All write operations. */
export type MutationDiscardContentDraftArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationEnableTotpArgs = {
  input: EnableTotpInput;
};


/** All write operations. */
export type MutationEndApiTokenOverlapArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationEndFirstStepsArgs = {
  isOver: Scalars['Boolean']['input'];
};


/** All write operations. */
export type MutationEndSessionArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationEndWebhookOverlapArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationErasePersonalDataArgs = {
  input: ErasePersonalDataInput;
};


/** All write operations. */
export type MutationExportPersonalDataArgs = {
  format: PersonalDataFormat;
  input: PersonAddressesInput;
};


/** All write operations. */
export type MutationForgetMissedPathArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationImportSubscribersArgs = {
  input: ImportSubscribersInput;
};


/** All write operations. */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/** All write operations. */
export type MutationIssueApiTokenArgs = {
  input: IssueApiTokenInput;
};


/** All write operations. */
export type MutationIssueReviewLinkArgs = {
  input: IssueReviewLinkInput;
};


/** All write operations. */
export type MutationLaunchSiteArgs = {
  isLaunched: Scalars['Boolean']['input'];
};


/** All write operations. */
export type MutationLimitApiTokenArgs = {
  id: Scalars['UUID']['input'];
  input: ApiTokenLimitInput;
};


/** All write operations. */
export type MutationMakeRecoveryCodesArgs = {
  input: ConfirmPasswordInput;
};


/** All write operations. */
export type MutationMarkAffiliateSpamArgs = {
  id: Scalars['UUID']['input'];
  isSpam?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All write operations. */
export type MutationMarkEditingArgs = {
  id: Scalars['UUID']['input'];
  isOpen?: Scalars['Boolean']['input'];
};


/** All write operations. */
export type MutationMarkFirstStepArgs = {
  isDone: Scalars['Boolean']['input'];
  step: FirstStepName;
};


/** All write operations. */
export type MutationMarkMessageReadArgs = {
  id: Scalars['UUID']['input'];
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All write operations. */
export type MutationMarkMessageSpamArgs = {
  id: Scalars['UUID']['input'];
  isSpam?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All write operations. */
export type MutationMarkNotAutomaticArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationMarkPresenceArgs = {
  id: Scalars['UUID']['input'];
  isOpen?: Scalars['Boolean']['input'];
  isWriting?: Scalars['Boolean']['input'];
};


/** All write operations. */
export type MutationMoveBookingArgs = {
  id: Scalars['UUID']['input'];
  input: MoveCallInput;
};


/** All write operations. */
export type MutationMoveCallArgs = {
  input: MoveCallInput;
  token: Scalars['String']['input'];
};


/** All write operations. */
export type MutationPauseNewsletterArgs = {
  id: Scalars['UUID']['input'];
  isPaused: Scalars['Boolean']['input'];
};


/** All write operations. */
export type MutationPublishBlogPostArgs = {
  id: Scalars['UUID']['input'];
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All write operations. */
export type MutationPublishPageArgs = {
  id: Scalars['UUID']['input'];
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All write operations. */
export type MutationPublishPortfolioItemArgs = {
  id: Scalars['UUID']['input'];
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All write operations. */
export type MutationPublishReviewArgs = {
  id: Scalars['UUID']['input'];
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All write operations. */
export type MutationRemindBookingArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemoveAffiliateArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemoveBlogPostArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemoveHostFeedArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemoveImportArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemoveMessageArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemovePageArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemovePictureArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemovePortfolioItemArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemoveRedirectArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemoveReplyTemplateArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemoveReviewArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemoveSlotArgs = {
  hostId: Scalars['UUID']['input'];
  startsAt: Scalars['DateTimeISO']['input'];
};


/** All write operations. */
export type MutationRemoveSubscriberArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemoveUserArgs = {
  heirId?: InputMaybe<Scalars['UUID']['input']>;
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemoveViewArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRemoveWebhookArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRenamePersonArgs = {
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


/** All write operations. */
export type MutationRenewAffiliatePageArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRenewHostCalendarArgs = {
  userId: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRenewWebhookSecretArgs = {
  id: Scalars['UUID']['input'];
  isAtOnce?: Scalars['Boolean']['input'];
};


/** All write operations. */
export type MutationReplacePictureArgs = {
  id: Scalars['UUID']['input'];
  input: ReplacePictureInput;
};


/** All write operations. */
export type MutationReplyToMessageArgs = {
  files?: InputMaybe<Array<Scalars['Upload']['input']>>;
  id: Scalars['UUID']['input'];
  input: ReplyInput;
  lastSeenId?: InputMaybe<Scalars['UUID']['input']>;
  markRead?: Scalars['Boolean']['input'];
};


/** All write operations. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** All write operations. */
export type MutationResendCodeArgs = {
  input: ResendCodeInput;
};


/** All write operations. */
export type MutationResendNewsletterArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationResendWebhookDeliveriesArgs = {
  id: Scalars['UUID']['input'];
  isFailedOnly?: Scalars['Boolean']['input'];
  since: Scalars['DateTimeISO']['input'];
};


/** All write operations. */
export type MutationResendWebhookDeliveryArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
  token: Scalars['String']['input'];
};


/** All write operations. */
export type MutationRestoreRevisionArgs = {
  id: Scalars['UUID']['input'];
  ifUpdatedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All write operations. */
export type MutationRevokeAffiliatePageArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRevokeApiTokenArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRevokeHostCalendarArgs = {
  userId: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRevokeInvitationArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRevokePreviewLinkArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRevokeReviewLinkArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationRotateApiTokenArgs = {
  id: Scalars['UUID']['input'];
  input: RotateApiTokenInput;
};


/** All write operations. */
export type MutationSaveAuthorProfileArgs = {
  input: AuthorProfileInput;
};


/** All write operations. */
export type MutationSaveBookingHostArgs = {
  input: BookingHostInput;
  userId: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationSaveContentDraftArgs = {
  input: ContentDraftInput;
};


/** All write operations. */
export type MutationSaveImportMappingArgs = {
  id: Scalars['UUID']['input'];
  input: SaveImportMappingInput;
};


/** All write operations. */
export type MutationSaveOpeningTextArgs = {
  input: OpeningTextInput;
};


/** All write operations. */
export type MutationSavePageTextsArgs = {
  ifUpdatedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  input: PageTextsInput;
  language?: InputMaybe<Scalars['String']['input']>;
};


/** All write operations. */
export type MutationSaveReplyDraftArgs = {
  id: Scalars['UUID']['input'];
  input: ReplyDraftInput;
};


/** All write operations. */
export type MutationSaveRetentionArgs = {
  input: RetentionInput;
};


/** All write operations. */
export type MutationSaveServiceCatalogueArgs = {
  ifUpdatedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  input: ServiceCatalogueInput;
};


/** All write operations. */
export type MutationSaveSiteArgs = {
  input: SiteInput;
};


/** All write operations. */
export type MutationSaveSiteNavigationArgs = {
  ifUpdatedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  input: SiteNavigationInput;
};


/** All write operations. */
export type MutationSaveViewArgs = {
  input: SavedViewInput;
};


/** All write operations. */
export type MutationSendMessageArgs = {
  form?: InputMaybe<FormFactsInput>;
  input: SendMessageInput;
};


/** All write operations. */
export type MutationSendNewsletterArgs = {
  input: NewsletterIssueInput;
};


/** All write operations. */
export type MutationSetAffiliateSourceArgs = {
  id: Scalars['UUID']['input'];
  source?: InputMaybe<Scalars['String']['input']>;
};


/** All write operations. */
export type MutationSetBookingOutcomeArgs = {
  id: Scalars['UUID']['input'];
  outcome?: InputMaybe<BookingOutcome>;
};


/** All write operations. */
export type MutationSetFollowUpMailArgs = {
  isOn: Scalars['Boolean']['input'];
};


/** All write operations. */
export type MutationSetIndexNowArgs = {
  isOn: Scalars['Boolean']['input'];
};


/** All write operations. */
export type MutationSetMessageFollowUpArgs = {
  followUp?: InputMaybe<FollowUpInput>;
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationSetMessageSourceArgs = {
  id: Scalars['UUID']['input'];
  source?: InputMaybe<Scalars['String']['input']>;
};


/** All write operations. */
export type MutationSetMessageStageArgs = {
  id: Scalars['UUID']['input'];
  lostReason?: InputMaybe<Scalars['String']['input']>;
  stage: MessageStage;
};


/** All write operations. */
export type MutationSetMessageValueArgs = {
  id: Scalars['UUID']['input'];
  value?: InputMaybe<Scalars['NonNegativeInt']['input']>;
};


/** All write operations. */
export type MutationSetWeeklyMailArgs = {
  isOn: Scalars['Boolean']['input'];
};


/** All write operations. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** All write operations. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** All write operations. */
export type MutationStartImportArgs = {
  id: Scalars['UUID']['input'];
  input: StartImportInput;
};


/** All write operations. */
export type MutationStopNewsletterArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationStopReviewRemindersArgs = {
  token: Scalars['String']['input'];
};


/** All write operations. */
export type MutationSubmitReviewArgs = {
  input: SubmitReviewInput;
  token: Scalars['String']['input'];
};


/** All write operations. */
export type MutationSubscribeToNewsletterArgs = {
  form?: InputMaybe<FormFactsInput>;
  input: SubscribeInput;
};


/** All write operations. */
export type MutationSwitchWebhookArgs = {
  id: Scalars['UUID']['input'];
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All write operations. */
export type MutationTakeMessageArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationTestNewsletterArgs = {
  input: NewsletterIssueInput;
};


/** All write operations. */
export type MutationTestWebhookArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationTieReviewArgs = {
  id: Scalars['UUID']['input'];
  itemId?: InputMaybe<Scalars['UUID']['input']>;
  service?: InputMaybe<ServiceId>;
};


/** All write operations. */
export type MutationUndoImportArgs = {
  id: Scalars['UUID']['input'];
};


/** All write operations. */
export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput;
};


/** All write operations. */
export type MutationUpdateBlogPostArgs = {
  draftId?: InputMaybe<Scalars['UUID']['input']>;
  id: Scalars['UUID']['input'];
  ifUpdatedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  input: BlogPostInput;
};


/** All write operations. */
export type MutationUpdatePageArgs = {
  draftId?: InputMaybe<Scalars['UUID']['input']>;
  id: Scalars['UUID']['input'];
  ifUpdatedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  input: PageChangesInput;
};


/** All write operations. */
export type MutationUpdatePictureArgs = {
  id: Scalars['UUID']['input'];
  input: UpdatePictureInput;
};


/** All write operations. */
export type MutationUpdatePortfolioItemArgs = {
  draftId?: InputMaybe<Scalars['UUID']['input']>;
  id: Scalars['UUID']['input'];
  ifUpdatedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  input: PortfolioItemChangesInput;
};


/** All write operations. */
export type MutationUpdateRedirectArgs = {
  id: Scalars['UUID']['input'];
  input: RedirectInput;
};


/** All write operations. */
export type MutationUpdateReplyTemplateArgs = {
  id: Scalars['UUID']['input'];
  input: ReplyTemplateInput;
};


/** All write operations. */
export type MutationUpdateWebhookArgs = {
  id: Scalars['UUID']['input'];
  input: WebhookInput;
};


/** All write operations. */
export type MutationUploadPictureArgs = {
  input: UploadPictureInput;
};


/** All write operations. */
export type MutationVerifyCodeArgs = {
  input: VerifyCodeInput;
};


/** All write operations. */
export type MutationWithdrawReviewArgs = {
  token: Scalars['String']['input'];
};


/** All write operations. */
export type MutationWriteToBookerArgs = {
  id: Scalars['UUID']['input'];
  input: BookingMessageInput;
};

/** A link of the navigation or the footer. */
export type NavigationEntry = {
  __typename?: 'NavigationEntry';
  /** The name. */
  label: Scalars['String']['output'];
  /** A path of the site, or an https address. */
  to: Scalars['String']['output'];
};

/** A link of the navigation or the footer. */
export type NavigationEntryInput = {
  /** At least 1 and at most 30 characters. */
  label: Scalars['String']['input'];
  /** A path of the site, such as /portfolio, or an https address; at most 500 characters, each entry of a list another. */
  to: Scalars['String']['input'];
};

/** The icon of a network. */
export type NetworkIcon =
  /** Behance. */
  | 'BEHANCE'
  /** Bluesky. */
  | 'BLUESKY'
  /** Clutch. */
  | 'CLUTCH'
  /** Discord. */
  | 'DISCORD'
  /** Dribbble. */
  | 'DRIBBBLE'
  /** Facebook. */
  | 'FACEBOOK'
  /** Figma. */
  | 'FIGMA'
  /** Fiverr. */
  | 'FIVERR'
  /** GitHub. */
  | 'GITHUB'
  /** GitLab. */
  | 'GITLAB'
  /** Google Maps. */
  | 'GOOGLE_MAPS'
  /** Instagram. */
  | 'INSTAGRAM'
  /** LinkedIn. */
  | 'LINKEDIN'
  /** Mastodon. */
  | 'MASTODON'
  /** Medium. */
  | 'MEDIUM'
  /** A link, for every other network. */
  | 'OTHER'
  /** Pinterest. */
  | 'PINTEREST'
  /** Product Hunt. */
  | 'PRODUCT_HUNT'
  /** Reddit. */
  | 'REDDIT'
  /** Snapchat. */
  | 'SNAPCHAT'
  /** Spotify. */
  | 'SPOTIFY'
  /** Stack Overflow. */
  | 'STACK_OVERFLOW'
  /** Substack. */
  | 'SUBSTACK'
  /** Telegram. */
  | 'TELEGRAM'
  /** Threads. */
  | 'THREADS'
  /** TikTok. */
  | 'TIKTOK'
  /** Trustpilot. */
  | 'TRUSTPILOT'
  /** Twitch. */
  | 'TWITCH'
  /** Upwork. */
  | 'UPWORK'
  /** Vimeo. */
  | 'VIMEO'
  /** WhatsApp. */
  | 'WHATSAPP'
  /** X. */
  | 'X'
  /** Xing. */
  | 'XING'
  /** YouTube. */
  | 'YOUTUBE';

/** The answers to a link of the newsletter. */
export type NewsletterAnswer =
  /** Subscribe. */
  | 'CONFIRM'
  /** Get no further mail. */
  | 'LEAVE';

/** An answer to a link of the newsletter. */
export type NewsletterAnswerInput = {
  /** The answer. Omitted: LEAVE, as mail programs post it (RFC 8058). */
  answer?: InputMaybe<NewsletterAnswer>;
};

/** The figures of an issue. Nothing in the mails reports that they are read. */
export type NewsletterFigures = {
  __typename?: 'NewsletterFigures';
  /** Readers who reported this issue as spam. */
  complained: Scalars['NonNegativeInt']['output'];
  /** Readers who left by the link of this issue. */
  left: Scalars['NonNegativeInt']['output'];
  /** Number of readers at the start. */
  readers: Scalars['NonNegativeInt']['output'];
  /** Mails that a mail server refused for good, at once or later. */
  refused: Scalars['NonNegativeInt']['output'];
  /** Mails that a mail server accepted. */
  sent: Scalars['NonNegativeInt']['output'];
  /** Readers who left before their mail was sent. */
  skipped: Scalars['NonNegativeInt']['output'];
  /** Mails that were handed over without an answer of the mail server. They are not sent twice. */
  unanswered: Scalars['NonNegativeInt']['output'];
  /** Visitors that came by a link of this issue, from the visit figures of the site. */
  visitors: Scalars['NonNegativeInt']['output'];
  /** Mails that were not sent yet. */
  waiting: Scalars['NonNegativeInt']['output'];
};

/** Number of readers with an interest. */
export type NewsletterInterest = {
  __typename?: 'NewsletterInterest';
  /** The interest. */
  name: Scalars['String']['output'];
  /** Number of subscribers that get mails about it, those that want everything included. */
  readers: Scalars['NonNegativeInt']['output'];
};

/** A post that is or was sent to the subscribers. */
export type NewsletterIssue = {
  __typename?: 'NewsletterIssue';
  /** Time at which it was started. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The figures of this issue. */
  figures: NewsletterFigures;
  /** Time at which the last mail was sent, or at which staff stopped it. */
  finishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The issue's id. */
  id: Scalars['ID']['output'];
  /** The interest of the readers that get it. Null: all. */
  interest?: Maybe<Scalars['String']['output']>;
  /** Why it was paused without staff. Null otherwise. */
  pauseReason?: Maybe<Scalars['String']['output']>;
  /** The post. Null after it was deleted. */
  postId?: Maybe<Scalars['UUID']['output']>;
  /** The state. */
  state: NewsletterIssueState;
  /** The subject of the mails. */
  subject: Scalars['String']['output'];
  /** Time of the last change. Changes of `figures` do not count. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of issues. */
export type NewsletterIssueConnection = {
  __typename?: 'NewsletterIssueConnection';
  /** The same issues, each with its cursor. */
  edges: Array<NewsletterIssueEdge>;
  /** The issues of this page. */
  nodes: Array<NewsletterIssue>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of issues in the whole list. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An issue in a list. */
export type NewsletterIssueEdge = {
  __typename?: 'NewsletterIssueEdge';
  /** Cursor of the issue. */
  cursor: Scalars['String']['output'];
  /** The issue. */
  node: NewsletterIssue;
};

/** A new issue. */
export type NewsletterIssueInput = {
  /** Only readers with this interest, and those that want everything. Omitted: all. At most 40 characters. */
  interest?: InputMaybe<Scalars['String']['input']>;
  /** The published post to send. */
  postId: Scalars['UUID']['input'];
  /** The subject. Omitted: the title of the post. At most 200 characters. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** The states of an issue of the newsletter. */
export type NewsletterIssueState =
  /** No mails are sent until staff resume it. */
  | 'PAUSED'
  /** Mails are being sent. */
  | 'SENDING'
  /** All mails were sent or refused. */
  | 'SENT'
  /** Staff ended it. Mails that were not sent by then are never sent. */
  | 'STOPPED';

/** The numbers of subscribers. */
export type NewsletterOverview = {
  __typename?: 'NewsletterOverview';
  /** Mailboxes that do not exist. */
  bounced: Scalars['NonNegativeInt']['output'];
  /** Those that reported a mail as spam. */
  complained: Scalars['NonNegativeInt']['output'];
  /** Subscribers that get the newsletter. */
  confirmed: Scalars['NonNegativeInt']['output'];
  /** The readers of each interest of the site. */
  interests: Array<NewsletterInterest>;
  /** Those that have left. */
  left: Scalars['NonNegativeInt']['output'];
  /** Those that have not confirmed yet. */
  pending: Scalars['NonNegativeInt']['output'];
};

/** The sign-up to the newsletter. Nothing is shown while the site has no newsletter. */
export type NewsletterSection = {
  __typename?: 'NewsletterSection';
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The text, plain. Null when there is none. */
  text?: Maybe<Scalars['String']['output']>;
};

/** The sign-up to the newsletter. */
export type NewsletterSectionInput = {
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, at most 600 characters. Omitted: none. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody who has subscribed to the newsletter. */
export type NewsletterSubscriber = {
  __typename?: 'NewsletterSubscriber';
  /** Time of the confirmation; for imported addresses of the import. Null for those who have not confirmed. */
  confirmedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What the subscriber agreed to, or how according to the import. */
  consent: Scalars['String']['output'];
  /** Time of the sign-up or import. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The e-mail address, lowercase. */
  email: Scalars['EmailAddress']['output'];
  /** Since when no mail is sent. Null while mail is sent. */
  endedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The subscriber's id. */
  id: Scalars['ID']['output'];
  /** What the subscriber wants to read about. Empty: everything. */
  interests: Array<Scalars['String']['output']>;
  /** Whether staff imported the address. If false, it was signed up on the site. */
  isImported: Scalars['Boolean']['output'];
  /** The language of the sign-up: en, de or hi. Null: that of the site. */
  language?: Maybe<Scalars['String']['output']>;
  /** What the mail server said of a mailbox that is not reachable. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The state. */
  state: NewsletterSubscriberState;
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of subscribers. */
export type NewsletterSubscriberConnection = {
  __typename?: 'NewsletterSubscriberConnection';
  /** The same subscribers, each with its cursor. */
  edges: Array<NewsletterSubscriberEdge>;
  /** The subscribers of this page. */
  nodes: Array<NewsletterSubscriber>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of subscribers in the whole list; with a filter, counting stops at 1000. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A subscriber in a list. */
export type NewsletterSubscriberEdge = {
  __typename?: 'NewsletterSubscriberEdge';
  /** Cursor of the subscriber. */
  cursor: Scalars['String']['output'];
  /** The subscriber. */
  node: NewsletterSubscriber;
};

/** An order of subscribers. */
export type NewsletterSubscriberOrder =
  /** By time of signing up, earliest first. */
  | 'CREATED_ASC'
  /** By time of signing up, latest first. */
  | 'CREATED_DESC'
  /** By e-mail address, A to Z. */
  | 'EMAIL_ASC'
  /** By e-mail address, Z to A. */
  | 'EMAIL_DESC'
  /** By name of the state, A to Z. */
  | 'STATE_ASC'
  /** By name of the state, Z to A. */
  | 'STATE_DESC';

/** The states of a subscriber. */
export type NewsletterSubscriberState =
  /** The mailbox does not exist: no mail is sent. */
  | 'BOUNCED'
  /** Has reported a mail as spam: no mail is sent. */
  | 'COMPLAINED'
  /** Gets the newsletter. */
  | 'CONFIRMED'
  /** Has left. */
  | 'LEFT'
  /** Signed up, and has not confirmed it. */
  | 'PENDING';

/** The subscription that a link belongs to. */
export type NewsletterSubscription = {
  __typename?: 'NewsletterSubscription';
  /** The state. */
  state: NewsletterSubscriberState;
};

/** An object that `node` finds by its id. Ids are unique over all types. */
export type Node = {
  /** The object's id. */
  id: Scalars['ID']['output'];
};

/** A private note on a message. Only staff can read it. */
export type Note = {
  __typename?: 'Note';
  /** The author's name at that time. Nullable only because replies have the same field. */
  author?: Maybe<Scalars['String']['output']>;
  /** The id of the author's account, which may have been deleted since. */
  authorId?: Maybe<Scalars['ID']['output']>;
  /** Time of writing. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The note's id. */
  id: Scalars['ID']['output'];
  /** The staff mentioned in it, with their current names. Deleted accounts are omitted. */
  mentions: Array<Colleague>;
  /** The text. */
  text: Scalars['String']['output'];
  /** Time of the last change. Notes never change, so it equals `createdAt`. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A new private note. */
export type NoteInput = {
  /** The ids of the mentioned staff, at most 20: each receives a mail. Omitted: none. */
  mentionIds?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** Not empty, at most 5000 characters. */
  text: Scalars['String']['input'];
};

/** A notice about something that went wrong. */
export type OfficeNotice = {
  __typename?: 'OfficeNotice';
  /** The kind of the notice. */
  kind: OfficeNoticeKind;
  /** The path of the office screen where it is solved. Null when it is not solved in the office. */
  path?: Maybe<Scalars['String']['output']>;
  /** What the problem is and what to do, in sentences. */
  text: Scalars['String']['output'];
};

/** The kinds of notices for admins. More kinds may be added. */
export type OfficeNoticeKind =
  /** The last nightly backup failed. */
  | 'BACKUP'
  /** The calendar of a host cannot be read. */
  | 'CALENDAR'
  /** The server's clock has jumped; scheduled work is paused. */
  | 'CLOCK'
  /** The site takes bookings, and no host takes calls. */
  | 'HOSTS'
  /** A mail was not delivered, or mails wait because the mail server does not take them. */
  | 'MAIL'
  /** The sample accounts, whose password is public, can sign in. */
  | 'SAMPLE_ACCOUNTS'
  /** The deliveries of a webhook fail. */
  | 'WEBHOOK';

/** The notices for admins. */
export type OfficeNotices = {
  __typename?: 'OfficeNotices';
  /** The notices. Empty when there are none. */
  notices: Array<OfficeNotice>;
};

/** The data that the link of an invitation shows. */
export type OpenInvitation = {
  __typename?: 'OpenInvitation';
  /** The e-mail address of the invited person. */
  email: Scalars['EmailAddress']['output'];
  /** Time at which the link expires. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /**
   * The invitation's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `invitationId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The invitation. */
  invitationId: Scalars['UUID']['output'];
  /** The name that the admin gave. Null when none was given. */
  name?: Maybe<Scalars['String']['output']>;
  /** The role of the future user. */
  role: Role;
};

/** Days with the same opening hours. */
export type OpeningHours = {
  __typename?: 'OpeningHours';
  /** The closing time, such as 18:00. */
  closes: Scalars['String']['output'];
  /** The days. */
  days: Array<Weekday>;
  /** The opening time, such as 09:30. */
  opens: Scalars['String']['output'];
};

/** Days with the same opening hours. */
export type OpeningHoursInput = {
  /** The closing time, exactly 5 characters, such as 18:00. It must be after `opens`. */
  closes: Scalars['String']['input'];
  /** At least one day. */
  days: Array<Weekday>;
  /** The opening time, exactly 5 characters, such as 09:30. */
  opens: Scalars['String']['input'];
};

/** The text of the page that visitors see until the site is launched. */
export type OpeningTextInput = {
  /** At most 600 characters. Null: the default text. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Counts for the start page of the office. An API token with scopes reads a count if it may read the counted objects, or
 * has INSIGHTS_READ.
 */
export type Overview = {
  __typename?: 'Overview';
  /** Number of draft portfolio items. */
  draftItems: Scalars['NonNegativeInt']['output'];
  /** Number of draft posts. */
  draftPosts: Scalars['NonNegativeInt']['output'];
  /**
   * Number of open messages whose follow-up, of any owner, is due today or was due before. Won and lost messages do not
   * count.
   */
  dueFollowUps: Scalars['NonNegativeInt']['output'];
  /**
   * Messages per week for the last twelve weeks, the current one included, oldest first. A week begins on Monday in the
   * office's time zone.
   */
  messagesPerWeek: Array<WeekCount>;
  /** Number of affiliate applications of the last seven days. */
  newApplications: Scalars['NonNegativeInt']['output'];
  /** Number of unpublished reviews. */
  reviewsToCheck: Scalars['NonNegativeInt']['output'];
  /** Number of applications in the spam folder. */
  spamApplications: Scalars['NonNegativeInt']['output'];
  /** Number of messages in the spam folder. */
  spamMessages: Scalars['NonNegativeInt']['output'];
  /** Number of affiliate applications. */
  totalApplications: Scalars['NonNegativeInt']['output'];
  /** Number of messages, read and unread. */
  totalMessages: Scalars['NonNegativeInt']['output'];
  /** Number of reviews, unpublished ones included. */
  totalReviews: Scalars['NonNegativeInt']['output'];
  /** Number of unread messages. No count of this type includes spam, except the spam counts. */
  unreadMessages: Scalars['NonNegativeInt']['output'];
};

/** A session of the viewer: a browser or client that holds a session token. */
export type OwnSession = {
  __typename?: 'OwnSession';
  /** The IP address of the last request. Null for a session from before addresses were stored. */
  address?: Maybe<Scalars['String']['output']>;
  /** Time of signing in. */
  createdAt: Scalars['DateTimeISO']['output'];
  /**
   * Browser and system from the User-Agent header, such as `Chrome on Windows`; `Unknown device` when it is not
   * recognised.
   */
  device: Scalars['String']['output'];
  /** Time at which it expires. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The session's id. It is not the token. */
  id: Scalars['ID']['output'];
  /** Whether this is the session of the request. */
  isCurrent: Scalars['Boolean']['output'];
  /** Time of the last request, rounded to the minute. */
  lastSeenAt: Scalars['DateTimeISO']['output'];
  /** Time of the last change. Each update of `lastSeenAt` is a change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of the viewer's sessions. */
export type OwnSessionConnection = {
  __typename?: 'OwnSessionConnection';
  /** The same sessions, each with its cursor. */
  edges: Array<OwnSessionEdge>;
  /** The sessions of this page. */
  nodes: Array<OwnSession>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of entries in the list. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A session in a list. */
export type OwnSessionEdge = {
  __typename?: 'OwnSessionEdge';
  /** Cursor of the session. */
  cursor: Scalars['String']['output'];
  /** The session. */
  node: OwnSession;
};

/** A page of its own, made of sections. */
export type Page = Node & {
  __typename?: 'Page';
  /** The alternative text of the picture. */
  altText?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The beginning of the text of the page, at most 200 characters: its description where none is given. May be empty. */
  excerpt: Scalars['String']['output'];
  /** The page's id. */
  id: Scalars['ID']['output'];
  /** The same picture with its dimensions and smaller files. Null when there is none, or when it is not stored here. */
  image?: Maybe<Picture>;
  /** The URL of the picture with which the page is shared. Null when there is none; the site then shows a drawing. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Whether the page is public. Drafts are visible only to staff. */
  isPublished: Scalars['Boolean']['output'];
  /** The BCP 47 tag of the language of the text: that of the site, unless another one was chosen. */
  language: Scalars['String']['output'];
  /** The frame in which it is drawn. */
  layout: PageLayout;
  /** The description for search engines. Null: the beginning of the text of the page. */
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** The title for search engines. Null: the title of the page. */
  metaTitle?: Maybe<Scalars['String']['output']>;
  /** The members of staff with unsaved changes of it, ordered by name. */
  pendingChanges: Array<PendingChange>;
  /** Time of scheduled publication. Null when none is scheduled. Readable by staff only. */
  publishAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Time of the first publication, which staff can change. Null for what was never published. */
  publishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /**
   * The sections, at most 40, in order. A picture, review or item that was deleted, or that the caller may not see, is left
   * out, and so is a section that has nothing else to show.
   */
  sections: Array<ContentSection>;
  /** The page's path without its slash: /{slug}. */
  slug: Scalars['String']['output'];
  /**
   * The sections as they are stored and edited: objects with `type`, `key` and the fields of the input of that type.
   * Readable by staff only.
   */
  storedSections: Scalars['JSON']['output'];
  /** Time of scheduled unpublication. Null when none is scheduled. Readable by staff only. */
  takeBackAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The title. */
  title: Scalars['String']['output'];
  /** The same page in other languages, ordered by tag. Visitors see the published ones. */
  translations: Array<ContentTranslation>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A link that is drawn as a button. */
export type PageButton = {
  __typename?: 'PageButton';
  /** The text. */
  text: Scalars['String']['output'];
  /** The path or URL, or an address that begins with `mailto:` or `tel:`. */
  url: Scalars['String']['output'];
};

/** A card with a title. */
export type PageCard = {
  __typename?: 'PageCard';
  /** The picture. Null when there is none. */
  picture?: Maybe<GalleryPicture>;
  /** The text, plain. Null when there is none. */
  text?: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Scalars['String']['output'];
  /** Where the card leads. Null when it is no link. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A card with a title. */
export type PageCardInput = {
  /** The id of a picture in the media library. Omitted: none. */
  pictureId?: InputMaybe<Scalars['UUID']['input']>;
  /** Plain text, at most 600 characters. Omitted: none. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 80 characters. */
  title: Scalars['String']['input'];
  /** A path or an address as of a button, at most 500 characters. Omitted: no link. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Changes of a page. A field that is omitted keeps its value, and null or an empty text removes it; null for the title is
 * BAD_USER_INPUT.
 */
export type PageChangesInput = {
  /** At most 300 characters. Omitted: unchanged. Null: none. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** A new picture as a file, instead of `imageUrl`. Null is ignored. */
  imageFile?: InputMaybe<Scalars['Upload']['input']>;
  /**
   * The picture with which the page is shared: an http or https URL, at most 2000 characters. Omitted: unchanged, unless
   * another picture is sent. Null or empty: none.
   */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Omitted or null: unchanged. */
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The BCP 47 tag of the language of the text, such as `de` or `pt-BR`, at most 20 characters. Null or empty: the language of the site. Omitted: unchanged.
   * CONFLICT when one of the translations has it.
   */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The frame in which it is drawn. Omitted or null: unchanged. */
  layout?: InputMaybe<PageLayout>;
  /**
   * The ids of pages that say the same in other languages. Their translations are translations of this one too; there is
   * one for each language, or CONFLICT. Null or omitted: none is added.
   */
  linkTranslations?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** The description for search engines, at most 500 characters. Omitted: unchanged. Null: none. */
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  /** The title for search engines, at most 200 characters. Omitted: unchanged. Null: none. */
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether a slug that another page has or had is numbered (`-2`), because it was made from the title and not chosen.
   * Omitted: false, it is a CONFLICT.
   */
  numbersSlug?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of a picture in the media library, instead of `imageUrl` and `imageFile`. Null is ignored. */
  pictureId?: InputMaybe<Scalars['UUID']['input']>;
  /**
   * Time of scheduled publication: in the future, and not for a published page. Null: none. Omitted: unchanged; publishing
   * the page clears it.
   */
  publishAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /**
   * Time of the first publication: not in the future. Omitted: unchanged, set at the first publication. Null: none for a
   * draft, unchanged for a published page.
   */
  publishedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /**
   * All sections, at most 40, together at most 300000 characters as JSON: those that are left out are removed. Omitted:
   * unchanged. Null: none.
   */
  sections?: InputMaybe<Array<ContentSectionInput>>;
  /**
   * Lowercase letters, digits and single hyphens, at most 120 characters. Addresses of the site, such as `about`, are
   * refused. Omitted, null or empty: unchanged.
   */
  slug?: InputMaybe<Scalars['String']['input']>;
  /**
   * Time of scheduled unpublication: in the future, and after `publishAt`. Null: none. Omitted: unchanged; unpublishing the
   * page clears it.
   */
  takeBackAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** At least 1 and at most 200 characters. Omitted: unchanged. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The ids of pages that are translations no more; its own id takes this one out. Null or omitted: none is taken out. */
  unlinkTranslations?: InputMaybe<Array<Scalars['UUID']['input']>>;
};

/** A page of the list of pages. */
export type PageConnection = {
  __typename?: 'PageConnection';
  /** The same pages, each with its cursor. */
  edges: Array<PageEdge>;
  /** The pages of this part of the list. */
  nodes: Array<Page>;
  /** Position of this part in the list. */
  pageInfo: PageInfo;
  /** Number of pages in the whole list; with `search` in `allPages`, counting stops at 1000. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A page in a list. */
export type PageEdge = {
  __typename?: 'PageEdge';
  /** Cursor of the page. */
  cursor: Scalars['String']['output'];
  /** The page. */
  node: Page;
};

/** Position of a page in the whole list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last entry of this page. Pass it as `after` to get the next page. Null when the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether entries follow after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether entries precede this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first entry of this page. Null when the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A new page. */
export type PageInput = {
  /** At most 300 characters. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** The picture as a file, instead of `imageUrl`. */
  imageFile?: InputMaybe<Scalars['Upload']['input']>;
  /** The picture with which the page is shared: an http or https URL, at most 2000 characters. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Omitted: a draft. */
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The BCP 47 tag of the language of the text, such as `de` or `pt-BR`, at most 20 characters. Omitted, null or empty: the language of the site.
   * CONFLICT when one of the translations has it.
   */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The frame in which it is drawn. Omitted: PAGE. */
  layout?: InputMaybe<PageLayout>;
  /**
   * The ids of pages that say the same in other languages. Their translations are translations of this one too; there is
   * one for each language, or CONFLICT. Null or omitted: none is added.
   */
  linkTranslations?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** The description for search engines, at most 500 characters. Omitted: none. */
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  /** The title for search engines, at most 200 characters. Omitted: none. */
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  /** The id of a picture in the media library, instead of `imageUrl` and `imageFile`. */
  pictureId?: InputMaybe<Scalars['UUID']['input']>;
  /** Time of scheduled publication: in the future, and not for a published page. Null or omitted: none. */
  publishAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /**
   * Time of the first publication: not in the future. Omitted: unchanged, set at the first publication. Null: none for a
   * draft, unchanged for a published page.
   */
  publishedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** The sections, at most 40, together at most 300000 characters as JSON. Omitted: none. */
  sections?: InputMaybe<Array<ContentSectionInput>>;
  /**
   * Lowercase letters, digits and single hyphens, at most 120 characters. Addresses of the site, such as `about`, are
   * refused. Omitted or empty: made from the title.
   */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Time of scheduled unpublication: in the future, and after `publishAt`. Null or omitted: none. */
  takeBackAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** At least 1 and at most 200 characters. */
  title: Scalars['String']['input'];
  /** The ids of pages that are translations no more; its own id takes this one out. Null or omitted: none is taken out. */
  unlinkTranslations?: InputMaybe<Array<Scalars['UUID']['input']>>;
};

/** The frame in which a page is drawn. */
export type PageLayout =
  /** A landing page: without the navigation, with a slim footer. */
  | 'LANDING'
  /** With the navigation and the footer of the site. */
  | 'PAGE';

/** The logo of a client or partner. */
export type PageLogo = {
  __typename?: 'PageLogo';
  /** The name, which is the alternative text of the logo. */
  name: Scalars['String']['output'];
  /** The logo. */
  picture: GalleryPicture;
  /** Where the logo leads. Null when it is no link. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The logo of a client or partner. */
export type PageLogoInput = {
  /** At least 1 and at most 80 characters. */
  name: Scalars['String']['input'];
  /** The id of a picture in the media library. */
  pictureId: Scalars['UUID']['input'];
  /** A path or an address as of a button, at most 500 characters. Omitted: no link. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A person of the team. */
export type PagePerson = {
  __typename?: 'PagePerson';
  /** The name. */
  name: Scalars['String']['output'];
  /** The portrait. Null when there is none. */
  picture?: Maybe<GalleryPicture>;
  /** What they do. Null when it is not said. */
  role?: Maybe<Scalars['String']['output']>;
  /** The text, plain. Null when there is none. */
  text?: Maybe<Scalars['String']['output']>;
  /** Where the person leads. Null when they are no link. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A person of the team. */
export type PagePersonInput = {
  /** At least 1 and at most 80 characters. */
  name: Scalars['String']['input'];
  /** The id of a picture in the media library. Omitted: none. */
  pictureId?: InputMaybe<Scalars['UUID']['input']>;
  /** What they do, at most 80 characters. Omitted: none. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, at most 600 characters. Omitted: none. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** A path or an address as of a button, at most 500 characters. Omitted: no link. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A plan with its price. */
export type PagePlan = {
  __typename?: 'PagePlan';
  /** The price as a number in the currency of the section, for search engines. Null when it is not said. */
  amount?: Maybe<Scalars['Float']['output']>;
  /** The button. Null when there is none. */
  button?: Maybe<PageButton>;
  /** What is part of it, at most 20 lines. */
  features: Array<Scalars['String']['output']>;
  /** Whether it is drawn as the recommended one. */
  isHighlighted: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** What the price is for, such as `per month`. Null when it is not said. */
  period?: Maybe<Scalars['String']['output']>;
  /** The price as it is shown, such as `₹40,000` or `On request`. */
  price: Scalars['String']['output'];
  /** The text, plain. Null when there is none. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A plan with its price. */
export type PagePlanInput = {
  /** The price as a number from 0 to 1000000000 with at most two decimals, for search engines. Omitted: none. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** The text of the button, at most 40 characters. Omitted: no button. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** Where the button leads, as of a headline, at most 500 characters. Omitted: no button. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** What is part of it: lines of at most 120 characters, at most 20 of them. Omitted: none. */
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it is drawn as the recommended one. Omitted: false. */
  isHighlighted?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 1 and at most 60 characters. */
  name: Scalars['String']['input'];
  /** What the price is for, such as `per month`: at most 40 characters. Omitted: none. */
  period?: InputMaybe<Scalars['String']['input']>;
  /** The price as it is shown, such as `₹40,000` or `On request`: at least 1 and at most 40 characters. */
  price: Scalars['String']['input'];
  /** Plain text, at most 300 characters. Omitted: none. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A question with its answer. */
export type PageQuestion = {
  __typename?: 'PageQuestion';
  /** The answer in Markdown. */
  answer: Scalars['String']['output'];
  /** The answer as safe HTML. */
  answerHtml: Scalars['String']['output'];
  /** The question. */
  question: Scalars['String']['output'];
};

/** A question with its answer. */
export type PageQuestionInput = {
  /** Markdown, at least 1 and at most 2000 characters. */
  answer: Scalars['String']['input'];
  /** At least 1 and at most 200 characters. */
  question: Scalars['String']['input'];
};

/** A section of the privacy policy or the terms of service. */
export type PageSection = {
  __typename?: 'PageSection';
  /** The content as safe HTML. */
  html: Scalars['String']['output'];
  /** The id of its heading on the page. */
  id: Scalars['String']['output'];
  /** The heading, without its number. */
  title: Scalars['String']['output'];
};

/** A page text that differs from the original. */
export type PageText = {
  __typename?: 'PageText';
  /** The name of the text, such as `heroLead`. */
  name: Scalars['String']['output'];
  /** The picture. Null for other kinds of text. */
  picture?: Maybe<GalleryPicture>;
  /** The text. Empty: it is not on the page. For a list, one entry per line; for a picture, its id. */
  text: Scalars['String']['output'];
};

/** A page text in the editor. */
export type PageTextField = {
  __typename?: 'PageTextField';
  /** Whether it differs from the original. */
  isChanged: Scalars['Boolean']['output'];
  /** The format. */
  kind: PageTextKind;
  /** The label in the editor. */
  label: Scalars['String']['output'];
  /** The maximum number of characters. */
  maxLength: Scalars['NonNegativeInt']['output'];
  /** The name of the text, such as `heroLead`. */
  name: Scalars['String']['output'];
  /**
   * The text that the product is delivered with. Empty for a picture, which then is a drawing. In a further language: what the
   * page says before anything is saved for it, which is the product's translation, or what holds for all languages.
   */
  original: Scalars['String']['output'];
  /** The picture that the original names. Null for other kinds of text, and for the original drawing. */
  originalPicture?: Maybe<GalleryPicture>;
  /** The current picture. Null for other kinds of text, and for the original drawing. */
  picture?: Maybe<GalleryPicture>;
  /** The current text. Empty: it is not on the page; an empty picture is the drawing. */
  text: Scalars['String']['output'];
};

/** A new value of a page text. */
export type PageTextInput = {
  /** The name of a text of the page, at most 60 characters. Other names are refused. */
  name: Scalars['String']['input'];
  /** The text, at most 60000 characters; `PageTextField.maxLength` may be lower. Null: the original. Blank: the text is not on the page. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The formats of a page text. */
export type PageTextKind =
  /** Ids of portfolio items, one per line. Empty: the newest. */
  | 'ITEMS'
  /** A single line. */
  | 'LINE'
  /** A list, one entry per line. */
  | 'LIST'
  /**
   * Markdown. `{name}`, `{address}`, `{email}`, `{phone}`, `{city}`, `{analytics}`, `{tags}` and `{counting}` are replaced, and
   * `{#id}` after a heading sets its id.
   */
  | 'MARKDOWN'
  /** A paragraph. */
  | 'PARAGRAPH'
  /** The id of a picture of the media library. */
  | 'PICTURE'
  /**
   * The sections of the home page below its hero, one name per line, in the order of the page: `services`, `work`, `weeks`,
   * `clients`, `people`, `reviews`, `closing`. A section that is not named is not on the page.
   */
  | 'SECTIONS'
  /** An address: https, or a path of the site. */
  | 'URL';

/** The changed texts of a page. */
export type PageTexts = {
  __typename?: 'PageTexts';
  /** The day in the office's time zone on which the privacy policy or the terms were last changed, such as 2026-11-01. Null for other pages. */
  changedOn?: Maybe<Scalars['String']['output']>;
  /** The page. */
  page: SitePage;
  /** The sections of the privacy policy or the terms, changed or not. Empty for other pages. */
  sections: Array<PageSection>;
  /**
   * The texts that differ from the original. Empty when nothing was changed. The long texts of the privacy policy and the
   * terms are in `sections`. The home page also has the pictures of the services on its cards, such as `webdevPicture`.
   */
  texts: Array<PageText>;
  /**
   * The portfolio items of the section `work` of the home page: those of the chosen ones that are published, or the newest three
   * when none is chosen. Empty for other pages, and while the section is off.
   */
  work: Array<PortfolioItem>;
};

/** New values of page texts. */
export type PageTextsInput = {
  /** The page. */
  page: SitePage;
  /** The texts to change, each once. Omitted texts are unchanged. */
  texts: Array<PageTextInput>;
};

/** The record that a member of staff has unsaved changes of a post or item. */
export type PendingChange = {
  __typename?: 'PendingChange';
  /** The name. */
  name: Scalars['String']['output'];
  /** Time of the last autosave of the changes. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** The user's id. */
  userId: Scalars['ID']['output'];
};

/** People with their portraits. */
export type PeopleSection = {
  __typename?: 'PeopleSection';
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The people, at most 24. */
  people: Array<PagePerson>;
};

/** People with their portraits. */
export type PeopleSectionInput = {
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 24 people. */
  people: Array<PagePersonInput>;
};

/** The figures of a period. */
export type PeriodFigures = {
  __typename?: 'PeriodFigures';
  /** Number of messages. No count of this type includes spam. */
  enquiries: Scalars['NonNegativeInt']['output'];
  /** The first day, such as 2026-11-21. */
  from: Scalars['String']['output'];
  /** The last day. */
  to: Scalars['String']['output'];
  /** Sum of the values of won messages in whole rupees. Messages without a value count as 0. */
  value: Scalars['Float']['output'];
  /** Number of page views. Null when visits were not counted. */
  views?: Maybe<Scalars['NonNegativeInt']['output']>;
  /**
   * Sum of the daily visitors; visitors are not recognised on the next day. Null when visits were not counted: before the
   * first counted day, and with `ANALYTICS=off`.
   */
  visitors?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Number of messages that came into the stage WON in the period and still exist, independent of when they were sent. */
  won: Scalars['NonNegativeInt']['output'];
};

/** The person behind an e-mail address, with everything they sent. */
export type Person = {
  __typename?: 'Person';
  /** Their applications to the affiliate programme, newest first, spam included: at most 50. */
  affiliates: Array<Affiliate>;
  /** The e-mail address, lowercase. */
  email: Scalars['String']['output'];
  /** The e-mail address, lowercase, which is unique. */
  id: Scalars['ID']['output'];
  /** Their messages, newest first, spam included: at most 50. */
  messages: Array<Message>;
  /**
   * The name: as corrected by staff, else from the newest message or application, else from a review. An API token reads
   * only names from data that it may read; without one, the name is the address.
   */
  name: Scalars['String']['output'];
  /** The reviews from links sent to this address, newest first: at most 50. */
  reviews: Array<Review>;
};

/** The addresses of one person. */
export type PersonAddressesInput = {
  /**
   * E-mail addresses and phone numbers: at least one, at most 10 of them, each at most 254 characters. Ten digits without
   * a country code are an Indian number.
   */
  addresses: Array<Scalars['String']['input']>;
};

/** The stored data of one person, found by their addresses. */
export type PersonalData = {
  __typename?: 'PersonalData';
  /** The searched addresses in normalised form: e-mail addresses in lowercase, phone numbers as + and digits. */
  addresses: Array<Scalars['String']['output']>;
  /** The data by kind. Kinds without records are omitted. */
  kinds: Array<PersonalDataKind>;
  /** Other addresses in the data found, at most 50. Staff have to decide whether they belong to the same person. */
  otherAddresses: Array<Scalars['String']['output']>;
  /**
   * Why the data cannot be erased, in a sentence: an address belongs to a member of staff or to the office. Null when it
   * can be erased.
   */
  refusal?: Maybe<Scalars['String']['output']>;
};

/** An export of the data of one person. */
export type PersonalDataExport = {
  __typename?: 'PersonalDataExport';
  /** The content of the file. */
  content: Scalars['String']['output'];
  /** The media type. */
  contentType: Scalars['String']['output'];
  /** The file name. It contains nothing about the person. */
  fileName: Scalars['String']['output'];
};

/** The file formats of an export. */
export type PersonalDataFormat =
  /** An HTML page without scripts and without external resources. */
  | 'HTML'
  /** JSON, for programs. */
  | 'JSON';

/** The data of one kind. */
export type PersonalDataKind = {
  __typename?: 'PersonalDataKind';
  /** Number of records. */
  count: Scalars['NonNegativeInt']['output'];
  /** The name of the kind for programs, such as `messages`. More values may be added. */
  kind: Scalars['String']['output'];
  /** The name of the kind for people. */
  label: Scalars['String']['output'];
  /** The first records, at most 50. */
  records: Array<PersonalDataRecord>;
  /** What an erasure does with them, in a sentence. */
  treatment: Scalars['String']['output'];
};

/** A record with data of the person. */
export type PersonalDataRecord = {
  __typename?: 'PersonalDataRecord';
  /** Time of creation. Null when it is not stored. */
  at?: Maybe<Scalars['DateTimeISO']['output']>;
  /** A shortened content of the record. */
  detail: Scalars['String']['output'];
  /** The path of the office screen that shows it. Null when there is none. */
  path?: Maybe<Scalars['String']['output']>;
  /** The label of the record: a name or a title. */
  title: Scalars['String']['output'];
};

/** An uploaded picture in its stored sizes. */
export type Picture = {
  __typename?: 'Picture';
  /** The point that a crop of the picture keeps. */
  focalPoint: FocalPoint;
  /** The height in pixels. */
  height: Scalars['NonNegativeInt']['output'];
  /** The same picture in smaller files, the better format first. Empty when the picture is already small. */
  sources: Array<PictureSource>;
  /** The URL of the picture as WebP. */
  url: Scalars['URL']['output'];
  /** The width in pixels. */
  width: Scalars['NonNegativeInt']['output'];
};

/** A single picture. */
export type PictureSection = {
  __typename?: 'PictureSection';
  /** The alternative text on this page. Null: that of the media library. */
  altText?: Maybe<Scalars['String']['output']>;
  /** The caption. Null when there is none. */
  caption?: Maybe<Scalars['String']['output']>;
  /** Whether it is as wide as the page. */
  isWide: Scalars['Boolean']['output'];
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The picture. */
  picture: GalleryPicture;
};

/** A single picture. */
export type PictureSectionInput = {
  /** At most 300 characters. Omitted: the alternative text of the media library. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** At most 300 characters. Omitted: none. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is as wide as the page. Omitted: false. */
  isWide?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of a picture in the media library. */
  pictureId: Scalars['UUID']['input'];
};

/** A picture in one format and several widths, for a `<source>` element. */
export type PictureSource = {
  __typename?: 'PictureSource';
  /** The URLs with their widths, in the format of the `srcset` attribute. */
  srcSet: Scalars['String']['output'];
  /** The format: `image/avif` or `image/webp`. */
  type: Scalars['String']['output'];
};

/** The figures of the sales pipeline. */
export type Pipeline = {
  __typename?: 'Pipeline';
  /** Median time from a message of this month to its first reply, in minutes. Null when none was answered. */
  medianFirstReply?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The same for the previous month. */
  medianFirstReplyBefore?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Every stage, in the order of the enum. */
  stages: Array<StageTally>;
  /** The last twelve months, the current one included, oldest first. */
  wonPerMonth: Array<MonthTally>;
};

/** A post or portfolio item that is published or taken back later today. */
export type PlannedChange = {
  __typename?: 'PlannedChange';
  /** The time of the change. */
  at: Scalars['DateTimeISO']['output'];
  /** The post or item. */
  contentId: Scalars['ID']['output'];
  /** Whether it is published (true) or taken back (false). */
  isPublication: Scalars['Boolean']['output'];
  /** The kind of content. */
  kind: ContentKind;
  /** Its slug. */
  slug: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** The filters of the published items. */
export type PortfolioFilters = {
  __typename?: 'PortfolioFilters';
  /** The categories of all published items, each once, ordered by name. */
  categories: Array<Scalars['String']['output']>;
  /** Those of them with more than one published item. Search engines index only their lists. */
  sharedCategories: Array<Scalars['String']['output']>;
  /** The tags with the number of published items, most frequent first. */
  tags: Array<TagCount>;
};


/** The filters of the published items. */
export type PortfolioFiltersTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A project in the agency's portfolio. */
export type PortfolioItem = Node & {
  __typename?: 'PortfolioItem';
  /** The alternative text of the picture. */
  altText?: Maybe<Scalars['String']['output']>;
  /** The story of the project in Markdown. May be empty. */
  body: Scalars['String']['output'];
  /** The story as safe HTML. */
  bodyHtml: Scalars['String']['output'];
  /** The kind of work. Null when there is none. */
  category?: Maybe<Scalars['String']['output']>;
  /** The client. */
  client?: Maybe<Scalars['String']['output']>;
  /** The newest published reviews that belong to the item, at most 3. */
  clientReviews: Array<Review>;
  /** Time of creation. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** What was done, as plain text with line breaks. */
  description: Scalars['String']['output'];
  /** More pictures of the project, at most 24, in order. */
  gallery: Array<GalleryPicture>;
  /** The item's id. */
  id: Scalars['ID']['output'];
  /** The same picture with its dimensions and smaller files. Null when there is none, or when it is not stored here. */
  image?: Maybe<Picture>;
  /** The URL of the picture. Null when there is none; the site then shows a drawing. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Whether the item is public. Drafts are visible only to staff. */
  isPublished: Scalars['Boolean']['output'];
  /** The BCP 47 tag of the language of the text: that of the site, unless another one was chosen. */
  language: Scalars['String']['output'];
  /** The description for search engines. Null: the description of the item. */
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** The title for search engines. Null: the title of the item. */
  metaTitle?: Maybe<Scalars['String']['output']>;
  /** The members of staff with unsaved changes of it, ordered by name. */
  pendingChanges: Array<PendingChange>;
  /** Time of scheduled publication. Null when none is scheduled. Readable by staff only. */
  publishAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Time of the first publication, which staff can change. Null for what was never published. */
  publishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The recent figures of its page. */
  recentFigures: RecentFigures;
  /** The results, at most six figures. */
  results: Array<ResultFigure>;
  /** The client's review. An unpublished review is visible only to staff. */
  review?: Maybe<Review>;
  /** The services that were part of it, in the order of their ids. */
  services: Array<ServiceId>;
  /** Those of the tags that more than one of the published items has. Search engines index only their lists. */
  sharedTags: Array<Scalars['String']['output']>;
  /** The last segment of the item's path: /portfolio/{slug}. */
  slug: Scalars['String']['output'];
  /** Technologies and skills. */
  tags: Array<Scalars['String']['output']>;
  /** Time of scheduled unpublication. Null when none is scheduled. Readable by staff only. */
  takeBackAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The title. */
  title: Scalars['String']['output'];
  /** The same item in other languages, ordered by tag. Visitors see the published ones. */
  translations: Array<ContentTranslation>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** The year of the project. */
  year?: Maybe<Scalars['Int']['output']>;
};

/**
 * Changes of a portfolio item. A field that is omitted keeps its value, and null or an empty text removes it; null for a
 * field that an item needs is BAD_USER_INPUT.
 */
export type PortfolioItemChangesInput = {
  /** At most 300 characters. Omitted: unchanged. Null: none. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** The story of the project in Markdown, at most 100000 characters. Omitted: unchanged. Null: none. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 100 characters. Omitted: unchanged. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** The client, at most 120 characters. Omitted: unchanged. Null: none. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 5000 characters. Omitted: unchanged. */
  description?: InputMaybe<Scalars['String']['input']>;
  /**
   * More pictures of the project: at most 24 ids of the media library, each once, in order. Omitted: unchanged. Null:
   * none.
   */
  gallery?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** A new picture as a file, instead of `imageUrl`. Null is ignored. */
  imageFile?: InputMaybe<Scalars['Upload']['input']>;
  /** The way in which a new picture is sent. Omitted: the one that was sent. */
  imageOption?: InputMaybe<ImageOption>;
  /** An http or https URL, at most 2000 characters. Omitted or null: unchanged, unless another picture is sent. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Omitted or null: unchanged. */
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The BCP 47 tag of the language of the text, such as `de` or `pt-BR`, at most 20 characters. Null or empty: the language of the site. Omitted: unchanged.
   * CONFLICT when one of the translations has it.
   */
  language?: InputMaybe<Scalars['String']['input']>;
  /**
   * The ids of items that say the same in other languages. Their translations are translations of this one too; there is
   * one for each language, or CONFLICT. Null or omitted: none is added.
   */
  linkTranslations?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** The description for search engines, at most 500 characters. Omitted: unchanged. Null: none. */
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  /** The title for search engines, at most 200 characters. Omitted: unchanged. Null: none. */
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether a slug that another item has or had is numbered (`-2`), because it was made from the title and not chosen.
   * Omitted: false, it is a CONFLICT.
   */
  numbersSlug?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of a picture in the media library, instead of `imageUrl` and `imageFile`. Null is ignored. */
  pictureId?: InputMaybe<Scalars['UUID']['input']>;
  /**
   * Time of scheduled publication: in the future, and not for a published item. Null: none. Omitted: unchanged; publishing
   * the item clears it.
   */
  publishAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /**
   * Time of the first publication, which pages and feeds show: not in the future. Omitted: unchanged, set at the first
   * publication. Null: none for a draft, unchanged for a published item.
   */
  publishedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** The results: at most six figures. Omitted: unchanged. Null: none. */
  results?: InputMaybe<Array<ResultFigureInput>>;
  /** The id of the client's review. Omitted: unchanged. Null: none. */
  reviewId?: InputMaybe<Scalars['UUID']['input']>;
  /** The services that were part of it, each once. Omitted: unchanged. Null: none. */
  services?: InputMaybe<Array<ServiceId>>;
  /**
   * Lowercase letters, digits and single hyphens, at most 200 characters; `all`, `published` and `create` are refused.
   * Omitted, null or empty: unchanged.
   */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** At least one tag. Each at most 50 characters, at most 20 of them; a comma separates two tags. Omitted: unchanged. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Time of scheduled unpublication: in the future, and after `publishAt`. Null: none. Omitted: unchanged; unpublishing
   * the item clears it.
   */
  takeBackAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** At least 1 and at most 200 characters. Omitted: unchanged. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The ids of items that are translations no more; its own id takes this one out. Null or omitted: none is taken out. */
  unlinkTranslations?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** The year of the project: 1990 to 2100. Omitted: unchanged. Null: none. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of portfolio items. */
export type PortfolioItemConnection = {
  __typename?: 'PortfolioItemConnection';
  /** The same items, each with its cursor. */
  edges: Array<PortfolioItemEdge>;
  /** The items of this page. */
  nodes: Array<PortfolioItem>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list; with `search` in `allPortfolioItems`, counting stops at 1000. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A portfolio item in a list. */
export type PortfolioItemEdge = {
  __typename?: 'PortfolioItemEdge';
  /** Cursor of the item. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: PortfolioItem;
};

/** A new portfolio item. It needs a picture, by URL or as a file. */
export type PortfolioItemInput = {
  /** At most 300 characters. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** The story of the project in Markdown, at most 100000 characters. Omitted: none. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 100 characters. */
  category: Scalars['String']['input'];
  /** The client, at most 120 characters. Omitted: none. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 5000 characters. */
  description: Scalars['String']['input'];
  /** More pictures of the project: at most 24 ids of the media library, each once, in order. Omitted: none. */
  gallery?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** The picture as a file, instead of `imageUrl`. */
  imageFile?: InputMaybe<Scalars['Upload']['input']>;
  /** The way in which the picture is sent. Omitted: the one that was sent. */
  imageOption?: InputMaybe<ImageOption>;
  /** An http or https URL, at most 2000 characters. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Omitted: a draft. */
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The BCP 47 tag of the language of the text, such as `de` or `pt-BR`, at most 20 characters. Omitted, null or empty: the language of the site.
   * CONFLICT when one of the translations has it.
   */
  language?: InputMaybe<Scalars['String']['input']>;
  /**
   * The ids of items that say the same in other languages. Their translations are translations of this one too; there is
   * one for each language, or CONFLICT. Null or omitted: none is added.
   */
  linkTranslations?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** The description for search engines, at most 500 characters. Omitted: none. */
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  /** The title for search engines, at most 200 characters. Omitted: none. */
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  /** The id of a picture in the media library, instead of `imageUrl` and `imageFile`. */
  pictureId?: InputMaybe<Scalars['UUID']['input']>;
  /** Time of scheduled publication: in the future, and not for a published item. Null or omitted: none. */
  publishAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /**
   * Time of the first publication, which pages and feeds show: not in the future. Omitted: unchanged, set at the first
   * publication. Null: none for a draft, unchanged for a published item.
   */
  publishedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** The results: at most six figures. Omitted: none. */
  results?: InputMaybe<Array<ResultFigureInput>>;
  /** The id of the client's review. Omitted: none. */
  reviewId?: InputMaybe<Scalars['UUID']['input']>;
  /** The services that were part of it, each once. Omitted: none. */
  services?: InputMaybe<Array<ServiceId>>;
  /**
   * Lowercase letters, digits and single hyphens, at most 200 characters; `all`, `published` and `create` are refused.
   * Omitted or empty: made from the title.
   */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** At least one tag. Each at most 50 characters, at most 20 of them; a comma separates two tags. */
  tags: Array<Scalars['String']['input']>;
  /** Time of scheduled unpublication: in the future, and after `publishAt`. Null or omitted: none. */
  takeBackAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** At least 1 and at most 200 characters. */
  title: Scalars['String']['input'];
  /** The ids of items that are translations no more; its own id takes this one out. Null or omitted: none is taken out. */
  unlinkTranslations?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** The year of the project: 1990 to 2100. Omitted: none. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** The published items beside an item in the list, which begins with the newest. */
export type PortfolioItemNeighbours = {
  __typename?: 'PortfolioItemNeighbours';
  /** The item after it: the next older one. Null when there is none. */
  next?: Maybe<PortfolioItem>;
  /** The item before it: the next newer one. Null when there is none. */
  previous?: Maybe<PortfolioItem>;
};

/** A member of staff who has a message open. */
export type Presence = {
  __typename?: 'Presence';
  /** Whether they are writing a reply. */
  isWriting: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The user's id. */
  userId: Scalars['ID']['output'];
};

/** A post, item or page with the unsaved changes of the user who created the link. */
export type Preview = {
  __typename?: 'Preview';
  /** Time at which the link expires. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** Whether unsaved changes are shown. If false, the stored state is shown. */
  hasPendingChanges: Scalars['Boolean']['output'];
  /**
   * The id of the link.
   * @deprecated It is the id of something else, which caches confuse with it: use `previewLinkId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The item. Null for other kinds. */
  item?: Maybe<PortfolioItem>;
  /** The page. Null for other kinds. */
  page?: Maybe<Page>;
  /** The post. Null for other kinds. */
  post?: Maybe<BlogPost>;
  /** The link. */
  previewLinkId: Scalars['UUID']['output'];
};

/** A link that shows a post or item with its unsaved changes to people without an account. */
export type PreviewLink = Node & {
  __typename?: 'PreviewLink';
  /** Time of creation. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The name of the user who created it. Their unsaved changes are shown. */
  createdBy: Scalars['String']['output'];
  /** Time of expiry. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The link's id. */
  id: Scalars['ID']['output'];
  /** Who it is for, in the words of its creator. Null when they did not say. */
  label?: Maybe<Scalars['String']['output']>;
  /** Time of revocation. Null when it was not revoked. */
  revokedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of preview links. */
export type PreviewLinkConnection = {
  __typename?: 'PreviewLinkConnection';
  /** The same links, each with its cursor. */
  edges: Array<PreviewLinkEdge>;
  /** The links of this page. */
  nodes: Array<PreviewLink>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of links. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A preview link in a list. */
export type PreviewLinkEdge = {
  __typename?: 'PreviewLinkEdge';
  /** Cursor of the entry. */
  cursor: Scalars['String']['output'];
  /** The link. */
  node: PreviewLink;
};

/** A new preview link. */
export type PreviewLinkInput = {
  /** Number of days until it expires: 1, 7 or 30. Omitted: 7. */
  days?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /** The post or item. */
  itemId: Scalars['UUID']['input'];
  /** The kind of the post or item. */
  kind: ContentKind;
  /** Who the link is for, such as a client. At most 100 characters. Only staff see it. */
  label?: InputMaybe<Scalars['String']['input']>;
};

/** The sections of a form, which need not be stored. */
export type PreviewSectionsInput = {
  /** The sections, at most 40, as of `PageInput`. */
  sections: Array<ContentSectionInput>;
};

/** The sections of a page as visitors would see them. */
export type PreviewedSections = {
  __typename?: 'PreviewedSections';
  /** The sections, without those that have nothing to show. */
  sections: Array<ContentSection>;
};

/** A table of prices. */
export type PricesSection = {
  __typename?: 'PricesSection';
  /** The currency of the amounts in three letters (ISO 4217). Null when it is not said. */
  currency?: Maybe<Scalars['String']['output']>;
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The plans, at most 6. */
  plans: Array<PagePlan>;
  /** The text, plain. Null when there is none. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A table of prices. */
export type PricesSectionInput = {
  /** The currency of the amounts (ISO 4217): exactly 3 characters, such as `INR`. Omitted: none. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 6 plans. */
  plans: Array<PagePlanInput>;
  /** Plain text, at most 600 characters. Omitted: none. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** All read operations. */
export type Query = {
  __typename?: 'Query';
  /** One application. NOT_FOUND when it does not exist. */
  affiliate?: Maybe<Affiliate>;
  /** An affiliate's private page. NOT_FOUND when the page does not exist or was revoked; the answers do not differ. */
  affiliatePage?: Maybe<AffiliatePage>;
  /** The applications, newest first. */
  affiliates?: Maybe<AffiliateConnection>;
  /** All posts, drafts included, newest first. */
  allBlogPosts?: Maybe<BlogPostConnection>;
  /** All booked calls, cancelled ones included, ordered by start, latest first. */
  allBookings?: Maybe<BookingConnection>;
  /** All pages, drafts included, newest first. */
  allPages?: Maybe<PageConnection>;
  /** All items, drafts included, newest first. */
  allPortfolioItems?: Maybe<PortfolioItemConnection>;
  /** All reviews, unpublished ones included, newest first. */
  allReviews?: Maybe<ReviewConnection>;
  /** All API tokens, newest first. A token is deleted a year after its end, or with the admin who issued it. */
  apiTokens?: Maybe<ApiTokenConnection>;
  /** The actors of the matching changes, deleted users included, with their latest names. Ordered by when they joined. */
  auditActors?: Maybe<AuditActorConnection>;
  /** The audit log, newest first. Entries are stored for two years. */
  auditEntries?: Maybe<AuditEntryConnection>;
  /** One audit entry. NOT_FOUND when it does not exist or has been deleted. */
  auditEntry?: Maybe<AuditEntry>;
  /** A published author page by slug or id. NOT_FOUND when it is not published or its author is blocked. */
  author?: Maybe<Author>;
  /** Returns the nightly backups. */
  backups?: Maybe<Backups>;
  /** The caller's autosaves of new posts or items. */
  begunDrafts?: Maybe<BegunDrafts>;
  /** The filters of the published posts. */
  blogFilters?: Maybe<BlogFilters>;
  /** One post by slug or id. NOT_FOUND for a draft, except for staff. */
  blogPost?: Maybe<BlogPost>;
  /** Posts to read after this one. NOT_FOUND when the post is not visible to the caller. */
  blogPostNeighbours?: Maybe<BlogPostNeighbours>;
  /** The published posts, newest first. */
  blogPosts?: Maybe<BlogPostConnection>;
  /**
   * The slots of a host that are free, ordered by time, without minimum notice. NOT_FOUND for a host that the caller does
   * not manage.
   */
  bookableSlots?: Maybe<BookableSlots>;
  /**
   * The call of a link from a mail. NOT_FOUND when the link does not exist. RATE_LIMITED for an address that tries too
   * many links that do not exist.
   */
  bookedCall?: Maybe<BookedCall>;
  /** One booked call. NOT_FOUND when it does not exist. */
  booking?: Maybe<Booking>;
  /** The hosts, in the order in which they were added. Employees: only themselves. */
  bookingHosts?: Maybe<BookingHosts>;
  /**
   * What speaks against a time for a call of a host. `addBooking` can overrule it. CONFLICT for a time within another call
   * of the host; BAD_USER_INPUT for a time in the past; NOT_FOUND for a host that the caller does not manage.
   */
  bookingObstacles?: Maybe<BookingCheck>;
  /** The calls that begin in a period of up to 31 days, ordered by time. At most 2000. */
  bookings?: Maybe<BookingDays>;
  /** Parameters that campaign links have had. */
  campaignNames?: Maybe<CampaignNames>;
  /** The staff who can own a message: all who are not blocked, in the order in which they joined. */
  colleagues?: Maybe<ColleagueConnection>;
  /** The caller's autosave. Null when there is none. */
  contentDraft?: Maybe<ContentDraft>;
  /** The API token that the request was sent with. Null without one. */
  currentApiToken?: Maybe<CurrentApiToken>;
  /**
   * Deletions since a point in time, oldest first. Staff see the deletions of everything that they may list. Other callers
   * see deleted posts, portfolio items and reviews that were published, and unpublished ones until they are published
   * again. Records are stored for 30 days; an earlier `since` is GONE, and the lists must be read in full. FORBIDDEN for a
   * kind that the caller may not list, UNAUTHENTICATED when nobody is signed in.
   */
  deletions?: Maybe<DeletionConnection>;
  /** A page of the site with all its texts. NOT_FOUND when it does not exist. */
  editedPage?: Maybe<EditedPage>;
  /** The pages whose texts can be changed. */
  editedPages?: Maybe<EditedPageConnection>;
  /** The sources of messages and applications, ordered by name. */
  enquirySources?: Maybe<SourceNameConnection>;
  /** An erasure, to see whether it is finished on the disk. NOT_FOUND when it does not exist. */
  erasure?: Maybe<Erasure>;
  /** Returns the first steps of the site. */
  firstSteps?: Maybe<FirstSteps>;
  /** The free slots. Null while bookings are switched off. */
  freeTimes?: Maybe<FreeTimes>;
  /** What a user owns. NOT_FOUND when the user does not exist. */
  holdings?: Maybe<Holdings>;
  /** One import. NOT_FOUND when it does not exist. */
  import?: Maybe<Import>;
  /** All imports, newest first, those of the command line included. */
  imports?: Maybe<ImportConnection>;
  /** The state of IndexNow. */
  indexNow?: Maybe<IndexNow>;
  /** Visits, their sources and their results. BAD_USER_INPUT for a period that ends before it begins, or is too long. */
  insights?: Maybe<Insights>;
  /** One invitation that can be accepted. NOT_FOUND otherwise. */
  invitation?: Maybe<Invitation>;
  /** The invitations that can be accepted, newest first. */
  invitations?: Maybe<InvitationConnection>;
  /** One picture. NOT_FOUND when it does not exist. */
  mediaPicture?: Maybe<MediaPicture>;
  /** All uploaded pictures, newest first. */
  mediaPictures?: Maybe<MediaPictureConnection>;
  /**
   * The objects that use a picture: as cover or gallery picture, or by its URL in a text. NOT_FOUND when the picture does
   * not exist.
   */
  mediaUses?: Maybe<MediaUseConnection>;
  /** One message. NOT_FOUND when it does not exist. */
  message?: Maybe<Message>;
  /** Returns the values by which messages can be filtered. */
  messageFilters?: Maybe<MessageFilters>;
  /** The messages: unread first, then oldest first. */
  messages?: Maybe<MessageConnection>;
  /** One path of that list. NOT_FOUND when it is not in the list. */
  missedPath?: Maybe<MissedPath>;
  /** The paths that were requested and not found, most requested first. Counts are updated within seconds. */
  missedPaths?: Maybe<MissedPathConnection>;
  /** The viewer's author page. Before it is first saved: the initial values of the form. */
  myAuthorProfile?: Maybe<AuthorProfile>;
  /** What waits for the caller today. */
  myDay?: Maybe<DayOverview>;
  /** The notification mails that the viewer receives. */
  myMailSettings?: Maybe<MailSettings>;
  /** The second factors that the viewer can use besides the code from the mail. */
  mySecondStep?: Maybe<SecondStep>;
  /** The viewer's sessions that have not ended, newest first. */
  mySessions?: Maybe<OwnSessionConnection>;
  /** The issues of the newsletter, newest first. */
  newsletterIssues?: Maybe<NewsletterIssueConnection>;
  /** The numbers of subscribers. */
  newsletterOverview?: Maybe<NewsletterOverview>;
  /** The subscribers of the newsletter, newest first. */
  newsletterSubscribers?: Maybe<NewsletterSubscriberConnection>;
  /** The subscription that a link belongs to. NOT_FOUND for an unknown or expired link. */
  newsletterSubscription?: Maybe<NewsletterSubscription>;
  /**
   * An object by its id, of whichever type. Null when there is none, or when the caller may not read it with the field of
   * its type, such as `message`.
   */
  node?: Maybe<Node>;
  /** Objects by their ids, each as with `node`, in the order of the ids. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** The notices for admins. */
  officeNotices?: Maybe<OfficeNotices>;
  /**
   * The invitation of a link. NOT_FOUND when the link does not exist, GONE when it is used, expired or revoked.
   * RATE_LIMITED for an address that tries too many links that do not exist.
   */
  openInvitation?: Maybe<OpenInvitation>;
  /** The counts for the start page of the office. */
  overview?: Maybe<Overview>;
  /** One page by slug or id. NOT_FOUND for a draft, except for staff. */
  page?: Maybe<Page>;
  /** The changed texts of a page. */
  pageTexts?: Maybe<PageTexts>;
  /** The published pages, latest publication first. */
  pages?: Maybe<PageConnection>;
  /**
   * True when the link can reset a password. NOT_FOUND when the link does not exist, GONE when it is used or expired.
   * RATE_LIMITED for an address that tries too many links that do not exist.
   */
  passwordResetOpen?: Maybe<Scalars['Boolean']['output']>;
  /** The stored data of one person. */
  personalData?: Maybe<PersonalData>;
  /** The figures of the sales pipeline. */
  pipeline?: Maybe<Pipeline>;
  /** The filters of the published items. */
  portfolioFilters?: Maybe<PortfolioFilters>;
  /** One item by slug or id. NOT_FOUND for a draft, except for staff. */
  portfolioItem?: Maybe<PortfolioItem>;
  /** The items beside one in the list. NOT_FOUND when the item is not visible to the caller. */
  portfolioItemNeighbours?: Maybe<PortfolioItemNeighbours>;
  /** The published items, newest first. */
  portfolioItems?: Maybe<PortfolioItemConnection>;
  /**
   * What a preview link shows. NOT_FOUND when the link does not exist, has expired or was revoked; the answers do not
   * differ.
   */
  preview?: Maybe<Preview>;
  /** One preview link that has not ended. NOT_FOUND otherwise. */
  previewLink?: Maybe<PreviewLink>;
  /** The preview links that have not ended, newest first. */
  previewLinks?: Maybe<PreviewLinkConnection>;
  /** The sections of a form as visitors would see them. Nothing is stored. */
  previewedSections?: Maybe<PreviewedSections>;
  /** One redirect. NOT_FOUND when it does not exist. */
  redirect?: Maybe<Redirect>;
  /**
   * Where a path of the site leads that has no page any more: by a redirect, or to the page that had the slug. A path, or a
   * URL on another site. Null when there is a page, or when nothing is known. GONE for a path that is marked as gone.
   */
  redirectTarget?: Maybe<Scalars['String']['output']>;
  /** All redirects, newest first. */
  redirects?: Maybe<RedirectConnection>;
  /** Renders a privacy policy or terms of service as their page would show them. */
  renderedSections?: Maybe<RenderedSections>;
  /** Renders a Markdown text as a page would show it, and stores nothing. Used for previews. */
  renderedText?: Maybe<RenderedText>;
  /** One reply template. NOT_FOUND when it does not exist. */
  replyTemplate?: Maybe<ReplyTemplate>;
  /** All reply templates, oldest first. */
  replyTemplates?: Maybe<ReplyTemplateConnection>;
  /**
   * The retention periods, with what the next nightly run would delete. With an input: what these periods would delete,
   * without saving them.
   */
  retention?: Maybe<Retention>;
  /** One review. NOT_FOUND for an unpublished one, except for staff. */
  review?: Maybe<Review>;
  /**
   * True when a review can be submitted by this link. NOT_FOUND when the link does not exist, GONE when it is used,
   * expired or revoked. RATE_LIMITED for an address that tries too many links that do not exist.
   */
  reviewInvitation?: Maybe<Scalars['Boolean']['output']>;
  /** One review link. NOT_FOUND when it does not exist. */
  reviewLink?: Maybe<ReviewLink>;
  /** All review links, newest first. A link is deleted a year after its expiry. */
  reviewLinks?: Maybe<ReviewLinkConnection>;
  /** The published reviews, newest first, in numbered pages of 20. NOT_FOUND for a page that does not exist. */
  reviewPage?: Maybe<ReviewPage>;
  /**
   * Whether reminders are still sent to the client of a link, by the opt-out link in a reminder. NOT_FOUND when the link
   * does not exist. RATE_LIMITED for an address that tries too many links that do not exist.
   */
  reviewReminders?: Maybe<Scalars['Boolean']['output']>;
  /** The published reviews, newest first. */
  reviews?: Maybe<ReviewConnection>;
  /** The published reviews by service. */
  reviewsByService?: Maybe<ReviewsByService>;
  /** One revision. NOT_FOUND when it does not exist or was deleted. FORBIDDEN for the texts of a page, except for admins. */
  revision?: Maybe<Revision>;
  /**
   * The revisions of a post, a portfolio item or the texts of a page, newest first. May be empty. FORBIDDEN for the texts
   * of a page, except for admins.
   */
  revisions?: Maybe<RevisionConnection>;
  /**
   * Returns the sample content that is left: what `removeSampleContent` removes, and what it keeps because somebody has
   * changed it.
   */
  sampleContent?: Maybe<SampleContent>;
  /** The caller's saved views of a list, oldest first. At most 50. */
  savedViews?: Maybe<SavedViewConnection>;
  /**
   * Searches everything that the viewer may read. At most 5 results per kind: first those whose title begins with the
   * text, then those whose title contains it, then the newest. Case-insensitive; phone numbers match with and without
   * spaces; the words of published posts and the sections of pages are searched too. Texts of one or two letters, and words that nearly every object
   * contains, are searched in the newest 1000 objects of each kind only, except at the beginning of titles.
   */
  search?: Maybe<SearchOverview>;
  /** The services of the agency. */
  serviceCatalogue?: Maybe<ServiceCatalogue>;
  /** The settings of the site. */
  site?: Maybe<Site>;
  /** The navigation of the site. */
  siteNavigation?: Maybe<SiteNavigation>;
  /** The slots of a host in a period of up to 31 days, ordered by time. Employees: only their own. */
  slots?: Maybe<SlotDays>;
  /** One user. NOT_FOUND when it does not exist. */
  user?: Maybe<User>;
  /** All users, oldest first. */
  users?: Maybe<UserConnection>;
  /** The user of the session. For an API token: the admin who issued it, with the role of the token. */
  viewer?: Maybe<User>;
  /** One webhook. NOT_FOUND when it does not exist. */
  webhook?: Maybe<Webhook>;
  /** One delivery of the last 30 days. NOT_FOUND otherwise. */
  webhookDelivery?: Maybe<WebhookDelivery>;
  /** All webhooks, newest first. */
  webhooks?: Maybe<WebhookConnection>;
  /**
   * The review that can be withdrawn with the link from the thank-you mail. NOT_FOUND when the link does not exist.
   * RATE_LIMITED for an address that tries too many links that do not exist.
   */
  withdrawableReview?: Maybe<Review>;
};


/** All read operations. */
export type QueryAffiliateArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryAffiliatePageArgs = {
  token: Scalars['String']['input'];
};


/** All read operations. */
export type QueryAffiliatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  folder?: Folder;
  orderBy?: InputMaybe<AffiliateOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  source?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<AffiliateState>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryAllBlogPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  orderBy?: InputMaybe<ContentOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
  words?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryAllBookingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  hostId?: InputMaybe<Scalars['UUID']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryAllPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  orderBy?: InputMaybe<ContentOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryAllPortfolioItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  orderBy?: InputMaybe<ContentOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryAllReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  orderBy?: InputMaybe<ReviewOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryApiTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ApiTokenOrder>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryAuditActorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All read operations. */
export type QueryAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: AuditFilterInput;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<AuditEntryOrder>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryAuditEntryArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryAuthorArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryBegunDraftsArgs = {
  kind: ContentKind;
};


/** All read operations. */
export type QueryBlogPostArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryBlogPostNeighboursArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryBlogPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  author?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  publishedAfter?: InputMaybe<Scalars['DateTimeISO']['input']>;
  publishedBefore?: InputMaybe<Scalars['DateTimeISO']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  tag?: InputMaybe<Scalars['String']['input']>;
  tagsAll?: InputMaybe<Array<Scalars['String']['input']>>;
  tagsAny?: InputMaybe<Array<Scalars['String']['input']>>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryBookableSlotsArgs = {
  days?: Scalars['NonNegativeInt']['input'];
  from: Scalars['String']['input'];
  hostId: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryBookedCallArgs = {
  token: Scalars['String']['input'];
};


/** All read operations. */
export type QueryBookingArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryBookingObstaclesArgs = {
  hostId: Scalars['UUID']['input'];
  startsAt: Scalars['DateTimeISO']['input'];
};


/** All read operations. */
export type QueryBookingsArgs = {
  days?: Scalars['NonNegativeInt']['input'];
  from: Scalars['String']['input'];
  hostId?: InputMaybe<Scalars['UUID']['input']>;
};


/** All read operations. */
export type QueryColleaguesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryContentDraftArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  kind: ContentKind;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryDeletionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<DeletionKind>>;
  since: Scalars['DateTimeISO']['input'];
};


/** All read operations. */
export type QueryEditedPageArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryEditedPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryEnquirySourcesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All read operations. */
export type QueryErasureArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryFreeTimesArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  hostId?: InputMaybe<Scalars['UUID']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryHoldingsArgs = {
  userId: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryImportArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ImportOrder>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryInsightsArgs = {
  period?: InsightPeriodInput;
};


/** All read operations. */
export type QueryInvitationArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryMediaPictureArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryMediaPicturesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['UUID']['input']>>;
  orderBy?: InputMaybe<MediaPictureOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryMediaUsesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryMessageArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: MessageFilterInput;
  first?: InputMaybe<Scalars['Int']['input']>;
  folder?: Folder;
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
  orderBy?: InputMaybe<MessageOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryMissedPathArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryMissedPathsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<MissedPathOrder>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryMySessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryNewsletterIssuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryNewsletterSubscribersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  interest?: InputMaybe<Scalars['String']['input']>;
  orderBy?: InputMaybe<NewsletterSubscriberOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  state?: InputMaybe<NewsletterSubscriberState>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryNewsletterSubscriptionArgs = {
  token: Scalars['String']['input'];
};


/** All read operations. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** All read operations. */
export type QueryOpenInvitationArgs = {
  token: Scalars['String']['input'];
};


/** All read operations. */
export type QueryPageArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryPageTextsArgs = {
  page: SitePage;
};


/** All read operations. */
export type QueryPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  layout?: InputMaybe<PageLayout>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryPasswordResetOpenArgs = {
  token: Scalars['String']['input'];
};


/** All read operations. */
export type QueryPersonalDataArgs = {
  input: PersonAddressesInput;
};


/** All read operations. */
export type QueryPortfolioItemArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryPortfolioItemNeighboursArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryPortfolioItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  publishedAfter?: InputMaybe<Scalars['DateTimeISO']['input']>;
  publishedBefore?: InputMaybe<Scalars['DateTimeISO']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  service?: InputMaybe<ServiceId>;
  sort?: InputMaybe<ListSort>;
  tag?: InputMaybe<Scalars['String']['input']>;
  tagsAll?: InputMaybe<Array<Scalars['String']['input']>>;
  tagsAny?: InputMaybe<Array<Scalars['String']['input']>>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryPreviewArgs = {
  token: Scalars['String']['input'];
};


/** All read operations. */
export type QueryPreviewLinkArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryPreviewLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  itemId?: InputMaybe<Scalars['UUID']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryPreviewedSectionsArgs = {
  input: PreviewSectionsInput;
};


/** All read operations. */
export type QueryRedirectArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryRedirectTargetArgs = {
  path: Scalars['String']['input'];
};


/** All read operations. */
export type QueryRedirectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<RedirectOrder>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryRenderedSectionsArgs = {
  input: LegalTextInput;
};


/** All read operations. */
export type QueryRenderedTextArgs = {
  input: RenderedTextInput;
};


/** All read operations. */
export type QueryReplyTemplateArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryReplyTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReplyTemplateOrder>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryRetentionArgs = {
  input?: InputMaybe<RetentionInput>;
};


/** All read operations. */
export type QueryReviewArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryReviewInvitationArgs = {
  token: Scalars['String']['input'];
};


/** All read operations. */
export type QueryReviewLinkArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryReviewLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReviewLinkOrder>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryReviewPageArgs = {
  page?: InputMaybe<Scalars['NonNegativeInt']['input']>;
};


/** All read operations. */
export type QueryReviewRemindersArgs = {
  token: Scalars['String']['input'];
};


/** All read operations. */
export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  minRating?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  service?: InputMaybe<ServiceId>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryRevisionArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['UUID']['input'];
  kind: RevisionKind;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QuerySavedViewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  list?: InputMaybe<ViewedList>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QuerySearchArgs = {
  text: Scalars['String']['input'];
};


/** All read operations. */
export type QuerySlotsArgs = {
  days?: Scalars['NonNegativeInt']['input'];
  from: Scalars['String']['input'];
  hostId: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryUserArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<UserOrder>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryWebhookArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryWebhookDeliveryArgs = {
  id: Scalars['UUID']['input'];
};


/** All read operations. */
export type QueryWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<WebhookOrder>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** All read operations. */
export type QueryWithdrawableReviewArgs = {
  token: Scalars['String']['input'];
};

/** Questions and answers. */
export type QuestionsSection = {
  __typename?: 'QuestionsSection';
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The questions, at most 40. */
  questions: Array<PageQuestion>;
};

/** Questions and answers. */
export type QuestionsSectionInput = {
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 40 questions. */
  questions: Array<PageQuestionInput>;
};

/** What clients say. */
export type QuotesSection = {
  __typename?: 'QuotesSection';
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The reviews, at most 12: the chosen ones, or else the newest published ones, at most 6. */
  reviews: Array<Review>;
};

/** What clients say. */
export type QuotesSectionInput = {
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** The reviews: at most 12 ids, each once. Omitted or empty: the newest published ones. */
  reviewIds?: InputMaybe<Array<Scalars['UUID']['input']>>;
};

/** The figures of a page in the last 30 days, today included. */
export type RecentFigures = {
  __typename?: 'RecentFigures';
  /** Number of messages whose sender saw the page first or sent the form from it. */
  enquiries: Scalars['NonNegativeInt']['output'];
  /** Number of page views. Null when visits were not counted. */
  views?: Maybe<Scalars['NonNegativeInt']['output']>;
};

/** Newly created recovery codes. */
export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  /** The ten codes. Each is valid for one sign-in. They are returned only once. */
  codes: Array<Scalars['String']['output']>;
  /**
   * The user's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `userId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The second factors that the viewer can use now. */
  secondStep: SecondStep;
  /** The user. */
  userId: Scalars['UUID']['output'];
};

/** A rule for a path at which the site has no page: a redirect, or the answer 410 Gone. */
export type Redirect = Node & {
  __typename?: 'Redirect';
  /** Time of creation. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The path on this site, lowercase and without a trailing slash. Both are ignored when a request is matched. */
  from: Scalars['String']['output'];
  /** The redirect's id. */
  id: Scalars['ID']['output'];
  /** The HTTP status: 301 or 410. */
  status: Scalars['NonNegativeInt']['output'];
  /** The target: a path on this site or an http or https URL. Null for 410. */
  to?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of redirects. */
export type RedirectConnection = {
  __typename?: 'RedirectConnection';
  /** The same redirects, each with its cursor. */
  edges: Array<RedirectEdge>;
  /** The redirects of this page. */
  nodes: Array<Redirect>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of redirects. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A redirect in a list. */
export type RedirectEdge = {
  __typename?: 'RedirectEdge';
  /** Cursor of the redirect. */
  cursor: Scalars['String']['output'];
  /** The redirect. */
  node: Redirect;
};

/** The values of a new or changed redirect. */
export type RedirectInput = {
  /** A path on this site, such as /old-page, at most 500 characters, without ? and #. No page may exist there. */
  from: Scalars['String']['input'];
  /** True: the answer is 410 Gone, without a target. Omitted: false. */
  isGone?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * A path on this site, with optional query and fragment, or an http or https URL; at most 2000 characters. It may not
   * lead back to `from`, directly or through other redirects. Required unless `isGone`.
   */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** An order of redirects. */
export type RedirectOrder =
  /** By time of creation, earliest first. */
  | 'CREATED_ASC'
  /** By time of creation, latest first. */
  | 'CREATED_DESC'
  /** By path, A to Z. */
  | 'FROM_ASC'
  /** By path, Z to A. */
  | 'FROM_DESC'
  /** By target, paths that are gone as the first, A to Z. */
  | 'TO_ASC'
  /** By target, paths that are gone as the first, Z to A. */
  | 'TO_DESC';

/** The rendered sections of a legal text. */
export type RenderedSections = {
  __typename?: 'RenderedSections';
  /** The sections, with all placeholders replaced. */
  sections: Array<PageSection>;
};

/** A rendered text. */
export type RenderedText = {
  __typename?: 'RenderedText';
  /** Safe HTML, rendered like the text of a post. */
  html: Scalars['String']['output'];
};

/** A Markdown text to render. */
export type RenderedTextInput = {
  /** Markdown. At most 100000 characters. */
  body: Scalars['String']['input'];
};

/** The picture that replaces another. */
export type ReplacePictureInput = {
  /** A file as for `UploadPictureInput`. */
  file: Scalars['Upload']['input'];
};

/** A reply to a message, sent to its sender by mail. */
export type Reply = {
  __typename?: 'Reply';
  /** The files that its mail carries, at most 10. */
  attachments: Array<Attachment>;
  /**
   * The author's name at that time. For a reply by an API token: the admin who issued the token. Null for a reply from
   * before authors were stored.
   */
  author?: Maybe<Scalars['String']['output']>;
  /** The id of the author's account, which may have been deleted since. Null when `author` is null. */
  authorId?: Maybe<Scalars['ID']['output']>;
  /** The report that its mail could not be delivered. Null when there is none. */
  bounce?: Maybe<Bounce>;
  /** The reply's id. */
  id: Scalars['ID']['output'];
  /** Time of writing. */
  replyDate: Scalars['DateTimeISO']['output'];
  /** The text. */
  replyText: Scalars['String']['output'];
  /**
   * The time when the mail server took its mail. Null while the mail waits, and for one that could not be sent (`bounce`).
   * After 30 days, when the record of the mail is deleted, it is `replyDate`.
   */
  sentAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Time of the last change: when it was sent, or when its mail bounced. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** The autosaved text of a reply. */
export type ReplyDraft = {
  __typename?: 'ReplyDraft';
  /** The text so far. */
  text: Scalars['String']['output'];
  /** Time of the last autosave. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** The text of a reply to autosave. */
export type ReplyDraftInput = {
  /** At most 5000 characters. Empty: deletes the autosave. */
  text: Scalars['String']['input'];
};

/** A reply to a message. */
export type ReplyInput = {
  /** Not empty, at most 5000 characters. */
  replyText: Scalars['String']['input'];
};

/** A text for the start of a reply. It may contain {name}, {service}, {brand} and {sender}. */
export type ReplyTemplate = Node & {
  __typename?: 'ReplyTemplate';
  /** Time of creation. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The template's id. */
  id: Scalars['ID']['output'];
  /** The name, which is unique. */
  name: Scalars['String']['output'];
  /** The text, with its placeholders. */
  text: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of templates. */
export type ReplyTemplateConnection = {
  __typename?: 'ReplyTemplateConnection';
  /** The same templates, each with its cursor. */
  edges: Array<ReplyTemplateEdge>;
  /** The templates of this page. */
  nodes: Array<ReplyTemplate>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of templates. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A template in a list. */
export type ReplyTemplateEdge = {
  __typename?: 'ReplyTemplateEdge';
  /** Cursor of the template. */
  cursor: Scalars['String']['output'];
  /** The template. */
  node: ReplyTemplate;
};

/** The values of a new or changed template. */
export type ReplyTemplateInput = {
  /** At least 1 and at most 60 characters. */
  name: Scalars['String']['input'];
  /** Not empty, at most 5000 characters. Braces may contain only {name}, {service}, {brand} and {sender}. */
  text: Scalars['String']['input'];
};

/** An order of reply templates. */
export type ReplyTemplateOrder =
  /** By time of creation, earliest first. */
  | 'CREATED_ASC'
  /** By time of creation, latest first. */
  | 'CREATED_DESC'
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** By time of the last change, earliest first. */
  | 'UPDATED_ASC'
  /** By time of the last change, latest first. */
  | 'UPDATED_DESC';

/** A request for a password reset. */
export type RequestPasswordResetInput = {
  /** The user's e-mail address or 10-digit Indian mobile number. At most 254 characters. */
  identifier: Scalars['String']['input'];
};

/** A request for another code. */
export type ResendCodeInput = {
  /** The identifier of the first step. At most 254 characters. */
  identifier: Scalars['String']['input'];
};

/** A new password in place of a forgotten one. */
export type ResetPasswordInput = {
  /**
   * At least 6 characters with an uppercase letter, a lowercase letter, a digit and a special character, and not one of
   * the most common passwords. At most 256 characters.
   */
  password: Scalars['String']['input'];
};

/** The result of restoring a revision. */
export type RestoredRevision = {
  __typename?: 'RestoredRevision';
  /**
   * The id of the post or item.
   * @deprecated It is the id of something else, which caches confuse with it: use `itemId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** Whether a picture of the revision was missing: the current picture stays, and the gallery omits it. */
  isPictureGone: Scalars['Boolean']['output'];
  /** The post, item or page. */
  itemId: Scalars['UUID']['output'];
  /** The current slug. */
  slug: Scalars['String']['output'];
  /** Time of the restoration. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A result of a project, as a figure. */
export type ResultFigure = {
  __typename?: 'ResultFigure';
  /** The figure as text, such as `+140 %`. */
  figure: Scalars['String']['output'];
  /** What it counts, such as `leads`. */
  label: Scalars['String']['output'];
};

/** A result of a project, as a figure. */
export type ResultFigureInput = {
  /** The figure as text: at least 1 and at most 20 characters. */
  figure: Scalars['String']['input'];
  /** What it counts: at least 1 and at most 60 characters. */
  label: Scalars['String']['input'];
};

/** The retention periods. */
export type Retention = {
  __typename?: 'Retention';
  /** One rule for each kind. */
  rules: Array<RetentionRule>;
};

/** New retention periods. */
export type RetentionInput = {
  /** One rule for each kind, at most 9. Kinds without a rule are unchanged. */
  rules: Array<RetentionRuleInput>;
};

/** The kinds of data with a retention period. */
export type RetentionKind =
  /** Applications to the affiliate programme, except accepted ones. */
  | 'APPLICATIONS'
  /** Entries of the audit log. */
  | 'AUDIT'
  /** Booked calls that have ended. */
  | 'BOOKINGS'
  /** Messages in the stage IN_CONTACT. */
  | 'IN_CONTACT'
  /** Messages in the stage LOST. */
  | 'LOST'
  /** Messages in the stage NEW. */
  | 'NEW'
  /** Messages in the stage PROPOSAL. */
  | 'PROPOSAL'
  /** Messages and applications in the spam folders. */
  | 'SPAM'
  /** Messages in the stage WON. They are anonymised and stay in the figures. */
  | 'WON';

/** The retention period of one kind, with what it would delete. */
export type RetentionRule = {
  __typename?: 'RetentionRule';
  /** Number of days. Null: unlimited. */
  days?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Number of records that the next nightly run would delete. */
  dueCount: Scalars['NonNegativeInt']['output'];
  /** The kind, which is unique. */
  id: Scalars['ID']['output'];
  /** The kind of data. */
  kind: RetentionKind;
  /** The day of the oldest of these records, such as 2026-11-21. Null when there are none. */
  oldest?: Maybe<Scalars['String']['output']>;
};

/** The retention period of one kind. */
export type RetentionRuleInput = {
  /** 7 to 7300 days. Null or omitted: unlimited. */
  days?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /** The kind of data. */
  kind: RetentionKind;
};

/** A review by a client. */
export type Review = Node & {
  __typename?: 'Review';
  /** The review as plain text. */
  clientFeedback: Scalars['String']['output'];
  /** The client's company. */
  companyName: Scalars['String']['output'];
  /** The client's consent to publication. Null when not given. */
  consent?: Maybe<ReviewConsent>;
  /** Time of submission. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The review's id. */
  id: Scalars['ID']['output'];
  /** Whether the review is public. Unpublished reviews are visible only to staff. */
  isPublished: Scalars['Boolean']['output'];
  /** The client's name. */
  name: Scalars['String']['output'];
  /** The client's position. */
  position: Scalars['String']['output'];
  /** The rating: 1 to 5 stars. */
  rating: Scalars['Int']['output'];
  /** What it is about, as the page of all reviews shows it. Null when that is not known. */
  subject?: Maybe<ReviewSubject>;
  /** The item and service that it belongs to; a published review is also shown on their pages. Null when there are none. */
  tie?: Maybe<ReviewTie>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /**
   * Time at which the client withdrew it. A withdrawn review is unpublished and cannot be published. Null when not
   * withdrawn.
   */
  withdrawnAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** A page of reviews. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The average rating of the whole list. Null when it is empty. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** The same reviews, each with its cursor. */
  edges: Array<ReviewEdge>;
  /** The reviews of this page. */
  nodes: Array<Review>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of reviews in the whole list; with `search` in `allReviews`, counting stops at 1000. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** The consent of a client to the publication of their review. */
export type ReviewConsent = {
  __typename?: 'ReviewConsent';
  /** Time of the consent. */
  givenAt: Scalars['DateTimeISO']['output'];
  /** The wording that the client agreed to. */
  words: Scalars['String']['output'];
};

/** A review in a list. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Cursor of the review. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: Review;
};

/** A link by which a client can submit a review. The URL is returned only once, when the link is issued. */
export type ReviewLink = Node & {
  __typename?: 'ReviewLink';
  /** Time of issue. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The client's e-mail address. */
  email: Scalars['EmailAddress']['output'];
  /** Time of expiry, 30 days after issue. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The link's id. */
  id: Scalars['ID']['output'];
  /** Time at which it was mailed to the client. Null: it was not mailed, and no reminders are sent. */
  mailedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The message of the client. Null when there is none, or when it was deleted. */
  messageId?: Maybe<Scalars['ID']['output']>;
  /** Time at which the client stopped the reminders. Null when they did not. */
  optedOutAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Time of the last reminder. Null when there was none. */
  remindedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Number of reminders sent: at most 2. */
  reminders: Scalars['NonNegativeInt']['output'];
  /** The state. */
  state: ReviewLinkState;
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** Time of submission of the review. Null when there is none. */
  usedAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** A page of review links. */
export type ReviewLinkConnection = {
  __typename?: 'ReviewLinkConnection';
  /** The same links, each with its cursor. */
  edges: Array<ReviewLinkEdge>;
  /** The links of this page. */
  nodes: Array<ReviewLink>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of links. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A review link in a list. */
export type ReviewLinkEdge = {
  __typename?: 'ReviewLinkEdge';
  /** Cursor of the link. */
  cursor: Scalars['String']['output'];
  /** The link. */
  node: ReviewLink;
};

/** An order of review links. */
export type ReviewLinkOrder =
  /** By time of creation, earliest first. */
  | 'CREATED_ASC'
  /** By time of creation, latest first. */
  | 'CREATED_DESC'
  /** By address of the client, A to Z. */
  | 'EMAIL_ASC'
  /** By address of the client, Z to A. */
  | 'EMAIL_DESC'
  /** By end of validity, earliest first. */
  | 'EXPIRES_ASC'
  /** By end of validity, latest first. */
  | 'EXPIRES_DESC'
  /** By time of use, unused ones as the earliest, earliest first. */
  | 'USED_ASC'
  /** By time of use, unused ones as the earliest, latest first. */
  | 'USED_DESC';

/** The states of a review link. */
export type ReviewLinkState =
  /** The link expired after 30 days. */
  | 'EXPIRED'
  /** A review can be submitted. */
  | 'OPEN'
  /** Staff revoked the link. */
  | 'REVOKED'
  /** A review was submitted. */
  | 'USED';

/** An order of all reviews. */
export type ReviewOrder =
  /** By company, A to Z. */
  | 'COMPANY_ASC'
  /** By company, Z to A. */
  | 'COMPANY_DESC'
  /** By time of submission, earliest first. */
  | 'CREATED_ASC'
  /** By time of submission, latest first. */
  | 'CREATED_DESC'
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** By stars, fewest first. */
  | 'RATING_ASC'
  /** By stars, most first. */
  | 'RATING_DESC';

/** A numbered page of the published reviews. */
export type ReviewPage = {
  __typename?: 'ReviewPage';
  /** The average rating of all published reviews. Null when there are none. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** The reviews of this page: at most 20. */
  nodes: Array<Review>;
  /** The page number, from 1. */
  page: Scalars['NonNegativeInt']['output'];
  /** Number of pages: at least one, which may be empty. */
  pages: Scalars['NonNegativeInt']['output'];
  /** Number of published reviews. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** The service and the published portfolio item that a review is about. At least one is set. */
export type ReviewSubject = {
  __typename?: 'ReviewSubject';
  /** The slug of the portfolio item. Null when there is none, and while it is a draft. */
  itemSlug?: Maybe<Scalars['String']['output']>;
  /** The title of the portfolio item. Null like its slug. */
  itemTitle?: Maybe<Scalars['String']['output']>;
  /** The service. Null when there is none. */
  service?: Maybe<ServiceId>;
};

/** The portfolio item and the service that a review belongs to. At least one is set. */
export type ReviewTie = {
  __typename?: 'ReviewTie';
  /** The portfolio item. Null when there is none. */
  itemId?: Maybe<Scalars['ID']['output']>;
  /**
   * The title of the portfolio item. Null when there is none, and for an API token without CONTENT_READ while the item is
   * a draft.
   */
  itemTitle?: Maybe<Scalars['String']['output']>;
  /** The service. Null when there is none. */
  service?: Maybe<ServiceId>;
};

/** The reviews by service. */
export type ReviewsByService = {
  __typename?: 'ReviewsByService';
  /** The services with reviews, in the order of the services page. */
  services: Array<ServiceReviews>;
};

/**
 * The state of a post, a portfolio item or the texts of a page after a save: all editable fields except the schedule. The
 * last 50 are stored, and of older ones the last of each day. They are deleted with their post or item.
 */
export type Revision = {
  __typename?: 'Revision';
  /** Who saved it. Null for the state from before revisions existed. */
  author?: Maybe<RevisionAuthor>;
  /** Time of saving. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The same fields with the current values of the object. */
  current: Array<RevisionField>;
  /** The fields. */
  fields: Array<RevisionField>;
  /** The revision's id. */
  id: Scalars['UUID']['output'];
  /**
   * Whether one of its uploaded pictures was deleted since. Restoring it then leaves the current picture, and omits
   * missing pictures from the gallery.
   */
  isPictureGone: Scalars['Boolean']['output'];
  /** The id of the post, the item or the page. */
  itemId: Scalars['UUID']['output'];
  /** The kind of the object. */
  kind: RevisionKind;
  /** The sequence number within the object, from 1. */
  number: Scalars['NonNegativeInt']['output'];
  /** The revision before it. Null for the first, and when none is stored. */
  previous?: Maybe<Revision>;
  /** The reason for the revision. */
  reason: RevisionReason;
  /** Time of the last change. Revisions never change, so it equals `createdAt`. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** Who saved a revision, with the name at that time. */
export type RevisionAuthor = {
  __typename?: 'RevisionAuthor';
  /**
   * The id of the member of staff. Null when the account was deleted, and for the schedule.
   * @deprecated It is the id of something else, which caches confuse with it: use `userId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id?: Maybe<Scalars['UUID']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The member of staff. Null when the account was deleted, and for the schedule. */
  userId?: Maybe<Scalars['UUID']['output']>;
};

/** A page of revisions. */
export type RevisionConnection = {
  __typename?: 'RevisionConnection';
  /** The same revisions, each with its cursor. */
  edges: Array<RevisionEdge>;
  /** The revisions of this page. */
  nodes: Array<Revision>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of revisions. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A revision in a list. */
export type RevisionEdge = {
  __typename?: 'RevisionEdge';
  /** Cursor of the revision. */
  cursor: Scalars['String']['output'];
  /** The revision. */
  node: Revision;
};

/** A field of a revision. */
export type RevisionField = {
  __typename?: 'RevisionField';
  /** The name of the field, such as `metaTitle`; `imageUrl` and `review` stand for the picture and the review. */
  name: Scalars['String']['output'];
  /**
   * The value: a text, boolean, number or list. Null when it had none. Pictures are given as URLs, a review by its author, the sections of a page as
   * lines of text.
   */
  value?: Maybe<Scalars['JSON']['output']>;
};

/** The kinds of objects with revisions. */
export type RevisionKind =
  /** A blog post. */
  | 'blog'
  /** A page of its own. */
  | 'page'
  /** The texts of a page of the site. Readable by admins only. */
  | 'pageText'
  /** A portfolio item. */
  | 'portfolio';

/** The reason for a revision. */
export type RevisionReason =
  /** The object was created. */
  | 'create'
  /**
   * The state before a save that no revision held: from before revisions existed, or after its picture was replaced or its
   * review deleted.
   */
  | 'kept'
  /** The object was published. */
  | 'publish'
  /** An earlier revision was restored. */
  | 'restore'
  /** The object was unpublished. */
  | 'unpublish'
  /** The object was changed. */
  | 'update';

/** The role of a member of staff. */
export type Role =
  /** May do everything, including the management of users. */
  | 'admin'
  /** May manage content, messages, reviews and affiliates, but not users. */
  | 'Employee';

/** How a token gets another secret. */
export type RotateApiTokenInput = {
  /** Number of days until the token expires: 1 to 365. Null or omitted: it expires when it would have. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** Number of hours for which the old secret is accepted too: 0 to 168, and never after the time at which it would expire. */
  overlapHours?: Scalars['Int']['input'];
};

/** The sample content of the first start. */
export type SampleContent = {
  __typename?: 'SampleContent';
  /** Number of samples to be removed. */
  count: Scalars['NonNegativeInt']['output'];
  /** The kinds of which there is something. */
  groups: Array<SampleGroup>;
};

/** The sample content of a kind. */
export type SampleGroup = {
  __typename?: 'SampleGroup';
  /** Samples that are kept. */
  kept: Array<KeptSample>;
  /** The kind. */
  kind: SampleKind;
  /** What the samples to be removed are called. */
  names: Array<Scalars['String']['output']>;
};

/** A kind of sample content. */
export type SampleKind =
  /** Accounts with the public password. */
  | 'ACCOUNTS'
  /** Applications to the affiliate programme. */
  | 'APPLICATIONS'
  /** The sample data on the screens of bookings and slots. */
  | 'BOOKINGS'
  /** Portfolio items. */
  | 'ITEMS'
  /** Contact messages. */
  | 'MESSAGES'
  /** Texts and sections of the home page. */
  | 'PAGE_TEXTS'
  /** Blog posts. */
  | 'POSTS'
  /** Reply templates. */
  | 'REPLY_TEMPLATES'
  /** Reviews. */
  | 'REVIEWS'
  /** Review links. */
  | 'REVIEW_LINKS';

/** How the columns of a table are imported. */
export type SaveImportMappingInput = {
  /**
   * The columns to import, at most 300; the others are not imported. Up to five columns of one field are joined. Omitted:
   * proposed from the first row.
   */
  columns?: InputMaybe<Array<ImportColumnInput>>;
  /** The order of the dates. Omitted: seen from the dates. */
  dates?: InputMaybe<ImportDateOrder>;
  /** Values for every row, at most 20. Omitted: those proposed. */
  defaults?: InputMaybe<Array<ImportDefaultInput>>;
  /**
   * The name of the source, at most 200 characters: the same for each file of one form, so that no row comes twice.
   * Omitted: the name of the file.
   */
  from?: InputMaybe<Scalars['String']['input']>;
  /** What the rows are. */
  kind: ImportRowKind;
};

/** A search of a list that a member of staff has saved under a name. */
export type SavedView = {
  __typename?: 'SavedView';
  /** The view's id. */
  id: Scalars['ID']['output'];
  /** The list of the office that it is a view of. */
  list: ViewedList;
  /** The name of the view. */
  name: Scalars['String']['output'];
  /** The query string of the list's screen, without the question mark. */
  query: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of views. */
export type SavedViewConnection = {
  __typename?: 'SavedViewConnection';
  /** The same views, each with its cursor. */
  edges: Array<SavedViewEdge>;
  /** The views of this page. */
  nodes: Array<SavedView>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of views. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A saved view in a list. */
export type SavedViewEdge = {
  __typename?: 'SavedViewEdge';
  /** Cursor of the entry. */
  cursor: Scalars['String']['output'];
  /** The view. */
  node: SavedView;
};

/** A search of a list to save. */
export type SavedViewInput = {
  /** The list. Omitted: the messages. */
  list?: InputMaybe<ViewedList>;
  /** At least 1 and at most 60 characters. */
  name: Scalars['String']['input'];
  /** The query string of the list's screen, without the question mark: at least 1 and at most 1000 characters. */
  query: Scalars['String']['input'];
};

/** The kinds of search results. */
export type SearchKind =
  /** An application to the affiliate programme; `context` is the company. Spam is excluded. */
  | 'AFFILIATE'
  /** A blog post, drafts included; `context` is the author. */
  | 'BLOG_POST'
  /** A message; `context` is the service and the e-mail address. Spam is excluded. */
  | 'MESSAGE'
  /** A page, drafts included; `context` is its path. */
  | 'PAGE'
  /** A portfolio item, drafts included; `context` is the category. */
  | 'PORTFOLIO_ITEM'
  /** A review; `context` is the company. */
  | 'REVIEW'
  /** A user; `context` is the e-mail address. Only for admins. */
  | 'USER';

/** The results of a search. */
export type SearchOverview = {
  __typename?: 'SearchOverview';
  /** At most 5 results per kind, ordered by kind. */
  results: Array<SearchResult>;
};

/** A search result. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** A line that distinguishes objects with the same title; see the kinds. */
  context?: Maybe<Scalars['String']['output']>;
  /** Time of arrival or creation. */
  createdAt: Scalars['DateTimeISO']['output'];
  /**
   * The id of the object.
   * @deprecated It is the id of something else, which caches confuse with it: use `subjectId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The kind of the object. */
  kind: SearchKind;
  /** The slug of a post, portfolio item or page. Null for other kinds. */
  slug?: Maybe<Scalars['String']['output']>;
  /** The object that was found. */
  subjectId: Scalars['UUID']['output'];
  /** The title of the object, or the name of the person. */
  title: Scalars['String']['output'];
};

/** The second factors that the viewer can use besides the code from the mail. */
export type SecondStep = {
  __typename?: 'SecondStep';
  /** Time from which codes of the authenticator app are accepted. Null when none is set up. */
  authenticatorSince?: Maybe<Scalars['DateTimeISO']['output']>;
  /**
   * The user's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `userId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** Number of unused recovery codes. */
  recoveryCodesLeft: Scalars['NonNegativeInt']['output'];
  /** Time at which the recovery codes were created. Null when there are none. */
  recoveryCodesMadeAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The user. */
  userId: Scalars['UUID']['output'];
};

/** A new message. */
export type SendMessageInput = {
  /** 10 digits, with or without +91, 0091 or 0 in front: at most 24 characters. Stored with +91. */
  contactNumber: Scalars['String']['input'];
  /** A valid e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** At most 5000 characters. Omitted: none. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** At least 2 and at most 120 characters. */
  name: Scalars['String']['input'];
  /**
   * PPC Advertising, Affiliate Marketing, Email Marketing, Web Development or Other Inquiry.
   * At most 50 characters.
   */
  service: Scalars['String']['input'];
};

/** The services of the agency. */
export type ServiceCatalogue = {
  __typename?: 'ServiceCatalogue';
  /** The ids of the services in the order of forms. */
  choiceOrder: Array<ServiceId>;
  /** The choices of the contact form and the booking form, in their order. */
  choices: Array<Scalars['String']['output']>;
  /** A constant; there is one catalogue. */
  id: Scalars['ID']['output'];
  /** The last choice of forms, for what is none of the services. Null: there is none. */
  otherChoice?: Maybe<Scalars['String']['output']>;
  /** The services in the order of the services page. Staff also see removed ones. */
  services: Array<CatalogueService>;
  /** Time of the last change. For an unchanged catalogue: the date of the original. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** The services to save, in the order of the services page. */
export type ServiceCatalogueInput = {
  /** The ids in the order of forms. Omitted: unchanged. Others follow. */
  choiceOrder?: InputMaybe<Array<ServiceId>>;
  /**
   * The last choice of forms, at most 50 characters. Omitted: unchanged. Null: there is none; at least one service is
   * offered then.
   */
  otherChoice?: InputMaybe<Scalars['String']['input']>;
  /** All services. One that is left out is removed. */
  services: Array<CatalogueServiceInput>;
};

/** The id of a service of the agency. `serviceCatalogue` says which services there are, and what they are called. */
export type ServiceId =
  /** Affiliate Marketing Management. */
  | 'AFFILIATE'
  /** Content Marketing. */
  | 'CONTENT'
  /** Email Marketing. */
  | 'EMAIL'
  /** Pay-Per-Click advertising. */
  | 'PPC'
  /** A service that was added. */
  | 'SERVICE_A'
  /** A service that was added. */
  | 'SERVICE_AA'
  /** A service that was added. */
  | 'SERVICE_AB'
  /** A service that was added. */
  | 'SERVICE_AC'
  /** A service that was added. */
  | 'SERVICE_AD'
  /** A service that was added. */
  | 'SERVICE_AE'
  /** A service that was added. */
  | 'SERVICE_AF'
  /** A service that was added. */
  | 'SERVICE_AG'
  /** A service that was added. */
  | 'SERVICE_AH'
  /** A service that was added. */
  | 'SERVICE_B'
  /** A service that was added. */
  | 'SERVICE_C'
  /** A service that was added. */
  | 'SERVICE_D'
  /** A service that was added. */
  | 'SERVICE_E'
  /** A service that was added. */
  | 'SERVICE_F'
  /** A service that was added. */
  | 'SERVICE_G'
  /** A service that was added. */
  | 'SERVICE_H'
  /** A service that was added. */
  | 'SERVICE_I'
  /** A service that was added. */
  | 'SERVICE_J'
  /** A service that was added. */
  | 'SERVICE_K'
  /** A service that was added. */
  | 'SERVICE_L'
  /** A service that was added. */
  | 'SERVICE_M'
  /** A service that was added. */
  | 'SERVICE_N'
  /** A service that was added. */
  | 'SERVICE_O'
  /** A service that was added. */
  | 'SERVICE_P'
  /** A service that was added. */
  | 'SERVICE_Q'
  /** A service that was added. */
  | 'SERVICE_R'
  /** A service that was added. */
  | 'SERVICE_S'
  /** A service that was added. */
  | 'SERVICE_T'
  /** A service that was added. */
  | 'SERVICE_U'
  /** A service that was added. */
  | 'SERVICE_V'
  /** A service that was added. */
  | 'SERVICE_W'
  /** A service that was added. */
  | 'SERVICE_X'
  /** A service that was added. */
  | 'SERVICE_Y'
  /** A service that was added. */
  | 'SERVICE_Z'
  /** Social Media Marketing. */
  | 'SOCIAL'
  /** Web Development Services. */
  | 'WEBDEV';

/** The reviews of a service. */
export type ServiceReviews = {
  __typename?: 'ServiceReviews';
  /** The newest published reviews: 1 or 2. */
  reviews: Array<Review>;
  /** The service. */
  service: ServiceId;
};

/** A session. It ends after 30 days, on sign-out, or when its user is blocked or deleted. */
export type Session = {
  __typename?: 'Session';
  /** Time at which the session expires. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The session token, sent as `Authorization: Bearer <token>`. */
  token: Scalars['String']['output'];
  /** The user. */
  user: User;
};

/** The first sign-in step. */
export type SignInInput = {
  /** The user's e-mail address or 10-digit Indian mobile number. At most 254 characters. */
  identifier: Scalars['String']['input'];
  /** The password. At most 256 characters. */
  password: Scalars['String']['input'];
};

/** The result of the first sign-in step: a 6-digit code was sent by mail. */
export type SignInStep = {
  __typename?: 'SignInStep';
  /** A message for the person. */
  message: Scalars['String']['output'];
  /** Seconds until `resendCode` is possible for this identifier. */
  resendIn: Scalars['NonNegativeInt']['output'];
};

/** A new user. */
export type SignUpInput = {
  /** A valid e-mail address. No other user may have it. At most 254 characters. */
  email: Scalars['String']['input'];
  /** Exactly 10 digits. No other user may have the number. */
  mobile: Scalars['String']['input'];
  /** At least 3 and at most 120 characters. */
  name: Scalars['String']['input'];
  /**
   * At least 6 characters with an uppercase letter, a lowercase letter, a digit and a special character, and not one of
   * the most common passwords. At most 256 characters.
   */
  password: Scalars['String']['input'];
  /** The role of the user. */
  role: Role;
};

/** The settings of the site: values set by admins, otherwise those of the site file. */
export type Site = {
  __typename?: 'Site';
  /** The postal address in one line. Empty: none. */
  address: Scalars['String']['output'];
  /**
   * Whether users may connect apps by OAuth. If false, no app can be connected, and the tokens of connected apps are
   * refused.
   */
  allowsApps: Scalars['Boolean']['output'];
  /** The booking rules. */
  booking: BookingRules;
  /** The city whose courts the terms of service name. Null when not set; the terms then show a placeholder. */
  city?: Maybe<Scalars['String']['output']>;
  /** The brand colours. */
  colours: SiteColours;
  /** The logo for dark ground: in the dark theme and at the foot of every page. Null: the logo is shown there, too. */
  darkLogo?: Maybe<SitePicture>;
  /** A description in one or two sentences. Search engines show it for the home page. */
  description: Scalars['String']['output'];
  /**
   * The contact address. Mails are sent from it and office notifications go to it, unless the operator configured other
   * addresses.
   */
  email: Scalars['String']['output'];
  /**
   * The further languages of the site: of en, de and hi, without `language`. Their pages have a prefix, such as
   * /de/services. Empty: the site has one language.
   */
  furtherLanguages: Array<Scalars['String']['output']>;
  /** Whether the screens of bookings and slots show sample data while visitors cannot book calls. */
  hasSampleBookings: Scalars['Boolean']['output'];
  /** The icon for browser tabs, home screens and link previews. Null: the mark is used. */
  icon?: Maybe<SitePicture>;
  /** A constant; there is one site. */
  id: Scalars['ID']['output'];
  /** Whether visitors see the site. If false, only signed-in staff do. */
  isLaunched: Scalars['Boolean']['output'];
  /** The language of the public site's interface: en, de or hi. What the agency writes is not translated. */
  language: Scalars['String']['output'];
  /** The logo at the top of every page. Null: the mark and the name are shown. */
  logo?: Maybe<SitePicture>;
  /** The name of the agency. */
  name: Scalars['String']['output'];
  /** The newsletter of the site. */
  newsletter: SiteNewsletter;
  /** Whether visitors choose between a light and a dark theme. If false, public pages are light. */
  offersThemes: Scalars['Boolean']['output'];
  /** The opening hours in the office's time zone. Empty when not set. */
  openingHours: Array<OpeningHours>;
  /** The text that visitors see until the site is launched. */
  openingText: Scalars['String']['output'];
  /** The settings of the site file, without changes by admins. */
  original: Site;
  /** The phone number, as people write it. Empty: none. */
  phone: Scalars['String']['output'];
  /** Days after the mailing of a review link on which the client is reminded, while the link is valid. Empty: no reminders. */
  reviewReminderDays: Array<Scalars['NonNegativeInt']['output']>;
  /**
   * The picture that networks show of pages without a picture of their own, cropped around its focal point. Null: a drawing
   * with the title.
   */
  sharedPicture?: Maybe<SitePicture>;
  /**
   * The pages on four social networks.
   * @deprecated Use `networks` of `siteNavigation`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  social: SiteNetworks;
  /** The tagline of the agency. */
  tagline: Scalars['String']['output'];
  /** The tags of other companies on public pages. They load after a visitor's consent only. */
  tags: SiteTags;
  /** Whether visitors can book calls. If false, the screens of bookings and slots show sample data. */
  takesBookings: Scalars['Boolean']['output'];
  /**
   * The office's time zone, in which its days and hours are read and shown: a name of the IANA database, such as
   * Asia/Kolkata.
   */
  timeZone: Scalars['String']['output'];
  /** The tagline and the description on pages of the further languages. A language without an entry shows those of the site. */
  translations: Array<SiteTranslation>;
  /** The typefaces of headings and texts. */
  typefaces: SiteTypefaces;
  /** The WhatsApp number, with country code. Empty: none. */
  whatsapp: Scalars['String']['output'];
};

/** The two brand colours, such as #c8330a, and the paper. All other colours are derived from them. */
export type SiteColours = {
  __typename?: 'SiteColours';
  /** The depth colour: large areas and texts. */
  depth: Scalars['String']['output'];
  /** The paper: the ground of all pages, with its inks and lines, in both themes. */
  paper: SitePaper;
  /** The signal colour: buttons, marks, lines. */
  signal: Scalars['String']['output'];
};

/**
 * The colours to change, such as #c8330a. A colour with too little contrast on the paper of the site is refused, and the
 * error names its contrast; so is a paper on which a colour of the site has too little. Omitted fields are unchanged; null resets a field to the site file.
 */
export type SiteColoursInput = {
  /** For texts, exactly 7 characters: a contrast of at least 4.5:1. */
  depth?: InputMaybe<Scalars['String']['input']>;
  /** The paper. */
  paper?: InputMaybe<SitePaper>;
  /** For lines and marks, exactly 7 characters: a contrast of at least 3:1. */
  signal?: InputMaybe<Scalars['String']['input']>;
};

/** The site settings to change. Omitted fields are unchanged; null resets a field to the site file. */
export type SiteInput = {
  /** At most 300 characters. Empty: none. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The booking rules, as a whole. */
  booking?: InputMaybe<BookingRulesInput>;
  /** At most 80 characters. Empty: none. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The brand colours and the paper. */
  colours?: InputMaybe<SiteColoursInput>;
  /** The id of a picture in the media library for the logo on dark ground. Null: none. */
  darkLogoId?: InputMaybe<Scalars['UUID']['input']>;
  /** At most 400 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address, at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The further languages of the site: en, de or hi, at most 3 of them, each at most 20 characters. `language` is left out. */
  furtherLanguages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The id of a picture in the media library for the icon, preferably square. Null: none. */
  iconId?: InputMaybe<Scalars['UUID']['input']>;
  /** The language of the public site's interface: en, de or hi, at most 20 characters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The id of a picture in the media library for the logo. Null: none. */
  logoId?: InputMaybe<Scalars['UUID']['input']>;
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The settings of the newsletter to change. Null: the defaults. */
  newsletter?: InputMaybe<SiteNewsletterInput>;
  /** Whether visitors choose between a light and a dark theme. */
  offersThemes?: InputMaybe<Scalars['Boolean']['input']>;
  /** The opening hours: at most 14 entries. An empty list shows no opening hours. */
  openingHours?: InputMaybe<Array<OpeningHoursInput>>;
  /** A number with its country code, at most 40 characters. Empty: none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /**
   * Up to two numbers of days from 1 to 29, ascending, after which a client is reminded of a review link. Empty: no
   * reminders.
   */
  reviewReminderDays?: InputMaybe<Array<Scalars['NonNegativeInt']['input']>>;
  /** The id of a picture in the media library for pages that are shared without a picture of their own. Null: none. */
  sharedPictureId?: InputMaybe<Scalars['UUID']['input']>;
  /**
   * The pages on four social networks.
   * @deprecated Use `saveSiteNavigation`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  social?: InputMaybe<SiteNetworksInput>;
  /** At most 120 characters. */
  tagline?: InputMaybe<Scalars['String']['input']>;
  /** The tags to change. Null: no tags. */
  tags?: InputMaybe<SiteTagsInput>;
  /** Whether visitors can book calls. */
  takesBookings?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The office's time zone: a name of the IANA database, such as Asia/Kolkata; at most 64 characters. Stored moments and
   * days stay; days and hours are read in the new zone from then on.
   */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /**
   * The tagline and the description in the further languages, as a whole: at most 3 entries. Of several entries of a language
   * the last one counts.
   */
  translations?: InputMaybe<Array<SiteTranslationInput>>;
  /** The typefaces of headings and texts. */
  typefaces?: InputMaybe<SiteTypefaces>;
  /** A number with its country code, at most 40 characters. Empty: none. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** The navigation, the footer and the networks of the site, and its parts that can be switched off. */
export type SiteNavigation = {
  __typename?: 'SiteNavigation';
  /** The quick links of the footer. Those that lead to a part that is switched off are not shown. */
  footer: Array<NavigationEntry>;
  /** Whether the site has the page of the affiliate programme. If false, it answers 404. */
  hasAffiliateProgramme: Scalars['Boolean']['output'];
  /** Whether the site has a blog. If false, its pages, its feed and its cards answer 404. */
  hasBlog: Scalars['Boolean']['output'];
  /** A constant; there is one navigation. */
  id: Scalars['ID']['output'];
  /** The entries at the top of every page. Those that lead to a part that is switched off are not shown. */
  main: Array<NavigationEntry>;
  /** The pages of the agency on networks. */
  networks: Array<SocialNetwork>;
  /** When the navigation was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** The navigation to save, as a whole. */
export type SiteNavigationInput = {
  /** At most 12 entries. */
  footer: Array<NavigationEntryInput>;
  /** Whether the site has the page of the affiliate programme. */
  hasAffiliateProgramme: Scalars['Boolean']['input'];
  /** Whether the site has a blog. */
  hasBlog: Scalars['Boolean']['input'];
  /** At most 8 entries. */
  main: Array<NavigationEntryInput>;
  /** At most 16 networks. */
  networks: Array<SocialNetworkInput>;
};

/** The pages of the agency on social networks. */
export type SiteNetworks = {
  __typename?: 'SiteNetworks';
  /** The Facebook page. Null when there is none. */
  facebook?: Maybe<Scalars['URL']['output']>;
  /** The Instagram page. Null when there is none. */
  instagram?: Maybe<Scalars['URL']['output']>;
  /** The LinkedIn page. Null when there is none. */
  linkedin?: Maybe<Scalars['URL']['output']>;
  /** The YouTube page. Null when there is none. */
  youtube?: Maybe<Scalars['URL']['output']>;
};

/**
 * The social network pages to change: http or https URLs. Omitted fields are unchanged; null resets a field to the site
 * file; empty removes it.
 */
export type SiteNetworksInput = {
  /** A page on Facebook, at most 300 characters. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** A page on Instagram, at most 300 characters. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** A page on LinkedIn, at most 300 characters. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** A page on YouTube, at most 300 characters. */
  youtube?: InputMaybe<Scalars['String']['input']>;
};

/** What visitors see of the newsletter. */
export type SiteNewsletter = {
  __typename?: 'SiteNewsletter';
  /** Whether the sign-up is below every post. */
  afterPosts: Scalars['Boolean']['output'];
  /** Whether the sign-up is in the footer of every page. */
  inFooter: Scalars['Boolean']['output'];
  /** The interests among which readers choose. Empty: no choice. */
  interests: Array<Scalars['String']['output']>;
  /** Whether visitors can subscribe. */
  isOn: Scalars['Boolean']['output'];
  /** How many mails are sent in a minute. */
  perMinute: Scalars['NonNegativeInt']['output'];
};

/** The settings of the newsletter. */
export type SiteNewsletterInput = {
  /** Whether the sign-up is below every post. */
  afterPosts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the sign-up is in the footer of every page. */
  inFooter?: InputMaybe<Scalars['Boolean']['input']>;
  /** The interests among which readers choose: at most 12 of them, each at most 40 characters. */
  interests?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether visitors can subscribe. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many mails are sent in a minute: 1 to 6000. */
  perMinute?: InputMaybe<Scalars['NonNegativeInt']['input']>;
};

/** The pages whose texts can be changed. */
export type SitePage =
  /** The page about the agency. */
  | 'about'
  /** The page of the affiliate programme. */
  | 'affiliate'
  /** The contact page. */
  | 'contact'
  /** The home page. */
  | 'home'
  /** The privacy policy. */
  | 'privacy'
  /** The services page. */
  | 'services'
  /** The terms of service. */
  | 'terms';

/** A paper. The two brand colours must be readable on it. */
export type SitePaper =
  /** Cool, with a little blue. */
  | 'COOL'
  /** Warm, as of a book: the default. */
  | 'WARM'
  /** White. */
  | 'WHITE';

/** A brand picture. */
export type SitePicture = {
  __typename?: 'SitePicture';
  /** The height in pixels. */
  height: Scalars['NonNegativeInt']['output'];
  /**
   * The picture's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `pictureId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The picture. */
  pictureId: Scalars['UUID']['output'];
  /** The URL of a small file, as WebP. */
  url: Scalars['URL']['output'];
  /** The URL of the logo as an SVG without scripts and links to other files. Null when it is a picture of pixels. */
  vectorUrl?: Maybe<Scalars['URL']['output']>;
  /** The width of the picture in pixels. The small file has the same proportions. */
  width: Scalars['NonNegativeInt']['output'];
};

/** The ids of tags. A tag without id is off. */
export type SiteTags = {
  __typename?: 'SiteTags';
  /** The measurement id of Google Analytics 4, such as G-AB12CD34EF. */
  googleAnalytics?: Maybe<Scalars['String']['output']>;
  /** The partner id of the LinkedIn Insight Tag. */
  linkedIn?: Maybe<Scalars['String']['output']>;
  /** LinkedIn's id of the conversion by an application to the affiliate programme. */
  linkedInApplication?: Maybe<Scalars['String']['output']>;
  /** LinkedIn's id of the conversion by a booked call. */
  linkedInBooking?: Maybe<Scalars['String']['output']>;
  /** LinkedIn's id of the conversion by a message. Without it LinkedIn gets none. */
  linkedInEnquiry?: Maybe<Scalars['String']['output']>;
  /** The id of the Meta Pixel. */
  metaPixel?: Maybe<Scalars['String']['output']>;
  /** The container id of Google Tag Manager, such as GTM-AB12CD3. */
  tagManager?: Maybe<Scalars['String']['output']>;
};

/**
 * The ids of tags to change, each at most 24 characters. Omitted ids are unchanged; null or empty turns a tag off. When the
 * id of a service changes, visitors are asked for their consent again.
 */
export type SiteTagsInput = {
  /** The measurement id of Google Analytics 4: G- and 4 to 16 capital letters and digits, at most 24 characters. */
  googleAnalytics?: InputMaybe<Scalars['String']['input']>;
  /** The partner id of the LinkedIn Insight Tag: 4 to 12 digits, at most 24 characters. */
  linkedIn?: InputMaybe<Scalars['String']['input']>;
  /** LinkedIn's id of the conversion by an application: 4 to 12 digits, at most 24 characters. */
  linkedInApplication?: InputMaybe<Scalars['String']['input']>;
  /** LinkedIn's id of the conversion by a booked call: 4 to 12 digits, at most 24 characters. */
  linkedInBooking?: InputMaybe<Scalars['String']['input']>;
  /** LinkedIn's id of the conversion by a message: 4 to 12 digits, at most 24 characters. */
  linkedInEnquiry?: InputMaybe<Scalars['String']['input']>;
  /** The id of the Meta Pixel: 10 to 20 digits, at most 24 characters. */
  metaPixel?: InputMaybe<Scalars['String']['input']>;
  /** The container id of Google Tag Manager: GTM- and 4 to 12 capital letters and digits, at most 24 characters. */
  tagManager?: InputMaybe<Scalars['String']['input']>;
};

/** What the agency says about itself in a further language. */
export type SiteTranslation = {
  __typename?: 'SiteTranslation';
  /** The description. Empty: that of the site. */
  description: Scalars['String']['output'];
  /** The language: en, de or hi. */
  language: Scalars['String']['output'];
  /** The tagline. Empty: that of the site. */
  tagline: Scalars['String']['output'];
};

/** What the agency says about itself in a further language. An entry without texts is left out. */
export type SiteTranslationInput = {
  /** The description, at most 400 characters. Empty: that of the site. */
  description: Scalars['String']['input'];
  /** The language: en, de or hi, at most 20 characters. */
  language: Scalars['String']['input'];
  /** The tagline, at most 120 characters. Empty: that of the site. */
  tagline: Scalars['String']['input'];
};

/** A pair of typefaces, for headings and for texts. None loads more files than the default. */
export type SiteTypefaces =
  /** Bricolage Grotesque and Instrument Sans: the default. */
  | 'HOUSE'
  /** A serif of the visitor's system for headings, Instrument Sans for texts. */
  | 'SERIF'
  /** The typeface of the visitor's system for both. */
  | 'SYSTEM';

/** A slot of a host, free or booked. */
export type Slot = {
  __typename?: 'Slot';
  /** The latest booking of the slot, which may be cancelled. Null when there was none. */
  booking?: Maybe<Booking>;
  /** End of the call. */
  endsAt: Scalars['DateTimeISO']['output'];
  /** The slot's id, made from its host and start. */
  id: Scalars['ID']['output'];
  /** Whether the slot is booked. Calendars and minimum notice are not considered. */
  isBooked: Scalars['Boolean']['output'];
  /** Start of the slot. */
  startsAt: Scalars['DateTimeISO']['output'];
};

/** The slots of a host on some days of the office. */
export type SlotDays = {
  __typename?: 'SlotDays';
  /** Length of a new slot in minutes. */
  minutes: Scalars['NonNegativeInt']['output'];
  /** The slots, ordered by time. */
  slots: Array<Slot>;
  /** The time zone of the office, in which days are counted. */
  timeZone: Scalars['String']['output'];
};

/** A new slot of a host. */
export type SlotInput = {
  /** The day in the office's time zone, exactly 10 characters, such as 2026-11-27. */
  date: Scalars['String']['input'];
  /** The host: exactly 36 characters. */
  hostId: Scalars['UUID']['input'];
  /** The time in the office's time zone, at most 5 characters, such as 9:30. */
  time: Scalars['String']['input'];
};

/** A page of the agency on a network. */
export type SocialNetwork = {
  __typename?: 'SocialNetwork';
  /** The icon. */
  icon: NetworkIcon;
  /** The name, for those who do not see the icon. */
  label: Scalars['String']['output'];
  /** The address. Null: a WhatsApp chat with the number of the contact. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A page of the agency on a network. */
export type SocialNetworkInput = {
  /** The icon. */
  icon: NetworkIcon;
  /** At least 1 and at most 30 characters. */
  label: Scalars['String']['input'];
  /**
   * An http or https address, at most 300 characters, each network another. Null or empty, only with the icon of WhatsApp:
   * a chat with the number of the contact.
   */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A source of messages and applications. */
export type SourceName = {
  __typename?: 'SourceName';
  /** The source's id, made from its name. */
  id: Scalars['ID']['output'];
  /** The name, as in `EnquirySource.name`. */
  name: Scalars['String']['output'];
};

/** A page of sources. */
export type SourceNameConnection = {
  __typename?: 'SourceNameConnection';
  /** The same sources, each with its cursor. */
  edges: Array<SourceNameEdge>;
  /** The sources of this page. */
  nodes: Array<SourceName>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of sources; counting stops at 1000. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A source in a list. */
export type SourceNameEdge = {
  __typename?: 'SourceNameEdge';
  /** Cursor of the entry. */
  cursor: Scalars['String']['output'];
  /** The source. */
  node: SourceName;
};

/** The figures of a stage. Spam does not count. */
export type StageTally = {
  __typename?: 'StageTally';
  /** Number of messages in the stage. */
  count: Scalars['NonNegativeInt']['output'];
  /** The stage. */
  stage: MessageStage;
  /** Sum of their values in whole rupees. Messages without a value count as 0. */
  value: Scalars['Float']['output'];
};

/** Which content of an export is imported. */
export type StartImportInput = {
  /** Import unpublished entries. Omitted: true. */
  drafts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Import portfolio items. Omitted: true. */
  items?: InputMaybe<Scalars['Boolean']['input']>;
  /** Import pages. Omitted: as posts. */
  pages?: InputMaybe<Scalars['Boolean']['input']>;
  /** Import posts. Omitted: true. */
  posts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Publish pages that were published. Omitted: false, they are drafts. */
  publishPages?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A review by a client. */
export type SubmitReviewInput = {
  /** At least 10 and at most 2000 characters. */
  clientFeedback: Scalars['String']['input'];
  /** At least 2 and at most 120 characters. */
  companyName: Scalars['String']['input'];
  /** Whether the client consents to publication, with the wording shown on the page of the link. Omitted: no statement. */
  consent?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 2 and at most 120 characters. */
  name: Scalars['String']['input'];
  /** At least 2 and at most 120 characters. */
  position: Scalars['String']['input'];
  /** 1 to 5 stars. */
  rating: Scalars['Int']['input'];
};

/** A sign-up to the newsletter. */
export type SubscribeInput = {
  /** A valid e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** One of the interests of the site. Omitted or unknown: everything. At most 40 characters. */
  interest?: InputMaybe<Scalars['String']['input']>;
  /** The language of the form: en, de or hi, at most 20 characters. Omitted: that of the site. The mails follow it. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** Live updates: over server-sent events at /graphql/stream, or as multipart subscriptions at /graphql. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * New messages, reviews and applications from now on. The first event is RESUMED, immediately. With the header
   * Last-Event-ID the events since then follow, if the server remembers them. Permissions are checked for each event: when the session ends, one last event has the error UNAUTHENTICATED, and the stream closes.
   */
  arrived: Arrival;
};


/** Live updates: over server-sent events at /graphql/stream, or as multipart subscriptions at /graphql. */
export type SubscriptionArrivedArgs = {
  content?: Scalars['Boolean']['input'];
  presence?: Scalars['Boolean']['input'];
};

/** A tag and the number of published posts or items that have it. */
export type TagCount = {
  __typename?: 'TagCount';
  /** The number of posts or items. */
  count: Scalars['Int']['output'];
  /** The tag. Of several spellings, the first by name. */
  name: Scalars['String']['output'];
};

/** A text. */
export type TextSection = {
  __typename?: 'TextSection';
  /** The text in Markdown. */
  body: Scalars['String']['output'];
  /** The text as safe HTML. */
  bodyHtml: Scalars['String']['output'];
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
};

/** A text. */
export type TextSectionInput = {
  /** Markdown, at least 1 and at most 20000 characters. */
  body: Scalars['String']['input'];
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
};

/** A page of a conversation. */
export type ThreadConnection = {
  __typename?: 'ThreadConnection';
  /** The same entries, each with its cursor. */
  edges: Array<ThreadEdge>;
  /** The entries, oldest first. */
  nodes: Array<ThreadEntry>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An entry in a conversation. */
export type ThreadEdge = {
  __typename?: 'ThreadEdge';
  /** Cursor of the entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: ThreadEntry;
};

/** An entry of the conversation of a message: a reply, an answer of the client, a private note or an event. */
export type ThreadEntry = Answer | Note | Reply | ThreadEvent;

/** An event in the conversation of a message. */
export type ThreadEvent = {
  __typename?: 'ThreadEvent';
  /** The actor's name at that time. Null when it happened automatically or by a mail. */
  actor?: Maybe<Scalars['String']['output']>;
  /** Time of the event. */
  at: Scalars['DateTimeISO']['output'];
  /** The event's id. */
  id: Scalars['ID']['output'];
  /** The kind of the event. */
  kind: ThreadEventKind;
  /** The event for people, such as `moved it to Proposal`. */
  summary: Scalars['String']['output'];
  /** Time of the last change. Events never change, so it equals `at`. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** The kind of the event. */
export type ThreadEventKind =
  /** The owner was set or removed. */
  | 'ASSIGNED'
  /** The client booked a call. */
  | 'BOOKED'
  /** The call was cancelled, by the client or by staff. */
  | 'BOOKING_CANCELLED'
  /** The call was moved, by the client or by staff. */
  | 'BOOKING_MOVED'
  /** Staff recorded whether the call took place. */
  | 'BOOKING_OUTCOME'
  /** A mail to the client could not be delivered. */
  | 'BOUNCED'
  /** A follow-up was set or removed. */
  | 'FOLLOW_UP'
  /** The message was moved out of the spam folder. */
  | 'NOT_SPAM'
  /** Staff corrected the source. */
  | 'SOURCE'
  /** The message was moved to the spam folder. */
  | 'SPAM'
  /** The stage was changed. */
  | 'STAGE'
  /** The value was changed. */
  | 'VALUE';

/** An authenticator app that is being set up. It becomes active when `enableTotp` receives a valid code. */
export type TotpSetup = {
  __typename?: 'TotpSetup';
  /**
   * The user's id.
   * @deprecated It is the id of something else, which caches confuse with it: use `userId`. Deprecated 2026-11-29, removed no earlier than 2027-05-28.
   */
  id: Scalars['UUID']['output'];
  /** The secret in base32, for typing into the app. It is returned only once. */
  secret: Scalars['String']['output'];
  /** The secret as an `otpauth://` URI, for a QR code. */
  uri: Scalars['String']['output'];
  /** The user. */
  userId: Scalars['UUID']['output'];
};

/** The viewer's account. */
export type UpdateAccountInput = {
  /** The current password. At most 256 characters. */
  currentPassword: Scalars['String']['input'];
  /** A valid e-mail address. No other user may have it. At most 254 characters. */
  email: Scalars['String']['input'];
  /** Exactly 10 digits. No other user may have the number. */
  mobile: Scalars['String']['input'];
  /** At least 3 and at most 120 characters. */
  name: Scalars['String']['input'];
};

/** The new values of a picture. */
export type UpdatePictureInput = {
  /** The alternative text. At most 300 characters. Null: none. Omitted: unchanged, or none with `isDecorative`. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** The point that every crop keeps. Null or omitted: unchanged. */
  focalPoint?: InputMaybe<FocalPointInput>;
  /** Whether it has no alternative text on purpose. Null or omitted: unchanged, or false with an alternative text. */
  isDecorative?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 1 and at most 200 characters. Null or omitted: unchanged. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A picture to upload to the media library. */
export type UploadPictureInput = {
  /** The alternative text. At most 300 characters. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /**
   * A png, jpeg, gif or webp picture of at most 10 MB, as a part of a GraphQL multipart request. Or an SVG of at most
   * 256 KB for the logo: it is stored without scripts and links to other files, and everywhere else its drawing is shown.
   */
  file: Scalars['Upload']['input'];
  /** Whether it has no alternative text on purpose. Omitted: false. */
  isDecorative?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name by which staff find it: at most 200 characters. Omitted: the file name. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A member of staff. */
export type User = Node & {
  __typename?: 'User';
  /** Time of creation. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** E-mail address, lowercase and unique. */
  email: Scalars['EmailAddress']['output'];
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** Whether the user is blocked. A blocked user cannot sign in, and has no valid session or API token. */
  isBlocked: Scalars['Boolean']['output'];
  /** 10-digit mobile number, unique. */
  mobile: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** The role of the user. */
  role: Role;
  /** Time of the last change of a field that others can read. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** The same users, each with its cursor. */
  edges: Array<UserEdge>;
  /** The users of this page. */
  nodes: Array<User>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of users. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A user in a list. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Cursor of the user. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: User;
};

/** An order of users. */
export type UserOrder =
  /** By time of creation, earliest first. */
  | 'CREATED_ASC'
  /** By time of creation, latest first. */
  | 'CREATED_DESC'
  /** By e-mail address, A to Z. */
  | 'EMAIL_ASC'
  /** By e-mail address, Z to A. */
  | 'EMAIL_DESC'
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** By role, A to Z. */
  | 'ROLE_ASC'
  /** By role, Z to A. */
  | 'ROLE_DESC';

/** The second sign-in step. */
export type VerifyCodeInput = {
  /** The identifier of the first step. At most 254 characters. */
  identifier: Scalars['String']['input'];
  /**
   * 6 digits from the mail or from the authenticator app, or a recovery code. The digits may be of any script, with spaces
   * or hyphens between them, and in a sentence. At most 500 characters.
   */
  otp: Scalars['String']['input'];
};

/** A video of YouTube or Vimeo. Nothing of the host loads before the visitor starts it. */
export type VideoSection = {
  __typename?: 'VideoSection';
  /** The caption. Null when there is none. */
  caption?: Maybe<Scalars['String']['output']>;
  /** The headline. Null when there is none. */
  headline?: Maybe<Scalars['String']['output']>;
  /** The name of the host: `YouTube` or `Vimeo`. */
  host: Scalars['String']['output'];
  /** The key, unique on the page. */
  key: Scalars['String']['output'];
  /** The URL of the player, for a frame. */
  playerUrl: Scalars['URL']['output'];
  /** The URL of the video's page. */
  url: Scalars['URL']['output'];
};

/** A video of YouTube or Vimeo. */
export type VideoSectionInput = {
  /** At most 300 characters. Omitted: none. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** At most 120 characters. Omitted: none. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** The address of the video, at most 500 characters. */
  url: Scalars['String']['input'];
};

/** The lists of the office that can have saved views. */
export type ViewedList =
  /** Affiliate applications. */
  | 'AFFILIATES'
  /** Entries of the audit log. */
  | 'AUDIT_ENTRIES'
  /** Blog posts. */
  | 'BLOG_POSTS'
  /** Bookings. */
  | 'BOOKINGS'
  /** Pictures of the media library. */
  | 'MEDIA'
  /** Messages. */
  | 'MESSAGES'
  /** Pages of their own. */
  | 'PAGES'
  /** Portfolio items. */
  | 'PORTFOLIO_ITEMS'
  /** Reviews. */
  | 'REVIEWS';

/** An endpoint that receives events as signed POST requests. */
export type Webhook = Node & {
  __typename?: 'Webhook';
  /** Time of creation. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The deliveries of the last 30 days, newest first. */
  deliveries: WebhookDeliveryConnection;
  /** The events that are sent. */
  events: Array<WebhookEvent>;
  /** Time since which every delivery has failed. Null when the last one succeeded, and when the webhook is off. */
  failingSince?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The webhook's id. */
  id: Scalars['ID']['output'];
  /** Whether events are sent. */
  isOn: Scalars['Boolean']['output'];
  /** The newest delivery. Null when there is none. */
  latestDelivery?: Maybe<WebhookDelivery>;
  /** The name. Null when there is none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Why the product switched the webhook off. Null when somebody did, and when it is on. */
  offReason?: Maybe<Scalars['String']['output']>;
  /** Time until which deliveries are signed with the previous secret too. Null when there is no overlap. */
  overlapsUntil?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Time of the last change. Deliveries do not count. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** The URL that receives deliveries. */
  url: Scalars['URL']['output'];
};


/** An endpoint that receives events as signed POST requests. */
export type WebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<WebhookDeliveryOrder>;
  state?: InputMaybe<WebhookDeliveryState>;
};

/** A page of webhooks. */
export type WebhookConnection = {
  __typename?: 'WebhookConnection';
  /** The same webhooks, each with its cursor. */
  edges: Array<WebhookEdge>;
  /** The webhooks of this page. */
  nodes: Array<Webhook>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of webhooks. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An event sent to a webhook. The id is sent as `webhook-id`, the same in every attempt. */
export type WebhookDelivery = Node & {
  __typename?: 'WebhookDelivery';
  /** The beginning of the last response body, at most 200 characters. Null when it was empty. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Time of the event. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** Duration of the last attempt in milliseconds. Null before the first. */
  durationMs?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The event. Null for a test delivery. */
  event?: Maybe<WebhookEvent>;
  /** The delivery's id. */
  id: Scalars['ID']['output'];
  /** Time of the next attempt. Null when none is planned. */
  nextTryAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Why the last attempt failed, in plain words. Null when it succeeded, or while an attempt is running. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The request of the last attempt. Null before the first. */
  request?: Maybe<WebhookRequest>;
  /** The response to the last attempt. Null when there was none. */
  response?: Maybe<WebhookResponse>;
  /** The state. */
  state: WebhookDeliveryState;
  /** The HTTP status of the last response. Null when there was none. */
  status?: Maybe<Scalars['Int']['output']>;
  /** End of the last attempt. Null before the first. */
  triedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Number of attempts since it was queued or last resent. */
  tries: Scalars['NonNegativeInt']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The same deliveries, each with its cursor. */
  edges: Array<WebhookDeliveryEdge>;
  /** The deliveries of this page. */
  nodes: Array<WebhookDelivery>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Total number of deliveries. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A delivery in a list. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Cursor of the delivery. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** An order of deliveries. */
export type WebhookDeliveryOrder =
  /** By time of the event, earliest first. */
  | 'CREATED_ASC'
  /** By time of the event, latest first. */
  | 'CREATED_DESC'
  /** By name of the event, such as `post.published`, A to Z. The name of a test delivery is `webhook.test`. */
  | 'EVENT_ASC'
  /** By name of the event, such as `post.published`, Z to A. The name of a test delivery is `webhook.test`. */
  | 'EVENT_DESC'
  /** By state: delivered, failed, waiting. */
  | 'STATE_ASC'
  /** By state: waiting, failed, delivered. */
  | 'STATE_DESC';

/** The states of a delivery. */
export type WebhookDeliveryState =
  /** The receiver answered with a status from 200 to 299. */
  | 'delivered'
  /** It failed and is not sent again. */
  | 'failed'
  /** It is being sent, or will be sent again. */
  | 'waiting';

/** A webhook in a list. */
export type WebhookEdge = {
  __typename?: 'WebhookEdge';
  /** Cursor of the webhook. */
  cursor: Scalars['String']['output'];
  /** The webhook. */
  node: Webhook;
};

/** The webhook events. */
export type WebhookEvent =
  /** An application to the affiliate programme arrived: `application.received`. */
  | 'application.received'
  /** A call was cancelled: `booking.cancelled`. */
  | 'booking.cancelled'
  /** A call was booked: `booking.created`. */
  | 'booking.created'
  /** A call was moved: `booking.rescheduled`. */
  | 'booking.rescheduled'
  /** A portfolio item was deleted: `item.deleted`. */
  | 'item.deleted'
  /** A portfolio item was published: `item.published`. */
  | 'item.published'
  /** A portfolio item was unpublished: `item.unpublished`. */
  | 'item.unpublished'
  /** A portfolio item, published or not, was changed without a change of its publication state: `item.updated`. */
  | 'item.updated'
  /** A client answered by mail: `message.answered`. */
  | 'message.answered'
  /** A message was assigned to a member of staff or to nobody: `message.assigned`. */
  | 'message.assigned'
  /** A message arrived through the contact form: `message.received`. */
  | 'message.received'
  /** A message was moved to another stage: `message.stage_changed`. */
  | 'message.stage_changed'
  /** A page was deleted: `page.deleted`. */
  | 'page.deleted'
  /** A page was published: `page.published`. */
  | 'page.published'
  /** A page was unpublished: `page.unpublished`. */
  | 'page.unpublished'
  /** A page, published or not, was changed without a change of its publication state: `page.updated`. */
  | 'page.updated'
  /** A blog post was deleted: `post.deleted`. */
  | 'post.deleted'
  /** A blog post was published: `post.published`. */
  | 'post.published'
  /** A blog post was unpublished: `post.unpublished`. */
  | 'post.unpublished'
  /** A blog post, published or not, was changed without a change of its publication state: `post.updated`. */
  | 'post.updated'
  /** A client submitted a review: `review.submitted`. */
  | 'review.submitted'
  /** A client withdrew a review, which is no longer public: `review.withdrawn`. */
  | 'review.withdrawn'
  /** A user account was created: `user.created`. */
  | 'user.created';

/** The values of a new or changed webhook. */
export type WebhookInput = {
  /** At least one event. */
  events: Array<WebhookEvent>;
  /** At most 120 characters. Omitted or empty: no name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * An https URL with a host name, without user, password and fragment, at most 2000 characters. With
   * WEBHOOKS_ALLOW_PRIVATE, http and IP addresses are permitted.
   */
  url: Scalars['String']['input'];
};

/** An order of webhooks. */
export type WebhookOrder =
  /** By time of creation, earliest first. */
  | 'CREATED_ASC'
  /** By time of creation, latest first. */
  | 'CREATED_DESC'
  /** By name, or else by host and path of the URL, A to Z. */
  | 'NAME_ASC'
  /** By name, or else by host and path of the URL, Z to A. */
  | 'NAME_DESC';

/** The HTTP request of a delivery. */
export type WebhookRequest = {
  __typename?: 'WebhookRequest';
  /** The body, as it is signed. */
  body: Scalars['String']['output'];
  /** The headers of the delivery: id, time and signature. */
  headers: Scalars['JSON']['output'];
};

/** How many deliveries were queued again. */
export type WebhookResendCount = {
  __typename?: 'WebhookResendCount';
  /** Number of deliveries that are sent again. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** The HTTP response of a receiver. */
export type WebhookResponse = {
  __typename?: 'WebhookResponse';
  /** The beginning of the body, at most 4096 bytes. Null when it was empty. */
  body?: Maybe<Scalars['String']['output']>;
  /** At most 40 headers, each with at most 200 characters. */
  headers: Scalars['JSON']['output'];
  /** The HTTP status. */
  status: Scalars['Int']['output'];
};

/** The messages of a week. */
export type WeekCount = {
  __typename?: 'WeekCount';
  /** Number of messages. */
  count: Scalars['NonNegativeInt']['output'];
  /** The Monday of the week, such as 2026-11-16. */
  monday: Scalars['String']['output'];
};

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( AffiliateRow )
    | ( AuditRow )
    | ( AuthorProfileRow )
    | ( ReadPost )
    | ( BookingRow )
    | ( ErasureRow )
    | ( OfficeImport )
    | ( OwnedInvitation )
    | ( PictureRow )
    | ( MessageRow )
    | ( MissedPathRow )
    | ( ReadPage )
    | ( ReadItem )
    | ( PreviewLinkRow )
    | ( RedirectRow )
    | ( ReplyTemplateRow )
    | ( ReviewRow )
    | ( ReviewLinkRow )
    | ( UserRow )
    | ( WebhookRow )
    | ( DeliveryRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AccountChange: ResolverTypeWrapper<UpdatedAccount>;
  AddBookingInput: AddBookingInput;
  Affiliate: ResolverTypeWrapper<AffiliateRow>;
  AffiliateConnection: ResolverTypeWrapper<AffiliateList>;
  AffiliateEdge: ResolverTypeWrapper<Omit<AffiliateEdge, 'node'> & { node: ResolversTypes['Affiliate'] }>;
  AffiliateFigures: ResolverTypeWrapper<AffiliateFigures>;
  AffiliateKind: null;
  AffiliateMonth: ResolverTypeWrapper<AffiliateMonth>;
  AffiliateOrder: AffiliateOrder;
  AffiliatePage: ResolverTypeWrapper<OpenedPage>;
  AffiliateState: AffiliateState;
  Answer: ResolverTypeWrapper<AnswerRow>;
  ApiToken: ResolverTypeWrapper<OwnedToken>;
  ApiTokenConnection: ResolverTypeWrapper<ApiTokenList>;
  ApiTokenEdge: ResolverTypeWrapper<Omit<ApiTokenEdge, 'node'> & { node: ResolversTypes['ApiToken'] }>;
  ApiTokenLimitInput: ApiTokenLimitInput;
  ApiTokenOrder: ApiTokenOrder;
  ApiTokenRole: null;
  ApiTokenScope: ApiTokenScope;
  ApiTokenState: ApiTokenState;
  ApplyInput: ApplyInput;
  Arrival: ResolverTypeWrapper<Arrived>;
  ArrivalKind: ArrivalKind;
  ArrivalSubject: ArrivalSubject;
  Attachment: ResolverTypeWrapper<AttachmentView>;
  AuditActor: ResolverTypeWrapper<Omit<AuditActor, 'userId'>>;
  AuditActorConnection: ResolverTypeWrapper<ActorList>;
  AuditActorEdge: ResolverTypeWrapper<Omit<AuditActorEdge, 'node'> & { node: ResolversTypes['AuditActor'] }>;
  AuditApiToken: ResolverTypeWrapper<Omit<AuditApiToken, 'apiTokenId'>>;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditEntry: ResolverTypeWrapper<AuditRow>;
  AuditEntryConnection: ResolverTypeWrapper<AuditList>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditEntryOrder: AuditEntryOrder;
  AuditFilterInput: AuditFilterInput;
  AuditKind: null;
  AuditSubject: ResolverTypeWrapper<Omit<AuditSubject, 'subjectId'>>;
  AuditVia: null;
  Author: ResolverTypeWrapper<AuthorProfileRow>;
  AuthorCount: ResolverTypeWrapper<NamedCount>;
  AuthorProfile: ResolverTypeWrapper<OwnProfile>;
  AuthorProfileInput: AuthorProfileInput;
  Backup: ResolverTypeWrapper<BackupRow>;
  Backups: ResolverTypeWrapper<Omit<Backups, 'latest'> & { latest: Array<ResolversTypes['Backup']> }>;
  BegunDrafts: ResolverTypeWrapper<Omit<BegunDrafts, 'drafts'> & { drafts: Array<ResolversTypes['ContentDraft']> }>;
  BlogFilters: ResolverTypeWrapper<object>;
  BlogHeading: ResolverTypeWrapper<BlogHeading>;
  BlogPost: ResolverTypeWrapper<ReadPost>;
  BlogPostConnection: ResolverTypeWrapper<BlogPostList>;
  BlogPostEdge: ResolverTypeWrapper<Omit<BlogPostEdge, 'node'> & { node: ResolversTypes['BlogPost'] }>;
  BlogPostInput: BlogPostInput;
  BlogPostNeighbours: ResolverTypeWrapper<PostNeighbours>;
  BookCallInput: BookCallInput;
  BookableSlots: ResolverTypeWrapper<BookableSlots>;
  BookedCall: ResolverTypeWrapper<ShownCall>;
  Booking: ResolverTypeWrapper<BookingRow>;
  BookingCheck: ResolverTypeWrapper<BookingCheck>;
  BookingConnection: ResolverTypeWrapper<BookingList>;
  BookingDays: ResolverTypeWrapper<Omit<BookingDays, 'bookings'> & { bookings: Array<ResolversTypes['Booking']> }>;
  BookingEdge: ResolverTypeWrapper<Omit<BookingEdge, 'node'> & { node: ResolversTypes['Booking'] }>;
  BookingHost: ResolverTypeWrapper<Host>;
  BookingHostInput: BookingHostInput;
  BookingHosts: ResolverTypeWrapper<Omit<BookingHosts, 'hosts'> & { hosts: Array<ResolversTypes['BookingHost']> }>;
  BookingMessageInput: BookingMessageInput;
  BookingObstacle: BookingObstacle;
  BookingOutcome: BookingOutcome;
  BookingRules: ResolverTypeWrapper<BookingRules>;
  BookingRulesInput: BookingRulesInput;
  BookingSection: ResolverTypeWrapper<BookingSection>;
  BookingSectionInput: BookingSectionInput;
  BookingStatus: BookingStatus;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Bounce: ResolverTypeWrapper<Bounce>;
  BulkAction: BulkAction;
  BulkChange: ResolverTypeWrapper<Omit<BulkChange, 'failed'> & { failed: Array<ResolversTypes['BulkFailure']> }>;
  BulkFailure: ResolverTypeWrapper<Omit<BulkFailure, 'subjectId'>>;
  BulkKind: BulkKind;
  CallToActionSection: ResolverTypeWrapper<CallToActionSection>;
  CallToActionSectionInput: CallToActionSectionInput;
  CampaignNames: ResolverTypeWrapper<UsedNames>;
  CardsSection: ResolverTypeWrapper<Omit<CardsSection, 'cards'> & { cards: Array<ResolversTypes['PageCard']> }>;
  CardsSectionInput: CardsSectionInput;
  CaseStudiesSection: ResolverTypeWrapper<Omit<CaseStudiesSection, 'items'> & { items: Array<ResolversTypes['PortfolioItem']> }>;
  CaseStudiesSectionInput: CaseStudiesSectionInput;
  CatalogueService: ResolverTypeWrapper<PublicService>;
  CatalogueServiceInput: CatalogueServiceInput;
  ChangePasswordInput: ChangePasswordInput;
  Colleague: ResolverTypeWrapper<Omit<Colleague, 'userId'>>;
  ColleagueConnection: ResolverTypeWrapper<ColleagueList>;
  ColleagueEdge: ResolverTypeWrapper<Omit<ColleagueEdge, 'node'> & { node: ResolversTypes['Colleague'] }>;
  ConfirmPasswordInput: ConfirmPasswordInput;
  ContactFormSection: ResolverTypeWrapper<ContactFormSection>;
  ContactFormSectionInput: ContactFormSectionInput;
  ContentDraft: ResolverTypeWrapper<OpenDraft>;
  ContentDraftInput: ContentDraftInput;
  ContentKind: ContentKind;
  ContentOrder: ContentOrder;
  ContentSection: ResolverTypeWrapper<DrawnSection>;
  ContentSectionInput: ContentSectionInput;
  ContentTranslation: ResolverTypeWrapper<TranslationView>;
  CreateImportInput: CreateImportInput;
  CurrentApiToken: ResolverTypeWrapper<Omit<CurrentApiToken, 'apiTokenId'>>;
  DateTimeISO: ResolverTypeWrapper<Scalars['DateTimeISO']['output']>;
  DayOverview: ResolverTypeWrapper<DayParts>;
  DayTally: ResolverTypeWrapper<Omit<DayTally, 'messages'> & { messages: Array<ResolversTypes['Message']> }>;
  Deletion: ResolverTypeWrapper<TombstoneRow>;
  DeletionConnection: ResolverTypeWrapper<DeletionList>;
  DeletionEdge: ResolverTypeWrapper<Omit<DeletionEdge, 'node'> & { node: ResolversTypes['Deletion'] }>;
  DeletionKind: DeletionKind;
  EditedPage: ResolverTypeWrapper<StoredPage>;
  EditedPageConnection: ResolverTypeWrapper<PageList>;
  EditedPageEdge: ResolverTypeWrapper<Omit<EditedPageEdge, 'node'> & { node: ResolversTypes['EditedPage'] }>;
  Editing: ResolverTypeWrapper<Omit<Editing, 'itemId'>>;
  EditingPresence: ResolverTypeWrapper<EditingPresence>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EnableTotpInput: EnableTotpInput;
  EnquirySource: ResolverTypeWrapper<SourceOutput>;
  ErasePersonalDataInput: ErasePersonalDataInput;
  Erasure: ResolverTypeWrapper<ErasureRow>;
  ErrorCode: ErrorCode;
  FiguresSection: ResolverTypeWrapper<FiguresSection>;
  FiguresSectionInput: FiguresSectionInput;
  FirstStep: ResolverTypeWrapper<FirstStep>;
  FirstStepName: FirstStepName;
  FirstSteps: ResolverTypeWrapper<FirstSteps>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FocalPoint: ResolverTypeWrapper<FocalPoint>;
  FocalPointInput: FocalPointInput;
  Folder: Folder;
  FollowUp: ResolverTypeWrapper<FollowUp>;
  FollowUpInput: FollowUpInput;
  FormFactsInput: FormFactsInput;
  FreeSlot: ResolverTypeWrapper<FreeSlot>;
  FreeTimes: ResolverTypeWrapper<Omit<FreeTimes, 'hosts'> & { hosts: Array<ResolversTypes['Colleague']> }>;
  GalleryPicture: ResolverTypeWrapper<PictureRow>;
  GallerySection: ResolverTypeWrapper<Omit<GallerySection, 'pictures'> & { pictures: Array<ResolversTypes['GalleryPicture']> }>;
  GallerySectionInput: GallerySectionInput;
  HeroSection: ResolverTypeWrapper<Omit<HeroSection, 'picture'> & { picture?: Maybe<ResolversTypes['GalleryPicture']> }>;
  HeroSectionInput: HeroSectionInput;
  Holdings: ResolverTypeWrapper<Holdings>;
  HostFeed: ResolverTypeWrapper<HostFeedRow>;
  HostFeedInput: HostFeedInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImageOption: null;
  Import: ResolverTypeWrapper<OfficeImport>;
  ImportChoice: ResolverTypeWrapper<ImportChoice>;
  ImportColumn: ResolverTypeWrapper<ImportColumn>;
  ImportColumnInput: ImportColumnInput;
  ImportConnection: ResolverTypeWrapper<ImportList>;
  ImportCounts: ResolverTypeWrapper<ImportCounts>;
  ImportDateOrder: ImportDateOrder;
  ImportDefault: ResolverTypeWrapper<ImportDefault>;
  ImportDefaultInput: ImportDefaultInput;
  ImportEdge: ResolverTypeWrapper<Omit<ImportEdge, 'node'> & { node: ResolversTypes['Import'] }>;
  ImportField: ResolverTypeWrapper<ImportField>;
  ImportLine: ResolverTypeWrapper<ImportLine>;
  ImportLineConnection: ResolverTypeWrapper<LineList>;
  ImportLineEdge: ResolverTypeWrapper<ImportLineEdge>;
  ImportOrder: ImportOrder;
  ImportReport: ResolverTypeWrapper<OfficeReport>;
  ImportRowKind: ImportRowKind;
  ImportSkipped: ResolverTypeWrapper<ImportSkipped>;
  ImportState: null;
  ImportSubscribersInput: ImportSubscribersInput;
  ImportTable: ResolverTypeWrapper<TableView>;
  ImportTableRow: ResolverTypeWrapper<ImportTableRow>;
  ImportUndone: ResolverTypeWrapper<ImportUndone>;
  ImportedSubscribers: ResolverTypeWrapper<ImportedSubscribers>;
  IndexNow: ResolverTypeWrapper<IndexNowState>;
  InsightPath: ResolverTypeWrapper<InsightPath>;
  InsightPeriodInput: InsightPeriodInput;
  InsightRow: ResolverTypeWrapper<InsightRow>;
  InsightTable: ResolverTypeWrapper<InsightTable>;
  InsightUnit: InsightUnit;
  Insights: ResolverTypeWrapper<InsightsReport>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<OwnedInvitation>;
  InvitationConnection: ResolverTypeWrapper<InvitationList>;
  InvitationEdge: ResolverTypeWrapper<Omit<InvitationEdge, 'node'> & { node: ResolversTypes['Invitation'] }>;
  InviteUserInput: InviteUserInput;
  IssueApiTokenInput: IssueApiTokenInput;
  IssueReviewLinkInput: IssueReviewLinkInput;
  IssuedAffiliatePage: ResolverTypeWrapper<IssuedPage>;
  IssuedApiToken: ResolverTypeWrapper<IssuedToken>;
  IssuedCalendar: ResolverTypeWrapper<HostCalendar>;
  IssuedInvitation: ResolverTypeWrapper<SentInvitation>;
  IssuedPreviewLink: ResolverTypeWrapper<IssuedPreview>;
  IssuedReviewLink: ResolverTypeWrapper<IssuedLink>;
  IssuedWebhook: ResolverTypeWrapper<WebhookWithSecret>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  KeptSample: ResolverTypeWrapper<KeptSample>;
  LegalTextInput: LegalTextInput;
  ListSort: ListSort;
  LogosSection: ResolverTypeWrapper<Omit<LogosSection, 'logos'> & { logos: Array<ResolversTypes['PageLogo']> }>;
  LogosSectionInput: LogosSectionInput;
  MailSettings: ResolverTypeWrapper<Omit<MailSettings, 'userId'>>;
  MailTest: ResolverTypeWrapper<MailTest>;
  MediaPicture: ResolverTypeWrapper<PictureRow>;
  MediaPictureConnection: ResolverTypeWrapper<MediaList>;
  MediaPictureEdge: ResolverTypeWrapper<Omit<MediaPictureEdge, 'node'> & { node: ResolversTypes['MediaPicture'] }>;
  MediaPictureOrder: MediaPictureOrder;
  MediaUse: ResolverTypeWrapper<PictureUse>;
  MediaUseConnection: ResolverTypeWrapper<MediaUses>;
  MediaUseEdge: ResolverTypeWrapper<Omit<MediaUseEdge, 'node'> & { node: ResolversTypes['MediaUse'] }>;
  MediaUseKind: MediaUseKind;
  Message: ResolverTypeWrapper<MessageRow>;
  MessageConnection: ResolverTypeWrapper<MessageList>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  MessageFilterInput: MessageFilterInput;
  MessageFilters: ResolverTypeWrapper<MessageFilters>;
  MessageOrder: MessageOrder;
  MessagePresence: ResolverTypeWrapper<Omit<MessagePresence, 'messageId'>>;
  MessageStage: MessageStage;
  MissedPath: ResolverTypeWrapper<MissedPathRow>;
  MissedPathConnection: ResolverTypeWrapper<MissedPathList>;
  MissedPathEdge: ResolverTypeWrapper<Omit<MissedPathEdge, 'node'> & { node: ResolversTypes['MissedPath'] }>;
  MissedPathOrder: MissedPathOrder;
  MonthTally: ResolverTypeWrapper<MonthTally>;
  MoveCallInput: MoveCallInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavigationEntry: ResolverTypeWrapper<NavigationEntry>;
  NavigationEntryInput: NavigationEntryInput;
  NetworkIcon: NetworkIcon;
  NewsletterAnswer: NewsletterAnswer;
  NewsletterAnswerInput: NewsletterAnswerInput;
  NewsletterFigures: ResolverTypeWrapper<NewsletterFigures>;
  NewsletterInterest: ResolverTypeWrapper<NewsletterInterest>;
  NewsletterIssue: ResolverTypeWrapper<IssueRow>;
  NewsletterIssueConnection: ResolverTypeWrapper<IssueList>;
  NewsletterIssueEdge: ResolverTypeWrapper<Omit<NewsletterIssueEdge, 'node'> & { node: ResolversTypes['NewsletterIssue'] }>;
  NewsletterIssueInput: NewsletterIssueInput;
  NewsletterIssueState: NewsletterIssueState;
  NewsletterOverview: ResolverTypeWrapper<NewsletterOverview>;
  NewsletterSection: ResolverTypeWrapper<NewsletterSection>;
  NewsletterSectionInput: NewsletterSectionInput;
  NewsletterSubscriber: ResolverTypeWrapper<SubscriberRow>;
  NewsletterSubscriberConnection: ResolverTypeWrapper<SubscriberList>;
  NewsletterSubscriberEdge: ResolverTypeWrapper<Omit<NewsletterSubscriberEdge, 'node'> & { node: ResolversTypes['NewsletterSubscriber'] }>;
  NewsletterSubscriberOrder: NewsletterSubscriberOrder;
  NewsletterSubscriberState: NewsletterSubscriberState;
  NewsletterSubscription: ResolverTypeWrapper<NewsletterSubscription>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NonNegativeInt: ResolverTypeWrapper<Scalars['NonNegativeInt']['output']>;
  Note: ResolverTypeWrapper<NoteRow>;
  NoteInput: NoteInput;
  OfficeNotice: ResolverTypeWrapper<OfficeNotice>;
  OfficeNoticeKind: OfficeNoticeKind;
  OfficeNotices: ResolverTypeWrapper<OfficeNotices>;
  OpenInvitation: ResolverTypeWrapper<InvitationRow>;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  OpeningHoursInput: OpeningHoursInput;
  OpeningTextInput: OpeningTextInput;
  Overview: ResolverTypeWrapper<OverviewCounts>;
  OwnSession: ResolverTypeWrapper<SessionRow>;
  OwnSessionConnection: ResolverTypeWrapper<OwnSessionList>;
  OwnSessionEdge: ResolverTypeWrapper<Omit<OwnSessionEdge, 'node'> & { node: ResolversTypes['OwnSession'] }>;
  Page: ResolverTypeWrapper<ReadPage>;
  PageButton: ResolverTypeWrapper<PageButton>;
  PageCard: ResolverTypeWrapper<Omit<PageCard, 'picture'> & { picture?: Maybe<ResolversTypes['GalleryPicture']> }>;
  PageCardInput: PageCardInput;
  PageChangesInput: PageChangesInput;
  PageConnection: ResolverTypeWrapper<PageRowList>;
  PageEdge: ResolverTypeWrapper<Omit<PageEdge, 'node'> & { node: ResolversTypes['Page'] }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageInput: PageInput;
  PageLayout: PageLayout;
  PageLogo: ResolverTypeWrapper<Omit<PageLogo, 'picture'> & { picture: ResolversTypes['GalleryPicture'] }>;
  PageLogoInput: PageLogoInput;
  PagePerson: ResolverTypeWrapper<Omit<PagePerson, 'picture'> & { picture?: Maybe<ResolversTypes['GalleryPicture']> }>;
  PagePersonInput: PagePersonInput;
  PagePlan: ResolverTypeWrapper<PagePlan>;
  PagePlanInput: PagePlanInput;
  PageQuestion: ResolverTypeWrapper<PageQuestion>;
  PageQuestionInput: PageQuestionInput;
  PageSection: ResolverTypeWrapper<PageSection>;
  PageText: ResolverTypeWrapper<PublicText>;
  PageTextField: ResolverTypeWrapper<EditedText>;
  PageTextInput: PageTextInput;
  PageTextKind: PageTextKind;
  PageTexts: ResolverTypeWrapper<PublicPage>;
  PageTextsInput: PageTextsInput;
  PendingChange: ResolverTypeWrapper<Pending>;
  PeopleSection: ResolverTypeWrapper<Omit<PeopleSection, 'people'> & { people: Array<ResolversTypes['PagePerson']> }>;
  PeopleSectionInput: PeopleSectionInput;
  PeriodFigures: ResolverTypeWrapper<PeriodFigures>;
  Person: ResolverTypeWrapper<PersonRow>;
  PersonAddressesInput: PersonAddressesInput;
  PersonalData: ResolverTypeWrapper<PersonalData>;
  PersonalDataExport: ResolverTypeWrapper<PersonalDataExport>;
  PersonalDataFormat: PersonalDataFormat;
  PersonalDataKind: ResolverTypeWrapper<PersonalDataKind>;
  PersonalDataRecord: ResolverTypeWrapper<PersonalDataRecord>;
  Picture: ResolverTypeWrapper<PictureRow>;
  PictureSection: ResolverTypeWrapper<Omit<PictureSection, 'picture'> & { picture: ResolversTypes['GalleryPicture'] }>;
  PictureSectionInput: PictureSectionInput;
  PictureSource: ResolverTypeWrapper<PictureSource>;
  Pipeline: ResolverTypeWrapper<PipelineFigures>;
  PlannedChange: ResolverTypeWrapper<PlannedChange>;
  PortfolioFilters: ResolverTypeWrapper<ItemFilters>;
  PortfolioItem: ResolverTypeWrapper<ReadItem>;
  PortfolioItemChangesInput: PortfolioItemChangesInput;
  PortfolioItemConnection: ResolverTypeWrapper<PortfolioItemList>;
  PortfolioItemEdge: ResolverTypeWrapper<Omit<PortfolioItemEdge, 'node'> & { node: ResolversTypes['PortfolioItem'] }>;
  PortfolioItemInput: PortfolioItemInput;
  PortfolioItemNeighbours: ResolverTypeWrapper<ItemNeighbours>;
  Presence: ResolverTypeWrapper<Presence>;
  Preview: ResolverTypeWrapper<Previewed>;
  PreviewLink: ResolverTypeWrapper<PreviewLinkRow>;
  PreviewLinkConnection: ResolverTypeWrapper<PreviewLinkList>;
  PreviewLinkEdge: ResolverTypeWrapper<Omit<PreviewLinkEdge, 'node'> & { node: ResolversTypes['PreviewLink'] }>;
  PreviewLinkInput: PreviewLinkInput;
  PreviewSectionsInput: PreviewSectionsInput;
  PreviewedSections: ResolverTypeWrapper<Drawn>;
  PricesSection: ResolverTypeWrapper<PricesSection>;
  PricesSectionInput: PricesSectionInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionsSection: ResolverTypeWrapper<QuestionsSection>;
  QuestionsSectionInput: QuestionsSectionInput;
  QuotesSection: ResolverTypeWrapper<Omit<QuotesSection, 'reviews'> & { reviews: Array<ResolversTypes['Review']> }>;
  QuotesSectionInput: QuotesSectionInput;
  RecentFigures: ResolverTypeWrapper<RecentFigures>;
  RecoveryCodes: ResolverTypeWrapper<Omit<Omit<RecoveryCodes, 'secondStep'> & { secondStep: ResolversTypes['SecondStep'] }, 'userId'>>;
  Redirect: ResolverTypeWrapper<RedirectRow>;
  RedirectConnection: ResolverTypeWrapper<RedirectList>;
  RedirectEdge: ResolverTypeWrapper<Omit<RedirectEdge, 'node'> & { node: ResolversTypes['Redirect'] }>;
  RedirectInput: RedirectInput;
  RedirectOrder: RedirectOrder;
  RenderedSections: ResolverTypeWrapper<RenderedSections>;
  RenderedText: ResolverTypeWrapper<RenderedText>;
  RenderedTextInput: RenderedTextInput;
  ReplacePictureInput: ReplacePictureInput;
  Reply: ResolverTypeWrapper<ReplyRow>;
  ReplyDraft: ResolverTypeWrapper<ReplyDraft>;
  ReplyDraftInput: ReplyDraftInput;
  ReplyInput: ReplyInput;
  ReplyTemplate: ResolverTypeWrapper<ReplyTemplateRow>;
  ReplyTemplateConnection: ResolverTypeWrapper<ReplyTemplateList>;
  ReplyTemplateEdge: ResolverTypeWrapper<Omit<ReplyTemplateEdge, 'node'> & { node: ResolversTypes['ReplyTemplate'] }>;
  ReplyTemplateInput: ReplyTemplateInput;
  ReplyTemplateOrder: ReplyTemplateOrder;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResendCodeInput: ResendCodeInput;
  ResetPasswordInput: ResetPasswordInput;
  RestoredRevision: ResolverTypeWrapper<Omit<RestoredRevision, 'itemId'>>;
  ResultFigure: ResolverTypeWrapper<ResultFigure>;
  ResultFigureInput: ResultFigureInput;
  Retention: ResolverTypeWrapper<Retention>;
  RetentionInput: RetentionInput;
  RetentionKind: RetentionKind;
  RetentionRule: ResolverTypeWrapper<RetentionRule>;
  RetentionRuleInput: RetentionRuleInput;
  Review: ResolverTypeWrapper<ReviewRow>;
  ReviewConnection: ResolverTypeWrapper<ReviewList>;
  ReviewConsent: ResolverTypeWrapper<ReviewConsent>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewLink: ResolverTypeWrapper<ReviewLinkRow>;
  ReviewLinkConnection: ResolverTypeWrapper<ReviewLinkList>;
  ReviewLinkEdge: ResolverTypeWrapper<Omit<ReviewLinkEdge, 'node'> & { node: ResolversTypes['ReviewLink'] }>;
  ReviewLinkOrder: ReviewLinkOrder;
  ReviewLinkState: ReviewLinkState;
  ReviewOrder: ReviewOrder;
  ReviewPage: ResolverTypeWrapper<Omit<ReviewPage, 'nodes'> & { nodes: Array<ResolversTypes['Review']> }>;
  ReviewSubject: ResolverTypeWrapper<ReviewSubject>;
  ReviewTie: ResolverTypeWrapper<ReviewTie>;
  ReviewsByService: ResolverTypeWrapper<Omit<ReviewsByService, 'services'> & { services: Array<ResolversTypes['ServiceReviews']> }>;
  Revision: ResolverTypeWrapper<BareRevision>;
  RevisionAuthor: ResolverTypeWrapper<Omit<RevisionAuthor, 'userId'>>;
  RevisionConnection: ResolverTypeWrapper<RevisionList>;
  RevisionEdge: ResolverTypeWrapper<Omit<RevisionEdge, 'node'> & { node: ResolversTypes['Revision'] }>;
  RevisionField: ResolverTypeWrapper<RevisionField>;
  RevisionKind: null;
  RevisionReason: null;
  Role: null;
  RotateApiTokenInput: RotateApiTokenInput;
  SampleContent: ResolverTypeWrapper<SampleContent>;
  SampleGroup: ResolverTypeWrapper<SampleGroup>;
  SampleKind: SampleKind;
  SaveImportMappingInput: SaveImportMappingInput;
  SavedView: ResolverTypeWrapper<SavedViewRow>;
  SavedViewConnection: ResolverTypeWrapper<SavedViewPage>;
  SavedViewEdge: ResolverTypeWrapper<Omit<SavedViewEdge, 'node'> & { node: ResolversTypes['SavedView'] }>;
  SavedViewInput: SavedViewInput;
  SearchKind: SearchKind;
  SearchOverview: ResolverTypeWrapper<Omit<SearchOverview, 'results'> & { results: Array<ResolversTypes['SearchResult']> }>;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'subjectId'>>;
  SecondStep: ResolverTypeWrapper<Omit<SecondStep, 'userId'>>;
  SendMessageInput: SendMessageInput;
  ServiceCatalogue: ResolverTypeWrapper<CatalogueSite>;
  ServiceCatalogueInput: ServiceCatalogueInput;
  ServiceId: ServiceId;
  ServiceReviews: ResolverTypeWrapper<Omit<ServiceReviews, 'reviews'> & { reviews: Array<ResolversTypes['Review']> }>;
  Session: ResolverTypeWrapper<NewSession>;
  SignInInput: SignInInput;
  SignInStep: ResolverTypeWrapper<SignInStep>;
  SignUpInput: SignUpInput;
  Site: ResolverTypeWrapper<ShownSite>;
  SiteColours: ResolverTypeWrapper<SiteColours>;
  SiteColoursInput: SiteColoursInput;
  SiteInput: SiteInput;
  SiteNavigation: ResolverTypeWrapper<NavigatedSite>;
  SiteNavigationInput: SiteNavigationInput;
  SiteNetworks: ResolverTypeWrapper<Networks>;
  SiteNetworksInput: SiteNetworksInput;
  SiteNewsletter: ResolverTypeWrapper<NewsletterSettings>;
  SiteNewsletterInput: SiteNewsletterInput;
  SitePage: null;
  SitePaper: SitePaper;
  SitePicture: ResolverTypeWrapper<Omit<SitePicture, 'pictureId'>>;
  SiteTags: ResolverTypeWrapper<Tags>;
  SiteTagsInput: SiteTagsInput;
  SiteTranslation: ResolverTypeWrapper<SiteTranslation>;
  SiteTranslationInput: SiteTranslationInput;
  SiteTypefaces: SiteTypefaces;
  Slot: ResolverTypeWrapper<SlotRow>;
  SlotDays: ResolverTypeWrapper<Omit<SlotDays, 'slots'> & { slots: Array<ResolversTypes['Slot']> }>;
  SlotInput: SlotInput;
  SocialNetwork: ResolverTypeWrapper<SocialNetwork>;
  SocialNetworkInput: SocialNetworkInput;
  SourceName: ResolverTypeWrapper<SourceName>;
  SourceNameConnection: ResolverTypeWrapper<SourceNameList>;
  SourceNameEdge: ResolverTypeWrapper<SourceNameEdge>;
  StageTally: ResolverTypeWrapper<StageTally>;
  StartImportInput: StartImportInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitReviewInput: SubmitReviewInput;
  SubscribeInput: SubscribeInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TagCount: ResolverTypeWrapper<TagCount>;
  TextSection: ResolverTypeWrapper<TextSection>;
  TextSectionInput: TextSectionInput;
  ThreadConnection: ResolverTypeWrapper<Conversation>;
  ThreadEdge: ResolverTypeWrapper<Omit<ThreadEdge, 'node'> & { node: ResolversTypes['ThreadEntry'] }>;
  ThreadEntry: ResolverTypeWrapper<ConversationEntry>;
  ThreadEvent: ResolverTypeWrapper<ConversationEventRow>;
  ThreadEventKind: ThreadEventKind;
  TotpSetup: ResolverTypeWrapper<Omit<TotpSetup, 'userId'>>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  UpdateAccountInput: UpdateAccountInput;
  UpdatePictureInput: UpdatePictureInput;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadPictureInput: UploadPictureInput;
  User: ResolverTypeWrapper<UserRow>;
  UserConnection: ResolverTypeWrapper<UserList>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserOrder: UserOrder;
  VerifyCodeInput: VerifyCodeInput;
  VideoSection: ResolverTypeWrapper<VideoSection>;
  VideoSectionInput: VideoSectionInput;
  ViewedList: ViewedList;
  Webhook: ResolverTypeWrapper<WebhookRow>;
  WebhookConnection: ResolverTypeWrapper<WebhookList>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryRow>;
  WebhookDeliveryConnection: ResolverTypeWrapper<DeliveryList>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryOrder: WebhookDeliveryOrder;
  WebhookDeliveryState: null;
  WebhookEdge: ResolverTypeWrapper<Omit<WebhookEdge, 'node'> & { node: ResolversTypes['Webhook'] }>;
  WebhookEvent: null;
  WebhookInput: WebhookInput;
  WebhookOrder: WebhookOrder;
  WebhookRequest: ResolverTypeWrapper<WebhookRequest>;
  WebhookResendCount: ResolverTypeWrapper<WebhookResendCount>;
  WebhookResponse: ResolverTypeWrapper<WebhookResponse>;
  WeekCount: ResolverTypeWrapper<WeekCount>;
  Weekday: Weekday;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AccountChange: UpdatedAccount;
  AddBookingInput: AddBookingInput;
  Affiliate: AffiliateRow;
  AffiliateConnection: AffiliateList;
  AffiliateEdge: Omit<AffiliateEdge, 'node'> & { node: ResolversParentTypes['Affiliate'] };
  AffiliateFigures: AffiliateFigures;
  AffiliateMonth: AffiliateMonth;
  AffiliatePage: OpenedPage;
  Answer: AnswerRow;
  ApiToken: OwnedToken;
  ApiTokenConnection: ApiTokenList;
  ApiTokenEdge: Omit<ApiTokenEdge, 'node'> & { node: ResolversParentTypes['ApiToken'] };
  ApiTokenLimitInput: ApiTokenLimitInput;
  ApplyInput: ApplyInput;
  Arrival: Arrived;
  Attachment: AttachmentView;
  AuditActor: Omit<AuditActor, 'userId'>;
  AuditActorConnection: ActorList;
  AuditActorEdge: Omit<AuditActorEdge, 'node'> & { node: ResolversParentTypes['AuditActor'] };
  AuditApiToken: Omit<AuditApiToken, 'apiTokenId'>;
  AuditChange: AuditChange;
  AuditEntry: AuditRow;
  AuditEntryConnection: AuditList;
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditFilterInput: AuditFilterInput;
  AuditSubject: Omit<AuditSubject, 'subjectId'>;
  Author: AuthorProfileRow;
  AuthorCount: NamedCount;
  AuthorProfile: OwnProfile;
  AuthorProfileInput: AuthorProfileInput;
  Backup: BackupRow;
  Backups: Omit<Backups, 'latest'> & { latest: Array<ResolversParentTypes['Backup']> };
  BegunDrafts: Omit<BegunDrafts, 'drafts'> & { drafts: Array<ResolversParentTypes['ContentDraft']> };
  BlogFilters: object;
  BlogHeading: BlogHeading;
  BlogPost: ReadPost;
  BlogPostConnection: BlogPostList;
  BlogPostEdge: Omit<BlogPostEdge, 'node'> & { node: ResolversParentTypes['BlogPost'] };
  BlogPostInput: BlogPostInput;
  BlogPostNeighbours: PostNeighbours;
  BookCallInput: BookCallInput;
  BookableSlots: BookableSlots;
  BookedCall: ShownCall;
  Booking: BookingRow;
  BookingCheck: BookingCheck;
  BookingConnection: BookingList;
  BookingDays: Omit<BookingDays, 'bookings'> & { bookings: Array<ResolversParentTypes['Booking']> };
  BookingEdge: Omit<BookingEdge, 'node'> & { node: ResolversParentTypes['Booking'] };
  BookingHost: Host;
  BookingHostInput: BookingHostInput;
  BookingHosts: Omit<BookingHosts, 'hosts'> & { hosts: Array<ResolversParentTypes['BookingHost']> };
  BookingMessageInput: BookingMessageInput;
  BookingRules: BookingRules;
  BookingRulesInput: BookingRulesInput;
  BookingSection: BookingSection;
  BookingSectionInput: BookingSectionInput;
  Boolean: Scalars['Boolean']['output'];
  Bounce: Bounce;
  BulkChange: Omit<BulkChange, 'failed'> & { failed: Array<ResolversParentTypes['BulkFailure']> };
  BulkFailure: Omit<BulkFailure, 'subjectId'>;
  CallToActionSection: CallToActionSection;
  CallToActionSectionInput: CallToActionSectionInput;
  CampaignNames: UsedNames;
  CardsSection: Omit<CardsSection, 'cards'> & { cards: Array<ResolversParentTypes['PageCard']> };
  CardsSectionInput: CardsSectionInput;
  CaseStudiesSection: Omit<CaseStudiesSection, 'items'> & { items: Array<ResolversParentTypes['PortfolioItem']> };
  CaseStudiesSectionInput: CaseStudiesSectionInput;
  CatalogueService: PublicService;
  CatalogueServiceInput: CatalogueServiceInput;
  ChangePasswordInput: ChangePasswordInput;
  Colleague: Omit<Colleague, 'userId'>;
  ColleagueConnection: ColleagueList;
  ColleagueEdge: Omit<ColleagueEdge, 'node'> & { node: ResolversParentTypes['Colleague'] };
  ConfirmPasswordInput: ConfirmPasswordInput;
  ContactFormSection: ContactFormSection;
  ContactFormSectionInput: ContactFormSectionInput;
  ContentDraft: OpenDraft;
  ContentDraftInput: ContentDraftInput;
  ContentSection: DrawnSection;
  ContentSectionInput: ContentSectionInput;
  ContentTranslation: TranslationView;
  CreateImportInput: CreateImportInput;
  CurrentApiToken: Omit<CurrentApiToken, 'apiTokenId'>;
  DateTimeISO: Scalars['DateTimeISO']['output'];
  DayOverview: DayParts;
  DayTally: Omit<DayTally, 'messages'> & { messages: Array<ResolversParentTypes['Message']> };
  Deletion: TombstoneRow;
  DeletionConnection: DeletionList;
  DeletionEdge: Omit<DeletionEdge, 'node'> & { node: ResolversParentTypes['Deletion'] };
  EditedPage: StoredPage;
  EditedPageConnection: PageList;
  EditedPageEdge: Omit<EditedPageEdge, 'node'> & { node: ResolversParentTypes['EditedPage'] };
  Editing: Omit<Editing, 'itemId'>;
  EditingPresence: EditingPresence;
  EmailAddress: Scalars['EmailAddress']['output'];
  EnableTotpInput: EnableTotpInput;
  EnquirySource: SourceOutput;
  ErasePersonalDataInput: ErasePersonalDataInput;
  Erasure: ErasureRow;
  FiguresSection: FiguresSection;
  FiguresSectionInput: FiguresSectionInput;
  FirstStep: FirstStep;
  FirstSteps: FirstSteps;
  Float: Scalars['Float']['output'];
  FocalPoint: FocalPoint;
  FocalPointInput: FocalPointInput;
  FollowUp: FollowUp;
  FollowUpInput: FollowUpInput;
  FormFactsInput: FormFactsInput;
  FreeSlot: FreeSlot;
  FreeTimes: Omit<FreeTimes, 'hosts'> & { hosts: Array<ResolversParentTypes['Colleague']> };
  GalleryPicture: PictureRow;
  GallerySection: Omit<GallerySection, 'pictures'> & { pictures: Array<ResolversParentTypes['GalleryPicture']> };
  GallerySectionInput: GallerySectionInput;
  HeroSection: Omit<HeroSection, 'picture'> & { picture?: Maybe<ResolversParentTypes['GalleryPicture']> };
  HeroSectionInput: HeroSectionInput;
  Holdings: Holdings;
  HostFeed: HostFeedRow;
  HostFeedInput: HostFeedInput;
  ID: Scalars['ID']['output'];
  Import: OfficeImport;
  ImportChoice: ImportChoice;
  ImportColumn: ImportColumn;
  ImportColumnInput: ImportColumnInput;
  ImportConnection: ImportList;
  ImportCounts: ImportCounts;
  ImportDefault: ImportDefault;
  ImportDefaultInput: ImportDefaultInput;
  ImportEdge: Omit<ImportEdge, 'node'> & { node: ResolversParentTypes['Import'] };
  ImportField: ImportField;
  ImportLine: ImportLine;
  ImportLineConnection: LineList;
  ImportLineEdge: ImportLineEdge;
  ImportReport: OfficeReport;
  ImportSkipped: ImportSkipped;
  ImportSubscribersInput: ImportSubscribersInput;
  ImportTable: TableView;
  ImportTableRow: ImportTableRow;
  ImportUndone: ImportUndone;
  ImportedSubscribers: ImportedSubscribers;
  IndexNow: IndexNowState;
  InsightPath: InsightPath;
  InsightPeriodInput: InsightPeriodInput;
  InsightRow: InsightRow;
  InsightTable: InsightTable;
  Insights: InsightsReport;
  Int: Scalars['Int']['output'];
  Invitation: OwnedInvitation;
  InvitationConnection: InvitationList;
  InvitationEdge: Omit<InvitationEdge, 'node'> & { node: ResolversParentTypes['Invitation'] };
  InviteUserInput: InviteUserInput;
  IssueApiTokenInput: IssueApiTokenInput;
  IssueReviewLinkInput: IssueReviewLinkInput;
  IssuedAffiliatePage: IssuedPage;
  IssuedApiToken: IssuedToken;
  IssuedCalendar: HostCalendar;
  IssuedInvitation: SentInvitation;
  IssuedPreviewLink: IssuedPreview;
  IssuedReviewLink: IssuedLink;
  IssuedWebhook: WebhookWithSecret;
  JSON: Scalars['JSON']['output'];
  KeptSample: KeptSample;
  LegalTextInput: LegalTextInput;
  LogosSection: Omit<LogosSection, 'logos'> & { logos: Array<ResolversParentTypes['PageLogo']> };
  LogosSectionInput: LogosSectionInput;
  MailSettings: Omit<MailSettings, 'userId'>;
  MailTest: MailTest;
  MediaPicture: PictureRow;
  MediaPictureConnection: MediaList;
  MediaPictureEdge: Omit<MediaPictureEdge, 'node'> & { node: ResolversParentTypes['MediaPicture'] };
  MediaUse: PictureUse;
  MediaUseConnection: MediaUses;
  MediaUseEdge: Omit<MediaUseEdge, 'node'> & { node: ResolversParentTypes['MediaUse'] };
  Message: MessageRow;
  MessageConnection: MessageList;
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  MessageFilterInput: MessageFilterInput;
  MessageFilters: MessageFilters;
  MessagePresence: Omit<MessagePresence, 'messageId'>;
  MissedPath: MissedPathRow;
  MissedPathConnection: MissedPathList;
  MissedPathEdge: Omit<MissedPathEdge, 'node'> & { node: ResolversParentTypes['MissedPath'] };
  MonthTally: MonthTally;
  MoveCallInput: MoveCallInput;
  Mutation: Record<PropertyKey, never>;
  NavigationEntry: NavigationEntry;
  NavigationEntryInput: NavigationEntryInput;
  NewsletterAnswerInput: NewsletterAnswerInput;
  NewsletterFigures: NewsletterFigures;
  NewsletterInterest: NewsletterInterest;
  NewsletterIssue: IssueRow;
  NewsletterIssueConnection: IssueList;
  NewsletterIssueEdge: Omit<NewsletterIssueEdge, 'node'> & { node: ResolversParentTypes['NewsletterIssue'] };
  NewsletterIssueInput: NewsletterIssueInput;
  NewsletterOverview: NewsletterOverview;
  NewsletterSection: NewsletterSection;
  NewsletterSectionInput: NewsletterSectionInput;
  NewsletterSubscriber: SubscriberRow;
  NewsletterSubscriberConnection: SubscriberList;
  NewsletterSubscriberEdge: Omit<NewsletterSubscriberEdge, 'node'> & { node: ResolversParentTypes['NewsletterSubscriber'] };
  NewsletterSubscription: NewsletterSubscription;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NonNegativeInt: Scalars['NonNegativeInt']['output'];
  Note: NoteRow;
  NoteInput: NoteInput;
  OfficeNotice: OfficeNotice;
  OfficeNotices: OfficeNotices;
  OpenInvitation: InvitationRow;
  OpeningHours: OpeningHours;
  OpeningHoursInput: OpeningHoursInput;
  OpeningTextInput: OpeningTextInput;
  Overview: OverviewCounts;
  OwnSession: SessionRow;
  OwnSessionConnection: OwnSessionList;
  OwnSessionEdge: Omit<OwnSessionEdge, 'node'> & { node: ResolversParentTypes['OwnSession'] };
  Page: ReadPage;
  PageButton: PageButton;
  PageCard: Omit<PageCard, 'picture'> & { picture?: Maybe<ResolversParentTypes['GalleryPicture']> };
  PageCardInput: PageCardInput;
  PageChangesInput: PageChangesInput;
  PageConnection: PageRowList;
  PageEdge: Omit<PageEdge, 'node'> & { node: ResolversParentTypes['Page'] };
  PageInfo: PageInfo;
  PageInput: PageInput;
  PageLogo: Omit<PageLogo, 'picture'> & { picture: ResolversParentTypes['GalleryPicture'] };
  PageLogoInput: PageLogoInput;
  PagePerson: Omit<PagePerson, 'picture'> & { picture?: Maybe<ResolversParentTypes['GalleryPicture']> };
  PagePersonInput: PagePersonInput;
  PagePlan: PagePlan;
  PagePlanInput: PagePlanInput;
  PageQuestion: PageQuestion;
  PageQuestionInput: PageQuestionInput;
  PageSection: PageSection;
  PageText: PublicText;
  PageTextField: EditedText;
  PageTextInput: PageTextInput;
  PageTexts: PublicPage;
  PageTextsInput: PageTextsInput;
  PendingChange: Pending;
  PeopleSection: Omit<PeopleSection, 'people'> & { people: Array<ResolversParentTypes['PagePerson']> };
  PeopleSectionInput: PeopleSectionInput;
  PeriodFigures: PeriodFigures;
  Person: PersonRow;
  PersonAddressesInput: PersonAddressesInput;
  PersonalData: PersonalData;
  PersonalDataExport: PersonalDataExport;
  PersonalDataKind: PersonalDataKind;
  PersonalDataRecord: PersonalDataRecord;
  Picture: PictureRow;
  PictureSection: Omit<PictureSection, 'picture'> & { picture: ResolversParentTypes['GalleryPicture'] };
  PictureSectionInput: PictureSectionInput;
  PictureSource: PictureSource;
  Pipeline: PipelineFigures;
  PlannedChange: PlannedChange;
  PortfolioFilters: ItemFilters;
  PortfolioItem: ReadItem;
  PortfolioItemChangesInput: PortfolioItemChangesInput;
  PortfolioItemConnection: PortfolioItemList;
  PortfolioItemEdge: Omit<PortfolioItemEdge, 'node'> & { node: ResolversParentTypes['PortfolioItem'] };
  PortfolioItemInput: PortfolioItemInput;
  PortfolioItemNeighbours: ItemNeighbours;
  Presence: Presence;
  Preview: Previewed;
  PreviewLink: PreviewLinkRow;
  PreviewLinkConnection: PreviewLinkList;
  PreviewLinkEdge: Omit<PreviewLinkEdge, 'node'> & { node: ResolversParentTypes['PreviewLink'] };
  PreviewLinkInput: PreviewLinkInput;
  PreviewSectionsInput: PreviewSectionsInput;
  PreviewedSections: Drawn;
  PricesSection: PricesSection;
  PricesSectionInput: PricesSectionInput;
  Query: Record<PropertyKey, never>;
  QuestionsSection: QuestionsSection;
  QuestionsSectionInput: QuestionsSectionInput;
  QuotesSection: Omit<QuotesSection, 'reviews'> & { reviews: Array<ResolversParentTypes['Review']> };
  QuotesSectionInput: QuotesSectionInput;
  RecentFigures: RecentFigures;
  RecoveryCodes: Omit<Omit<RecoveryCodes, 'secondStep'> & { secondStep: ResolversParentTypes['SecondStep'] }, 'userId'>;
  Redirect: RedirectRow;
  RedirectConnection: RedirectList;
  RedirectEdge: Omit<RedirectEdge, 'node'> & { node: ResolversParentTypes['Redirect'] };
  RedirectInput: RedirectInput;
  RenderedSections: RenderedSections;
  RenderedText: RenderedText;
  RenderedTextInput: RenderedTextInput;
  ReplacePictureInput: ReplacePictureInput;
  Reply: ReplyRow;
  ReplyDraft: ReplyDraft;
  ReplyDraftInput: ReplyDraftInput;
  ReplyInput: ReplyInput;
  ReplyTemplate: ReplyTemplateRow;
  ReplyTemplateConnection: ReplyTemplateList;
  ReplyTemplateEdge: Omit<ReplyTemplateEdge, 'node'> & { node: ResolversParentTypes['ReplyTemplate'] };
  ReplyTemplateInput: ReplyTemplateInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResendCodeInput: ResendCodeInput;
  ResetPasswordInput: ResetPasswordInput;
  RestoredRevision: Omit<RestoredRevision, 'itemId'>;
  ResultFigure: ResultFigure;
  ResultFigureInput: ResultFigureInput;
  Retention: Retention;
  RetentionInput: RetentionInput;
  RetentionRule: RetentionRule;
  RetentionRuleInput: RetentionRuleInput;
  Review: ReviewRow;
  ReviewConnection: ReviewList;
  ReviewConsent: ReviewConsent;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewLink: ReviewLinkRow;
  ReviewLinkConnection: ReviewLinkList;
  ReviewLinkEdge: Omit<ReviewLinkEdge, 'node'> & { node: ResolversParentTypes['ReviewLink'] };
  ReviewPage: Omit<ReviewPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Review']> };
  ReviewSubject: ReviewSubject;
  ReviewTie: ReviewTie;
  ReviewsByService: Omit<ReviewsByService, 'services'> & { services: Array<ResolversParentTypes['ServiceReviews']> };
  Revision: BareRevision;
  RevisionAuthor: Omit<RevisionAuthor, 'userId'>;
  RevisionConnection: RevisionList;
  RevisionEdge: Omit<RevisionEdge, 'node'> & { node: ResolversParentTypes['Revision'] };
  RevisionField: RevisionField;
  RotateApiTokenInput: RotateApiTokenInput;
  SampleContent: SampleContent;
  SampleGroup: SampleGroup;
  SaveImportMappingInput: SaveImportMappingInput;
  SavedView: SavedViewRow;
  SavedViewConnection: SavedViewPage;
  SavedViewEdge: Omit<SavedViewEdge, 'node'> & { node: ResolversParentTypes['SavedView'] };
  SavedViewInput: SavedViewInput;
  SearchOverview: Omit<SearchOverview, 'results'> & { results: Array<ResolversParentTypes['SearchResult']> };
  SearchResult: Omit<SearchResult, 'subjectId'>;
  SecondStep: Omit<SecondStep, 'userId'>;
  SendMessageInput: SendMessageInput;
  ServiceCatalogue: CatalogueSite;
  ServiceCatalogueInput: ServiceCatalogueInput;
  ServiceReviews: Omit<ServiceReviews, 'reviews'> & { reviews: Array<ResolversParentTypes['Review']> };
  Session: NewSession;
  SignInInput: SignInInput;
  SignInStep: SignInStep;
  SignUpInput: SignUpInput;
  Site: ShownSite;
  SiteColours: SiteColours;
  SiteColoursInput: SiteColoursInput;
  SiteInput: SiteInput;
  SiteNavigation: NavigatedSite;
  SiteNavigationInput: SiteNavigationInput;
  SiteNetworks: Networks;
  SiteNetworksInput: SiteNetworksInput;
  SiteNewsletter: NewsletterSettings;
  SiteNewsletterInput: SiteNewsletterInput;
  SitePicture: Omit<SitePicture, 'pictureId'>;
  SiteTags: Tags;
  SiteTagsInput: SiteTagsInput;
  SiteTranslation: SiteTranslation;
  SiteTranslationInput: SiteTranslationInput;
  Slot: SlotRow;
  SlotDays: Omit<SlotDays, 'slots'> & { slots: Array<ResolversParentTypes['Slot']> };
  SlotInput: SlotInput;
  SocialNetwork: SocialNetwork;
  SocialNetworkInput: SocialNetworkInput;
  SourceName: SourceName;
  SourceNameConnection: SourceNameList;
  SourceNameEdge: SourceNameEdge;
  StageTally: StageTally;
  StartImportInput: StartImportInput;
  String: Scalars['String']['output'];
  SubmitReviewInput: SubmitReviewInput;
  SubscribeInput: SubscribeInput;
  Subscription: Record<PropertyKey, never>;
  TagCount: TagCount;
  TextSection: TextSection;
  TextSectionInput: TextSectionInput;
  ThreadConnection: Conversation;
  ThreadEdge: Omit<ThreadEdge, 'node'> & { node: ResolversParentTypes['ThreadEntry'] };
  ThreadEntry: ConversationEntry;
  ThreadEvent: ConversationEventRow;
  TotpSetup: Omit<TotpSetup, 'userId'>;
  URL: Scalars['URL']['output'];
  UUID: Scalars['UUID']['output'];
  UpdateAccountInput: UpdateAccountInput;
  UpdatePictureInput: UpdatePictureInput;
  Upload: Scalars['Upload']['output'];
  UploadPictureInput: UploadPictureInput;
  User: UserRow;
  UserConnection: UserList;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  VerifyCodeInput: VerifyCodeInput;
  VideoSection: VideoSection;
  VideoSectionInput: VideoSectionInput;
  Webhook: WebhookRow;
  WebhookConnection: WebhookList;
  WebhookDelivery: DeliveryRow;
  WebhookDeliveryConnection: DeliveryList;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookEdge: Omit<WebhookEdge, 'node'> & { node: ResolversParentTypes['Webhook'] };
  WebhookInput: WebhookInput;
  WebhookRequest: WebhookRequest;
  WebhookResendCount: WebhookResendCount;
  WebhookResponse: WebhookResponse;
  WeekCount: WeekCount;
};

export type AuthDirectiveArgs = {
  role: Role;
};

export type AuthDirectiveResolver<Result, Parent, ContextType = Context, Args = AuthDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CacheControlDirectiveArgs = {
  inheritMaxAge?: Maybe<Scalars['Boolean']['input']>;
  maxAge?: Maybe<Scalars['Int']['input']>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OursDirectiveArgs = { };

export type OursDirectiveResolver<Result, Parent, ContextType = Context, Args = OursDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopeDirectiveArgs = {
  all?: Maybe<Array<ApiTokenScope>>;
  any?: Maybe<Array<ApiTokenScope>>;
};

export type ScopeDirectiveResolver<Result, Parent, ContextType = Context, Args = ScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = { };

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SessionOnlyDirectiveArgs = { };

export type SessionOnlyDirectiveResolver<Result, Parent, ContextType = Context, Args = SessionOnlyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type TheirsDirectiveArgs = { };

export type TheirsDirectiveResolver<Result, Parent, ContextType = Context, Args = TheirsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type UnscopedOnlyDirectiveArgs = { };

export type UnscopedOnlyDirectiveResolver<Result, Parent, ContextType = Context, Args = UnscopedOnlyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountChange'] = ResolversParentTypes['AccountChange']> = {
  confirmationSentTo?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type AffiliateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Affiliate'] = ResolversParentTypes['Affiliate']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  figures?: Resolver<Maybe<ResolversTypes['AffiliateFigures']>, ParentType, ContextType>;
  hasPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSpam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referralLink?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['AffiliateKind'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['EnquirySource'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AffiliateState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AffiliateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffiliateConnection'] = ResolversParentTypes['AffiliateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AffiliateEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Affiliate']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type AffiliateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffiliateEdge'] = ResolversParentTypes['AffiliateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Affiliate'], ParentType, ContextType>;
};

export type AffiliateFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffiliateFigures'] = ResolversParentTypes['AffiliateFigures']> = {
  enquiries?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  wonValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AffiliateKindResolvers = { ADVERTISER: 'advertiser', PUBLISHER: 'publisher' };

export type AffiliateMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffiliateMonth'] = ResolversParentTypes['AffiliateMonth']> = {
  figures?: Resolver<ResolversTypes['AffiliateFigures'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AffiliatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffiliatePage'] = ResolversParentTypes['AffiliatePage']> = {
  affiliateId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['AffiliateFigures'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['AffiliateMonth']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referralLink?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type AnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  attachments?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
  fromEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFromOther?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnverified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayBeAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  omitted?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quoted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  formerExpiresAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  formerHint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formerLastUsedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestsPerMinute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ApiTokenRole'], ParentType, ContextType>;
  scopes?: Resolver<Maybe<Array<ResolversTypes['ApiTokenScope']>>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApiTokenState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type ApiTokenConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenConnection'] = ResolversParentTypes['ApiTokenConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApiTokenEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ApiTokenEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenEdge'] = ResolversParentTypes['ApiTokenEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
};

export type ApiTokenRoleResolvers = { ADMIN: 'admin', PUBLISHED: 'published', STAFF: 'staff' };

export type ArrivalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Arrival'] = ResolversParentTypes['Arrival']> = {
  affiliate?: Resolver<Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType>;
  editing?: Resolver<Maybe<ResolversTypes['Editing']>, ParentType, ContextType>;
  isContinued?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ArrivalKind'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  overview?: Resolver<Maybe<ResolversTypes['Overview']>, ParentType, ContextType>;
  presence?: Resolver<Maybe<ResolversTypes['MessagePresence']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subjectKind?: Resolver<Maybe<ResolversTypes['ArrivalSubject']>, ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExecutable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type AuditActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  id?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
};

export type AuditActorConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditActorConnection'] = ResolversParentTypes['AuditActorConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditActorEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditActor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type AuditActorEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditActorEdge'] = ResolversParentTypes['AuditActorEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditActor'], ParentType, ContextType>;
};

export type AuditApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditApiToken'] = ResolversParentTypes['AuditApiToken']> = {
  apiTokenId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['AuditActor'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apiToken?: Resolver<Maybe<ResolversTypes['AuditApiToken']>, ParentType, ContextType>;
  areChangesHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['AuditSubject'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  via?: Resolver<ResolversTypes['AuditVia'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditKindResolvers = { AFFILIATE: 'affiliate', API_TOKEN: 'apiToken', BLOG: 'blog', BOOKING: 'booking', IMPORT: 'import', INDEX_NOW: 'indexNow', MEDIA: 'media', MESSAGE: 'message', NEWSLETTER: 'newsletter', PAGE: 'page', PAGE_TEXT: 'pageText', PERSON: 'person', PORTFOLIO: 'portfolio', REDIRECT: 'redirect', REPLY_TEMPLATE: 'replyTemplate', RETENTION: 'retention', REVIEW: 'review', SESSION: 'session', SITE: 'site', USER: 'user', WEBHOOK: 'webhook' };

export type AuditSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditSubject'] = ResolversParentTypes['AuditSubject']> = {
  id?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuditKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
};

export type AuditViaResolvers = { LINK: 'link', OPERATOR: 'operator', SCHEDULE: 'schedule', SESSION: 'session', TOKEN: 'token' };

export type AuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthorCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorCount'] = ResolversParentTypes['AuthorCount']> = {
  authorPage?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthorProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorProfile'] = ResolversParentTypes['AuthorProfile']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type BackupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Backup'] = ResolversParentTypes['Backup']> = {
  bytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCopied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type BackupsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Backups'] = ResolversParentTypes['Backups']> = {
  isCopied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keep?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  latest?: Resolver<Array<ResolversTypes['Backup']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BegunDraftsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BegunDrafts'] = ResolversParentTypes['BegunDrafts']> = {
  drafts?: Resolver<Array<ResolversTypes['ContentDraft']>, ParentType, ContextType>;
};

export type BlogFiltersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogFilters'] = ResolversParentTypes['BlogFilters']> = {
  authors?: Resolver<Array<ResolversTypes['AuthorCount']>, ParentType, ContextType, RequireFields<BlogFiltersAuthorsArgs, 'first'>>;
  tags?: Resolver<Array<ResolversTypes['TagCount']>, ParentType, ContextType, RequireFields<BlogFiltersTagsArgs, 'first'>>;
};

export type BlogHeadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogHeading'] = ResolversParentTypes['BlogHeading']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorPage?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['BlogHeading']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingChanges?: Resolver<Array<ResolversTypes['PendingChange']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  recentFigures?: Resolver<ResolversTypes['RecentFigures'], ParentType, ContextType>;
  sharedTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  takeBackAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['ContentTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlogPostConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPostConnection'] = ResolversParentTypes['BlogPostConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BlogPostEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type BlogPostEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPostEdge'] = ResolversParentTypes['BlogPostEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BlogPost'], ParentType, ContextType>;
};

export type BlogPostNeighboursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPostNeighbours'] = ResolversParentTypes['BlogPostNeighbours']> = {
  next?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['BlogPost']>, ParentType, ContextType>;
};

export type BookableSlotsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookableSlots'] = ResolversParentTypes['BookableSlots']> = {
  slots?: Resolver<Array<ResolversTypes['FreeSlot']>, ParentType, ContextType>;
};

export type BookedCallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookedCall'] = ResolversParentTypes['BookedCall']> = {
  calendar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changeableUntil?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  freeTimes?: Resolver<ResolversTypes['FreeTimes'], ParentType, ContextType, Partial<BookedCallFreeTimesArgs>>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  officeTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReminded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  officeTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['BookingOutcome']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remindedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingCheck'] = ResolversParentTypes['BookingCheck']> = {
  obstacles?: Resolver<Array<ResolversTypes['BookingObstacle']>, ParentType, ContextType>;
};

export type BookingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingConnection'] = ResolversParentTypes['BookingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BookingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type BookingDaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingDays'] = ResolversParentTypes['BookingDays']> = {
  bookings?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingEdge'] = ResolversParentTypes['BookingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
};

export type BookingHostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingHost'] = ResolversParentTypes['BookingHost']> = {
  daysOff?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  feeds?: Resolver<Array<ResolversTypes['HostFeed']>, ParentType, ContextType>;
  hasCalendar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type BookingHostsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingHosts'] = ResolversParentTypes['BookingHosts']> = {
  hosts?: Resolver<Array<ResolversTypes['BookingHost']>, ParentType, ContextType>;
};

export type BookingRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingRules'] = ResolversParentTypes['BookingRules']> = {
  gapMinutes?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  horizonDays?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  noticeHours?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  offersHosts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openCallsPerMailbox?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  openCallsPerNetwork?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingSection'] = ResolversParentTypes['BookingSection']> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BounceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bounce'] = ResolversParentTypes['Bounce']> = {
  at?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkChange'] = ResolversParentTypes['BulkChange']> = {
  done?: Resolver<Array<ResolversTypes['UUID']>, ParentType, ContextType>;
  failed?: Resolver<Array<ResolversTypes['BulkFailure']>, ParentType, ContextType>;
};

export type BulkFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkFailure'] = ResolversParentTypes['BulkFailure']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type CallToActionSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallToActionSection'] = ResolversParentTypes['CallToActionSection']> = {
  button?: Resolver<Maybe<ResolversTypes['PageButton']>, ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CampaignNamesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignNames'] = ResolversParentTypes['CampaignNames']> = {
  campaigns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mediums?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardsSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardsSection'] = ResolversParentTypes['CardsSection']> = {
  cards?: Resolver<Array<ResolversTypes['PageCard']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseStudiesSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseStudiesSection'] = ResolversParentTypes['CaseStudiesSection']> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PortfolioItem']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogueServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueService'] = ResolversParentTypes['CatalogueService']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ServiceId'], ParentType, ContextType>;
  isOnHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type ColleagueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Colleague'] = ResolversParentTypes['Colleague']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type ColleagueConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColleagueConnection'] = ResolversParentTypes['ColleagueConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ColleagueEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ColleagueEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColleagueEdge'] = ResolversParentTypes['ColleagueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Colleague'], ParentType, ContextType>;
};

export type ContactFormSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactFormSection'] = ResolversParentTypes['ContactFormSection']> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentDraft'] = ResolversParentTypes['ContentDraft']> = {
  basedOn?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  fields?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type ContentSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentSection'] = ResolversParentTypes['ContentSection']> = {
  __resolveType: TypeResolveFn<'BookingSection' | 'CallToActionSection' | 'CardsSection' | 'CaseStudiesSection' | 'ContactFormSection' | 'FiguresSection' | 'GallerySection' | 'HeroSection' | 'LogosSection' | 'NewsletterSection' | 'PeopleSection' | 'PictureSection' | 'PricesSection' | 'QuestionsSection' | 'QuotesSection' | 'TextSection' | 'VideoSection', ParentType, ContextType>;
};

export type ContentTranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentTranslation'] = ResolversParentTypes['ContentTranslation']> = {
  contentId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type CurrentApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrentApiToken'] = ResolversParentTypes['CurrentApiToken']> = {
  apiTokenId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  isRotated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestsPerMinute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ApiTokenRole'], ParentType, ContextType>;
  scopes?: Resolver<Maybe<Array<ResolversTypes['ApiTokenScope']>>, ParentType, ContextType>;
};

export interface DateTimeIsoScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTimeISO'], any> {
  name: 'DateTimeISO';
}

export type DayOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayOverview'] = ResolversParentTypes['DayOverview']> = {
  answers?: Resolver<ResolversTypes['DayTally'], ParentType, ContextType>;
  assigned?: Resolver<ResolversTypes['DayTally'], ParentType, ContextType>;
  backupNotice?: Resolver<Maybe<ResolversTypes['OfficeNotice']>, ParentType, ContextType>;
  calendarNotices?: Resolver<Array<ResolversTypes['OfficeNotice']>, ParentType, ContextType>;
  calls?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followUps?: Resolver<ResolversTypes['DayTally'], ParentType, ContextType>;
  mailNotices?: Resolver<Array<ResolversTypes['OfficeNotice']>, ParentType, ContextType>;
  planned?: Resolver<Array<ResolversTypes['PlannedChange']>, ParentType, ContextType>;
  webhookNotices?: Resolver<Array<ResolversTypes['OfficeNotice']>, ParentType, ContextType>;
};

export type DayTallyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayTally'] = ResolversParentTypes['DayTally']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
};

export type DeletionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deletion'] = ResolversParentTypes['Deletion']> = {
  deletedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeletionKind'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type DeletionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionConnection'] = ResolversParentTypes['DeletionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DeletionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Deletion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type DeletionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionEdge'] = ResolversParentTypes['DeletionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType>;
};

export type EditedPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditedPage'] = ResolversParentTypes['EditedPage']> = {
  changed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['PageTextField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  isTouched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['SitePage'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditedPageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditedPageConnection'] = ResolversParentTypes['EditedPageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EditedPageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['EditedPage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type EditedPageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditedPageEdge'] = ResolversParentTypes['EditedPageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EditedPage'], ParentType, ContextType>;
};

export type EditingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Editing'] = ResolversParentTypes['Editing']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['EditingPresence']>, ParentType, ContextType>;
};

export type EditingPresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditingPresence'] = ResolversParentTypes['EditingPresence']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EnquirySourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnquirySource'] = ResolversParentTypes['EnquirySource']> = {
  affiliate?: Resolver<Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType>;
  campaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstPage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referrer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ErasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Erasure'] = ResolversParentTypes['Erasure']> = {
  clearedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  erasedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FiguresSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FiguresSection'] = ResolversParentTypes['FiguresSection']> = {
  figures?: Resolver<Array<ResolversTypes['ResultFigure']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FirstStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FirstStep'] = ResolversParentTypes['FirstStep']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['FirstStepName'], ParentType, ContextType>;
};

export type FirstStepsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FirstSteps'] = ResolversParentTypes['FirstSteps']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imapServer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smtpServer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['FirstStep']>, ParentType, ContextType>;
};

export type FocalPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FocalPoint'] = ResolversParentTypes['FocalPoint']> = {
  x?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type FollowUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowUp'] = ResolversParentTypes['FollowUp']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FreeSlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreeSlot'] = ResolversParentTypes['FreeSlot']> = {
  endsAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type FreeTimesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreeTimes'] = ResolversParentTypes['FreeTimes']> = {
  firstDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullDays?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasAnyHost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hosts?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  officeTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['FreeSlot']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GalleryPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GalleryPicture'] = ResolversParentTypes['GalleryPicture']> = {
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  pictureId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type GallerySectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GallerySection'] = ResolversParentTypes['GallerySection']> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeroSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSection'] = ResolversParentTypes['HeroSection']> = {
  button?: Resolver<Maybe<ResolversTypes['PageButton']>, ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HoldingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holdings'] = ResolversParentTypes['Holdings']> = {
  messages?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type HostFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HostFeed'] = ResolversParentTypes['HostFeed']> = {
  eventCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type ImageOptionResolvers = { FILE: 'file', URL: 'url', file: 'file', url: 'url' };

export type ImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Import'] = ResolversParentTypes['Import']> = {
  canRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canStart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  choice?: Resolver<ResolversTypes['ImportChoice'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keptUntil?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['ImportLineConnection'], ParentType, ContextType, RequireFields<ImportLinesArgs, 'first' | 'onlyLosses'>>;
  received?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['ImportReport']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  startedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['ImportTable']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  undone?: Resolver<Maybe<ResolversTypes['ImportUndone']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportChoice'] = ResolversParentTypes['ImportChoice']> = {
  drafts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishPages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  canImport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportConnection'] = ResolversParentTypes['ImportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ImportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Import']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ImportCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportCounts'] = ResolversParentTypes['ImportCounts']> = {
  enquiries?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  redirects?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ImportDefaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportDefault'] = ResolversParentTypes['ImportDefault']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportEdge'] = ResolversParentTypes['ImportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
};

export type ImportFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportField'] = ResolversParentTypes['ImportField']> = {
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportLine'] = ResolversParentTypes['ImportLine']> = {
  losses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportLineConnection'] = ResolversParentTypes['ImportLineConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ImportLineEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ImportLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ImportLineEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportLineEdge'] = ResolversParentTypes['ImportLineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ImportLine'], ParentType, ContextType>;
};

export type ImportReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportReport'] = ResolversParentTypes['ImportReport']> = {
  enquiries?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  lossCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  redirects?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['ImportSkipped']>, ParentType, ContextType>;
  skippedCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ImportSkippedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportSkipped'] = ResolversParentTypes['ImportSkipped']> = {
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportStateResolvers = { DONE: 'done', FAILED: 'failed', LOOKING: 'looking', READY: 'ready', RUNNING: 'running', UNDOING: 'undoing', UNDONE: 'undone', UPLOADING: 'uploading' };

export type ImportTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportTable'] = ResolversParentTypes['ImportTable']> = {
  columns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  dateOrders?: Resolver<Array<ResolversTypes['ImportDateOrder']>, ParentType, ContextType>;
  dates?: Resolver<Maybe<ResolversTypes['ImportDateOrder']>, ParentType, ContextType>;
  defaults?: Resolver<Array<ResolversTypes['ImportDefault']>, ParentType, ContextType>;
  faultyCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  faultyRows?: Resolver<Array<ResolversTypes['ImportTableRow']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ImportField']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportRowKind'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  preview?: Resolver<Array<ResolversTypes['ImportTableRow']>, ParentType, ContextType>;
};

export type ImportTableRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportTableRow'] = ResolversParentTypes['ImportTableRow']> = {
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loss?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ImportDefault']>, ParentType, ContextType>;
};

export type ImportUndoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportUndone'] = ResolversParentTypes['ImportUndone']> = {
  kept?: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
};

export type ImportedSubscribersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportedSubscribers'] = ResolversParentTypes['ImportedSubscribers']> = {
  added?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  invalid?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type IndexNowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndexNow'] = ResolversParentTypes['IndexNow']> = {
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proofUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type InsightPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsightPath'] = ResolversParentTypes['InsightPath']> = {
  enquiries?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  enquiryRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitors?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  won?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  wonRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type InsightRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsightRow'] = ResolversParentTypes['InsightRow']> = {
  enquiries?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  views?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  visitors?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  won?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
};

export type InsightTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsightTable'] = ResolversParentTypes['InsightTable']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['InsightRow']>, ParentType, ContextType>;
};

export type InsightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Insights'] = ResolversParentTypes['Insights']> = {
  before?: Resolver<ResolversTypes['PeriodFigures'], ParentType, ContextType>;
  campaigns?: Resolver<ResolversTypes['InsightTable'], ParentType, ContextType>;
  countedSince?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  devices?: Resolver<ResolversTypes['InsightTable'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['InsightTable'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['InsightTable'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['InsightPath'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['InsightTable'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['PeriodFigures']>, ParentType, ContextType>;
  sources?: Resolver<ResolversTypes['InsightTable'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['PeriodFigures'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['InsightUnit'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationConnection'] = ResolversParentTypes['InvitationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InvitationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type InvitationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationEdge'] = ResolversParentTypes['InvitationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
};

export type IssuedAffiliatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedAffiliatePage'] = ResolversParentTypes['IssuedAffiliatePage']> = {
  affiliate?: Resolver<ResolversTypes['Affiliate'], ParentType, ContextType>;
  affiliateId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type IssuedApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedApiToken'] = ResolversParentTypes['IssuedApiToken']> = {
  apiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
  apiTokenId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssuedCalendarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedCalendar'] = ResolversParentTypes['IssuedCalendar']> = {
  host?: Resolver<ResolversTypes['BookingHost'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type IssuedInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedInvitation'] = ResolversParentTypes['IssuedInvitation']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
  invitationId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type IssuedPreviewLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedPreviewLink'] = ResolversParentTypes['IssuedPreviewLink']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  previewLink?: Resolver<ResolversTypes['PreviewLink'], ParentType, ContextType>;
  previewLinkId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type IssuedReviewLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedReviewLink'] = ResolversParentTypes['IssuedReviewLink']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  reviewLink?: Resolver<ResolversTypes['ReviewLink'], ParentType, ContextType>;
  reviewLinkId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type IssuedWebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedWebhook'] = ResolversParentTypes['IssuedWebhook']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  webhookId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type KeptSampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptSample'] = ResolversParentTypes['KeptSample']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogosSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogosSection'] = ResolversParentTypes['LogosSection']> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logos?: Resolver<Array<ResolversTypes['PageLogo']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MailSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailSettings'] = ResolversParentTypes['MailSettings']> = {
  followUps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  weekly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailTestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailTest'] = ResolversParentTypes['MailTest']> = {
  isOk?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaPicture'] = ResolversParentTypes['MediaPicture']> = {
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  focalPoint?: Resolver<ResolversTypes['FocalPoint'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  isDecorative?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  uploadedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaPictureConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaPictureConnection'] = ResolversParentTypes['MediaPictureConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MediaPictureEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MediaPicture']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type MediaPictureEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaPictureEdge'] = ResolversParentTypes['MediaPictureEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MediaPicture'], ParentType, ContextType>;
};

export type MediaUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaUse'] = ResolversParentTypes['MediaUse']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  isCover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInGallery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MediaUseKind'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaUseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaUseConnection'] = ResolversParentTypes['MediaUseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MediaUseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MediaUse']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type MediaUseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaUseEdge'] = ResolversParentTypes['MediaUseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MediaUse'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  answeredBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  contactNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactNumberText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['ReplyDraft']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  followUp?: Resolver<Maybe<ResolversTypes['FollowUp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSpam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivityAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  lastAnswerAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  latestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lostReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayBeAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  presence?: Resolver<ResolversTypes['MessagePresence'], ParentType, ContextType>;
  replies?: Resolver<Array<ResolversTypes['Reply']>, ParentType, ContextType>;
  reviewLink?: Resolver<Maybe<ResolversTypes['ReviewLink']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['EnquirySource'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['MessageStage'], ParentType, ContextType>;
  stageChangedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  thread?: Resolver<ResolversTypes['ThreadConnection'], ParentType, ContextType, Partial<MessageThreadArgs>>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type MessageFiltersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageFilters'] = ResolversParentTypes['MessageFilters']> = {
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessagePresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePresence'] = ResolversParentTypes['MessagePresence']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Presence']>, ParentType, ContextType>;
};

export type MissedPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissedPath'] = ResolversParentTypes['MissedPath']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProbe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  lastReferrer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MissedPathConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissedPathConnection'] = ResolversParentTypes['MissedPathConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MissedPathEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MissedPath']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type MissedPathEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissedPathEdge'] = ResolversParentTypes['MissedPathEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MissedPath'], ParentType, ContextType>;
};

export type MonthTallyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthTally'] = ResolversParentTypes['MonthTally']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptAffiliate?: Resolver<Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType, RequireFields<MutationAcceptAffiliateArgs, 'id' | 'ifState'>>;
  acceptInvitation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input' | 'token'>>;
  addBooking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType, RequireFields<MutationAddBookingArgs, 'input'>>;
  addHostFeed?: Resolver<Maybe<ResolversTypes['BookingHost']>, ParentType, ContextType, RequireFields<MutationAddHostFeedArgs, 'input' | 'userId'>>;
  addNote?: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType, RequireFields<MutationAddNoteArgs, 'id' | 'input'>>;
  addSlot?: Resolver<Maybe<ResolversTypes['Slot']>, ParentType, ContextType, RequireFields<MutationAddSlotArgs, 'input'>>;
  allowApps?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType, RequireFields<MutationAllowAppsArgs, 'isAllowed'>>;
  answerNewsletter?: Resolver<Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType, RequireFields<MutationAnswerNewsletterArgs, 'input' | 'token'>>;
  apply?: Resolver<Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType, RequireFields<MutationApplyArgs, 'input'>>;
  assignMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MutationAssignMessageArgs, 'id'>>;
  beginTotp?: Resolver<Maybe<ResolversTypes['TotpSetup']>, ParentType, ContextType, RequireFields<MutationBeginTotpArgs, 'input'>>;
  blockUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'id'>>;
  bookCall?: Resolver<Maybe<ResolversTypes['BookedCall']>, ParentType, ContextType, RequireFields<MutationBookCallArgs, 'input'>>;
  bulkUpdate?: Resolver<Maybe<ResolversTypes['BulkChange']>, ParentType, ContextType, RequireFields<MutationBulkUpdateArgs, 'action' | 'ids' | 'kind'>>;
  cancelBooking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType, RequireFields<MutationCancelBookingArgs, 'id'>>;
  cancelCall?: Resolver<Maybe<ResolversTypes['BookedCall']>, ParentType, ContextType, RequireFields<MutationCancelCallArgs, 'token'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeUserRole?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationChangeUserRoleArgs, 'id' | 'role'>>;
  confirmEmail?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  createBlogPost?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<MutationCreateBlogPostArgs, 'input'>>;
  createImport?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<MutationCreateImportArgs, 'input'>>;
  createPage?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<MutationCreatePageArgs, 'input'>>;
  createPortfolioItem?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType, RequireFields<MutationCreatePortfolioItemArgs, 'input'>>;
  createPreviewLink?: Resolver<Maybe<ResolversTypes['IssuedPreviewLink']>, ParentType, ContextType, RequireFields<MutationCreatePreviewLinkArgs, 'input'>>;
  createRedirect?: Resolver<Maybe<ResolversTypes['Redirect']>, ParentType, ContextType, RequireFields<MutationCreateRedirectArgs, 'input'>>;
  createReplyTemplate?: Resolver<Maybe<ResolversTypes['ReplyTemplate']>, ParentType, ContextType, RequireFields<MutationCreateReplyTemplateArgs, 'input'>>;
  createWebhook?: Resolver<Maybe<ResolversTypes['IssuedWebhook']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  declineAffiliate?: Resolver<Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType, RequireFields<MutationDeclineAffiliateArgs, 'id' | 'ifState' | 'reason'>>;
  disableTotp?: Resolver<Maybe<ResolversTypes['SecondStep']>, ParentType, ContextType, RequireFields<MutationDisableTotpArgs, 'input'>>;
  discardContentDraft?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationDiscardContentDraftArgs, 'id'>>;
  enableTotp?: Resolver<Maybe<ResolversTypes['SecondStep']>, ParentType, ContextType, RequireFields<MutationEnableTotpArgs, 'input'>>;
  endApiTokenOverlap?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType, RequireFields<MutationEndApiTokenOverlapArgs, 'id'>>;
  endFirstSteps?: Resolver<Maybe<ResolversTypes['FirstSteps']>, ParentType, ContextType, RequireFields<MutationEndFirstStepsArgs, 'isOver'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  endSession?: Resolver<Maybe<ResolversTypes['OwnSession']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endWebhookOverlap?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<MutationEndWebhookOverlapArgs, 'id'>>;
  erasePersonalData?: Resolver<Maybe<ResolversTypes['Erasure']>, ParentType, ContextType, RequireFields<MutationErasePersonalDataArgs, 'input'>>;
  exportPersonalData?: Resolver<Maybe<ResolversTypes['PersonalDataExport']>, ParentType, ContextType, RequireFields<MutationExportPersonalDataArgs, 'format' | 'input'>>;
  forgetMissedPath?: Resolver<Maybe<ResolversTypes['MissedPath']>, ParentType, ContextType, RequireFields<MutationForgetMissedPathArgs, 'id'>>;
  forgetMissedPaths?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  importSubscribers?: Resolver<Maybe<ResolversTypes['ImportedSubscribers']>, ParentType, ContextType, RequireFields<MutationImportSubscribersArgs, 'input'>>;
  inviteUser?: Resolver<Maybe<ResolversTypes['IssuedInvitation']>, ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  issueApiToken?: Resolver<Maybe<ResolversTypes['IssuedApiToken']>, ParentType, ContextType, RequireFields<MutationIssueApiTokenArgs, 'input'>>;
  issueReviewLink?: Resolver<Maybe<ResolversTypes['IssuedReviewLink']>, ParentType, ContextType, RequireFields<MutationIssueReviewLinkArgs, 'input'>>;
  launchSite?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType, RequireFields<MutationLaunchSiteArgs, 'isLaunched'>>;
  limitApiToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType, RequireFields<MutationLimitApiTokenArgs, 'id' | 'input'>>;
  makeRecoveryCodes?: Resolver<Maybe<ResolversTypes['RecoveryCodes']>, ParentType, ContextType, RequireFields<MutationMakeRecoveryCodesArgs, 'input'>>;
  markAffiliateSpam?: Resolver<Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType, RequireFields<MutationMarkAffiliateSpamArgs, 'id'>>;
  markEditing?: Resolver<Maybe<ResolversTypes['Editing']>, ParentType, ContextType, RequireFields<MutationMarkEditingArgs, 'id' | 'isOpen'>>;
  markFirstStep?: Resolver<Maybe<ResolversTypes['FirstSteps']>, ParentType, ContextType, RequireFields<MutationMarkFirstStepArgs, 'isDone' | 'step'>>;
  markMessageRead?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MutationMarkMessageReadArgs, 'id'>>;
  markMessageSpam?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MutationMarkMessageSpamArgs, 'id'>>;
  markNotAutomatic?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MutationMarkNotAutomaticArgs, 'id'>>;
  markPresence?: Resolver<Maybe<ResolversTypes['MessagePresence']>, ParentType, ContextType, RequireFields<MutationMarkPresenceArgs, 'id' | 'isOpen' | 'isWriting'>>;
  moveBooking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType, RequireFields<MutationMoveBookingArgs, 'id' | 'input'>>;
  moveCall?: Resolver<Maybe<ResolversTypes['BookedCall']>, ParentType, ContextType, RequireFields<MutationMoveCallArgs, 'input' | 'token'>>;
  pauseNewsletter?: Resolver<Maybe<ResolversTypes['NewsletterIssue']>, ParentType, ContextType, RequireFields<MutationPauseNewsletterArgs, 'id' | 'isPaused'>>;
  publishBlogPost?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<MutationPublishBlogPostArgs, 'id'>>;
  publishPage?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<MutationPublishPageArgs, 'id'>>;
  publishPortfolioItem?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType, RequireFields<MutationPublishPortfolioItemArgs, 'id'>>;
  publishReview?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<MutationPublishReviewArgs, 'id'>>;
  readMailboxNow?: Resolver<Maybe<ResolversTypes['MailTest']>, ParentType, ContextType>;
  remindBooking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType, RequireFields<MutationRemindBookingArgs, 'id'>>;
  removeAffiliate?: Resolver<Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType, RequireFields<MutationRemoveAffiliateArgs, 'id'>>;
  removeBlogPost?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<MutationRemoveBlogPostArgs, 'id'>>;
  removeHostFeed?: Resolver<Maybe<ResolversTypes['BookingHost']>, ParentType, ContextType, RequireFields<MutationRemoveHostFeedArgs, 'id'>>;
  removeImport?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<MutationRemoveImportArgs, 'id'>>;
  removeMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MutationRemoveMessageArgs, 'id'>>;
  removePage?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<MutationRemovePageArgs, 'id'>>;
  removePicture?: Resolver<Maybe<ResolversTypes['MediaPicture']>, ParentType, ContextType, RequireFields<MutationRemovePictureArgs, 'id'>>;
  removePortfolioItem?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType, RequireFields<MutationRemovePortfolioItemArgs, 'id'>>;
  removeRedirect?: Resolver<Maybe<ResolversTypes['Redirect']>, ParentType, ContextType, RequireFields<MutationRemoveRedirectArgs, 'id'>>;
  removeReplyTemplate?: Resolver<Maybe<ResolversTypes['ReplyTemplate']>, ParentType, ContextType, RequireFields<MutationRemoveReplyTemplateArgs, 'id'>>;
  removeReview?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<MutationRemoveReviewArgs, 'id'>>;
  removeSampleContent?: Resolver<Maybe<ResolversTypes['SampleContent']>, ParentType, ContextType>;
  removeSlot?: Resolver<Maybe<ResolversTypes['Slot']>, ParentType, ContextType, RequireFields<MutationRemoveSlotArgs, 'hostId' | 'startsAt'>>;
  removeSubscriber?: Resolver<Maybe<ResolversTypes['NewsletterSubscriber']>, ParentType, ContextType, RequireFields<MutationRemoveSubscriberArgs, 'id'>>;
  removeUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationRemoveUserArgs, 'id'>>;
  removeView?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<MutationRemoveViewArgs, 'id'>>;
  removeWebhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<MutationRemoveWebhookArgs, 'id'>>;
  renamePerson?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<MutationRenamePersonArgs, 'email'>>;
  renewAffiliatePage?: Resolver<Maybe<ResolversTypes['IssuedAffiliatePage']>, ParentType, ContextType, RequireFields<MutationRenewAffiliatePageArgs, 'id'>>;
  renewHostCalendar?: Resolver<Maybe<ResolversTypes['IssuedCalendar']>, ParentType, ContextType, RequireFields<MutationRenewHostCalendarArgs, 'userId'>>;
  renewWebhookSecret?: Resolver<Maybe<ResolversTypes['IssuedWebhook']>, ParentType, ContextType, RequireFields<MutationRenewWebhookSecretArgs, 'id' | 'isAtOnce'>>;
  replacePicture?: Resolver<Maybe<ResolversTypes['MediaPicture']>, ParentType, ContextType, RequireFields<MutationReplacePictureArgs, 'id' | 'input'>>;
  replyToMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MutationReplyToMessageArgs, 'id' | 'input' | 'markRead'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resendCode?: Resolver<Maybe<ResolversTypes['SignInStep']>, ParentType, ContextType, RequireFields<MutationResendCodeArgs, 'input'>>;
  resendNewsletter?: Resolver<Maybe<ResolversTypes['NewsletterIssue']>, ParentType, ContextType, RequireFields<MutationResendNewsletterArgs, 'id'>>;
  resendWebhookDeliveries?: Resolver<Maybe<ResolversTypes['WebhookResendCount']>, ParentType, ContextType, RequireFields<MutationResendWebhookDeliveriesArgs, 'id' | 'isFailedOnly' | 'since'>>;
  resendWebhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'id'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input' | 'token'>>;
  restoreRevision?: Resolver<Maybe<ResolversTypes['RestoredRevision']>, ParentType, ContextType, RequireFields<MutationRestoreRevisionArgs, 'id'>>;
  revokeAffiliatePage?: Resolver<Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType, RequireFields<MutationRevokeAffiliatePageArgs, 'id'>>;
  revokeApiToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'id'>>;
  revokeHostCalendar?: Resolver<Maybe<ResolversTypes['BookingHost']>, ParentType, ContextType, RequireFields<MutationRevokeHostCalendarArgs, 'userId'>>;
  revokeInvitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'id'>>;
  revokePreviewLink?: Resolver<Maybe<ResolversTypes['PreviewLink']>, ParentType, ContextType, RequireFields<MutationRevokePreviewLinkArgs, 'id'>>;
  revokeReviewLink?: Resolver<Maybe<ResolversTypes['ReviewLink']>, ParentType, ContextType, RequireFields<MutationRevokeReviewLinkArgs, 'id'>>;
  rotateApiToken?: Resolver<Maybe<ResolversTypes['IssuedApiToken']>, ParentType, ContextType, RequireFields<MutationRotateApiTokenArgs, 'id' | 'input'>>;
  saveAuthorProfile?: Resolver<Maybe<ResolversTypes['AuthorProfile']>, ParentType, ContextType, RequireFields<MutationSaveAuthorProfileArgs, 'input'>>;
  saveBookingHost?: Resolver<Maybe<ResolversTypes['BookingHost']>, ParentType, ContextType, RequireFields<MutationSaveBookingHostArgs, 'input' | 'userId'>>;
  saveContentDraft?: Resolver<Maybe<ResolversTypes['ContentDraft']>, ParentType, ContextType, RequireFields<MutationSaveContentDraftArgs, 'input'>>;
  saveImportMapping?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<MutationSaveImportMappingArgs, 'id' | 'input'>>;
  saveOpeningText?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType, RequireFields<MutationSaveOpeningTextArgs, 'input'>>;
  savePageTexts?: Resolver<Maybe<ResolversTypes['EditedPage']>, ParentType, ContextType, RequireFields<MutationSavePageTextsArgs, 'input'>>;
  saveReplyDraft?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationSaveReplyDraftArgs, 'id' | 'input'>>;
  saveRetention?: Resolver<Maybe<ResolversTypes['Retention']>, ParentType, ContextType, RequireFields<MutationSaveRetentionArgs, 'input'>>;
  saveServiceCatalogue?: Resolver<Maybe<ResolversTypes['ServiceCatalogue']>, ParentType, ContextType, RequireFields<MutationSaveServiceCatalogueArgs, 'input'>>;
  saveSite?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType, RequireFields<MutationSaveSiteArgs, 'input'>>;
  saveSiteNavigation?: Resolver<Maybe<ResolversTypes['SiteNavigation']>, ParentType, ContextType, RequireFields<MutationSaveSiteNavigationArgs, 'input'>>;
  saveView?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<MutationSaveViewArgs, 'input'>>;
  sendMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  sendNewsletter?: Resolver<Maybe<ResolversTypes['NewsletterIssue']>, ParentType, ContextType, RequireFields<MutationSendNewsletterArgs, 'input'>>;
  sendTestMail?: Resolver<Maybe<ResolversTypes['MailTest']>, ParentType, ContextType>;
  setAffiliateSource?: Resolver<Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType, RequireFields<MutationSetAffiliateSourceArgs, 'id'>>;
  setBookingOutcome?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType, RequireFields<MutationSetBookingOutcomeArgs, 'id'>>;
  setFollowUpMail?: Resolver<Maybe<ResolversTypes['MailSettings']>, ParentType, ContextType, RequireFields<MutationSetFollowUpMailArgs, 'isOn'>>;
  setIndexNow?: Resolver<Maybe<ResolversTypes['IndexNow']>, ParentType, ContextType, RequireFields<MutationSetIndexNowArgs, 'isOn'>>;
  setMessageFollowUp?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MutationSetMessageFollowUpArgs, 'id'>>;
  setMessageSource?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MutationSetMessageSourceArgs, 'id'>>;
  setMessageStage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MutationSetMessageStageArgs, 'id' | 'stage'>>;
  setMessageValue?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MutationSetMessageValueArgs, 'id'>>;
  setWeeklyMail?: Resolver<Maybe<ResolversTypes['MailSettings']>, ParentType, ContextType, RequireFields<MutationSetWeeklyMailArgs, 'isOn'>>;
  signIn?: Resolver<ResolversTypes['SignInStep'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  signUp?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  startImport?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<MutationStartImportArgs, 'id' | 'input'>>;
  stopNewsletter?: Resolver<Maybe<ResolversTypes['NewsletterIssue']>, ParentType, ContextType, RequireFields<MutationStopNewsletterArgs, 'id'>>;
  stopReviewReminders?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationStopReviewRemindersArgs, 'token'>>;
  submitReview?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<MutationSubmitReviewArgs, 'input' | 'token'>>;
  subscribeToNewsletter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'input'>>;
  switchWebhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<MutationSwitchWebhookArgs, 'id'>>;
  takeMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MutationTakeMessageArgs, 'id'>>;
  testNewsletter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationTestNewsletterArgs, 'input'>>;
  testWebhook?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id'>>;
  tieReview?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<MutationTieReviewArgs, 'id'>>;
  undoImport?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'id'>>;
  updateAccount?: Resolver<Maybe<ResolversTypes['AccountChange']>, ParentType, ContextType, RequireFields<MutationUpdateAccountArgs, 'input'>>;
  updateBlogPost?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<MutationUpdateBlogPostArgs, 'id' | 'input'>>;
  updatePage?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<MutationUpdatePageArgs, 'id' | 'input'>>;
  updatePicture?: Resolver<Maybe<ResolversTypes['MediaPicture']>, ParentType, ContextType, RequireFields<MutationUpdatePictureArgs, 'id' | 'input'>>;
  updatePortfolioItem?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType, RequireFields<MutationUpdatePortfolioItemArgs, 'id' | 'input'>>;
  updateRedirect?: Resolver<Maybe<ResolversTypes['Redirect']>, ParentType, ContextType, RequireFields<MutationUpdateRedirectArgs, 'id' | 'input'>>;
  updateReplyTemplate?: Resolver<Maybe<ResolversTypes['ReplyTemplate']>, ParentType, ContextType, RequireFields<MutationUpdateReplyTemplateArgs, 'id' | 'input'>>;
  updateWebhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
  uploadPicture?: Resolver<Maybe<ResolversTypes['MediaPicture']>, ParentType, ContextType, RequireFields<MutationUploadPictureArgs, 'input'>>;
  verifyCode?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationVerifyCodeArgs, 'input'>>;
  withdrawReview?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<MutationWithdrawReviewArgs, 'token'>>;
  writeToBooker?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType, RequireFields<MutationWriteToBookerArgs, 'id' | 'input'>>;
};

export type NavigationEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavigationEntry'] = ResolversParentTypes['NavigationEntry']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterFigures'] = ResolversParentTypes['NewsletterFigures']> = {
  complained?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  readers?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  unanswered?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type NewsletterInterestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterInterest'] = ResolversParentTypes['NewsletterInterest']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readers?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type NewsletterIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterIssue'] = ResolversParentTypes['NewsletterIssue']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['NewsletterFigures'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pauseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['NewsletterIssueState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type NewsletterIssueConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterIssueConnection'] = ResolversParentTypes['NewsletterIssueConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NewsletterIssueEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['NewsletterIssue']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type NewsletterIssueEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterIssueEdge'] = ResolversParentTypes['NewsletterIssueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NewsletterIssue'], ParentType, ContextType>;
};

export type NewsletterOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterOverview'] = ResolversParentTypes['NewsletterOverview']> = {
  bounced?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  complained?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['NewsletterInterest']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type NewsletterSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterSection'] = ResolversParentTypes['NewsletterSection']> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsletterSubscriberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterSubscriber'] = ResolversParentTypes['NewsletterSubscriber']> = {
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  consent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isImported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['NewsletterSubscriberState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type NewsletterSubscriberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterSubscriberConnection'] = ResolversParentTypes['NewsletterSubscriberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NewsletterSubscriberEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['NewsletterSubscriber']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type NewsletterSubscriberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterSubscriberEdge'] = ResolversParentTypes['NewsletterSubscriberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NewsletterSubscriber'], ParentType, ContextType>;
};

export type NewsletterSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterSubscription'] = ResolversParentTypes['NewsletterSubscription']> = {
  state?: Resolver<ResolversTypes['NewsletterSubscriberState'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Affiliate' | 'AuditEntry' | 'Author' | 'BlogPost' | 'Booking' | 'Erasure' | 'Import' | 'Invitation' | 'MediaPicture' | 'Message' | 'MissedPath' | 'Page' | 'PortfolioItem' | 'PreviewLink' | 'Redirect' | 'ReplyTemplate' | 'Review' | 'ReviewLink' | 'User' | 'Webhook' | 'WebhookDelivery', ParentType, ContextType>;
};

export interface NonNegativeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['NonNegativeInt'], any> {
  name: 'NonNegativeInt';
}

export type NoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfficeNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeNotice'] = ResolversParentTypes['OfficeNotice']> = {
  kind?: Resolver<ResolversTypes['OfficeNoticeKind'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeNoticesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeNotices'] = ResolversParentTypes['OfficeNotices']> = {
  notices?: Resolver<Array<ResolversTypes['OfficeNotice']>, ParentType, ContextType>;
};

export type OpenInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenInvitation'] = ResolversParentTypes['OpenInvitation']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  invitationId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  draftItems?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  draftPosts?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  dueFollowUps?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  messagesPerWeek?: Resolver<Array<ResolversTypes['WeekCount']>, ParentType, ContextType>;
  newApplications?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviewsToCheck?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  spamApplications?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  spamMessages?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalApplications?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalMessages?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalReviews?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  unreadMessages?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type OwnSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnSession'] = ResolversParentTypes['OwnSession']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type OwnSessionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnSessionConnection'] = ResolversParentTypes['OwnSessionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OwnSessionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OwnSession']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type OwnSessionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnSessionEdge'] = ResolversParentTypes['OwnSessionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OwnSession'], ParentType, ContextType>;
};

export type PageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['PageLayout'], ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingChanges?: Resolver<Array<ResolversTypes['PendingChange']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['ContentSection']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storedSections?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  takeBackAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['ContentTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageButtonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageButton'] = ResolversParentTypes['PageButton']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCard'] = ResolversParentTypes['PageCard']> = {
  picture?: Resolver<Maybe<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageConnection'] = ResolversParentTypes['PageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type PageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageEdge'] = ResolversParentTypes['PageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Page'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageLogoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageLogo'] = ResolversParentTypes['PageLogo']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['GalleryPicture'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PagePersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PagePerson'] = ResolversParentTypes['PagePerson']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PagePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PagePlan'] = ResolversParentTypes['PagePlan']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  button?: Resolver<Maybe<ResolversTypes['PageButton']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isHighlighted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageQuestion'] = ResolversParentTypes['PageQuestion']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answerHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageSection'] = ResolversParentTypes['PageSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageText'] = ResolversParentTypes['PageText']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageTextFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageTextField'] = ResolversParentTypes['PageTextField']> = {
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PageTextKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  original?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalPicture?: Resolver<Maybe<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageTextsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageTexts'] = ResolversParentTypes['PageTexts']> = {
  changedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['SitePage'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['PageSection']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['PageText']>, ParentType, ContextType>;
  work?: Resolver<Array<ResolversTypes['PortfolioItem']>, ParentType, ContextType>;
};

export type PendingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PendingChange'] = ResolversParentTypes['PendingChange']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PeopleSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PeopleSection'] = ResolversParentTypes['PeopleSection']> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['PagePerson']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PeriodFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PeriodFigures'] = ResolversParentTypes['PeriodFigures']> = {
  enquiries?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  views?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  visitors?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  won?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  affiliates?: Resolver<Array<ResolversTypes['Affiliate']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type PersonalDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalData'] = ResolversParentTypes['PersonalData']> = {
  addresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['PersonalDataKind']>, ParentType, ContextType>;
  otherAddresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonalDataExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalDataExport'] = ResolversParentTypes['PersonalDataExport']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonalDataKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalDataKind'] = ResolversParentTypes['PersonalDataKind']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['PersonalDataRecord']>, ParentType, ContextType>;
  treatment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonalDataRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalDataRecord'] = ResolversParentTypes['PersonalDataRecord']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  focalPoint?: Resolver<ResolversTypes['FocalPoint'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['PictureSource']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type PictureSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PictureSection'] = ResolversParentTypes['PictureSection']> = {
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isWide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['GalleryPicture'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PictureSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PictureSource'] = ResolversParentTypes['PictureSource']> = {
  srcSet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PipelineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pipeline'] = ResolversParentTypes['Pipeline']> = {
  medianFirstReply?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  medianFirstReplyBefore?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['StageTally']>, ParentType, ContextType>;
  wonPerMonth?: Resolver<Array<ResolversTypes['MonthTally']>, ParentType, ContextType>;
};

export type PlannedChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedChange'] = ResolversParentTypes['PlannedChange']> = {
  at?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  contentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPublication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PortfolioFiltersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioFilters'] = ResolversParentTypes['PortfolioFilters']> = {
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sharedCategories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['TagCount']>, ParentType, ContextType, RequireFields<PortfolioFiltersTagsArgs, 'first'>>;
};

export type PortfolioItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioItem'] = ResolversParentTypes['PortfolioItem']> = {
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientReviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingChanges?: Resolver<Array<ResolversTypes['PendingChange']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  recentFigures?: Resolver<ResolversTypes['RecentFigures'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ResultFigure']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['ServiceId']>, ParentType, ContextType>;
  sharedTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  takeBackAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['ContentTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PortfolioItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioItemConnection'] = ResolversParentTypes['PortfolioItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PortfolioItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PortfolioItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type PortfolioItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioItemEdge'] = ResolversParentTypes['PortfolioItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PortfolioItem'], ParentType, ContextType>;
};

export type PortfolioItemNeighboursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioItemNeighbours'] = ResolversParentTypes['PortfolioItemNeighbours']> = {
  next?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType>;
};

export type PresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Presence'] = ResolversParentTypes['Presence']> = {
  isWriting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preview'] = ResolversParentTypes['Preview']> = {
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  hasPendingChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  previewLinkId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type PreviewLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewLink'] = ResolversParentTypes['PreviewLink']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewLinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewLinkConnection'] = ResolversParentTypes['PreviewLinkConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PreviewLinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PreviewLink']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type PreviewLinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewLinkEdge'] = ResolversParentTypes['PreviewLinkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PreviewLink'], ParentType, ContextType>;
};

export type PreviewedSectionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewedSections'] = ResolversParentTypes['PreviewedSections']> = {
  sections?: Resolver<Array<ResolversTypes['ContentSection']>, ParentType, ContextType>;
};

export type PricesSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricesSection'] = ResolversParentTypes['PricesSection']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['PagePlan']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  affiliate?: Resolver<Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType, RequireFields<QueryAffiliateArgs, 'id'>>;
  affiliatePage?: Resolver<Maybe<ResolversTypes['AffiliatePage']>, ParentType, ContextType, RequireFields<QueryAffiliatePageArgs, 'token'>>;
  affiliates?: Resolver<Maybe<ResolversTypes['AffiliateConnection']>, ParentType, ContextType, RequireFields<QueryAffiliatesArgs, 'first' | 'folder'>>;
  allBlogPosts?: Resolver<Maybe<ResolversTypes['BlogPostConnection']>, ParentType, ContextType, RequireFields<QueryAllBlogPostsArgs, 'first'>>;
  allBookings?: Resolver<Maybe<ResolversTypes['BookingConnection']>, ParentType, ContextType, RequireFields<QueryAllBookingsArgs, 'first'>>;
  allPages?: Resolver<Maybe<ResolversTypes['PageConnection']>, ParentType, ContextType, RequireFields<QueryAllPagesArgs, 'first'>>;
  allPortfolioItems?: Resolver<Maybe<ResolversTypes['PortfolioItemConnection']>, ParentType, ContextType, RequireFields<QueryAllPortfolioItemsArgs, 'first'>>;
  allReviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, RequireFields<QueryAllReviewsArgs, 'first'>>;
  apiTokens?: Resolver<Maybe<ResolversTypes['ApiTokenConnection']>, ParentType, ContextType, RequireFields<QueryApiTokensArgs, 'first'>>;
  auditActors?: Resolver<Maybe<ResolversTypes['AuditActorConnection']>, ParentType, ContextType, RequireFields<QueryAuditActorsArgs, 'first'>>;
  auditEntries?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'filter' | 'first'>>;
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType, RequireFields<QueryAuditEntryArgs, 'id'>>;
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType, Partial<QueryAuthorArgs>>;
  backups?: Resolver<Maybe<ResolversTypes['Backups']>, ParentType, ContextType>;
  begunDrafts?: Resolver<Maybe<ResolversTypes['BegunDrafts']>, ParentType, ContextType, RequireFields<QueryBegunDraftsArgs, 'kind'>>;
  blogFilters?: Resolver<Maybe<ResolversTypes['BlogFilters']>, ParentType, ContextType>;
  blogPost?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, Partial<QueryBlogPostArgs>>;
  blogPostNeighbours?: Resolver<Maybe<ResolversTypes['BlogPostNeighbours']>, ParentType, ContextType, Partial<QueryBlogPostNeighboursArgs>>;
  blogPosts?: Resolver<Maybe<ResolversTypes['BlogPostConnection']>, ParentType, ContextType, RequireFields<QueryBlogPostsArgs, 'first'>>;
  bookableSlots?: Resolver<Maybe<ResolversTypes['BookableSlots']>, ParentType, ContextType, RequireFields<QueryBookableSlotsArgs, 'days' | 'from' | 'hostId'>>;
  bookedCall?: Resolver<Maybe<ResolversTypes['BookedCall']>, ParentType, ContextType, RequireFields<QueryBookedCallArgs, 'token'>>;
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType, RequireFields<QueryBookingArgs, 'id'>>;
  bookingHosts?: Resolver<Maybe<ResolversTypes['BookingHosts']>, ParentType, ContextType>;
  bookingObstacles?: Resolver<Maybe<ResolversTypes['BookingCheck']>, ParentType, ContextType, RequireFields<QueryBookingObstaclesArgs, 'hostId' | 'startsAt'>>;
  bookings?: Resolver<Maybe<ResolversTypes['BookingDays']>, ParentType, ContextType, RequireFields<QueryBookingsArgs, 'days' | 'from'>>;
  campaignNames?: Resolver<Maybe<ResolversTypes['CampaignNames']>, ParentType, ContextType>;
  colleagues?: Resolver<Maybe<ResolversTypes['ColleagueConnection']>, ParentType, ContextType, RequireFields<QueryColleaguesArgs, 'first'>>;
  contentDraft?: Resolver<Maybe<ResolversTypes['ContentDraft']>, ParentType, ContextType, RequireFields<QueryContentDraftArgs, 'kind'>>;
  currentApiToken?: Resolver<Maybe<ResolversTypes['CurrentApiToken']>, ParentType, ContextType>;
  deletions?: Resolver<Maybe<ResolversTypes['DeletionConnection']>, ParentType, ContextType, RequireFields<QueryDeletionsArgs, 'first' | 'since'>>;
  editedPage?: Resolver<Maybe<ResolversTypes['EditedPage']>, ParentType, ContextType, Partial<QueryEditedPageArgs>>;
  editedPages?: Resolver<Maybe<ResolversTypes['EditedPageConnection']>, ParentType, ContextType, RequireFields<QueryEditedPagesArgs, 'first'>>;
  enquirySources?: Resolver<Maybe<ResolversTypes['SourceNameConnection']>, ParentType, ContextType, RequireFields<QueryEnquirySourcesArgs, 'first'>>;
  erasure?: Resolver<Maybe<ResolversTypes['Erasure']>, ParentType, ContextType, RequireFields<QueryErasureArgs, 'id'>>;
  firstSteps?: Resolver<Maybe<ResolversTypes['FirstSteps']>, ParentType, ContextType>;
  freeTimes?: Resolver<Maybe<ResolversTypes['FreeTimes']>, ParentType, ContextType, Partial<QueryFreeTimesArgs>>;
  holdings?: Resolver<Maybe<ResolversTypes['Holdings']>, ParentType, ContextType, RequireFields<QueryHoldingsArgs, 'userId'>>;
  import?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<QueryImportArgs, 'id'>>;
  imports?: Resolver<Maybe<ResolversTypes['ImportConnection']>, ParentType, ContextType, RequireFields<QueryImportsArgs, 'first'>>;
  indexNow?: Resolver<Maybe<ResolversTypes['IndexNow']>, ParentType, ContextType>;
  insights?: Resolver<Maybe<ResolversTypes['Insights']>, ParentType, ContextType, RequireFields<QueryInsightsArgs, 'period'>>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'id'>>;
  invitations?: Resolver<Maybe<ResolversTypes['InvitationConnection']>, ParentType, ContextType, RequireFields<QueryInvitationsArgs, 'first'>>;
  mediaPicture?: Resolver<Maybe<ResolversTypes['MediaPicture']>, ParentType, ContextType, RequireFields<QueryMediaPictureArgs, 'id'>>;
  mediaPictures?: Resolver<Maybe<ResolversTypes['MediaPictureConnection']>, ParentType, ContextType, RequireFields<QueryMediaPicturesArgs, 'first'>>;
  mediaUses?: Resolver<Maybe<ResolversTypes['MediaUseConnection']>, ParentType, ContextType, RequireFields<QueryMediaUsesArgs, 'first' | 'id'>>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<QueryMessageArgs, 'id'>>;
  messageFilters?: Resolver<Maybe<ResolversTypes['MessageFilters']>, ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['MessageConnection']>, ParentType, ContextType, RequireFields<QueryMessagesArgs, 'filter' | 'first' | 'folder'>>;
  missedPath?: Resolver<Maybe<ResolversTypes['MissedPath']>, ParentType, ContextType, RequireFields<QueryMissedPathArgs, 'id'>>;
  missedPaths?: Resolver<Maybe<ResolversTypes['MissedPathConnection']>, ParentType, ContextType, RequireFields<QueryMissedPathsArgs, 'first'>>;
  myAuthorProfile?: Resolver<Maybe<ResolversTypes['AuthorProfile']>, ParentType, ContextType>;
  myDay?: Resolver<Maybe<ResolversTypes['DayOverview']>, ParentType, ContextType>;
  myMailSettings?: Resolver<Maybe<ResolversTypes['MailSettings']>, ParentType, ContextType>;
  mySecondStep?: Resolver<Maybe<ResolversTypes['SecondStep']>, ParentType, ContextType>;
  mySessions?: Resolver<Maybe<ResolversTypes['OwnSessionConnection']>, ParentType, ContextType, RequireFields<QueryMySessionsArgs, 'first'>>;
  newsletterIssues?: Resolver<Maybe<ResolversTypes['NewsletterIssueConnection']>, ParentType, ContextType, RequireFields<QueryNewsletterIssuesArgs, 'first'>>;
  newsletterOverview?: Resolver<Maybe<ResolversTypes['NewsletterOverview']>, ParentType, ContextType>;
  newsletterSubscribers?: Resolver<Maybe<ResolversTypes['NewsletterSubscriberConnection']>, ParentType, ContextType, RequireFields<QueryNewsletterSubscribersArgs, 'first'>>;
  newsletterSubscription?: Resolver<Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType, RequireFields<QueryNewsletterSubscriptionArgs, 'token'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  officeNotices?: Resolver<Maybe<ResolversTypes['OfficeNotices']>, ParentType, ContextType>;
  openInvitation?: Resolver<Maybe<ResolversTypes['OpenInvitation']>, ParentType, ContextType, RequireFields<QueryOpenInvitationArgs, 'token'>>;
  overview?: Resolver<Maybe<ResolversTypes['Overview']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, Partial<QueryPageArgs>>;
  pageTexts?: Resolver<Maybe<ResolversTypes['PageTexts']>, ParentType, ContextType, RequireFields<QueryPageTextsArgs, 'page'>>;
  pages?: Resolver<Maybe<ResolversTypes['PageConnection']>, ParentType, ContextType, RequireFields<QueryPagesArgs, 'first'>>;
  passwordResetOpen?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryPasswordResetOpenArgs, 'token'>>;
  personalData?: Resolver<Maybe<ResolversTypes['PersonalData']>, ParentType, ContextType, RequireFields<QueryPersonalDataArgs, 'input'>>;
  pipeline?: Resolver<Maybe<ResolversTypes['Pipeline']>, ParentType, ContextType>;
  portfolioFilters?: Resolver<Maybe<ResolversTypes['PortfolioFilters']>, ParentType, ContextType>;
  portfolioItem?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType, Partial<QueryPortfolioItemArgs>>;
  portfolioItemNeighbours?: Resolver<Maybe<ResolversTypes['PortfolioItemNeighbours']>, ParentType, ContextType, Partial<QueryPortfolioItemNeighboursArgs>>;
  portfolioItems?: Resolver<Maybe<ResolversTypes['PortfolioItemConnection']>, ParentType, ContextType, RequireFields<QueryPortfolioItemsArgs, 'first'>>;
  preview?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType, RequireFields<QueryPreviewArgs, 'token'>>;
  previewLink?: Resolver<Maybe<ResolversTypes['PreviewLink']>, ParentType, ContextType, RequireFields<QueryPreviewLinkArgs, 'id'>>;
  previewLinks?: Resolver<Maybe<ResolversTypes['PreviewLinkConnection']>, ParentType, ContextType, RequireFields<QueryPreviewLinksArgs, 'first'>>;
  previewedSections?: Resolver<Maybe<ResolversTypes['PreviewedSections']>, ParentType, ContextType, RequireFields<QueryPreviewedSectionsArgs, 'input'>>;
  redirect?: Resolver<Maybe<ResolversTypes['Redirect']>, ParentType, ContextType, RequireFields<QueryRedirectArgs, 'id'>>;
  redirectTarget?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryRedirectTargetArgs, 'path'>>;
  redirects?: Resolver<Maybe<ResolversTypes['RedirectConnection']>, ParentType, ContextType, RequireFields<QueryRedirectsArgs, 'first'>>;
  renderedSections?: Resolver<Maybe<ResolversTypes['RenderedSections']>, ParentType, ContextType, RequireFields<QueryRenderedSectionsArgs, 'input'>>;
  renderedText?: Resolver<Maybe<ResolversTypes['RenderedText']>, ParentType, ContextType, RequireFields<QueryRenderedTextArgs, 'input'>>;
  replyTemplate?: Resolver<Maybe<ResolversTypes['ReplyTemplate']>, ParentType, ContextType, RequireFields<QueryReplyTemplateArgs, 'id'>>;
  replyTemplates?: Resolver<Maybe<ResolversTypes['ReplyTemplateConnection']>, ParentType, ContextType, RequireFields<QueryReplyTemplatesArgs, 'first'>>;
  retention?: Resolver<Maybe<ResolversTypes['Retention']>, ParentType, ContextType, Partial<QueryRetentionArgs>>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryReviewArgs, 'id'>>;
  reviewInvitation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryReviewInvitationArgs, 'token'>>;
  reviewLink?: Resolver<Maybe<ResolversTypes['ReviewLink']>, ParentType, ContextType, RequireFields<QueryReviewLinkArgs, 'id'>>;
  reviewLinks?: Resolver<Maybe<ResolversTypes['ReviewLinkConnection']>, ParentType, ContextType, RequireFields<QueryReviewLinksArgs, 'first'>>;
  reviewPage?: Resolver<Maybe<ResolversTypes['ReviewPage']>, ParentType, ContextType, RequireFields<QueryReviewPageArgs, 'page'>>;
  reviewReminders?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryReviewRemindersArgs, 'token'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, RequireFields<QueryReviewsArgs, 'first'>>;
  reviewsByService?: Resolver<Maybe<ResolversTypes['ReviewsByService']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType, RequireFields<QueryRevisionArgs, 'id'>>;
  revisions?: Resolver<Maybe<ResolversTypes['RevisionConnection']>, ParentType, ContextType, RequireFields<QueryRevisionsArgs, 'first' | 'id' | 'kind'>>;
  sampleContent?: Resolver<Maybe<ResolversTypes['SampleContent']>, ParentType, ContextType>;
  savedViews?: Resolver<Maybe<ResolversTypes['SavedViewConnection']>, ParentType, ContextType, RequireFields<QuerySavedViewsArgs, 'first' | 'list'>>;
  search?: Resolver<Maybe<ResolversTypes['SearchOverview']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'text'>>;
  serviceCatalogue?: Resolver<Maybe<ResolversTypes['ServiceCatalogue']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  siteNavigation?: Resolver<Maybe<ResolversTypes['SiteNavigation']>, ParentType, ContextType>;
  slots?: Resolver<Maybe<ResolversTypes['SlotDays']>, ParentType, ContextType, RequireFields<QuerySlotsArgs, 'days' | 'from' | 'hostId'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, RequireFields<QueryUsersArgs, 'first'>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveryArgs, 'id'>>;
  webhooks?: Resolver<Maybe<ResolversTypes['WebhookConnection']>, ParentType, ContextType, RequireFields<QueryWebhooksArgs, 'first'>>;
  withdrawableReview?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryWithdrawableReviewArgs, 'token'>>;
};

export type QuestionsSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionsSection'] = ResolversParentTypes['QuestionsSection']> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['PageQuestion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuotesSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotesSection'] = ResolversParentTypes['QuotesSection']> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecentFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecentFigures'] = ResolversParentTypes['RecentFigures']> = {
  enquiries?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  views?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  secondStep?: Resolver<ResolversTypes['SecondStep'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedirectConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedirectConnection'] = ResolversParentTypes['RedirectConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RedirectEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Redirect']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type RedirectEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedirectEdge'] = ResolversParentTypes['RedirectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType>;
};

export type RenderedSectionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenderedSections'] = ResolversParentTypes['RenderedSections']> = {
  sections?: Resolver<Array<ResolversTypes['PageSection']>, ParentType, ContextType>;
};

export type RenderedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenderedText'] = ResolversParentTypes['RenderedText']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reply'] = ResolversParentTypes['Reply']> = {
  attachments?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  bounce?: Resolver<Maybe<ResolversTypes['Bounce']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  replyDate?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  replyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplyDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyDraft'] = ResolversParentTypes['ReplyDraft']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type ReplyTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyTemplate'] = ResolversParentTypes['ReplyTemplate']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplyTemplateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyTemplateConnection'] = ResolversParentTypes['ReplyTemplateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReplyTemplateEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ReplyTemplate']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ReplyTemplateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyTemplateEdge'] = ResolversParentTypes['ReplyTemplateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReplyTemplate'], ParentType, ContextType>;
};

export type RestoredRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoredRevision'] = ResolversParentTypes['RestoredRevision']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  isPictureGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type ResultFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResultFigure'] = ResolversParentTypes['ResultFigure']> = {
  figure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RetentionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Retention'] = ResolversParentTypes['Retention']> = {
  rules?: Resolver<Array<ResolversTypes['RetentionRule']>, ParentType, ContextType>;
};

export type RetentionRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionRule'] = ResolversParentTypes['RetentionRule']> = {
  days?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  dueCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RetentionKind'], ParentType, ContextType>;
  oldest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  clientFeedback?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consent?: Resolver<Maybe<ResolversTypes['ReviewConsent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['ReviewSubject']>, ParentType, ContextType>;
  tie?: Resolver<Maybe<ResolversTypes['ReviewTie']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ReviewConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConsent'] = ResolversParentTypes['ReviewConsent']> = {
  givenAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type ReviewLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewLink'] = ResolversParentTypes['ReviewLink']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mailedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  optedOutAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  remindedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  reminders?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewLinkState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewLinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewLinkConnection'] = ResolversParentTypes['ReviewLinkConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewLinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ReviewLink']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ReviewLinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewLinkEdge'] = ResolversParentTypes['ReviewLinkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReviewLink'], ParentType, ContextType>;
};

export type ReviewPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPage'] = ResolversParentTypes['ReviewPage']> = {
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ReviewSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewSubject'] = ResolversParentTypes['ReviewSubject']> = {
  itemSlug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['ServiceId']>, ParentType, ContextType>;
};

export type ReviewTieResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewTie'] = ResolversParentTypes['ReviewTie']> = {
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  itemTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['ServiceId']>, ParentType, ContextType>;
};

export type ReviewsByServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewsByService'] = ResolversParentTypes['ReviewsByService']> = {
  services?: Resolver<Array<ResolversTypes['ServiceReviews']>, ParentType, ContextType>;
};

export type RevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Revision'] = ResolversParentTypes['Revision']> = {
  author?: Resolver<Maybe<ResolversTypes['RevisionAuthor']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  current?: Resolver<Array<ResolversTypes['RevisionField']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['RevisionField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  isPictureGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RevisionKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RevisionReason'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type RevisionAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionAuthor'] = ResolversParentTypes['RevisionAuthor']> = {
  id?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
};

export type RevisionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionConnection'] = ResolversParentTypes['RevisionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RevisionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Revision']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type RevisionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionEdge'] = ResolversParentTypes['RevisionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Revision'], ParentType, ContextType>;
};

export type RevisionFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionField'] = ResolversParentTypes['RevisionField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type RevisionKindResolvers = { BLOG_POST: 'blog', PAGE: 'page', PAGE_TEXT: 'pageText', PORTFOLIO_ITEM: 'portfolio' };

export type RevisionReasonResolvers = { CREATE: 'create', KEPT: 'kept', PUBLISH: 'publish', RESTORE: 'restore', UNPUBLISH: 'unpublish', UPDATE: 'update' };

export type RoleResolvers = { ADMIN: 'admin', EMPLOYEE: 'Employee' };

export type SampleContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleContent'] = ResolversParentTypes['SampleContent']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['SampleGroup']>, ParentType, ContextType>;
};

export type SampleGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleGroup'] = ResolversParentTypes['SampleGroup']> = {
  kept?: Resolver<Array<ResolversTypes['KeptSample']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SampleKind'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['ViewedList'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type SavedViewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedViewConnection'] = ResolversParentTypes['SavedViewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SavedViewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type SavedViewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedViewEdge'] = ResolversParentTypes['SavedViewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType>;
};

export type SearchOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchOverview'] = ResolversParentTypes['SearchOverview']> = {
  results?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  context?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondStep'] = ResolversParentTypes['SecondStep']> = {
  authenticatorSince?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  recoveryCodesMadeAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type ServiceCatalogueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCatalogue'] = ResolversParentTypes['ServiceCatalogue']> = {
  choiceOrder?: Resolver<Array<ResolversTypes['ServiceId']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherChoice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['CatalogueService']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type ServiceReviewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceReviews'] = ResolversParentTypes['ServiceReviews']> = {
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['ServiceId'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SignInStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInStep'] = ResolversParentTypes['SignInStep']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resendIn?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowsApps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  booking?: Resolver<ResolversTypes['BookingRules'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colours?: Resolver<ResolversTypes['SiteColours'], ParentType, ContextType>;
  darkLogo?: Resolver<Maybe<ResolversTypes['SitePicture']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  furtherLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasSampleBookings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['SitePicture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLaunched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['SitePicture']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['SiteNewsletter'], ParentType, ContextType>;
  offersThemes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openingHours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  openingText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  original?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewReminderDays?: Resolver<Array<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  sharedPicture?: Resolver<Maybe<ResolversTypes['SitePicture']>, ParentType, ContextType>;
  social?: Resolver<ResolversTypes['SiteNetworks'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['SiteTags'], ParentType, ContextType>;
  takesBookings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['SiteTranslation']>, ParentType, ContextType>;
  typefaces?: Resolver<ResolversTypes['SiteTypefaces'], ParentType, ContextType>;
  whatsapp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteColoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteColours'] = ResolversParentTypes['SiteColours']> = {
  depth?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paper?: Resolver<ResolversTypes['SitePaper'], ParentType, ContextType>;
  signal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteNavigationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteNavigation'] = ResolversParentTypes['SiteNavigation']> = {
  footer?: Resolver<Array<ResolversTypes['NavigationEntry']>, ParentType, ContextType>;
  hasAffiliateProgramme?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasBlog?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  main?: Resolver<Array<ResolversTypes['NavigationEntry']>, ParentType, ContextType>;
  networks?: Resolver<Array<ResolversTypes['SocialNetwork']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type SiteNetworksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteNetworks'] = ResolversParentTypes['SiteNetworks']> = {
  facebook?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  linkedin?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  youtube?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type SiteNewsletterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteNewsletter'] = ResolversParentTypes['SiteNewsletter']> = {
  afterPosts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inFooter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  perMinute?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type SitePageResolvers = { ABOUT: 'about', AFFILIATE: 'affiliate', CONTACT: 'contact', HOME: 'home', PRIVACY: 'privacy', SERVICES: 'services', TERMS: 'terms' };

export type SitePictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitePicture'] = ResolversParentTypes['SitePicture']> = {
  height?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  pictureId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  vectorUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type SiteTagsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteTags'] = ResolversParentTypes['SiteTags']> = {
  googleAnalytics?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedInApplication?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedInBooking?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedInEnquiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaPixel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagManager?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteTranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteTranslation'] = ResolversParentTypes['SiteTranslation']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Slot'] = ResolversParentTypes['Slot']> = {
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBooked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type SlotDaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotDays'] = ResolversParentTypes['SlotDays']> = {
  minutes?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['Slot']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialNetworkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialNetwork'] = ResolversParentTypes['SocialNetwork']> = {
  icon?: Resolver<ResolversTypes['NetworkIcon'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type SourceNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceName'] = ResolversParentTypes['SourceName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SourceNameConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceNameConnection'] = ResolversParentTypes['SourceNameConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SourceNameEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SourceName']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type SourceNameEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceNameEdge'] = ResolversParentTypes['SourceNameEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SourceName'], ParentType, ContextType>;
};

export type StageTallyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageTally'] = ResolversParentTypes['StageTally']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['MessageStage'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  arrived?: SubscriptionResolver<ResolversTypes['Arrival'], "arrived", ParentType, ContextType, RequireFields<SubscriptionArrivedArgs, 'content' | 'presence'>>;
};

export type TagCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagCount'] = ResolversParentTypes['TagCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextSection'] = ResolversParentTypes['TextSection']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThreadConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadConnection'] = ResolversParentTypes['ThreadConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ThreadEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ThreadEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ThreadEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadEdge'] = ResolversParentTypes['ThreadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ThreadEntry'], ParentType, ContextType>;
};

export type ThreadEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadEntry'] = ResolversParentTypes['ThreadEntry']> = {
  __resolveType: TypeResolveFn<'Answer' | 'Note' | 'Reply' | 'ThreadEvent', ParentType, ContextType>;
};

export type ThreadEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadEvent'] = ResolversParentTypes['ThreadEvent']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ThreadEventKind'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TotpSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TotpSetup'] = ResolversParentTypes['TotpSetup']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export interface UuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UUID'], any> {
  name: 'UUID';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type VideoSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoSection'] = ResolversParentTypes['VideoSection']> = {
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  deliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<WebhookDeliveriesArgs, 'first'>>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latestDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overlapsUntil?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookConnection'] = ResolversParentTypes['WebhookConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['WebhookRequest']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['WebhookResponse']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookDeliveryStateResolvers = { DELIVERED: 'delivered', FAILED: 'failed', WAITING: 'waiting' };

export type WebhookEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEdge'] = ResolversParentTypes['WebhookEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type WebhookEventResolvers = { APPLICATION_RECEIVED: 'application.received', BOOKING_CANCELLED: 'booking.cancelled', BOOKING_CREATED: 'booking.created', BOOKING_RESCHEDULED: 'booking.rescheduled', ITEM_DELETED: 'item.deleted', ITEM_PUBLISHED: 'item.published', ITEM_UNPUBLISHED: 'item.unpublished', ITEM_UPDATED: 'item.updated', MESSAGE_ANSWERED: 'message.answered', MESSAGE_ASSIGNED: 'message.assigned', MESSAGE_RECEIVED: 'message.received', MESSAGE_STAGE_CHANGED: 'message.stage_changed', PAGE_DELETED: 'page.deleted', PAGE_PUBLISHED: 'page.published', PAGE_UNPUBLISHED: 'page.unpublished', PAGE_UPDATED: 'page.updated', POST_DELETED: 'post.deleted', POST_PUBLISHED: 'post.published', POST_UNPUBLISHED: 'post.unpublished', POST_UPDATED: 'post.updated', REVIEW_SUBMITTED: 'review.submitted', REVIEW_WITHDRAWN: 'review.withdrawn', USER_CREATED: 'user.created' };

export type WebhookRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookRequest'] = ResolversParentTypes['WebhookRequest']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headers?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type WebhookResendCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookResendCount'] = ResolversParentTypes['WebhookResendCount']> = {
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type WebhookResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookResponse'] = ResolversParentTypes['WebhookResponse']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headers?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeekCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekCount'] = ResolversParentTypes['WeekCount']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  monday?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountChange?: AccountChangeResolvers<ContextType>;
  Affiliate?: AffiliateResolvers<ContextType>;
  AffiliateConnection?: AffiliateConnectionResolvers<ContextType>;
  AffiliateEdge?: AffiliateEdgeResolvers<ContextType>;
  AffiliateFigures?: AffiliateFiguresResolvers<ContextType>;
  AffiliateKind?: AffiliateKindResolvers;
  AffiliateMonth?: AffiliateMonthResolvers<ContextType>;
  AffiliatePage?: AffiliatePageResolvers<ContextType>;
  Answer?: AnswerResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenConnection?: ApiTokenConnectionResolvers<ContextType>;
  ApiTokenEdge?: ApiTokenEdgeResolvers<ContextType>;
  ApiTokenRole?: ApiTokenRoleResolvers;
  Arrival?: ArrivalResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditActorConnection?: AuditActorConnectionResolvers<ContextType>;
  AuditActorEdge?: AuditActorEdgeResolvers<ContextType>;
  AuditApiToken?: AuditApiTokenResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuditKind?: AuditKindResolvers;
  AuditSubject?: AuditSubjectResolvers<ContextType>;
  AuditVia?: AuditViaResolvers;
  Author?: AuthorResolvers<ContextType>;
  AuthorCount?: AuthorCountResolvers<ContextType>;
  AuthorProfile?: AuthorProfileResolvers<ContextType>;
  Backup?: BackupResolvers<ContextType>;
  Backups?: BackupsResolvers<ContextType>;
  BegunDrafts?: BegunDraftsResolvers<ContextType>;
  BlogFilters?: BlogFiltersResolvers<ContextType>;
  BlogHeading?: BlogHeadingResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogPostConnection?: BlogPostConnectionResolvers<ContextType>;
  BlogPostEdge?: BlogPostEdgeResolvers<ContextType>;
  BlogPostNeighbours?: BlogPostNeighboursResolvers<ContextType>;
  BookableSlots?: BookableSlotsResolvers<ContextType>;
  BookedCall?: BookedCallResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  BookingCheck?: BookingCheckResolvers<ContextType>;
  BookingConnection?: BookingConnectionResolvers<ContextType>;
  BookingDays?: BookingDaysResolvers<ContextType>;
  BookingEdge?: BookingEdgeResolvers<ContextType>;
  BookingHost?: BookingHostResolvers<ContextType>;
  BookingHosts?: BookingHostsResolvers<ContextType>;
  BookingRules?: BookingRulesResolvers<ContextType>;
  BookingSection?: BookingSectionResolvers<ContextType>;
  Bounce?: BounceResolvers<ContextType>;
  BulkChange?: BulkChangeResolvers<ContextType>;
  BulkFailure?: BulkFailureResolvers<ContextType>;
  CallToActionSection?: CallToActionSectionResolvers<ContextType>;
  CampaignNames?: CampaignNamesResolvers<ContextType>;
  CardsSection?: CardsSectionResolvers<ContextType>;
  CaseStudiesSection?: CaseStudiesSectionResolvers<ContextType>;
  CatalogueService?: CatalogueServiceResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  ColleagueConnection?: ColleagueConnectionResolvers<ContextType>;
  ColleagueEdge?: ColleagueEdgeResolvers<ContextType>;
  ContactFormSection?: ContactFormSectionResolvers<ContextType>;
  ContentDraft?: ContentDraftResolvers<ContextType>;
  ContentSection?: ContentSectionResolvers<ContextType>;
  ContentTranslation?: ContentTranslationResolvers<ContextType>;
  CurrentApiToken?: CurrentApiTokenResolvers<ContextType>;
  DateTimeISO?: GraphQLScalarType;
  DayOverview?: DayOverviewResolvers<ContextType>;
  DayTally?: DayTallyResolvers<ContextType>;
  Deletion?: DeletionResolvers<ContextType>;
  DeletionConnection?: DeletionConnectionResolvers<ContextType>;
  DeletionEdge?: DeletionEdgeResolvers<ContextType>;
  EditedPage?: EditedPageResolvers<ContextType>;
  EditedPageConnection?: EditedPageConnectionResolvers<ContextType>;
  EditedPageEdge?: EditedPageEdgeResolvers<ContextType>;
  Editing?: EditingResolvers<ContextType>;
  EditingPresence?: EditingPresenceResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EnquirySource?: EnquirySourceResolvers<ContextType>;
  Erasure?: ErasureResolvers<ContextType>;
  FiguresSection?: FiguresSectionResolvers<ContextType>;
  FirstStep?: FirstStepResolvers<ContextType>;
  FirstSteps?: FirstStepsResolvers<ContextType>;
  FocalPoint?: FocalPointResolvers<ContextType>;
  FollowUp?: FollowUpResolvers<ContextType>;
  FreeSlot?: FreeSlotResolvers<ContextType>;
  FreeTimes?: FreeTimesResolvers<ContextType>;
  GalleryPicture?: GalleryPictureResolvers<ContextType>;
  GallerySection?: GallerySectionResolvers<ContextType>;
  HeroSection?: HeroSectionResolvers<ContextType>;
  Holdings?: HoldingsResolvers<ContextType>;
  HostFeed?: HostFeedResolvers<ContextType>;
  ImageOption?: ImageOptionResolvers;
  Import?: ImportResolvers<ContextType>;
  ImportChoice?: ImportChoiceResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportConnection?: ImportConnectionResolvers<ContextType>;
  ImportCounts?: ImportCountsResolvers<ContextType>;
  ImportDefault?: ImportDefaultResolvers<ContextType>;
  ImportEdge?: ImportEdgeResolvers<ContextType>;
  ImportField?: ImportFieldResolvers<ContextType>;
  ImportLine?: ImportLineResolvers<ContextType>;
  ImportLineConnection?: ImportLineConnectionResolvers<ContextType>;
  ImportLineEdge?: ImportLineEdgeResolvers<ContextType>;
  ImportReport?: ImportReportResolvers<ContextType>;
  ImportSkipped?: ImportSkippedResolvers<ContextType>;
  ImportState?: ImportStateResolvers;
  ImportTable?: ImportTableResolvers<ContextType>;
  ImportTableRow?: ImportTableRowResolvers<ContextType>;
  ImportUndone?: ImportUndoneResolvers<ContextType>;
  ImportedSubscribers?: ImportedSubscribersResolvers<ContextType>;
  IndexNow?: IndexNowResolvers<ContextType>;
  InsightPath?: InsightPathResolvers<ContextType>;
  InsightRow?: InsightRowResolvers<ContextType>;
  InsightTable?: InsightTableResolvers<ContextType>;
  Insights?: InsightsResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationConnection?: InvitationConnectionResolvers<ContextType>;
  InvitationEdge?: InvitationEdgeResolvers<ContextType>;
  IssuedAffiliatePage?: IssuedAffiliatePageResolvers<ContextType>;
  IssuedApiToken?: IssuedApiTokenResolvers<ContextType>;
  IssuedCalendar?: IssuedCalendarResolvers<ContextType>;
  IssuedInvitation?: IssuedInvitationResolvers<ContextType>;
  IssuedPreviewLink?: IssuedPreviewLinkResolvers<ContextType>;
  IssuedReviewLink?: IssuedReviewLinkResolvers<ContextType>;
  IssuedWebhook?: IssuedWebhookResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  KeptSample?: KeptSampleResolvers<ContextType>;
  LogosSection?: LogosSectionResolvers<ContextType>;
  MailSettings?: MailSettingsResolvers<ContextType>;
  MailTest?: MailTestResolvers<ContextType>;
  MediaPicture?: MediaPictureResolvers<ContextType>;
  MediaPictureConnection?: MediaPictureConnectionResolvers<ContextType>;
  MediaPictureEdge?: MediaPictureEdgeResolvers<ContextType>;
  MediaUse?: MediaUseResolvers<ContextType>;
  MediaUseConnection?: MediaUseConnectionResolvers<ContextType>;
  MediaUseEdge?: MediaUseEdgeResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessageFilters?: MessageFiltersResolvers<ContextType>;
  MessagePresence?: MessagePresenceResolvers<ContextType>;
  MissedPath?: MissedPathResolvers<ContextType>;
  MissedPathConnection?: MissedPathConnectionResolvers<ContextType>;
  MissedPathEdge?: MissedPathEdgeResolvers<ContextType>;
  MonthTally?: MonthTallyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavigationEntry?: NavigationEntryResolvers<ContextType>;
  NewsletterFigures?: NewsletterFiguresResolvers<ContextType>;
  NewsletterInterest?: NewsletterInterestResolvers<ContextType>;
  NewsletterIssue?: NewsletterIssueResolvers<ContextType>;
  NewsletterIssueConnection?: NewsletterIssueConnectionResolvers<ContextType>;
  NewsletterIssueEdge?: NewsletterIssueEdgeResolvers<ContextType>;
  NewsletterOverview?: NewsletterOverviewResolvers<ContextType>;
  NewsletterSection?: NewsletterSectionResolvers<ContextType>;
  NewsletterSubscriber?: NewsletterSubscriberResolvers<ContextType>;
  NewsletterSubscriberConnection?: NewsletterSubscriberConnectionResolvers<ContextType>;
  NewsletterSubscriberEdge?: NewsletterSubscriberEdgeResolvers<ContextType>;
  NewsletterSubscription?: NewsletterSubscriptionResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NonNegativeInt?: GraphQLScalarType;
  Note?: NoteResolvers<ContextType>;
  OfficeNotice?: OfficeNoticeResolvers<ContextType>;
  OfficeNotices?: OfficeNoticesResolvers<ContextType>;
  OpenInvitation?: OpenInvitationResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  OwnSession?: OwnSessionResolvers<ContextType>;
  OwnSessionConnection?: OwnSessionConnectionResolvers<ContextType>;
  OwnSessionEdge?: OwnSessionEdgeResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageButton?: PageButtonResolvers<ContextType>;
  PageCard?: PageCardResolvers<ContextType>;
  PageConnection?: PageConnectionResolvers<ContextType>;
  PageEdge?: PageEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageLogo?: PageLogoResolvers<ContextType>;
  PagePerson?: PagePersonResolvers<ContextType>;
  PagePlan?: PagePlanResolvers<ContextType>;
  PageQuestion?: PageQuestionResolvers<ContextType>;
  PageSection?: PageSectionResolvers<ContextType>;
  PageText?: PageTextResolvers<ContextType>;
  PageTextField?: PageTextFieldResolvers<ContextType>;
  PageTexts?: PageTextsResolvers<ContextType>;
  PendingChange?: PendingChangeResolvers<ContextType>;
  PeopleSection?: PeopleSectionResolvers<ContextType>;
  PeriodFigures?: PeriodFiguresResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonalData?: PersonalDataResolvers<ContextType>;
  PersonalDataExport?: PersonalDataExportResolvers<ContextType>;
  PersonalDataKind?: PersonalDataKindResolvers<ContextType>;
  PersonalDataRecord?: PersonalDataRecordResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PictureSection?: PictureSectionResolvers<ContextType>;
  PictureSource?: PictureSourceResolvers<ContextType>;
  Pipeline?: PipelineResolvers<ContextType>;
  PlannedChange?: PlannedChangeResolvers<ContextType>;
  PortfolioFilters?: PortfolioFiltersResolvers<ContextType>;
  PortfolioItem?: PortfolioItemResolvers<ContextType>;
  PortfolioItemConnection?: PortfolioItemConnectionResolvers<ContextType>;
  PortfolioItemEdge?: PortfolioItemEdgeResolvers<ContextType>;
  PortfolioItemNeighbours?: PortfolioItemNeighboursResolvers<ContextType>;
  Presence?: PresenceResolvers<ContextType>;
  Preview?: PreviewResolvers<ContextType>;
  PreviewLink?: PreviewLinkResolvers<ContextType>;
  PreviewLinkConnection?: PreviewLinkConnectionResolvers<ContextType>;
  PreviewLinkEdge?: PreviewLinkEdgeResolvers<ContextType>;
  PreviewedSections?: PreviewedSectionsResolvers<ContextType>;
  PricesSection?: PricesSectionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuestionsSection?: QuestionsSectionResolvers<ContextType>;
  QuotesSection?: QuotesSectionResolvers<ContextType>;
  RecentFigures?: RecentFiguresResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  RedirectConnection?: RedirectConnectionResolvers<ContextType>;
  RedirectEdge?: RedirectEdgeResolvers<ContextType>;
  RenderedSections?: RenderedSectionsResolvers<ContextType>;
  RenderedText?: RenderedTextResolvers<ContextType>;
  Reply?: ReplyResolvers<ContextType>;
  ReplyDraft?: ReplyDraftResolvers<ContextType>;
  ReplyTemplate?: ReplyTemplateResolvers<ContextType>;
  ReplyTemplateConnection?: ReplyTemplateConnectionResolvers<ContextType>;
  ReplyTemplateEdge?: ReplyTemplateEdgeResolvers<ContextType>;
  RestoredRevision?: RestoredRevisionResolvers<ContextType>;
  ResultFigure?: ResultFigureResolvers<ContextType>;
  Retention?: RetentionResolvers<ContextType>;
  RetentionRule?: RetentionRuleResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewConsent?: ReviewConsentResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewLink?: ReviewLinkResolvers<ContextType>;
  ReviewLinkConnection?: ReviewLinkConnectionResolvers<ContextType>;
  ReviewLinkEdge?: ReviewLinkEdgeResolvers<ContextType>;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  ReviewSubject?: ReviewSubjectResolvers<ContextType>;
  ReviewTie?: ReviewTieResolvers<ContextType>;
  ReviewsByService?: ReviewsByServiceResolvers<ContextType>;
  Revision?: RevisionResolvers<ContextType>;
  RevisionAuthor?: RevisionAuthorResolvers<ContextType>;
  RevisionConnection?: RevisionConnectionResolvers<ContextType>;
  RevisionEdge?: RevisionEdgeResolvers<ContextType>;
  RevisionField?: RevisionFieldResolvers<ContextType>;
  RevisionKind?: RevisionKindResolvers;
  RevisionReason?: RevisionReasonResolvers;
  Role?: RoleResolvers;
  SampleContent?: SampleContentResolvers<ContextType>;
  SampleGroup?: SampleGroupResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SavedViewConnection?: SavedViewConnectionResolvers<ContextType>;
  SavedViewEdge?: SavedViewEdgeResolvers<ContextType>;
  SearchOverview?: SearchOverviewResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SecondStep?: SecondStepResolvers<ContextType>;
  ServiceCatalogue?: ServiceCatalogueResolvers<ContextType>;
  ServiceReviews?: ServiceReviewsResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SignInStep?: SignInStepResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteColours?: SiteColoursResolvers<ContextType>;
  SiteNavigation?: SiteNavigationResolvers<ContextType>;
  SiteNetworks?: SiteNetworksResolvers<ContextType>;
  SiteNewsletter?: SiteNewsletterResolvers<ContextType>;
  SitePage?: SitePageResolvers;
  SitePicture?: SitePictureResolvers<ContextType>;
  SiteTags?: SiteTagsResolvers<ContextType>;
  SiteTranslation?: SiteTranslationResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  SlotDays?: SlotDaysResolvers<ContextType>;
  SocialNetwork?: SocialNetworkResolvers<ContextType>;
  SourceName?: SourceNameResolvers<ContextType>;
  SourceNameConnection?: SourceNameConnectionResolvers<ContextType>;
  SourceNameEdge?: SourceNameEdgeResolvers<ContextType>;
  StageTally?: StageTallyResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TagCount?: TagCountResolvers<ContextType>;
  TextSection?: TextSectionResolvers<ContextType>;
  ThreadConnection?: ThreadConnectionResolvers<ContextType>;
  ThreadEdge?: ThreadEdgeResolvers<ContextType>;
  ThreadEntry?: ThreadEntryResolvers<ContextType>;
  ThreadEvent?: ThreadEventResolvers<ContextType>;
  TotpSetup?: TotpSetupResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UUID?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  VideoSection?: VideoSectionResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookConnection?: WebhookConnectionResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookDeliveryState?: WebhookDeliveryStateResolvers;
  WebhookEdge?: WebhookEdgeResolvers<ContextType>;
  WebhookEvent?: WebhookEventResolvers;
  WebhookRequest?: WebhookRequestResolvers<ContextType>;
  WebhookResendCount?: WebhookResendCountResolvers<ContextType>;
  WebhookResponse?: WebhookResponseResolvers<ContextType>;
  WeekCount?: WeekCountResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  auth?: AuthDirectiveResolver<any, any, ContextType>;
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  ours?: OursDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
  sessionOnly?: SessionOnlyDirectiveResolver<any, any, ContextType>;
  theirs?: TheirsDirectiveResolver<any, any, ContextType>;
  unscopedOnly?: UnscopedOnlyDirectiveResolver<any, any, ContextType>;
};
