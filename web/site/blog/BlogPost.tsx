import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { WithApollo } from '#web/shared/app/shell.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/session/session.ts';
import { PublishBadge } from '#web/shared/ui/Badge.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { Prose } from '#web/shared/ui/Prose.tsx';
import { Tags } from '#web/shared/ui/Tags.tsx';
import { tallScript } from '#web/shared/ui/tallScript.ts';
import { CallToAction } from '#web/site/content/CallToAction.tsx';
import { useInLanguage, useInsideLanguage } from '#web/site/content/language.ts';
import { AlsoIn } from '#web/site/content/translationLinks.tsx';
import { newsletterBand } from '#web/site/message/newsletter/lazyBand.ts';
import { AfterPost } from './AfterPost.tsx';
import { AuthorBox } from './AuthorBox.tsx';
import { BlogPostHead } from './BlogPostHead.tsx';
import { Contents } from './Contents.tsx';
import { tagPath } from './listParams.ts';
import type { Neighbours, Post } from './publicDocuments.ts';
import { isLong, MIN_READ } from './titles.ts';

// Only for admins: visitors do not load it.
const Toolbar = lazy(() => import('./BlogPostToolbar.tsx').then((module) => ({ default: module.BlogPostToolbar })));

type Props = { post: Post; neighbours: Neighbours; call: ComponentProps<typeof CallToAction> };

export function BlogPost({ post, neighbours, call }: Props) {
  const { newsletter } = useSite();
  const isAdmin = useSession()?.user.role === 'admin';
  return (
    <>
      <BlogPostHead post={post} />
      {isAdmin && (
        <Suspense fallback={<div className="min-h-16 border-b border-line bg-sheet" />}>
          <WithApollo>
            <Toolbar post={post} />
          </WithApollo>
        </Suspense>
      )}
      <BlogPostArticle post={post} isDraftShown={!post.isPublished && !isAdmin} />
      <AuthorBox post={post} />
      {newsletter?.afterPosts && (
        <div className="mt-16 lg:mt-24">
          <Suspense>
            <newsletterBand.Screen />
          </Suspense>
        </div>
      )}
      <AfterPost neighbours={neighbours} />
      <CallToAction {...call} />
    </>
  );
}

export function BlogPostArticle({ post, isDraftShown = false }: { post: Post; isDraftShown?: boolean }) {
  return (
    <article {...useInLanguage(post.language)}>
      <Head post={post} isDraftShown={isDraftShown} />
      <div className="shell mt-12 lg:mt-20 lg:grid lg:grid-cols-12 lg:gap-x-8">
        <Contents headings={post.contents} className="lg:col-span-3" />
        <Prose html={post.bodyHtml} className="max-lg:mt-10 lg:col-span-8 lg:col-start-4" />
      </div>
    </article>
  );
}

/** The cover extends to the page edge: at the top on a narrow screen, beside the text on a wide one. */
function Head({ post, isDraftShown }: { post: Post; isDraftShown: boolean }) {
  const t = useTexts();
  const siteWords = useInsideLanguage(post.language);
  return (
    <header className="relative lg:min-h-[40vw]">
      <Picture
        src={post.imageUrl}
        image={post.image}
        // Wider than the box: it is taller than most pictures, which are cropped at the sides.
        sizes="(min-width: 64rem) 60vw, 112vw"
        alt={post.altText ?? ''}
        seed={post.slug}
        priority
        className="aspect-[4/3] w-full sm:aspect-[2/1] lg:absolute lg:top-0 lg:end-0 lg:aspect-auto lg:h-full lg:w-[40vw]"
      />
      <div className="shell">
        <div className="flex flex-col pt-5 lg:min-h-[40vw] lg:w-[calc(60vw_-_max(0px,(100vw_-_92rem)/2)_-_var(--spacing-gutter)_-_3rem)] lg:pt-8">
          <Link
            {...siteWords}
            to={paths.blogs}
            className="screen-only link inline-flex items-center gap-2 self-start py-2 text-sm font-semibold"
          >
            <ArrowLeft aria-hidden="true" className="size-4" /> {t('Back to Blog')}
          </Link>
          <h1
            dir="auto"
            className={`mt-4 lg:mt-6 ${isLong(post.title) ? 'text-3xl' : 'text-4xl'} ${tallScript(post.title)}`}
          >
            {post.title}
          </h1>
          <p dir="auto" className="mt-6 max-w-[31.5em] text-lg lg:mb-10">
            {post.excerpt}
          </p>
          <div className="mt-6 text-sm lg:mt-auto">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {post.authorPage ? (
                <Link to={paths.author(post.authorPage.slug)} className="link font-semibold wrap-anywhere" dir="auto">
                  {post.author}
                </Link>
              ) : (
                <span dir="auto" className="font-semibold wrap-anywhere">
                  {post.author}
                </span>
              )}
              {post.publishedAt && (
                <span {...siteWords} className="text-ink-soft">
                  {t('Published on')}{' '}
                  <time dateTime={post.publishedAt}>
                    <OfficeDate at={post.publishedAt} as="longDateTime" />
                  </time>
                </span>
              )}
              <span {...siteWords} className="text-ink-soft tabular-nums">
                {t(MIN_READ, { minutes: post.readingMinutes })}
              </span>
              {isDraftShown && <PublishBadge published={false} />}
            </p>
            <AlsoIn content={post} pathOf={paths.blogPost} className="mt-3" />
            <Tags tags={post.tags} indexed={post.sharedTags} to={tagPath} className="mt-4" />
          </div>
        </div>
      </div>
    </header>
  );
}
