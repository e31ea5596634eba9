import { PortfolioItemInput } from '#schema/portfolio.ts';
import { portfolio } from '#server/content/portfolio/kind.ts';
import { contentTools, publishedAt } from './contentTools.ts';

const { title, slug, description, category, tags, imageUrl, pictureId, altText } = PortfolioItemInput.shape;
const { body, client, year, services, results, metaTitle, metaDescription } = PortfolioItemInput.shape;

export const itemTools = contentTools({
  kind: portfolio,
  type: 'PortfolioItem',
  changes: 'PortfolioItemChangesInput',
  inputShape: {
    ...{ title, description, category, tags, imageUrl, pictureId, altText },
    ...{ body, client, year, services, results, metaTitle, metaDescription, publishedAt },
  },
  newSlug: slug,
  fields: {
    list: 'id slug title description category tags isPublished publishedAt createdAt updatedAt',
    full: 'body client year services results { label figure } imageUrl altText metaTitle metaDescription',
  },
  isSearched: false,
  labels: {
    ...{ name: 'portfolio item', article: 'an', singular: 'item of the portfolio', plural: 'items of the portfolio' },
    ...{ text: 'story', needs: ' It needs a picture: imageUrl, or pictureId.' },
  },
});
