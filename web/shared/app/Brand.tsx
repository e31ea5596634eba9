import type { SitePicture } from '#schema/site.ts';
import { Mark } from './Mark.tsx';
import { useSite } from './site.tsx';

/** The logo of the site, or its mark and name. */
export function Brand() {
  const { name, logo, darkLogo } = useSite();
  const brand = logo ? (
    <Logo picture={logo} className="light-palette bg-paper" />
  ) : (
    <>
      <Mark className="size-7" />
      <span dir="auto">{name}</span>
    </>
  );
  if (!darkLogo) return brand;
  // Both are rendered and the styles show one, because the server does not know the theme (web/shared/theme/styles.ts).
  return (
    <>
      <span className="for-light">{brand}</span>
      <span className="for-dark">
        <Logo picture={darkLogo} />
      </span>
    </>
  );
}

export const Logo = ({ picture, className = '' }: { picture: SitePicture; className?: string }) => (
  <img
    src={picture.vectorUrl ?? picture.url}
    alt={useSite().name}
    width={picture.width}
    height={picture.height}
    className={`${className} h-10 w-auto max-w-48 object-contain object-left`}
  />
);

export const brandLook = 'flex items-center gap-2.5 py-4 font-display text-xl font-bold tracking-tight';

/** The head of a landing page: the brand, without a link and without navigation. */
export const BrandHead = () => (
  <header className="screen-only bg-paper">
    <div className={`shell min-h-18 ${brandLook}`}>
      <Brand />
    </div>
  </header>
);
