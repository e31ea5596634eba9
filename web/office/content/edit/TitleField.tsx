import type { ComponentProps } from 'react';
import { Fault } from '#web/shared/ui/Field.tsx';

type Props = ComponentProps<'input'> & { error: string | undefined };

/** The title of a post or an item, as large as on its page. */
export const TitleField = ({ error, ...input }: Props) => (
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
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'title-error' : undefined}
    />
    {error && <Fault id="title-error">{error}</Fault>}
  </div>
);
