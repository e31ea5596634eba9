import { type ReactNode, useId } from 'react';

type Props = { title: string; text: string; children: ReactNode };

/** A part of the screen of redirects, with its own heading. */
export function Part({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-16 grid min-w-0 gap-6 border-t-2 border-ink pt-6">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="measure mt-2 text-ink-soft">{text}</p>
      </div>
      {children}
    </section>
  );
}
