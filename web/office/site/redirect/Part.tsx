import { type ReactNode, useId } from 'react';

type Props = {
  anchor?: string;
  title: string;
  text: string;
  /** Actions for the whole part: at the right of the heading, on a phone below the text. */
  action?: ReactNode;
  children: ReactNode;
};

export function Part({ anchor, title, text, action, children }: Props) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="mt-(--part-space) grid min-w-0 gap-4 border-t border-line pt-4"
    >
      <div className="grid gap-x-8 gap-y-2 md:grid-cols-[1fr_auto]">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="measure text-ink-soft md:col-span-2">{text}</p>
        {action && <div className="max-md:mt-3 md:col-start-2 md:row-start-1 md:self-center">{action}</div>}
      </div>
      {children}
    </section>
  );
}
