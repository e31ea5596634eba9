import { createRequire } from 'node:module';
import { getSchema } from '@tiptap/core';
import { DOMSerializer, Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderMarkdown } from '#server/content/markdown/markdown.ts';
import { rounds } from '#tests/kit/long.ts';
import { TEST_PATIENCE_MS } from '#tests/kit/patience.ts';
import { extensions } from '#web/office/editor/extensions.ts';
import { markdownOf, read } from '#web/office/editor/markdown/document.ts';
import { contentTree } from './contentTree.ts';
import { documents } from './documents.ts';

const schema = getSchema(extensions);
const { createDocument } = createRequire(import.meta.url)('@mixmark-io/domino') as { createDocument: () => Document };
const dom = createDocument();

const documentOf = (json: unknown): Node => {
  const document = Node.fromJSON(schema, json);
  document.check();
  return document;
};

function editorHtml(document: Node): string {
  const element = dom.createElement('div');
  element.appendChild(DOMSerializer.fromSchema(schema).serializeFragment(document.content, { document: dom }));
  return element.innerHTML;
}

const pageTree = (markdown: string) => contentTree(renderMarkdown(markdown).html);

/** `DOCUMENT_SEED` chooses other documents, `DOCUMENT_RUNS` their number. */
const options = (short: number, long: number) => ({
  seed: Number(process.env.DOCUMENT_SEED ?? 1),
  numRuns: Number(process.env.DOCUMENT_RUNS ?? rounds(short, long)),
});
/** 20,000 documents take longer than other tests. */
const timeout = 4 * TEST_PATIENCE_MS;

// The editor stops checking what it writes when that takes long, which here depends on the machine.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

test('the page of a generated document shows what the editor shows', { timeout }, () => {
  fc.assert(
    fc.property(documents, (json) => {
      const document = documentOf(json);
      const markdown = markdownOf(document);
      expect(pageTree(markdown), markdown).toEqual(contentTree(editorHtml(document)));
    }),
    options(300, 20_000),
  );
});

test('a generated document looks the same after the editor reads it back and writes it again', { timeout }, () => {
  fc.assert(
    fc.property(documents, (json) => {
      const markdown = markdownOf(documentOf(json));
      const again = documentOf(read(markdown).content);
      expect(contentTree(editorHtml(again)), markdown).toEqual(pageTree(markdown));
      expect(pageTree(markdownOf(again)), markdown).toEqual(pageTree(markdown));
    }),
    options(100, 5000),
  );
});
