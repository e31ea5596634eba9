import { reviewStrings } from '#schema/review.ts';
import { connection, page, type Row } from '#server/app/rest/row.ts';
import { either, item, list, success, value } from '#server/app/rest/shape.ts';

const reviewFields = 'id name companyName position clientFeedback rating isPublished createdAt';

export const reviewRows: Row[] = [
  {
    method: 'GET',
    path: '/admin/reviews/published',
    operation: `query ${connection} { reviews${page(reviewFields)} }`,
    list: 'reviews',
    status: 200,
    body: { success: true, reviews: list('reviews') },
  },
  {
    method: 'GET',
    path: '/admin/reviews/all',
    operation: `query ${connection} { allReviews${page(reviewFields)} }`,
    list: 'allReviews',
    bearer: true,
    status: 200,
    body: list('allReviews'),
  },
  {
    method: 'POST',
    path: '/admin/reviews/generate-link',
    operation: 'mutation ($input: IssueReviewLinkInput!) { issueReviewLink(input: $input) { link } }',
    input: 'IssueReviewLinkInput',
    bearer: true,
    note: 'The link is invalid after its first accepted review.',
    status: 201,
    body: success(reviewStrings.issued, { link: value('issueReviewLink.link') }),
  },
  {
    method: 'POST',
    path: '/admin/reviews/:token',
    operation: `mutation ($token: String!, $input: SubmitReviewInput!) {
      submitReview(token: $token, input: $input) { id } }`,
    // A client shows the form only while the link is valid, so an invalid link is reported before errors in the body.
    precondition: 'query ($token: String!) { reviewInvitation(token: $token) }',
    input: 'SubmitReviewInput',
    // Clients interpret 400 as an invalid link (spec section 4).
    malformed: 422,
    refusals: ['NOT_FOUND', 'GONE'],
    note: 'An invalid link is reported before any error of the body. An invalid body leaves the link valid.',
    status: 201,
    body: success(reviewStrings.submitted),
  },
  {
    method: 'PATCH',
    path: '/admin/reviews/:id/toggle-publish',
    operation: `mutation ($id: UUID!) { publishReview(id: $id) { ${reviewFields} } }`,
    bearer: true,
    refusals: ['CONFLICT'],
    status: 200,
    body: success(either('publishReview.isPublished', reviewStrings.published, reviewStrings.unpublished), {
      data: item('publishReview'),
    }),
  },
  {
    method: 'DELETE',
    path: '/admin/reviews/:id',
    operation: 'mutation ($id: UUID!) { removeReview(id: $id) { id } }',
    bearer: true,
    status: 200,
    body: success(reviewStrings.removed),
  },
];
