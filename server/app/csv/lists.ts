import { kindTitles } from '#schema/affiliate.ts';
import { auditHeadline, auditViaText } from '#schema/audit.ts';
import { outcomes } from '#schema/bookingOutcomes.ts';
import { statusAt, statuses } from '#schema/bookingStatuses.ts';
import { serviceName } from '#schema/catalogue.ts';
import { languageName } from '#schema/contentLanguages.ts';
import type { CsvName } from '#schema/csvStrings.ts';
import { stageNames } from '#schema/desk.ts';
import { importStateNames } from '#schema/import.ts';
import { subscriberStates } from '#schema/newsletterStrings.ts';
import { dayOf, timeOf } from '#schema/officeTime.ts';
import { affiliateStates } from '#schema/referralStrings.ts';
import { linkStates } from '#schema/reviewLinkStates.ts';
import { roles } from '#schema/roles.ts';
import { sourceLabel } from '#schema/sourceLabel.ts';
import { roles as tokenRoles } from '#schema/tokenRoles.ts';
import { wordsOf } from '#schema/tokenScopes.ts';
import { tokenStates } from '#schema/tokenStates.ts';
import type { RoleWord } from '#schema/user.ts';
import { deliveryStateName, eventTitles, TEST_EVENT } from '#schema/webhook.ts';
import type {
  Affiliate,
  ApiToken,
  AuditEntry,
  BlogPost,
  Booking,
  EditedPage,
  Import,
  InsightRow,
  Invitation,
  MediaPicture,
  Message,
  MissedPath,
  NewsletterSubscriber,
  Page,
  PeriodFigures,
  PortfolioItem,
  Redirect,
  ReplyTemplate,
  Review,
  ReviewLink,
  User,
  Webhook,
  WebhookDelivery,
} from '#server/schema.gen.ts';
import { paths } from '#web/shared/paths.ts';
import { valueText } from '#web/shared/ui/fieldText.ts';
import { type CsvColumn, type CsvFacts, cellText, columnsOf } from './columns.ts';

export type CsvList = {
  /** Path of fields from Query to the rows. A connection is read page by page. */
  rows: string;
  columns: CsvColumn[];
};

const csvList = <Row>(
  rows: string,
  columns: (builders: ReturnType<typeof columnsOf<Row>>) => CsvColumn[],
): CsvList => ({
  rows,
  columns: columns(columnsOf<Row>()),
});

const publishState = (isPublished: boolean) => (isPublished ? 'Published' : 'Draft');
const roleName = (role: RoleWord) => roles.find(({ word }) => word === role)?.name ?? '';

const source = columnsOf<Pick<Message, 'source'>>();
const sourceColumns = [
  source.cell('Source', 'source.name', sourceLabel),
  source.cell('Medium', 'source.medium'),
  source.cell('Campaign', 'source.campaign'),
  source.cell('Referrer', 'source.referrer'),
  source.cell('First page', 'source.firstPage'),
  source.cell('Sent from', 'source.sentFrom'),
  source.cell('Affiliate', 'source.affiliate.name'),
];

const plan =
  columnsOf<Pick<BlogPost, 'publishedAt' | 'publishAt' | 'takeBackAt' | 'pendingChanges' | 'recentFigures'>>();
const stateColumns = [
  plan.date('Published on', 'publishedAt'),
  plan.date('To be published', 'publishAt'),
  plan.date('To be taken back', 'takeBackAt'),
  plan.cell('Unsaved changes of', 'pendingChanges.name'),
];
const planColumns = [
  ...stateColumns,
  plan.cell('Views in 30 days', 'recentFigures.views'),
  plan.cell('Enquiries in 30 days', 'recentFigures.enquiries'),
];

const onOfficeClock = (date: Date, { timeZone }: CsvFacts) => `${dayOf(date, timeZone)} ${timeOf(date, timeZone)}`;

const changesText = ([fields, values]: [string[], unknown[]], { timeZone }: CsvFacts) =>
  values
    .map((value, index) => [fields[index], valueText(value, timeZone)])
    .filter(([, text]) => text)
    .map(([field, text]) => `${field}: ${text}`)
    .join('\n');

const figures = columnsOf<Omit<InsightRow, 'name' | 'title'>>();
const figureColumns = [
  figures.cell('Visitors', 'visitors'),
  figures.cell('Page views', 'views'),
  figures.cell('Enquiries', 'enquiries'),
  figures.cell('Won', 'won'),
  figures.cell('Value (rupees)', 'value'),
];

