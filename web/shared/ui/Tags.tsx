import { Link } from 'react-router-dom';

type Props = {
  tags: readonly string[];
  /** The address of everything with a tag; left out, tags are words only. */
  to?: (tag: string) => string;
  label?: string;
  className?: string;
};

const look = 'block border border-current px-2 py-0.5 text-xs font-semibold wrap-anywhere';

/** Above the link of a card that they may stand on. */
export function Tags({ tags, to, label = 'Tags', className = '' }: Props) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-1.5 ${className}`}>
      {tags.map((tag) => (
        <li key={tag}>
          {to ? (
            <Link
              to={to(tag)}
              rel="tag"
              className={`${look} relative hover:border-signal hover:bg-signal hover:text-on-signal`}
            >
              {tag}
            </Link>
          ) : (
            <span className={look}>{tag}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
