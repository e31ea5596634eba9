import { BlogPostInput } from '#schema/blog.ts';
import { blog } from '#server/content/blog/kind.ts';
import { contentTools, publishedAt } from './contentTools.ts';

const { title, slug, excerpt, body, author, tags, imageUrl, pictureId, altText } = BlogPostInput.shape;
const { metaTitle, metaDescription } = BlogPostInput.shape;

export const postTools = contentTools({
  kind: blog,
  type: 'BlogPost',
  changes: 'BlogPostInput',
  inputShape: {
    title,
    excerpt,
    body,
    author,
    tags,
    imageUrl,
    pictureId,
    altText,
    metaTitle,
    metaDescription,
    publishedAt,
  },
  newSlug: slug,
  fields: {
    list: 'id slug title excerpt author tags isPublished publishedAt createdAt updatedAt',
    full: 'body imageUrl altText metaTitle metaDescription',
  },
  searchArgument: 'words',
  labels: { name: 'post', article: 'a', search: 'words in title, excerpt, text or tags' },
});
