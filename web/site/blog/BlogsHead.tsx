import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { listTexts } from '#schema/pageTexts/lists.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { BlogSearch } from './BlogSearch.tsx';
import { type BlogListParams, headlineOf, pathOf } from './listParams.ts';

type Props = {
  wanted: BlogListParams;
  /** Number of matching posts; undefined while unknown. */
  count: number | undefined;
  texts: typeof listTexts;
};

/** Heading of the list: the name of the blog, or the filter and the number of results. */
export function BlogsHead({ wanted, count, texts: { blogTitle, blogLead } }: Props) {
  const t = useTexts();
  const { name } = useSite();
  const { tag, search } = wanted;
  if (!(tag || search)) {
    return (
      <header className="shell grid grid-cols-1 gap-x-10 gap-y-3 pt-6 pb-8 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline-last lg:grid-cols-[auto_minmax(0,1fr)_20rem] lg:pt-8 lg:pb-12">
        <PageHead
          title={t('Blog - {name}', { name })}
          description={`${blogLead} ${t('The blog of {name}.', { name })}`.trim()}
          canonicalPath={paths.blogs}
        />
        <h1
          dir="auto"
          className={
            blogTitle ? '-ml-[0.05em] text-display font-extrabold tracking-[-0.045em] wrap-anywhere' : 'sr-only'
          }
        >
          {blogTitle || t('Blog')}
        </h1>
        {/* Not in ch, which changes when the font loads. */}
        <p dir="auto" className="max-w-[29rem] text-lg text-ink-soft">
          {blogLead}
        </p>
        <BlogSearch className="screen-only mt-3 sm:max-lg:col-span-2 sm:max-lg:w-80" />
      </header>
    );
  }
  const headline = headlineOf(wanted, t);
  return (
    <header className="shell grid grid-cols-1 gap-y-4 pt-6 pb-10 lg:pt-8 lg:pb-16">
      {/* Search results are not indexed; a tag with more than one post is. */}
      <PageHead
        title={t('{headline} - Blog - {name}', { headline, name })}
        description={t('What {name} has written about {topic}.', { name, topic: tag ?? search ?? '' })}
        canonicalPath={search && !tag ? undefined : pathOf({ tag })}
        noindex={(search !== undefined || (count !== undefined && count < 2)) && 'shared'}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <Link to={paths.blogs} className="link inline-flex items-center gap-2 py-2 text-sm font-semibold">
          <ArrowLeft aria-hidden="true" className="size-4" /> {t('All posts')}
        </Link>
        <BlogSearch search={search} className="screen-only w-full sm:w-80" />
      </div>
      <h1 dir="auto" className="mt-2 text-3xl wrap-anywhere">
        {headline}
      </h1>
      <p role="status" className="min-h-[1.45em] text-lg text-ink-soft tabular-nums">
        {count !== undefined && (count === 1 ? t('1 post found') : t('{count} posts found', { count }))}
      </p>
    </header>
  );
}
