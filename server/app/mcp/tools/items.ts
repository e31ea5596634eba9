import * as z from 'zod/mini';
import { PortfolioItemInput } from '#schema/portfolio.ts';
import { portfolio } from '#server/content/portfolio/kind.ts';
import { contentTools, publishedAt } from './contentTools.ts';

const { title, slug, description, category, tags, imageUrl, pictureId, altText } = PortfolioItemInput.shape;
const { body, client, year, results, metaTitle, metaDescription } = PortfolioItemInput.shape;
/** The operation checks the ids: their list would be a tenth of the list of tools. */
const services = z.nullish(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(50)));

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
  searchArgument: 'search',
  labels: {
    ...{ name: 'portfolio item', article: 'a', search: 'part of the title' },
    needs: 'Needs imageUrl or pictureId.',
  },
});
