import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react';
import type { VisualProps } from './useMarkdownEditor.ts';

type Editor = ComponentType<VisualProps>;
let loaded: Editor | null = null;
let loading: Promise<void> | undefined;

/** Loads the editor, once. Where it does not load, the Markdown is written, and the next call tries again. */
function load(): Promise<void> {
  loading ??= import('./VisualEditor.tsx').then(
    (module) => {
      loaded = module.VisualEditor;
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/**
 * Loads the editor once it is wanted.
 * @returns the editor, null while it is not wanted or not there: then the textarea takes its place, whose focus it takes over
 */
export function useVisualEditor(isWanted: boolean, ref: Ref<HTMLElement>) {
  const [VisualEditor, setEditor] = useState<Editor | null>(() => {
    // It is on its way while the form around it is drawn.
    if (isWanted) void load();
    return loaded;
  });
  const hadFocus = useRef(false);
  const element = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isWanted || VisualEditor) return;
    let isOver = false;
    const show = async () => {
      await load();
      if (!isOver) setEditor(() => loaded);
    };
    void show();
    return () => {
      isOver = true;
    };
  }, [isWanted, VisualEditor]);
  const attach = (field: HTMLElement | null) => {
    // React says so before it takes the textarea away: up to then it may be given the focus.
    if (!field) hadFocus.current = document.activeElement === element.current;
    element.current = field;
    if (typeof ref === 'function') ref(field);
    else if (ref) ref.current = field;
  };
  return {
    VisualEditor: isWanted ? (VisualEditor ?? loaded) : null,
    /** Whether what was written in before had the focus when it was taken away. */
    hadFocus,
    /** What is written in. */
    element,
    attach,
  };
}
