import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AffiliateRow } from './clients/affiliate/table.ts';
import type { IssuedPage, OpenedPage } from './clients/affiliate/referral/page.ts';
import type { SourceOutput } from './platform/visit/sourceColumns.ts';
import type { AffiliateList } from './clients/affiliate/affiliates.ts';
import type { OwnedToken, ApiTokenList, IssuedToken } from './people/apiToken/apiTokens.ts';
import type { ActorList, AuditList } from './platform/audit/entries.ts';
import type { AuditRow } from './platform/audit/table.ts';
import type { OpenDraft } from './content/autosave/table.ts';
import type { Pending } from './content/autosave/pending.ts';
import type { PreviewLinkRow } from './content/preview/table.ts';
import type { PreviewLinkList, IssuedPreview } from './content/preview/links.ts';
import type { Previewed } from './content/preview/preview.ts';
import type { AuthorProfileRow, OwnProfile } from './content/author/table.ts';
import type { Host } from './clients/booking/hosts.ts';
import type { HostFeedRow, BookingRow } from './clients/booking/table.ts';
import type { ToldCalendar } from './clients/booking/calendar.ts';
import type { ReadPost } from './content/blog/table.ts';
import type { BlogPostList } from './content/blog/posts.ts';
import type { PostNeighbours } from './content/blog/neighbours.ts';
import type { BookingList } from './clients/booking/staff.ts';
import type { BookedCall as ShownCall } from './clients/booking/book.ts';
import type { SlotRow } from './clients/booking/slots.ts';
import type { Arrived } from './app/graphql/live/arrivals.ts';
import type { AnswerRow, NoteRow, ThreadEventRow } from './clients/message/thread/table.ts';
import type { ShownAttachment, Thread, ThreadRow } from './clients/message/thread/thread.ts';
import type { PictureRow } from './platform/storage/picture/table.ts';
import type { MediaList } from './content/media/media.ts';
import type { MediaUses } from './content/media/uses.ts';
import type { PictureUse } from './content/media/pictureUse.ts';
import type { MessageRow, ReplyRow } from './clients/message/table.ts';
import type { MessageList } from './clients/message/messages.ts';
import type { UsedNames } from './clients/source/campaignNames.ts';
import type { OverviewCounts } from './office/dashboard/overview.ts';
import type { InsightsReport } from './office/dashboard/insight/insights.ts';
import type { IndexNowState } from './content/indexNow/table.ts';
import type { OfficeImport, ImportList } from './transfer/import/office/imports.ts';
import type { OfficeReport, LineList } from './transfer/import/office/report.ts';
import type { MissedPathRow, RedirectRow } from './content/redirect/table.ts';
import type { MissedPathList } from './content/redirect/missedPaths.ts';
import type { RedirectList } from './content/redirect/redirects.ts';
import type { Site as ShownSite } from '../schema/site.ts';
import type { Networks } from './content/site/table.ts';
import type { ReplyTemplateRow } from './clients/message/replyTemplate/table.ts';
import type { ReplyTemplateList } from './clients/message/replyTemplate/replyTemplates.ts';
import type { PageTextRow } from './content/pageText/table.ts';
import type { PageList } from './content/pageText/pages.ts';
import type { PublicText, EditedText, PublicPage } from './content/pageText/pageTextView.ts';
import type { ErasureRow } from './office/privacy/personalData/table.ts';
import type { PersonRow } from './clients/person/person.ts';
import type { PipelineFigures } from './office/dashboard/pipeline.ts';
import type { ColleagueList } from './people/user/colleagues.ts';
import type { SourceNameList } from './clients/source/sourceNames.ts';
import type { SavedViewRow } from './clients/message/desk/table.ts';
import type { SavedViewList } from './clients/message/desk/views.ts';
import type { OwnedInvitation, InvitationList, SentInvitation } from './people/user/invitations.ts';
import type { InvitationRow, UserRow } from './people/user/table.ts';
import type { BareRevision } from './content/revision/table.ts';
import type { RevisionList } from './content/revision/revisions.ts';
import type { IssuedLink, ReviewLinkList } from './clients/review/links.ts';
import type { ReviewRow, ReviewLinkRow } from './clients/review/table.ts';
import type { ReviewList } from './clients/review/reviews.ts';
import type { ReadItem } from './content/portfolio/table.ts';
import type { PortfolioItemList } from './content/portfolio/items.ts';
import type { SessionRow } from './people/session/table.ts';
import type { OwnSessionList } from './people/session/ownSessions.ts';
import type { NewSession } from './people/session/sessions.ts';
import type { UserList } from './people/user/users.ts';
import type { WebhookRow, DeliveryRow } from './platform/webhook/table.ts';
import type { WebhookList, WebhookWithSecret } from './platform/webhook/webhooks.ts';
import type { TombstoneRow } from './office/privacy/tombstone/table.ts';
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
  /** A moment in time, ISO 8601 in UTC: 2026-11-21T09:30:00.000Z. */
  DateTimeISO: { input: Date; output: Date; }
  /** An e-mail address. */
  EmailAddress: { input: string; output: string; }
  /** Any value of JSON, where one may be of several types. */
  JSON: { input: unknown; output: unknown; }
  /** A whole number, zero or more. */
  NonNegativeInt: { input: number; output: number; }
  /** An absolute http or https address. */
  URL: { input: string; output: string; }
  /** An id in its written form: 8-4-4-4-12 hexadecimal digits. */
  UUID: { input: string; output: string; }
  /** A picture sent as one part of a multipart request (GraphQL multipart request specification): png, jpeg, gif or webp, at most 10 MB. */
  Upload: { input: Promise<unknown>; output: never; }
};

/** What the invited person adds to become a user. */
export type AcceptInvitationInput = {
  /** Exactly 10 digits, a number that no other user has. */
  mobile: Scalars['String']['input'];
  /** At least 3 and at most 120 characters. */
  name: Scalars['String']['input'];
  /**
   * At least 6 characters with an uppercase letter, a lowercase letter, a digit and a special character, and none of the most
   * common passwords. At most 256 characters.
   */
  password: Scalars['String']['input'];
};

