import sanitizeHtml from 'sanitize-html';
import sax from 'sax';
import { pictureStrings } from '#schema/picture.ts';
import { cleanDeclarations, cleanStyles, isLocal } from './cleanStyles.ts';
import { createCostCounter } from './drawingCost.ts';

/** A logo has some hundred elements; these bounds keep drawing cheap in every browser. */
const MAX_ELEMENTS = 5000;
const MAX_DEPTH = 100;

/** Elements that draw. No scripts, animations, links, foreign content or pictures. */
const elements = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'a', 'title', 'desc', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker', 'filter'],
  ...[
    'feBlend',
    'feColorMatrix',
    'feComponentTransfer',
    'feComposite',
    'feDropShadow',
    'feFlood',
    'feFuncA',
    'feFuncB',
  ],
  ...['feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode', 'feOffset'],
];

const attributes = [
  ...['id', 'class', 'style', 'transform', 'href', 'viewBox', 'preserveAspectRatio', 'x', 'y', 'width', 'height'],
  ...['d', 'pathLength', 'points', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'dx', 'dy', 'rotate'],
  ...['textLength', 'lengthAdjust', 'startOffset', 'method', 'spacing', 'side', 'offset', 'fx', 'fy', 'fr'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'patternUnits', 'patternContentUnits', 'patternTransform'],
  ...['clipPathUnits', 'maskUnits', 'maskContentUnits', 'markerWidth', 'markerHeight', 'markerUnits', 'orient'],
  ...['refX', 'refY', 'filterUnits', 'primitiveUnits', 'in', 'in2', 'result', 'stdDeviation', 'mode', 'type', 'values'],
  ...['k1', 'k2', 'k3', 'k4', 'operator', 'tableValues', 'slope', 'intercept', 'amplitude', 'exponent'],
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'color', 'display'],
  ...['visibility', 'overflow', 'clip-path', 'clip-rule', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end'],
  ...[
    'stop-color',
    'stop-opacity',
    'flood-color',
    'flood-opacity',
    'paint-order',
    'vector-effect',
    'color-interpolation',
  ],
  ...['color-interpolation-filters', 'shape-rendering', 'font-family', 'font-size', 'font-style', 'font-weight'],
  ...['letter-spacing', 'word-spacing', 'text-anchor', 'text-decoration', 'dominant-baseline', 'baseline-shift'],
];

/**
 * Rewrites an SVG with only what draws, so that nothing in it runs or loads anything.
 * @returns the SVG, or why it is refused
 */
export function sanitizeSvg(source: string): { svg: string } | { refusal: string } {
  let styles: string;
  try {
    styles = cleanStyles(inspect(source));
  } catch {
    return { refusal: pictureStrings.svg };
  }
  let isRoot = true;
  const written = sanitizeHtml(source, {
    allowedTags: elements.filter((name) => name !== 'style'),
    allowedAttributes: { '*': attributes, svg: [...attributes, 'xmlns'] },
    disallowedTagsMode: 'completelyDiscard',
    allowedSchemes: [],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    parser: { xmlMode: true, decodeEntities: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => {
        const cleaned = cleanAttributes(tagName, attribs);
        const isSized = isRoot;
        isRoot = false;
        return { tagName, attribs: isSized ? withViewBox(cleaned) : cleaned };
      },
    },
  });
  // Text outside of the element, such as the rest of a document type, is dropped.
  const [svg] = /<svg[\s>][\s\S]*<\/svg>/.exec(written) ?? [];
  if (!svg) return { refusal: pictureStrings.svg };
  if (!SHAPE.test(svg)) return { refusal: pictureStrings.svg };
  return { svg: styles ? svg.replace(/^<svg[^>]*>/, (root) => `${root}<style>${styles}</style>`) : svg };
}

/** Without one of these there is nothing to see. */
const SHAPE = /<(?:path|rect|circle|ellipse|line|polyline|polygon|text|use)[\s>]/;

/** @returns the style sheets @throws for what is not well-formed, defines entities, or is too large */
function inspect(source: string): string {
  const parser = sax.parser(true, { xmlns: false });
  let [count, depth, styles] = [0, 0, ''];
  const path: string[] = [];
  const costs = createCostCounter();
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = (text) => {
    if (/<!|\[\s*[^\s\]]/.test(text)) throw new Error('entities');
  };
  parser.onopentag = ({ name, attributes }) => {
    path.push(name);
    count += 1;
    depth = Math.max(depth, path.length);
    if (count > MAX_ELEMENTS || depth > MAX_DEPTH) throw new Error('too large');
    costs.open(name, attributes as Record<string, string>);
  };
  parser.onclosetag = () => {
    path.pop();
    costs.close();
  };
  const onText = (text: string) => {
    if (path.at(-1) === 'style') styles += text;
  };
  parser.ontext = onText;
  parser.oncdata = onText;
  parser.write(source).close();
  costs.check(styles);
  return styles;
}

function cleanAttributes(tagName: string, attribs: Record<string, string>): Record<string, string> {
  const { 'xlink:href': linked, style, ...others } = attribs;
  const href = others.href ?? linked;
  const localValues = Object.entries({ ...others, ...(href !== undefined && { href }) }).filter(([name, value]) =>
    name === 'href' ? tagName !== 'a' && /^#[^\s]+$/.test(value) : isLocal(value),
  );
  const declarations = style && cleanDeclarations(style);
  return { ...Object.fromEntries(localValues), ...(declarations && { style: declarations }) };
}

const NUMBER = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/;

/** The size of the root becomes its view box: the page says how large it is. */
function withViewBox({ width = '', height = '', ...others }: Record<string, string>): Record<string, string> {
  const [, w] = NUMBER.exec(width) ?? [];
  const [, h] = NUMBER.exec(height) ?? [];
  const box = others.viewBox ?? (w && h ? `0 0 ${w} ${h}` : undefined);
  const size: Record<string, string> = box ? { viewBox: box } : { ...(width && { width }), ...(height && { height }) };
  return { ...others, ...size, xmlns: 'http://www.w3.org/2000/svg' };
}
