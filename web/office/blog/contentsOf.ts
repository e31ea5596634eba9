import type { Post } from '#web/site/blog/publicDocuments.ts';

type Heading = Post['contents'][number];

export const contentsOf = (html: string): Heading[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('h2[id], h3[id]')].map((heading) => ({
    __typename: 'BlogHeading',
    anchor: heading.id,
    text: heading.textContent.trim(),
    level: Number(heading.tagName[1]),
  }));
