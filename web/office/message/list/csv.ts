import { stageNames } from '#schema/desk.ts';
import { graphql } from '#web/gql/gql.ts';
import type { MessagesCsvQuery } from '#web/gql/graphql.ts';
import { sourceColumns } from '#web/office/dashboard/visit/sourceCells.ts';
import { inIndia, momentColumns, numberText, yesOrNo } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';

const MessagesCsvDocument = graphql(`
  query MessagesCsv(
    $folder: Folder!
    $first: Int!
    $after: String
    $search: String
    $isRead: Boolean
    $filter: MessageFilterInput! = {}
  ) {
    messages(folder: $folder, first: $first, after: $after, search: $search, isRead: $isRead, filter: $filter) {
      nodes {
        id
        name
        email
        contactNumber
        service
        message
        isRead
        isSpam
        createdAt
        answeredAt
        stage
        lostReason
        value
        lastAnswerAt
        source {
          name
          found
          medium
          campaign
          referrer
          firstPage
          sentFrom
          affiliate {
            id
            name
          }
        }
        owner {
          id
          name
        }
        followUp {
          day
          note
        }
        replies {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Row = MessagesCsvQuery['messages']['nodes'][number];

/** The file of messages. Times are those of India, as everywhere, where they do not say UTC. */
export const messagesCsv = listCsv({
  name: 'messages',
  document: MessagesCsvDocument,
  pick: ({ messages }) => messages,
  columns: [
    ...momentColumns<Row>('Received', ({ createdAt }) => createdAt),
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
    ['Value (rupees)', ({ value }) => numberText(value)],
    ...sourceColumns,
    ['Replies', ({ replies }) => String(replies.length)],
    ['Answered at', ({ answeredAt }) => inIndia(answeredAt)],
    ['Last answer at', ({ lastAnswerAt }) => inIndia(lastAnswerAt)],
    ['Id', ({ id }) => id],
  ],
});
