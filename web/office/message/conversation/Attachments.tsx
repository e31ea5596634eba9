import { Paperclip, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { conversationStrings } from '#schema/conversation.ts';
import { fileSize } from '#web/shared/ui/fileSize.ts';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import type { EntryOf } from './entry.ts';
import { PictureViewer } from './PictureViewer.tsx';
import { isPicture, Thumbnail } from './Thumbnail.tsx';
import { useDownloadAttachment } from './useDownloadAttachment.ts';

/** Attachments of an answer or a reply: pictures have a thumbnail, executable files a warning. */
export function Attachments({ files }: { files: EntryOf<'Answer'>['attachments'] }) {
  const { download, pending } = useDownloadAttachment();
  const [addresses, setAddresses] = useState<Record<string, string>>({});
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  if (files.length === 0) return null;
  const pictures = files.flatMap(({ id, name }) => (addresses[id] ? [{ id, name, address: addresses[id] }] : []));
  return (
    <>
      <ul aria-label="Attachments" className="mt-5 grid grid-cols-1 gap-2">
        {files.map((file) => (
          <li key={file.id} className={file.isExecutable ? 'border-l-4 border-danger pl-3' : ''}>
            {isPicture(file) && (
              <Thumbnail
                {...file}
                onLoaded={(address) => setAddresses((loaded) => ({ ...loaded, [file.id]: address }))}
                onOpen={() => setOpenIndex(pictures.findIndex(({ id }) => id === file.id))}
              />
            )}
            <button
              type="button"
              className="link inline-flex max-w-full items-baseline gap-2 py-1 text-left text-sm font-semibold wrap-anywhere"
              aria-busy={pending === file.id || undefined}
              aria-label={`Download ${file.name}`}
              onClick={() => download(file)}
            >
              {pending === file.id ? (
                <Spinner className="size-4 shrink-0 self-center" />
              ) : (
                <Paperclip aria-hidden="true" className="size-4 shrink-0 self-center" />
              )}
              <bdi dir="auto">{file.name}</bdi>
            </button>
            <span className="ml-2 text-sm whitespace-nowrap text-ink-soft">{fileSize(file.size)}</span>
            {file.isExecutable && (
              <p className="flex items-baseline gap-2 text-sm font-semibold text-danger">
                <TriangleAlert aria-hidden="true" className="size-4 shrink-0 self-center" />
                {conversationStrings.executable}
              </p>
            )}
          </li>
        ))}
      </ul>
      <PictureViewer
        pictures={pictures}
        index={openIndex}
        onIndex={setOpenIndex}
        onDownload={({ id }) => {
          const file = files.find((one) => one.id === id);
          if (file) download(file);
        }}
      />
    </>
  );
}
