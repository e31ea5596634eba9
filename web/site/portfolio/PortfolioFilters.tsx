import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '#web/shared/language/language.ts';
import { type PortfolioListParams, pathOf } from './listParams.ts';

type Props = { categories: readonly string[]; sharedCategories: readonly string[]; wanted: PortfolioListParams };

const look = 'inline-flex items-center gap-2.5 py-1.5 wrap-anywhere';
const word = 'font-display text-xl font-extrabold tracking-[-0.03em]';

/** Filter links, which work without scripts. */
export function PortfolioFilters({ categories, sharedCategories, wanted }: Props) {
  const t = useTexts();
  const { category, tag } = wanted;
  if (categories.length < 2 && !category && !tag) return null;
  const isWanted = (name: string) => name.toLowerCase() === category?.toLowerCase();
  return (
    <nav
      aria-label={t('Filter projects')}
      className="screen-only shell flex flex-wrap gap-x-6 gap-y-1 pb-10 lg:gap-x-9 lg:pb-14"
    >
      <Choice to={pathOf({ tag })} isChosen={!category} isIndexed={!tag} label={t('All projects')} />
      {categories.map((name) => (
        <Choice
          key={name}
          to={pathOf({ category: name, tag })}
          isChosen={isWanted(name)}
          isIndexed={!tag && sharedCategories.includes(name)}
          label={name}
        />
      ))}
      {tag && (
        <Link to={pathOf({ category })} aria-label={t('Remove the filter {tag}', { tag })} className={look}>
          <bdi dir="auto" className="border border-current px-2 py-0.5 text-xs">
            {tag}
          </bdi>
          <X aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  );
}

type ChoiceProps = { to: string; isChosen: boolean; isIndexed: boolean; label: string };

/** Links to lists that are not indexed are not for crawlers. */
function Choice({ to, isChosen, isIndexed, label }: ChoiceProps) {
  const state = isChosen
    ? ''
    : 'text-ink-soft decoration-signal decoration-3 underline-offset-[0.2em] hover:text-ink hover:underline';
  return (
    <Link
      dir="auto"
      to={to}
      rel={isIndexed ? undefined : 'nofollow'}
      aria-current={isChosen ? 'page' : undefined}
      className={`${look} ${word} ${state}`}
    >
      {isChosen && <span aria-hidden="true" className="size-[0.6em] shrink-0 rounded-full bg-signal" />}
      {label}
    </Link>
  );
}
