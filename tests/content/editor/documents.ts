import fc from 'fast-check';

type Json = { type: string; attrs?: Record<string, unknown>; content?: Json[]; text?: string; marks?: Json[] };

/** Words with signs that Markdown, HTML or the languages of writers give a meaning. */
const words = [
  ...['launch', 'a', 'Note:', '(late)', '“so”', 'dot.', 'e.g.', 'why?', 'R&D', '100%', '₹5', '–', '…', '"', "'"],
  ...['snake_case', '_x', 'x_', '2 * 3 * 4', '*', '**', '***', '*a*', '**b**', '~', '~~', '~~c~~', '`', '``', '`d`'],
  ...[
    '\\',
    '\\*',
    'a\\|b',
    '|',
    '| a |',
    '---',
    '===',
    '- a',
    '-',
    '+',
    '+ b',
    '1.',
    '1986. A',
    '7)',
    '#',
    '## b',
    'C#',
  ],
  ...[
    '>',
    '> q',
    '<',
    '<b>',
    '</strong>',
    '<br>',
    '<!--',
    '<!-- c -->',
    '<table>',
    '&',
    '&amp;',
    '&lt;b>',
    '&copy',
    '&#65;',
  ],
  ...['!', '![', '[', ']', '[x]', '[ ]', '[a](b)', '[^1]', '[r]: /u', '^', '{', ':', ':-', '@', '=', '/', '$', '%'],
  ...[
    'हिन्दी',
    'है।',
    '।',
    '「注」',
    '注：',
    '、',
    '你好',
    'é',
    'ß',
    '👩‍💻',
    '🚀',
    '\u3000',
    '\u00a0',
    '\u200b',
    '\u2003',
  ],
];

const space = fc.constantFrom('', '', '', ' ', ' ', '  ');
const text = fc
  .tuple(space, fc.array(fc.tuple(fc.constantFrom(...words), space), { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([start, parts, isSpaced]) => start + parts.map(([word, gap]) => word + (isSpaced ? ' ' : gap)).join(''));
const address = fc.constantFrom(
  ...['https://example.com/a_(b)?c=1&d=*e*', '/p', '#x', 'mailto:a@b.co', 'https://example.com/a b', '/a|b', '/a\\b'],
);
const title = fc.constantFrom(null, null, 'A "title"', 'a & b');

const link = fc.record({ type: fc.constant('link'), attrs: fc.record({ href: address, title }) });
const simpleMarks = fc.subarray(['bold', 'italic', 'strike', 'code'].map((type) => ({ type }) as Json));
const marks = fc.oneof(
  { weight: 3, arbitrary: fc.constant([] as Json[]) },
  { weight: 6, arbitrary: simpleMarks },
  { weight: 1, arbitrary: fc.tuple(simpleMarks, link).map(([others, one]) => [...others, one as Json]) },
);
const withMarks = (node: fc.Arbitrary<Json>) =>
  fc.tuple(node, marks).map(([one, chosen]) => ({ ...one, marks: chosen }));

const image = fc.record({
  type: fc.constant('image'),
  attrs: fc.record({ src: fc.constantFrom('/p.png', 'https://example.com/p_(1).png'), alt: text, title }),
});
const inline: fc.Arbitrary<Json> = fc.oneof(
  { weight: 12, arbitrary: withMarks(text.map((content) => ({ type: 'text', text: content }))) },
  { weight: 2, arbitrary: withMarks(fc.constant({ type: 'hardBreak' })) },
  { weight: 1, arbitrary: withMarks(image as fc.Arbitrary<Json>) },
);
const line = fc.array(inline, { maxLength: 5 });
const paragraph: fc.Arbitrary<Json> = line.map((content) => ({ type: 'paragraph', content }));

const codeText = fc.array(fc.oneof(text, fc.constantFrom('\n', '\n\n', '  ', '```', '~~~', '</code>')), {
  maxLength: 5,
});
const leafBlock: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: paragraph },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 2, max: 6 }), line)
      .map(([level, content]) => ({ type: 'heading', attrs: { level }, content })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        codeText.map((parts) => parts.join('')),
        fc.constantFrom(null, 'js', 'c++'),
      )
      .map(([code, language]) => ({
        type: 'codeBlock',
        attrs: { language },
        content: code ? [{ type: 'text', text: code }] : [],
      })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'horizontalRule' }) },
  { weight: 1, arbitrary: fc.constant({ type: 'video', attrs: { src: 'https://youtu.be/dQw4w9WgXcQ' } }) },
);

