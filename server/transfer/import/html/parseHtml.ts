import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

/** Maximum nesting of elements. A deeper element is dropped and its text stays. */
const NESTING = 100;

type ParsedNode = DefaultTreeAdapterTypes.Node;
type ParsedParent = DefaultTreeAdapterTypes.ParentNode;

/** Parses HTML as browsers do. */
export function parseHtml(html: string): Root {
  const fragment = parseFragment(html, { scriptingEnabled: false });
  limitNesting(fragment);
  return fromParse5(fragment) as Root;
}

/** Without recursion, because the nesting is not limited yet. */
function limitNesting(root: ParsedParent): void {
  const open: { parent: ParsedParent; depth: number }[] = [{ parent: root, depth: 0 }];
  for (let current = open.pop(); current; current = open.pop()) {
    const { parent, depth } = current;
    for (const child of [...parent.childNodes]) {
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      if (depth < NESTING) open.push({ parent: child, depth: depth + 1 });
      else keepText(child);
    }
  }
}

function keepText(element: DefaultTreeAdapterTypes.Element): void {
  const text: string[] = [];
  const open: ParsedNode[] = [element];
  for (let node = open.pop(); node; node = open.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) text.push(node.value);
    else if ('childNodes' in node) open.push(...node.childNodes.toReversed());
  }
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text.join(''));
}
