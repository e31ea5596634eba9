import { useMedia } from '#web/shared/ui/useMedia.ts';
import type { FieldChange, Mark } from './diff.ts';
import { Entries } from './Entries.tsx';
import { labelOf } from './fields.ts';
import { MarkedText } from './MarkedText.tsx';

type Props = { change: FieldChange; before: string; after: string };

/** A changed field: side by side on wide screens, otherwise in one column. */
export function FieldDiff({ change, before, after }: Props) {
  const isWide = useMedia('(min-width: 80rem)');
  return (
    <section className="min-w-0 border-t border-line pt-4">
      <h3 className="text-lg">{labelOf(change.name)}</h3>
      {isWide ? (
        <div className="mt-3 grid grid-cols-2 gap-6">
          <Side title={before} change={change} without="added" />
          <Side title={after} change={change} without="removed" />
        </div>
      ) : (
        <Content change={change} />
      )}
    </section>
  );
}

const Side = ({ title, change, without }: { title: string; change: FieldChange; without: Mark }) => (
  <div className="min-w-0">
    <h4 className="text-sm font-semibold text-ink-soft">{title}</h4>
    <Content change={{ ...change, parts: change.parts.filter(({ mark }) => mark !== without) }} />
  </div>
);

function Content({ change: { format, parts } }: { change: FieldChange }) {
  if (!parts.some(({ text }) => text)) return <p className="mt-2 text-ink-soft">Empty</p>;
  return format === 'text' ? (
    <MarkedText parts={parts} />
  ) : (
    <Entries parts={parts} arePictures={format === 'pictures'} />
  );
}
