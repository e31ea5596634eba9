import { paths } from '#web/shared/paths.ts';
import { useSearchResults } from './useSearchResults.ts';

type Props = { text: string; onChoose: (href: string, title: string) => void };

const pages = {
  BLOG_POST: { name: 'Post', to: paths.blogPost },
  PORTFOLIO_ITEM: { name: 'Portfolio item', to: paths.portfolioItem },
  PAGE: { name: 'Page', to: paths.page },
};
const isPage = (kind: string): kind is keyof typeof pages => Object.hasOwn(pages, kind);

export function OwnPages({ text, onChoose }: Props) {
  const { results, hasFailed, isSearching } = useSearchResults(/^(\/|#|[a-z]+:)/i.test(text.trim()) ? '' : text);
  const items = results.flatMap(({ kind, id, slug, title }) =>
    isPage(kind) && slug ? [{ ...pages[kind], id, slug, title }] : [],
  );
  return (
    <div className="grid gap-1">
      {/* Hidden from screen readers, which would announce it at each letter. */}
      <p aria-hidden="true" className="min-h-5 text-sm text-ink-soft">
        {isSearching && items.length === 0 ? 'Looking for pages…' : ''}
      </p>
      <div aria-live="polite">
        {hasFailed && <p className="text-sm text-danger">The pages could not be searched.</p>}
        {items.length > 0 && (
          <ul aria-label="Pages" className="max-h-60 overflow-y-auto border border-line">
            {items.map(({ id, name, title, slug, to }) => (
              <li key={id}>
                <button
                  type="button"
                  className="block w-full px-3 py-2 text-left hover:bg-paper-deep"
                  onClick={() => onChoose(to(slug), title)}
                >
                  <span dir="auto" className="block font-semibold wrap-anywhere">
                    {title}
                  </span>
                  <span className="block text-sm text-ink-soft">{name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
