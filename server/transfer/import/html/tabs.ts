import type { Element, ElementContent, Parents, Root } from 'hast';
import { element, elementsOf, findElements, hasClass, isElement, propertyOf, textOf } from './elements.ts';

/** Titles and panels of blocks that a script connects by their order. */
const families: readonly [title: RegExp, panel: RegExp][] = [
  [/^kt-tab-title$/, /^kt-tab-inner-content$/],
  [/^uagb-tabs-list$/, /^uagb-tabs__body-container$/],
  [/^elementor-tab-desktop-title$/, /^elementor-tab-content$/],
];

/**
 * Writes the title of a tab before what the tab shows: a script connects them, and Elementor has each title twice, once for
 * phones. Changes the tree.
 */
export function writeTabs(root: Root): void {
  const elements = [...elementsOf(root)];
  const panelOf = panelsByTitle(elements);
  if (!panelOf.size) return;
  const titled = new Set<Element>();
  for (const [title, panel] of panelOf) {
    if (titled.has(panel)) continue;
    titled.add(panel);
    if (wordsOf(findElements(panel, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')[0]) === wordsOf(title)) continue;
    panel.children.unshift(element('p', [element('strong', title.children)]));
  }
  removeAll(root, new Set(panelOf.keys()));
}

function panelsByTitle(elements: readonly Element[]): Map<Element, Element> {
  const byId = new Map(
    elements.flatMap((one) => (propertyOf(one, 'id') ? [[propertyOf(one, 'id'), one] as const] : [])),
  );
  const panels = new Map<Element, Element>();
  for (const one of elements) {
    if (!isTab(one)) continue;
    const panel = byId.get(propertyOf(one, 'ariaControls')) ?? byId.get(propertyOf(one, 'href').replace(/^#/, ''));
    if (panel && panel !== one && wordsOf(one)) panels.set(one, panel);
  }
  for (const [title, panel] of families) {
    const titles = elements.filter((one) => hasClass(one, title) && !panels.has(one));
    const ofFamily = elements.filter((one) => hasClass(one, panel));
    if (titles.length === ofFamily.length)
      for (const [index, one] of titles.entries()) panels.set(one, ofFamily[index] as Element);
  }
  return panels;
}

const isTab = (one: Element) =>
  propertyOf(one, 'role') === 'tab' || [one.properties.dataToggle, one.properties.dataBsToggle].includes('tab');

const wordsOf = (node: Element | undefined) => (node ? textOf(node).replace(/\s+/g, ' ').trim() : '');

/** Removes elements, and those in which nothing is left then. @returns whether something was removed */
function removeAll(parent: Parents, removed: ReadonlySet<Element>): boolean {
  let isChanged = false;
  parent.children = (parent.children as ElementContent[]).filter((child) => {
    if (!isElement(child)) return true;
    const isRemoved = removed.has(child) || (removeAll(child, removed) && isEmpty(child));
    isChanged ||= isRemoved;
    return !isRemoved;
  });
  return isChanged;
}

const isEmpty = (node: Element) => !textOf(node).trim() && findElements(node, 'img', 'iframe', 'video').length === 0;
