import { PageHead, searchDescription } from '#web/app/PageHead.tsx';
import { breadcrumbs, publisher, StructuredData } from '#web/app/StructuredData.tsx';
import { itemCard } from '#web/app/shareCard.ts';
import { type PublicSite, useSite } from '#web/app/site.tsx';
import { paths } from '#web/paths.ts';
import type { Post } from './publicDocuments.ts';

/** What a post says of itself to search engines and to those whom it is sent to. */
export function BlogPostHead({ post }: { post: Post }) {
  const site = useSite();
  const path = paths.blogPost(post.slug);
  const steps: [string, string][] = [
    ['Blog', paths.blogs],
    [post.title, path],
  ];
  return (
    <>
      <PageHead
        title={`${post.metaTitle ?? post.title} - ${site.name}`}
        description={post.metaDescription ?? post.excerpt}
        canonicalPath={path}
        noindex={!post.isPublished}
        shared={{
          title: post.metaTitle ?? post.title,
          card: itemCard(site, 'blog', post),
          publishedAt: post.createdAt,
          modifiedAt: post.updatedAt,
        }}
      />
      {post.isPublished && <StructuredData things={[posting(site, post), breadcrumbs(site, steps)]} />}
    </>
  );
}

const posting = (site: PublicSite, post: Post) => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: searchDescription(post.metaDescription ?? post.excerpt),
  image: post.imageUrl ?? site.publicUrl + itemCard(site, 'blog', post),
  datePublished: post.createdAt,
  dateModified: post.updatedAt,
  author: { '@type': 'Person', name: post.author },
  publisher: publisher(site),
  keywords: post.tags,
  mainEntityOfPage: site.publicUrl + paths.blogPost(post.slug),
});
