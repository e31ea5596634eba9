import { type ComponentType, createElement, lazy, useState } from 'react';

/** A component in a chunk of its own, which can be fetched ahead of its first use. */
export type Screen<Props extends object = object> = {
  Screen: ComponentType<Props>;
  preload: () => Promise<void>;
  /** Its module below web/, by which the build's list of files knows the chunk. */
  file?: string | undefined;
};

/**
 * @param load imports the screen's module and picks the component
 * @param file the module's name, of a screen whose files the server names in its page, to be fetched at once
 */
export function screen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  file?: string,
): Screen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const Lazy = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  function Screen(props: Props) {
    // What was loaded before is drawn at once, as the server must; the choice holds as long as the screen is shown.
    const [component] = useState(() => loaded ?? Lazy);
    return createElement(component, props);
  }
  return { Screen, preload, file };
}