const align = fc.constantFrom(null, null, 'left', 'center', 'right');
/** A table without merged cells, or with one of the whole width at its end. */
const table: fc.Arbitrary<Json> = fc
  .record({
    columns: fc.array(align, { minLength: 1, maxLength: 3 }),
    rows: fc.integer({ min: 1, max: 3 }),
    hasHeader: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
    hasHeaderColumn: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    isMerged: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
    isTall: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
    lines: fc.array(fc.array(line, { minLength: 1, maxLength: 2 }), { minLength: 12, maxLength: 12 }),
  })
  .map(({ columns, rows, hasHeader, hasHeaderColumn, isMerged, isTall, lines }) => {
    let next = 0;
    const cell = (row: number, attrs: Record<string, unknown>, column = 0): Json => ({
      type: (hasHeader && row === 0) || (hasHeaderColumn && column === 0) ? 'tableHeader' : 'tableCell',
      attrs,
      content: (lines[next++] ?? [[]]).map((content) => ({ type: 'paragraph', content })),
    });
    const content = Array.from({ length: rows }, (_, row) => {
      const cells = columns.map((side, column) => cell(row, { align: side }, column));
      return { type: 'tableRow', content: cells };
    });
    if (isMerged)
      content.push({ type: 'tableRow', content: [cell(rows, { colspan: columns.length, align: columns[0] })] });
    if (isTall && columns.length > 1) {
      const first = cell(rows, { rowspan: 2, align: columns[0] });
      const others = () => columns.slice(1).map((side) => cell(rows, { align: side }, 1));
      content.push({ type: 'tableRow', content: [first, ...others()] }, { type: 'tableRow', content: others() });
    }
    return { type: 'table', content };
  });

const { block } = fc.letrec<{ block: Json; item: Json; list: Json }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', maxDepth: 3, withCrossShrink: true },
    { weight: 6, arbitrary: leafBlock },
    { weight: 1, arbitrary: table },
    { weight: 3, arbitrary: tie('list') },
    {
      weight: 1,
      arbitrary: fc
        .array(tie('block'), { minLength: 1, maxLength: 3 })
        .map((content) => ({ type: 'blockquote', content })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(line, fc.array(tie('block'), { minLength: 1, maxLength: 3 }), fc.boolean())
        .map(([summary, content, open]) => ({
          type: 'details',
          attrs: { open },
          content: [{ type: 'detailsSummary', content: summary }, ...content],
        })),
    },
  ),
  item: fc
    .tuple(
      fc.constantFrom<Json[]>(
        ...([
          [{ type: 'listItem' }],
          [{ type: 'listItem' }],
          [{ type: 'taskItem', attrs: { checked: true } }],
          [{ type: 'taskItem', attrs: { checked: false } }],
        ] as Json[][]),
      ),
      paragraph,
      fc.array(tie('block'), { maxLength: 2 }),
    )
    .map(([[kind], first, others]) => ({ ...(kind as Json), content: [first, ...others] })),
  list: fc
    .tuple(
      fc.constantFrom('bulletList', 'orderedList', 'taskList'),
      fc.constantFrom(0, 1, 1, 3, 9, 2024, 1_000_000_000),
      fc.boolean(),
      fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    )
    .map(([type, start, loose, content]) => ({
      type,
      attrs: type === 'orderedList' ? { start, loose } : { loose },
      // Markdown has numbers of nine digits, and HTML in a text has no tasks.
      content:
        start < 1_000_000_000
          ? content
          : content.map((item) => ({ type: 'listItem', content: item.content?.slice(0, 1) ?? [] })),
    })),
}));

export const documents: fc.Arbitrary<Json> = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content) => ({ type: 'doc', content }));
