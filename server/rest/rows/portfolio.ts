import { portfolioSentences } from '#schema/portfolio.ts';
import { type Answer, connection, type Fields, page, present, type Row, said } from '#server/rest/row.ts';

const itemFields = 'id slug title description category imageUrl altText tags isPublished createdAt updatedAt';

const item = (field: string) => (answer: Answer) => ({ success: true, data: present(answer[field] as Fields) });
const items = (field: string) => (answer: Answer) => (answer[field] as Fields[]).map(present);

/** The calls of the portfolio (spec section 7). */
export const portfolioRows: Row[] = [
  {
    method: 'GET',
    path: '/portfolio/published',
    operation: `query ${connection} { portfolioItems${page(itemFields)} }`,
    list: 'portfolioItems',
    status: 200,
    body: (answer) => {
      const data = items('portfolioItems')(answer);
      // Clients read the one or the other.
      return { success: true, data, items: data };
    },
  },
  {
    method: 'GET',
    path: '/portfolio',
    operation: `query ${connection} { allPortfolioItems${page(itemFields)} }`,
    list: 'allPortfolioItems',
    bearer: true,
    status: 200,
    body: (answer) => ({ success: true, data: items('allPortfolioItems')(answer) }),
  },
  {
    method: 'GET',
    path: '/portfolio/:slug',
    operation: `query ($slug: String!) { portfolioItem(slug: $slug) { ${itemFields} } }`,
    status: 200,
    body: item('portfolioItem'),
  },
  {
    method: 'POST',
    path: '/portfolio',
    operation: `mutation ($input: PortfolioItemInput!) { createPortfolioItem(input: $input) { ${itemFields} } }`,
    input: 'PortfolioItemInput',
    files: ['image', 'imageFile'],
    bearer: true,
    status: 201,
    body: (answer) => ({ message: portfolioSentences.created, ...item('createPortfolioItem')(answer) }),
  },
  {
    method: 'PATCH',
    path: '/portfolio/:id/toggle',
    operation: `mutation ($id: UUID!) { publishPortfolioItem(id: $id) { ${itemFields} } }`,
    bearer: true,
    status: 200,
    body: (answer) => ({
      ...item('publishPortfolioItem')(answer),
      message: answer.publishPortfolioItem?.isPublished ? portfolioSentences.published : portfolioSentences.unpublished,
    }),
  },
  {
    method: 'DELETE',
    path: '/portfolio/:id',
    operation: 'mutation ($id: UUID!) { removePortfolioItem(id: $id) { id } }',
    bearer: true,
    status: 200,
    body: said(portfolioSentences.removed),
  },
];
