import { emblems } from './emblems.ts';
import { type SceneKind, scenes } from './scenes.ts';

type Props = {
  kind: SceneKind;
  title: string;
  className?: string;
};

/** A drawing of the service catalogue; fills its box like `object-fit: cover`, aligned to the bottom. */
export function Scene({ kind, title, className }: Props) {
  const { ground, shapes } = scenes[kind];
  return (
    <svg
      viewBox="0 0 60 50"
      preserveAspectRatio="xMidYMax slice"
      fillRule="evenodd"
      role="img"
      aria-label={title}
      className={`light-palette ${className ?? ''}`}
    >
      <path d="M0 0h60v50H0z" fill={`var(--${ground})`} />
      {shapes.map(({ d, tone }) => (
        <path key={d} d={d} fill={`var(--${tone})`} />
      ))}
    </svg>
  );
}

export function Emblem({ kind, className }: { kind: SceneKind; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" fillRule="evenodd" aria-hidden="true" className={className}>
      {emblems[kind].map(({ d, tone }) => (
        <path key={d} d={d} fill={`var(--${tone})`} />
      ))}
    </svg>
  );
}
