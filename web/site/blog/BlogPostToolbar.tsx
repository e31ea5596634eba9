import { ContentToolbar } from '#web/site/content/ContentToolbar.tsx';
import { blogConfig } from './config.ts';
import type { Post } from './publicDocuments.ts';

export const BlogPostToolbar = ({ post }: { post: Post }) => <ContentToolbar config={blogConfig} item={post} />;
