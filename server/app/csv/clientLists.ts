import { kindTitles } from '#schema/affiliate.ts';
import { outcomes } from '#schema/bookingOutcomes.ts';
import { statusAt, statuses } from '#schema/bookingStatuses.ts';
import { serviceName } from '#schema/catalogue.ts';
import { stageNames } from '#schema/desk.ts';
import { subscriberStates } from '#schema/newsletterStrings.ts';
import { dayOf, timeOf } from '#schema/officeTime.ts';
import { affiliateStates } from '#schema/referralStrings.ts';
import { linkStates } from '#schema/reviewLinkStates.ts';
import { sourceLabel } from '#schema/sourceLabel.ts';
import type {
  Affiliate,
  Booking,
  Message,
  NewsletterSubscriber,
  ReplyTemplate,
  Review,
  ReviewLink,
} from '#server/schema.gen.ts';
import { type CsvFacts, columnsOf } from './columns.ts';
import { csvList, publishState } from './csvList.ts';

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

const onOfficeClock = (date: Date, { timeZone }: CsvFacts) => `${dayOf(date, timeZone)} ${timeOf(date, timeZone)}`;

export const clientLists = {
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
};
