import { serviceNames } from '#schema/services.ts';
import type { ReviewLinksCsvQuery, ReviewsCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { publishColumns } from '#web/office/content/schedule/planCells.ts';
import { inIndia, momentColumns, numberText } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';
import { linkStates } from './linkStates.ts';

const ReviewsCsvDocument = graphql(`
  query ReviewsCsv($first: Int!, $after: String, $search: String, $isPublished: Boolean) {
    allReviews(first: $first, after: $after, search: $search, isPublished: $isPublished) {
      nodes {
        id
        name
        companyName
        position
        clientFeedback
        rating
        isPublished
        createdAt
        updatedAt
        withdrawnAt
        consent {
          givenAt
        }
        tie {
          itemTitle
          service
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Review = ReviewsCsvQuery['allReviews']['nodes'][number];

/** The file of reviews. */
export const reviewsCsv = listCsv({
  name: 'reviews',
  document: ReviewsCsvDocument,
  pick: ({ allReviews }) => allReviews,
  columns: [
    ['Name', ({ name }) => name],
    ['Company', ({ companyName }) => companyName],
    ['Position', ({ position }) => position],
    ['Stars', ({ rating }) => numberText(rating)],
    ['Review', ({ clientFeedback }) => clientFeedback],
    ...publishColumns,
    ['Agreed to be published (India)', ({ consent }) => inIndia(consent?.givenAt)],
    ['Withdrawn (India)', ({ withdrawnAt }) => inIndia(withdrawnAt)],
    ['Project', ({ tie }) => tie?.itemTitle ?? ''],
    ['Service', ({ tie }) => (tie?.service ? serviceNames[tie.service] : '')],
    ...momentColumns<Review>('Submitted', ({ createdAt }) => createdAt),
    ['Changed (India)', ({ updatedAt }) => inIndia(updatedAt)],
    ['Id', ({ id }) => id],
  ],
});

const ReviewLinksCsvDocument = graphql(`
  query ReviewLinksCsv($first: Int!, $after: String) {
    reviewLinks(first: $first, after: $after) {
      nodes {
        id
        email
        state
        createdAt
        expiresAt
        usedAt
        messageId
        mailedAt
        reminders
        remindedAt
        optedOutAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Link = ReviewLinksCsvQuery['reviewLinks']['nodes'][number];

/** The file of review links: whom they are for and what has become of them. The links themselves are known to nobody. */
export const reviewLinksCsv = listCsv({
  name: 'review-links',
  document: ReviewLinksCsvDocument,
  pick: ({ reviewLinks }) => reviewLinks,
  columns: [
    ['Client', ({ email }) => email],
    ['State', ({ state }) => linkStates[state][1]],
    ...momentColumns<Link>('Issued', ({ createdAt }) => createdAt),
    ['Good until (India)', ({ expiresAt }) => inIndia(expiresAt)],
    ['Mailed (India)', ({ mailedAt }) => inIndia(mailedAt)],
    ['Reminders', ({ reminders }) => numberText(reminders)],
    ['Last reminder (India)', ({ remindedAt }) => inIndia(remindedAt)],
    ['Reminders stopped (India)', ({ optedOutAt }) => inIndia(optedOutAt)],
    ['Used (India)', ({ usedAt }) => inIndia(usedAt)],
    ['Enquiry id', ({ messageId }) => messageId ?? ''],
    ['Id', ({ id }) => id],
  ],
});
