import { type ComponentType, createElement, lazy, useState } from 'react';

export type Screen<Props extends object = object> = {
  Screen: ComponentType<Props>;
  preload: () => Promise<void>;
  /** Module path below web/, the key of the chunk in the build manifest. */
  file?: string | undefined;
};

/**
 * @param load imports the screen's module and returns the component
 * @param file the module's name, if the server lists the screen's files in the page for preloading
 * @param untilHydrated what React waits for before it loads a component that the server has drawn
 */
export function screen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  file?: string,
  untilHydrated?: () => Promise<void>,
): Screen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const Lazy = lazy(async () => {
    await untilHydrated?.();
    return { default: await load() };
  }) as unknown as ComponentType<Props>;
  function Screen(props: Props) {
    // A preloaded component renders at once, as the server requires. The choice must not change while mounted.
    const [component] = useState(() => loaded ?? Lazy);
    return createElement(component, props);
  }
  return { Screen, preload, file };
}
