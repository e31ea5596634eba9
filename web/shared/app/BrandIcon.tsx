import type { NetworkIcon } from '#schema/networks.ts';
import { signs } from './networkSigns.ts';

type Props = {
  network: NetworkIcon;
  /** The drawing of a network that `networkSigns.ts` does not have. */
  path?: string | undefined;
  className?: string;
};

export function BrandIcon({ network, path, className = 'size-5' }: Props) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true" className={className}>
      <path d={path ?? signs[network as keyof typeof signs]} />
    </svg>
  );
}
