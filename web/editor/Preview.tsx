import { useState } from 'react';
import { Prose } from '#web/ui/Prose.tsx';
import { Loading } from '#web/ui/States.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useRenderedText } from './useRenderedText.ts';

const widths = [
  { label: 'Phone', width: 390 },
  { label: 'Desktop', width: 1280 },
] as const;

const choice = 'px-2.5 py-1 text-sm font-semibold hover:bg-paper-deep aria-pressed:bg-ink aria-pressed:text-paper';

/** The text as its page will show it, drawn by the server, at the width of a phone or a desktop. */
export function Preview({ body }: { body: string }) {
  const [width, setWidth] = useState<number>(widths[0].width);
  const { html, hasFailed, isPending } = useRenderedText(body);
  return (
    <section aria-label="Preview" aria-busy={isPending} className="min-w-0 lg:sticky lg:top-4 lg:self-start">
      <div className="mb-3 flex items-center gap-1 pb-px">
        {widths.map((one) => (
          <button
            key={one.label}
            type="button"
            className={choice}
            aria-pressed={one.width === width}
            onClick={() => setWidth(one.width)}
          >
            {one.label}
          </button>
        ))}
        <span className="ml-auto text-sm text-ink-soft" role="status">
          {hasFailed ? 'The preview could not be drawn.' : ''}
        </span>
      </div>
      <PreviewFrame title="Preview" width={width}>
        {html && <Prose html={html} />}
        {!html && isPending && <Loading label="Drawing the preview..." />}
        {!html && !isPending && !hasFailed && <p className="text-ink-soft">Nothing is written yet.</p>}
      </PreviewFrame>
    </section>
  );
}
