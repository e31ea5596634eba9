/** Deterministic random numbers from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const words = [
  ...[
    'launch',
    'a',
    'client',
    'snake_case_name',
    '2 * 3 * 4',
    '5 < 6 > 4',
    'R&D',
    'AT&amp;T',
    '&copy; 2026',
    'हिन्दी में लिखा',
    'क्षेत्र',
    '👩‍💻',
    '🚀',
    'e.g.',
  ],
  ...[
    '(brackets)',
    '\\*not bold\\*',
    'it\\_s',
    '$5 ~ $6',
    'a~b~c',
    '~~gone~~',
    '#1',
    '1986. A year',
    '- dash',
    '+ plus',
    'x|y',
    '[brackets]',
    '[^1]',
    '&nbsp;',
    '&notanentity;',
  ],
  ...[
    'https://example.com/a_b_c?d=1&e=2',
    '<https://example.com>',
    'www.example.org',
    'asha@example.com',
    '<b>html</b>',
    '<br>',
    '< not a tag',
    '<!-- comment -->',
    '"quoted"',
    '\\\\',
    '!important',
  ],
  ...[
    '**bold**',
    '*italic*',
    '__bold__',
    '_italic_',
    '***both***',
    '**bold *and italic***',
    '*a***b**',
    '**a**b',
    'in**si**de',
    '**हिन्दी**में',
    '**dot.**more',
    '`code`',
    '``a ` b``',
    '`` ` ``',
    '**`bold code`**',
    '`|`',
  ],
  ...[
    '[link](https://example.com)',
    '[titled](/blog/a-post "A \\"title\\"")',
    '[**bold** link](/x)',
    '[paren](https://en.wikipedia.org/wiki/A_(b))',
    '[space](<a b>)',
    '[mail](mailto:a@b.co)',
    '[bad](javascript:alert(1))',
    '[ref][one]',
  ],
  ...[
    '![picture](/p.png)',
    '![alt *text*](https://example.com/p.png "Caption")',
    '![](/q.png)',
    '[![in a link](/r.png)](https://example.com)',
  ],
];

/** @returns a Markdown text, deterministic by seed */
export function textOf(seed: number): string {
  const random = randomOf(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const pick = <Item>(items: readonly Item[]): Item => items[upTo(items.length)] as Item;
  const line = (most = 7) => Array.from({ length: 1 + upTo(most) }, () => pick(words)).join(random() < 0.85 ? ' ' : '');
  const indent = (text: string, by: string) => text.replace(/\n(?=.)/g, `\n${by}`);
  const list = (depth: number): string => {
    const [marker, gap] = [pick(['-', '*', '+', '1.', '7)', '- [ ]', '- [x]']), random() < 0.2 ? '\n\n' : '\n'];
    const by = ' '.repeat(marker.startsWith('- [') ? 2 : marker.length + 1);
    const item = () => {
      const inside = depth < 2 && random() < 0.3 ? `\n${by}${indent(list(depth + 1), by)}` : '';
      const more = random() < 0.1 ? `\n\n${by}${line()}` : '';
      return `${marker} ${random() < 0.05 ? '' : line(4)}${more}${inside}`;
    };
    return Array.from({ length: 1 + upTo(4) }, item).join(gap);
  };
  const cells = (count: number, cell: () => string) => `| ${Array.from({ length: count }, cell).join(' | ')} |`;
  const table = () => {
    const count = 1 + upTo(4);
    const cell = () => line(2).replaceAll('|', '\\|');
    const rows = Array.from({ length: 1 + upTo(3) }, () => cells(random() < 0.1 ? 1 : count, cell));
    return [cells(count, cell), cells(count, () => pick(['---', ':---', ':-:', '--:'])), ...rows].join('\n');
  };
  const blocks: (() => string)[] = [
    ...[line, line, line, () => `${line()}${pick(['  \n', '\\\n', '\n'])}${line()}`],
    () => `${'#'.repeat(1 + upTo(6))} ${line(4)}${pick(['', ' #', ' C#'])}`,
    () => `${line(3)}\n${pick(['===', '---'])}`,
    ...[() => list(0), () => list(0), table],
    () =>
      `${pick(['```', '````', '~~~'])}${pick(['', 'js', 'ts {1,3}'])}\nconst a = \`b\`;\n\n  ${line()}\n${pick(['', '<div>\n'])}`.replace(
        /^([`~]+)(.*\n)([\s\S]*)$/,
        (_, fence: string, info: string, code: string) => `${fence}${info}${code.trimEnd()}\n${fence}`,
      ),
    () => `    indented ${line()}`,
    () => `> ${indent(line(), '> ')}${random() < 0.4 ? `\n>\n> ${indent(list(1), '> ')}` : ''}`,
    ...[() => pick(['---', '***', '- - -']), () => `[^1]: ${line()}`, () => '[one]: https://example.com/ref "Ref"'],
    () =>
      pick([
        '<div>\n<p>raw</p>\n</div>',
        '<details><summary>More</summary>',
        '<script>alert(1)</script>',
        '<!-- a comment -->',
        '<img src=x onerror=alert(1)>',
      ]),
    () => pick(['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871', '![alone](/alone.png "Caption")']),
  ];
  return (
    Array.from({ length: 1 + upTo(7) }, () => pick(blocks)()).join(random() < 0.9 ? '\n\n' : '\n') +
    pick(['', '\n', '\n\n'])
  );
}
