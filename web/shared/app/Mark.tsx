import { mark } from './mark.ts';
import { useSite } from './site.tsx';

/** The brand's icon, or the default logo. */
export function Mark({ className }: { className?: string }) {
  const { icon } = useSite();
  return icon ? (
    <img src={icon.url} alt="" className={`light-palette bg-paper object-contain ${className}`} />
  ) : (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <path fill="currentColor" d={mark.shapes} />
      <circle {...mark.ball} fill="var(--signal)" />
    </svg>
  );
}
