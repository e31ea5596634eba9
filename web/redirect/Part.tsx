import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  text: string;
  /** What can be done with all of it, at the right of the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of the screen of redirects, with its own heading. */
export function Part({ title, text, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-16 grid min-w-0 gap-6 border-t-2 border-ink pt-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {action}
        </div>
        <p className="measure mt-2 text-ink-soft">{text}</p>
      </div>
      {children}
    </section>
  );
}
