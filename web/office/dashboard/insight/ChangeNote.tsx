import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { Change } from './measures.ts';

const signs = { up: TrendingUp, down: TrendingDown, same: Minus };

/** Change of a figure since the previous period, as a sign and as text. */
export function ChangeNote({ change }: { change: Change | null }) {
  if (!change) return <p className="mt-1 text-sm text-ink-soft">Nothing to compare with</p>;
  const Sign = signs[change.direction];
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm">
      <Sign aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {change.text}
    </p>
  );
}
