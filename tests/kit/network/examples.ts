import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

export const guide = readFileSync(join(import.meta.dirname, '../../../docs/integrators.md'), 'utf8');

/** A piece of code in the document, below which heading, and what is shown after it as its answer. */
export type Example = { heading: string; language: string; code: string; answer: Shown | undefined };
type Shown = { language: string; code: string };

const answers = ['json', 'text'];

/** Every piece of code in the document. What stands behind another as its answer is no piece of its own. */
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

/** The TypeScript example below a heading of the guide, which goes on and on, with what it writes. */
export function exampleBelow(heading: string): Example & { answer: Shown } {
  const example = examplesOf(guide).find((one) => one.heading === heading && one.language === 'ts');
  if (!example?.answer) throw new Error(`there is no example with an answer below ${heading}`);
  return { ...example, answer: example.answer };
}

/** The rows of the tables below a heading, as texts without their marks of code; the rows of heads are left out. */
export function rowsBelow(document: string, heading: string): string[][] {
  const part = document.split(/^#+ /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  return part
    .split('\n')
    .filter((line, index, lines) => line.startsWith('|') && !/^\|-/.test(line) && !/^\|-/.test(lines[index + 1] ?? ''))
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.replaceAll('`', '').trim()));
}

/** @throws an assertion when what came is not what the document shows: `…` stands for anything, JSON may hold more */
export function expectShown(came: string, { language, code }: Shown): void {
  if (language === 'json') {
    expect(lastJson(came)).toMatchObject(pattern(JSON.parse(code)) as object);
    return;
  }
  const escaped = code.trim().replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  expect(came.trim()).toMatch(new RegExp(`^${escaped.replaceAll('…', '.+')}$`));
}

/** The last document of JSON in an output; there may be anything before it. */
function lastJson(output: string): unknown {
  for (let start = output.indexOf('{'); start >= 0; start = output.indexOf('{', start + 1)) {
    try {
      return JSON.parse(output.slice(start));
    } catch {
      // It begins later.
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
