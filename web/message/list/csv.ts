import { stageNames } from '#schema/desk.ts';
import { dayOf, exactTimeOf } from '#schema/officeTime.ts';
import { sourceLabel } from '#schema/sourceLabel.ts';
import type { MessagesCsvQuery } from '#web/gql/graphql.ts';
import type { CsvColumns } from '#web/lists/csv.ts';

type Row = MessagesCsvQuery['messages']['nodes'][number];

const inIndia = (moment: string | null | undefined) => {
  const date = new Date(moment ?? '');
  return moment ? `${dayOf(date)} ${exactTimeOf(date)}` : '';
};
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** The columns of the file of messages. Times are those of India, as everywhere, where they do not say UTC. */
export const messageColumns: CsvColumns<Row> = [
  ['Received (India)', ({ createdAt }) => inIndia(createdAt)],
  ['Received (UTC)', ({ createdAt }) => createdAt],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Number', ({ contactNumber }) => contactNumber],
  ['Service', ({ service }) => service],
  ['Message', ({ message }) => message ?? ''],
  ['Read', ({ isRead }) => yesOrNo(isRead)],
  ['Spam', ({ isSpam }) => yesOrNo(isSpam)],
  ['Stage', ({ stage }) => stageNames[stage]],
  ['Lost reason', ({ lostReason }) => lostReason ?? ''],
  ['Owner', ({ owner }) => owner?.name ?? ''],
  ['Follow-up', ({ followUp }) => followUp?.day ?? ''],
  ['Note', ({ followUp }) => followUp?.note ?? ''],
  ['Value (rupees)', ({ value }) => String(value ?? '')],
  ['Source', ({ source }) => sourceLabel(source.name)],
  ['Medium', ({ source }) => source.medium ?? ''],
  ['Campaign', ({ source }) => source.campaign ?? ''],
  ['Referrer', ({ source }) => source.referrer ?? ''],
  ['First page', ({ source }) => source.firstPage ?? ''],
  ['Sent from', ({ source }) => source.sentFrom ?? ''],
  ['Affiliate', ({ source }) => source.affiliate?.name ?? ''],
  ['Replies', ({ replies }) => String(replies.length)],
  ['Answered at', ({ answeredAt }) => inIndia(answeredAt)],
  ['Last answer at', ({ lastAnswerAt }) => inIndia(lastAnswerAt)],
  ['Id', ({ id }) => id],
];
