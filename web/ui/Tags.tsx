type Props = { tags: readonly string[]; label?: string; className?: string };

export function Tags({ tags, label = 'Tags', className = '' }: Props) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-1.5 ${className}`}>
      {tags.map((tag) => (
        <li key={tag} className="border border-current px-2 py-0.5 text-xs font-semibold wrap-anywhere">
          {tag}
        </li>
      ))}
    </ul>
  );
}
