import { imageOptions, portfolioStrings } from '#schema/portfolio.ts';
import { connection, page, type Row } from '#server/app/rest/row.ts';
import { either, item, list, success } from '#server/app/rest/shape.ts';
import { portfolio } from '#server/content/portfolio/kind.ts';

const itemFields = portfolio.restFields.join(' ');

export const portfolioRows: Row[] = [
  {
    method: 'GET',
    path: '/portfolio/published',
    operation: `query ${connection} { portfolioItems${page(itemFields, 'sort: NEWEST, ')} }`,
    list: 'portfolioItems',
    status: 200,
    // Clients read one or the other.
    body: { success: true, data: list('portfolioItems'), items: list('portfolioItems') },
  },
  {
    method: 'GET',
    path: '/portfolio',
    operation: `query ${connection} { allPortfolioItems${page(itemFields)} }`,
    list: 'allPortfolioItems',
    bearer: true,
    status: 200,
    body: { success: true, data: list('allPortfolioItems') },
  },
  {
    method: 'GET',
    path: '/portfolio/:slug',
    operation: `query ($slug: String!) { portfolioItem(slug: $slug) { ${itemFields} } }`,
    note: 'A former slug of the item is 404 too.',
    status: 200,
    body: { success: true, data: item('portfolioItem') },
  },
  {
    method: 'POST',
    path: '/portfolio',
    operation: `mutation ($input: PortfolioItemInput!) { createPortfolioItem(input: $input) { ${itemFields} } }`,
    input: 'PortfolioItemInput',
    convertInput: ({ imageOption, ...input }) => ({
      ...input,
      imageOption: imageOption && imageOptions[imageOption as keyof typeof imageOptions],
    }),
    files: ['image', 'imageFile'],
    bearer: true,
    refusals: ['CONFLICT'],
    status: 201,
    body: success(portfolioStrings.created, { data: item('createPortfolioItem') }),
  },
  {
    method: 'PATCH',
    path: '/portfolio/:id/toggle',
    operation: `mutation ($id: UUID!) { publishPortfolioItem(id: $id) { ${itemFields} } }`,
    bearer: true,
    status: 200,
    body: success(
      either('publishPortfolioItem.isPublished', portfolioStrings.published, portfolioStrings.unpublished),
      {
        data: item('publishPortfolioItem'),
      },
    ),
  },
  {
    method: 'DELETE',
    path: '/portfolio/:id',
    operation: 'mutation ($id: UUID!) { removePortfolioItem(id: $id) { id } }',
    bearer: true,
    status: 200,
    body: success(portfolioStrings.removed),
  },
];
