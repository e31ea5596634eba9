import { EditorContent } from '@tiptap/react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BlockMenu } from './BlockMenu.tsx';
import { BlockMenuState } from './blockMenu.ts';
import { EditorToolbar, type Question } from './EditorToolbar.tsx';
import { focused } from './focused.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { MissingAlts } from './MissingAlts.tsx';
import { PastedPicturesNotice } from './PastedPicturesNotice.tsx';
import { PasteOffer } from './PasteOffer.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PastedPictures } from './paste/pastedPictures.ts';
import { SelectionTools } from './SelectionTools.tsx';
import { useMarkdownEditor, type VisualProps } from './useMarkdownEditor.ts';
import { VideoDialog } from './VideoDialog.tsx';

/** The visual editor: a separate chunk that only staff forms load. */
export function VisualEditor(props: VisualProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [pictures] = useState(() => new PastedPictures());
  const [menu] = useState(() => new BlockMenuState());
  const editor = useMarkdownEditor(
    props,
    { pictures, menu },
    {
      onEscape: () => bar.current?.querySelector<HTMLElement>('button[tabindex="0"], button')?.focus(),
      onLink: () => setQuestion('link'),
      // One is asked for its words; several are uploaded in turn, and the list below asks for theirs.
      onPictures: (files) => {
        const [first = null, ...others] = files;
        if (others.length > 0) return insertPictures(files);
        setFile(first);
        setQuestion('picture');
      },
    },
  );
  const close = () => {
    setQuestion(null);
    setFile(null);
  };
  const insertPictures = (files: File[]) => {
    const content = pictures
      .addFiles(files)
      .map((src) => ({ type: 'paragraph', content: [{ type: 'image', attrs: { src, alt: '' } }] }));
    if (editor) focused(editor).insertContent(content).run();
  };
  if (!editor) return null;
  menu.onChoose = ({ run, question }) => {
    if (question) setQuestion(question);
    else run?.(focused(editor)).run();
  };
  const toolbar = (
    <EditorToolbar editor={editor} label={props.label} disabled={props.disabled} bar={bar} onQuestion={setQuestion} />
  );
  return (
    <>
      <PastedPicturesNotice pictures={pictures} />
      {!props.isHidden && (
        <div className="editor" data-invalid={props.invalid || undefined}>
          {props.toolbarPlace ? createPortal(toolbar, props.toolbarPlace) : toolbar}
          <PasteOffer editor={editor} />
          <EditorContent editor={editor} />
          <SelectionTools editor={editor} onQuestion={setQuestion} />
          <BlockMenu editor={editor} menu={menu} />
          <MissingAlts editor={editor} />
          {question === 'link' && <LinkDialog editor={editor} onClose={close} />}
          {question === 'picture' && <PictureDialog editor={editor} file={file} onClose={close} />}
          {question === 'video' && <VideoDialog editor={editor} onClose={close} />}
        </div>
      )}
    </>
  );
}
