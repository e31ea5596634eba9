import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { unusedNumber } from '../footnoteNumber.ts';
import { isPendingPicture, PENDING } from '../markdown/pendingPicture.ts';
import { cleanPaste } from './cleanPaste.ts';
import { isForeign, type PictureSource } from './pictureSource.ts';
import { picturesInRtf } from './rtfPictures.ts';

export type MissingPicture = { id: string; name: string; reason: string };
type Result = { src: string } | { reason: string };

/** Pictures of pasted HTML that have to be uploaded. In the text each is a node with an address of its own until then. */
export class PastedPictures {
  readonly #sources = new Map<string, PictureSource>();
  readonly #results = new Map<string, Result>();
  readonly #listeners = new Set<() => void>();
  /** Ids of pictures in the text that have no result yet. */
  #waiting: readonly string[] = [];
  #missing: readonly MissingPicture[] = [];
  #files: File[] = [];
  #rtf = '';
  #count = 0;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  waiting = () => this.#waiting;
  missing = () => this.#missing;
  sourceOf = (id: string) => this.#sources.get(id);

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Keeps the pictures of a clipboard, whose HTML may only name them. */
  take(data: DataTransfer | null): void {
    this.#files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    this.#rtf = data?.getData('text/rtf') ?? '';
  }

  /** @returns the addresses of files until their upload, for nodes of the text */
  addFiles(files: readonly File[]): string[] {
    return files.map((file) => {
      this.#count += 1;
      const id = String(this.#count);
      this.#sources.set(id, { src: '', alt: '', file, before: '', name: file.name });
      return PENDING + id;
    });
  }

  /** Marks the pictures that have to be uploaded. @param body clipboard HTML */
  mark(body: HTMLElement): void {
    const pictures = [...body.querySelectorAll('img')].filter((picture) =>
      isForeign(picture.getAttribute('src') ?? ''),
    );
    const named = pictures.filter((picture) => !/^(?:data|https?):/i.test(picture.getAttribute('src') ?? ''));
    const files = this.#filesOf(named, body.textContent?.trim() === '');
    for (const picture of pictures) {
      if (Number(picture.getAttribute('width') ?? 3) < 3 || Number(picture.getAttribute('height') ?? 3) < 3) continue;
      this.#count += 1;
      const id = String(this.#count);
      this.#sources.set(id, {
        src: picture.getAttribute('src') ?? '',
        alt: picture.getAttribute('alt')?.trim() ?? '',
        file: files[named.indexOf(picture)] ?? null,
        before: wordsBefore(picture),
      });
      picture.setAttribute('src', PENDING + id);
    }
  }

  /** The files of pictures that the HTML only names; none when it is not sure which is which. */
  #filesOf(named: Element[], isAlone: boolean): File[] {
    const inRtf = named.length > 0 ? picturesInRtf(this.#rtf) : [];
    if (inRtf.length === named.length) return inRtf;
    // Beside text, Word adds one picture of it all.
    const isSure = isAlone || named.length > 1 || named.every(isOwn);
    return isSure && this.#files.length === named.length ? this.#files : [];
  }

  look(document: Node): void {
    if (this.#sources.size === this.#results.size && this.#waiting.length === 0) return;
    const ids: string[] = [];
    document.descendants(({ type, attrs }) => {
      if (type.name === 'image' && isPendingPicture(attrs.src)) ids.push(String(attrs.src).slice(PENDING.length));
    });
    const waiting = [...new Set(ids)].filter((id) => this.#sources.has(id) && !this.#results.has(id));
    if (waiting.join() === this.#waiting.join()) return;
    this.#waiting = waiting;
    this.#changed();
  }

  finish(id: string, result: Result): void {
    this.#results.set(id, result);
    this.#waiting = this.#waiting.filter((other) => other !== id);
    if ('reason' in result) {
      const { alt = '', before = '', name = alt } = this.#sources.get(id) ?? {};
      const place = before ? `the picture after “${before}”` : 'a picture at the start';
      this.#missing = [...this.#missing, { id, name: name ? `the picture “${name}”` : place, reason: result.reason }];
    }
    this.#changed();
  }

  dismiss = () => {
    this.#missing = [];
    this.#changed();
  };

  /** Replaces the pictures whose upload has ended; null without any. */
  settled(state: EditorState): Transaction | null {
    if (this.#results.size === 0) return null;
    const change = state.tr;
    const ended: { position: number; node: Node; result: Result }[] = [];
    state.doc.descendants((node, position) => {
      const isPending = node.type.name === 'image' && isPendingPicture(node.attrs.src);
      const result = isPending ? this.#results.get(String(node.attrs.src).slice(PENDING.length)) : undefined;
      if (result) ended.push({ position, node, result });
    });
    // From the end, so that positions stay.
    for (const { position, node, result } of ended.reverse())
      if ('src' in result) change.setNodeAttribute(position, 'src', result.src);
      // The caption are words of the text.
      else if (node.attrs.title)
        change.replaceWith(position, position + node.nodeSize, state.schema.text(node.attrs.title));
      else change.delete(position, position + node.nodeSize);
    return ended.length > 0 ? change.setMeta('addToHistory', false) : null;
  }
}

/** Whether a browser made the address for this paste. */
const isOwn = (picture: Element | undefined) =>
  /^(?:blob|webkit-fake-url|cid):/i.test(picture?.getAttribute('src') ?? '');

const MAX_WORDS = 40;

function wordsBefore(picture: Element): string {
  const range = picture.ownerDocument.createRange();
  range.setStart(picture.ownerDocument.body, 0);
  range.setEndBefore(picture);
  const text = range.toString().replace(/\s+/g, ' ').trim();
  return text.length > MAX_WORDS ? `…${text.slice(-MAX_WORDS)}` : text;
}

/** Uploads the pictures of pasted and dropped HTML, and keeps everything else that the clipboard has. */
export const PastedHtml = Extension.create<{ pictures: PastedPictures | null }>({
  name: 'pastedHtml',
  addOptions: () => ({ pictures: null }),
  addProseMirrorPlugins() {
    const { pictures } = this.options;
    let isPaste = true;
    const take = (_view: EditorView, event: ClipboardEvent | DragEvent) => {
      isPaste = 'clipboardData' in event;
      pictures?.take('clipboardData' in event ? event.clipboardData : event.dataTransfer);
      return false;
    };
    const plugin = new Plugin({
      props: {
        handleDOMEvents: { paste: take, drop: take },
        transformPastedHTML: (html, { state }) =>
          cleanPaste(html, (body) => pictures?.mark(body), {
            nextFootnote: unusedNumber(state.doc),
            // What is dropped may come elsewhere.
            isInCell: isPaste && isInTable(state),
          }),
      },
      view: () => ({ update: ({ state }) => pictures?.look(state.doc) }),
      appendTransaction: (_changes, _before, state) => pictures?.settled(state) ?? null,
    });
    return [plugin];
  },
});
