/** Elements that draw into a bitmap of their own, in ordinary elements. */
const weights: Record<string, number> = { filter: 2000, mask: 500, pattern: 500 };

/** A logo needs some thousand. */
const MAX_COST = 200_000;

type Part = { cost: number; references: string[] };

/**
 * Counts what an SVG draws, with copies of copies: a renderer cannot be stopped while it draws.
 * @returns `open` and `close` for each element, and `check`
 */
export function createCostCounter() {
  const root: Part = { cost: 0, references: [] };
  const parts = new Map<string, Part>();
  const openParts: (Part | undefined)[] = [];
  return {
    open(name: string, attributes: Record<string, string>): void {
      const { id } = attributes;
      const part = id === undefined ? undefined : (parts.get(id) ?? { cost: 0, references: [] });
      if (part && id !== undefined) parts.set(id, part);
      openParts.push(part);
      const references = Object.entries(attributes).flatMap(([attribute, value]) => referencesIn(attribute, value));
      for (const owner of new Set([root, ...openParts])) {
        if (!owner) continue;
        owner.cost += weights[name] ?? 1;
        owner.references.push(...references);
      }
    },
    close(): void {
      openParts.pop();
    },
    /** @param styles style sheets, whose rules may apply to every element @throws for too much, and for a cycle */
    check(styles: string): void {
      const styleReferences = referencesIn('style', styles);
      const costs = new Map<string, number>();
      const costOf = (part: Part, path: ReadonlySet<string>): number => {
        let cost = part.cost;
        for (const id of part.references) {
          cost += referenceCost(id, path);
          if (cost > MAX_COST) throw new Error('too costly');
        }
        return cost;
      };
      const referenceCost = (id: string, path: ReadonlySet<string>): number => {
        if (path.has(id)) throw new Error('a cycle');
        const part = parts.get(id);
        const cost = costs.get(id) ?? (part ? costOf(part, new Set([...path, id])) : 0);
        costs.set(id, cost);
        return cost;
      };
      const styled = styleReferences.reduce((sum, id) => sum + referenceCost(id, new Set()), 0);
      if (costOf(root, new Set()) * (1 + styled) > MAX_COST) throw new Error('too costly');
    },
  };
}

const referencesIn = (attribute: string, value: string): string[] => {
  const [, target] = (/^(?:xlink:)?href$/.test(attribute) && /^\s*#(\S+)/.exec(value)) || [];
  return target ? [target] : [...value.matchAll(/url\(\s*['"]?#([^'")\s]+)/gi)].map(([, id]) => id as string);
};
