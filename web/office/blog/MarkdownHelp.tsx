const examples: [written: string, meant: string][] = [
  ['## Heading', 'A heading; ### for a smaller one'],
  ['**bold** and *italic*', 'Bold and italic'],
  ['[words](https://…)', 'A link'],
  ['[words](#heading)', 'A link to a heading of this text'],
  ['- item', 'A list; 1. for numbers'],
  ['> sentence', 'A sentence that stands out'],
  ['`code`', 'Code; three backticks around lines of it'],
  ['![what it shows](https://…)', 'A picture; "caption" behind the address for a line below it'],
  ['word[^1]', 'A footnote; [^1]: and its text in a line of its own'],
  ['| a | b |', 'A table; |---|---| below its first row'],
];

export function MarkdownHelp() {
  return (
    <details className="text-sm">
      <summary className="link inline-block font-semibold">How to write Markdown</summary>
      <dl className="mt-3 grid gap-x-6 gap-y-1.5 bg-paper-deep p-4 sm:grid-cols-[auto_1fr]">
        {examples.map(([markdown, meaning]) => (
          <div key={markdown} className="contents">
            <dt>
              <code className="whitespace-nowrap">{markdown}</code>
            </dt>
            <dd className="text-ink-soft max-sm:mb-1.5">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
