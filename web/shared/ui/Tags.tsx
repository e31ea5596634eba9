import { Link } from 'react-router-dom';

type Props = {
  tags: readonly string[];
  to?: (tag: string) => string;
  /** Tags whose lists search engines index; links to others are not for crawlers. */
  indexed?: readonly string[];
  label?: string;
  className?: string;
};

const look = 'block border border-current px-2 py-0.5 text-xs font-semibold wrap-anywhere';

/** Tag links lie above the card's own link. */
export function Tags({ tags, to, indexed = [], label = 'Tags', className = '' }: Props) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-1.5 ${className}`}>
      {tags.map((tag) => (
        <li key={tag}>
          {to ? (
            <Link
              to={to(tag)}
              rel={indexed.includes(tag) ? 'tag' : 'tag nofollow'}
              dir="auto"
              className={`${look} relative hover:border-signal hover:bg-signal hover:text-on-signal`}
            >
              {tag}
            </Link>
          ) : (
            <span dir="auto" className={look}>
              {tag}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
