import { useParams } from 'react-router-dom';
import { blogStrings } from '#schema/blogStrings.ts';
import { readFragment } from '#web/gql/index.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useServerRedirect } from '#web/shared/app/useServerRedirect.ts';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';
import { callTextsOf } from '#web/site/content/callTextsOf.ts';
import { BlogPost } from './BlogPost.tsx';
import { BlogPostMissing } from './BlogPostMissing.tsx';
import type { blogPostLoader } from './loaders.ts';
import { BlogPostFragment } from './publicDocuments.ts';

export function BlogPostPage() {
  const t = useTexts();
  const { slug = '' } = useParams();
  const { name } = useSite();
  const { data, loading, failure, revalidate } = useRouteData<typeof blogPostLoader>();
  const post = readFragment(BlogPostFragment, data?.blogPost);
  const isMissing = failure?.code === 'NOT_FOUND' || post === null;
  const sentence = post || loading || isMissing ? null : t(failure?.message ?? blogStrings.failed);
  useErrorToast(sentence);
  useServerRedirect(isMissing, Boolean(post));

  // Also for a loaded post that was deleted since.
  if (isMissing) return <BlogPostMissing message={slug.trim() ? blogStrings.notFound : blogStrings.noSlug} />;
  if (data && post)
    return <BlogPost post={post} neighbours={data.blogPostNeighbours} call={callTextsOf('posts', data, t)} />;
  if (loading) return <Loading />;
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={t('Blog - {name}', { name })} noindex />
      <ErrorPanel
        title={t('Error Loading Post')}
        message={sentence ?? t(blogStrings.failed)}
        request={failure?.requestId}
        onRetry={revalidate}
      />
    </div>
  );
}
