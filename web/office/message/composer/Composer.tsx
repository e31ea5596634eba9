import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { NoteForm } from './NoteForm.tsx';
import { ReplyForm } from './ReplyForm.tsx';

type Mode = 'reply' | 'note';

const tab =
  '-mb-px border-b-4 border-transparent pt-1.5 pb-1.5 text-sm font-semibold text-ink-soft hover:border-ink hover:text-ink ' +
  'data-[state=active]:border-signal data-[state=active]:text-ink';
// An inactive tab stays mounted and keeps its input.
const panel = 'mt-3 data-[state=inactive]:hidden';

export function useComposer() {
  const [mode, setMode] = useState<Mode>('reply');
  const write = (nextMode: Mode) => {
    flushSync(() => setMode(nextMode));
    document.querySelector<HTMLElement>(`[data-composer=${nextMode}] textarea`)?.focus();
  };
  return { mode, setMode, write };
}

type Props = Pick<ReturnType<typeof useComposer>, 'mode' | 'setMode'> & React.ComponentProps<typeof ReplyForm>;

export const Composer = ({ mode, setMode, ...reply }: Props) => (
  <Tabs.Root
    value={mode}
    onValueChange={(next) => setMode(next as Mode)}
    className="border-t-2 border-ink pt-1 lg:bg-paper"
  >
    <Tabs.List aria-label="What to write" className="flex gap-6 border-b border-line">
      <Tabs.Trigger value="reply" className={tab}>
        Reply
      </Tabs.Trigger>
      <Tabs.Trigger value="note" className={tab}>
        Private note
      </Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="reply" data-composer="reply" forceMount tabIndex={-1} className={panel}>
      <ReplyForm {...reply} />
    </Tabs.Content>
    <Tabs.Content value="note" data-composer="note" forceMount tabIndex={-1} className={panel}>
      <NoteForm id={reply.message.id} />
    </Tabs.Content>
  </Tabs.Root>
);