/** An application to the affiliate programme. */
export type Affiliate = {
  __typename?: 'Affiliate';
  /** For which company. */
  companyName: Scalars['String']['output'];
  /** When the application came in. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** When it was decided on last. Null while it is new. */
  decidedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Where to answer, lowercase. */
  email: Scalars['EmailAddress']['output'];
  /** What has come by the link. Null of one who was never accepted. */
  figures?: Maybe<AffiliateFigures>;
  /** Whether there is a private page with the affiliate's figures. */
  hasPage: Scalars['Boolean']['output'];
  /** The application's id. */
  id: Scalars['ID']['output'];
  /** Whether it lies in the spam folder. Who applies is not told: it is false in the answer to `apply`. */
  isSpam: Scalars['Boolean']['output'];
  /** Who applies. */
  name: Scalars['String']['output'];
  /** Where to call: 10 to 15 digits, with a plus if one was given. */
  phone: Scalars['String']['output'];
  /** Why it was declined or ended, as the applicant was told. Null when it was not. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The link that an affiliate shares. Null of one who was never accepted; of one whose partnership was ended it counts nothing. */
  referralLink?: Maybe<Scalars['URL']['output']>;
  /** What they apply as. */
  service: AffiliateKind;
  /** Where it comes from. */
  source: EnquirySource;
  /** How far it has come. */
  state: AffiliateState;
  /** When anything of it was changed last. Its figures do not count. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of applications. */
export type AffiliateConnection = {
  __typename?: 'AffiliateConnection';
  /** The same applications, each with its cursor. */
  edges: Array<AffiliateEdge>;
  /** The applications of this page. */
  nodes: Array<Affiliate>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many applications the whole list has. Of a search no more than 1000 are counted. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An application in a list. */
export type AffiliateEdge = {
  __typename?: 'AffiliateEdge';
  /** Where the application stands in the list. */
  cursor: Scalars['String']['output'];
  /** The application. */
  node: Affiliate;
};

/** What has come by the referral link of an affiliate. An enquiry in the spam folder does not count. */
export type AffiliateFigures = {
  __typename?: 'AffiliateFigures';
  /** Enquiries of these visitors. */
  enquiries: Scalars['NonNegativeInt']['output'];
  /** Visits: each visitor once a day. */
  visits: Scalars['NonNegativeInt']['output'];
  /** How many of these enquiries were won. */
  won: Scalars['NonNegativeInt']['output'];
  /** What those are worth together, in whole rupees; those of no value count as nothing. */
  wonValue: Scalars['Float']['output'];
};

/** What somebody applies to the affiliate programme as. */
export type AffiliateKind =
  /** Pays for the customers that others send. */
  | 'advertiser'
  /** Sends customers from pages, lists or channels of their own. */
  | 'publisher';

/** What has come by the referral link of an affiliate in a month of India's time. */
export type AffiliateMonth = {
  __typename?: 'AffiliateMonth';
  /** Visits, enquiries that came in, and what was won in this month. */
  figures: AffiliateFigures;
  /** The month, such as 2026-11. */
  month: Scalars['String']['output'];
};

/** What an affiliate sees on their private page: figures, and nothing of who has enquired. */
export type AffiliatePage = {
  __typename?: 'AffiliatePage';
  /** What has come by it since it was made. */
  figures: AffiliateFigures;
  /** The affiliate's id. */
  id: Scalars['ID']['output'];
  /** The same for the last 12 months, the latest first. */
  months: Array<AffiliateMonth>;
  /** Their name. */
  name: Scalars['String']['output'];
  /** The link that they share. */
  referralLink: Scalars['URL']['output'];
};

/** How far an application to the affiliate programme has come. */
export type AffiliateState =
  /** Accepted: the affiliate has a referral link, and what comes by it is counted. */
  | 'ACCEPTED'
  /** Declined: the applicant was told why. */
  | 'DECLINED'
  /** Accepted once, and ended: the referral link counts nothing any more, the private page is gone. */
  | 'ENDED'
  /** Nobody has decided on it. */
  | 'NEW';

/** A mail that the client, or somebody in their place, has sent in answer. */
export type Answer = {
  __typename?: 'Answer';
  /** The files that came with it, at most 10. */
  attachments: Array<Attachment>;
  /** The address that it says it comes from. */
  fromEmail: Scalars['String']['output'];
  /** The name beside that address. Null when there is none. */
  fromName?: Maybe<Scalars['String']['output']>;
  /** The answer's id. */
  id: Scalars['ID']['output'];
  /** Whether a machine wrote it: an out-of-office reply, a list (RFC 3834). It marks nothing as unread. */
  isAutomatic: Scalars['Boolean']['output'];
  /** Whether that address is another than the enquiry's. */
  isFromOther: Scalars['Boolean']['output'];
  /** Whether the receiving mail server found that the address is forged (`Authentication-Results`, RFC 8601). */
  isUnverified: Scalars['Boolean']['output'];
  /** What was left out of it and why, in sentences for people. */
  omitted: Array<Scalars['String']['output']>;
  /** What it quotes of earlier mails, and its signature. Null when there is nothing of the kind. */
  quoted?: Maybe<Scalars['String']['output']>;
  /** When it arrived. */
  receivedAt: Scalars['DateTimeISO']['output'];
  /** The subject. Empty when there is none. */
  subject: Scalars['String']['output'];
  /** What was written, as plain text, without what it quotes. */
  text: Scalars['String']['output'];
  /** When it was changed last: an answer never is, so it is when it was received. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/**
 * A bearer token for a machine, in the name of the admin who made it. It is as good as nothing once they are blocked or
 * deleted. The token itself is told only once, when it is issued.
 */
export type ApiToken = {
  __typename?: 'ApiToken';
  /** When it was issued. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The admin who made it, and in whose name it asks. */
  createdBy: User;
  /** When it ends by itself. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The last four characters of the token, to tell it by. */
  hint: Scalars['String']['output'];
  /** The token's id, which is not the token. */
  id: Scalars['ID']['output'];
  /** When it was last accepted, to the minute. Null until then. */
  lastUsedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What it is for. */
  name: Scalars['String']['output'];
  /** What it may do, as long as the one who made it may. */
  role: ApiTokenRole;
  /** The part of its role that it may use. Null: the whole role. */
  scopes?: Maybe<Array<ApiTokenScope>>;
  /** Whether it is good. */
  state: ApiTokenState;
  /** When it was issued, or taken back. Its use and its end by itself do not count. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of API tokens. */
export type ApiTokenConnection = {
  __typename?: 'ApiTokenConnection';
  /** The same API tokens, each with its cursor. */
  edges: Array<ApiTokenEdge>;
  /** The API tokens of this page. */
  nodes: Array<ApiToken>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many API tokens there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An API token in a list. */
export type ApiTokenEdge = {
  __typename?: 'ApiTokenEdge';
  /** Where the API token stands in the list. */
  cursor: Scalars['String']['output'];
  /** The API token. */
  node: ApiToken;
};

/** What a machine may do with an API token. */
export type ApiTokenRole =
  /** May do what an ADMIN may, users included. */
  | 'admin'
  /** May read what is published, and change nothing. */
  | 'published'
  /** May do what an EMPLOYEE may. */
  | 'staff';

/** What an API token with scopes may do, as far as its role may. Whoever may change a kind may read it too. */
export type ApiTokenScope =
  /** Read applications to the affiliate programme, and what affiliates have brought. */
  | 'AFFILIATES_READ'
  /** Decide on applications, which mails the applicant, and change what is noted of them. */
  | 'AFFILIATES_WRITE'
  /** Read the audit log: who did what to what, and when. Together with the scope to read a kind: the fields that were changed. */
  | 'AUDIT_READ'
  /** Read booked calls, and the hours and calendars of hosts. */
  | 'BOOKINGS_READ'
  /** Move and cancel booked calls and remind of them, which mails the client, and change the hours of hosts. */
  | 'BOOKINGS_WRITE'
  /** Publish posts and portfolio items, plan that, and take them back. Together with CONTENT_WRITE: change what is public or planned to be. */
  | 'CONTENT_PUBLISH'
  /** Read posts and portfolio items, drafts and versions too, and the pictures of the library. */
  | 'CONTENT_READ'
  /** Write and change posts and portfolio items that are not public and not planned to be, upload pictures, make preview links. */
  | 'CONTENT_WRITE'
  /** Read figures: of visits and what becomes of them, of the pipeline and the dashboard. */
  | 'INSIGHTS_READ'
  /** Read enquiries, their threads and files, whoever sent them, and the templates of replies. */
  | 'MESSAGES_READ'
  /** Send replies to enquiries by mail. Together with BOOKINGS_WRITE: write to whoever has booked a call. */
  | 'MESSAGES_REPLY'
  /** Change enquiries but not answer them: notes, stage, owner, follow-up, value, source, read and spam. Write templates of replies. */
  | 'MESSAGES_WRITE'
  /** Delete for good: what the token may otherwise change. Alone it permits nothing. */
  | 'REMOVE'
  /** Publish reviews and take them back. Together with REVIEWS_WRITE: change what is public. */
  | 'REVIEWS_PUBLISH'
  /** Read reviews, those that are not public too, and the links that ask for them. */
  | 'REVIEWS_READ'
  /** Ask clients for reviews by mail, and say what a review is of. */
  | 'REVIEWS_WRITE'
  /** Read the settings of the site, the texts of its pages and its redirects. */
  | 'SITE_READ'
  /** Change the settings of the site, the texts of its pages and its redirects. What is changed is public at once. */
  | 'SITE_WRITE';

/** Whether an API token is good. */
export type ApiTokenState =
  /** It is accepted as a bearer token. */
  | 'ACTIVE'
  /** Its time is over. */
  | 'EXPIRED'
  /** An admin has taken it back, or has blocked the one who made it. */
  | 'REVOKED';

/** An application as it is written. */
export type ApplyInput = {
  /** At least 1 and at most 200 characters. */
  companyName: Scalars['String']['input'];
  /** A valid e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** At least 1 and at most 120 characters. */
  name: Scalars['String']['input'];
  /** Digits only, with a plus before them if wanted: a first digit 1 to 9, then 9 to 14 more. At most 16 characters. */
  phone: Scalars['String']['input'];
  /** What the applicant applies as. */
  service: AffiliateKind;
};

/** Something that the staff should see now. */
export type Arrival = {
  __typename?: 'Arrival';
  /** The application, of the kind APPLICATION. Null for other kinds, and when it has been deleted meanwhile. */
  affiliate?: Maybe<Affiliate>;
  /** Who has the form of which post or item open, of the kind PRESENCE. Null for other kinds, and when it is about an enquiry. */
  editing?: Maybe<Editing>;
  /** What it is. */
  kind: ArrivalKind;
  /** The message, of the kinds MESSAGE and ANSWER. Null for other kinds, and when it has been deleted meanwhile. */
  message?: Maybe<Message>;
  /** What is waiting by now. */
  overview: Overview;
  /** Who has which enquiry open, of the kind PRESENCE. Null for other kinds, and when it is about a form. */
  presence?: Maybe<MessagePresence>;
  /** The review, of the kind REVIEW. Null for other kinds, and when it has been deleted meanwhile. */
  review?: Maybe<Review>;
};

/** What may come in. */
export type ArrivalKind =
  /** A client's answer to a reply, in the thread of its message. */
  | 'ANSWER'
  /** An application to the affiliate programme. */
  | 'APPLICATION'
  /** Nothing new: something was marked, moved, changed or deleted, or came in as spam. The counts may have changed. */
  | 'CHANGE'
  /** A message from the contact form. */
  | 'MESSAGE'
  /** Nothing new: somebody opened or left an enquiry or a form, or began or ended writing a reply. Told only to who asks for it. */
  | 'PRESENCE'
  /** Nothing new: from here on nothing is missed. What came before, or while the server had lost its database, was not told. */
  | 'RESUMED'
  /** A review by a review link. */
  | 'REVIEW';

/** A file that came with an answer. Staff download it; nothing opens it here. */
export type Attachment = {
  __typename?: 'Attachment';
  /** What the mail says it is, as `application/pdf`. */
  contentType: Scalars['String']['output'];
  /** The attachment's id. */
  id: Scalars['ID']['output'];
  /** Whether its name is one that a computer may run. */
  isExecutable: Scalars['Boolean']['output'];
  /** Its name, without folders. */
  name: Scalars['String']['output'];
  /** Where it is downloaded, with the bearer token of the request: `/attachments/{id}` of this site. */
  path: Scalars['String']['output'];
  /** How large it is, in bytes. */
  size: Scalars['NonNegativeInt']['output'];
  /** When it was changed last: an attachment never is, so it is when its answer was received. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** Who made a change, as they were called then. */
export type AuditActor = {
  __typename?: 'AuditActor';
  /** The id of the member of staff, who may be gone by now. Null for `OPERATOR` and `SCHEDULE`, which no member of staff is behind. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Their name. */
  name: Scalars['String']['output'];
};

/** A page of those who made changes. */
export type AuditActorConnection = {
  __typename?: 'AuditActorConnection';
  /** The same, each with their cursor. */
  edges: Array<AuditActorEdge>;
  /** Those of this page. */
  nodes: Array<AuditActor>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** Somebody who made changes, in a list. */
export type AuditActorEdge = {
  __typename?: 'AuditActorEdge';
  /** Where they stand in the list. */
  cursor: Scalars['String']['output'];
  /** Who they are. */
  node: AuditActor;
};

/** The API token that somebody acted by, as it was called then. */
export type AuditApiToken = {
  __typename?: 'AuditApiToken';
  /** The token's id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/**
 * A field before and after a change. Passwords, codes, tokens and secrets are never among them, and of a long text 500
 * characters are kept, from where it begins to differ.
 */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** What it became, likewise. Null for what was deleted. */
  after?: Maybe<Scalars['JSON']['output']>;
  /** What it was: a text, a number, true or false, or a list of texts. Null when it had no value, and for what was made. */
  before?: Maybe<Scalars['JSON']['output']>;
  /** The name of the field, as `isPublished`. */
  field: Scalars['String']['output'];
};

/**
 * A change that a member of staff made. It is written in the transaction of the change: nothing is noted that was not done,
 * and nothing done that is not noted.
 */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done, for machines: the kind of thing and a verb, as `blog.publish`. More may be added. */
  action: Scalars['String']['output'];
  /** Who did it. */
  actor: AuditActor;
  /** The network address that the request came from. Null for `OPERATOR` and `SCHEDULE`. */
  address?: Maybe<Scalars['String']['output']>;
  /** Which API token it was, for `TOKEN`. Null for every other way, and in entries from before version 0.2.0. */
  apiToken?: Maybe<AuditApiToken>;
  /** Whether the caller lacks the scope to be told the fields of the change. False for whoever has signed in, and for a token without scopes. */
  areChangesHidden: Scalars['Boolean']['output'];
  /** When it was. */
  at: Scalars['DateTimeISO']['output'];
  /**
   * The fields that the change was about, where they matter. Empty for an API token that has no scope to read the same from the thing itself,
   * as `areChangesHidden` says.
   */
  changes: Array<AuditChange>;
  /** The entry's id. */
  id: Scalars['ID']['output'];
  /** The id of the request, which the server's log and its error answers name too. Null as for the address. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** What it was done to. */
  subject: AuditSubject;
  /** What was done, for people: `published a post`. */
  summary: Scalars['String']['output'];
  /** When it was changed last: an entry never is, so it is the same as `at`. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** By what they acted. */
  via: AuditVia;
};

/** A page of entries. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The same entries, each with its cursor. */
  edges: Array<AuditEntryEdge>;
  /** The entries of this page. */
  nodes: Array<AuditEntry>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many entries there are in all that the filter lets through. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An entry in a list. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Where the entry stands in the list. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** Which entries are wanted: those that everything said here is true of. */
export type AuditFilterInput = {
  /** Only what the member of staff with this id did. */
  actorId?: InputMaybe<Scalars['UUID']['input']>;
  /** Only from the beginning of this day on, as 2026-11-21, in the office's time zone: exactly 10 characters. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Only what was done to this kind of thing. */
  kind?: InputMaybe<AuditKind>;
  /** Only entries that have this text, in capitals or not, in the name of the person or of the thing, in the network address or in the id of the request. At most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only up to the end of this day, likewise: exactly 10 characters. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** The kind of thing that somebody changed. */
export type AuditKind =
  /** An affiliate's application. */
  | 'affiliate'
  /** An API token. */
  | 'apiToken'
  /** A blog post. */
  | 'blog'
  /** Booked calls, hosts and slots. */
  | 'booking'
  /** What was imported from another site. */
  | 'import'
  /** Whether search engines are told of changes. */
  | 'indexNow'
  /** A picture of the media library. */
  | 'media'
  /** A message: what was answered, noted, assigned or marked. */
  | 'message'
  /** The texts of a page. */
  | 'pageText'
  /** Whoever is behind an e-mail address: their name, or all their data. */
  | 'person'
  /** A portfolio item. */
  | 'portfolio'
  /** What is answered where nothing is found, or an address that was not found. */
  | 'redirect'
  /** A template of replies. */
  | 'replyTemplate'
  /** For how long data is kept, and what was deleted because of that. */
  | 'retention'
  /** A review, or the link to one. */
  | 'review'
  /** A sign-in, or what is needed for one. */
  | 'session'
  /** The settings of the site. */
  | 'site'
  /** A member of staff, their role or password, or an invitation of one. */
  | 'user'
  /** A webhook, or a delivery to one. */
  | 'webhook';

/** What was changed, as it was called then. */
export type AuditSubject = {
  __typename?: 'AuditSubject';
  /** The id of the thing, which may be gone by now. Null where it has none. */
  id?: Maybe<Scalars['ID']['output']>;
  /** What kind of thing it is. */
  kind: AuditKind;
  /** What people know it by: a title, a name, an e-mail address. */
  label: Scalars['String']['output'];
};

/** By what somebody acted. */
export type AuditVia =
  /** By a link from a mail or an invitation. */
  | 'link'
  /** At the machine itself, by `npm run admin`. */
  | 'operator'
  /** By a time that was planned before: the product itself, at that time. */
  | 'schedule'
  /** By signing in. */
  | 'session'
  /** By an API token, in the name of the admin who made it. */
  | 'token';

/** Somebody of the staff who has a page with what they have written: /blog/author/{slug}. */
export type Author = {
  __typename?: 'Author';
  /** What they say about themselves, at most 300 characters. Empty when that is nothing. */
  about: Scalars['String']['output'];
  /** The page's id. */
  id: Scalars['ID']['output'];
  /** The same picture with its size and its smaller files. Null when there is none, or when it is not kept here. */
  image?: Maybe<Picture>;
  /** Their picture. Null when there is none: the site then draws one. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Their name as the page shows it, and as `author` of their posts says it. */
  name: Scalars['String']['output'];
  /** The last part of the page's address. */
  slug: Scalars['String']['output'];
  /** When the page was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** The viewer's own author page, whether it is shown or not. */
export type AuthorProfile = {
  __typename?: 'AuthorProfile';
  /** What they say about themselves. */
  about: Scalars['String']['output'];
  /** The viewer's id. */
  id: Scalars['ID']['output'];
  /** Their picture. Null when there is none. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Whether the page is shown. */
  isOn: Scalars['Boolean']['output'];
  /** The name that the page shows. Posts whose `author` says the same are theirs. */
  name: Scalars['String']['output'];
  /** The last part of the page's address. */
  slug: Scalars['String']['output'];
};

/** The viewer's author page as it is written. */
export type AuthorProfileInput = {
  /** At most 300 characters; may be empty. */
  about: Scalars['String']['input'];
  /** The picture itself, instead of `imageUrl`. */
  imageFile?: InputMaybe<Scalars['Upload']['input']>;
  /** An http or https address, at most 2000 characters. Empty: no picture. Left out: it stays. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether the page is shown. */
  isOn: Scalars['Boolean']['input'];
  /** At least 2 and at most 120 characters. */
  name: Scalars['String']['input'];
  /** At least 3 and at most 120 characters: lowercase letters and digits, with single hyphens. */
  slug: Scalars['String']['input'];
};

/** The new posts or items that somebody has begun and not stored. */
export type BegunDrafts = {
  __typename?: 'BegunDrafts';
  /** The drafts, the latest first: at most 100. */
  drafts: Array<ContentDraft>;
};

/** A heading in the text of a post. */
export type BlogHeading = {
  __typename?: 'BlogHeading';
  /** The heading's id in `bodyHtml`: the part of an address after its #. */
  anchor: Scalars['String']['output'];
  /** 2 for a part of the text, 3 for a part of a part. */
  level: Scalars['NonNegativeInt']['output'];
  /** What it says. */
  text: Scalars['String']['output'];
};

/** A post of the blog. */
export type BlogPost = {
  __typename?: 'BlogPost';
  /** What the cover picture shows, for those who do not see it. */
  altText?: Maybe<Scalars['String']['output']>;
  /** Who wrote it. */
  author: Scalars['String']['output'];
  /** The page of whoever wrote the post. Null when nobody with such a page has the name that `author` says. */
  authorPage?: Maybe<Author>;
  /** The text as it was written, in Markdown. Empty when there is none. */
  body: Scalars['String']['output'];
  /** The text as safe HTML. */
  bodyHtml: Scalars['String']['output'];
  /** The headings of the text that a table of contents lists, in their order. */
  contents: Array<BlogHeading>;
  /** When the post was made. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** What the post is about, in a sentence or two. */
  excerpt: Scalars['String']['output'];
  /** The post's id. */
  id: Scalars['ID']['output'];
  /** The same picture with its size and its smaller files. Null when there is none, or when it is not kept here. */
  image?: Maybe<Picture>;
  /** The cover picture. Null when there is none: the site then draws one. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Published posts are for everybody, drafts for staff. */
  isPublished: Scalars['Boolean']['output'];
  /** The description for search results, null to use the excerpt. */
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** The title for search results, null to use the headline. */
  metaTitle?: Maybe<Scalars['String']['output']>;
  /** Who has changes of it that are not stored, in the order of their names. */
  pendingChanges: Array<PendingChange>;
  /** When it shall be published by itself. Null when nobody has planned it. For staff. */
  publishAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How many minutes a reader needs for the text, at least 1. */
  readingMinutes: Scalars['NonNegativeInt']['output'];
  /** How its page did of late. */
  recentFigures: RecentFigures;
  /** The last part of the post's address: /blog/{slug}. */
  slug: Scalars['String']['output'];
  /** What it is about, in catchwords. */
  tags: Array<Scalars['String']['output']>;
  /** When it shall be taken back by itself. Null when nobody has planned it. For staff. */
  takeBackAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The headline. */
  title: Scalars['String']['output'];
  /** When the post was last changed. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of blog posts. */
export type BlogPostConnection = {
  __typename?: 'BlogPostConnection';
  /** The same posts, each with its cursor. */
  edges: Array<BlogPostEdge>;
  /** The posts of this page. */
  nodes: Array<BlogPost>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many posts the whole list has. Of a search in `allBlogPosts` no more than 1000 are counted. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A blog post in a list. */
export type BlogPostEdge = {
  __typename?: 'BlogPostEdge';
  /** Where the post stands in the list. */
  cursor: Scalars['String']['output'];
  /** The post. */
  node: BlogPost;
};

/** A blog post as it is written, new or changed. On a change, what is left out stays as it is where that is said. */
export type BlogPostInput = {
  /** At most 300 characters. Left out: none; on a change it stays. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** At least 2 and at most 120 characters. */
  author: Scalars['String']['input'];
  /** Markdown. At most 100000 characters. Left out: empty; on a change it stays. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** At least 10 and at most 500 characters. */
  excerpt: Scalars['String']['input'];
  /** The picture itself, instead of `imageUrl`. */
  imageFile?: InputMaybe<Scalars['Upload']['input']>;
  /** An http or https address, at most 2000 characters. Empty: no picture. Left out: none; on a change it stays. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Left out: a draft; on a change it stays. */
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 500 characters. Left out: none; on a change it stays. */
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. Left out: none; on a change it stays. */
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  /** A picture of the media library by its id, instead of `imageUrl` and `imageFile`. */
  pictureId?: InputMaybe<Scalars['UUID']['input']>;
  /** When it shall be published by itself: a time to come, and not of what is published. Null: never. Left out: never; on a change it stays, but for what is done by publishing the post or taking it back. */
  publishAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /**
   * Lowercase letters and digits with single hyphens, at least 3 and at most 120 characters; `all`, `published` and `create` are refused.
   * Left out or empty: made from the title; on a change it stays.
   */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** At least one. Each at most 50 characters, at most 20 of them; a comma separates two tags. */
  tags: Array<Scalars['String']['input']>;
  /** When it shall be taken back by itself: a time to come, after `publishAt`. Null: never. Left out: never; on a change it stays, but for what is done by publishing the post or taking it back. */
  takeBackAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** At least 5 and at most 200 characters. */
  title: Scalars['String']['input'];
};

/** Where a reader of a post may go from there. Published posts only. */
export type BlogPostNeighbours = {
  __typename?: 'BlogPostNeighbours';
  /** The oldest of the newer posts. Null when there is none. */
  next?: Maybe<BlogPost>;
  /** The newest of the older posts. Null when there is none. */
  previous?: Maybe<BlogPost>;
  /** Up to three: those that share most tags with the post, then the newest. */
  related: Array<BlogPost>;
};

/** A call to be booked. */
export type BookCallInput = {
  /** A valid e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** Who shall call. Left out: whoever is free. */
  hostId?: InputMaybe<Scalars['UUID']['input']>;
  /** At least 2 and at most 120 characters. */
  name: Scalars['String']['input'];
  /** At most 2000 characters. Left out: none. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A phone number with its country code, at most 30 characters. Ten digits alone are India's. */
  phone: Scalars['String']['input'];
  /** What it is about: one of the five choices of the contact form, and so at most 50 characters. */
  service: Scalars['String']['input'];
  /** When it shall begin: one of the free times. */
  startsAt: Scalars['DateTimeISO']['input'];
  /** The time zone of whoever books: one of the IANA database, as America/New_York; at most 64 characters. */
  timeZone: Scalars['String']['input'];
};

/** A call as whoever has booked it sees it. */
export type BookedCall = {
  __typename?: 'BookedCall';
  /** Whether it can be moved and cancelled by its link now. */
  canChange: Scalars['Boolean']['output'];
  /** Until when it can be moved and cancelled by its link. */
  changeableUntil: Scalars['DateTimeISO']['output'];
  /** When it is over. */
  endsAt: Scalars['DateTimeISO']['output'];
  /** The times to which it can be moved. Empty when it cannot be. */
  freeTimes: FreeTimes;
  /** Who calls. Null when that is not known any more. */
  host?: Maybe<Scalars['String']['output']>;
  /** The time zone of the office. */
  officeTimeZone: Scalars['String']['output'];
  /** What it is about. */
  service: Scalars['String']['output'];
  /** When the call begins. */
  startsAt: Scalars['DateTimeISO']['output'];
  /** Whether it takes place. */
  status: BookingStatus;
  /** The time zone of whoever has booked, as they have said. */
  timeZone: Scalars['String']['output'];
};


/** A call as whoever has booked it sees it. */
export type BookedCallFreeTimesArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A call that somebody has booked. */
export type Booking = {
  __typename?: 'Booking';
  /** When it was booked. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** Where the confirmation went. */
  email: Scalars['EmailAddress']['output'];
  /** When it is over. */
  endsAt: Scalars['DateTimeISO']['output'];
  /** Who calls. Null when their account is gone. */
  host?: Maybe<Colleague>;
  /** The booking's id. It is also the UID of its invitation. */
  id: Scalars['ID']['output'];
  /** Whether the caller has reminded of it already, with this sign-in or API token. */
  isReminded: Scalars['Boolean']['output'];
  /** The enquiry that it has made. Null when that was deleted. */
  messageId?: Maybe<Scalars['ID']['output']>;
  /** Who has booked it. */
  name: Scalars['String']['output'];
  /** What they have written. Null when that is nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** The time zone of the office. */
  officeTimeZone: Scalars['String']['output'];
  /** What was noted of it once it was over. Null while nothing was. */
  outcome?: Maybe<BookingOutcome>;
  /** Where they are called: + and digits. */
  phone: Scalars['String']['output'];
  /** When they were last reminded. Null when they have not been. */
  remindedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What it is about: one of the five choices of the contact form. */
  service: Scalars['String']['output'];
  /** When the call begins. */
  startsAt: Scalars['DateTimeISO']['output'];
  /** Whether the call takes place. */
  status: BookingStatus;
  /** The time zone of whoever has booked, as they have said. */
  timeZone: Scalars['String']['output'];
  /** When anything of it was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of booked calls. */
export type BookingConnection = {
  __typename?: 'BookingConnection';
  /** The same calls, each with its cursor. */
  edges: Array<BookingEdge>;
  /** The calls of this page. */
  nodes: Array<Booking>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many calls there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** The calls that begin on some days of the office. */
export type BookingDays = {
  __typename?: 'BookingDays';
  /** The calls, in the order of time. */
  bookings: Array<Booking>;
  /** The time zone of the office, in which the days are counted. */
  timeZone: Scalars['String']['output'];
};

/** A booked call in a list. */
export type BookingEdge = {
  __typename?: 'BookingEdge';
  /** Where the call stands in the list. */
  cursor: Scalars['String']['output'];
  /** The call. */
  node: Booking;
};

/** A member of staff who takes calls, or has taken some. */
export type BookingHost = {
  __typename?: 'BookingHost';
  /** The days on which they take none, as 2026-12-25, in their order. */
  daysOff: Array<Scalars['String']['output']>;
  /** The calendars whose events keep their slots from being booked. */
  feeds: Array<HostFeed>;
  /** Whether a calendar of their calls can be read at a secret address. */
  hasCalendar: Scalars['Boolean']['output'];
  /** When they take calls, on the office's clock. */
  hours: Array<OpeningHours>;
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** Whether calls can be booked with them. With whoever is blocked none can. */
  isActive: Scalars['Boolean']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** When anything of it was changed last, slots and calendars not included. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** When a host takes calls. */
export type BookingHostInput = {
  /** The days on which they take none: at most 60 of exactly 10 characters, as 2026-12-25. */
  daysOff: Array<Scalars['String']['input']>;
  /** When, on the office's clock: at most 14 times. */
  hours: Array<OpeningHoursInput>;
  /** Whether calls can be booked with them. */
  isActive: Scalars['Boolean']['input'];
};

/** Who takes calls. */
export type BookingHosts = {
  __typename?: 'BookingHosts';
  /** The hosts, who was made one first comes first. */
  hosts: Array<BookingHost>;
};

/** A message of staff to whoever has booked a call. */
export type BookingMessageInput = {
  /** Not empty, at most 5000 characters. */
  body: Scalars['String']['input'];
  /** Not empty, at most 200 characters. */
  subject: Scalars['String']['input'];
};

/** What staff have noted of a call that is over. */
export type BookingOutcome =
  /** It took place. */
  | 'DONE'
  /** Whoever had booked it was not there. */
  | 'NO_SHOW';

/** By which rules calls are booked. */
export type BookingRules = {
  __typename?: 'BookingRules';
  /** How many minutes a host has to themselves after a call. */
  gapMinutes: Scalars['NonNegativeInt']['output'];
  /** How many days ahead a call can be booked. */
  horizonDays: Scalars['NonNegativeInt']['output'];
  /** How long a call is, in minutes. */
  minutes: Scalars['NonNegativeInt']['output'];
  /** How many hours before it begins a call can be booked, moved and cancelled at the latest. */
  noticeHours: Scalars['NonNegativeInt']['output'];
  /** Whether visitors choose whom they talk to. Otherwise the hosts take turns. */
  offersHosts: Scalars['Boolean']['output'];
  /** How many calls that are still to come one mailbox may have booked. */
  openCallsPerMailbox: Scalars['NonNegativeInt']['output'];
  /** How many calls that are still to come may have been booked from one network. */
  openCallsPerNetwork: Scalars['NonNegativeInt']['output'];
  /** The time zone of the office, in which hours are read: one of the IANA database, as Asia/Kolkata. */
  timeZone: Scalars['String']['output'];
};

/** By which rules calls shall be booked. */
export type BookingRulesInput = {
  /** How long a host has to themselves after a call: 0 to 120 minutes. */
  gapMinutes: Scalars['NonNegativeInt']['input'];
  /** How many days ahead a call can be booked: 1 to 180. */
  horizonDays: Scalars['NonNegativeInt']['input'];
  /** How long a call is: 10 to 240 minutes. */
  minutes: Scalars['NonNegativeInt']['input'];
  /** How many hours before it begins a call can be booked, moved and cancelled at the latest: 0 to 336. */
  noticeHours: Scalars['NonNegativeInt']['input'];
  /** Whether visitors choose whom they talk to. Otherwise the hosts take turns. */
  offersHosts: Scalars['Boolean']['input'];
  /** How many calls that are still to come one mailbox may have booked: 1 to 100. Left out, it stays; null is what the file says. */
  openCallsPerMailbox?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /** How many calls that are still to come may have been booked from one network: 1 to 1000. Left out, it stays; null is what the file says. */
  openCallsPerNetwork?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /** A time zone of the IANA database, as Asia/Kolkata; at most 64 characters. */
  timeZone: Scalars['String']['input'];
};

/** Whether a call that was booked takes place. */
export type BookingStatus =
  /** It does not. */
  | 'CANCELLED'
  /** It does, or did. */
  | 'CONFIRMED';

/** That a mail could not be delivered. */
export type Bounce = {
  __typename?: 'Bounce';
  /** When that became known. */
  at: Scalars['DateTimeISO']['output'];
  /** Why, as the mail server put it. */
  reason: Scalars['String']['output'];
};

/** What can be done with several items at once: to each of them what the mutation for one does. */
export type BulkAction =
  /** Gives to a member of staff, or to nobody: messages. */
  | 'ASSIGN'
  /** Moves out of the spam folder. */
  | 'MARK_NOT_SPAM'
  /** Marks as read: messages. */
  | 'MARK_READ'
  /** Moves to the spam folder: messages, applications. */
  | 'MARK_SPAM'
  /** Marks as unread. */
  | 'MARK_UNREAD'
  /** Publishes: blog posts, portfolio items, reviews. */
  | 'PUBLISH'
  /** Deletes for good: all kinds. */
  | 'REMOVE'
  /** Moves to a stage: messages. */
  | 'SET_STAGE'
  /** Takes back what is published. */
  | 'UNPUBLISH';

/** What came of changing several items at once. */
export type BulkChange = {
  __typename?: 'BulkChange';
  /** The ids of those that are now as it was asked, in the order in which they were sent, each once. */
  done: Array<Scalars['UUID']['output']>;
  /** Those that are not, with the reasons. */
  failed: Array<BulkFailure>;
};

/** An item that could not be changed with the others. */
export type BulkFailure = {
  __typename?: 'BulkFailure';
  /** The item's id, as it was sent. */
  id: Scalars['UUID']['output'];
  /** What it says to people. */
  message: Scalars['String']['output'];
  /** The code of the error that the mutation for one item gives, such as NOT_FOUND. */
  reason: Scalars['String']['output'];
};

/** The kinds of items of which several can be changed at once. */
export type BulkKind =
  /** Applications to the affiliate programme: moved to the spam folder or out of it, deleted. */
  | 'AFFILIATE'
  /** Blog posts: published, taken back, deleted. */
  | 'BLOG_POST'
  /** Messages: marked as read or unread, assigned, moved to a stage, to the spam folder or out of it, deleted. */
  | 'MESSAGE'
  /** Portfolio items: published, taken back, deleted. */
  | 'PORTFOLIO_ITEM'
  /** Reviews: published, taken back, deleted. */
  | 'REVIEW';

/** The names that visits of the last 90 days came with, for the next campaign link: those that brought most first, at most 100 of each. */
export type CampaignNames = {
  __typename?: 'CampaignNames';
  /** Campaigns, such as `diwali-2026`. */
  campaigns: Array<Scalars['String']['output']>;
  /** Mediums, such as `email`: of the visits of today and yesterday, and of the enquiries of the last 90 days. */
  mediums: Array<Scalars['String']['output']>;
  /** Sources, such as `newsletter`. */
  sources: Array<Scalars['String']['output']>;
};

/** A change of one's own password. */
export type ChangePasswordInput = {
  /** The password until now. At most 256 characters. */
  currentPassword: Scalars['String']['input'];
  /** The new one, as for a new user. At most 256 characters. */
  newPassword: Scalars['String']['input'];
};

/** A member of staff as other staff see them. */
export type Colleague = {
  __typename?: 'Colleague';
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
};

/** A page of colleagues. */
export type ColleagueConnection = {
  __typename?: 'ColleagueConnection';
  /** The same colleagues, each with its cursor. */
  edges: Array<ColleagueEdge>;
  /** The colleagues of this page. */
  nodes: Array<Colleague>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many colleagues there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** One of the colleagues in a list. */
export type ColleagueEdge = {
  __typename?: 'ColleagueEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** The colleague. */
  node: Colleague;
};

/** The password once more, from somebody who is signed in. */
export type ConfirmPasswordInput = {
  /** The viewer's own password. At most 256 characters. */
  password: Scalars['String']['input'];
};

/** What somebody has written in the form of a post or an item and has not stored as such. */
export type ContentDraft = {
  __typename?: 'ContentDraft';
  /** The `updatedAt` of the post or item when its form was opened. Null of a new one. */
  basedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The fields of the form as they stand there, by their names. Picture files are no part of it. */
  fields: Scalars['JSON']['output'];
  /** The draft's id, which its form has given it. */
  id: Scalars['ID']['output'];
  /** Its number among the states of this draft: the higher one is the later one. */
  sequence: Scalars['NonNegativeInt']['output'];
  /** Its title as it stands there, which may be empty. */
  title: Scalars['String']['output'];
  /** When it was kept. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** The content of a form as far as it is written. */
export type ContentDraftInput = {
  /** The `updatedAt` of the post or item when its form was opened. Left out: of a new one. */
  basedOn?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /**
   * The fields by their names, all of them optional: the texts `title`, `slug`, `excerpt`, `body`, `author`, `tags`, `imageUrl`,
   * `altText`, `metaTitle`, `metaDescription`, `description`, `category`, `imageOption`, `pictureId`, `client`, `year` and `reviewId`; the
   * times of India `publishAt` and `takeBackAt`, like `2026-12-03T09:00`, where they differ from what is planned; `services`, a
   * list of the names of `ServiceId`; `gallery`, a list of ids of pictures; `results`, a list of objects with the texts `figure` and `label`; `isPictureRemoved` and `isPublished`, which
   * are true or false. Others are refused.
   */
  fields: Scalars['JSON']['input'];
  /** Made by the form, one for each writing: when the post or item is stored, a later state of the same draft is refused. */
  id: Scalars['UUID']['input'];
  /** The post or item that is changed. Left out: a new one. */
  itemId?: InputMaybe<Scalars['UUID']['input']>;
  /** What it is a form of. */
  kind: ContentKind;
  /** Higher for each later state; a lower or the same number changes nothing. */
  sequence: Scalars['NonNegativeInt']['input'];
};

/** What has a form whose content is kept while it is written. */
export type ContentKind =
  /** A post of the blog. */
  | 'BLOG_POST'
  /** An item of the portfolio. */
  | 'PORTFOLIO_ITEM';

/** A file that is about to be uploaded. */
export type CreateImportInput = {
  /** Where the site is, such as https://blog.example.com, at most 500 characters. An export of Ghost does not say it. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** What the file is called, at most 200 characters: it ends in .xml (WordPress), .json (Ghost) or .zip (either, with pictures). */
  fileName: Scalars['String']['input'];
  /** What other kinds of content of WordPress become: the text of a mapping file, at most 20000 characters. */
  mapping?: InputMaybe<Scalars['String']['input']>;
  /** How many bytes it has: 1 to 1073741824. */
  size: Scalars['NonNegativeInt']['input'];
};

/** That something is gone. Of what it was, nothing is kept. */
export type Deletion = {
  __typename?: 'Deletion';
  /** When it was deleted; for whoever sees published things only, when it was deleted or taken back. */
  deletedAt: Scalars['DateTimeISO']['output'];
  /** The id that the thing had. */
  id: Scalars['UUID']['output'];
  /** What kind of thing it was. */
  kind: DeletionKind;
};

/** A page of deletions. */
export type DeletionConnection = {
  __typename?: 'DeletionConnection';
  /** The same deletions, each with its cursor. */
  edges: Array<DeletionEdge>;
  /** The deletions of this page. */
  nodes: Array<Deletion>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many deletions there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A deletion in a list. */
export type DeletionEdge = {
  __typename?: 'DeletionEdge';
  /** Where the deletion stands in the list. */
  cursor: Scalars['String']['output'];
  /** The deletion. */
  node: Deletion;
};

/** Kinds of things whose deletions are told. */
export type DeletionKind =
  /** An application to the affiliate programme. */
  | 'AFFILIATE'
  /** An API token, which was forgotten. */
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
  /** A portfolio item. */
  | 'PORTFOLIO_ITEM'
  /** A preview link. */
  | 'PREVIEW_LINK'
  /** A redirect. */
  | 'REDIRECT'
  /** A template of replies. */
  | 'REPLY_TEMPLATE'
  /** A review. */
  | 'REVIEW'
  /** A review link. */
  | 'REVIEW_LINK'
  /** A user. */
  | 'USER'
  /** A webhook. */
  | 'WEBHOOK';

/** A page of the site with all its texts, as they are changed. */
export type EditedPage = {
  __typename?: 'EditedPage';
  /** What those of its texts are called that are not the originals, in the order of the page. */
  changed: Array<Scalars['String']['output']>;
  /** Its texts, in the order of the page. */
  fields: Array<PageTextField>;
  /** The page's id, by which its versions are found. */
  id: Scalars['UUID']['output'];
  /** Whether anybody has ever changed it. */
  isTouched: Scalars['Boolean']['output'];
  /** The page. */
  page: SitePage;
  /** Its address on the site. */
  path: Scalars['String']['output'];
  /** The end of its screen's address. */
  slug: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** When its texts were last changed; while nobody has, the day of those that the product came with. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** Who changed them last. Null while nobody has, and when they are gone by now. */
  updatedBy?: Maybe<Scalars['String']['output']>;
};

/** A page of the list of pages. */
export type EditedPageConnection = {
  __typename?: 'EditedPageConnection';
  /** The same pages, each with its cursor. */
  edges: Array<EditedPageEdge>;
  /** The pages of the site that this page of the list has. */
  nodes: Array<EditedPage>;
  /** Where this page of the list stands. */
  pageInfo: PageInfo;
  /** How many pages there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A page of the site in the list. */
export type EditedPageEdge = {
  __typename?: 'EditedPageEdge';
  /** Where the page stands in the list. */
  cursor: Scalars['String']['output'];
  /** The page. */
  node: EditedPage;
};

/** Who has the form of a post or an item open right now. */
export type Editing = {
  __typename?: 'Editing';
  /** The id of the post or item. */
  id: Scalars['ID']['output'];
  /** Everybody, the caller included. */
  people: Array<EditingPresence>;
};

/** Somebody who has the form of a post or an item open right now. */
export type EditingPresence = {
  __typename?: 'EditingPresence';
  /** Their name. */
  name: Scalars['String']['output'];
  /** The user's id. */
  userId: Scalars['ID']['output'];
};

/** A code of an authenticator app that is being set up. */
export type EnableTotpInput = {
  /** What the app shows: exactly 6 digits. */
  code: Scalars['String']['input'];
};

/**
 * Where an enquiry comes from. It was found by what its sender had looked at on the same day, without anything kept in their browser;
 * without scripts, by the address of the form. See `docs/contract.md`, Visits.
 */
export type EnquirySource = {
  __typename?: 'EnquirySource';
  /** The affiliate whose referral link has led the sender here. Null when none has, or it was deleted. */
  affiliate?: Maybe<Affiliate>;
  /** The campaign, in small letters. Null when there was none. */
  campaign?: Maybe<Scalars['String']['output']>;
  /** The path of the page that the sender looked at first that day. Null when they were not counted. */
  firstPage?: Maybe<Scalars['String']['output']>;
  /** What was found, whatever staff have put in its place. Null when nothing was. */
  found?: Maybe<Scalars['String']['output']>;
  /** How: the medium of the campaign, `search`, `social` or `paid`. Null when nothing says so. */
  medium?: Maybe<Scalars['String']['output']>;
  /**
   * What has brought the sender: the source of the campaign, `google`, the host of another site, `direct`, or what staff have put in its
   * place. In small letters. Null when nobody knows.
   */
  name?: Maybe<Scalars['String']['output']>;
  /** The host of the page whose link was followed. Null when there was none, or it was not told. */
  referrer?: Maybe<Scalars['String']['output']>;
  /** The path of the page that the form was sent from. Null when the browser did not say. */
  sentFrom?: Maybe<Scalars['String']['output']>;
};

/** The addresses of one person whose data is to be erased. */
export type ErasePersonalDataInput = {
  /** E-mail addresses and phone numbers: at least one, at most 10 of them, each at most 254 characters. Ten digits alone are a number in India. */
  addresses: Array<Scalars['String']['input']>;
  /** The first of the addresses once more, typed by the person who erases. At most 254 characters. */
  confirmation: Scalars['String']['input'];
};

/** An erasure of a person's data. */
export type Erasure = {
  __typename?: 'Erasure';
  /** When the files were deleted and the places of the rows on the database's disk were given free, to be used again. Null while that is under way. */
  clearedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How many records were deleted, anonymised or changed, in all. */
  count: Scalars['NonNegativeInt']['output'];
  /** When it was. */
  erasedAt: Scalars['DateTimeISO']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
};

/** Where what is sent in lies. */
export type Folder =
  /** Both. */
  | 'ALL'
  /** What is not spam. */
  | 'INBOX'
  /** What looks like the work of a robot, or was moved there by staff. */
  | 'SPAM';

/** When somebody wants to come back to an enquiry. */
export type FollowUp = {
  __typename?: 'FollowUp';
  /** The day in India, as 2026-11-21. */
  day: Scalars['String']['output'];
  /** What is to be done then. Null when nothing was noted. */
  note?: Maybe<Scalars['String']['output']>;
};

/** When to come back to an enquiry. */
export type FollowUpInput = {
  /** The day in India, as 2026-11-21: exactly 10 characters. */
  day: Scalars['String']['input'];
  /** At most 500 characters. Left out or empty: no note. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/**
 * How a form of the site was filled in, as its page tells it. What looks like a robot's work is taken like anything else and
 * lies in the spam folder; nobody but the staff is told. A client that has no form leaves it out and is not judged.
 */
export type FormFactsInput = {
  /** How many milliseconds ago the first page of the visit was asked for; left out where no script ran. */
  elapsedMs?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /** Whether something stands in the field that people do not see. Left out: nothing does. */
  isHoneypotFilled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A time that can be booked. */
export type FreeSlot = {
  __typename?: 'FreeSlot';
  /** When it would be over. */
  endsAt: Scalars['DateTimeISO']['output'];
  /** When the call would begin. */
  startsAt: Scalars['DateTimeISO']['output'];
};

/** The times of 14 days that can be booked. */
export type FreeTimes = {
  __typename?: 'FreeTimes';
  /** The first day on which anything could be booked. */
  firstDay: Scalars['String']['output'];
  /** The first of the days, as 2026-11-27. */
  from: Scalars['String']['output'];
  /** Who can be chosen. Empty where the office chooses. */
  hosts: Array<Colleague>;
  /** The last day on which anything could be booked. */
  lastDay: Scalars['String']['output'];
  /** How long a call is, in minutes. */
  minutes: Scalars['NonNegativeInt']['output'];
  /** The time zone of the office. */
  officeTimeZone: Scalars['String']['output'];
  /** The times, in their order. */
  slots: Array<FreeSlot>;
  /** The time zone in which the days are counted: the one that was asked for, or the office's. */
  timeZone: Scalars['String']['output'];
};

/** A picture of the media library, as the gallery of a project or a page of the site shows it. */
export type GalleryPicture = {
  __typename?: 'GalleryPicture';
  /** What it shows, for those who do not see it, as the media library says it. */
  altText?: Maybe<Scalars['String']['output']>;
  /** The picture's id in the media library. */
  id: Scalars['ID']['output'];
  /** The picture with its size and its smaller files. */
  image: Picture;
  /** When anything of it was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** What somebody would leave behind whose account is deleted, and what another member of staff can take over. */
export type Holdings = {
  __typename?: 'Holdings';
  /** How many enquiries they take care of. */
  messages: Scalars['NonNegativeInt']['output'];
  /** How many posts name them as author, by the name of their account or of their author page. None where somebody else has that name. */
  posts: Scalars['NonNegativeInt']['output'];
};

/** A calendar whose events keep the slots of a host from being booked. It is read every 15 minutes. */
export type HostFeed = {
  __typename?: 'HostFeed';
  /** How many events it had then, in the days that can be booked. */
  eventCount: Scalars['NonNegativeInt']['output'];
  /** Why it could not be read when that was last tried, or what was left out. Null when all is well. */
  fault?: Maybe<Scalars['String']['output']>;
  /** The id of the calendar. */
  id: Scalars['ID']['output'];
  /** Where it is: the host name of its address, which is shown to nobody. */
  place: Scalars['String']['output'];
  /** When it was last read. Null while it has not been. */
  readAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** When anything of it was changed last; each time that it was read counts. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A calendar whose events keep the slots of a host from being booked. */
export type HostFeedInput = {
  /** Its address, at most 2000 characters: https, of a host name. Whoever knows it can read the calendar, so it is kept encrypted. */
  url: Scalars['String']['input'];
};

/** Which of its two ways a picture takes. */
export type ImageOption =
  /** As a file. */
  | 'file'
  /** By its address. */
  | 'url'
  /** As a file, in the word of the form's field. */
  | 'file'
  /** By its address, in the word of the form's field. */
  | 'url';

/** A site of another program that comes in, or has come. */
export type Import = {
  __typename?: 'Import';
  /** Whether it can be deleted: nothing of it is here, and it is not at work. */
  canRemove: Scalars['Boolean']['output'];
  /** Whether it can be started: it was looked through, and its file is there. */
  canStart: Scalars['Boolean']['output'];
  /** Whether it can be taken back. */
  canUndo: Scalars['Boolean']['output'];
  /** What of it is to come. */
  choice: ImportChoice;
  /** How many of them are done. */
  done: Scalars['NonNegativeInt']['output'];
  /** When it came to its end. Null while it has not. */
  endedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Why it has failed, in a sentence. */
  fault?: Maybe<Scalars['String']['output']>;
  /** What the file was called. */
  fileName: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether it waits for its turn: one import is at work at a time. */
  isWaiting: Scalars['Boolean']['output'];
  /** Until when its file is kept if nobody goes on with it. Null when there is no file any more. */
  keptUntil?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The entries of the report. */
  lines: ImportLineConnection;
  /** How many of them have come. */
  received: Scalars['NonNegativeInt']['output'];
  /** What would come, or has come. Null until the file was looked through. */
  report?: Maybe<ImportReport>;
  /** How many bytes the file has. Null for an import of the command line. */
  size?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The site that it is of, such as `wordpress blog.example.com`. Null until the file was looked through. */
  source?: Maybe<Scalars['String']['output']>;
  /** When it was begun. */
  startedAt: Scalars['DateTimeISO']['output'];
  /** Who began it, by the name of that day. */
  startedBy: Scalars['String']['output'];
  /** Where it stands. */
  state: ImportState;
  /** How many entries there are to be done, as far as it is known: of the file, or of what is taken back. */
  total: Scalars['NonNegativeInt']['output'];
  /** What was taken back. Null as long as nothing was. */
  undone?: Maybe<ImportUndone>;
  /** When anything of it was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};


/** A site of another program that comes in, or has come. */
export type ImportLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  onlyLosses?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What of an export is to come. */
export type ImportChoice = {
  __typename?: 'ImportChoice';
  /** Entries that are not published: drafts, and what is planned. */
  drafts: Scalars['Boolean']['output'];
  /** Portfolio items. */
  items: Scalars['Boolean']['output'];
  /** Posts and pages. */
  posts: Scalars['Boolean']['output'];
};

/** A page of imports. */
export type ImportConnection = {
  __typename?: 'ImportConnection';
  /** The same imports, each with its cursor. */
  edges: Array<ImportEdge>;
  /** The imports of this page. */
  nodes: Array<Import>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many imports there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** How many of each kind. */
export type ImportCounts = {
  __typename?: 'ImportCounts';
  /** Portfolio items. */
  items: Scalars['NonNegativeInt']['output'];
  /** Pictures. */
  pictures: Scalars['NonNegativeInt']['output'];
  /** Posts. */
  posts: Scalars['NonNegativeInt']['output'];
  /** Redirects. */
  redirects: Scalars['NonNegativeInt']['output'];
};

/** An import in a list. */
export type ImportEdge = {
  __typename?: 'ImportEdge';
  /** Where the import stands in the list. */
  cursor: Scalars['String']['output'];
  /** The import. */
  node: Import;
};

/** What becomes of one entry of an export. */
export type ImportLine = {
  __typename?: 'ImportLine';
  /** What of it could not come along, or came otherwise, each in a few words. */
  losses: Array<Scalars['String']['output']>;
  /** Its path on this site. Null of what did not come. */
  path?: Maybe<Scalars['String']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A page of the entries of a report. */
export type ImportLineConnection = {
  __typename?: 'ImportLineConnection';
  /** The same entries, each with its cursor. */
  edges: Array<ImportLineEdge>;
  /** The entries of this page. */
  nodes: Array<ImportLine>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many entries there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An entry in a list. */
export type ImportLineEdge = {
  __typename?: 'ImportLineEdge';
  /** Where the entry stands in the list. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: ImportLine;
};

/** What an import would bring, or has brought. */
export type ImportReport = {
  __typename?: 'ImportReport';
  /** The format of the file, such as `WordPress`. */
  format: Scalars['String']['output'];
  /** How many portfolio items. */
  items: Scalars['NonNegativeInt']['output'];
  /** How many entries were here already. */
  known: Scalars['NonNegativeInt']['output'];
  /** How many entries lose something. */
  lossCount: Scalars['NonNegativeInt']['output'];
  /** How many pictures. */
  pictures: Scalars['NonNegativeInt']['output'];
  /** How many posts and pages. */
  posts: Scalars['NonNegativeInt']['output'];
  /** How many of both are published. */
  published: Scalars['NonNegativeInt']['output'];
  /** How many redirects. A look through the file does not count them. */
  redirects: Scalars['NonNegativeInt']['output'];
  /** What does not come at all, at most 200. */
  skipped: Array<ImportSkipped>;
  /** How much that is in all. */
  skippedCount: Scalars['NonNegativeInt']['output'];
};

/** Something that does not come. */
export type ImportSkipped = {
  __typename?: 'ImportSkipped';
  /** What it is. */
  what: Scalars['String']['output'];
  /** Why it does not come. */
  why: Scalars['String']['output'];
};

/** Where an import stands. */
export type ImportState =
  /** It has come. */
  | 'done'
  /** It has ended with a fault. What had come by then is whole. */
  | 'failed'
  /** Its file is being looked through; nothing comes of that. */
  | 'looking'
  /** It was looked through: the report says what would come. */
  | 'ready'
  /** It comes in. */
  | 'running'
  /** It is being taken back. */
  | 'undoing'
  /** It was taken back. */
  | 'undone'
  /** Its file is on its way. */
  | 'uploading';

/** What was taken back of an import, and what stays because somebody has changed or uses it. */
export type ImportUndone = {
  __typename?: 'ImportUndone';
  /** What stays. */
  kept: ImportCounts;
  /** What is gone. */
  removed: ImportCounts;
};

/** Whether search engines are told at once, by IndexNow, which pages have changed. */
export type IndexNow = {
  __typename?: 'IndexNow';
  /** Why the last try failed, in plain words. Null when it did not. */
  fault?: Maybe<Scalars['String']['output']>;
  /** Always the same: there is one for the site. */
  id: Scalars['ID']['output'];
  /** Whether they are told. */
  isOn: Scalars['Boolean']['output'];
  /** The file by which they see that it is this site that tells them. Null until it was switched on first. */
  proofUrl?: Maybe<Scalars['URL']['output']>;
  /** When they were last told, or should have been. Null before the first time. */
  triedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How many pages wait to be told. */
  waiting: Scalars['NonNegativeInt']['output'];
};

/**
 * How visits become enquiries, and enquiries clients. It follows those who came: `won` is how many of the enquiries of the period
 * are won by now, while `PeriodFigures.won` counts what was won in the period.
 */
export type InsightPath = {
  __typename?: 'InsightPath';
  /** How many messages came in the period. */
  enquiries: Scalars['NonNegativeInt']['output'];
  /** Enquiries per visitor: 0.02 is two of a hundred. Null without visitors, and where they were not counted. */
  enquiryRate?: Maybe<Scalars['Float']['output']>;
  /** What those are worth together, in whole rupees. */
  value: Scalars['Float']['output'];
  /** How many visitors came in the period. Null where visits were not counted. */
  visitors?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** How many of these are won by now. */
  won: Scalars['NonNegativeInt']['output'];
  /** Won enquiries per enquiry. Null without enquiries. */
  wonRate?: Maybe<Scalars['Float']['output']>;
};

/** Which period a report is about. Days are those of India; of all that is left out, the last 30 days. */
export type InsightPeriodInput = {
  /** So many days up to today, today included: 1 to 731. Instead of `from` and `to`. */
  days?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /** The first day, as 2026-11-21: exactly 10 characters. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The last day, likewise, at most 731 days in all: exactly 10 characters. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** What a point of `series` is. DAY is for at most 124 days. Left out: days up to 31 days, weeks up to 184, otherwise months. */
  unit?: InputMaybe<InsightUnit>;
};

/** What one source, campaign, page or device has brought in the period. */
export type InsightRow = {
  __typename?: 'InsightRow';
  /**
   * How many messages of the period. Of a page: those whose sender looked at it first, or sent the form from it. Null of a device, which is
   * not known of them.
   */
  enquiries?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The source, the campaign, the device, or the path of the page. Null for the enquiries of which nobody knows the source. */
  name?: Maybe<Scalars['String']['output']>;
  /**
   * What is at the page: the title of the post or the item. Null where it is neither, and for an API token that may not read drafts
   * (CONTENT_READ) while it is one.
   */
  title?: Maybe<Scalars['String']['output']>;
  /** What those are worth together, in whole rupees. Null of a device. */
  value?: Maybe<Scalars['Float']['output']>;
  /** How many pages they looked at; of a page, how often it was looked at. Null where visits were not counted. */
  views?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** How many visitors. Of a page: those whose first page of the day it was. Null where visits were not counted. */
  visitors?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** How many of these are won by now. Null of a device. */
  won?: Maybe<Scalars['NonNegativeInt']['output']>;
};

/** What has brought visits and enquiries: those with most visitors first, then by enquiries, views and name. */
export type InsightTable = {
  __typename?: 'InsightTable';
  /** How many there are. */
  count: Scalars['NonNegativeInt']['output'];
  /** The first 100 of them. */
  rows: Array<InsightRow>;
};

/** By what the points of a report are told apart. */
export type InsightUnit =
  /** A day in India. */
  | 'DAY'
  /** A month of the calendar. */
  | 'MONTH'
  /** A week, which begins on Monday. */
  | 'WEEK';

/** Where clients come from. Each part is reckoned when it is asked for. */
export type Insights = {
  __typename?: 'Insights';
  /** Those of the period before, which has as many days and ends on the day before the first. */
  before: PeriodFigures;
  /** By campaign; who came by none is in no row. */
  campaigns: InsightTable;
  /** The first day of which visits were counted. Null while none were. */
  countedSince?: Maybe<Scalars['String']['output']>;
  /** By how wide the visitor's window was. */
  devices: InsightTable;
  /** The pages that are portfolio items, likewise. */
  items: InsightTable;
  /** By page, posts and items included. An enquiry of two pages is in the row of each. */
  pages: InsightTable;
  /** The path from visits to clients. */
  path: InsightPath;
  /** The pages that are posts, by the address that they have now. */
  posts: InsightTable;
  /** The period in days, weeks or months, oldest first. The first and the last may be cut off by the period's ends. */
  series: Array<PeriodFigures>;
  /** By what has brought the visitor, as `EnquirySource.name`. */
  sources: InsightTable;
  /** The figures of the period. */
  totals: PeriodFigures;
  /** What a point of the series is. */
  unit: InsightUnit;
};

/** An invitation to the staff that waits to be accepted. The link itself is told only once, when it is made. */
export type Invitation = {
  __typename?: 'Invitation';
  /** When it was made. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** Who is invited: the e-mail address that the new user will have. */
  email: Scalars['EmailAddress']['output'];
  /** When its 7 days are over. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The invitation's id. */
  id: Scalars['ID']['output'];
  /** The admin who invited. Once they are blocked, deleted or no admin any more, their invitations are dead. */
  invitedBy: User;
  /** The name that the admin gave. Null when none was given. */
  name?: Maybe<Scalars['String']['output']>;
  /** What the new user may do. */
  role: Role;
  /** When anything of it was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of invitations. */
export type InvitationConnection = {
  __typename?: 'InvitationConnection';
  /** The same invitations, each with its cursor. */
  edges: Array<InvitationEdge>;
  /** The invitations of this page. */
  nodes: Array<Invitation>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An invitation in a list. */
export type InvitationEdge = {
  __typename?: 'InvitationEdge';
  /** Where the invitation stands in the list. */
  cursor: Scalars['String']['output'];
  /** The invitation. */
  node: Invitation;
};

/** Who is invited. */
export type InviteUserInput = {
  /** An e-mail address that no user has. At most 254 characters. */
  email: Scalars['String']['input'];
  /** How the invited person is addressed: at least 3 and at most 120 characters. May be left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What the new user may do. */
  role: Role;
};

/** An API token to be issued. */
export type IssueApiTokenInput = {
  /** After how many days it ends by itself: 1 to 365. */
  days: Scalars['Int']['input'];
  /** What it is for, so that it can be told from others. At least 2 and at most 120 characters. */
  name: Scalars['String']['input'];
  /** What it may do. */
  role: ApiTokenRole;
  /**
   * The part of the role that it may use: at least one. What changes a kind also lets it read that. Null or left out, it may use the whole
   * role. PUBLISHED takes none; SITE_READ, SITE_WRITE and AUDIT_READ take ADMIN.
   */
  scopes?: InputMaybe<Array<ApiTokenScope>>;
};

/** For whom a review link is issued. */
export type IssueReviewLinkInput = {
  /** The client's e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** The portfolio item that the review will belong to. Left out: none. */
  itemId?: InputMaybe<Scalars['UUID']['input']>;
  /** The enquiry whose client it is for. Left out: none. */
  messageId?: InputMaybe<Scalars['UUID']['input']>;
  /** Whether the link is mailed to this address as well, and reminders after it, as the settings of the site say. Left out: it is not. */
  sendMail?: InputMaybe<Scalars['Boolean']['input']>;
  /** The service that the review will belong to. Left out: none. */
  service?: InputMaybe<ServiceId>;
};

/** A private page that has a new address. */
export type IssuedAffiliatePage = {
  __typename?: 'IssuedAffiliatePage';
  /** The affiliate. */
  affiliate: Affiliate;
  /** The affiliate's id. */
  id: Scalars['ID']['output'];
  /** The address: told once, mailed to the affiliate, and kept nowhere. */
  link: Scalars['URL']['output'];
};

/** An API token with what is to be sent. */
export type IssuedApiToken = {
  __typename?: 'IssuedApiToken';
  /** What is kept of it. */
  apiToken: ApiToken;
  /** The API token's id. */
  id: Scalars['ID']['output'];
  /** Send it as `Authorization: Bearer <token>`. It is not kept, and cannot be told again. */
  token: Scalars['String']['output'];
};

/** The secret address of the calendar of a host's calls, told this once. */
export type IssuedCalendar = {
  __typename?: 'IssuedCalendar';
  /** The host. */
  host: BookingHost;
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** The address. */
  link: Scalars['URL']['output'];
};

/** An invitation with the address of its link. */
export type IssuedInvitation = {
  __typename?: 'IssuedInvitation';
  /** The invitation's id. */
  id: Scalars['ID']['output'];
  /** What is kept of the invitation. */
  invitation: Invitation;
  /** The address to give to the invited person, who gets it by mail too. It is not kept, and cannot be told again. */
  link: Scalars['URL']['output'];
};

/** A preview link that was just made. */
export type IssuedPreviewLink = {
  __typename?: 'IssuedPreviewLink';
  /** The link's id. */
  id: Scalars['ID']['output'];
  /** Its address: told once, and kept nowhere. */
  link: Scalars['URL']['output'];
  /** The link. */
  previewLink: PreviewLink;
};

/** A review link with its address. */
export type IssuedReviewLink = {
  __typename?: 'IssuedReviewLink';
  /** The link's id. */
  id: Scalars['ID']['output'];
  /** The address to give to the client. It is not kept, and cannot be told again. */
  link: Scalars['URL']['output'];
  /** What is kept of the link. */
  reviewLink: ReviewLink;
};

/** A webhook with the secret that its deliveries are signed with. */
export type IssuedWebhook = {
  __typename?: 'IssuedWebhook';
  /** The webhook's id. */
  id: Scalars['ID']['output'];
  /** `whsec_` and 32 bytes in Base64. It is told only now, and cannot be told again. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};

/** A legal text that is to be drawn. */
export type LegalTextInput = {
  /** The text in Markdown, at most 60000 characters. */
  body: Scalars['String']['input'];
};

/** In which order a list is read; with the same moment, in the order of the ids. A cursor is of one order. */
export type ListSort =
  /** What was changed last comes last: who reads on by `after` misses nothing that is changed meanwhile. */
  | 'LEAST_RECENTLY_UPDATED'
  /** What was made last comes first. */
  | 'NEWEST'
  /** What was made first comes first. */
  | 'OLDEST'
  /** What was changed last comes first. */
  | 'RECENTLY_UPDATED';

/** What the viewer wants to be told. */
export type MailSettings = {
  __typename?: 'MailSettings';
  /** Whether they get a mail at 9:00 India time on days on which a follow-up of theirs is due. */
  followUps: Scalars['Boolean']['output'];
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** Whether they get a mail on Mondays at 9:00 India time about the week before. Off until they switch it on. */
  weekly: Scalars['Boolean']['output'];
};

/** A picture of the media library. It may be shown in several places at once. */
export type MediaPicture = {
  __typename?: 'MediaPicture';
  /** What the picture shows, for those who do not see it. Null while nobody has said. */
  altText?: Maybe<Scalars['String']['output']>;
  /** How many bytes its file has. */
  bytes: Scalars['NonNegativeInt']['output'];
  /** When this file was uploaded. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** How high it is, in pixels. */
  height: Scalars['NonNegativeInt']['output'];
  /** The picture's id. It stays the same when the picture is replaced by another. */
  id: Scalars['ID']['output'];
  /** The picture in smaller files. */
  image: Picture;
  /** Whether it stays though nothing uses it. Otherwise it was uploaded in a form, and goes with the last place that shows it. */
  isKept: Scalars['Boolean']['output'];
  /** What staff find it by: at first the name of its file. */
  name: Scalars['String']['output'];
  /** When anything of it was changed last, or another was put in its place. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** Who uploaded it, by name. Null of a picture from before there was a library. */
  uploadedBy?: Maybe<Scalars['String']['output']>;
  /** The picture itself, as WebP, as it may stand in a text. It changes when the picture is replaced; the former address leads here. */
  url: Scalars['URL']['output'];
  /** How wide it is, in pixels. */
  width: Scalars['NonNegativeInt']['output'];
};

/** A page of pictures. */
export type MediaPictureConnection = {
  __typename?: 'MediaPictureConnection';
  /** The same pictures, each with its cursor. */
  edges: Array<MediaPictureEdge>;
  /** The pictures of this page. */
  nodes: Array<MediaPicture>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many pictures there are in all; of a search at most 1000 are counted. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A picture in a list. */
export type MediaPictureEdge = {
  __typename?: 'MediaPictureEdge';
  /** Where the picture stands in the list. */
  cursor: Scalars['String']['output'];
  /** The picture. */
  node: MediaPicture;
};

/** Something that shows a picture. */
export type MediaUse = {
  __typename?: 'MediaUse';
  /** The id of what shows it. */
  id: Scalars['ID']['output'];
  /** Whether it is its own picture. */
  isCover: Scalars['Boolean']['output'];
  /** Whether its gallery shows it. */
  isInGallery: Scalars['Boolean']['output'];
  /** Whether its text shows it. */
  isInText: Scalars['Boolean']['output'];
  /** What it is. */
  kind: MediaUseKind;
  /** The end of its page's address. */
  slug: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A page of what shows a picture. */
export type MediaUseConnection = {
  __typename?: 'MediaUseConnection';
  /** The same, each with its cursor. */
  edges: Array<MediaUseEdge>;
  /** What this page has. */
  nodes: Array<MediaUse>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many things show it in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** Something that shows a picture, in a list. */
export type MediaUseEdge = {
  __typename?: 'MediaUseEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** What shows the picture. */
  node: MediaUse;
};

/** What may show a picture. */
export type MediaUseKind =
  /** The page of an author. */
  | 'AUTHOR_PAGE'
  /** A blog post. */
  | 'BLOG_POST'
  /** The texts of a page of the site. */
  | 'PAGE_TEXT'
  /** A portfolio item. */
  | 'PORTFOLIO_ITEM'
  /** The site itself, as its logo or its icon. */
  | 'SITE';

/** What somebody has sent to the agency through the contact form. */
export type Message = {
  __typename?: 'Message';
  /** When the last reply was written. Null when there is none. */
  answeredAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Who wrote the last reply, as `Reply.author`. Null when there is none. */
  answeredBy?: Maybe<Scalars['String']['output']>;
  /** The call that was booked with it. Null: it came another way. */
  booking?: Maybe<Booking>;
  /** The sender's phone number: +91 and 10 digits. */
  contactNumber: Scalars['String']['output'];
  /** When it was sent. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The reply that the caller has begun to write. Null when there is none. */
  draft?: Maybe<ReplyDraft>;
  /** Where replies go. */
  email: Scalars['EmailAddress']['output'];
  /** When somebody wants to come back to it. Null when nobody does. */
  followUp?: Maybe<FollowUp>;
  /** The message's id. */
  id: Scalars['ID']['output'];
  /** Whether staff have marked it as read. Opening it does not. */
  isRead: Scalars['Boolean']['output'];
  /** Whether it lies in the spam folder. Who sends a message is not told: it is false in the answer to `sendMessage`. */
  isSpam: Scalars['Boolean']['output'];
  /** When the client answered last. Null when they have not. */
  lastAnswerAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The id of the newest reply or answer, the message's own when there is none: what `replyToMessage` takes as `lastSeenId`. */
  latestId: Scalars['ID']['output'];
  /** Why it was lost. Null in every other stage. */
  lostReason?: Maybe<Scalars['String']['output']>;
  /** The text. Null when there is none. */
  message?: Maybe<Scalars['String']['output']>;
  /** Who wrote it. */
  name: Scalars['String']['output'];
  /** Who takes care of it. Null while nobody does. */
  owner?: Maybe<Colleague>;
  /** Whoever is behind its e-mail address. */
  person: Person;
  /** Who has it open right now. */
  presence: MessagePresence;
  /** What was answered, oldest first. */
  replies: Array<Reply>;
  /** The newest review link that was issued for this enquiry. Null: nobody has asked for a review yet. */
  reviewLink?: Maybe<ReviewLink>;
  /** What it is about: one of the five choices of the form. */
  service: Scalars['String']['output'];
  /** Where it comes from. */
  source: EnquirySource;
  /** How far it has come. */
  stage: MessageStage;
  /** When it came into its stage. Null for an enquiry from before stages were stored that nobody has moved since. */
  stageChangedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /**
   * What happened since it was sent, oldest first. With neither `first` nor `last`, the first 50; `last` and `before` page
   * backwards.
   */
  thread: ThreadConnection;
  /** When anything of it was changed last; a reply, an answer and a note count. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** What it is worth, in whole rupees. Null while nobody has said. */
  value?: Maybe<Scalars['NonNegativeInt']['output']>;
};


/** What somebody has sent to the agency through the contact form. */
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many messages the whole list has. No more than 10000 are counted, of a search 1000. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A message in a list. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** Where the message stands in the list. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Message;
};

/** Which messages are wanted: those that everything said here is true of. */
export type MessageFilterInput = {
  /** Only those that came by the referral link of this affiliate. */
  affiliateId?: InputMaybe<Scalars['UUID']['input']>;
  /** Only those of this campaign, as in `EnquirySource.campaign`: at most 80 characters. */
  campaign?: InputMaybe<Scalars['String']['input']>;
  /** Only from the beginning of this day on, as 2026-11-21, in the office's time zone: exactly 10 characters. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** True: only those of which somebody knows the source; false: only the others. */
  hasSource?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only those whose follow-up is due today or was due before, and that are neither won nor lost; false: only the others. */
  isDue?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only those that somebody takes care of; false: only those that nobody does. */
  isOwned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of this member of staff. */
  ownerId?: InputMaybe<Scalars['UUID']['input']>;
  /** Only those whose sender looked at the page of this path first that day, or sent the form from it: at most 500 characters. */
  page?: InputMaybe<Scalars['String']['input']>;
  /** Only those about this, one of the five choices of the form: at most 50 characters. */
  service?: InputMaybe<Scalars['String']['input']>;
  /** Only those from this source, as in `EnquirySource.name`: at most 80 characters. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Only those in one of these stages, at most 5; empty, in any. */
  stages?: InputMaybe<Array<MessageStage>>;
  /** Only up to the end of this day, likewise: exactly 10 characters. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** Only those that are won, and came into that stage from the beginning of this day on, likewise: exactly 10 characters. */
  wonFrom?: InputMaybe<Scalars['String']['input']>;
  /** Only those that are won, and came into that stage up to the end of this day: exactly 10 characters. */
  wonTo?: InputMaybe<Scalars['String']['input']>;
};

/** Who has an enquiry open right now. */
export type MessagePresence = {
  __typename?: 'MessagePresence';
  /** The message's id. */
  id: Scalars['ID']['output'];
  /** Everybody, the caller included. */
  people: Array<Presence>;
};

/** How far an enquiry has come. The first reply moves it from NEW to IN_CONTACT. */
export type MessageStage =
  /** Somebody has answered. */
  | 'IN_CONTACT'
  /** It did not. */
  | 'LOST'
  /** Nobody has answered. */
  | 'NEW'
  /** An offer is out. */
  | 'PROPOSAL'
  /** It became a client. */
  | 'WON';

/** An address at which visitors have found nothing. */
export type MissedPath = {
  __typename?: 'MissedPath';
  /** How often it was asked for: once a day for each network that asks. */
  count: Scalars['NonNegativeInt']['output'];
  /** When it was first asked for. */
  firstAt: Scalars['DateTimeISO']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether programs look for weak spots at such addresses. They come last in the list, and are the first to go. */
  isProbe: Scalars['Boolean']['output'];
  /** When it was last asked for. */
  lastAt: Scalars['DateTimeISO']['output'];
  /** The host of the page whose link was last followed to it. Null when no browser has told of one. */
  lastReferrer?: Maybe<Scalars['String']['output']>;
  /** The path, in small letters, without a slash at the end and without what followed a ?. */
  path: Scalars['String']['output'];
  /** When anything of it was changed last; being asked for counts. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of addresses at which nothing was found. */
export type MissedPathConnection = {
  __typename?: 'MissedPathConnection';
  /** The same addresses, each with its cursor. */
  edges: Array<MissedPathEdge>;
  /** The addresses of this page. */
  nodes: Array<MissedPath>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many addresses there are in all, at most 1000. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An address at which nothing was found, in a list. */
export type MissedPathEdge = {
  __typename?: 'MissedPathEdge';
  /** Where the address stands in the list. */
  cursor: Scalars['String']['output'];
  /** The address. */
  node: MissedPath;
};

/** How many enquiries were won in a month. */
export type MonthTally = {
  __typename?: 'MonthTally';
  /** How many enquiries came into the stage WON in it, and are still there. */
  count: Scalars['NonNegativeInt']['output'];
  /** The month in India, as 2026-11. */
  month: Scalars['String']['output'];
  /** What they are worth together, in whole rupees. */
  value: Scalars['Float']['output'];
};

/** When a call shall be instead. */
export type MoveCallInput = {
  /** When it shall begin: one of the free times. */
  startsAt: Scalars['DateTimeISO']['input'];
};

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Accepts an application: the affiliate gets a referral link and a private page, and a mail that names both. One that was declined
   * or ended can be accepted again, with the same referral link. CONFLICT when it lies in spam or is in another state.
   */
  acceptAffiliate: Affiliate;
  /**
   * Makes the invited person a user and uses the link up; it signs nobody in. NOT_FOUND when there is no such link, GONE when
   * it is used, expired or revoked, CONFLICT when the e-mail address or the mobile number is taken: then the link stays good.
   * Answers true.
   */
  acceptInvitation: Scalars['Boolean']['output'];
  /** Has a calendar read for a host: at most three each. It is read within a minute. */
  addHostFeed: BookingHost;
  /** Writes a private note. Those it mentions get a mail. */
  addNote: Note;
  /** Adds a slot for a host. It may not clash with another of theirs. */
  addSlot: Slot;
  /** Applies to the affiliate programme; the office hears of it by e-mail. RATE_LIMITED after too many from one address. */
  apply: Affiliate;
  /** Gives an enquiry to a member of staff, or to nobody. BAD_USER_INPUT for somebody who is gone or blocked. */
  assignMessage: Message;
  /** Makes the secret of an authenticator app (TOTP, RFC 6238). CONFLICT when one is set up already. */
  beginTotp: TotpSetup;
  /**
   * Blocks or unblocks a user. Blocking ends the user's sessions and codes at once,
   * and revokes their API tokens, open invitations and reset links for good.
   * CONFLICT for oneself and for the last admin who can act.
   */
  blockUser: User;
  /** Books a call. Whoever books gets a confirmation with an invitation for their calendar by mail. */
  bookCall: BookedCall;
  /**
   * Does the same to several items of a kind, all in one transaction: each has its own entry in the audit log, and mails and
   * webhooks go out as from the mutation for one. An item that cannot be changed is told in `failed` and keeps no other back.
   * BAD_USER_INPUT for no ids or more than 200, and for an action that the kind does not have.
   */
  bulkUpdate: BulkChange;
  /** Cancels a call that is not over. Who has booked it, and the host, are told by mail. */
  cancelBooking: Booking;
  /** Cancels a call by the link of a mail, while there is time. One that is cancelled already stays so. */
  cancelCall: BookedCall;
  /**
   * Changes the viewer's password, and tells them by mail. Every other sign-in of theirs ends at once. A wrong current password
   * is BAD_USER_INPUT; after ten of them it is RATE_LIMITED.
   */
  changePassword: Scalars['Boolean']['output'];
  /**
   * Changes what a user may do, and ends their sessions and codes at once; who is no admin any more loses their API tokens and
   * open invitations for good. CONFLICT for oneself and for the last admin who can act.
   */
  changeUserRole: User;
  /** Writes a new post. CONFLICT when the slug is taken. */
  createBlogPost: BlogPost;
  /**
   * Announces a file; its bytes are then sent by PUT to /imports/{id}/file?offset={received}, at most 4194304 at a time and one after
   * the other. Once it is whole it is looked through. CONFLICT when too many uploads wait.
   */
  createImport: Import;
  /** Makes a new item. CONFLICT when the slug is taken. */
  createPortfolioItem: PortfolioItem;
  /** Makes a preview link of a post or an item, published or not. */
  createPreviewLink: IssuedPreviewLink;
  /** Makes a redirect. CONFLICT when there is one from this path. The path leaves `missedPaths`. */
  createRedirect: Redirect;
  /** Makes a template. CONFLICT when there is one of that name. */
  createReplyTemplate: ReplyTemplate;
  /** Makes a webhook, switched on. */
  createWebhook: IssuedWebhook;
  /**
   * Declines an application, or ends a partnership: then the referral link counts nothing any more, and the private page is gone. The
   * applicant is told why by e-mail. BAD_USER_INPUT without a reason. CONFLICT when it lies in spam or is in another state.
   */
  declineAffiliate: Affiliate;
  /** Removes the authenticator app: its codes are accepted no more. NOT_FOUND when there is none. */
  disableTotp: SecondStep;
  /** Forgets what the caller has written. A later state of the same draft is refused. */
  discardContentDraft: Scalars['Boolean']['output'];
  /** Sets up the authenticator app that was begun within the last 15 minutes, with a code that it shows. Else NOT_FOUND. */
  enableTotp: SecondStep;
  /** Ends every sign-in of the viewer but the one that asks, at once. Answers how many that were. */
  endOtherSessions: Scalars['NonNegativeInt']['output'];
  /** Ends one of the viewer's own sign-ins at once, and answers what it was; the current one too. Anybody else's is NOT_FOUND. */
  endSession: OwnSession;
  /** Lets the old secret of a webhook sign nothing any more, before its 24 hours are over. */
  endWebhookOverlap: Webhook;
  /**
   * Erases what is held of one person, for good, and has it erased again from every older backup that is restored. What counts
   * in figures is anonymised. The audit log says that it was done and by whom, and not of whom.
   * CONFLICT where an address is that of a member of staff or of the office.
   */
  erasePersonalData: Erasure;
  /**
   * Writes what is held of one person into a file. The audit log says that it was done, and not of whom.
   * BAD_USER_INPUT where there is more than a file can hold.
   */
  exportPersonalData: PersonalDataExport;
  /** Takes an address out of `missedPaths`; it comes back when it is asked for again. Answers it as it was. */
  forgetMissedPath: MissedPath;
  /** Empties `missedPaths`. Answers how many addresses were in it. */
  forgetMissedPaths: Scalars['NonNegativeInt']['output'];
  /**
   * Invites somebody to the staff: makes a link, good for 7 days and one use, and mails it. An older invitation of the same
   * address dies. CONFLICT when a user has the address.
   */
  inviteUser: IssuedInvitation;
  /** Issues an API token in the name of the one who asks. */
  issueApiToken: IssuedApiToken;
  /** Makes a link by which a client can submit one review within 30 days. */
  issueReviewLink: IssuedReviewLink;
  /** Makes ten recovery codes. Those from before are dead. */
  makeRecoveryCodes: RecoveryCodes;
  /** Moves an application to the spam folder, or out of it: then the office and the webhooks hear of it if they have not yet. */
  markAffiliateSpam: Affiliate;
  /**
   * Says that the caller has the form of a post or an item open: to be said again every 20 s, and `isOpen: false` when they
   * leave. Who says nothing for 45 s has left.
   */
  markEditing: Editing;
  /** Marks a message as read or as unread. */
  markMessageRead: Message;
  /**
   * Moves a message to the spam folder, or out of it: then it is unread, and the office and the webhooks hear of it if they
   * have not yet.
   */
  markMessageSpam: Message;
  /**
   * Says that the caller has an enquiry open, and whether they write a reply: to be said again every 20 s, and `isOpen: false`
   * when they leave. Who says nothing for 45 s has left.
   */
  markPresence: MessagePresence;
  /** Moves a call that is not over to another free time of its host, however soon. Who has booked it, and the host, are told by mail. */
  moveBooking: Booking;
  /** Moves a call by the link of a mail, while there is time. */
  moveCall: BookedCall;
  /** Publishes a post or takes it back to draft. */
  publishBlogPost: BlogPost;
  /** Publishes an item or takes it back to draft. */
  publishPortfolioItem: PortfolioItem;
  /** Publishes a review or takes it back to draft. CONFLICT for one that the client has withdrawn and that shall be published. */
  publishReview: Review;
  /** Reminds whoever has booked a call that is still to come, by mail: once for each sign-in, and once for the API tokens of an admin. */
  remindBooking: Booking;
  /** Deletes an application for good. Answers it as it was. */
  removeAffiliate: Affiliate;
  /** Deletes a post for good, with its uploaded picture. Answers the post as it was. */
  removeBlogPost: BlogPost;
  /** Has a calendar not read any more. What it had kept from being booked is free again. */
  removeHostFeed: BookingHost;
  /**
   * Deletes an import of which nothing is here, with its file: an upload, also while it is looked through, or what was taken back.
   * CONFLICT while something of it is here. Answers it as it was.
   */
  removeImport: Import;
  /** Deletes a message for good, with its replies. Answers the message as it was. */
  removeMessage: Message;
  /** Deletes a picture for good. CONFLICT, with what shows it, while anything does. Answers it as it was. */
  removePicture: MediaPicture;
  /** Deletes an item for good, with its uploaded picture. Answers the item as it was. */
  removePortfolioItem: PortfolioItem;
  /** Deletes a redirect for good. Answers it as it was. */
  removeRedirect: Redirect;
  /** Deletes a template for good. Answers it as it was. */
  removeReplyTemplate: ReplyTemplate;
  /** Deletes a review for good. Answers the review as it was. */
  removeReview: Review;
  /** Takes a slot of a host away, unless it is booked. */
  removeSlot: Slot;
  /** Deletes a user for good, with sessions, codes and API tokens. CONFLICT for oneself and for the last admin who can act. */
  removeUser: User;
  /** Forgets a search of the caller's. Answers it as it was. */
  removeView: SavedView;
  /** Deletes a webhook for good, with its deliveries. Answers the webhook as it was. */
  removeWebhook: Webhook;
  /** Corrects the name of whoever is behind an e-mail address, for all staff; what they have sent stays as they sent it. */
  renamePerson: Person;
  /**
   * Gives the private page of an accepted affiliate a new address, which is mailed to them; the address before it shows nothing any more.
   * CONFLICT when the application is not accepted.
   */
  renewAffiliatePage: IssuedAffiliatePage;
  /** Gives the calendar of a host's calls a new secret address. The one before it stops. */
  renewHostCalendar: IssuedCalendar;
  /** Gives a webhook a new secret. */
  renewWebhookSecret: IssuedWebhook;
  /**
   * Puts another picture in the place of one, whose id it takes over: whatever shows the one shows the other from now on, and its
   * former address leads to the new one. Refused as `uploadPicture`.
   */
  replacePicture: MediaPicture;
  /** Answers a message: the reply goes to the sender by e-mail, with what was written before. */
  replyToMessage: Message;
  /**
   * Mails a link by which the password can be reset, once, within 60 minutes; an older link dies. Answers true, and takes as
   * long, whether there is such a user or not. A user gets at most one such mail in 60 seconds, and a blocked one none.
   */
  requestPasswordReset: Scalars['Boolean']['output'];
  /**
   * Mails a new code if a password step is waiting for one; the old code dies. Once in 60 seconds for an identifier, else RATE_LIMITED.
   * Known and unknown identifiers get the same answer.
   */
  resendCode: SignInStep;
  /** Sends a delivery again, at once and with the same id. CONFLICT while it is being sent, or while its webhook is off. */
  resendWebhookDelivery: WebhookDelivery;
  /**
   * Gives the user of a reset link another password, uses the link up, and ends the user's sessions and codes. It signs nobody
   * in. NOT_FOUND when there is no such link, GONE when it is used or expired. Answers true.
   */
  resetPassword: Scalars['Boolean']['output'];
  /**
   * Makes a post, a portfolio item or the texts of a page what they were in a version. FORBIDDEN for the texts of a page to all but admins. That is a change like any other: a new version, refused with CONFLICT
   * when the slug is taken by now, or when it has changed since `ifUpdatedAt`. Whether it is published, and its schedule, stay. A review
   * that is gone is none.
   */
  restoreRevision: RestoredRevision;
  /** Takes the private page of an affiliate back. One that is taken back already stays so. */
  revokeAffiliatePage: Affiliate;
  /** Takes an API token back at once and for good; one that is taken back already stays so. */
  revokeApiToken: ApiToken;
  /** Revokes the secret address of the calendar of a host's calls. */
  revokeHostCalendar: BookingHost;
  /** Takes an invitation back, so that it can no longer be accepted. CONFLICT when it has been. */
  revokeInvitation: Invitation;
  /** Takes a preview link back. One that is taken back already stays so. */
  revokePreviewLink: PreviewLink;
  /** Takes a link back, so that it can no longer be used. CONFLICT when it has been used. */
  revokeReviewLink: ReviewLink;
  /** Saves the viewer's own author page. CONFLICT when another has its slug or its name. */
  saveAuthorProfile: AuthorProfile;
  /** Says when a member of staff takes calls. The first time makes them a host. */
  saveBookingHost: BookingHost;
  /**
   * Keeps what the caller has written so far: of a post or item in the place of what was kept of it, of a new one in the draft of
   * this id. Answers what is kept now. CONFLICT when that draft has been stored or discarded.
   */
  saveContentDraft: ContentDraft;
  /**
   * Changes texts of a page. BAD_USER_INPUT for a text that the page does not have and for a picture that is not in the library;
   * CONFLICT when the page has been changed since `ifUpdatedAt`.
   */
  savePageTexts: EditedPage;
  /** Keeps what the caller has written of a reply so far. */
  saveReplyDraft: Scalars['Boolean']['output'];
  /** Sets for how long kinds are kept. What is over is deleted every night from 2:00 in India on, for good; the audit log has the sums. */
  saveRetention: Retention;
  /** Changes settings of the site. They are everywhere within a second: on pages, in mails, in the feed. */
  saveSite: Site;
  /** Keeps a search of the inbox. CONFLICT when the caller has one of that name, or 50 of them. */
  saveView: SavedView;
  /** Sends a message to the agency. The office hears of it by e-mail, and the sender gets an acknowledgement. */
  sendMessage: Message;
  /** Says where an application comes from. BAD_USER_INPUT above 80 characters. */
  setAffiliateSource: Affiliate;
  /** Notes whether a call that is over took place. Null takes the note back. */
  setBookingOutcome: Booking;
  /** Says whether the viewer gets the mail about follow-ups. */
  setFollowUpMail: MailSettings;
  /** Has search engines told, or not, of every published page that is changed from now on. Off, what waits is dropped. */
  setIndexNow: IndexNow;
  /** Says when to come back to an enquiry, or that nobody needs to. */
  setMessageFollowUp: Message;
  /** Says where a message comes from, for what was found by itself is not always right. BAD_USER_INPUT above 80 characters. */
  setMessageSource: Message;
  /** Moves an enquiry to a stage. BAD_USER_INPUT for LOST without a reason. */
  setMessageStage: Message;
  /** Says what an enquiry is worth. BAD_USER_INPUT above 2,000,000,000. */
  setMessageValue: Message;
  /** Says whether the viewer gets the mail about the week before. */
  setWeeklyMail: MailSettings;
  /**
   * Checks identifier and password and mails a 6-digit code: good for 10 minutes, one use, five tries.
   * A wrong identifier and a wrong password give the same BAD_CREDENTIALS; a blocked user with the right password gets FORBIDDEN.
   * Asked again within 60 seconds it keeps the code that is on its way.
   */
  signIn: SignInStep;
  /** Ends the session of this request at once. Answers true. */
  signOut: Scalars['Boolean']['output'];
  /** Makes a user. CONFLICT when the e-mail address or the mobile number is taken. */
  signUp: User;
  /**
   * Has an import come in that was looked through, or one that has failed go on. Answers at once; the work is done beside.
   * CONFLICT when it was started already.
   */
  startImport: Import;
  /**
   * Ends the reminders for the address that a link was mailed to: of this link, of its others, and of those to come. Answers
   * whether reminders may still be mailed, which is false. NOT_FOUND when there is no such link.
   */
  stopReviewReminders: Scalars['Boolean']['output'];
  /**
   * Submits a review, which is a draft until staff publish it, and uses the link up. NOT_FOUND when there is no such link,
   * GONE when it is used, expired or revoked. Of several that come at once by one link one is taken.
   */
  submitReview: Review;
  /** Switches a webhook on or off. Off, it is told of nothing, and what waits to be sent has failed. */
  switchWebhook: Webhook;
  /** Takes care of an enquiry that nobody takes care of. CONFLICT when somebody else does, with their name. */
  takeMessage: Message;
  /** Sends a webhook a test, whatever it is told of. CONFLICT while it is off. */
  testWebhook: WebhookDelivery;
  /** Says what a review belongs to, in the place of what was said before. */
  tieReview: Review;
  /**
   * Has an import taken back: what has come by it and nobody has changed since. Ends it first if it is still coming in. Answers at once;
   * the work is done beside. CONFLICT when nothing has come.
   */
  undoImport: Import;
  /** Changes a post. CONFLICT when the slug is taken, or when it has changed since `ifUpdatedAt`: its texts, and for a change of state or schedule these too. */
  updateBlogPost: BlogPost;
  /** Says anew what a picture is called and shows. From then on it stays though nothing uses it. */
  updatePicture: MediaPicture;
  /** Changes an item. CONFLICT when the slug is taken, or when it has changed since `ifUpdatedAt`: its texts, and for a change of state or schedule these too. */
  updatePortfolioItem: PortfolioItem;
  /** Changes a redirect. CONFLICT when there is another from this path. */
  updateRedirect: Redirect;
  /** Changes a template. CONFLICT when another has that name. */
  updateReplyTemplate: ReplyTemplate;
  /** Changes a webhook. What waits to be sent goes to the new address. */
  updateWebhook: Webhook;
  /** Puts a picture into the library. UNSUPPORTED_MEDIA for a file that is no such picture, PAYLOAD_TOO_LARGE for one above 10 MB. */
  uploadPicture: MediaPicture;
  /**
   * Exchanges the code from the mail for a session. Where a user has set up an authenticator app or has recovery codes, a code
   * of those is as good, within the same ten minutes and five tries. Anything wrong about the code gives BAD_CREDENTIALS.
   */
  verifyCode: Session;
  /**
   * Withdraws a review for good: it is not shown any more, and cannot be published again. Once it is withdrawn, it stays so.
   * NOT_FOUND when there is no such link.
   */
  withdrawReview: Review;
  /** Writes to whoever has booked a call, by mail. It stands among the replies of its enquiry. */
  writeToBooker: Booking;
};


/** Everything that can be changed. */
export type MutationAcceptAffiliateArgs = {
  id: Scalars['UUID']['input'];
  ifState?: AffiliateState;
};


/** Everything that can be changed. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
  token: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationAddHostFeedArgs = {
  input: HostFeedInput;
  userId: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationAddNoteArgs = {
  id: Scalars['UUID']['input'];
  input: NoteInput;
};


/** Everything that can be changed. */
export type MutationAddSlotArgs = {
  input: SlotInput;
};


/** Everything that can be changed. */
export type MutationApplyArgs = {
  form?: InputMaybe<FormFactsInput>;
  input: ApplyInput;
};


/** Everything that can be changed. */
export type MutationAssignMessageArgs = {
  id: Scalars['UUID']['input'];
  ownerId?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. */
export type MutationBeginTotpArgs = {
  input: ConfirmPasswordInput;
};


/** Everything that can be changed. */
export type MutationBlockUserArgs = {
  id: Scalars['UUID']['input'];
  isBlocked?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed. */
export type MutationBookCallArgs = {
  form?: InputMaybe<FormFactsInput>;
  input: BookCallInput;
};


/** Everything that can be changed. */
export type MutationBulkUpdateArgs = {
  action: BulkAction;
  ids: Array<Scalars['UUID']['input']>;
  kind: BulkKind;
  lostReason?: InputMaybe<Scalars['String']['input']>;
  ownerId?: InputMaybe<Scalars['UUID']['input']>;
  stage?: InputMaybe<MessageStage>;
};


/** Everything that can be changed. */
export type MutationCancelBookingArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationCancelCallArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. */
export type MutationChangeUserRoleArgs = {
  id: Scalars['UUID']['input'];
  role: Role;
};


/** Everything that can be changed. */
export type MutationCreateBlogPostArgs = {
  draftId?: InputMaybe<Scalars['UUID']['input']>;
  input: BlogPostInput;
};


/** Everything that can be changed. */
export type MutationCreateImportArgs = {
  input: CreateImportInput;
};


/** Everything that can be changed. */
export type MutationCreatePortfolioItemArgs = {
  draftId?: InputMaybe<Scalars['UUID']['input']>;
  input: PortfolioItemInput;
};


/** Everything that can be changed. */
export type MutationCreatePreviewLinkArgs = {
  input: PreviewLinkInput;
};


/** Everything that can be changed. */
export type MutationCreateRedirectArgs = {
  input: RedirectInput;
};


/** Everything that can be changed. */
export type MutationCreateReplyTemplateArgs = {
  input: ReplyTemplateInput;
};


/** Everything that can be changed. */
export type MutationCreateWebhookArgs = {
  input: WebhookInput;
};


/** Everything that can be changed. */
export type MutationDeclineAffiliateArgs = {
  id: Scalars['UUID']['input'];
  ifState?: AffiliateState;
  reason: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDisableTotpArgs = {
  input: ConfirmPasswordInput;
};


/** Everything that can be changed. */
export type MutationDiscardContentDraftArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationEnableTotpArgs = {
  input: EnableTotpInput;
};


/** Everything that can be changed. */
export type MutationEndSessionArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationEndWebhookOverlapArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationErasePersonalDataArgs = {
  input: ErasePersonalDataInput;
};


/** Everything that can be changed. */
export type MutationExportPersonalDataArgs = {
  format: PersonalDataFormat;
  input: PersonAddressesInput;
};


/** Everything that can be changed. */
export type MutationForgetMissedPathArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/** Everything that can be changed. */
export type MutationIssueApiTokenArgs = {
  input: IssueApiTokenInput;
};


/** Everything that can be changed. */
export type MutationIssueReviewLinkArgs = {
  input: IssueReviewLinkInput;
};


/** Everything that can be changed. */
export type MutationMakeRecoveryCodesArgs = {
  input: ConfirmPasswordInput;
};


/** Everything that can be changed. */
export type MutationMarkAffiliateSpamArgs = {
  id: Scalars['UUID']['input'];
  isSpam?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed. */
export type MutationMarkEditingArgs = {
  id: Scalars['UUID']['input'];
  isOpen?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationMarkMessageReadArgs = {
  id: Scalars['UUID']['input'];
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed. */
export type MutationMarkMessageSpamArgs = {
  id: Scalars['UUID']['input'];
  isSpam?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed. */
export type MutationMarkPresenceArgs = {
  id: Scalars['UUID']['input'];
  isOpen?: Scalars['Boolean']['input'];
  isWriting?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationMoveBookingArgs = {
  id: Scalars['UUID']['input'];
  input: MoveCallInput;
};


/** Everything that can be changed. */
export type MutationMoveCallArgs = {
  input: MoveCallInput;
  token: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationPublishBlogPostArgs = {
  id: Scalars['UUID']['input'];
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed. */
export type MutationPublishPortfolioItemArgs = {
  id: Scalars['UUID']['input'];
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed. */
export type MutationPublishReviewArgs = {
  id: Scalars['UUID']['input'];
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed. */
export type MutationRemindBookingArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveAffiliateArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveBlogPostArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveHostFeedArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveImportArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveMessageArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemovePictureArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemovePortfolioItemArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveRedirectArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveReplyTemplateArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveReviewArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveSlotArgs = {
  hostId: Scalars['UUID']['input'];
  startsAt: Scalars['DateTimeISO']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveUserArgs = {
  heirId?: InputMaybe<Scalars['UUID']['input']>;
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveViewArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveWebhookArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRenamePersonArgs = {
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationRenewAffiliatePageArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRenewHostCalendarArgs = {
  userId: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRenewWebhookSecretArgs = {
  id: Scalars['UUID']['input'];
  isAtOnce?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationReplacePictureArgs = {
  id: Scalars['UUID']['input'];
  input: ReplacePictureInput;
};


/** Everything that can be changed. */
export type MutationReplyToMessageArgs = {
  id: Scalars['UUID']['input'];
  input: ReplyInput;
  lastSeenId?: InputMaybe<Scalars['UUID']['input']>;
  markRead?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Everything that can be changed. */
export type MutationResendCodeArgs = {
  input: ResendCodeInput;
};


/** Everything that can be changed. */
export type MutationResendWebhookDeliveryArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
  token: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationRestoreRevisionArgs = {
  id: Scalars['UUID']['input'];
  ifUpdatedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be changed. */
export type MutationRevokeAffiliatePageArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRevokeApiTokenArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRevokeHostCalendarArgs = {
  userId: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRevokeInvitationArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRevokePreviewLinkArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationRevokeReviewLinkArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationSaveAuthorProfileArgs = {
  input: AuthorProfileInput;
};


/** Everything that can be changed. */
export type MutationSaveBookingHostArgs = {
  input: BookingHostInput;
  userId: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationSaveContentDraftArgs = {
  input: ContentDraftInput;
};


/** Everything that can be changed. */
export type MutationSavePageTextsArgs = {
  ifUpdatedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  input: PageTextsInput;
};


/** Everything that can be changed. */
export type MutationSaveReplyDraftArgs = {
  id: Scalars['UUID']['input'];
  input: ReplyDraftInput;
};


/** Everything that can be changed. */
export type MutationSaveRetentionArgs = {
  input: RetentionInput;
};


/** Everything that can be changed. */
export type MutationSaveSiteArgs = {
  input: SiteInput;
};


/** Everything that can be changed. */
export type MutationSaveViewArgs = {
  input: SavedViewInput;
};


/** Everything that can be changed. */
export type MutationSendMessageArgs = {
  form?: InputMaybe<FormFactsInput>;
  input: SendMessageInput;
};


/** Everything that can be changed. */
export type MutationSetAffiliateSourceArgs = {
  id: Scalars['UUID']['input'];
  source?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationSetBookingOutcomeArgs = {
  id: Scalars['UUID']['input'];
  outcome?: InputMaybe<BookingOutcome>;
};


/** Everything that can be changed. */
export type MutationSetFollowUpMailArgs = {
  isOn: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationSetIndexNowArgs = {
  isOn: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationSetMessageFollowUpArgs = {
  followUp?: InputMaybe<FollowUpInput>;
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationSetMessageSourceArgs = {
  id: Scalars['UUID']['input'];
  source?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationSetMessageStageArgs = {
  id: Scalars['UUID']['input'];
  lostReason?: InputMaybe<Scalars['String']['input']>;
  stage: MessageStage;
};


/** Everything that can be changed. */
export type MutationSetMessageValueArgs = {
  id: Scalars['UUID']['input'];
  value?: InputMaybe<Scalars['NonNegativeInt']['input']>;
};


/** Everything that can be changed. */
export type MutationSetWeeklyMailArgs = {
  isOn: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be changed. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** Everything that can be changed. */
export type MutationStartImportArgs = {
  id: Scalars['UUID']['input'];
  input: StartImportInput;
};


/** Everything that can be changed. */
export type MutationStopReviewRemindersArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationSubmitReviewArgs = {
  input: SubmitReviewInput;
  token: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationSwitchWebhookArgs = {
  id: Scalars['UUID']['input'];
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed. */
export type MutationTakeMessageArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationTestWebhookArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationTieReviewArgs = {
  id: Scalars['UUID']['input'];
  itemId?: InputMaybe<Scalars['UUID']['input']>;
  service?: InputMaybe<ServiceId>;
};


/** Everything that can be changed. */
export type MutationUndoImportArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be changed. */
export type MutationUpdateBlogPostArgs = {
  draftId?: InputMaybe<Scalars['UUID']['input']>;
  id: Scalars['UUID']['input'];
  ifUpdatedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  input: BlogPostInput;
};


/** Everything that can be changed. */
export type MutationUpdatePictureArgs = {
  id: Scalars['UUID']['input'];
  input: UpdatePictureInput;
};


/** Everything that can be changed. */
export type MutationUpdatePortfolioItemArgs = {
  draftId?: InputMaybe<Scalars['UUID']['input']>;
  id: Scalars['UUID']['input'];
  ifUpdatedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  input: PortfolioItemChangesInput;
};


/** Everything that can be changed. */
export type MutationUpdateRedirectArgs = {
  id: Scalars['UUID']['input'];
  input: RedirectInput;
};


/** Everything that can be changed. */
export type MutationUpdateReplyTemplateArgs = {
  id: Scalars['UUID']['input'];
  input: ReplyTemplateInput;
};


/** Everything that can be changed. */
export type MutationUpdateWebhookArgs = {
  id: Scalars['UUID']['input'];
  input: WebhookInput;
};


/** Everything that can be changed. */
export type MutationUploadPictureArgs = {
  input: UploadPictureInput;
};


/** Everything that can be changed. */
export type MutationVerifyCodeArgs = {
  input: VerifyCodeInput;
};


/** Everything that can be changed. */
export type MutationWithdrawReviewArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationWriteToBookerArgs = {
  id: Scalars['UUID']['input'];
  input: BookingMessageInput;
};

/** A private note on an enquiry: only staff see it. */
export type Note = {
  __typename?: 'Note';
  /** The name that its author had when they wrote it; null only of replies, which have the field too. */
  author?: Maybe<Scalars['String']['output']>;
  /** The id of the author's account, which may have been deleted since. */
  authorId?: Maybe<Scalars['ID']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The note's id. */
  id: Scalars['ID']['output'];
  /** Who is mentioned in it, as they are called now; those whose account is gone are left out. */
  mentions: Array<Colleague>;
  /** The text. */
  text: Scalars['String']['output'];
  /** When it was changed last: a note never is, so it is the same as `createdAt`. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A private note as it is written. */
export type NoteInput = {
  /** The ids of the staff who are mentioned, at most 20: each gets a mail. Left out: none. */
  mentionIds?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** Not empty, at most 5000 characters. */
  text: Scalars['String']['input'];
};

/** Something that an admin has to see to. */
export type OfficeNotice = {
  __typename?: 'OfficeNotice';
  /** What it is about. */
  kind: OfficeNoticeKind;
  /** The path of the screen where it is done. Null where it is not done in the office. */
  path?: Maybe<Scalars['String']['output']>;
  /** What it is and what to do, in sentences. */
  text: Scalars['String']['output'];
};

/** What an admin has to see to. More kinds may be added. */
export type OfficeNoticeKind =
  /** The server's clock has jumped: what is done by time waits. */
  | 'CLOCK'
  /** The sample accounts, whose password everybody knows, can sign in. */
  | 'SAMPLE_ACCOUNTS';

/** What an admin has to see to. */
export type OfficeNotices = {
  __typename?: 'OfficeNotices';
  /** The notices. Empty when there is nothing to see to. */
  notices: Array<OfficeNotice>;
};

/** What the holder of an invitation's link is told of it. */
export type OpenInvitation = {
  __typename?: 'OpenInvitation';
  /** Who is invited. */
  email: Scalars['EmailAddress']['output'];
  /** When the link ends. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The invitation's id. */
  id: Scalars['ID']['output'];
  /** The name that the admin gave. Null when none was given. */
  name?: Maybe<Scalars['String']['output']>;
  /** What the new user may do. */
  role: Role;
};

/** Days on which the office opens and closes at the same time. */
export type OpeningHours = {
  __typename?: 'OpeningHours';
  /** When it closes, like 18:00. */
  closes: Scalars['String']['output'];
  /** The days. */
  days: Array<Weekday>;
  /** When it opens, like 09:30. */
  opens: Scalars['String']['output'];
};

/** Days on which the office opens and closes at the same time. */
export type OpeningHoursInput = {
  /** When it closes, exactly 5 characters, like 18:00; later than it opens. */
  closes: Scalars['String']['input'];
  /** At least one day. */
  days: Array<Weekday>;
  /** When it opens, exactly 5 characters, like 09:30. */
  opens: Scalars['String']['input'];
};

/**
 * What the staff see when they begin: what is waiting for them, and how much came in. Each count is told to an API token that may read what is
 * counted, or figures (INSIGHTS_READ).
 */
export type Overview = {
  __typename?: 'Overview';
  /** How many portfolio items are drafts. */
  draftItems: Scalars['NonNegativeInt']['output'];
  /** How many blog posts are drafts. */
  draftPosts: Scalars['NonNegativeInt']['output'];
  /** How many enquiries have a follow-up due, of anybody's: today's and those before, without won and lost ones. */
  dueFollowUps: Scalars['NonNegativeInt']['output'];
  /** The messages of the last twelve weeks, this one included, oldest first. A week begins on Monday in India. */
  messagesPerWeek: Array<WeekCount>;
  /** How many affiliates have applied in the last seven days. */
  newApplications: Scalars['NonNegativeInt']['output'];
  /** How many reviews are not published. */
  reviewsToCheck: Scalars['NonNegativeInt']['output'];
  /** How many applications lie in the spam folder. */
  spamApplications: Scalars['NonNegativeInt']['output'];
  /** How many messages lie in the spam folder. */
  spamMessages: Scalars['NonNegativeInt']['output'];
  /** How many applications there are. */
  totalApplications: Scalars['NonNegativeInt']['output'];
  /** How many messages there are, read and unread. */
  totalMessages: Scalars['NonNegativeInt']['output'];
  /** How many reviews there are, drafts included. */
  totalReviews: Scalars['NonNegativeInt']['output'];
  /** How many messages nobody has marked as read. Spam is not counted, here and below. */
  unreadMessages: Scalars['NonNegativeInt']['output'];
};

/** One of the viewer's own sign-ins: a browser or a client that holds a token of theirs. */
export type OwnSession = {
  __typename?: 'OwnSession';
  /** The network address that it was last seen at. Null for a sign-in from before addresses were noted. */
  address?: Maybe<Scalars['String']['output']>;
  /** When they signed in. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The browser and the system that it says it is, as `Chrome on Windows`; `Unknown device` for anything else. */
  device: Scalars['String']['output'];
  /** When it ends by itself. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The sign-in's id, which is not its token. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it last asked for something, to the minute. */
  lastSeenAt: Scalars['DateTimeISO']['output'];
  /** When anything of it was changed last; being seen counts. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of the viewer's own sign-ins. */
export type OwnSessionConnection = {
  __typename?: 'OwnSessionConnection';
  /** The same sign-ins, each with its cursor. */
  edges: Array<OwnSessionEdge>;
  /** The sign-ins of this page. */
  nodes: Array<OwnSession>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A sign-in in a list. */
export type OwnSessionEdge = {
  __typename?: 'OwnSessionEdge';
  /** Where the sign-in stands in the list. */
  cursor: Scalars['String']['output'];
  /** The sign-in. */
  node: OwnSession;
};

/** Where a page of a connection stands in the whole list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last item: hand it to `after` to get the next page. Null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether something stands before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first item of this page, null on an empty one. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A section of the privacy policy or the terms. */
export type PageSection = {
  __typename?: 'PageSection';
  /** What it says, as safe HTML. */
  html: Scalars['String']['output'];
  /** The id of its heading in the page. */
  id: Scalars['String']['output'];
  /** Its heading, without its number. */
  title: Scalars['String']['output'];
};

/** A text of a page that has been changed. */
export type PageText = {
  __typename?: 'PageText';
  /** Its name, as `heroLead`. */
  name: Scalars['String']['output'];
  /** The picture. Null of every other text. */
  picture?: Maybe<GalleryPicture>;
  /** What it says: of a list a line for each entry, of a picture its id. */
  text: Scalars['String']['output'];
};

/** A text of a page as it is changed. */
export type PageTextField = {
  __typename?: 'PageTextField';
  /** Whether that is not the original. */
  isChanged: Scalars['Boolean']['output'];
  /** How it is written. */
  kind: PageTextKind;
  /** What it is called on the screen. */
  label: Scalars['String']['output'];
  /** How many characters it may have. */
  maxLength: Scalars['NonNegativeInt']['output'];
  /** Its name, as `heroLead`. */
  name: Scalars['String']['output'];
  /** What the product came with, and what it says again once it is taken back. Empty of a picture: the drawing. */
  original: Scalars['String']['output'];
  /** The picture that it shows. Null of every other text, and while the drawing stands there. */
  picture?: Maybe<GalleryPicture>;
  /** What it says now. */
  text: Scalars['String']['output'];
};

/** A text of a page as it is written. */
export type PageTextInput = {
  /** The name of a text of the page, at most 60 characters; others are refused. */
  name: Scalars['String']['input'];
  /** What it shall say, at most 60000 characters; how many it may have, its field says. Null or blank: the original. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** How a text of a page is written. */
export type PageTextKind =
  /** One line. */
  | 'LINE'
  /** A list, with a line for each entry. */
  | 'LIST'
  /** Markdown, in which `{name}`, `{address}`, `{email}`, `{phone}`, `{city}`, `{analytics}` and `{counting}` are filled in, and `{#id}` behind a heading is its id. */
  | 'MARKDOWN'
  /** A paragraph. */
  | 'PARAGRAPH'
  /** The id of a picture of the media library. */
  | 'PICTURE';

/** What a page says where it is not what the product came with. */
export type PageTexts = {
  __typename?: 'PageTexts';
  /** The day in India on which the privacy policy or the terms were last changed, like 2026-11-01. Null of the other pages. */
  changedOn?: Maybe<Scalars['String']['output']>;
  /** The page. */
  page: SitePage;
  /** The sections of the privacy policy and the terms, changed or not. None of the other pages. */
  sections: Array<PageSection>;
  /** The texts that have been changed. None of a page that nobody has changed; the long texts of the privacy policy and the terms are in `sections`. */
  texts: Array<PageText>;
};

/** Texts of a page as they are written. */
export type PageTextsInput = {
  /** The page. */
  page: SitePage;
  /** The texts that shall be changed, each once. Those that are left out stay. */
  texts: Array<PageTextInput>;
};

/** That somebody has changes which are not stored as the post or item. */
export type PendingChange = {
  __typename?: 'PendingChange';
  /** Their name. */
  name: Scalars['String']['output'];
  /** When the changes were kept last. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** The user's id. */
  userId: Scalars['ID']['output'];
};

/** The figures of a period. */
export type PeriodFigures = {
  __typename?: 'PeriodFigures';
  /** How many messages came. Spam is not counted, here and below. */
  enquiries: Scalars['NonNegativeInt']['output'];
  /** The first day, as 2026-11-21. */
  from: Scalars['String']['output'];
  /** The last day. */
  to: Scalars['String']['output'];
  /** What those are worth together, in whole rupees; those of no value count as nothing. */
  value: Scalars['Float']['output'];
  /** How many pages they looked at. Null where visits were not counted. */
  views?: Maybe<Scalars['NonNegativeInt']['output']>;
  /**
   * How many visitors came: the sum of those of each day, for nobody knows them again on the next. Null where visits were not counted:
   * before the first day that was, and with `ANALYTICS=off`.
   */
  visitors?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** How many enquiries came into the stage WON in the period, and are still there, whenever they were sent. */
  won: Scalars['NonNegativeInt']['output'];
};

/** Whoever is behind an e-mail address: what they have sent, whatever it was. */
export type Person = {
  __typename?: 'Person';
  /** Their applications to the affiliate programme, newest first, spam included: at most 50. */
  affiliates: Array<Affiliate>;
  /** The e-mail address, lowercase. */
  email: Scalars['String']['output'];
  /** The e-mail address, lowercase, which nobody else has. */
  id: Scalars['ID']['output'];
  /** Their enquiries, newest first, spam included: at most 50. */
  messages: Array<Message>;
  /**
   * Their name, as staff have corrected it, or else as their newest enquiry or application has it, or a review. To an API token only what
   * it may read tells a name; where nothing does, it is the address.
   */
  name: Scalars['String']['output'];
  /** The reviews that came by links sent to this address, newest first: at most 50. */
  reviews: Array<Review>;
};

/** The addresses of one person. */
export type PersonAddressesInput = {
  /** E-mail addresses and phone numbers: at least one, at most 10 of them, each at most 254 characters. Ten digits alone are a number in India. */
  addresses: Array<Scalars['String']['input']>;
};

/** What is held of one person, found by the addresses that are known to be theirs. */
export type PersonalData = {
  __typename?: 'PersonalData';
  /** The addresses that were looked for, as they are compared: e-mail addresses in lowercase, phone numbers as + and digits. */
  addresses: Array<Scalars['String']['output']>;
  /** What is held, kind by kind: kinds of which nothing is held are left out. */
  kinds: Array<PersonalDataKind>;
  /** Other addresses that stand in what was found, at most 50: whether they are the same person's, somebody has to judge. */
  otherAddresses: Array<Scalars['String']['output']>;
  /** Why it cannot be erased, in a sentence: an address is that of a member of staff, or of the office. Null where it can. */
  refusal?: Maybe<Scalars['String']['output']>;
};

/** A file with what is held of one person. */
export type PersonalDataExport = {
  __typename?: 'PersonalDataExport';
  /** What is in the file. */
  content: Scalars['String']['output'];
  /** The media type of the file. */
  contentType: Scalars['String']['output'];
  /** What the file is to be called. It says nothing of the person. */
  fileName: Scalars['String']['output'];
};

/** How an export is written. */
export type PersonalDataFormat =
  /** A page to read: without scripts, and with nothing that is loaded from elsewhere. */
  | 'HTML'
  /** JSON, for programs. */
  | 'JSON';

/** What is held of one kind. */
export type PersonalDataKind = {
  __typename?: 'PersonalDataKind';
  /** How many records there are. */
  count: Scalars['NonNegativeInt']['output'];
  /** Its name for programs, as `messages`. More may be added. */
  kind: Scalars['String']['output'];
  /** Its name for people. */
  label: Scalars['String']['output'];
  /** The first of them, at most 50. */
  records: Array<PersonalDataRecord>;
  /** What an erasure does with them, in a sentence. */
  treatment: Scalars['String']['output'];
};

/** A record that holds something of the person. */
export type PersonalDataRecord = {
  __typename?: 'PersonalDataRecord';
  /** When it was made. Null where that is not kept. */
  at?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What it says, shortened. */
  detail: Scalars['String']['output'];
  /** The path of the screen that shows it. Null where there is none. */
  path?: Maybe<Scalars['String']['output']>;
  /** What people know it by: a name, a title. */
  title: Scalars['String']['output'];
};

/** An uploaded picture, in the sizes that it is kept in. */
export type Picture = {
  __typename?: 'Picture';
  /** How high it is, in pixels. */
  height: Scalars['NonNegativeInt']['output'];
  /** The same picture in smaller files, the better format first. None when it is small already. */
  sources: Array<PictureSource>;
  /** The picture itself, as WebP. */
  url: Scalars['URL']['output'];
  /** How wide it is, in pixels. */
  width: Scalars['NonNegativeInt']['output'];
};

/** A picture in one format and several widths, for a `<source>` element. */
export type PictureSource = {
  __typename?: 'PictureSource';
  /** The addresses, each with its width, as the attribute `srcset` takes them. */
  srcSet: Scalars['String']['output'];
  /** The format: `image/avif` or `image/webp`. */
  type: Scalars['String']['output'];
};

/** The figures of the desk. */
export type Pipeline = {
  __typename?: 'Pipeline';
  /** The median time from an enquiry of this month to its first reply, in minutes. Null when none was answered. */
  medianFirstReply?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The same of last month. */
  medianFirstReplyBefore?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Every stage, in the order of the enum. */
  stages: Array<StageTally>;
  /** The last twelve months, this one included, oldest first. */
  wonPerMonth: Array<MonthTally>;
};

/** What the published items can be narrowed to. */
export type PortfolioFilters = {
  __typename?: 'PortfolioFilters';
  /** The categories of all published items, each once, by name. */
  categories: Array<Scalars['String']['output']>;
};

/** A project that the agency shows. */
export type PortfolioItem = {
  __typename?: 'PortfolioItem';
  /** What the picture shows, for those who do not see it. */
  altText?: Maybe<Scalars['String']['output']>;
  /** The story of the project as Markdown. Empty where there is none. */
  body: Scalars['String']['output'];
  /** The story as HTML that is safe to show. */
  bodyHtml: Scalars['String']['output'];
  /** The kind of work. Null when nobody has said. */
  category?: Maybe<Scalars['String']['output']>;
  /** For whom it was done. */
  client?: Maybe<Scalars['String']['output']>;
  /** What clients say of it: the newest of the published reviews that belong to it, 3 at most. */
  clientReviews: Array<Review>;
  /** When the item was made. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** What was done, as lines of text. */
  description: Scalars['String']['output'];
  /** More pictures of the project, at most 24, in their order. */
  gallery: Array<GalleryPicture>;
  /** The item's id. */
  id: Scalars['ID']['output'];
  /** The same picture with its size and its smaller files. Null when there is none, or when it is not kept here. */
  image?: Maybe<Picture>;
  /** The picture. Null when there is none: the site then draws one. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Published items are for everybody, drafts for staff. */
  isPublished: Scalars['Boolean']['output'];
  /** The description for search engines. Null: the description. */
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** The headline for search engines. Null: the title. */
  metaTitle?: Maybe<Scalars['String']['output']>;
  /** Who has changes of it that are not stored, in the order of their names. */
  pendingChanges: Array<PendingChange>;
  /** When it shall be published by itself. Null when nobody has planned it. For staff. */
  publishAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How its page did of late. */
  recentFigures: RecentFigures;
  /** What it brought, at most six figures. */
  results: Array<ResultFigure>;
  /** What the client says of it. A review that is not published is for staff only. */
  review?: Maybe<Review>;
  /** The services that went into it, in the order of /services. */
  services: Array<ServiceId>;
  /** The last part of the item's address: /portfolio/{slug}. */
  slug: Scalars['String']['output'];
  /** Technologies and skills. */
  tags: Array<Scalars['String']['output']>;
  /** When it shall be taken back by itself. Null when nobody has planned it. For staff. */
  takeBackAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What the project is called. */
  title: Scalars['String']['output'];
  /** When the item was last changed. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** The year it was done in. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** What a portfolio item shall be from now on. What need not be sent stays as it is when it is left out. */
export type PortfolioItemChangesInput = {
  /** At most 300 characters. Left out: it stays. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** The story of the project as Markdown, at most 100000 characters. Left out: it stays. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 100 characters. */
  category: Scalars['String']['input'];
  /** For whom it was done, at most 120 characters. Left out: it stays; null: none. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 5000 characters. */
  description: Scalars['String']['input'];
  /** More pictures of the project: at most 24 of the media library by their ids, each once. Left out: they stay; null: none. */
  gallery?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** A new picture, instead of `imageUrl`. */
  imageFile?: InputMaybe<Scalars['Upload']['input']>;
  /** Says that a new picture comes this way. Left out: as what was sent. */
  imageOption?: InputMaybe<ImageOption>;
  /** An http or https address, at most 2000 characters. Left out: the picture stays, unless a file is sent. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Left out: it stays. */
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  /** The description for search engines, at most 500 characters. Left out: it stays; null: none. */
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  /** The headline for search engines, at most 200 characters. Left out: it stays; null: none. */
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  /** A picture of the media library by its id, instead of `imageUrl` and `imageFile`. */
  pictureId?: InputMaybe<Scalars['UUID']['input']>;
  /** When it shall be published by itself: a time to come, and not of what is published. Null: never. Left out: it stays, but for what is done by publishing the item or taking it back. */
  publishAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** What it brought: at most six figures. Left out: it stays; null: none. */
  results?: InputMaybe<Array<ResultFigureInput>>;
  /** The review in which the client says what they think of it. Left out: it stays; null: none. */
  reviewId?: InputMaybe<Scalars['UUID']['input']>;
  /** The services that went into it, each once. Left out: it stays; null: none. */
  services?: InputMaybe<Array<ServiceId>>;
  /**
   * Lowercase letters and digits with single hyphens, at most 200 characters; `all`, `published` and `create` are refused.
   * Left out or empty: it stays.
   */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** At least one. Each at most 50 characters, at most 20 of them; a comma separates two tags. */
  tags: Array<Scalars['String']['input']>;
  /** When it shall be taken back by itself: a time to come, after `publishAt`. Null: never. Left out: it stays, but for what is done by publishing the item or taking it back. */
  takeBackAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** At least 1 and at most 200 characters. */
  title: Scalars['String']['input'];
  /** The year it was done in: 1990 to 2100. Left out: it stays; null: none. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of portfolio items. */
export type PortfolioItemConnection = {
  __typename?: 'PortfolioItemConnection';
  /** The same items, each with its cursor. */
  edges: Array<PortfolioItemEdge>;
  /** The items of this page. */
  nodes: Array<PortfolioItem>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the whole list has. Of a search in `allPortfolioItems` no more than 1000 are counted. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A portfolio item in a list. */
export type PortfolioItemEdge = {
  __typename?: 'PortfolioItemEdge';
  /** Where the item stands in the list. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: PortfolioItem;
};

/** A new portfolio item. It needs a picture, by its address or as a file. */
export type PortfolioItemInput = {
  /** At most 300 characters. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** The story of the project as Markdown, at most 100000 characters. Left out: none. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 100 characters. */
  category: Scalars['String']['input'];
  /** For whom it was done, at most 120 characters. Left out: none. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 5000 characters. */
  description: Scalars['String']['input'];
  /** More pictures of the project: at most 24 of the media library by their ids, each once, in their order. Left out: none. */
  gallery?: InputMaybe<Array<Scalars['UUID']['input']>>;
  /** The picture itself, instead of `imageUrl`. */
  imageFile?: InputMaybe<Scalars['Upload']['input']>;
  /** Says that the picture comes this way. Left out: as what was sent. */
  imageOption?: InputMaybe<ImageOption>;
  /** An http or https address, at most 2000 characters. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Left out: a draft. */
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  /** The description for search engines, at most 500 characters. Left out: none. */
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  /** The headline for search engines, at most 200 characters. Left out: none. */
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  /** A picture of the media library by its id, instead of `imageUrl` and `imageFile`. */
  pictureId?: InputMaybe<Scalars['UUID']['input']>;
  /** When it shall be published by itself: a time to come, and not of what is published. Null: never. Left out: never. */
  publishAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** What it brought: at most six figures. Left out: none. */
  results?: InputMaybe<Array<ResultFigureInput>>;
  /** The review in which the client says what they think of it. Left out: none. */
  reviewId?: InputMaybe<Scalars['UUID']['input']>;
  /** The services that went into it, each once. Left out: none. */
  services?: InputMaybe<Array<ServiceId>>;
  /**
   * Lowercase letters and digits with single hyphens, at most 200 characters; `all`, `published` and `create` are refused.
   * Left out or empty: made from the title.
   */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** At least one. Each at most 50 characters, at most 20 of them; a comma separates two tags. */
  tags: Array<Scalars['String']['input']>;
  /** When it shall be taken back by itself: a time to come, after `publishAt`. Null: never. Left out: never. */
  takeBackAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** At least 1 and at most 200 characters. */
  title: Scalars['String']['input'];
  /** The year it was done in: 1990 to 2100. Left out: none. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** Somebody who has an enquiry open right now. */
export type Presence = {
  __typename?: 'Presence';
  /** Whether they are writing a reply. */
  isWriting: Scalars['Boolean']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
  /** The user's id. */
  userId: Scalars['ID']['output'];
};

/** A post or an item as it is being written: what is stored, with the pending changes of whoever made the link. */
export type Preview = {
  __typename?: 'Preview';
  /** Until when the link is good. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** Whether the link shows the pending changes of the person who made it. If not, it shows what is stored. */
  hasPendingChanges: Scalars['Boolean']['output'];
  /** The id of the link. */
  id: Scalars['ID']['output'];
  /** The item. Null of a post. */
  item?: Maybe<PortfolioItem>;
  /** The post. Null of an item. */
  post?: Maybe<BlogPost>;
};

/** A link by which somebody without an account sees a post or an item as it is being written. */
export type PreviewLink = {
  __typename?: 'PreviewLink';
  /** When it was made. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** Who made it: the pending changes of this person are shown. */
  createdBy: Scalars['String']['output'];
  /** Until when it is good. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The link's id. */
  id: Scalars['ID']['output'];
  /** When it was taken back. Null when it was not. */
  revokedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** When anything of it was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of preview links. */
export type PreviewLinkConnection = {
  __typename?: 'PreviewLinkConnection';
  /** The same links, each with its cursor. */
  edges: Array<PreviewLinkEdge>;
  /** The links of this page. */
  nodes: Array<PreviewLink>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many links there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A preview link in a list. */
export type PreviewLinkEdge = {
  __typename?: 'PreviewLinkEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** The link. */
  node: PreviewLink;
};

/** What a preview link shall be of. */
export type PreviewLinkInput = {
  /** For how many days it is good: 1, 7 or 30. Left out: 7. */
  days?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /** The post or item. */
  itemId: Scalars['UUID']['input'];
  /** What kind of thing it is of. */
  kind: ContentKind;
};

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** One application. NOT_FOUND when there is none of this id. */
  affiliate: Affiliate;
  /** An affiliate's own figures. NOT_FOUND when the page is not known or was taken back, which is answered alike. */
  affiliatePage?: Maybe<AffiliatePage>;
  /** Who has applied, newest first. */
  affiliates: AffiliateConnection;
  /** Every post, drafts included, newest first. */
  allBlogPosts: BlogPostConnection;
  /** Every call that was booked, cancelled ones too, the one that begins last first. */
  allBookings: BookingConnection;
  /** Every item, drafts included, newest first. */
  allPortfolioItems: PortfolioItemConnection;
  /** Every review, drafts included, newest first. */
  allReviews: ReviewConnection;
  /** Every API token, newest first. One is forgotten a year after its end, or with the admin who made it. */
  apiTokens: ApiTokenConnection;
  /** Everybody who made one of these changes, those included who are gone, as they were called last; who joined first comes first. */
  auditActors: AuditActorConnection;
  /** What staff changed, newest first. Entries are kept for two years. */
  auditEntries: AuditEntryConnection;
  /** One entry. NOT_FOUND when it is not kept any more. */
  auditEntry: AuditEntry;
  /** The author whose page has this slug, or this id. NOT_FOUND while it is not shown, and when they are blocked. */
  author?: Maybe<Author>;
  /** What the caller has written of new posts or items and not stored. */
  begunDrafts: BegunDrafts;
  /** One post by its slug or its id; a draft is NOT_FOUND for everybody but staff. */
  blogPost?: Maybe<BlogPost>;
  /** Where a reader goes on from a post; NOT_FOUND where the post is. */
  blogPostNeighbours: BlogPostNeighbours;
  /** The published posts, newest first. */
  blogPosts: BlogPostConnection;
  /** The call of a link that a mail has brought. Whoever tries too many links that lead nowhere has to wait. */
  bookedCall: BookedCall;
  /** One call. NOT_FOUND when there is none of this id. */
  booking: Booking;
  /** Who takes calls, who was made a host first comes first. */
  bookingHosts: BookingHosts;
  /** The calls that begin on some days, in the order of time: of up to 31 days, and at most 2000. */
  bookings: BookingDays;
  /** The names that campaign links have had. */
  campaignNames: CampaignNames;
  /** Everybody who may take care of an enquiry: the staff who are not blocked, who joined first comes first. */
  colleagues: ColleagueConnection;
  /** What the caller has written and not stored. Null when there is nothing. */
  contentDraft?: Maybe<ContentDraft>;
  /**
   * What was deleted since a moment, the first deletion first. Staff are told of all deletions of what they may list; everybody
   * else of posts, portfolio items and reviews that were published, and of those that were taken back, until they are published
   * again. They are kept for 30 days: GONE for a moment before that, and the lists are to be read in full. FORBIDDEN for a kind that
   * the caller may not list, UNAUTHENTICATED when nobody is signed in.
   */
  deletions: DeletionConnection;
  /** A page of the site with all its texts. NOT_FOUND when there is none. */
  editedPage: EditedPage;
  /** The pages of the site whose texts can be changed. */
  editedPages: EditedPageConnection;
  /** The sources that messages and applications come from, by their names. */
  enquirySources: SourceNameConnection;
  /** An erasure, to see whether it is finished on the disk too. NOT_FOUND when there is none. */
  erasure: Erasure;
  /** The times that can be booked. Null while no calls are taken. */
  freeTimes?: Maybe<FreeTimes>;
  /** What a user would leave behind. NOT_FOUND when there is no such user. */
  holdings: Holdings;
  /** One import. NOT_FOUND when there is none of this id. */
  import: Import;
  /** Every import, newest first, those of the command line too. */
  imports: ImportConnection;
  /** Whether search engines are told which pages have changed. */
  indexNow: IndexNow;
  /** Visits, where they come from, and what becomes of them. BAD_USER_INPUT for a period that ends before it begins, or is too long. */
  insights: Insights;
  /** One invitation that can still be accepted; NOT_FOUND otherwise. */
  invitation: Invitation;
  /** The invitations that can still be accepted, newest first. */
  invitations: InvitationConnection;
  /** One picture. NOT_FOUND when there is none of this id. */
  mediaPicture: MediaPicture;
  /** Every uploaded picture, newest first. */
  mediaPictures: MediaPictureConnection;
  /** What shows a picture: as its own, or in its text by the picture's address. NOT_FOUND when there is no such picture. */
  mediaUses: MediaUseConnection;
  /** One message. NOT_FOUND when there is none of this id. */
  message: Message;
  /** What has been sent in: unread first, then oldest first. */
  messages: MessageConnection;
  /** One address of that list. NOT_FOUND when it is not in the list. */
  missedPath: MissedPath;
  /** The addresses at which visitors have found nothing, the most asked first. Counts follow within some seconds. */
  missedPaths: MissedPathConnection;
  /** The viewer's own author page; before it was first saved, what the form begins with. */
  myAuthorProfile: AuthorProfile;
  /** What the viewer wants to be told. */
  myMailSettings: MailSettings;
  /** What the viewer may enter after their password, beside the code from the mail. */
  mySecondStep: SecondStep;
  /** The viewer's own sign-ins that have not ended, newest first. */
  mySessions: OwnSessionConnection;
  /** What an admin has to see to. */
  officeNotices: OfficeNotices;
  /**
   * What can be accepted by this link. NOT_FOUND when there is no such link, GONE when it is used, expired or revoked.
   * RATE_LIMITED for an address that tries too many links that do not exist.
   */
  openInvitation: OpenInvitation;
  /** What is waiting for the staff. */
  overview: Overview;
  /** What a page says where it is not what the product came with. */
  pageTexts: PageTexts;
  /**
   * True when a password can be reset by this link. NOT_FOUND when there is no such link, GONE when it is used or expired.
   * RATE_LIMITED for an address that tries too many links that do not exist.
   */
  passwordResetOpen: Scalars['Boolean']['output'];
  /** What is held of one person. */
  personalData: PersonalData;
  /** The figures of the desk. */
  pipeline: Pipeline;
  /** What the published items can be narrowed to. */
  portfolioFilters: PortfolioFilters;
  /** One item by its slug or its id; a draft is NOT_FOUND for everybody but staff. */
  portfolioItem?: Maybe<PortfolioItem>;
  /** The published items, newest first. */
  portfolioItems: PortfolioItemConnection;
  /** What a preview link shows. NOT_FOUND when it is not known, has ended or was taken back, which is answered alike. */
  preview?: Maybe<Preview>;
  /** One preview link that is not over; NOT_FOUND otherwise. */
  previewLink: PreviewLink;
  /** The preview links that are not over, newest first. */
  previewLinks: PreviewLinkConnection;
  /** One redirect. NOT_FOUND when there is none of this id. */
  redirect: Redirect;
  /** Every redirect, newest first. */
  redirects: RedirectConnection;
  /** A privacy policy or terms as their page would show them. */
  renderedSections: RenderedSections;
  /** Draws a text as a page would show it, and stores nothing: the preview of what is being written. */
  renderedText: RenderedText;
  /** One template. NOT_FOUND when there is none of this id. */
  replyTemplate: ReplyTemplate;
  /** Every template, oldest first. */
  replyTemplates: ReplyTemplateConnection;
  /** For how long each kind is kept, with what would go the next night. With an input: what would go by those rules, which are not saved. */
  retention: Retention;
  /** One review; one that is not published is NOT_FOUND for everybody but staff. */
  review?: Maybe<Review>;
  /**
   * True when a review can be submitted by this link. NOT_FOUND when there is no such link, GONE when it is used, expired
   * or revoked. RATE_LIMITED for an address that tries too many links that do not exist.
   */
  reviewInvitation: Scalars['Boolean']['output'];
  /** One link that was issued. NOT_FOUND when there is none of this id. */
  reviewLink: ReviewLink;
  /** Every link that was issued, newest first. A link is forgotten a year after its 30 days. */
  reviewLinks: ReviewLinkConnection;
  /**
   * The published reviews, newest first, by numbered pages of 20, as the page of reviews shows them. NOT_FOUND for a page that
   * there is not.
   */
  reviewPage: ReviewPage;
  /**
   * Whether the client of a link may still be reminded, by the link in a reminder that ends them. NOT_FOUND when there is no
   * such link. RATE_LIMITED for an address that tries too many links that do not exist.
   */
  reviewReminders: Scalars['Boolean']['output'];
  /** The published reviews, newest first. */
  reviews: ReviewConnection;
  /** What clients say of each service. */
  reviewsByService: ReviewsByService;
  /** One version; NOT_FOUND when it is not kept any more. FORBIDDEN for the texts of a page to all but admins. */
  revision: Revision;
  /** The versions of a post, a portfolio item or the texts of a page, newest first. Empty when there are none. FORBIDDEN for the texts of a page to all but admins. */
  revisions: RevisionConnection;
  /** The views that the caller has kept, oldest first. There are at most 50. */
  savedViews: SavedViewConnection;
  /**
   * Looks for a text in everything that the viewer may see: at most 5 of each kind, those whose title begins with it first, then
   * others that hold it in their title, then the newest. Capitals do not matter, and a phone number is found with spaces or
   * without; of posts the words of what is published are found too. A text of one or two letters is looked for in the newest
   * 1000 of each kind, and so is one of words that nearly everything holds, beside the beginnings of titles.
   */
  search: SearchOverview;
  /** What the site says of its owner. */
  site: Site;
  /** The slots of a host on some days, in the order of time: of up to 31 days. */
  slots: SlotDays;
  /** One user. NOT_FOUND when there is none of this id. */
  user: User;
  /** Every user, oldest first. */
  users: UserConnection;
  /** Who is signed in with the token of this request; for an API token the admin who made it, with the role that it gives. */
  viewer: User;
  /** One webhook. */
  webhook: Webhook;
  /** One delivery of the last 30 days; NOT_FOUND otherwise. */
  webhookDelivery: WebhookDelivery;
  /** Every webhook, newest first. */
  webhooks: WebhookConnection;
  /**
   * The review that a client can withdraw, by the link in the mail that thanks for it. NOT_FOUND when there is no such link.
   * RATE_LIMITED for an address that tries too many links that do not exist.
   */
  withdrawableReview: Review;
};


/** Everything that can be read. */
export type QueryAffiliateArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryAffiliatePageArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryAffiliatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  folder?: Folder;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  source?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<AffiliateState>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryAllBlogPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryAllBookingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  hostId?: InputMaybe<Scalars['UUID']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryAllPortfolioItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryAllReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryApiTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryAuditActorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: AuditFilterInput;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryAuditEntryArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryAuthorArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryBegunDraftsArgs = {
  kind: ContentKind;
};


/** Everything that can be read. */
export type QueryBlogPostArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryBlogPostNeighboursArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryBlogPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  author?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  tag?: InputMaybe<Scalars['String']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryBookedCallArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryBookingArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryBookingsArgs = {
  days?: Scalars['NonNegativeInt']['input'];
  from: Scalars['String']['input'];
  hostId?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be read. */
export type QueryColleaguesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryContentDraftArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  kind: ContentKind;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryDeletionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<DeletionKind>>;
  since: Scalars['DateTimeISO']['input'];
};


/** Everything that can be read. */
export type QueryEditedPageArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryEditedPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryEnquirySourcesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryErasureArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryFreeTimesArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  hostId?: InputMaybe<Scalars['UUID']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryHoldingsArgs = {
  userId: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryImportArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryInsightsArgs = {
  period?: InsightPeriodInput;
};


/** Everything that can be read. */
export type QueryInvitationArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryMediaPictureArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryMediaPicturesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['UUID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryMediaUsesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryMessageArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: MessageFilterInput;
  first?: InputMaybe<Scalars['Int']['input']>;
  folder?: Folder;
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryMissedPathArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryMissedPathsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryMySessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryOpenInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryPageTextsArgs = {
  page: SitePage;
};


/** Everything that can be read. */
export type QueryPasswordResetOpenArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryPersonalDataArgs = {
  input: PersonAddressesInput;
};


/** Everything that can be read. */
export type QueryPortfolioItemArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryPortfolioItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  tag?: InputMaybe<Scalars['String']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryPreviewArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryPreviewLinkArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryPreviewLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  itemId?: InputMaybe<Scalars['UUID']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryRedirectArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryRedirectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryRenderedSectionsArgs = {
  input: LegalTextInput;
};


/** Everything that can be read. */
export type QueryRenderedTextArgs = {
  input: RenderedTextInput;
};


/** Everything that can be read. */
export type QueryReplyTemplateArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryReplyTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryRetentionArgs = {
  input?: InputMaybe<RetentionInput>;
};


/** Everything that can be read. */
export type QueryReviewArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryReviewInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryReviewLinkArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryReviewLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryReviewPageArgs = {
  page?: InputMaybe<Scalars['NonNegativeInt']['input']>;
};


/** Everything that can be read. */
export type QueryReviewRemindersArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryRevisionArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['UUID']['input'];
  kind: RevisionKind;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QuerySavedViewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QuerySearchArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySlotsArgs = {
  days?: Scalars['NonNegativeInt']['input'];
  from: Scalars['String']['input'];
  hostId: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryUserArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryWebhookArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryWebhookDeliveryArgs = {
  id: Scalars['UUID']['input'];
};


/** Everything that can be read. */
export type QueryWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  updatedSince?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** Everything that can be read. */
export type QueryWithdrawableReviewArgs = {
  token: Scalars['String']['input'];
};

/** How a page did in the last 30 days, today included. */
export type RecentFigures = {
  __typename?: 'RecentFigures';
  /** How many messages came whose sender looked at it first, or sent the form from it. */
  enquiries: Scalars['NonNegativeInt']['output'];
  /** How often it was looked at. Null when visits were not counted. */
  views?: Maybe<Scalars['NonNegativeInt']['output']>;
};

/** Recovery codes that were just made. */
export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  /** The ten codes, each good for one sign-in. They cannot be told again. */
  codes: Array<Scalars['String']['output']>;
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** What the viewer may enter now. */
  secondStep: SecondStep;
};

/** What is answered at an address where the site would find nothing: where the visitor is led, or that it is gone for good. */
export type Redirect = {
  __typename?: 'Redirect';
  /** When it was made. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The path on this site, in small letters and without a slash at the end. Neither matters to visitors. */
  from: Scalars['String']['output'];
  /** The redirect's id. */
  id: Scalars['ID']['output'];
  /** What is answered: 301 with the address, or 410. */
  status: Scalars['NonNegativeInt']['output'];
  /** Where it leads: a path on this site or an http(s) address. Null when what was there is gone for good. */
  to?: Maybe<Scalars['String']['output']>;
  /** When it was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of redirects. */
export type RedirectConnection = {
  __typename?: 'RedirectConnection';
  /** The same redirects, each with its cursor. */
  edges: Array<RedirectEdge>;
  /** The redirects of this page. */
  nodes: Array<Redirect>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many redirects there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A redirect in a list. */
export type RedirectEdge = {
  __typename?: 'RedirectEdge';
  /** Where the redirect stands in the list. */
  cursor: Scalars['String']['output'];
  /** The redirect. */
  node: Redirect;
};

/** A redirect as it is written, new or changed. */
export type RedirectInput = {
  /** A path on this site, such as /old-page, at most 500 characters, without ? and #. No page may be at it. */
  from: Scalars['String']['input'];
  /** What was there is gone for good (410), and leads nowhere. Left out: it leads to `to`. */
  isGone?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * A path on this site, which may have a query and a fragment, or an http(s) address; at most 2000 characters. It may not lead back
   * to `from`, over however many redirects. Left out only when it `isGone`.
   */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** The sections of a legal text. */
export type RenderedSections = {
  __typename?: 'RenderedSections';
  /** The sections, with everything filled in. */
  sections: Array<PageSection>;
};

/** A text as a page shows it. */
export type RenderedText = {
  __typename?: 'RenderedText';
  /** Safe HTML, made as that of a post. */
  html: Scalars['String']['output'];
};

/** A text in Markdown that is to be drawn. */
export type RenderedTextInput = {
  /** Markdown. At most 100000 characters. */
  body: Scalars['String']['input'];
};

/** The picture that takes the place of another. */
export type ReplacePictureInput = {
  /** A png, jpeg, gif or webp picture of at most 10 MB. It may not be left out. */
  file?: InputMaybe<Scalars['Upload']['input']>;
};

/** An answer to a message, sent to its sender by e-mail. */
export type Reply = {
  __typename?: 'Reply';
  /**
   * The name that its author had when they wrote it. Of a reply by an API token that is the admin who made the token. Null for
   * a reply from before authors were stored.
   */
  author?: Maybe<Scalars['String']['output']>;
  /** The id of the author's account, which may have been deleted since. Null when `author` is. */
  authorId?: Maybe<Scalars['ID']['output']>;
  /** That its mail could not be delivered. Null while nothing is known of that. */
  bounce?: Maybe<Bounce>;
  /** The reply's id. */
  id: Scalars['ID']['output'];
  /** When it was written. */
  replyDate: Scalars['DateTimeISO']['output'];
  /** The text. */
  replyText: Scalars['String']['output'];
  /** When it was changed last: when it was sent, or when its mail came back. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A reply that somebody has begun to write. */
export type ReplyDraft = {
  __typename?: 'ReplyDraft';
  /** What stands there so far. */
  text: Scalars['String']['output'];
  /** When it was kept. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A reply as far as it is written. */
export type ReplyDraftInput = {
  /** At most 5000 characters. An empty one forgets the draft. */
  text: Scalars['String']['input'];
};

/** An answer to a message. */
export type ReplyInput = {
  /** Not empty, at most 5000 characters. */
  replyText: Scalars['String']['input'];
};

/** A text that replies begin with. It may hold {name}, {service}, {brand} and {sender}. */
export type ReplyTemplate = {
  __typename?: 'ReplyTemplate';
  /** When it was made. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The template's id. */
  id: Scalars['ID']['output'];
  /** What staff find it by; no two templates share one. */
  name: Scalars['String']['output'];
  /** The text, with its placeholders. */
  text: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of templates. */
export type ReplyTemplateConnection = {
  __typename?: 'ReplyTemplateConnection';
  /** The same templates, each with its cursor. */
  edges: Array<ReplyTemplateEdge>;
  /** The templates of this page. */
  nodes: Array<ReplyTemplate>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many templates there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A template in a list. */
export type ReplyTemplateEdge = {
  __typename?: 'ReplyTemplateEdge';
  /** Where the template stands in the list. */
  cursor: Scalars['String']['output'];
  /** The template. */
  node: ReplyTemplate;
};

/** A template as it is written, new or changed. */
export type ReplyTemplateInput = {
  /** At least 1 and at most 60 characters. */
  name: Scalars['String']['input'];
  /** Not empty, at most 5000 characters. What stands in braces is {name}, {service}, {brand} or {sender}. */
  text: Scalars['String']['input'];
};

/** Who has forgotten their password. */
export type RequestPasswordResetInput = {
  /** The user's e-mail address or 10-digit Indian mobile number. At most 254 characters. */
  identifier: Scalars['String']['input'];
};

/** Asks for another code. */
export type ResendCodeInput = {
  /** The same identifier as in the first step. At most 254 characters. */
  identifier: Scalars['String']['input'];
};

/** The password that takes the place of a forgotten one. */
export type ResetPasswordInput = {
  /**
   * At least 6 characters with an uppercase letter, a lowercase letter, a digit and a special character, and none of the most
   * common passwords. At most 256 characters.
   */
  password: Scalars['String']['input'];
};

/** What became of a version that was restored. */
export type RestoredRevision = {
  __typename?: 'RestoredRevision';
  /** The id of the post or item. */
  id: Scalars['UUID']['output'];
  /** Whether a picture of the version is gone: the one that was there stays, and the gallery is without it. */
  isPictureGone: Scalars['Boolean']['output'];
  /** The slug that it has now. */
  slug: Scalars['String']['output'];
  /** When it was changed, which is now. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A figure that a project brought. */
export type ResultFigure = {
  __typename?: 'ResultFigure';
  /** The figure as it is shown, such as `+140 %`. */
  figure: Scalars['String']['output'];
  /** What it counts, such as `leads`. */
  label: Scalars['String']['output'];
};

/** A figure that a project brought. */
export type ResultFigureInput = {
  /** The figure as it is shown: at least 1 and at most 20 characters. */
  figure: Scalars['String']['input'];
  /** What it counts: at least 1 and at most 60 characters. */
  label: Scalars['String']['input'];
};

/** For how long data is kept. */
export type Retention = {
  __typename?: 'Retention';
  /** A rule for each kind. */
  rules: Array<RetentionRule>;
};

/** For how many days kinds are kept. */
export type RetentionInput = {
  /** A rule for each kind; one that is left out stays as it is. At most 9. */
  rules: Array<RetentionRuleInput>;
};

/** What can be deleted by itself after a while. */
export type RetentionKind =
  /** Applications to the affiliate programme, but for affiliates who are accepted. */
  | 'APPLICATIONS'
  /** Entries of the audit log. */
  | 'AUDIT'
  /** Booked calls that are over. */
  | 'BOOKINGS'
  /** Enquiries in contact. */
  | 'IN_CONTACT'
  /** Enquiries that were lost. */
  | 'LOST'
  /** Enquiries that nobody has moved from New. */
  | 'NEW'
  /** Enquiries with a proposal. */
  | 'PROPOSAL'
  /** Enquiries and applications in the spam folders. */
  | 'SPAM'
  /** Enquiries that were won. They are anonymised, and stay in the figures. */
  | 'WON';

/** For how long one kind is kept, and what would go because of that. */
export type RetentionRule = {
  __typename?: 'RetentionRule';
  /** For how many days it is kept. Null: for good. */
  days?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** How much would go the next night. */
  dueCount: Scalars['NonNegativeInt']['output'];
  /** Its kind, which no other rule has. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: RetentionKind;
  /** The day of the oldest of that, as 2026-11-21. Null where nothing would go. */
  oldest?: Maybe<Scalars['String']['output']>;
};

/** For how many days one kind is kept. */
export type RetentionRuleInput = {
  /** 7 to 7300 days. Null or left out: for good. */
  days?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /** What it is about. */
  kind: RetentionKind;
};

/** What a client says of the work done for them. */
export type Review = {
  __typename?: 'Review';
  /** What they say, as plain text. */
  clientFeedback: Scalars['String']['output'];
  /** The company they write for. */
  companyName: Scalars['String']['output'];
  /** That the client has agreed that it is published. Null: they have not. */
  consent?: Maybe<ReviewConsent>;
  /** When it was submitted. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The review's id. */
  id: Scalars['ID']['output'];
  /** Published reviews are for everybody, drafts for staff. */
  isPublished: Scalars['Boolean']['output'];
  /** Who wrote it. */
  name: Scalars['String']['output'];
  /** What they do there. */
  position: Scalars['String']['output'];
  /** How many stars they give: 1 to 5. */
  rating: Scalars['Int']['output'];
  /** What it belongs to, on whose pages it is shown as well while it is published. Null: nothing. */
  tie?: Maybe<ReviewTie>;
  /** When anything of it was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** When the client withdrew it. It is a draft from then on, and cannot be published. Null: they have not. */
  withdrawnAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** A page of reviews. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The mean of the stars in the whole list. Null when it is empty. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** The same reviews, each with its cursor. */
  edges: Array<ReviewEdge>;
  /** The reviews of this page. */
  nodes: Array<Review>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many reviews the whole list has. Of a search in `allReviews` no more than 1000 are counted. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** That a client has agreed that their review is published. */
export type ReviewConsent = {
  __typename?: 'ReviewConsent';
  /** When they did. */
  givenAt: Scalars['DateTimeISO']['output'];
  /** The words that they agreed to. */
  words: Scalars['String']['output'];
};

/** A review in a list. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Where the review stands in the list. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: Review;
};

/** A link that was issued to a client. The address itself is told only once, when it is issued. */
export type ReviewLink = {
  __typename?: 'ReviewLink';
  /** When it was issued. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** Whom it is for. */
  email: Scalars['EmailAddress']['output'];
  /** When its 30 days are over. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The link's id. */
  id: Scalars['ID']['output'];
  /** When it was mailed to the client. Null: it was not, and the client is not reminded of it. */
  mailedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The enquiry whose client it is for. Null when it is for none, or the enquiry has been deleted. */
  messageId?: Maybe<Scalars['ID']['output']>;
  /** When the client said that they want no reminders. Null: they have not. */
  optedOutAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** When the last reminder was mailed. Null before the first. */
  remindedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How many reminders have been mailed: 2 at most. */
  reminders: Scalars['NonNegativeInt']['output'];
  /** What can still be done with it. */
  state: ReviewLinkState;
  /** When anything of it was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** When a review was submitted by it. Null until then. */
  usedAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** A page of review links. */
export type ReviewLinkConnection = {
  __typename?: 'ReviewLinkConnection';
  /** The same links, each with its cursor. */
  edges: Array<ReviewLinkEdge>;
  /** The links of this page. */
  nodes: Array<ReviewLink>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many links there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A review link in a list. */
export type ReviewLinkEdge = {
  __typename?: 'ReviewLinkEdge';
  /** Where the link stands in the list. */
  cursor: Scalars['String']['output'];
  /** The link. */
  node: ReviewLink;
};

/** What can still be done with a review link. */
export type ReviewLinkState =
  /** Its 30 days are over. */
  | 'EXPIRED'
  /** A review can be submitted by it. */
  | 'OPEN'
  /** Staff have taken it back. */
  | 'REVOKED'
  /** A review has been submitted by it. */
  | 'USED';

/** A numbered page of the published reviews. */
export type ReviewPage = {
  __typename?: 'ReviewPage';
  /** The mean of the stars of all that are published. Null when there are none. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** The reviews of this page: 20 at most. */
  nodes: Array<Review>;
  /** The number of this page, from 1. */
  page: Scalars['NonNegativeInt']['output'];
  /** How many pages there are: at least one, which may be empty. */
  pages: Scalars['NonNegativeInt']['output'];
  /** How many reviews are published. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** The project and the service that a review belongs to: at least one of them. */
export type ReviewTie = {
  __typename?: 'ReviewTie';
  /** The portfolio item. Null: none. */
  itemId?: Maybe<Scalars['ID']['output']>;
  /** The title of the portfolio item. Null: none, and for an API token that may not read drafts (CONTENT_READ) while it is one. */
  itemTitle?: Maybe<Scalars['String']['output']>;
  /** The service. Null: none. */
  service?: Maybe<ServiceId>;
};

/** What clients say of the services. */
export type ReviewsByService = {
  __typename?: 'ReviewsByService';
  /** Each service of which somebody has said something, in the order of the page of services. */
  services: Array<ServiceReviews>;
};

/**
 * What a post, a portfolio item or the texts of a page were after somebody had saved it: everything that can be edited, but its schedule. The last 50 are
 * kept in any case, and of older ones the last of each day. They go with their post or item.
 */
export type Revision = {
  __typename?: 'Revision';
  /** Who saved it. Null for what was there before versions were kept. */
  author?: Maybe<RevisionAuthor>;
  /** When it was saved. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** What the post or item is now, in the same fields. */
  current: Array<RevisionField>;
  /** What it was. */
  fields: Array<RevisionField>;
  /** The version's id. */
  id: Scalars['UUID']['output'];
  /**
   * Whether an uploaded picture of it has been deleted since. A restored version then keeps the picture that is there, and its gallery is
   * without those that are gone.
   */
  isPictureGone: Scalars['Boolean']['output'];
  /** The id of the post, the item or the page. */
  itemId: Scalars['UUID']['output'];
  /** What kind of thing it is a version of. */
  kind: RevisionKind;
  /** Its number among the versions of its post or item, from 1 on. */
  number: Scalars['NonNegativeInt']['output'];
  /** The version before it. Null for the first, and where none is kept. */
  previous?: Maybe<Revision>;
  /** By what it came to be. */
  reason: RevisionReason;
  /** When it was changed last: a version never is, so it is the same as `createdAt`. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** Who saved a version, as they were called then. */
export type RevisionAuthor = {
  __typename?: 'RevisionAuthor';
  /** The id of the member of staff. Null when they are gone by now, and for the schedule. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Their name. */
  name: Scalars['String']['output'];
};

/** A page of versions. */
export type RevisionConnection = {
  __typename?: 'RevisionConnection';
  /** The same versions, each with its cursor. */
  edges: Array<RevisionEdge>;
  /** The versions of this page. */
  nodes: Array<Revision>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many versions there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A version in a list. */
export type RevisionEdge = {
  __typename?: 'RevisionEdge';
  /** Where the version stands in the list. */
  cursor: Scalars['String']['output'];
  /** The version. */
  node: Revision;
};

/** A field of a version. */
export type RevisionField = {
  __typename?: 'RevisionField';
  /** The name of the field, as `metaTitle`; `imageUrl` and `review` stand for the picture and the review. */
  name: Scalars['String']['output'];
  /** What it was: a text, true or false, a number, or a list. Null when it had no value. Of pictures their addresses, of a review who wrote it. */
  value?: Maybe<Scalars['JSON']['output']>;
};

/** The kinds of things whose versions are kept. */
export type RevisionKind =
  /** A blog post. */
  | 'blog'
  /** The texts of a page of the site. For admins alone. */
  | 'pageText'
  /** A portfolio item. */
  | 'portfolio';

/** By what a version came to be. */
export type RevisionReason =
  /** It was made. */
  | 'create'
  /** A save found it so, and no version had it: from before versions were kept, or since its picture was replaced or its review deleted. */
  | 'kept'
  /** It was published. */
  | 'publish'
  /** An earlier version was restored. */
  | 'restore'
  /** It was taken back to a draft. */
  | 'unpublish'
  /** It was changed. */
  | 'update';

/** What a member of staff may do. */
export type Role =
  /** May do everything, users included. */
  | 'admin'
  /** May run the content, the messages, the reviews and the affiliates, but not the users. */
  | 'Employee';

/** A search of the inbox that a member of staff has kept under a name. */
export type SavedView = {
  __typename?: 'SavedView';
  /** The view's id. */
  id: Scalars['ID']['output'];
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** The query of the inbox's address, without the question mark. */
  query: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of views. */
export type SavedViewConnection = {
  __typename?: 'SavedViewConnection';
  /** The same views, each with its cursor. */
  edges: Array<SavedViewEdge>;
  /** The views of this page. */
  nodes: Array<SavedView>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many views there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** One of the views in a list. */
export type SavedViewEdge = {
  __typename?: 'SavedViewEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** The view. */
  node: SavedView;
};

/** A search of the inbox as it is kept. */
export type SavedViewInput = {
  /** At least 1 and at most 60 characters. */
  name: Scalars['String']['input'];
  /** The query of the inbox's address, without the question mark: at least 1 and at most 1000 characters. */
  query: Scalars['String']['input'];
};

/** The kinds of things that a search finds. */
export type SearchKind =
  /** An application to the affiliate programme; `context` is the company. Spam is not found. */
  | 'AFFILIATE'
  /** A blog post, drafts too; `context` is its author. */
  | 'BLOG_POST'
  /** A message; `context` is the service and the e-mail address. Spam is not found. */
  | 'MESSAGE'
  /** A portfolio item, drafts too; `context` is its category. */
  | 'PORTFOLIO_ITEM'
  /** A review; `context` is the company. */
  | 'REVIEW'
  /** A user; `context` is the e-mail address. Found by admins only. */
  | 'USER';

/** What a search has found. */
export type SearchOverview = {
  __typename?: 'SearchOverview';
  /** At most 5 of each kind, kind by kind. */
  results: Array<SearchResult>;
};

/** Something that a search has found. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** A line that tells it from others of its name, see the kinds. */
  context?: Maybe<Scalars['String']['output']>;
  /** When it came in or was written. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The thing's id. */
  id: Scalars['UUID']['output'];
  /** What kind of thing it is. */
  kind: SearchKind;
  /** Of posts and portfolio items the slug, else null. */
  slug?: Maybe<Scalars['String']['output']>;
  /** What it is called: its title, or the name of the person. */
  title: Scalars['String']['output'];
};

/** What the viewer may enter after their password, beside the code from the mail. */
export type SecondStep = {
  __typename?: 'SecondStep';
  /** Since when the codes of their authenticator app are accepted. Null while there is none. */
  authenticatorSince?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** How many recovery codes have not been used. */
  recoveryCodesLeft: Scalars['NonNegativeInt']['output'];
  /** When those were made. Null while there are none. */
  recoveryCodesMadeAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** A message to the agency. */
export type SendMessageInput = {
  /** 10 digits, with +91, 0091 or 0 in front or without: at most 14 characters. Stored with +91. */
  contactNumber: Scalars['String']['input'];
  /** A valid e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** At most 5000 characters. Left out: none. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** At least 2 and at most 120 characters. */
  name: Scalars['String']['input'];
  /** PPC Advertising, Affiliate Marketing, Email Marketing, Web Development or Other Inquiry, and so at most 50 characters. */
  service: Scalars['String']['input'];
};

/** A service of the agency, by the anchor of its block on /services. */
export type ServiceId =
  /** Affiliate Marketing Management. */
  | 'AFFILIATE'
  /** Content Marketing. */
  | 'CONTENT'
  /** Email Marketing. */
  | 'EMAIL'
  /** Pay-Per-Click advertising. */
  | 'PPC'
  /** Social Media Marketing. */
  | 'SOCIAL'
  /** Web Development Services. */
  | 'WEBDEV';

/** What clients say of a service. */
export type ServiceReviews = {
  __typename?: 'ServiceReviews';
  /** Its newest published reviews: 2 at most, and at least one. */
  reviews: Array<Review>;
  /** The service. */
  service: ServiceId;
};

/** A signed-in browser or client. It lasts 30 days, or until it is signed out, or its user is blocked or deleted. */
export type Session = {
  __typename?: 'Session';
  /** When the token ends by itself. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The bearer token: send it as `Authorization: Bearer <token>`. */
  token: Scalars['String']['output'];
  /** Who is signed in. */
  user: User;
};

/** The first step of signing in. */
export type SignInInput = {
  /** The user's e-mail address or 10-digit Indian mobile number. At most 254 characters. */
  identifier: Scalars['String']['input'];
  /** The password. At most 256 characters. */
  password: Scalars['String']['input'];
};

/** The first step of signing in is done: a 6-digit code is on its way by e-mail. */
export type SignInStep = {
  __typename?: 'SignInStep';
  /** A sentence for the person. */
  message: Scalars['String']['output'];
  /** Seconds until `resendCode` may be asked for this identifier. */
  resendIn: Scalars['NonNegativeInt']['output'];
};

/** A new member of staff. */
export type SignUpInput = {
  /** A valid e-mail address that no other user has. At most 254 characters. */
  email: Scalars['String']['input'];
  /** Exactly 10 digits, a number that no other user has. */
  mobile: Scalars['String']['input'];
  /** At least 3 and at most 120 characters. */
  name: Scalars['String']['input'];
  /**
   * At least 6 characters with an uppercase letter, a lowercase letter, a digit and a special character, and none of the most
   * common passwords. At most 256 characters.
   */
  password: Scalars['String']['input'];
  /** What the user may do. */
  role: Role;
};

/** What the site says of its owner: the settings that admins change, and what the site's file says of the rest. */
export type Site = {
  __typename?: 'Site';
  /** Where it is visited, in one line. */
  address: Scalars['String']['output'];
  /** By which rules calls are booked. */
  booking: BookingRules;
  /** The city whose courts the terms name. Null while nobody has said: the terms show a placeholder then. */
  city?: Maybe<Scalars['String']['output']>;
  /** The two colours of the brand. */
  colours: SiteColours;
  /** What it does, in a sentence or two. Search engines show it of the home page. */
  description: Scalars['String']['output'];
  /** The address that clients write to. The site sends its mails from it, and tells the office of enquiries at it, unless the operator has set other addresses. */
  email: Scalars['String']['output'];
  /** Its icon, in the place of the mark: in a browser's tab, on home screens, on the pictures that pages are shared with. Null: the mark. */
  icon?: Maybe<SitePicture>;
  /** Always the same: there is one site. */
  id: Scalars['ID']['output'];
  /** Its logo, at the head of every page. Null: the mark and the name stand there. */
  logo?: Maybe<SitePicture>;
  /** What the agency is called. */
  name: Scalars['String']['output'];
  /** When it is open, as the office's clock has it. Empty while nobody has said. */
  openingHours: Array<OpeningHours>;
  /** The same as the site's file has it, where nobody has changed it. */
  original: Site;
  /** Where it is called, as people write it. */
  phone: Scalars['String']['output'];
  /** How many days after a review link was mailed the client is reminded of it, while it is good. Empty: never. */
  reviewReminderDays: Array<Scalars['NonNegativeInt']['output']>;
  /** Where else it is found. */
  social: SiteNetworks;
  /** What it stands for, in a few words. */
  tagline: Scalars['String']['output'];
  /** Whether visitors can book calls. While they cannot, the screens of bookings and slots work on samples. */
  takesBookings: Scalars['Boolean']['output'];
  /** Where it is found on WhatsApp, with the country code. */
  whatsapp: Scalars['String']['output'];
};

/** The two colours of the brand, like #c8330a. All others follow from them. */
export type SiteColours = {
  __typename?: 'SiteColours';
  /** For large grounds and for texts. */
  depth: Scalars['String']['output'];
  /** For what is to be seen first: buttons, marks, lines. */
  signal: Scalars['String']['output'];
};

/**
 * Colours that shall change, like #c8330a. Each has to read on paper: what does not is refused with its contrast. What is left out
 * stays; null is what the site's file says again.
 */
export type SiteColoursInput = {
  /** For texts, exactly 7 characters: a contrast of at least 4.5:1. */
  depth?: InputMaybe<Scalars['String']['input']>;
  /** For lines and marks, exactly 7 characters: a contrast of at least 3:1. */
  signal?: InputMaybe<Scalars['String']['input']>;
};

/** Settings of the site that shall change. What is left out stays as it is; null is what the site's file says again. */
export type SiteInput = {
  /** At most 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** By which rules calls are booked. They are given together. */
  booking?: InputMaybe<BookingRulesInput>;
  /** At most 80 characters. Empty: none. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The two colours of the brand. */
  colours?: InputMaybe<SiteColoursInput>;
  /** At most 400 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address, at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** A picture of the media library as the icon; best a square one. Null: none. */
  iconId?: InputMaybe<Scalars['UUID']['input']>;
  /** A picture of the media library as the logo. Null: none. */
  logoId?: InputMaybe<Scalars['UUID']['input']>;
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** When the office is open: at most 14 times. An empty list shows no opening hours. */
  openingHours?: InputMaybe<Array<OpeningHoursInput>>;
  /** A number with its country code, at most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Up to two numbers of days from 1 to 29, the smaller first, after which a client is reminded of a review link. Empty: never. */
  reviewReminderDays?: InputMaybe<Array<Scalars['NonNegativeInt']['input']>>;
  /** Where else it is found. */
  social?: InputMaybe<SiteNetworksInput>;
  /** At most 120 characters. */
  tagline?: InputMaybe<Scalars['String']['input']>;
  /** Whether visitors can book calls. */
  takesBookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** A number with its country code, at most 40 characters. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** Where the agency is found elsewhere. */
export type SiteNetworks = {
  __typename?: 'SiteNetworks';
  /** Its page on Facebook. Null: none. */
  facebook?: Maybe<Scalars['URL']['output']>;
  /** Its page on Instagram. Null: none. */
  instagram?: Maybe<Scalars['URL']['output']>;
  /** Its page on LinkedIn. Null: none. */
  linkedin?: Maybe<Scalars['URL']['output']>;
  /** Its page on YouTube. Null: none. */
  youtube?: Maybe<Scalars['URL']['output']>;
};

/**
 * Pages elsewhere that shall change: http or https addresses. What is left out stays; null is what the site's file says again;
 * empty is none.
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

/** The pages of the site whose texts can be changed. */
export type SitePage =
  /** About the agency. */
  | 'about'
  /** The affiliate programme. */
  | 'affiliate'
  /** The contact page. */
  | 'contact'
  /** The home page. */
  | 'home'
  /** The privacy policy. */
  | 'privacy'
  /** The services. */
  | 'services'
  /** The terms of service. */
  | 'terms';

/** A picture of the brand. */
export type SitePicture = {
  __typename?: 'SitePicture';
  /** How high it is, in pixels. */
  height: Scalars['NonNegativeInt']['output'];
  /** The picture's id. */
  id: Scalars['ID']['output'];
  /** A small file of it, as WebP. */
  url: Scalars['URL']['output'];
  /** How wide the picture is, in pixels. The small file has the same proportions. */
  width: Scalars['NonNegativeInt']['output'];
};

/** A time at which a call can be booked with a host, or was. */
export type Slot = {
  __typename?: 'Slot';
  /** The booking that was made for it last, which may have been cancelled. Null when there was none. */
  booking?: Maybe<Booking>;
  /** When it is over. */
  endsAt: Scalars['DateTimeISO']['output'];
  /** The slot's id: that of its host, and when it begins. */
  id: Scalars['ID']['output'];
  /** Whether it is booked. Whether a calendar or the notice keeps it from being booked is not said here. */
  isBooked: Scalars['Boolean']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTimeISO']['output'];
};

/** The slots of a host on some days of the office. */
export type SlotDays = {
  __typename?: 'SlotDays';
  /** How long a new slot is, in minutes. */
  minutes: Scalars['NonNegativeInt']['output'];
  /** The slots, in the order of time. */
  slots: Array<Slot>;
  /** The time zone of the office, in which the days are counted. */
  timeZone: Scalars['String']['output'];
};

/** A slot to be added for a host. */
export type SlotInput = {
  /** The day on the office's clock, exactly 10 characters, as 2026-11-27. */
  date: Scalars['String']['input'];
  /** The host: exactly 36 characters. */
  hostId: Scalars['UUID']['input'];
  /** The time on the office's clock, at most 5 characters, as 9:30. */
  time: Scalars['String']['input'];
};

/** A source that enquiries come from. */
export type SourceName = {
  __typename?: 'SourceName';
  /** The source's id: its name. */
  id: Scalars['ID']['output'];
  /** Its name, as in `EnquirySource.name`. */
  name: Scalars['String']['output'];
};

/** A page of sources. */
export type SourceNameConnection = {
  __typename?: 'SourceNameConnection';
  /** The same sources, each with its cursor. */
  edges: Array<SourceNameEdge>;
  /** The sources of this page. */
  nodes: Array<SourceName>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many sources there are in all. No more than 1000 are counted. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** One of the sources in a list. */
export type SourceNameEdge = {
  __typename?: 'SourceNameEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** The source. */
  node: SourceName;
};

/** What a stage of the enquiries holds. Spam is not counted. */
export type StageTally = {
  __typename?: 'StageTally';
  /** How many enquiries are in it. */
  count: Scalars['NonNegativeInt']['output'];
  /** The stage. */
  stage: MessageStage;
  /** What they are worth together, in whole rupees; those of no value count as nothing. */
  value: Scalars['Float']['output'];
};

/** What of an export is to come. */
export type StartImportInput = {
  /** Entries that are not published. Left out: they come. */
  drafts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Portfolio items. Left out: they come. */
  items?: InputMaybe<Scalars['Boolean']['input']>;
  /** Posts and pages. Left out: they come. */
  posts?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A review as the client writes it. */
export type SubmitReviewInput = {
  /** At least 10 and at most 2000 characters. */
  clientFeedback: Scalars['String']['input'];
  /** At least 2 and at most 120 characters. */
  companyName: Scalars['String']['input'];
  /** Whether the client agrees that it is published, by the words that the page of the link shows. Left out: they have not said. */
  consent?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 2 and at most 120 characters. */
  name: Scalars['String']['input'];
  /** At least 2 and at most 120 characters. */
  position: Scalars['String']['input'];
  /** 1 to 5 stars. */
  rating: Scalars['Int']['input'];
};

/** What is told as it happens, over server-sent events at /graphql/stream. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * What comes in from now on. The first answer is RESUMED, at once. Every answer is for whoever is signed in at that
   * moment: after the session's end there is one more, UNAUTHENTICATED, and the stream is over.
   */
  arrived: Arrival;
};


/** What is told as it happens, over server-sent events at /graphql/stream. */
export type SubscriptionArrivedArgs = {
  content?: Scalars['Boolean']['input'];
  presence?: Scalars['Boolean']['input'];
};

/** A page of what happened to an enquiry. */
export type ThreadConnection = {
  __typename?: 'ThreadConnection';
  /** The same, each with its cursor. */
  edges: Array<ThreadEdge>;
  /** What happened, oldest first. */
  nodes: Array<ThreadEntry>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How much happened in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** Something that happened, in a list. */
export type ThreadEdge = {
  __typename?: 'ThreadEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** What happened. */
  node: ThreadEntry;
};

/** What happened to an enquiry, in the order of time: one of the replies, the client's answers, the private notes, the events. */
export type ThreadEntry = Answer | Note | Reply | ThreadEvent;

/** Something that was done to an enquiry. */
export type ThreadEvent = {
  __typename?: 'ThreadEvent';
  /** The name that whoever did it had then. Null when nobody did: it happened by itself, or by a mail. */
  actor?: Maybe<Scalars['String']['output']>;
  /** When it was. */
  at: Scalars['DateTimeISO']['output'];
  /** The event's id. */
  id: Scalars['ID']['output'];
  /** What kind of event it was. */
  kind: ThreadEventKind;
  /** What happened, for people: `moved it to Proposal`. */
  summary: Scalars['String']['output'];
  /** When it was changed last: it never is, so it is the same as `at`. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** What kind of event it was. */
export type ThreadEventKind =
  /** Somebody takes care of it now, or nobody any more. */
  | 'ASSIGNED'
  /** The client has booked a call. */
  | 'BOOKED'
  /** The call was cancelled, by the client or by staff. */
  | 'BOOKING_CANCELLED'
  /** The call was moved to another time, by the client or by staff. */
  | 'BOOKING_MOVED'
  /** Staff have noted whether the call took place. */
  | 'BOOKING_OUTCOME'
  /** A mail to the client could not be delivered. */
  | 'BOUNCED'
  /** A follow-up was set or taken away. */
  | 'FOLLOW_UP'
  /** It was moved out of the spam folder. */
  | 'NOT_SPAM'
  /** Staff have said where it comes from. */
  | 'SOURCE'
  /** It was moved to the spam folder. */
  | 'SPAM'
  /** It came into another stage. */
  | 'STAGE'
  /** What it is worth has changed. */
  | 'VALUE';

/** An authenticator app that is being set up. It counts once `enableTotp` has got a code of it. */
export type TotpSetup = {
  __typename?: 'TotpSetup';
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** The secret in base32, for apps that are given it by hand. It cannot be told again. */
  secret: Scalars['String']['output'];
  /** The same as an `otpauth://` address, for a QR code. */
  uri: Scalars['String']['output'];
};

/** What is said of a picture. */
export type UpdatePictureInput = {
  /** What the picture shows. At most 300 characters; null or left out, there is none. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 and at most 200 characters. */
  name: Scalars['String']['input'];
};

/** A picture that is uploaded to the library. */
export type UploadPictureInput = {
  /** What the picture shows. At most 300 characters. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** A png, jpeg, gif or webp picture of at most 10 MB, as the GraphQL multipart request specification has it. It may not be left out. */
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** What staff shall find it by: at most 200 characters. Left out, it is the name of the file. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A member of staff. */
export type User = {
  __typename?: 'User';
  /** When the user was made. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** E-mail address, lowercase; no two users share one. */
  email: Scalars['EmailAddress']['output'];
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** A blocked user cannot sign in, and has neither a session nor an API token that is good. */
  isBlocked: Scalars['Boolean']['output'];
  /** 10-digit mobile number; no two users share one. */
  mobile: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** What the user may do. */
  role: Role;
  /** When anything of the account that others see was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** The same users, each with its cursor. */
  edges: Array<UserEdge>;
  /** The users of this page. */
  nodes: Array<User>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many users there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A user in a list. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Where the user stands in the list. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: User;
};

/** The second step of signing in. */
export type VerifyCodeInput = {
  /** The same identifier as in the first step. At most 254 characters. */
  identifier: Scalars['String']['input'];
  /**
   * 6 digits, those from the mail or those that an authenticator app shows, or a recovery code as it was told.
   * At most 14 characters.
   */
  otp: Scalars['String']['input'];
};

/** An address that is told of events, by a signed POST each. */
export type Webhook = {
  __typename?: 'Webhook';
  /** When it was made. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** Its deliveries of the last 30 days, newest first. */
  deliveries: WebhookDeliveryConnection;
  /** What it is told of. */
  events: Array<WebhookEvent>;
  /** The webhook's id. */
  id: Scalars['ID']['output'];
  /** Whether it is told of anything. */
  isOn: Scalars['Boolean']['output'];
  /** The newest of its deliveries. Null when there is none. */
  latestDelivery?: Maybe<WebhookDelivery>;
  /** What people call it. Null when it has no name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Until when the secret before the present one signs too. Null when there is none that does. */
  overlapsUntil?: Maybe<Scalars['DateTimeISO']['output']>;
  /** When anything of it was changed last; its deliveries do not count. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** Where deliveries go. */
  url: Scalars['URL']['output'];
};


/** An address that is told of events, by a signed POST each. */
export type WebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of webhooks. */
export type WebhookConnection = {
  __typename?: 'WebhookConnection';
  /** The same webhooks, each with its cursor. */
  edges: Array<WebhookEdge>;
  /** The webhooks of this page. */
  nodes: Array<Webhook>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many webhooks there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** An event on its way to a webhook. The id is what the receiver gets as `webhook-id`, at every try the same. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** How the last answer began, 200 characters at most. Null when it said nothing. */
  answer?: Maybe<Scalars['String']['output']>;
  /** When the event was. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** How many milliseconds the last try took. Null before the first. */
  durationMs?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** What it tells of. Null for a test that somebody has asked for. */
  event?: Maybe<WebhookEvent>;
  /** The delivery's id. */
  id: Scalars['ID']['output'];
  /** When it is tried next. Null unless it waits for another try. */
  nextTryAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Why the last try failed, in plain words. Null when it did not, or while one is under way. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What has become of it. */
  state: WebhookDeliveryState;
  /** The HTTP status of the last answer. Null when nothing was answered. */
  status?: Maybe<Scalars['Int']['output']>;
  /** When the last try ended. Null before the first. */
  triedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How often it has been tried since it was queued, or was last sent again. */
  tries: Scalars['NonNegativeInt']['output'];
  /** When anything of it was changed last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The same deliveries, each with its cursor. */
  edges: Array<WebhookDeliveryEdge>;
  /** The deliveries of this page. */
  nodes: Array<WebhookDelivery>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many deliveries there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A delivery in a list. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Where the delivery stands in the list. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** What has become of a delivery. */
export type WebhookDeliveryState =
  /** The receiver has answered with a status from 200 to 299. */
  | 'delivered'
  /** It is not tried any more. */
  | 'failed'
  /** It is being sent, or will be tried again. */
  | 'waiting';

/** A webhook in a list. */
export type WebhookEdge = {
  __typename?: 'WebhookEdge';
  /** Where the webhook stands in the list. */
  cursor: Scalars['String']['output'];
  /** The webhook. */
  node: Webhook;
};

/** What a webhook can be told of. */
export type WebhookEvent =
  /** Somebody has applied to the affiliate programme: `application.received`. */
  | 'application.received'
  /** A call was cancelled: `booking.cancelled`. */
  | 'booking.cancelled'
  /** Somebody has booked a call: `booking.created`. */
  | 'booking.created'
  /** A call was moved to another time: `booking.rescheduled`. */
  | 'booking.rescheduled'
  /** A portfolio item has been deleted: `item.deleted`. */
  | 'item.deleted'
  /** A portfolio item has been published: `item.published`. */
  | 'item.published'
  /** A portfolio item has been taken back: `item.unpublished`. */
  | 'item.unpublished'
  /** A portfolio item, which may be a draft, has been changed and is as public as before: `item.updated`. */
  | 'item.updated'
  /** A client has answered by e-mail: `message.answered`. */
  | 'message.answered'
  /** An enquiry was given to a member of staff, or to nobody: `message.assigned`. */
  | 'message.assigned'
  /** Somebody has written by the contact form: `message.received`. */
  | 'message.received'
  /** An enquiry came into another stage: `message.stage_changed`. */
  | 'message.stage_changed'
  /** A blog post has been deleted: `post.deleted`. */
  | 'post.deleted'
  /** A blog post has been published: `post.published`. */
  | 'post.published'
  /** A blog post has been taken back: `post.unpublished`. */
  | 'post.unpublished'
  /** A blog post, which may be a draft, has been changed and is as public as before: `post.updated`. */
  | 'post.updated'
  /** A client has submitted a review: `review.submitted`. */
  | 'review.submitted'
  /** A client has withdrawn a review, which is not shown any more: `review.withdrawn`. */
  | 'review.withdrawn'
  /** Somebody has become a user of the back office: `user.created`. */
  | 'user.created';

/** A webhook as it is written, new or changed. */
export type WebhookInput = {
  /** At least one. */
  events: Array<WebhookEvent>;
  /** At most 120 characters. Left out or empty: no name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * An https address with a host name, without user, password and #, at most 2000 characters. With WEBHOOKS_ALLOW_PRIVATE
   * http and IP addresses as well.
   */
  url: Scalars['String']['input'];
};

/** How much came in a week. */
export type WeekCount = {
  __typename?: 'WeekCount';
  /** How many messages came. */
  count: Scalars['NonNegativeInt']['output'];
  /** The week's Monday: 2026-11-16. */
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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  Affiliate: ResolverTypeWrapper<AffiliateRow>;
  AffiliateConnection: ResolverTypeWrapper<AffiliateList>;
  AffiliateEdge: ResolverTypeWrapper<Omit<AffiliateEdge, 'node'> & { node: ResolversTypes['Affiliate'] }>;
  AffiliateFigures: ResolverTypeWrapper<AffiliateFigures>;
  AffiliateKind: null;
  AffiliateMonth: ResolverTypeWrapper<AffiliateMonth>;
  AffiliatePage: ResolverTypeWrapper<OpenedPage>;
  AffiliateState: AffiliateState;
  Answer: ResolverTypeWrapper<AnswerRow>;
  ApiToken: ResolverTypeWrapper<OwnedToken>;
  ApiTokenConnection: ResolverTypeWrapper<ApiTokenList>;
  ApiTokenEdge: ResolverTypeWrapper<Omit<ApiTokenEdge, 'node'> & { node: ResolversTypes['ApiToken'] }>;
  ApiTokenRole: null;
  ApiTokenScope: ApiTokenScope;
  ApiTokenState: ApiTokenState;
  ApplyInput: ApplyInput;
  Arrival: ResolverTypeWrapper<Arrived>;
  ArrivalKind: ArrivalKind;
  Attachment: ResolverTypeWrapper<ShownAttachment>;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditActorConnection: ResolverTypeWrapper<ActorList>;
  AuditActorEdge: ResolverTypeWrapper<AuditActorEdge>;
  AuditApiToken: ResolverTypeWrapper<AuditApiToken>;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditEntry: ResolverTypeWrapper<AuditRow>;
  AuditEntryConnection: ResolverTypeWrapper<AuditList>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditFilterInput: AuditFilterInput;
  AuditKind: null;
  AuditSubject: ResolverTypeWrapper<AuditSubject>;
  AuditVia: null;
  Author: ResolverTypeWrapper<AuthorProfileRow>;
  AuthorProfile: ResolverTypeWrapper<OwnProfile>;
  AuthorProfileInput: AuthorProfileInput;
  BegunDrafts: ResolverTypeWrapper<Omit<BegunDrafts, 'drafts'> & { drafts: Array<ResolversTypes['ContentDraft']> }>;
  BlogHeading: ResolverTypeWrapper<BlogHeading>;
  BlogPost: ResolverTypeWrapper<ReadPost>;
  BlogPostConnection: ResolverTypeWrapper<BlogPostList>;
  BlogPostEdge: ResolverTypeWrapper<Omit<BlogPostEdge, 'node'> & { node: ResolversTypes['BlogPost'] }>;
  BlogPostInput: BlogPostInput;
  BlogPostNeighbours: ResolverTypeWrapper<PostNeighbours>;
  BookCallInput: BookCallInput;
  BookedCall: ResolverTypeWrapper<ShownCall>;
  Booking: ResolverTypeWrapper<BookingRow>;
  BookingConnection: ResolverTypeWrapper<BookingList>;
  BookingDays: ResolverTypeWrapper<Omit<BookingDays, 'bookings'> & { bookings: Array<ResolversTypes['Booking']> }>;
  BookingEdge: ResolverTypeWrapper<Omit<BookingEdge, 'node'> & { node: ResolversTypes['Booking'] }>;
  BookingHost: ResolverTypeWrapper<Host>;
  BookingHostInput: BookingHostInput;
  BookingHosts: ResolverTypeWrapper<Omit<BookingHosts, 'hosts'> & { hosts: Array<ResolversTypes['BookingHost']> }>;
  BookingMessageInput: BookingMessageInput;
  BookingOutcome: BookingOutcome;
  BookingRules: ResolverTypeWrapper<BookingRules>;
  BookingRulesInput: BookingRulesInput;
  BookingStatus: BookingStatus;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Bounce: ResolverTypeWrapper<Bounce>;
  BulkAction: BulkAction;
  BulkChange: ResolverTypeWrapper<BulkChange>;
  BulkFailure: ResolverTypeWrapper<BulkFailure>;
  BulkKind: BulkKind;
  CampaignNames: ResolverTypeWrapper<UsedNames>;
  ChangePasswordInput: ChangePasswordInput;
  Colleague: ResolverTypeWrapper<Colleague>;
  ColleagueConnection: ResolverTypeWrapper<ColleagueList>;
  ColleagueEdge: ResolverTypeWrapper<ColleagueEdge>;
  ConfirmPasswordInput: ConfirmPasswordInput;
  ContentDraft: ResolverTypeWrapper<OpenDraft>;
  ContentDraftInput: ContentDraftInput;
  ContentKind: ContentKind;
  CreateImportInput: CreateImportInput;
  DateTimeISO: ResolverTypeWrapper<Scalars['DateTimeISO']['output']>;
  Deletion: ResolverTypeWrapper<TombstoneRow>;
  DeletionConnection: ResolverTypeWrapper<DeletionList>;
  DeletionEdge: ResolverTypeWrapper<Omit<DeletionEdge, 'node'> & { node: ResolversTypes['Deletion'] }>;
  DeletionKind: DeletionKind;
  EditedPage: ResolverTypeWrapper<PageTextRow>;
  EditedPageConnection: ResolverTypeWrapper<PageList>;
  EditedPageEdge: ResolverTypeWrapper<Omit<EditedPageEdge, 'node'> & { node: ResolversTypes['EditedPage'] }>;
  Editing: ResolverTypeWrapper<Editing>;
  EditingPresence: ResolverTypeWrapper<EditingPresence>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EnableTotpInput: EnableTotpInput;
  EnquirySource: ResolverTypeWrapper<SourceOutput>;
  ErasePersonalDataInput: ErasePersonalDataInput;
  Erasure: ResolverTypeWrapper<ErasureRow>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Folder: Folder;
  FollowUp: ResolverTypeWrapper<FollowUp>;
  FollowUpInput: FollowUpInput;
  FormFactsInput: FormFactsInput;
  FreeSlot: ResolverTypeWrapper<FreeSlot>;
  FreeTimes: ResolverTypeWrapper<FreeTimes>;
  GalleryPicture: ResolverTypeWrapper<PictureRow>;
  Holdings: ResolverTypeWrapper<Holdings>;
  HostFeed: ResolverTypeWrapper<HostFeedRow>;
  HostFeedInput: HostFeedInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImageOption: null;
  Import: ResolverTypeWrapper<OfficeImport>;
  ImportChoice: ResolverTypeWrapper<ImportChoice>;
  ImportConnection: ResolverTypeWrapper<ImportList>;
  ImportCounts: ResolverTypeWrapper<ImportCounts>;
  ImportEdge: ResolverTypeWrapper<Omit<ImportEdge, 'node'> & { node: ResolversTypes['Import'] }>;
  ImportLine: ResolverTypeWrapper<ImportLine>;
  ImportLineConnection: ResolverTypeWrapper<LineList>;
  ImportLineEdge: ResolverTypeWrapper<ImportLineEdge>;
  ImportReport: ResolverTypeWrapper<OfficeReport>;
  ImportSkipped: ResolverTypeWrapper<ImportSkipped>;
  ImportState: null;
  ImportUndone: ResolverTypeWrapper<ImportUndone>;
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
  IssuedCalendar: ResolverTypeWrapper<ToldCalendar>;
  IssuedInvitation: ResolverTypeWrapper<SentInvitation>;
  IssuedPreviewLink: ResolverTypeWrapper<IssuedPreview>;
  IssuedReviewLink: ResolverTypeWrapper<IssuedLink>;
  IssuedWebhook: ResolverTypeWrapper<WebhookWithSecret>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LegalTextInput: LegalTextInput;
  ListSort: ListSort;
  MailSettings: ResolverTypeWrapper<MailSettings>;
  MediaPicture: ResolverTypeWrapper<PictureRow>;
  MediaPictureConnection: ResolverTypeWrapper<MediaList>;
  MediaPictureEdge: ResolverTypeWrapper<Omit<MediaPictureEdge, 'node'> & { node: ResolversTypes['MediaPicture'] }>;
  MediaUse: ResolverTypeWrapper<PictureUse>;
  MediaUseConnection: ResolverTypeWrapper<MediaUses>;
  MediaUseEdge: ResolverTypeWrapper<Omit<MediaUseEdge, 'node'> & { node: ResolversTypes['MediaUse'] }>;
  MediaUseKind: MediaUseKind;
  Message: ResolverTypeWrapper<MessageRow>;
  MessageConnection: ResolverTypeWrapper<MessageList>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  MessageFilterInput: MessageFilterInput;
  MessagePresence: ResolverTypeWrapper<MessagePresence>;
  MessageStage: MessageStage;
  MissedPath: ResolverTypeWrapper<MissedPathRow>;
  MissedPathConnection: ResolverTypeWrapper<MissedPathList>;
  MissedPathEdge: ResolverTypeWrapper<Omit<MissedPathEdge, 'node'> & { node: ResolversTypes['MissedPath'] }>;
  MonthTally: ResolverTypeWrapper<MonthTally>;
  MoveCallInput: MoveCallInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NonNegativeInt: ResolverTypeWrapper<Scalars['NonNegativeInt']['output']>;
  Note: ResolverTypeWrapper<NoteRow>;
  NoteInput: NoteInput;
  OfficeNotice: ResolverTypeWrapper<OfficeNotice>;
  OfficeNoticeKind: OfficeNoticeKind;
  OfficeNotices: ResolverTypeWrapper<OfficeNotices>;
  OpenInvitation: ResolverTypeWrapper<InvitationRow>;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  OpeningHoursInput: OpeningHoursInput;
  Overview: ResolverTypeWrapper<OverviewCounts>;
  OwnSession: ResolverTypeWrapper<SessionRow>;
  OwnSessionConnection: ResolverTypeWrapper<OwnSessionList>;
  OwnSessionEdge: ResolverTypeWrapper<Omit<OwnSessionEdge, 'node'> & { node: ResolversTypes['OwnSession'] }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageSection: ResolverTypeWrapper<PageSection>;
  PageText: ResolverTypeWrapper<PublicText>;
  PageTextField: ResolverTypeWrapper<EditedText>;
  PageTextInput: PageTextInput;
  PageTextKind: PageTextKind;
  PageTexts: ResolverTypeWrapper<PublicPage>;
  PageTextsInput: PageTextsInput;
  PendingChange: ResolverTypeWrapper<Pending>;
  PeriodFigures: ResolverTypeWrapper<PeriodFigures>;
  Person: ResolverTypeWrapper<PersonRow>;
  PersonAddressesInput: PersonAddressesInput;
  PersonalData: ResolverTypeWrapper<PersonalData>;
  PersonalDataExport: ResolverTypeWrapper<PersonalDataExport>;
  PersonalDataFormat: PersonalDataFormat;
  PersonalDataKind: ResolverTypeWrapper<PersonalDataKind>;
  PersonalDataRecord: ResolverTypeWrapper<PersonalDataRecord>;
  Picture: ResolverTypeWrapper<PictureRow>;
  PictureSource: ResolverTypeWrapper<PictureSource>;
  Pipeline: ResolverTypeWrapper<PipelineFigures>;
  PortfolioFilters: ResolverTypeWrapper<PortfolioFilters>;
  PortfolioItem: ResolverTypeWrapper<ReadItem>;
  PortfolioItemChangesInput: PortfolioItemChangesInput;
  PortfolioItemConnection: ResolverTypeWrapper<PortfolioItemList>;
  PortfolioItemEdge: ResolverTypeWrapper<Omit<PortfolioItemEdge, 'node'> & { node: ResolversTypes['PortfolioItem'] }>;
  PortfolioItemInput: PortfolioItemInput;
  Presence: ResolverTypeWrapper<Presence>;
  Preview: ResolverTypeWrapper<Previewed>;
  PreviewLink: ResolverTypeWrapper<PreviewLinkRow>;
  PreviewLinkConnection: ResolverTypeWrapper<PreviewLinkList>;
  PreviewLinkEdge: ResolverTypeWrapper<Omit<PreviewLinkEdge, 'node'> & { node: ResolversTypes['PreviewLink'] }>;
  PreviewLinkInput: PreviewLinkInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecentFigures: ResolverTypeWrapper<RecentFigures>;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  Redirect: ResolverTypeWrapper<RedirectRow>;
  RedirectConnection: ResolverTypeWrapper<RedirectList>;
  RedirectEdge: ResolverTypeWrapper<Omit<RedirectEdge, 'node'> & { node: ResolversTypes['Redirect'] }>;
  RedirectInput: RedirectInput;
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
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResendCodeInput: ResendCodeInput;
  ResetPasswordInput: ResetPasswordInput;
  RestoredRevision: ResolverTypeWrapper<RestoredRevision>;
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
  ReviewLinkState: ReviewLinkState;
  ReviewPage: ResolverTypeWrapper<Omit<ReviewPage, 'nodes'> & { nodes: Array<ResolversTypes['Review']> }>;
  ReviewTie: ResolverTypeWrapper<ReviewTie>;
  ReviewsByService: ResolverTypeWrapper<Omit<ReviewsByService, 'services'> & { services: Array<ResolversTypes['ServiceReviews']> }>;
  Revision: ResolverTypeWrapper<BareRevision>;
  RevisionAuthor: ResolverTypeWrapper<RevisionAuthor>;
  RevisionConnection: ResolverTypeWrapper<RevisionList>;
  RevisionEdge: ResolverTypeWrapper<Omit<RevisionEdge, 'node'> & { node: ResolversTypes['Revision'] }>;
  RevisionField: ResolverTypeWrapper<RevisionField>;
  RevisionKind: null;
  RevisionReason: null;
  Role: null;
  SavedView: ResolverTypeWrapper<SavedViewRow>;
  SavedViewConnection: ResolverTypeWrapper<SavedViewList>;
  SavedViewEdge: ResolverTypeWrapper<Omit<SavedViewEdge, 'node'> & { node: ResolversTypes['SavedView'] }>;
  SavedViewInput: SavedViewInput;
  SearchKind: SearchKind;
  SearchOverview: ResolverTypeWrapper<SearchOverview>;
  SearchResult: ResolverTypeWrapper<SearchResult>;
  SecondStep: ResolverTypeWrapper<SecondStep>;
  SendMessageInput: SendMessageInput;
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
  SiteNetworks: ResolverTypeWrapper<Networks>;
  SiteNetworksInput: SiteNetworksInput;
  SitePage: null;
  SitePicture: ResolverTypeWrapper<SitePicture>;
  Slot: ResolverTypeWrapper<SlotRow>;
  SlotDays: ResolverTypeWrapper<Omit<SlotDays, 'slots'> & { slots: Array<ResolversTypes['Slot']> }>;
  SlotInput: SlotInput;
  SourceName: ResolverTypeWrapper<SourceName>;
  SourceNameConnection: ResolverTypeWrapper<SourceNameList>;
  SourceNameEdge: ResolverTypeWrapper<SourceNameEdge>;
  StageTally: ResolverTypeWrapper<StageTally>;
  StartImportInput: StartImportInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitReviewInput: SubmitReviewInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ThreadConnection: ResolverTypeWrapper<Thread>;
  ThreadEdge: ResolverTypeWrapper<Omit<ThreadEdge, 'node'> & { node: ResolversTypes['ThreadEntry'] }>;
  ThreadEntry: ResolverTypeWrapper<ThreadRow>;
  ThreadEvent: ResolverTypeWrapper<ThreadEventRow>;
  ThreadEventKind: ThreadEventKind;
  TotpSetup: ResolverTypeWrapper<TotpSetup>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  UpdatePictureInput: UpdatePictureInput;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadPictureInput: UploadPictureInput;
  User: ResolverTypeWrapper<UserRow>;
  UserConnection: ResolverTypeWrapper<UserList>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  VerifyCodeInput: VerifyCodeInput;
  Webhook: ResolverTypeWrapper<WebhookRow>;
  WebhookConnection: ResolverTypeWrapper<WebhookList>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryRow>;
  WebhookDeliveryConnection: ResolverTypeWrapper<DeliveryList>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryState: null;
  WebhookEdge: ResolverTypeWrapper<Omit<WebhookEdge, 'node'> & { node: ResolversTypes['Webhook'] }>;
  WebhookEvent: null;
  WebhookInput: WebhookInput;
  WeekCount: ResolverTypeWrapper<WeekCount>;
  Weekday: Weekday;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
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
  ApplyInput: ApplyInput;
  Arrival: Arrived;
  Attachment: ShownAttachment;
  AuditActor: AuditActor;
  AuditActorConnection: ActorList;
  AuditActorEdge: AuditActorEdge;
  AuditApiToken: AuditApiToken;
  AuditChange: AuditChange;
  AuditEntry: AuditRow;
  AuditEntryConnection: AuditList;
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditFilterInput: AuditFilterInput;
  AuditSubject: AuditSubject;
  Author: AuthorProfileRow;
  AuthorProfile: OwnProfile;
  AuthorProfileInput: AuthorProfileInput;
  BegunDrafts: Omit<BegunDrafts, 'drafts'> & { drafts: Array<ResolversParentTypes['ContentDraft']> };
  BlogHeading: BlogHeading;
  BlogPost: ReadPost;
  BlogPostConnection: BlogPostList;
  BlogPostEdge: Omit<BlogPostEdge, 'node'> & { node: ResolversParentTypes['BlogPost'] };
  BlogPostInput: BlogPostInput;
  BlogPostNeighbours: PostNeighbours;
  BookCallInput: BookCallInput;
  BookedCall: ShownCall;
  Booking: BookingRow;
  BookingConnection: BookingList;
  BookingDays: Omit<BookingDays, 'bookings'> & { bookings: Array<ResolversParentTypes['Booking']> };
  BookingEdge: Omit<BookingEdge, 'node'> & { node: ResolversParentTypes['Booking'] };
  BookingHost: Host;
  BookingHostInput: BookingHostInput;
  BookingHosts: Omit<BookingHosts, 'hosts'> & { hosts: Array<ResolversParentTypes['BookingHost']> };
  BookingMessageInput: BookingMessageInput;
  BookingRules: BookingRules;
  BookingRulesInput: BookingRulesInput;
  Boolean: Scalars['Boolean']['output'];
  Bounce: Bounce;
  BulkChange: BulkChange;
  BulkFailure: BulkFailure;
  CampaignNames: UsedNames;
  ChangePasswordInput: ChangePasswordInput;
  Colleague: Colleague;
  ColleagueConnection: ColleagueList;
  ColleagueEdge: ColleagueEdge;
  ConfirmPasswordInput: ConfirmPasswordInput;
  ContentDraft: OpenDraft;
  ContentDraftInput: ContentDraftInput;
  CreateImportInput: CreateImportInput;
  DateTimeISO: Scalars['DateTimeISO']['output'];
  Deletion: TombstoneRow;
  DeletionConnection: DeletionList;
  DeletionEdge: Omit<DeletionEdge, 'node'> & { node: ResolversParentTypes['Deletion'] };
  EditedPage: PageTextRow;
  EditedPageConnection: PageList;
  EditedPageEdge: Omit<EditedPageEdge, 'node'> & { node: ResolversParentTypes['EditedPage'] };
  Editing: Editing;
  EditingPresence: EditingPresence;
  EmailAddress: Scalars['EmailAddress']['output'];
  EnableTotpInput: EnableTotpInput;
  EnquirySource: SourceOutput;
  ErasePersonalDataInput: ErasePersonalDataInput;
  Erasure: ErasureRow;
  Float: Scalars['Float']['output'];
  FollowUp: FollowUp;
  FollowUpInput: FollowUpInput;
  FormFactsInput: FormFactsInput;
  FreeSlot: FreeSlot;
  FreeTimes: FreeTimes;
  GalleryPicture: PictureRow;
  Holdings: Holdings;
  HostFeed: HostFeedRow;
  HostFeedInput: HostFeedInput;
  ID: Scalars['ID']['output'];
  Import: OfficeImport;
  ImportChoice: ImportChoice;
  ImportConnection: ImportList;
  ImportCounts: ImportCounts;
  ImportEdge: Omit<ImportEdge, 'node'> & { node: ResolversParentTypes['Import'] };
  ImportLine: ImportLine;
  ImportLineConnection: LineList;
  ImportLineEdge: ImportLineEdge;
  ImportReport: OfficeReport;
  ImportSkipped: ImportSkipped;
  ImportUndone: ImportUndone;
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
  IssuedCalendar: ToldCalendar;
  IssuedInvitation: SentInvitation;
  IssuedPreviewLink: IssuedPreview;
  IssuedReviewLink: IssuedLink;
  IssuedWebhook: WebhookWithSecret;
  JSON: Scalars['JSON']['output'];
  LegalTextInput: LegalTextInput;
  MailSettings: MailSettings;
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
  MessagePresence: MessagePresence;
  MissedPath: MissedPathRow;
  MissedPathConnection: MissedPathList;
  MissedPathEdge: Omit<MissedPathEdge, 'node'> & { node: ResolversParentTypes['MissedPath'] };
  MonthTally: MonthTally;
  MoveCallInput: MoveCallInput;
  Mutation: Record<PropertyKey, never>;
  NonNegativeInt: Scalars['NonNegativeInt']['output'];
  Note: NoteRow;
  NoteInput: NoteInput;
  OfficeNotice: OfficeNotice;
  OfficeNotices: OfficeNotices;
  OpenInvitation: InvitationRow;
  OpeningHours: OpeningHours;
  OpeningHoursInput: OpeningHoursInput;
  Overview: OverviewCounts;
  OwnSession: SessionRow;
  OwnSessionConnection: OwnSessionList;
  OwnSessionEdge: Omit<OwnSessionEdge, 'node'> & { node: ResolversParentTypes['OwnSession'] };
  PageInfo: PageInfo;
  PageSection: PageSection;
  PageText: PublicText;
  PageTextField: EditedText;
  PageTextInput: PageTextInput;
  PageTexts: PublicPage;
  PageTextsInput: PageTextsInput;
  PendingChange: Pending;
  PeriodFigures: PeriodFigures;
  Person: PersonRow;
  PersonAddressesInput: PersonAddressesInput;
  PersonalData: PersonalData;
  PersonalDataExport: PersonalDataExport;
  PersonalDataKind: PersonalDataKind;
  PersonalDataRecord: PersonalDataRecord;
  Picture: PictureRow;
  PictureSource: PictureSource;
  Pipeline: PipelineFigures;
  PortfolioFilters: PortfolioFilters;
  PortfolioItem: ReadItem;
  PortfolioItemChangesInput: PortfolioItemChangesInput;
  PortfolioItemConnection: PortfolioItemList;
  PortfolioItemEdge: Omit<PortfolioItemEdge, 'node'> & { node: ResolversParentTypes['PortfolioItem'] };
  PortfolioItemInput: PortfolioItemInput;
  Presence: Presence;
  Preview: Previewed;
  PreviewLink: PreviewLinkRow;
  PreviewLinkConnection: PreviewLinkList;
  PreviewLinkEdge: Omit<PreviewLinkEdge, 'node'> & { node: ResolversParentTypes['PreviewLink'] };
  PreviewLinkInput: PreviewLinkInput;
  Query: Record<PropertyKey, never>;
  RecentFigures: RecentFigures;
  RecoveryCodes: RecoveryCodes;
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
  RestoredRevision: RestoredRevision;
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
  ReviewTie: ReviewTie;
  ReviewsByService: Omit<ReviewsByService, 'services'> & { services: Array<ResolversParentTypes['ServiceReviews']> };
  Revision: BareRevision;
  RevisionAuthor: RevisionAuthor;
  RevisionConnection: RevisionList;
  RevisionEdge: Omit<RevisionEdge, 'node'> & { node: ResolversParentTypes['Revision'] };
  RevisionField: RevisionField;
  SavedView: SavedViewRow;
  SavedViewConnection: SavedViewList;
  SavedViewEdge: Omit<SavedViewEdge, 'node'> & { node: ResolversParentTypes['SavedView'] };
  SavedViewInput: SavedViewInput;
  SearchOverview: SearchOverview;
  SearchResult: SearchResult;
  SecondStep: SecondStep;
  SendMessageInput: SendMessageInput;
  ServiceReviews: Omit<ServiceReviews, 'reviews'> & { reviews: Array<ResolversParentTypes['Review']> };
  Session: NewSession;
  SignInInput: SignInInput;
  SignInStep: SignInStep;
  SignUpInput: SignUpInput;
  Site: ShownSite;
  SiteColours: SiteColours;
  SiteColoursInput: SiteColoursInput;
  SiteInput: SiteInput;
  SiteNetworks: Networks;
  SiteNetworksInput: SiteNetworksInput;
  SitePicture: SitePicture;
  Slot: SlotRow;
  SlotDays: Omit<SlotDays, 'slots'> & { slots: Array<ResolversParentTypes['Slot']> };
  SlotInput: SlotInput;
  SourceName: SourceName;
  SourceNameConnection: SourceNameList;
  SourceNameEdge: SourceNameEdge;
  StageTally: StageTally;
  StartImportInput: StartImportInput;
  String: Scalars['String']['output'];
  SubmitReviewInput: SubmitReviewInput;
  Subscription: Record<PropertyKey, never>;
  ThreadConnection: Thread;
  ThreadEdge: Omit<ThreadEdge, 'node'> & { node: ResolversParentTypes['ThreadEntry'] };
  ThreadEntry: ThreadRow;
  ThreadEvent: ThreadEventRow;
  TotpSetup: TotpSetup;
  URL: Scalars['URL']['output'];
  UUID: Scalars['UUID']['output'];
  UpdatePictureInput: UpdatePictureInput;
  Upload: Scalars['Upload']['output'];
  UploadPictureInput: UploadPictureInput;
  User: UserRow;
  UserConnection: UserList;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  VerifyCodeInput: VerifyCodeInput;
  Webhook: WebhookRow;
  WebhookConnection: WebhookList;
  WebhookDelivery: DeliveryRow;
  WebhookDeliveryConnection: DeliveryList;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookEdge: Omit<WebhookEdge, 'node'> & { node: ResolversParentTypes['Webhook'] };
  WebhookInput: WebhookInput;
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

export type SessionOnlyDirectiveArgs = { };

export type SessionOnlyDirectiveResolver<Result, Parent, ContextType = Context, Args = SessionOnlyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type TheirsDirectiveArgs = { };

export type TheirsDirectiveResolver<Result, Parent, ContextType = Context, Args = TheirsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type UnscopedOnlyDirectiveArgs = { };

export type UnscopedOnlyDirectiveResolver<Result, Parent, ContextType = Context, Args = UnscopedOnlyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referralLink?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['AffiliateKind'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['EnquirySource'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AffiliateState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
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
  figures?: Resolver<ResolversTypes['AffiliateFigures'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  omitted?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quoted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  kind?: Resolver<ResolversTypes['ArrivalKind'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  overview?: Resolver<ResolversTypes['Overview'], ParentType, ContextType>;
  presence?: Resolver<Maybe<ResolversTypes['MessagePresence']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
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
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type AuditKindResolvers = { AFFILIATE: 'affiliate', API_TOKEN: 'apiToken', BLOG: 'blog', BOOKING: 'booking', IMPORT: 'import', INDEX_NOW: 'indexNow', MEDIA: 'media', MESSAGE: 'message', PAGE_TEXT: 'pageText', PERSON: 'person', PORTFOLIO: 'portfolio', REDIRECT: 'redirect', REPLY_TEMPLATE: 'replyTemplate', RETENTION: 'retention', REVIEW: 'review', SESSION: 'session', SITE: 'site', USER: 'user', WEBHOOK: 'webhook' };

export type AuditSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditSubject'] = ResolversParentTypes['AuditSubject']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuditKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
};

export type AuthorProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorProfile'] = ResolversParentTypes['AuthorProfile']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BegunDraftsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BegunDrafts'] = ResolversParentTypes['BegunDrafts']> = {
  drafts?: Resolver<Array<ResolversTypes['ContentDraft']>, ParentType, ContextType>;
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
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingChanges?: Resolver<Array<ResolversTypes['PendingChange']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  recentFigures?: Resolver<ResolversTypes['RecentFigures'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  takeBackAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
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

export type BookedCallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookedCall'] = ResolversParentTypes['BookedCall']> = {
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
  remindedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
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
};

export type CampaignNamesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignNames'] = ResolversParentTypes['CampaignNames']> = {
  campaigns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mediums?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ColleagueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Colleague'] = ResolversParentTypes['Colleague']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ContentDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentDraft'] = ResolversParentTypes['ContentDraft']> = {
  basedOn?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  fields?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export interface DateTimeIsoScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTimeISO'], any> {
  name: 'DateTimeISO';
}

export type DeletionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deletion'] = ResolversParentTypes['Deletion']> = {
  deletedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeletionKind'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  hosts?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  officeTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['FreeSlot']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GalleryPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GalleryPicture'] = ResolversParentTypes['GalleryPicture']> = {
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
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
  total?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  undone?: Resolver<Maybe<ResolversTypes['ImportUndone']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
};

export type ImportChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportChoice'] = ResolversParentTypes['ImportChoice']> = {
  drafts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportConnection'] = ResolversParentTypes['ImportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ImportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Import']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ImportCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportCounts'] = ResolversParentTypes['ImportCounts']> = {
  items?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  redirects?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ImportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportEdge'] = ResolversParentTypes['ImportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
};

export type ImportLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportLine'] = ResolversParentTypes['ImportLine']> = {
  losses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  lossCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  redirects?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['ImportSkipped']>, ParentType, ContextType>;
  skippedCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ImportSkippedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportSkipped'] = ResolversParentTypes['ImportSkipped']> = {
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportStateResolvers = { DONE: 'done', FAILED: 'failed', LOOKING: 'looking', READY: 'ready', RUNNING: 'running', UNDOING: 'undoing', UNDONE: 'undone', UPLOADING: 'uploading' };

export type ImportUndoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportUndone'] = ResolversParentTypes['ImportUndone']> = {
  kept?: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type IssuedApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedApiToken'] = ResolversParentTypes['IssuedApiToken']> = {
  apiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssuedCalendarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedCalendar'] = ResolversParentTypes['IssuedCalendar']> = {
  host?: Resolver<ResolversTypes['BookingHost'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type IssuedInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedInvitation'] = ResolversParentTypes['IssuedInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type IssuedPreviewLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedPreviewLink'] = ResolversParentTypes['IssuedPreviewLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  previewLink?: Resolver<ResolversTypes['PreviewLink'], ParentType, ContextType>;
};

export type IssuedReviewLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedReviewLink'] = ResolversParentTypes['IssuedReviewLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  reviewLink?: Resolver<ResolversTypes['ReviewLink'], ParentType, ContextType>;
};

export type IssuedWebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedWebhook'] = ResolversParentTypes['IssuedWebhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MailSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailSettings'] = ResolversParentTypes['MailSettings']> = {
  followUps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  weekly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MediaPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaPicture'] = ResolversParentTypes['MediaPicture']> = {
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  isKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  uploadedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInGallery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MediaUseKind'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['ReplyDraft']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  followUp?: Resolver<Maybe<ResolversTypes['FollowUp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSpam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAnswerAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  latestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lostReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type MessagePresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePresence'] = ResolversParentTypes['MessagePresence']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  acceptAffiliate?: Resolver<ResolversTypes['Affiliate'], ParentType, ContextType, RequireFields<MutationAcceptAffiliateArgs, 'id' | 'ifState'>>;
  acceptInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input' | 'token'>>;
  addHostFeed?: Resolver<ResolversTypes['BookingHost'], ParentType, ContextType, RequireFields<MutationAddHostFeedArgs, 'input' | 'userId'>>;
  addNote?: Resolver<ResolversTypes['Note'], ParentType, ContextType, RequireFields<MutationAddNoteArgs, 'id' | 'input'>>;
  addSlot?: Resolver<ResolversTypes['Slot'], ParentType, ContextType, RequireFields<MutationAddSlotArgs, 'input'>>;
  apply?: Resolver<ResolversTypes['Affiliate'], ParentType, ContextType, RequireFields<MutationApplyArgs, 'input'>>;
  assignMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationAssignMessageArgs, 'id'>>;
  beginTotp?: Resolver<ResolversTypes['TotpSetup'], ParentType, ContextType, RequireFields<MutationBeginTotpArgs, 'input'>>;
  blockUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'id'>>;
  bookCall?: Resolver<ResolversTypes['BookedCall'], ParentType, ContextType, RequireFields<MutationBookCallArgs, 'input'>>;
  bulkUpdate?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationBulkUpdateArgs, 'action' | 'ids' | 'kind'>>;
  cancelBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationCancelBookingArgs, 'id'>>;
  cancelCall?: Resolver<ResolversTypes['BookedCall'], ParentType, ContextType, RequireFields<MutationCancelCallArgs, 'token'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeUserRole?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationChangeUserRoleArgs, 'id' | 'role'>>;
  createBlogPost?: Resolver<ResolversTypes['BlogPost'], ParentType, ContextType, RequireFields<MutationCreateBlogPostArgs, 'input'>>;
  createImport?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<MutationCreateImportArgs, 'input'>>;
  createPortfolioItem?: Resolver<ResolversTypes['PortfolioItem'], ParentType, ContextType, RequireFields<MutationCreatePortfolioItemArgs, 'input'>>;
  createPreviewLink?: Resolver<ResolversTypes['IssuedPreviewLink'], ParentType, ContextType, RequireFields<MutationCreatePreviewLinkArgs, 'input'>>;
  createRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationCreateRedirectArgs, 'input'>>;
  createReplyTemplate?: Resolver<ResolversTypes['ReplyTemplate'], ParentType, ContextType, RequireFields<MutationCreateReplyTemplateArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['IssuedWebhook'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  declineAffiliate?: Resolver<ResolversTypes['Affiliate'], ParentType, ContextType, RequireFields<MutationDeclineAffiliateArgs, 'id' | 'ifState' | 'reason'>>;
  disableTotp?: Resolver<ResolversTypes['SecondStep'], ParentType, ContextType, RequireFields<MutationDisableTotpArgs, 'input'>>;
  discardContentDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDiscardContentDraftArgs, 'id'>>;
  enableTotp?: Resolver<ResolversTypes['SecondStep'], ParentType, ContextType, RequireFields<MutationEnableTotpArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['OwnSession'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endWebhookOverlap?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationEndWebhookOverlapArgs, 'id'>>;
  erasePersonalData?: Resolver<ResolversTypes['Erasure'], ParentType, ContextType, RequireFields<MutationErasePersonalDataArgs, 'input'>>;
  exportPersonalData?: Resolver<ResolversTypes['PersonalDataExport'], ParentType, ContextType, RequireFields<MutationExportPersonalDataArgs, 'format' | 'input'>>;
  forgetMissedPath?: Resolver<ResolversTypes['MissedPath'], ParentType, ContextType, RequireFields<MutationForgetMissedPathArgs, 'id'>>;
  forgetMissedPaths?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  inviteUser?: Resolver<ResolversTypes['IssuedInvitation'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  issueApiToken?: Resolver<ResolversTypes['IssuedApiToken'], ParentType, ContextType, RequireFields<MutationIssueApiTokenArgs, 'input'>>;
  issueReviewLink?: Resolver<ResolversTypes['IssuedReviewLink'], ParentType, ContextType, RequireFields<MutationIssueReviewLinkArgs, 'input'>>;
  makeRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, RequireFields<MutationMakeRecoveryCodesArgs, 'input'>>;
  markAffiliateSpam?: Resolver<ResolversTypes['Affiliate'], ParentType, ContextType, RequireFields<MutationMarkAffiliateSpamArgs, 'id'>>;
  markEditing?: Resolver<ResolversTypes['Editing'], ParentType, ContextType, RequireFields<MutationMarkEditingArgs, 'id' | 'isOpen'>>;
  markMessageRead?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationMarkMessageReadArgs, 'id'>>;
  markMessageSpam?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationMarkMessageSpamArgs, 'id'>>;
  markPresence?: Resolver<ResolversTypes['MessagePresence'], ParentType, ContextType, RequireFields<MutationMarkPresenceArgs, 'id' | 'isOpen' | 'isWriting'>>;
  moveBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationMoveBookingArgs, 'id' | 'input'>>;
  moveCall?: Resolver<ResolversTypes['BookedCall'], ParentType, ContextType, RequireFields<MutationMoveCallArgs, 'input' | 'token'>>;
  publishBlogPost?: Resolver<ResolversTypes['BlogPost'], ParentType, ContextType, RequireFields<MutationPublishBlogPostArgs, 'id'>>;
  publishPortfolioItem?: Resolver<ResolversTypes['PortfolioItem'], ParentType, ContextType, RequireFields<MutationPublishPortfolioItemArgs, 'id'>>;
  publishReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationPublishReviewArgs, 'id'>>;
  remindBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationRemindBookingArgs, 'id'>>;
  removeAffiliate?: Resolver<ResolversTypes['Affiliate'], ParentType, ContextType, RequireFields<MutationRemoveAffiliateArgs, 'id'>>;
  removeBlogPost?: Resolver<ResolversTypes['BlogPost'], ParentType, ContextType, RequireFields<MutationRemoveBlogPostArgs, 'id'>>;
  removeHostFeed?: Resolver<ResolversTypes['BookingHost'], ParentType, ContextType, RequireFields<MutationRemoveHostFeedArgs, 'id'>>;
  removeImport?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<MutationRemoveImportArgs, 'id'>>;
  removeMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationRemoveMessageArgs, 'id'>>;
  removePicture?: Resolver<ResolversTypes['MediaPicture'], ParentType, ContextType, RequireFields<MutationRemovePictureArgs, 'id'>>;
  removePortfolioItem?: Resolver<ResolversTypes['PortfolioItem'], ParentType, ContextType, RequireFields<MutationRemovePortfolioItemArgs, 'id'>>;
  removeRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationRemoveRedirectArgs, 'id'>>;
  removeReplyTemplate?: Resolver<ResolversTypes['ReplyTemplate'], ParentType, ContextType, RequireFields<MutationRemoveReplyTemplateArgs, 'id'>>;
  removeReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationRemoveReviewArgs, 'id'>>;
  removeSlot?: Resolver<ResolversTypes['Slot'], ParentType, ContextType, RequireFields<MutationRemoveSlotArgs, 'hostId' | 'startsAt'>>;
  removeUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRemoveUserArgs, 'id'>>;
  removeView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationRemoveViewArgs, 'id'>>;
  removeWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationRemoveWebhookArgs, 'id'>>;
  renamePerson?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<MutationRenamePersonArgs, 'email'>>;
  renewAffiliatePage?: Resolver<ResolversTypes['IssuedAffiliatePage'], ParentType, ContextType, RequireFields<MutationRenewAffiliatePageArgs, 'id'>>;
  renewHostCalendar?: Resolver<ResolversTypes['IssuedCalendar'], ParentType, ContextType, RequireFields<MutationRenewHostCalendarArgs, 'userId'>>;
  renewWebhookSecret?: Resolver<ResolversTypes['IssuedWebhook'], ParentType, ContextType, RequireFields<MutationRenewWebhookSecretArgs, 'id' | 'isAtOnce'>>;
  replacePicture?: Resolver<ResolversTypes['MediaPicture'], ParentType, ContextType, RequireFields<MutationReplacePictureArgs, 'id' | 'input'>>;
  replyToMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationReplyToMessageArgs, 'id' | 'input' | 'markRead'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resendCode?: Resolver<ResolversTypes['SignInStep'], ParentType, ContextType, RequireFields<MutationResendCodeArgs, 'input'>>;
  resendWebhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'id'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input' | 'token'>>;
  restoreRevision?: Resolver<ResolversTypes['RestoredRevision'], ParentType, ContextType, RequireFields<MutationRestoreRevisionArgs, 'id'>>;
  revokeAffiliatePage?: Resolver<ResolversTypes['Affiliate'], ParentType, ContextType, RequireFields<MutationRevokeAffiliatePageArgs, 'id'>>;
  revokeApiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'id'>>;
  revokeHostCalendar?: Resolver<ResolversTypes['BookingHost'], ParentType, ContextType, RequireFields<MutationRevokeHostCalendarArgs, 'userId'>>;
  revokeInvitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'id'>>;
  revokePreviewLink?: Resolver<ResolversTypes['PreviewLink'], ParentType, ContextType, RequireFields<MutationRevokePreviewLinkArgs, 'id'>>;
  revokeReviewLink?: Resolver<ResolversTypes['ReviewLink'], ParentType, ContextType, RequireFields<MutationRevokeReviewLinkArgs, 'id'>>;
  saveAuthorProfile?: Resolver<ResolversTypes['AuthorProfile'], ParentType, ContextType, RequireFields<MutationSaveAuthorProfileArgs, 'input'>>;
  saveBookingHost?: Resolver<ResolversTypes['BookingHost'], ParentType, ContextType, RequireFields<MutationSaveBookingHostArgs, 'input' | 'userId'>>;
  saveContentDraft?: Resolver<ResolversTypes['ContentDraft'], ParentType, ContextType, RequireFields<MutationSaveContentDraftArgs, 'input'>>;
  savePageTexts?: Resolver<ResolversTypes['EditedPage'], ParentType, ContextType, RequireFields<MutationSavePageTextsArgs, 'input'>>;
  saveReplyDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSaveReplyDraftArgs, 'id' | 'input'>>;
  saveRetention?: Resolver<ResolversTypes['Retention'], ParentType, ContextType, RequireFields<MutationSaveRetentionArgs, 'input'>>;
  saveSite?: Resolver<ResolversTypes['Site'], ParentType, ContextType, RequireFields<MutationSaveSiteArgs, 'input'>>;
  saveView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationSaveViewArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  setAffiliateSource?: Resolver<ResolversTypes['Affiliate'], ParentType, ContextType, RequireFields<MutationSetAffiliateSourceArgs, 'id'>>;
  setBookingOutcome?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationSetBookingOutcomeArgs, 'id'>>;
  setFollowUpMail?: Resolver<ResolversTypes['MailSettings'], ParentType, ContextType, RequireFields<MutationSetFollowUpMailArgs, 'isOn'>>;
  setIndexNow?: Resolver<ResolversTypes['IndexNow'], ParentType, ContextType, RequireFields<MutationSetIndexNowArgs, 'isOn'>>;
  setMessageFollowUp?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSetMessageFollowUpArgs, 'id'>>;
  setMessageSource?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSetMessageSourceArgs, 'id'>>;
  setMessageStage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSetMessageStageArgs, 'id' | 'stage'>>;
  setMessageValue?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSetMessageValueArgs, 'id'>>;
  setWeeklyMail?: Resolver<ResolversTypes['MailSettings'], ParentType, ContextType, RequireFields<MutationSetWeeklyMailArgs, 'isOn'>>;
  signIn?: Resolver<ResolversTypes['SignInStep'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  startImport?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<MutationStartImportArgs, 'id' | 'input'>>;
  stopReviewReminders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationStopReviewRemindersArgs, 'token'>>;
  submitReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationSubmitReviewArgs, 'input' | 'token'>>;
  switchWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationSwitchWebhookArgs, 'id'>>;
  takeMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationTakeMessageArgs, 'id'>>;
  testWebhook?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id'>>;
  tieReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationTieReviewArgs, 'id'>>;
  undoImport?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'id'>>;
  updateBlogPost?: Resolver<ResolversTypes['BlogPost'], ParentType, ContextType, RequireFields<MutationUpdateBlogPostArgs, 'id' | 'input'>>;
  updatePicture?: Resolver<ResolversTypes['MediaPicture'], ParentType, ContextType, RequireFields<MutationUpdatePictureArgs, 'id' | 'input'>>;
  updatePortfolioItem?: Resolver<ResolversTypes['PortfolioItem'], ParentType, ContextType, RequireFields<MutationUpdatePortfolioItemArgs, 'id' | 'input'>>;
  updateRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationUpdateRedirectArgs, 'id' | 'input'>>;
  updateReplyTemplate?: Resolver<ResolversTypes['ReplyTemplate'], ParentType, ContextType, RequireFields<MutationUpdateReplyTemplateArgs, 'id' | 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
  uploadPicture?: Resolver<ResolversTypes['MediaPicture'], ParentType, ContextType, RequireFields<MutationUploadPictureArgs, 'input'>>;
  verifyCode?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationVerifyCodeArgs, 'input'>>;
  withdrawReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationWithdrawReviewArgs, 'token'>>;
  writeToBooker?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationWriteToBookerArgs, 'id' | 'input'>>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  picture?: Resolver<Maybe<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageTextsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageTexts'] = ResolversParentTypes['PageTexts']> = {
  changedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['SitePage'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['PageSection']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['PageText']>, ParentType, ContextType>;
};

export type PendingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PendingChange'] = ResolversParentTypes['PendingChange']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  height?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['PictureSource']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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

export type PortfolioFiltersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioFilters'] = ResolversParentTypes['PortfolioFilters']> = {
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingChanges?: Resolver<Array<ResolversTypes['PendingChange']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  recentFigures?: Resolver<ResolversTypes['RecentFigures'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ResultFigure']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['ServiceId']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  takeBackAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type PresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Presence'] = ResolversParentTypes['Presence']> = {
  isWriting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preview'] = ResolversParentTypes['Preview']> = {
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  hasPendingChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType>;
};

export type PreviewLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewLink'] = ResolversParentTypes['PreviewLink']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
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

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  affiliate?: Resolver<ResolversTypes['Affiliate'], ParentType, ContextType, RequireFields<QueryAffiliateArgs, 'id'>>;
  affiliatePage?: Resolver<Maybe<ResolversTypes['AffiliatePage']>, ParentType, ContextType, RequireFields<QueryAffiliatePageArgs, 'token'>>;
  affiliates?: Resolver<ResolversTypes['AffiliateConnection'], ParentType, ContextType, RequireFields<QueryAffiliatesArgs, 'first' | 'folder'>>;
  allBlogPosts?: Resolver<ResolversTypes['BlogPostConnection'], ParentType, ContextType, RequireFields<QueryAllBlogPostsArgs, 'first'>>;
  allBookings?: Resolver<ResolversTypes['BookingConnection'], ParentType, ContextType, RequireFields<QueryAllBookingsArgs, 'first'>>;
  allPortfolioItems?: Resolver<ResolversTypes['PortfolioItemConnection'], ParentType, ContextType, RequireFields<QueryAllPortfolioItemsArgs, 'first'>>;
  allReviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<QueryAllReviewsArgs, 'first'>>;
  apiTokens?: Resolver<ResolversTypes['ApiTokenConnection'], ParentType, ContextType, RequireFields<QueryApiTokensArgs, 'first'>>;
  auditActors?: Resolver<ResolversTypes['AuditActorConnection'], ParentType, ContextType, RequireFields<QueryAuditActorsArgs, 'first'>>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'filter' | 'first'>>;
  auditEntry?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType, RequireFields<QueryAuditEntryArgs, 'id'>>;
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType, Partial<QueryAuthorArgs>>;
  begunDrafts?: Resolver<ResolversTypes['BegunDrafts'], ParentType, ContextType, RequireFields<QueryBegunDraftsArgs, 'kind'>>;
  blogPost?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, Partial<QueryBlogPostArgs>>;
  blogPostNeighbours?: Resolver<ResolversTypes['BlogPostNeighbours'], ParentType, ContextType, Partial<QueryBlogPostNeighboursArgs>>;
  blogPosts?: Resolver<ResolversTypes['BlogPostConnection'], ParentType, ContextType, RequireFields<QueryBlogPostsArgs, 'first'>>;
  bookedCall?: Resolver<ResolversTypes['BookedCall'], ParentType, ContextType, RequireFields<QueryBookedCallArgs, 'token'>>;
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<QueryBookingArgs, 'id'>>;
  bookingHosts?: Resolver<ResolversTypes['BookingHosts'], ParentType, ContextType>;
  bookings?: Resolver<ResolversTypes['BookingDays'], ParentType, ContextType, RequireFields<QueryBookingsArgs, 'days' | 'from'>>;
  campaignNames?: Resolver<ResolversTypes['CampaignNames'], ParentType, ContextType>;
  colleagues?: Resolver<ResolversTypes['ColleagueConnection'], ParentType, ContextType, RequireFields<QueryColleaguesArgs, 'first'>>;
  contentDraft?: Resolver<Maybe<ResolversTypes['ContentDraft']>, ParentType, ContextType, RequireFields<QueryContentDraftArgs, 'kind'>>;
  deletions?: Resolver<ResolversTypes['DeletionConnection'], ParentType, ContextType, RequireFields<QueryDeletionsArgs, 'first' | 'since'>>;
  editedPage?: Resolver<ResolversTypes['EditedPage'], ParentType, ContextType, Partial<QueryEditedPageArgs>>;
  editedPages?: Resolver<ResolversTypes['EditedPageConnection'], ParentType, ContextType, RequireFields<QueryEditedPagesArgs, 'first'>>;
  enquirySources?: Resolver<ResolversTypes['SourceNameConnection'], ParentType, ContextType, RequireFields<QueryEnquirySourcesArgs, 'first'>>;
  erasure?: Resolver<ResolversTypes['Erasure'], ParentType, ContextType, RequireFields<QueryErasureArgs, 'id'>>;
  freeTimes?: Resolver<Maybe<ResolversTypes['FreeTimes']>, ParentType, ContextType, Partial<QueryFreeTimesArgs>>;
  holdings?: Resolver<ResolversTypes['Holdings'], ParentType, ContextType, RequireFields<QueryHoldingsArgs, 'userId'>>;
  import?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<QueryImportArgs, 'id'>>;
  imports?: Resolver<ResolversTypes['ImportConnection'], ParentType, ContextType, RequireFields<QueryImportsArgs, 'first'>>;
  indexNow?: Resolver<ResolversTypes['IndexNow'], ParentType, ContextType>;
  insights?: Resolver<ResolversTypes['Insights'], ParentType, ContextType, RequireFields<QueryInsightsArgs, 'period'>>;
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType, RequireFields<QueryInvitationArgs, 'id'>>;
  invitations?: Resolver<ResolversTypes['InvitationConnection'], ParentType, ContextType, RequireFields<QueryInvitationsArgs, 'first'>>;
  mediaPicture?: Resolver<ResolversTypes['MediaPicture'], ParentType, ContextType, RequireFields<QueryMediaPictureArgs, 'id'>>;
  mediaPictures?: Resolver<ResolversTypes['MediaPictureConnection'], ParentType, ContextType, RequireFields<QueryMediaPicturesArgs, 'first'>>;
  mediaUses?: Resolver<ResolversTypes['MediaUseConnection'], ParentType, ContextType, RequireFields<QueryMediaUsesArgs, 'first' | 'id'>>;
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<QueryMessageArgs, 'id'>>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<QueryMessagesArgs, 'filter' | 'first' | 'folder'>>;
  missedPath?: Resolver<ResolversTypes['MissedPath'], ParentType, ContextType, RequireFields<QueryMissedPathArgs, 'id'>>;
  missedPaths?: Resolver<ResolversTypes['MissedPathConnection'], ParentType, ContextType, RequireFields<QueryMissedPathsArgs, 'first'>>;
  myAuthorProfile?: Resolver<ResolversTypes['AuthorProfile'], ParentType, ContextType>;
  myMailSettings?: Resolver<ResolversTypes['MailSettings'], ParentType, ContextType>;
  mySecondStep?: Resolver<ResolversTypes['SecondStep'], ParentType, ContextType>;
  mySessions?: Resolver<ResolversTypes['OwnSessionConnection'], ParentType, ContextType, RequireFields<QueryMySessionsArgs, 'first'>>;
  officeNotices?: Resolver<ResolversTypes['OfficeNotices'], ParentType, ContextType>;
  openInvitation?: Resolver<ResolversTypes['OpenInvitation'], ParentType, ContextType, RequireFields<QueryOpenInvitationArgs, 'token'>>;
  overview?: Resolver<ResolversTypes['Overview'], ParentType, ContextType>;
  pageTexts?: Resolver<ResolversTypes['PageTexts'], ParentType, ContextType, RequireFields<QueryPageTextsArgs, 'page'>>;
  passwordResetOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryPasswordResetOpenArgs, 'token'>>;
  personalData?: Resolver<ResolversTypes['PersonalData'], ParentType, ContextType, RequireFields<QueryPersonalDataArgs, 'input'>>;
  pipeline?: Resolver<ResolversTypes['Pipeline'], ParentType, ContextType>;
  portfolioFilters?: Resolver<ResolversTypes['PortfolioFilters'], ParentType, ContextType>;
  portfolioItem?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType, Partial<QueryPortfolioItemArgs>>;
  portfolioItems?: Resolver<ResolversTypes['PortfolioItemConnection'], ParentType, ContextType, RequireFields<QueryPortfolioItemsArgs, 'first'>>;
  preview?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType, RequireFields<QueryPreviewArgs, 'token'>>;
  previewLink?: Resolver<ResolversTypes['PreviewLink'], ParentType, ContextType, RequireFields<QueryPreviewLinkArgs, 'id'>>;
  previewLinks?: Resolver<ResolversTypes['PreviewLinkConnection'], ParentType, ContextType, RequireFields<QueryPreviewLinksArgs, 'first'>>;
  redirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<QueryRedirectArgs, 'id'>>;
  redirects?: Resolver<ResolversTypes['RedirectConnection'], ParentType, ContextType, RequireFields<QueryRedirectsArgs, 'first'>>;
  renderedSections?: Resolver<ResolversTypes['RenderedSections'], ParentType, ContextType, RequireFields<QueryRenderedSectionsArgs, 'input'>>;
  renderedText?: Resolver<ResolversTypes['RenderedText'], ParentType, ContextType, RequireFields<QueryRenderedTextArgs, 'input'>>;
  replyTemplate?: Resolver<ResolversTypes['ReplyTemplate'], ParentType, ContextType, RequireFields<QueryReplyTemplateArgs, 'id'>>;
  replyTemplates?: Resolver<ResolversTypes['ReplyTemplateConnection'], ParentType, ContextType, RequireFields<QueryReplyTemplatesArgs, 'first'>>;
  retention?: Resolver<ResolversTypes['Retention'], ParentType, ContextType, Partial<QueryRetentionArgs>>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryReviewArgs, 'id'>>;
  reviewInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryReviewInvitationArgs, 'token'>>;
  reviewLink?: Resolver<ResolversTypes['ReviewLink'], ParentType, ContextType, RequireFields<QueryReviewLinkArgs, 'id'>>;
  reviewLinks?: Resolver<ResolversTypes['ReviewLinkConnection'], ParentType, ContextType, RequireFields<QueryReviewLinksArgs, 'first'>>;
  reviewPage?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, RequireFields<QueryReviewPageArgs, 'page'>>;
  reviewReminders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryReviewRemindersArgs, 'token'>>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<QueryReviewsArgs, 'first'>>;
  reviewsByService?: Resolver<ResolversTypes['ReviewsByService'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Revision'], ParentType, ContextType, RequireFields<QueryRevisionArgs, 'id'>>;
  revisions?: Resolver<ResolversTypes['RevisionConnection'], ParentType, ContextType, RequireFields<QueryRevisionsArgs, 'first' | 'id' | 'kind'>>;
  savedViews?: Resolver<ResolversTypes['SavedViewConnection'], ParentType, ContextType, RequireFields<QuerySavedViewsArgs, 'first'>>;
  search?: Resolver<ResolversTypes['SearchOverview'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'text'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  slots?: Resolver<ResolversTypes['SlotDays'], ParentType, ContextType, RequireFields<QuerySlotsArgs, 'days' | 'from' | 'hostId'>>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'first'>>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<QueryWebhookDeliveryArgs, 'id'>>;
  webhooks?: Resolver<ResolversTypes['WebhookConnection'], ParentType, ContextType, RequireFields<QueryWebhooksArgs, 'first'>>;
  withdrawableReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<QueryWithdrawableReviewArgs, 'token'>>;
};

export type RecentFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecentFigures'] = ResolversParentTypes['RecentFigures']> = {
  enquiries?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  views?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secondStep?: Resolver<ResolversTypes['SecondStep'], ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
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
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  bounce?: Resolver<Maybe<ResolversTypes['Bounce']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  replyDate?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  replyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  tie?: Resolver<Maybe<ResolversTypes['ReviewTie']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
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
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type RevisionKindResolvers = { BLOG_POST: 'blog', PAGE_TEXT: 'pageText', PORTFOLIO_ITEM: 'portfolio' };

export type RevisionReasonResolvers = { CREATE: 'create', KEPT: 'kept', PUBLISH: 'publish', RESTORE: 'restore', UNPUBLISH: 'unpublish', UPDATE: 'update' };

export type RoleResolvers = { ADMIN: 'admin', EMPLOYEE: 'Employee' };

export type SavedViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondStep'] = ResolversParentTypes['SecondStep']> = {
  authenticatorSince?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  recoveryCodesMadeAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
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
  booking?: Resolver<ResolversTypes['BookingRules'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colours?: Resolver<ResolversTypes['SiteColours'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['SitePicture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['SitePicture']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  original?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewReminderDays?: Resolver<Array<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  social?: Resolver<ResolversTypes['SiteNetworks'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takesBookings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  whatsapp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteColoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteColours'] = ResolversParentTypes['SiteColours']> = {
  depth?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteNetworksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteNetworks'] = ResolversParentTypes['SiteNetworks']> = {
  facebook?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  linkedin?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  youtube?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type SitePageResolvers = { ABOUT: 'about', AFFILIATE: 'affiliate', CONTACT: 'contact', HOME: 'home', PRIVACY: 'privacy', SERVICES: 'services', TERMS: 'terms' };

export type SitePictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitePicture'] = ResolversParentTypes['SitePicture']> = {
  height?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  deliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<WebhookDeliveriesArgs, 'first'>>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latestDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overlapsUntil?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
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
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
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

export type WebhookEventResolvers = { APPLICATION_RECEIVED: 'application.received', BOOKING_CANCELLED: 'booking.cancelled', BOOKING_CREATED: 'booking.created', BOOKING_RESCHEDULED: 'booking.rescheduled', ITEM_DELETED: 'item.deleted', ITEM_PUBLISHED: 'item.published', ITEM_UNPUBLISHED: 'item.unpublished', ITEM_UPDATED: 'item.updated', MESSAGE_ANSWERED: 'message.answered', MESSAGE_ASSIGNED: 'message.assigned', MESSAGE_RECEIVED: 'message.received', MESSAGE_STAGE_CHANGED: 'message.stage_changed', POST_DELETED: 'post.deleted', POST_PUBLISHED: 'post.published', POST_UNPUBLISHED: 'post.unpublished', POST_UPDATED: 'post.updated', REVIEW_SUBMITTED: 'review.submitted', REVIEW_WITHDRAWN: 'review.withdrawn', USER_CREATED: 'user.created' };

export type WeekCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekCount'] = ResolversParentTypes['WeekCount']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  monday?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
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
  AuthorProfile?: AuthorProfileResolvers<ContextType>;
  BegunDrafts?: BegunDraftsResolvers<ContextType>;
  BlogHeading?: BlogHeadingResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogPostConnection?: BlogPostConnectionResolvers<ContextType>;
  BlogPostEdge?: BlogPostEdgeResolvers<ContextType>;
  BlogPostNeighbours?: BlogPostNeighboursResolvers<ContextType>;
  BookedCall?: BookedCallResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  BookingConnection?: BookingConnectionResolvers<ContextType>;
  BookingDays?: BookingDaysResolvers<ContextType>;
  BookingEdge?: BookingEdgeResolvers<ContextType>;
  BookingHost?: BookingHostResolvers<ContextType>;
  BookingHosts?: BookingHostsResolvers<ContextType>;
  BookingRules?: BookingRulesResolvers<ContextType>;
  Bounce?: BounceResolvers<ContextType>;
  BulkChange?: BulkChangeResolvers<ContextType>;
  BulkFailure?: BulkFailureResolvers<ContextType>;
  CampaignNames?: CampaignNamesResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  ColleagueConnection?: ColleagueConnectionResolvers<ContextType>;
  ColleagueEdge?: ColleagueEdgeResolvers<ContextType>;
  ContentDraft?: ContentDraftResolvers<ContextType>;
  DateTimeISO?: GraphQLScalarType;
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
  FollowUp?: FollowUpResolvers<ContextType>;
  FreeSlot?: FreeSlotResolvers<ContextType>;
  FreeTimes?: FreeTimesResolvers<ContextType>;
  GalleryPicture?: GalleryPictureResolvers<ContextType>;
  Holdings?: HoldingsResolvers<ContextType>;
  HostFeed?: HostFeedResolvers<ContextType>;
  ImageOption?: ImageOptionResolvers;
  Import?: ImportResolvers<ContextType>;
  ImportChoice?: ImportChoiceResolvers<ContextType>;
  ImportConnection?: ImportConnectionResolvers<ContextType>;
  ImportCounts?: ImportCountsResolvers<ContextType>;
  ImportEdge?: ImportEdgeResolvers<ContextType>;
  ImportLine?: ImportLineResolvers<ContextType>;
  ImportLineConnection?: ImportLineConnectionResolvers<ContextType>;
  ImportLineEdge?: ImportLineEdgeResolvers<ContextType>;
  ImportReport?: ImportReportResolvers<ContextType>;
  ImportSkipped?: ImportSkippedResolvers<ContextType>;
  ImportState?: ImportStateResolvers;
  ImportUndone?: ImportUndoneResolvers<ContextType>;
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
  MailSettings?: MailSettingsResolvers<ContextType>;
  MediaPicture?: MediaPictureResolvers<ContextType>;
  MediaPictureConnection?: MediaPictureConnectionResolvers<ContextType>;
  MediaPictureEdge?: MediaPictureEdgeResolvers<ContextType>;
  MediaUse?: MediaUseResolvers<ContextType>;
  MediaUseConnection?: MediaUseConnectionResolvers<ContextType>;
  MediaUseEdge?: MediaUseEdgeResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessagePresence?: MessagePresenceResolvers<ContextType>;
  MissedPath?: MissedPathResolvers<ContextType>;
  MissedPathConnection?: MissedPathConnectionResolvers<ContextType>;
  MissedPathEdge?: MissedPathEdgeResolvers<ContextType>;
  MonthTally?: MonthTallyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
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
  PageInfo?: PageInfoResolvers<ContextType>;
  PageSection?: PageSectionResolvers<ContextType>;
  PageText?: PageTextResolvers<ContextType>;
  PageTextField?: PageTextFieldResolvers<ContextType>;
  PageTexts?: PageTextsResolvers<ContextType>;
  PendingChange?: PendingChangeResolvers<ContextType>;
  PeriodFigures?: PeriodFiguresResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonalData?: PersonalDataResolvers<ContextType>;
  PersonalDataExport?: PersonalDataExportResolvers<ContextType>;
  PersonalDataKind?: PersonalDataKindResolvers<ContextType>;
  PersonalDataRecord?: PersonalDataRecordResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PictureSource?: PictureSourceResolvers<ContextType>;
  Pipeline?: PipelineResolvers<ContextType>;
  PortfolioFilters?: PortfolioFiltersResolvers<ContextType>;
  PortfolioItem?: PortfolioItemResolvers<ContextType>;
  PortfolioItemConnection?: PortfolioItemConnectionResolvers<ContextType>;
  PortfolioItemEdge?: PortfolioItemEdgeResolvers<ContextType>;
  Presence?: PresenceResolvers<ContextType>;
  Preview?: PreviewResolvers<ContextType>;
  PreviewLink?: PreviewLinkResolvers<ContextType>;
  PreviewLinkConnection?: PreviewLinkConnectionResolvers<ContextType>;
  PreviewLinkEdge?: PreviewLinkEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
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
  SavedView?: SavedViewResolvers<ContextType>;
  SavedViewConnection?: SavedViewConnectionResolvers<ContextType>;
  SavedViewEdge?: SavedViewEdgeResolvers<ContextType>;
  SearchOverview?: SearchOverviewResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SecondStep?: SecondStepResolvers<ContextType>;
  ServiceReviews?: ServiceReviewsResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SignInStep?: SignInStepResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteColours?: SiteColoursResolvers<ContextType>;
  SiteNetworks?: SiteNetworksResolvers<ContextType>;
  SitePage?: SitePageResolvers;
  SitePicture?: SitePictureResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  SlotDays?: SlotDaysResolvers<ContextType>;
  SourceName?: SourceNameResolvers<ContextType>;
  SourceNameConnection?: SourceNameConnectionResolvers<ContextType>;
  SourceNameEdge?: SourceNameEdgeResolvers<ContextType>;
  StageTally?: StageTallyResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
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
  Webhook?: WebhookResolvers<ContextType>;
  WebhookConnection?: WebhookConnectionResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookDeliveryState?: WebhookDeliveryStateResolvers;
  WebhookEdge?: WebhookEdgeResolvers<ContextType>;
  WebhookEvent?: WebhookEventResolvers;
  WeekCount?: WeekCountResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  auth?: AuthDirectiveResolver<any, any, ContextType>;
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  ours?: OursDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
  sessionOnly?: SessionOnlyDirectiveResolver<any, any, ContextType>;
  theirs?: TheirsDirectiveResolver<any, any, ContextType>;
  unscopedOnly?: UnscopedOnlyDirectiveResolver<any, any, ContextType>;
};
