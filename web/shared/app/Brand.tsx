import { Mark } from './Mark.tsx';
import { useSite } from './site.tsx';

/** The logo of the site, or its mark and name. */
export function Brand() {
  const { name, logo } = useSite();
  if (logo)
    return (
      <img
        src={logo.vectorUrl ?? logo.url}
        alt={name}
        width={logo.width}
        height={logo.height}
        className="light-palette h-10 w-auto max-w-48 bg-paper object-contain object-left"
      />
    );
  return (
    <>
      <Mark className="size-7" />
      <span dir="auto">{name}</span>
    </>
  );
}

export const brandLook = 'flex items-center gap-2.5 py-4 font-display text-xl font-bold tracking-tight';

/** The head of a landing page: whose page it is, and nothing that leads away. */
export const BrandHead = () => (
  <header className="screen-only bg-paper">
    <div className={`shell min-h-18 ${brandLook}`}>
      <Brand />
    </div>
  </header>
);
