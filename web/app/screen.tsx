import { type ComponentType, createElement, lazy, useState } from 'react';

/** A screen in a chunk of its own, which can be fetched ahead of its first use. */
export type Screen = { Screen: ComponentType; preload: () => Promise<void> };

/** @param load imports the screen's module and picks the component */
export function screen(load: () => Promise<ComponentType>): Screen {
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
  return { Screen, preload };
}
