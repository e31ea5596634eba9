import { Suspense, useState } from 'react';
import type { LanguageCode } from '#schema/languages.ts';
import { pageTextStrings, tidied } from '#schema/pageText.ts';
import { PreviewFrame } from '#web/office/editor/PreviewFrame.tsx';
import { WidthChoice, widths } from '#web/office/editor/WidthChoice.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useDates } from '#web/shared/app/useDates.tsx';
import { Loading } from '#web/shared/ui/States.tsx';
import { useMedia } from '#web/shared/ui/useMedia.ts';
import type { PageTextsData } from '#web/site/pageText/texts.ts';
import type { EditedField, EditedPage } from './editedPage.ts';
import { Pencils } from './Pencils.tsx';
import { PreviewLanguage } from './PreviewLanguage.tsx';
import { useRenderedSections } from './useRenderedSections.ts';
import { views } from './views.ts';

type Props = {
  page: EditedPage;
  fields: readonly EditedField[];
  onEdit: (name: string) => void;
};

/**
 * The displayed text; a blank one is not on the page, and a blank picture is the drawing. The view itself has the originals
 * of the main language.
 */
function previewFields({ kind, text, ...field }: EditedField, isMain: boolean): EditedField[] {
  const previewText = tidied(kind, text);
  if (isMain && previewText === field.original) return [];
  return kind === 'MARKDOWN' || (kind === 'PICTURE' && !previewText) ? [] : [{ ...field, kind, text: previewText }];
}

/** The page as visitors will see it, at phone or desktop width, with a pencil at each editable text. */
export function PageFrame({ page, fields, onEdit }: Props) {
  const [width, setWidth] = useState<number>(useMedia('(width < 64rem)') ? widths[0].width : widths[1].width);
  const body = fields.find(({ kind }) => kind === 'MARKDOWN')?.text;
  const { sections, hasFailed } = useRenderedSections(body);
  const { dayOf } = useDates();
  const isMain = page.language === useSite().language;
  const view: PageTextsData = {
    pageTexts: {
      texts: fields.flatMap((field) => previewFields(field, isMain)),
      sections,
      changedOn: body === undefined ? null : dayOf(new Date(page.updatedAt)),
    },
  };
  const View = views[page.page];
  return (
    <section aria-label="The page" className="min-w-0">
      <WidthChoice width={width} onChange={setWidth}>
        {hasFailed && pageTextStrings.previewFailed}
      </WidthChoice>
      <PreviewFrame title="The page with your texts" width={width} isPage>
        <Pencils fields={fields} onEdit={onEdit}>
          <Suspense fallback={<Loading />}>
            <PreviewLanguage code={page.language as LanguageCode}>
              <View pageTexts={view} />
            </PreviewLanguage>
          </Suspense>
        </Pencils>
      </PreviewFrame>
    </section>
  );
}
