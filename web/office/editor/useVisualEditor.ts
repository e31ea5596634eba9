import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react';
import type { VisualProps } from './useMarkdownEditor.ts';

type Editor = ComponentType<VisualProps>;
let loaded: Editor | null = null;
let loading: Promise<void> | undefined;

/** Loads the editor once. If that fails, the user edits Markdown, and the next call tries again. */
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
 * Loads the visual editor when it is wanted.
 * @returns the editor, which stays once it has been shown, so that its history does; null before, when the textarea is
 *   used, whose focus the editor takes over
 */
export function useVisualEditor(isEnabled: boolean, ref: Ref<HTMLElement>) {
  const [VisualEditor, setEditor] = useState<Editor | null>(() => {
    // Starts loading while the form is rendered.
    if (isEnabled) void load();
    return loaded;
  });
  const hadFocus = useRef(false);
  const element = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isEnabled || VisualEditor) return;
    let isCancelled = false;
    const mountEditor = async () => {
      await load();
      if (!isCancelled) setEditor(() => loaded);
    };
    void mountEditor();
    return () => {
      isCancelled = true;
    };
  }, [isEnabled, VisualEditor]);
  const attach = (field: HTMLElement | null) => {
    // React detaches the ref before it removes the textarea, which may have the focus until then.
    if (!field) hadFocus.current = document.activeElement === element.current;
    element.current = field;
    if (typeof ref === 'function') ref(field);
    else if (ref) ref.current = field;
  };
  const hasAppeared = useRef(false);
  hasAppeared.current ||= isEnabled && (VisualEditor ?? loaded) !== null;
  return {
    VisualEditor: hasAppeared.current ? (VisualEditor ?? loaded) : null,
    hadFocus,
    element,
    attach,
  };
}
