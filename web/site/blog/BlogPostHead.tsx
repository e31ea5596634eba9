import { readFragment } from '#web/gql/index.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { shareCardOf } from '#web/shared/app/shareCard.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import { PictureFragment } from '#web/shared/ui/publicDocuments.ts';
import { AlternateLinks, sharedLocale } from '#web/site/content/translationLinks.tsx';
import type { Post } from './publicDocuments.ts';

export function BlogPostHead({ post }: { post: Post }) {
  const site = useSite();
  return (
    <>
      <PageHead
        title={`${post.metaTitle ?? post.title} - ${site.name}`}
        description={post.metaDescription ?? post.excerpt}
        canonicalPath={paths.blogPost(post.slug)}
        noindex={!post.isPublished}
        shared={{
          title: post.metaTitle ?? post.title,
          card: shareCardOf(site, 'blog', post, readFragment(PictureFragment, post.image)?.focalPoint),
          ...sharedLocale(post),
          ...(post.publishedAt && { publishedAt: post.publishedAt }),
          modifiedAt: post.updatedAt,
        }}
      />
      <AlternateLinks content={post} pathOf={paths.blogPost} />
    </>
  );
}
