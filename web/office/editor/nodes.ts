import { mergeAttributes, Node } from '@tiptap/core';
import { videoOf } from '#schema/video.ts';

/** A Markdown block without an editor node: displays its source, which is edited in the Markdown tab. */
export const MarkdownBlock = Node.create({
  name: 'markdownBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    source: {
      default: '',
      parseHTML: (element: HTMLElement) => element.textContent ?? '',
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'pre[data-markdown]', priority: 100 }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'pre',
    mergeAttributes(HTMLAttributes, { 'data-markdown': '', title: 'Change this in the Markdown tab' }),
    String(node.attrs.source),
  ],
});

/** A line with the address of a video, displayed as on the page. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute('data-video') },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      getAttrs: (element) => (videoOf(element.getAttribute('data-video') ?? '') ? {} : false),
    },
  ],
  renderHTML: ({ node }) => [
    'figure',
    { class: 'video', 'data-video': node.attrs.src },
    [
      'span',
      {},
      ['strong', {}, `Video on ${videoOf(node.attrs.src)?.host ?? 'another site'}`],
      ['span', {}, node.attrs.src],
    ],
  ],
});
