import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { idOfUpload } from '#web/office/content/media/idOfUpload.ts';
import { useChosenPictures } from '#web/office/content/media/useChosenPictures.ts';

/** Says how many pictures of the text lack an alt text. Those that are marked as decorative lack none. */
export function MissingAlts({ editor }: { editor: Editor }) {
  const sources = useEditorState({ editor, selector: ({ editor }) => withoutAlt(editor) });
  const pictures = useChosenPictures(sources.flatMap((source) => idOfUpload(source) ?? []));
  const count = sources.filter((source) => {
    const id = idOfUpload(source);
    const picture = pictures.find(({ url }) => idOfUpload(url) === id);
    // Until the library has answered, nobody is warned.
    return id ? picture && !picture.isDecorative : true;
  }).length;
  return (
    <p role="status" className={count > 0 ? 'border-t-2 border-line px-4 py-2.5 text-sm text-ink-soft' : 'sr-only'}>
      {count > 0 &&
        `${count === 1 ? '1 picture has no alt text. Select it' : `${count} pictures have no alt text. Select one`} and press Picture to say what it shows, or mark it as decorative.`}
    </p>
  );
}

function withoutAlt({ state }: Editor): string[] {
  const sources: string[] = [];
  state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'image' && !attrs.alt) sources.push(String(attrs.src));
  });
  return sources;
}
