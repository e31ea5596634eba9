import GithubSlugger from 'github-slugger';
import type { Nodes, Root } from 'hast';
import { isElement, isHeading, propertyOf, textOf } from './elements.ts';

/** @returns the fragment of the heading to which a fragment of the old text leads; null when it leads elsewhere */
export type HeadingLinks = (fragment: string) => string | null;

/** Pages give headings the ids of GitHub, so that links to other ids need the id of their heading. */
export function headingLinksOf(root: Root): HeadingLinks {
  const slugger = new GithubSlugger();
  const slugById = new Map<string, string>();
  const slugs = new Set<string>();
  let waitingIds: string[] = [];
  const visit = (node: Nodes, slug: string | null): void => {
    if (node.type === 'text' && node.value.trim() && !slug) waitingIds = [];
    if (!('children' in node)) return;
    let headingSlug = slug;
    if (isHeading(node) && textOf(node).trim()) {
      headingSlug = slugger.slug(textOf(node).replace(/\s+/g, ' ').trim());
      slugs.add(headingSlug);
      for (const id of waitingIds) slugById.set(id, headingSlug);
      waitingIds = [];
    }
    const ids = isElement(node) ? [propertyOf(node, 'id'), node.tagName === 'a' ? propertyOf(node, 'name') : ''] : [];
    for (const id of ids.filter(Boolean)) {
      if (headingSlug) slugById.set(id, headingSlug);
      else waitingIds.push(id);
    }
    for (const child of node.children) visit(child, headingSlug);
  };
  visit(root, null);
  return (fragment) => {
    const id = decodedFragment(fragment.slice(1));
    const slug = slugById.get(id) ?? (slugs.has(id) ? id : null);
    return slug && `#${encodeURIComponent(slug)}`;
  };
}

export function decodedFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
