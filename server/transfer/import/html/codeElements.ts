import type { Element, ElementContent } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import type { Nodes as MdastNodes, PhrasingContent } from 'mdast';
import { element, elementsOf, findElements, hasClass, isElement, propertyOf, textOf } from './elements.ts';

/** A block of code. Markdown shows no format in it. */
export const preformatted: Handle = (state, node) => {
  if (hasClass(node, /^wp-block-verse$/)) return verse(state, node);
  const parts = [node, ...elementsOf(node)];
  const classes = parts.map((part) => `${propertyOf(part, 'className')} ${propertyOf(part, 'lang')}`).join(' ');
  const [, inClass] = /(?:^|\s)(?:lang(?:uage)?-|brush:\s*)([\w+#-]+)/.exec(classes) ?? [];
  const language = inClass ?? parts.map(namedLanguage).find((name) => /^[\w+#-]+$/.test(name));
  const value = textOf(node).replace(/\n+$/, '');
  return value.trim() ? { type: 'code', lang: language ?? null, meta: null, value } : undefined;
};

const languageProperties = ['dataEnlighterLanguage', 'dataLanguage', 'dataLang'];

/** The language of code that a plug-in of WordPress names; `lang` of other elements is the language of people. */
const namedLanguage = (node: Element): string =>
  languageProperties.map((name) => propertyOf(node, name)).find(Boolean) ??
  (node.tagName === 'pre' ? propertyOf(node, 'lang') : '');

function verse(state: State, node: Element): MdastNodes[] {
  const lines = (children: ElementContent[]): ElementContent[] =>
    children.flatMap((child) => {
      if (isElement(child)) return [{ ...child, children: lines(child.children) }];
      if (child.type !== 'text') return [];
      return child.value
        .split('\n')
        .flatMap((line, index): ElementContent[] => [
          ...(index ? [element('br')] : []),
          { type: 'text', value: line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length)) },
        ]);
    });
  return state.toFlow(state.all({ ...node, children: lines(node.children) })) as MdastNodes[];
}

/** Inline code; links and line breaks in it divide it. */
export const inlineCode: Handle = (state, node) => {
  if (!findElements(node, 'a', 'br', 'img').length) {
    const value = textOf(node).replace(/\s+/g, ' ');
    return value.trim() ? { type: 'inlineCode', value } : { type: 'text', value };
  }
  return node.children.flatMap((child): MdastNodes[] => {
    if (isElement(child)) {
      if (child.tagName === 'br') return [{ type: 'break' }];
      if (child.tagName === 'img') return state.all({ ...node, children: [child] });
      const inner = inlineCode(state, { ...node, children: child.children }, undefined);
      const children = (Array.isArray(inner) ? inner : inner ? [inner] : []) as PhrasingContent[];
      return child.tagName === 'a' ? [{ type: 'link', url: propertyOf(child, 'href'), children }] : children;
    }
    const value = textOf(child).replace(/\s+/g, ' ');
    return value.trim() ? [{ type: 'inlineCode', value: value.trim() }] : [{ type: 'text', value }];
  });
};
