import { type ComponentType, createElement, lazy, useState } from 'react';

export type Screen<Props extends object = object> = {
  Screen: ComponentType<Props>;
  preload: () => Promise<void>;
};

/**
 * @param load imports the screen's module and returns the component
 * @param untilHydrated what React waits for before it loads a component that the server has drawn
 */
export function screen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  untilHydrated?: () => Promise<void>,
): Screen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const Lazy = lazy(async () => {
    await untilHydrated?.();
    return { default: await load() };
  }) as ComponentType<Props>;
  function Screen(props: Props) {
    // A preloaded component renders at once, as the server requires. The choice must not change while mounted.
    const [component] = useState(() => loaded ?? Lazy);
    return createElement(component, props);
  }
  return { Screen, preload };
}
