import type { Part } from './diff.ts';
import { marks } from './MarkedText.tsx';

type Props = { parts: readonly Part[]; arePictures: boolean };

export const Entries = ({ parts, arePictures }: Props) => (
  <ul
    className={`mt-2 flex border border-line bg-sheet p-4 wrap-anywhere ${arePictures ? 'flex-wrap gap-4' : 'flex-col gap-1'}`}
  >
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids
      <li key={index} dir="auto" className="min-w-0">
        {arePictures ? <PicturePart part={part} /> : <TextPart part={part} />}
      </li>
    ))}
  </ul>
);

function TextPart({ part: { mark, text } }: { part: Part }) {
  const { Tag, className } = marks[mark];
  return <Tag className={className}>{text}</Tag>;
}

const markLabels = { same: 'Unchanged', removed: 'Removed', added: 'Added' };
const borders = { same: 'border-line', removed: 'border-dashed border-danger', added: 'border-ok' };

/** A picture that fails to load, as a deleted one, shows its address. */
function PicturePart({ part: { mark, text } }: { part: Part }) {
  const { Tag, className } = marks[mark];
  return (
    <figure className="w-36">
      <img
        src={text}
        alt={text}
        className={`h-24 w-full border-2 object-contain text-xs wrap-anywhere ${borders[mark]}`}
      />
      <figcaption className="mt-1 text-sm">
        <Tag className={className}>{markLabels[mark]}</Tag>
      </figcaption>
    </figure>
  );
}
