import { type ComponentType, createElement, lazy, useState } from 'react';

/** A screen in a chunk of its own, which can be fetched ahead of its first use. */
export type Screen = {
  Screen: ComponentType;
  preload: () => Promise<void>;
  /** Its module below web/, by which the build's list of files knows the chunk. */
  file?: string | undefined;
};

/**
 * @param load imports the screen's module and picks the component
 * @param file the module's name, of a screen whose files the server names in its page, to be fetched at once
 */
export function screen(load: () => Promise<ComponentType>, file?: string): Screen {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  function Screen() {
    // What was loaded before is drawn at once, as the server must; the choice holds as long as the screen is shown.
    const [component] = useState(() => loaded ?? Lazy);
    return createElement(component);
  }
  return { Screen, preload, file };
}
