import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { conversationStrings, MAX_ATTACHMENTS, MAX_REPLY_BYTES } from '#schema/conversation.ts';
import { pastedFiles } from '#web/shared/forms/pastedFiles.ts';

/** Files that wait for the reply. They are sent with it, and stay until it was sent. */
export function useReplyFiles() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);

  /** Takes all of them or none. */
  const add = (added: readonly File[]) => {
    if (!added.length) return;
    const all = [...files, ...added.filter((file) => !files.some((one) => keyOf(one) === keyOf(file)))];
    const newFault = faultOf(all);
    setFault(newFault);
    if (!newFault) setFiles(all);
  };
  const remove = (file: File) => {
    setFault(null);
    setFiles(files.filter((one) => one !== file));
  };
  const clear = () => {
    setFault(null);
    setFiles([]);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedFiles(event.clipboardData);
    if (!pasted.length) return;
    event.preventDefault();
    add(pasted);
  };
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      add([...event.dataTransfer.files]);
    },
  };
  return { files, fault, isOver, add, remove, clear, onPaste, target };
}

/** Equal for the same file, chosen twice. */
export const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

function faultOf(files: readonly File[]): string | null {
  if (files.length > MAX_ATTACHMENTS) return conversationStrings.tooManyFiles;
  const empty = files.find(({ size }) => size === 0);
  if (empty) return conversationStrings.emptyFile(empty.name);
  const bytes = files.reduce((total, { size }) => total + size, 0);
  return bytes > MAX_REPLY_BYTES ? conversationStrings.filesTooLarge : null;
}
