import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

export const guide = readFileSync(join(import.meta.dirname, '../../../docs/integrators.md'), 'utf8');

/** A code block of a document, with its heading, and the code block after it that shows its output. */
export type Example = { heading: string; language: string; code: string; answer: Visible | undefined };
type Visible = { language: string; code: string };

const answers = ['json', 'text'];

/** Every code block of a document. A block that shows the output of another one is not listed by itself. */
export function examplesOf(document: string): Example[] {
  const found: Example[] = [];
  let heading = '';
  for (const [, title, indent = '', language = '', body = ''] of document.matchAll(
    /^#+ (.+)$|^( *)```(\w*)\n([\s\S]*?)^\2```$/gm,
  )) {
    if (title) heading = title;
    const code = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const last = found.at(-1);
    if (title) continue;
    if (!answers.includes(language)) found.push({ heading, language, code, answer: undefined });
    else if (last && !last.answer) last.answer = { language, code };
    else throw new Error(`an answer to nothing, below ${heading}`);
  }
  return found;
}

/** The TypeScript example below a heading of the guide that runs until it is stopped, with its output. */
export function exampleBelow(heading: string): Example & { answer: Visible } {
  const example = examplesOf(guide).find((one) => one.heading === heading && one.language === 'ts');
  if (!example?.answer) throw new Error(`there is no example with an answer below ${heading}`);
  return { ...example, answer: example.answer };
}

/** The rows of the tables below a heading, as texts without code marks and without head rows. */
export function rowsBelow(document: string, heading: string): string[][] {
  const part = document.split(/^#+ /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  return part
    .split('\n')
    .filter((line, index, lines) => line.startsWith('|') && !/^\|-/.test(line) && !/^\|-/.test(lines[index + 1] ?? ''))
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.replaceAll('`', '').trim()));
}

/**
 * @throws an assertion error when an output differs from the documented one: `…` matches anything, and JSON may have
 * more members
 */
export function expectShown(came: string, { language, code }: Visible): void {
  if (language === 'json') {
    expect(lastJson(came)).toMatchObject(pattern(JSON.parse(code)) as object);
    return;
  }
  const escaped = code.trim().replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  expect(came.trim()).toMatch(new RegExp(`^${escaped.replaceAll('…', '.+')}$`));
}

/** The last JSON document in an output, which may have other text before it. */
function lastJson(output: string): unknown {
  for (let start = output.indexOf('{'); start >= 0; start = output.indexOf('{', start + 1)) {
    try {
      return JSON.parse(output.slice(start));
    } catch {
      // Not JSON from here: try the next beginning.
    }
  }
  throw new Error(`no JSON in: ${output}`);
}

function pattern(shown: unknown): unknown {
  if (shown === '…') return expect.anything();
  if (typeof shown === 'string' && shown.includes('…')) {
    const [start = '', end = ''] = shown.split('…');
    return expect.toSatisfy(
      (came: unknown) => typeof came === 'string' && came.startsWith(start) && came.endsWith(end),
    );
  }
  if (Array.isArray(shown)) return shown.map(pattern);
  if (typeof shown !== 'object' || shown === null) return shown;
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, pattern(value)]));
}