const insightTable = (name: string, head: string) =>
  csvList<InsightRow>(`insights.${name}.rows`, ({ cell }) => [
    cell(head, 'name', (text) => text ?? sourceLabel(null)),
    cell('Title', 'title'),
    ...figureColumns,
  ]);

/** Lists that can be downloaded as CSV (docs/product.md, Files of lists). They contain no secret. */
export const csvLists: Record<CsvName, CsvList> = {
  messages: csvList<Message>('messages', ({ cell, dates }) => [
    ...dates('Received', 'createdAt'),
    cell('Name', 'name'),
    cell('Email', 'email'),
    cell('Number', 'contactNumber'),
    cell('Service', 'service'),
    cell('Message', 'message'),
    cell('Read', 'isRead'),
    cell('Spam', 'isSpam'),
    cell('Stage', 'stage', (stage) => stageNames[stage]),
    cell('Lost reason', 'lostReason'),
    cell('Owner', 'owner.name'),
    cell('Follow-up', 'followUp.day'),
    cell('Note', 'followUp.note'),
    cell('Value (rupees)', 'value'),
    ...sourceColumns,
    cell('Replies', 'replies.id', (ids) => String(ids.length)),
    cell('Answered at', 'answeredAt'),
    cell('Last answer at', 'lastAnswerAt'),
    cell('Id', 'id'),
  ]),
  subscribers: csvList<NewsletterSubscriber>('newsletterSubscribers', ({ cell, date, dates }) => [
    cell('Email', 'email'),
    cell('State', 'state', (state) => subscriberStates[state]),
    cell('Interests', 'interests', (interests) => interests.join(', ')),
    cell('Consent', 'consent'),
    cell('Language', 'language'),
    cell('Imported', 'isImported'),
    ...dates('Signed up', 'createdAt'),
    date('Confirmed', 'confirmedAt'),
    date('Ended', 'endedAt'),
    cell('Reason', 'reason'),
    cell('Id', 'id'),
  ]),
  'reply-templates': csvList<ReplyTemplate>('replyTemplates', ({ cell, date, dates }) => [
    cell('Name', 'name'),
    cell('Text', 'text'),
    ...dates('Made', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  posts: csvList<BlogPost>('allBlogPosts', ({ cell, date, dates }) => [
    cell('Title', 'title'),
    cell('Status', 'isPublished', publishState),
    cell('Address', 'slug', (slug, { publicUrl }) => publicUrl + paths.blogPost(slug)),
    cell('Author', 'author'),
    cell('Tags', 'tags'),
    cell('Excerpt', 'excerpt'),
    cell('Language', 'language', languageName),
    ...planColumns,
    ...dates('Created', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  portfolio: csvList<PortfolioItem>('allPortfolioItems', ({ cell, date, dates }) => [
    cell('Title', 'title'),
    cell('Status', 'isPublished', publishState),
    cell('Address', 'slug', (slug, { publicUrl }) => publicUrl + paths.portfolioItem(slug)),
    cell('Category', 'category'),
    cell('Tags', 'tags'),
    cell('Services', 'services', (services, { site }) =>
      services.map((service) => serviceName(site, service)).join(', '),
    ),
    cell('Client', 'client'),
    cell('Year', 'year'),
    cell('Description', 'description'),
    cell('Language', 'language', languageName),
    ...planColumns,
    ...dates('Created', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  pages: csvList<Page>('allPages', ({ cell, date, dates }) => [
    cell('Title', 'title'),
    cell('Status', 'isPublished', publishState),
    cell('Address', 'slug', (slug, { publicUrl }) => publicUrl + paths.page(slug)),
    cell('Layout', 'layout', (layout) => (layout === 'LANDING' ? 'Landing page' : 'Page')),
    cell('Excerpt', 'excerpt'),
    cell('Language', 'language', languageName),
    ...stateColumns,
    ...dates('Created', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  pictures: csvList<MediaPicture>('mediaPictures', ({ cell, date, dates }) => [
    cell('Name', 'name'),
    cell('Alt text', 'altText'),
    cell('Address', 'url'),
    cell('Width', 'width'),
    cell('Height', 'height'),
    cell('Bytes', 'bytes'),
    cell('Kept without use', 'isKept'),
    cell('Uploaded by', 'uploadedBy'),
    ...dates('Uploaded', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  reviews: csvList<Review>('allReviews', ({ cell, date, dates }) => [
    cell('Name', 'name'),
    cell('Company', 'companyName'),
    cell('Position', 'position'),
    cell('Stars', 'rating'),
    cell('Review', 'clientFeedback'),
    cell('Status', 'isPublished', publishState),
    date('Agreed to be published', 'consent.givenAt'),
    date('Withdrawn', 'withdrawnAt'),
    cell('Project', 'tie.itemTitle'),
    cell('Service', 'tie.service', (service, { site }) => (service ? serviceName(site, service) : '')),
    ...dates('Submitted', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  'review-links': csvList<ReviewLink>('reviewLinks', ({ cell, date, dates }) => [
    cell('Client', 'email'),
    cell('State', 'state', (state) => linkStates[state][1]),
    ...dates('Issued', 'createdAt'),
    date('Good until', 'expiresAt'),
    date('Mailed', 'mailedAt'),
    cell('Reminders', 'reminders'),
    date('Last reminder', 'remindedAt'),
    date('Reminders stopped', 'optedOutAt'),
    date('Used', 'usedAt'),
    cell('Enquiry id', 'messageId'),
    cell('Id', 'id'),
  ]),
  affiliates: csvList<Affiliate>('affiliates', ({ cell, date, dates }) => [
    cell('Name', 'name'),
    cell('Email', 'email'),
    cell('Phone', 'phone'),
    cell('Company', 'companyName'),
    cell('Service', 'service', (service) => kindTitles[service]),
    cell('State', 'state', (state) => affiliateStates[state]),
    cell('Reason', 'reason'),
    date('Decided', 'decidedAt'),
    cell('Spam', 'isSpam'),
    ...sourceColumns,
    cell('Referral link', 'referralLink'),
    cell('Visits', 'figures.visits'),
    cell('Enquiries', 'figures.enquiries'),
    cell('Won', 'figures.won'),
    cell('Value won (rupees)', 'figures.wonValue'),
    ...dates('Created', 'createdAt'),
    cell('Id', 'id'),
  ]),
  bookings: csvList<Booking>('allBookings', ({ cell, cells, date }) => [
    cell('Begins (office)', 'startsAt', onOfficeClock),
    cell('Ends (office)', 'endsAt', onOfficeClock),
    cell('Begins (UTC)', 'startsAt', (startsAt) => startsAt.toISOString()),
    cells(
      'Status',
      ['status', 'endsAt'],
      ([status, endsAt], { now }) => statuses[statusAt({ status, endsAt: endsAt.toISOString() }, now)],
    ),
    cell('Outcome', 'outcome', (outcome) => (outcome ? outcomes[outcome] : '')),
    cell('Name', 'name'),
    cell('Email', 'email'),
    cell('Phone', 'phone'),
    cell('Time zone', 'timeZone'),
    cell('Service', 'service'),
    cell('Host', 'host.name'),
    cell('Note', 'note'),
    date('Reminded', 'remindedAt'),
    date('Booked', 'createdAt'),
    cell('Enquiry id', 'messageId'),
    cell('Id', 'id'),
  ]),
  users: csvList<User>('users', ({ cell, date, dates }) => [
    cell('Name', 'name'),
    cell('Email', 'email'),
    cell('Mobile', 'mobile'),
    cell('Role', 'role', roleName),
    cell('Blocked', 'isBlocked'),
    ...dates('Created', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  invitations: csvList<Invitation>('invitations', ({ cell, date, dates }) => [
    cell('Email', 'email'),
    cell('Name', 'name'),
    cell('Role', 'role', roleName),
    cell('Invited by', 'invitedBy.name'),
    ...dates('Invited', 'createdAt'),
    date('Good until', 'expiresAt'),
    cell('Id', 'id'),
  ]),
  'api-tokens': csvList<ApiToken>('apiTokens', ({ cell, date, dates }) => [
    cell('Name', 'name'),
    cell('Ends with', 'hint'),
    cell('Role', 'role', (role) => tokenRoles.find((tokenRole) => tokenRole.role === role)?.name ?? ''),
    cell('Scopes', 'scopes', (scopes) => (scopes ? wordsOf(scopes) : '')),
    cell('State', 'state', (state) => tokenStates[state][1]),
    cell('Made by', 'createdBy.name'),
    ...dates('Made', 'createdAt'),
    date('Good until', 'expiresAt'),
    date('Last used', 'lastUsedAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  webhooks: csvList<Webhook>('webhooks', ({ cell, cells, date, dates }) => [
    cell('Name', 'name'),
    cell('Address', 'url'),
    cell('Events', 'events'),
    cell('State', 'isOn', (isOn) => (isOn ? 'On' : 'Off')),
    cells('Last delivery', ['latestDelivery.state', 'latestDelivery.reason'], ([state, reason]) =>
      state ? deliveryStateName(state, reason) : '',
    ),
    date('Last delivery at', 'latestDelivery.createdAt'),
    cell('Why it failed', 'latestDelivery.reason'),
    date('Former secret signs until', 'overlapsUntil'),
    ...dates('Made', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  deliveries: csvList<WebhookDelivery>('webhook.deliveries', ({ cell, cells, date, dates }) => [
    cell('Event', 'event', (event) => event ?? TEST_EVENT),
    cell('What', 'event', (event) => eventTitles[event ?? TEST_EVENT]),
    cells('State', ['state', 'reason'], ([state, reason]) => deliveryStateName(state, reason)),
    cell('Why it failed', 'reason'),
    cell('Status', 'status'),
    cell('Answer', 'answer'),
    cell('Tries', 'tries'),
    ...dates('When', 'createdAt'),
    date('Last try', 'triedAt'),
    cell('Took (ms)', 'durationMs'),
    date('Next try', 'nextTryAt'),
    cell('Id', 'id'),
  ]),
  'page-texts': csvList<EditedPage>('editedPages', ({ cell, cells }) => [
    cell('Page', 'title'),
    cell('Address', 'path', (path, { publicUrl }) => publicUrl + path),
    cell('Changed texts', 'changed'),
    {
      ...cells('Last changed', ['isTouched', 'updatedAt'], ([isTouched, at], facts) =>
        isTouched ? cellText(at, facts) : '',
      ),
      isOfficeTime: true,
    },
    cells('Last changed (UTC)', ['isTouched', 'updatedAt'], ([isTouched, at]) => (isTouched ? at.toISOString() : '')),
    cell('Changed by', 'updatedBy'),
    cell('Id', 'id'),
  ]),
  redirects: csvList<Redirect>('redirects', ({ cell, date, dates }) => [
    cell('From', 'from'),
    cell('To', 'to'),
    cell('Status', 'status'),
    ...dates('Made', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  'not-found': csvList<MissedPath>('missedPaths', ({ cell, date, dates }) => [
    cell('Address', 'path'),
    cell('Times', 'count'),
    cell('Probe', 'isProbe'),
    date('First asked for', 'firstAt'),
    ...dates('Last asked for', 'lastAt'),
    cell('Linked from', 'lastReferrer'),
    cell('Id', 'id'),
  ]),
  imports: csvList<Import>('imports', ({ cell, date, dates }) => [
    cell('File', 'fileName'),
    cell('Site', 'source'),
    cell('State', 'state', (state) => importStateNames[state]),
    cell('Why it failed', 'fault'),
    cell('Entries', 'total'),
    cell('Done', 'done'),
    cell('Begun by', 'startedBy'),
    ...dates('Begun', 'startedAt'),
    date('Ended', 'endedAt'),
    cell('Id', 'id'),
  ]),
  audit: csvList<AuditEntry>('auditEntries', ({ cell, cells, dates }) => [
    ...dates('Time', 'at'),
    cell('Person', 'actor.name'),
    cell('Person id', 'actor.userId'),
    cells('By', ['via', 'apiToken.name'], ([via, name]) => auditViaText(via, name) ?? 'by signing in'),
    cell('Address', 'address'),
    cell('Request', 'requestId'),
    cell('Action', 'action'),
    cell('What', 'summary', auditHeadline),
    cell('Thing', 'subject.label'),
    cell('Thing id', 'subject.subjectId'),
    cells('Before', ['changes.field', 'changes.before'], changesText),
    cells('After', ['changes.field', 'changes.after'], changesText),
  ]),
  'insights-series': csvList<PeriodFigures>('insights.series', ({ cell }) => [
    cell('From', 'from'),
    cell('To', 'to'),
    ...figureColumns,
  ]),
  'insights-sources': insightTable('sources', 'Source'),
  'insights-campaigns': insightTable('campaigns', 'Campaign'),
  'insights-pages': insightTable('pages', 'Page'),
  'insights-posts': insightTable('posts', 'Post'),
  'insights-items': insightTable('items', 'Item'),
  'insights-devices': insightTable('devices', 'Device'),
};
