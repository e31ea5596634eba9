import { mark } from './mark.ts';

/** The mark beside the brand's name. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <path fill="currentColor" d={mark.shapes} />
      <circle {...mark.ball} fill="var(--signal)" />
    </svg>
  );
}
