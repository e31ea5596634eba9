export const pick = (object: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, (object as Record<string, unknown>)[name]]));
