import { useState } from 'react';
import { conversationStrings } from '#schema/conversation.ts';
import { silentFailure } from '#web/shared/data/errors.ts';
import { saveFile } from '#web/shared/ui/saveFile.ts';
import { tellFailure } from '#web/shared/ui/tellFailure.ts';
import { fetchAttachment } from './fetchAttachment.ts';

type File = { id: string; name: string; path: string };

export function useDownloadAttachment() {
  const [pending, setPending] = useState<string | null>(null);
  const download = async ({ id, name, path }: File) => {
    setPending(id);
    const response = await fetchAttachment(path);
    const content = response?.ok ? await response.blob().catch(() => null) : null;
    if (content) saveFile(content, name);
    else tellFailure(silentFailure(`HTTP_${response?.status}`), sentenceFor(response?.status));
    setPending(null);
  };
  return { download: (file: File) => void download(file), pending };
}

const sentenceFor = (status: number | undefined) =>
  status === 404 ? conversationStrings.attachmentNotFound : conversationStrings.attachmentFailed;
