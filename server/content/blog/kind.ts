import type * as z from 'zod/mini';
import { type BlogPostChanges, blogStrings } from '#schema/blog.ts';
import { blogSlugFrom } from '#schema/slug.ts';
import type { Kind } from '#server/content/kind/kind.ts';
import { paths } from '#web/shared/paths.ts';
import { derive } from './derived.ts';
import { type BlogPostRow, blogPosts, formerBlogSlugs } from './table.ts';

type Column = keyof BlogPostRow;

export const blog: Kind<BlogPostRow, z.output<typeof BlogPostChanges>> = {
  name: 'blog',
  event: 'post',
  graphqlName: 'BLOG_POST',
  owner: 'postId',
  table: blogPosts,
  former: formerBlogSlugs,
  list: paths.blogs,
  page: paths.blogPost,
  strings: blogStrings,
  fields: [
    ...(['title', 'slug', 'excerpt', 'body', 'author', 'tags', 'imageUrl', 'pictureId', 'altText'] satisfies Column[]),
    ...(['metaTitle', 'metaDescription', 'language'] satisfies Column[]),
  ],
  auditFields: ['slug', 'excerpt', 'author', 'tags', 'language'] satisfies Column[],
  restFields: [
    ...(['id', 'slug', 'title', 'excerpt', 'body', 'author', 'tags', 'imageUrl', 'altText'] satisfies Column[]),
    ...(['metaTitle', 'metaDescription', 'isPublished', 'publishedAt', 'createdAt', 'updatedAt'] satisfies Column[]),
  ],
  needsPicture: false,
  slugOf: (title, now) => blogSlugFrom(title, now.toISOString().slice(0, 10)),
  derive,
  previewTexts: ['title', 'excerpt', 'author'],
};
