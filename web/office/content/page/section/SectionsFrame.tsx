import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PageSection } from '#schema/pageSections.ts';
import { pageStrings } from '#schema/pageStrings.ts';
import { useChosenPictures } from '#web/office/content/media/useChosenPictures.ts';
import { PreviewFrame } from '#web/office/editor/PreviewFrame.tsx';
import { WidthChoice, widths } from '#web/office/editor/WidthChoice.tsx';
import { useMedia } from '#web/shared/ui/useMedia.ts';
import { PageTitle, SectionView } from '#web/site/content/page/PageSections.tsx';
import type { ShownSection } from '#web/site/content/page/shownSections.ts';
import { pictureIdsOf, previewSection } from './previewSection.ts';
import { sectionKinds } from './sectionKinds.ts';
import { useDrawnSections } from './useDrawnSections.ts';

type Props = {
  title: string;
  sections: readonly PageSection[];
  openKey: string | null;
  onEdit: (key: string) => void;
  onAdd: (index: number) => void;
};

/** The page as visitors will see it, at the width of a phone or a desktop. A press on a section opens its fields. */
export function SectionsFrame({ title, sections, openKey, onEdit, onAdd }: Props) {
  const [width, setWidth] = useState<number>(useMedia('(width < 64rem)') ? widths[0].width : widths[1].width);
  const pictures = useChosenPictures([...new Set(pictureIdsOf(sections))]);
  const pictureOf = (id: string | null | undefined) => pictures.find((picture) => picture.id === id) ?? null;
  const drawn = useDrawnSections(sections);
  const firstHero = sections.findIndex(({ type }) => type === 'hero');
  return (
    <section aria-label="The page" className="min-w-0">
      <WidthChoice width={width} onChange={setWidth}>
        {drawn.hasFailed && pageStrings.previewFailed}
      </WidthChoice>
      <PreviewFrame title="The page as visitors will see it" width={width} isPage>
        {firstHero < 0 && (
          <div inert>
            <PageTitle title={title.trim() || 'Title'} />
          </div>
        )}
        {sections.map((section, index) => (
          <Framed
            key={section.key}
            name={`${index + 1}. ${sectionKinds[section.type].name}`}
            view={previewSection(section, pictureOf, drawn.sections.get(section.key))}
            kind={sectionKinds[section.type]}
            isFirst={index === (firstHero < 0 ? 0 : firstHero)}
            isTop={index === 0 && firstHero >= 0}
            isOpen={section.key === openKey}
            onEdit={() => onEdit(section.key)}
            onAdd={() => onAdd(index)}
          />
        ))}
      </PreviewFrame>
    </section>
  );
}

type FramedProps = {
  name: string;
  view: ShownSection | null;
  kind: { name: string; about: string };
  isFirst: boolean;
  /** Whether nothing is above it. */
  isTop: boolean;
  isOpen: boolean;
  onEdit: () => void;
  onAdd: () => void;
};

function Framed({ name, view, kind, isFirst, isTop, isOpen, onEdit, onAdd }: FramedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    // Not scrollIntoView, which scrolls the office too.
    if (isOpen && element) element.ownerDocument.defaultView?.scrollTo({ top: element.offsetTop - 24 });
  }, [isOpen]);
  return (
    <div ref={box} className="relative">
      <div inert>
        {view ? (
          <SectionView section={view} isFirst={isFirst} />
        ) : (
          <div className="shell py-12">
            <div className="border-2 border-dashed border-edge p-8">
              <p className="text-xl font-bold">{kind.name}</p>
              <p className="mt-2 text-ink-soft">{kind.about}</p>
            </div>
          </div>
        )}
      </div>
      <button
        type="button"
        aria-label={`Edit: ${name}`}
        onClick={onEdit}
        className={`absolute inset-0 z-20 w-full border-4 ${isOpen ? 'border-signal' : 'border-transparent hover:border-dashed hover:border-edge focus-visible:border-ink'}`}
      />
      <button
        type="button"
        aria-label={`Add a section before ${name}`}
        title="Add a section here"
        onClick={onAdd}
        className={`absolute left-1/2 z-30 grid size-12 -translate-x-1/2 place-items-center border-2 border-paper bg-ink text-paper hover:bg-signal hover:text-on-signal ${isTop ? 'top-0' : '-top-6'}`}
      >
        <Plus aria-hidden="true" className="size-6" />
      </button>
    </div>
  );
}
