import { Tabs } from 'radix-ui';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { control, Field } from '#web/shared/ui/Field.tsx';
import { keepMode, lastMode, type Mode } from './choice.ts';
import { Preview, type RenderPage } from './Preview.tsx';
import { useVisualEditor } from './useVisualEditor.ts';

type Props = {
  label: string;
  /** Whether only screen readers get the label. */
  isLabelHidden?: boolean;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  disabled: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  page?: RenderPage;
  ref: Ref<HTMLElement>;
};

const tab =
  '-mb-px border-b-4 border-transparent pt-1 pb-1.5 text-sm font-semibold text-ink-soft hover:border-ink hover:text-ink ' +
  'data-[state=active]:border-signal data-[state=active]:text-ink aria-pressed:border-signal aria-pressed:text-ink';

/**
 * A field for Markdown with a visual mode, a Markdown mode and a preview. Until the editor has loaded, or if it fails
 * to load, the Markdown can be edited.
 */
export function MarkdownField({ label, isLabelHidden, hint, error, value, onChange, disabled, page, ...field }: Props) {
  const [mode, setMode] = useState<Mode>(lastMode);
  const [isPreviewed, setPreviewed] = useState(false);
  const [toolbarPlace, setToolbarPlace] = useState<HTMLElement | null>(null);
  usePreviewKey(() => setPreviewed(!isPreviewed));
  const isWriting = mode === 'write';
  const { VisualEditor, element, attach, hadFocus } = useVisualEditor(isWriting, field.ref);
  const choose = (newMode: string) => {
    keepMode(newMode as Mode);
    setMode(newMode as Mode);
  };
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      onLabelClick={() => element.current?.focus()}
    >
      {({ id, 'aria-invalid': invalid, 'aria-describedby': describedBy }) => (
        <div data-previewed={isPreviewed || undefined} className="grid min-w-0 gap-6 data-previewed:lg:grid-cols-2">
          <Tabs.Root value={mode} onValueChange={choose} className="min-w-0">
            {/* Toolbar and tabs share a line where both fit. */}
            <div className="sticky top-0 z-[5] flex flex-wrap-reverse items-center justify-end gap-x-2 border-b border-line bg-paper">
              <div ref={setToolbarPlace} className="min-w-0 flex-1 basis-auto" />
              <div className="flex min-h-9 items-center gap-3">
                <Tabs.List aria-label="Way of writing" className="flex gap-3">
                  <Tabs.Trigger value="write" className={tab}>
                    Write
                  </Tabs.Trigger>
                  <Tabs.Trigger value="markdown" className={tab}>
                    Markdown
                  </Tabs.Trigger>
                </Tabs.List>
                <button
                  type="button"
                  className={tab}
                  aria-pressed={isPreviewed}
                  aria-keyshortcuts="Alt+Shift+P"
                  title="Alt+Shift+P"
                  onClick={() => setPreviewed(!isPreviewed)}
                >
                  Preview
                </button>
              </div>
            </div>
            <Tabs.Content value={mode} tabIndex={-1}>
              {VisualEditor && (
                <VisualEditor
                  {...{ label, value, onChange, describedBy, disabled, toolbarPlace }}
                  ref={attach}
                  onBlur={field.onBlur}
                  invalid={!!invalid}
                  isHidden={!isWriting}
                  hadFocus={hadFocus}
                />
              )}
              {!(VisualEditor && isWriting) && (
                <textarea
                  {...field}
                  ref={attach}
                  id={id}
                  aria-invalid={invalid}
                  aria-describedby={describedBy}
                  dir="auto"
                  rows={14}
                  value={value}
                  disabled={disabled}
                  onChange={(event) => onChange(event.target.value)}
                  className={`${control} min-h-64 resize-y leading-relaxed lg:min-h-[46rem]`}
                />
              )}
            </Tabs.Content>
          </Tabs.Root>
          {isPreviewed && <Preview body={value} page={page} />}
        </div>
      )}
    </Field>
  );
}

/** Alt+Shift+P, in every field of the screen. Browsers use the other combinations with P. */
function usePreviewKey(toggle: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { code, altKey, shiftKey, ctrlKey, metaKey } = event;
    // With Alt a Mac reports another letter.
    if (code !== 'KeyP' || !altKey || !shiftKey || ctrlKey || metaKey) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
