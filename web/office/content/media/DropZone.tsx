import { type DragEvent, type ReactNode, useState } from 'react';

type Props = { onFiles: (files: File[]) => void; children: ReactNode };

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Accepts dropped files. A button beside it does the same without dragging. */
export function DropZone({ onFiles, children }: Props) {
  // dragenter and dragleave fire for each child.
  const [depth, setDepth] = useState(0);
  const onDrop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setDepth(0);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same by keyboard
    <div
      className={`relative min-h-80 outline-offset-8 ${depth > 0 ? 'outline-4 outline-signal outline-dashed' : ''}`}
      onDragEnter={(event) => holdsFiles(event) && setDepth(depth + 1)}
      onDragLeave={(event) => holdsFiles(event) && setDepth(Math.max(0, depth - 1))}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={onDrop}
    >
      {children}
    </div>
  );
}
