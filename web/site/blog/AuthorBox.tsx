import { Link } from 'react-router-dom';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { Picture } from '#web/shared/ui/Picture.tsx';
import type { Post } from './publicDocuments.ts';

export function AuthorBox({ post: { author, authorPage } }: { post: Post }) {
  const t = useTexts();
  return (
    <aside aria-label={t('About the author')} className="shell mt-16 lg:mt-24 lg:grid lg:grid-cols-12 lg:gap-x-8">
      <div className="flex items-start gap-5 border-t-2 border-ink pt-6 lg:col-span-8 lg:col-start-4">
        {authorPage?.imageUrl ? (
          <Picture
            src={authorPage.imageUrl}
            image={authorPage.image}
            sizes="5rem"
            alt=""
            seed={authorPage.slug}
            aspect="square"
            className="size-20 shrink-0"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-20 shrink-0 place-items-center bg-depth font-display text-2xl font-bold text-on-depth"
          >
            {initialsOf(author)}
          </span>
        )}
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{t('Written by')}</p>
          <p dir="auto" className="font-display text-xl font-bold tracking-tight wrap-anywhere">
            {authorPage ? (
              <Link to={paths.author(authorPage.slug)} className="link">
                {author}
              </Link>
            ) : (
              author
            )}
          </p>
          {authorPage?.about && (
            <p dir="auto" className="measure mt-2 wrap-anywhere">
              {authorPage.about}
            </p>
          )}
        </div>
      </div>
    </aside>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
