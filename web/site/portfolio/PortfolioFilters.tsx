import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type PortfolioListParams, pathOf } from './listParams.ts';

type Props = { categories: readonly string[]; sharedCategories: readonly string[]; wanted: PortfolioListParams };

const look = 'inline-flex items-center gap-1.5 border-b-2 py-2 text-sm font-semibold wrap-anywhere';

/** Filter links, which work without scripts. */
export function PortfolioFilters({ categories, sharedCategories, wanted }: Props) {
  const { category, tag } = wanted;
  if (categories.length < 2 && !category && !tag) return null;
  const isWanted = (name: string) => name.toLowerCase() === category?.toLowerCase();
  return (
    <nav aria-label="Filter projects" className="screen-only shell flex flex-wrap gap-x-6 gap-y-1 pb-8 lg:pb-10">
      <Choice to={pathOf({ tag })} isChosen={!category} isIndexed={!tag} label="All projects" />
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
        <Link
          to={pathOf({ category })}
          aria-label={`Remove the filter ${tag}`}
          className={`${look} border-transparent`}
        >
          <span className="border border-current px-2 py-0.5 text-xs">{tag}</span>
          <X aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  );
}

type ChoiceProps = { to: string; isChosen: boolean; isIndexed: boolean; label: string };

/** Links to lists that are not indexed are not for crawlers. */
function Choice({ to, isChosen, isIndexed, label }: ChoiceProps) {
  const state = isChosen ? 'border-signal' : 'border-transparent text-ink-soft hover:border-ink hover:text-ink';
  return (
    <Link
      to={to}
      rel={isIndexed ? undefined : 'nofollow'}
      aria-current={isChosen ? 'page' : undefined}
      className={`${look} ${state}`}
    >
      {label}
    </Link>
  );
}
