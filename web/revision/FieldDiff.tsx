import { fieldName } from '#web/ui/fieldText.ts';
import { useMedia } from '#web/ui/useMedia.ts';
import type { FieldChange, Mark, Part } from './diff.ts';

type Props = { change: FieldChange; before: string; after: string };

/** A field that differs: side by side where there is room, else in one text. What is marked is marked by more than colour. */
export function FieldDiff({ change: { name, parts }, before, after }: Props) {
  const isWide = useMedia('(min-width: 80rem)');
  return (
    <section className="min-w-0 border-t border-line pt-4">
      <h3 className="text-lg">{fieldName(name)}</h3>
      {isWide ? (
        <div className="mt-3 grid grid-cols-2 gap-6">
          <Side title={before} parts={parts} without="added" />
          <Side title={after} parts={parts} without="removed" />
        </div>
      ) : (
        <Text parts={parts} />
      )}
    </section>
  );
}

const Side = ({ title, parts, without }: { title: string; parts: readonly Part[]; without: Mark }) => (
  <div className="min-w-0">
    <h4 className="text-sm font-semibold text-ink-soft">{title}</h4>
    <Text parts={parts.filter(({ mark }) => mark !== without)} />
  </div>
);

const looks = {
  removed: 'bg-paper-deep text-danger line-through decoration-2',
  added: 'bg-paper-deep font-semibold text-ok underline decoration-2 underline-offset-4',
};

function Text({ parts }: { parts: readonly Part[] }) {
  if (!parts.some(({ text }) => text)) return <p className="mt-2 text-ink-soft">Empty</p>;
  return (
    <p className="mt-2 border border-line bg-sheet p-4 whitespace-pre-wrap wrap-anywhere">
      {parts.map(({ mark, text }, index) => {
        const Tag = ({ same: 'span', removed: 'del', added: 'ins' } as const)[mark];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
          <Tag key={index} className={mark === 'same' ? undefined : looks[mark]}>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
