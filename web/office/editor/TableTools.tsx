import type { Editor } from '@tiptap/core';
import { Toolbar } from 'radix-ui';
import { focused } from './focused.ts';
import { tableTools } from './tools.ts';

const className =
  'min-h-9 shrink-0 px-2.5 text-sm font-semibold transition-colors hover:bg-paper-deep disabled:text-ink-soft';

/** Second row of the toolbar while the cursor is in a table. */
export const TableTools = ({ editor, disabled }: { editor: Editor; disabled: boolean }) => (
  <fieldset aria-label="Table" className="flex min-w-0 gap-1 overflow-x-auto border-t border-line p-1 sm:flex-wrap">
    {tableTools.map(({ label, run }) => (
      <Toolbar.Button
        key={label}
        type="button"
        className={className}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => run(focused(editor)).run()}
      >
        {label}
      </Toolbar.Button>
    ))}
  </fieldset>
);
