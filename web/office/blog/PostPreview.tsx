import { useWatch } from 'react-hook-form';
import { splitTags } from '#schema/common.ts';
import { minutesOf } from '#schema/readingTime.ts';
import { useShownCover } from '#web/office/content/edit/useShownCover.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { BlogPostArticle } from '#web/site/blog/BlogPost.tsx';
import { contentsOf } from './contentsOf.ts';
import type { EditedPost, PostForm } from './useBlogForm.ts';

type Props = { form: PostForm; post: EditedPost | undefined; picture: string | null; html: string };

export function PostPreview({ form, post, picture, html }: Props) {
  const site = useSite();
  const values = useWatch({ control: form.control });
  const cover = useShownCover({
    pictureId: values.pictureId,
    file: values.imageFile,
    address: values.imageUrl ?? '',
    current: picture,
  });
  return (
    <BlogPostArticle
      post={{
        __typename: 'BlogPost',
        ...{ id: post?.id ?? '', slug: values.slug || post?.slug || '', updatedAt: post?.updatedAt ?? '' },
        title: values.title?.trim() || 'Untitled',
        excerpt: values.excerpt ?? '',
        author: values.author ?? '',
        tags: splitTags(values.tags ?? ''),
        sharedTags: [],
        authorPage: null,
        ...cover,
        ...{ altText: values.altText || null, metaTitle: null, metaDescription: null },
        language: values.language || site.language,
        translations: [],
        isPublished: post?.isPublished ?? false,
        publishedAt: post?.publishedAt ?? null,
        bodyHtml: html,
        contents: contentsOf(html),
        readingMinutes: minutesOf(values.body ?? ''),
      }}
    />
  );
}
