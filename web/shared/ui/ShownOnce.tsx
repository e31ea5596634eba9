import { type ReactNode, useId } from 'react';

export function ShownOnce({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rise-in border-t-8 border-signal bg-sheet p-6 sm:p-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-2 text-sm text-ink-soft">{note} It is shown only now: copy it before you go on.</p>
      <div className="mt-5">{children}</div>
    </section>
  );
}
