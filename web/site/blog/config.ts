import { blogStrings } from '#schema/blogStrings.ts';
import { paths } from '#web/shared/paths.ts';
import type { ContentConfig } from '#web/site/content/contentConfig.ts';
import { blogPostEntity } from './cacheEntity.ts';
import {
  BlogPostPlanDocument,
  BlogPostPlanFragment,
  PublishBlogPostDocument,
  RemoveBlogPostDocument,
} from './documents.ts';

export const blogConfig: ContentConfig = {
  entity: blogPostEntity,
  field: 'blogPost',
  documents: {
    plan: BlogPostPlanDocument,
    planned: BlogPostPlanFragment,
    publish: PublishBlogPostDocument,
    remove: RemoveBlogPostDocument,
  },
  paths: {
    list: paths.blogs,
    page: paths.blogPost,
    add: paths.addBlog,
    edit: paths.editBlog,
    revisions: paths.blogRevisions,
  },
  names: { short: 'post', one: 'blog post', many: 'blog posts' },
  sentences: {
    published: (isPublished) => (isPublished ? blogStrings.published : blogStrings.unpublished),
    publishFailed: (_, place) => (place === 'list' ? blogStrings.statusFailed : blogStrings.pageToggleFailed),
    removed: blogStrings.removed,
    removeFailed: (place) => (place === 'list' ? blogStrings.removeFailed : blogStrings.pageRemoveFailed),
  },
};
