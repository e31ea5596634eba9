import { type ReactNode, useState } from 'react';
import { Prose } from '#web/shared/ui/Prose.tsx';
import { Loading } from '#web/shared/ui/States.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useRenderedText } from './useRenderedText.ts';
import { WidthChoice, widths } from './WidthChoice.tsx';

export type RenderPage = (html: string) => ReactNode;

type Props = {
  body: string;
  /** Omitted: only the text is shown. */
  page?: RenderPage | undefined;
};

/** The text as the server renders it, in its page, at the width of a phone or a desktop. */
export function Preview({ body, page }: Props) {
  const [width, setWidth] = useState<number>(widths[0].width);
  const { html, hasFailed, isPending } = useRenderedText(body);
  return (
    <section aria-label="Preview" aria-busy={isPending} className="min-w-0 lg:sticky lg:top-4 lg:self-start">
      <WidthChoice width={width} onChange={setWidth}>
        {hasFailed && 'The preview could not be drawn.'}
      </WidthChoice>
      <PreviewFrame title="Preview" width={width} isPage={page !== undefined}>
        {page?.(html)}
        {!page && html && <Prose html={html} />}
        {!page && !html && isPending && <Loading label="Drawing the preview..." />}
        {!page && !html && !isPending && !hasFailed && <p className="text-ink-soft">Nothing is written yet.</p>}
      </PreviewFrame>
    </section>
  );
}
