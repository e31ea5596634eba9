import type { Mark, Part } from './diff.ts';

export const marks = {
  same: { Tag: 'span', className: undefined },
  removed: { Tag: 'del', className: 'bg-paper-deep text-danger line-through decoration-2' },
  added: { Tag: 'ins', className: 'bg-paper-deep font-semibold text-ok underline decoration-2 underline-offset-4' },
} as const satisfies Record<Mark, { Tag: 'span' | 'del' | 'ins'; className: string | undefined }>;

export const MarkedText = ({ parts }: { parts: readonly Part[] }) => (
  <p dir="auto" className="mt-2 border border-line bg-sheet p-4 whitespace-pre-wrap wrap-anywhere">
    {parts.map(({ mark, text }, index) => {
      const { Tag, className } = marks[mark];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids
        <Tag key={index} className={className}>
          {text}
        </Tag>
      );
    })}
  </p>
);
