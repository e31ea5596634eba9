import { Picture } from '#web/shared/ui/Picture.tsx';
import { Band } from './Band.tsx';
import type { SectionProps } from './shownSections.ts';
import { TargetLink } from './TargetLink.tsx';

/** Columns on a wide screen by number of logos: rows as full as possible. */
const columns = [
  ...['', 'max-w-[18rem] grid-cols-1!', 'sm:grid-cols-2! lg:max-w-[36rem]', '', 'lg:grid-cols-4'],
  ...['lg:grid-cols-5', 'lg:grid-cols-6', 'lg:grid-cols-4', 'lg:grid-cols-4', 'lg:grid-cols-5', 'lg:grid-cols-5'],
];
const columnsOf = (count: number) => columns[count] ?? 'lg:grid-cols-6';

/** Logos on light paper in both themes, as most are drawn for it. A deleted picture leaves the name. */
export function LogosSection({ section: { key, headline, logos } }: SectionProps<'LogosSection'>) {
  return (
    <Band id={key} headline={headline}>
      <ul className={`light-palette grid grid-cols-2 ps-0.5 pt-0.5 text-ink sm:grid-cols-3 ${columnsOf(logos.length)}`}>
        {logos.map(({ name, url, logo: picture }, index) => {
          const content = picture ? (
            <Picture
              src={picture.image.url}
              image={picture.image}
              sizes="12rem"
              alt={name}
              seed={name}
              isWhole
              className="h-16 w-full bg-transparent object-contain lg:h-20"
            />
          ) : (
            <span dir="auto" className="text-center font-display text-lg font-bold tracking-tight wrap-anywhere">
              {name}
            </span>
          );
          return (
            // Neighbours share their border.
            // biome-ignore lint/suspicious/noArrayIndexKey: logos may be the same
            <li key={index} className="-ms-0.5 -mt-0.5 grid min-w-0 border-2 border-ink bg-paper">
              {url ? (
                <TargetLink to={url} className="grid place-items-center p-6 hover:bg-paper-deep lg:p-8">
                  {content}
                </TargetLink>
              ) : (
                <div className="grid place-items-center p-6 lg:p-8">{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
