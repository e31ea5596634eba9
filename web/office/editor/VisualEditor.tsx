import { EditorContent } from '@tiptap/react';
import { useRef, useState } from 'react';
import { EditorToolbar, type Question } from './EditorToolbar.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { MissingAlts } from './MissingAlts.tsx';
import { PastedPicturesNotice } from './PastedPicturesNotice.tsx';
import { PasteOffer } from './PasteOffer.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PastedPictures } from './paste/pastedPictures.ts';
import { useMarkdownEditor, type VisualProps } from './useMarkdownEditor.ts';
import { VideoDialog } from './VideoDialog.tsx';

/** The visual editor: a separate chunk that only staff forms load. */
export function VisualEditor(props: VisualProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [pictures] = useState(() => new PastedPictures());
  const editor = useMarkdownEditor(props, pictures, {
    onEscape: () => bar.current?.querySelector<HTMLElement>('button[tabindex="0"], button')?.focus(),
    onLink: () => setQuestion('link'),
    onPicture: (picture) => {
      setFile(picture);
      setQuestion('picture');
    },
  });
  const close = () => {
    setQuestion(null);
    setFile(null);
  };
  if (!editor) return null;
  return (
    <>
      <PastedPicturesNotice pictures={pictures} />
      {!props.isHidden && (
        <div
          className="editor border-2 border-edge bg-sheet focus-within:border-ink"
          data-invalid={props.invalid || undefined}
        >
          <EditorToolbar
            editor={editor}
            label={props.label}
            disabled={props.disabled}
            bar={bar}
            onQuestion={setQuestion}
          />
          <PasteOffer editor={editor} />
          <EditorContent editor={editor} />
          <MissingAlts editor={editor} />
          {question === 'link' && <LinkDialog editor={editor} onClose={close} />}
          {question === 'picture' && <PictureDialog editor={editor} file={file} onClose={close} />}
          {question === 'video' && <VideoDialog editor={editor} onClose={close} />}
        </div>
      )}
    </>
  );
}
