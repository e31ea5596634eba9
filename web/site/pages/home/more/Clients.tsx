import { entriesOf, entryLists } from '#schema/pageTexts/entryLists.ts';
import type { homeMoreTexts } from '#schema/pageTexts/homeMore.ts';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { TargetLink } from '#web/site/content/page/TargetLink.tsx';
import { type PageTextsData, pictureOf } from '#web/site/pageText/texts.ts';

type Props = { texts: typeof homeMoreTexts; pageTexts: PageTextsData };

/** Logos of clients, or their names where there is none. Logos stand on light paper in both themes. */
export function Clients({ texts, pageTexts }: Props) {
  const entries = entriesOf(entryLists.clients, texts);
  if (entries.length === 0) return null;
  const { clientsTitle } = texts;
  // Rows of three or four; the last row fills the width.
  const basis = entries.length % 3 === 0 || entries.length === 5 ? '' : 'lg:basis-[22%]';
  return (
    <section aria-labelledby={clientsTitle ? 'clients' : undefined} className="shell py-16 lg:py-24">
      {clientsTitle && (
        <h2 id="clients" dir="auto" data-text="clientsTitle" className="mb-8 text-2xl lg:mb-10">
          {clientsTitle}
        </h2>
      )}
      <ul className="light-palette flex flex-wrap gap-0.5 border-2 border-ink bg-ink text-ink">
        {entries.map(({ number, texts: [name = '', url] }) => {
          const logo = pictureOf(`client${number}Picture`, pageTexts);
          const content = logo ? (
            <Picture
              src={logo.image.url}
              image={logo.image}
              sizes="13rem"
              alt={name || logo.altText || url || ''}
              seed={name}
              isWhole
              className="h-16 w-full bg-transparent lg:h-20"
            />
          ) : (
            <bdi
              dir="auto"
              className="text-center font-display text-lg leading-tight font-extrabold tracking-[-0.03em] wrap-anywhere sm:text-xl"
            >
              {name || url}
            </bdi>
          );
          return (
            <li
              key={number}
              dir="auto"
              data-text={`client${number}Name`}
              className={`grid min-w-0 grow basis-[40%] bg-paper sm:basis-[30%] ${basis}`}
            >
              {url ? (
                <TargetLink to={url} className="grid min-h-32 place-items-center p-4 hover:bg-paper-deep">
                  {content}
                </TargetLink>
              ) : (
                <div className="grid min-h-32 place-items-center p-4">{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
