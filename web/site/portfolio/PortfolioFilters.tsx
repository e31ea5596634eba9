import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type PortfolioListParams, pathOf } from './listParams.ts';

type Props = { categories: readonly string[]; wanted: PortfolioListParams };

const look = 'inline-flex items-center gap-1.5 border-b-2 py-2 text-sm font-semibold wrap-anywhere';

/** Filter links, which work without scripts. */
export function PortfolioFilters({ categories, wanted }: Props) {
  const { category, tag } = wanted;
  if (categories.length < 2 && !category && !tag) return null;
  const isWanted = (name: string) => name.toLowerCase() === category?.toLowerCase();
  return (
    <nav aria-label="Filter projects" className="screen-only shell flex flex-wrap gap-x-6 gap-y-1 pb-8 lg:pb-10">
      <Choice to={pathOf({ tag })} isChosen={!category} label="All projects" />
      {categories.map((name) => (
        <Choice key={name} to={pathOf({ category: name, tag })} isChosen={isWanted(name)} label={name} />
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

function Choice({ to, isChosen, label }: { to: string; isChosen: boolean; label: string }) {
  const state = isChosen ? 'border-signal' : 'border-transparent text-ink-soft hover:border-ink hover:text-ink';
  return (
    <Link to={to} aria-current={isChosen ? 'page' : undefined} className={`${look} ${state}`}>
      {label}
    </Link>
  );
}
