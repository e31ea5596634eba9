import { FileText, Paperclip, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { conversationStrings } from '#schema/conversation.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { fileSize } from '#web/shared/ui/fileSize.ts';
import { keyOf, type useReplyFiles } from './useReplyFiles.ts';

type Props = Pick<ReturnType<typeof useReplyFiles>, 'files' | 'fault' | 'remove'>;

export const ReplyFiles = ({ files, fault, remove }: Props) => (
  <>
    {files.length > 0 && (
      <ul aria-label="Files of the reply" className="flex w-full flex-wrap gap-2">
        {files.map((file) => (
          <li
            key={keyOf(file)}
            className="flex max-w-full items-center gap-2 border border-edge bg-sheet py-1 pl-2 text-sm"
          >
            <Preview file={file} />
            <bdi dir="auto" className="min-w-0 max-w-56 truncate font-semibold" title={file.name}>
              {file.name}
            </bdi>
            <span className="whitespace-nowrap text-ink-soft">{fileSize(file.size)}</span>
            <button
              type="button"
              aria-label={`Remove ${file.name}`}
              className="grid size-8 shrink-0 place-items-center hover:bg-ink hover:text-paper"
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                remove(file);
              }}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    )}
    <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
      {fault}
    </p>
  </>
);

/** The button goes with its file: the keyboard continues at the next one, or in the text. */
function focusNeighbour(button: HTMLButtonElement): void {
  const buttons = [...(button.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(button);
  (buttons[at + 1] ?? buttons[at - 1] ?? button.form?.querySelector('textarea'))?.focus();
}

const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!pictureTypes.includes(file.type)) return;
    const objectUrl = URL.createObjectURL(file);
    setAddress(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  if (!address) return <FileText aria-hidden="true" className="size-4 shrink-0" />;
  return <img src={address} alt="" className="size-8 shrink-0 object-cover" onError={() => setAddress(null)} />;
}

/** Chooses files of the device. The same file can be chosen again after it was removed. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden="true" className="size-4" /> {conversationStrings.attachFiles}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={conversationStrings.attachFiles}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
