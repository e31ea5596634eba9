import type { Word } from './calls.ts';

const link = 'block py-1 wrap-anywhere hover:text-signal-ink hover:underline';

/** Links to all calls: beside the text on a wide screen, folded above it on a narrow one. */
export function ReferenceContents({ words }: { words: Word[] }) {
  return (
    <div className="screen-only lg:col-span-3">
      <details className="-mt-10 border-b-2 border-ink lg:hidden">
        <summary className="py-3 font-semibold">Contents</summary>
        <nav aria-label="Contents" className="pb-4">
          <List words={words} />
        </nav>
      </details>
      <nav
        aria-label="Contents"
        className="sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto border-t-2 border-ink pt-3 pr-2 max-lg:hidden"
      >
        <List words={words} />
      </nav>
    </div>
  );
}

const List = ({ words }: { words: Word[] }) => (
  <ol className="text-sm">
    <li>
      <a href="#basics" className={`${link} font-semibold`}>
        Basics
      </a>
    </li>
    {words.map(({ name, anchor, calls }) => (
      <li key={anchor} className="mt-2">
        <a href={`#${anchor}`} className={`${link} font-semibold`}>
          {name}
        </a>
        <ol>
          {calls.map((call) => (
            <li key={call.anchor}>
              <a href={`#${call.anchor}`} className={`${link} mono flex gap-2 text-xs text-ink-soft`}>
                <span className="w-12 shrink-0 font-semibold">{call.method}</span>
                <span>{call.path}</span>
              </a>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
);
