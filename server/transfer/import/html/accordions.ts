import type { ElementContent, Parents } from 'hast';
import { element, elementsOf, hasClass, isElement, textOf } from './elements.ts';

/** Parts to unfold of Ghost, of WordPress and of page builders: a heading with a button, and its answer. */
const part =
  /^(?:kg-toggle-card|wp-block-accordion-item|kt-accordion-pane|wp-block-kadence-pane|elementor-(?:accordion|toggle)-item|wp-block-uagb-faq-child|uagb-faq-item|accordion-item|sp-ea-single)$/;
const titles =
  /^(?:kg-toggle-heading-text|wp-block-accordion-heading__toggle-title|wp-block-accordion-title|kt-blocks-accordion-title|elementor-(?:accordion|toggle)-title|uagb-question|accordion-button|ea-header)$/;
const heads =
  /^(?:kg-toggle-heading|wp-block-accordion-heading|kt-accordion-header-wrap|elementor-tab-title|uagb-faq-questions(?:-button)?|accordion-header|ea-header)$/;

/** Turns parts to unfold into `<details>`, which pages show as such. Changes the tree. */
export function unfoldable(parent: Parents): void {
  parent.children = (parent.children as ElementContent[]).map((child) => {
    if (!isElement(child)) return child;
    unfoldable(child);
    if (!hasClass(child, part)) return child;
    const inside = [...elementsOf(child)];
    const title = inside.find((one) => hasClass(one, titles));
    const head = inside.find((one) => hasClass(one, heads)) ?? title;
    if (!title || !head || !textOf(title).trim()) return child;
    const isOpen = hasClass(child, /^is-open$/) || child.properties.dataKgToggleState === 'open';
    const summary = element('summary', title.children);
    return element('details', [summary, ...without(child.children, head)], isOpen ? { open: true } : {});
  });
}

const without = (children: readonly ElementContent[], removed: ElementContent): ElementContent[] =>
  children.flatMap((child): ElementContent[] => {
    if (child === removed) return [];
    return isElement(child) ? [{ ...child, children: without(child.children, removed) }] : [child];
  });
