import { kindTitles, kindWords } from '#schema/affiliate.ts';
import { affiliateStates } from '#schema/referralStrings.ts';
import type { AffiliatesCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { sourceColumns } from '#web/office/dashboard/visit/sourceCells.ts';
import { inIndia, momentColumns, numberText, yesOrNo } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';

const AffiliatesCsvDocument = graphql(`
  query AffiliatesCsv(
    $folder: Folder!
    $first: Int!
    $after: String
    $search: String
    $source: String
    $state: AffiliateState
  ) {
    affiliates(folder: $folder, first: $first, after: $after, search: $search, source: $source, state: $state) {
      nodes {
        id
        name
        companyName
        email
        phone
        service
        isSpam
        createdAt
        state
        decidedAt
        reason
        referralLink
        figures {
          visits
          enquiries
          won
          wonValue
        }
        source {
          name
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
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Row = AffiliatesCsvQuery['affiliates']['nodes'][number];

/** The file of applications. The link is the one that affiliates share; that of their private page is known to nobody. */
export const affiliatesCsv = listCsv({
  name: 'affiliates',
  document: AffiliatesCsvDocument,
  pick: ({ affiliates }) => affiliates,
  columns: [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Company', ({ companyName }) => companyName],
    ['Service', ({ service }) => kindTitles[kindWords[service]]],
    ['State', ({ state }) => affiliateStates[state]],
    ['Reason', ({ reason }) => reason ?? ''],
    ['Decided (India)', ({ decidedAt }) => inIndia(decidedAt)],
    ['Spam', ({ isSpam }) => yesOrNo(isSpam)],
    ...sourceColumns,
    ['Referral link', ({ referralLink }) => referralLink ?? ''],
    ['Visits', ({ figures }) => numberText(figures?.visits)],
    ['Enquiries', ({ figures }) => numberText(figures?.enquiries)],
    ['Won', ({ figures }) => numberText(figures?.won)],
    ['Value won (rupees)', ({ figures }) => numberText(figures?.wonValue)],
    ...momentColumns<Row>('Created', ({ createdAt }) => createdAt),
    ['Id', ({ id }) => id],
  ],
});
