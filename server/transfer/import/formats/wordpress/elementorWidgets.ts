export type Settings = Record<string, unknown>;

/** The settings of the widgets of a kind, in the order of the page. @param data Elementor's settings of the page, as JSON */
export function widgetsIn(data: string | undefined, kind: string): Settings[] {
  if (!data?.includes(`"${kind}"`)) return [];
  const widgets: Settings[] = [];
  const waiting: unknown[] = [parsed(data)];
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    if (Array.isArray(node)) waiting.unshift(...node);
    const { widgetType, settings, elements } = Object(node) as Settings;
    if (widgetType === kind) widgets.push(Object(settings) as Settings);
    if (Array.isArray(elements)) waiting.unshift(...elements);
  }
  return widgets;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return [];
  }
}
