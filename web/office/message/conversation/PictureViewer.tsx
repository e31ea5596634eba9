import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { overlay, useOpener } from '#web/shared/ui/dialog.tsx';

export type Picture = { id: string; name: string; address: string };

type Props = {
  pictures: readonly Picture[];
  /** Index of the open picture; null while closed. */
  index: number | null;
  onIndex: (index: number | null) => void;
  onDownload: (picture: Picture) => void;
};

/** Shows the pictures of an answer in the window. The arrow keys change the picture, and Escape closes it. */
export function PictureViewer({ pictures, index, onIndex, onDownload }: Props) {
  const opener = useOpener();
  const picture = index === null ? undefined : pictures[index];
  const move = (by: 1 | -1) => {
    const next = (index ?? 0) + by;
    if (pictures[next]) onIndex(next);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  return (
    <Dialog.Root open={picture !== undefined} onOpenChange={(open) => !open && onIndex(null)}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlay} />
        {picture && index !== null && (
          <Dialog.Content
            {...opener}
            aria-describedby={undefined}
            onKeyDown={onKeyDown}
            className="fade-in fixed inset-3 z-50 grid grid-rows-[auto_minmax(0,1fr)] border-2 border-ink bg-sheet sm:inset-6"
          >
            <div className="flex items-center gap-2 border-b-2 border-ink py-1.5 pr-1.5 pl-4">
              <Dialog.Title dir="auto" className="min-w-0 grow truncate text-base">
                {picture.name}
              </Dialog.Title>
              {pictures.length > 1 && (
                <>
                  <span role="status" className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
                    {`${index + 1} of ${pictures.length}`}
                  </span>
                  <Tool label="Previous picture" disabled={index === 0} onClick={() => move(-1)}>
                    <ChevronLeft aria-hidden="true" className="size-5" />
                  </Tool>
                  <Tool label="Next picture" disabled={index === pictures.length - 1} onClick={() => move(1)}>
                    <ChevronRight aria-hidden="true" className="size-5" />
                  </Tool>
                </>
              )}
              <Tool label="Download the picture" onClick={() => onDownload(picture)}>
                <Download aria-hidden="true" className="size-5" />
              </Tool>
              <Dialog.Close
                aria-label="Close"
                className="grid size-11 shrink-0 place-items-center hover:bg-ink hover:text-paper"
              >
                <X aria-hidden="true" className="size-6" />
              </Dialog.Close>
            </div>
            <div className="grid min-h-0 place-items-center overflow-auto bg-paper-deep p-3">
              <img src={picture.address} alt={picture.name} className="max-h-full max-w-full object-contain" />
            </div>
          </Dialog.Content>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ToolProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode };

/** Not really disabled at an end, so that the focus stays. */
const Tool = ({ label, disabled, ...button }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    className="grid size-11 shrink-0 place-items-center not-aria-disabled:hover:bg-ink not-aria-disabled:hover:text-paper aria-disabled:opacity-50"
    {...button}
  />
);
