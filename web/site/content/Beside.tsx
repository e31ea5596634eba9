import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

const sides = {
  left: { Arrow: ArrowLeft, look: '', line: '' },
  right: { Arrow: ArrowRight, look: 'sm:col-start-2 sm:text-right', line: 'flex-row-reverse sm:self-end' },
};

type Props = {
  side: keyof typeof sides;
  label: string;
  item: { slug: string; title: string } | null;
  pathOf: (slug: string) => string;
};

export function Beside({ side, label, item, pathOf }: Props) {
  if (!item) return null;
  const { Arrow, look, line } = sides[side];
  return (
    <Link to={pathOf(item.slug)} className={`group flex flex-col gap-2 ${look}`}>
      <span className={`flex items-center gap-2 self-start text-sm font-semibold ${line}`}>
        <Arrow aria-hidden="true" className="size-4" /> {label}
      </span>
      <span
        dir="auto"
        className="font-display text-xl font-bold tracking-tight text-balance wrap-anywhere group-hover:text-signal-ink"
      >
        {item.title}
      </span>
    </Link>
  );
}
