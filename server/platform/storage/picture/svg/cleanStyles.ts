import postcss from 'postcss';

const PROPERTY =
  /^(?:fill|stroke|stop|flood|clip|font|marker|text|opacity|color|display|visibility|mask|filter|paint-order|isolation|mix-blend-mode|letter-spacing|word-spacing|dominant-baseline|shape-rendering|vector-effect|enable-background|overflow)(?:-[a-z-]+)?$/;
/** Without escapes, quotes are of names of fonts. */
const VALUE = /^[\w\s#%.,()+*/'"-]*$/;
const SELECTOR = /^[\w\s.#,>*:()-]+$/;

/** @returns whether a value refers to nothing outside of the file */
export const isLocal = (value: string): boolean =>
  !/\\|&#|javascript:|data:/i.test(value) &&
  !/url\(\s*(?!['"]?#)/i.test(value) &&
  !/image\(|src\(|image-set\(/i.test(value);

const isClean = ({ prop, value }: postcss.Declaration) =>
  PROPERTY.test(prop.toLowerCase()) && VALUE.test(value) && isLocal(value);

/** @returns the declarations of a style attribute that only draw */
export const cleanDeclarations = (style: string): string => {
  try {
    return declarationsOf(postcss.parse(style).nodes);
  } catch {
    return '';
  }
};

/** @returns the rules of a style sheet that only draw, without rules for devices, imports and fonts */
export const cleanStyles = (css: string): string =>
  postcss
    .parse(css)
    .nodes.flatMap((node) => {
      if (node.type !== 'rule' || !SELECTOR.test(node.selector)) return [];
      const declarations = declarationsOf(node.nodes);
      return declarations ? [`${node.selector.replaceAll('>', '&gt;')}{${declarations}}`] : [];
    })
    .join('');

const declarationsOf = (nodes: readonly postcss.ChildNode[]) =>
  nodes.flatMap((node) => (node.type === 'decl' && isClean(node) ? [`${node.prop}:${node.value}`] : [])).join(';');
