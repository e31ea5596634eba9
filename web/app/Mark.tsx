/** The sign before the brand's name: a step, a rising quarter and the point it leads to. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <path fill="currentColor" d="M0 12h8v8H0zM10 20v-8A10 10 0 0 1 20 20z" />
      <circle cx="15" cy="5" r="5" fill="var(--color-signal)" />
    </svg>
  );
}
