import GithubSlugger from 'github-slugger';

/**
 * Leads links to a heading of the pasted text, such as those of a table of contents, to the id that its page gives it.
 * Programs name the heading or a place in it; browsers copy such a link with the address of its page.
 */
export function linkHeadings(body: HTMLElement): void {
  const slugger = new GithubSlugger();
  const slugByName = new Map<string, string>();
  let waiting: string[] = [];
  for (const element of body.querySelectorAll('*')) {
    const heading = element.closest('h1, h2, h3, h4, h5, h6');
    const text = heading && textOf(heading).replace(/\s+/g, ' ').trim().normalize('NFC');
    const names = [element.id, element.tagName === 'A' ? element.getAttribute('name') : ''].filter(isName);
    if (!heading || !text) {
      // A place before words is no place of the next heading.
      if (!element.textContent?.trim()) waiting.push(...names);
      else if (!element.querySelector('h1, h2, h3, h4, h5, h6')) waiting = [];
      continue;
    }
    if (element === heading) {
      const slug = slugger.slug(text);
      heading.setAttribute(SLUG, slug);
      for (const name of waiting) slugByName.set(name, slug);
      waiting = [];
    }
    for (const name of names) slugByName.set(name, heading.getAttribute(SLUG) ?? '');
  }
  for (const heading of body.querySelectorAll(`[${SLUG}]`)) heading.removeAttribute(SLUG);
  for (const link of body.querySelectorAll('a[href*="#"]')) {
    const [, fragment = ''] = /#(?:heading=)?(.*)$/.exec(link.getAttribute('href') ?? '') ?? [];
    const slug = slugByName.get(decoded(fragment));
    if (slug) link.setAttribute('href', `#${slug}`);
  }
}

/** A line break divides words. */
const textOf = (node: Node): string =>
  node.nodeName === 'BR'
    ? ' '
    : node.nodeType === Node.TEXT_NODE
      ? (node.nodeValue ?? '')
      : [...node.childNodes].map(textOf).join('');

const SLUG = 'data-slug';
const isName = (name: string | null): name is string => !!name;

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
