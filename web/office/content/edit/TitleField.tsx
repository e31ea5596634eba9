import type { ComponentProps, KeyboardEvent } from 'react';
import { Fault } from '#web/shared/ui/Field.tsx';

type Props = ComponentProps<'input'> & {
  error: string | undefined;
  /** The text below, to which Tab goes, past its toolbar; Enter does while the text is empty. */
  body?: { isEmpty: () => boolean; focus: () => void };
};

/** The title of a post or an item, as large as on its page. */
export function TitleField({ error, body, ...input }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
    if (!body || shiftKey || altKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
    if (key !== 'Tab' && !(key === 'Enter' && body.isEmpty())) return;
    event.preventDefault();
    body.focus();
  };
  return (
    <div className="writing-title">
      <label htmlFor="title" className="sr-only">
        Title
      </label>
      <input
        {...input}
        id="title"
        dir="auto"
        required
        placeholder="Title"
        autoComplete="off"
        onKeyDown={onKeyDown}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'title-error' : undefined}
      />
      {error && <Fault id="title-error">{error}</Fault>}
    </div>
  );
}
