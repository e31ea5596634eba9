const RAISED = ['0123456789+-−=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'] as const;
const LOWERED = ['0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'] as const;

/** Writes raised and lowered numbers with their own signs, because the editor has no such format: m², CO₂. */
export function raiseNumbers(body: HTMLElement): void {
  for (const element of body.querySelectorAll('sup, sub, span[style*="vertical-align"]')) {
    if (element.querySelector('a, img') || element.hasAttribute('data-reference') || element.closest('pre, code'))
      continue;
    const [, place] = /vertical-align:\s*(super|sub)\b/i.exec(element.getAttribute('style') ?? '') ?? [];
    const [from, to] = (place ?? element.tagName).toLowerCase().startsWith('sup') ? RAISED : LOWERED;
    if (element.tagName === 'SPAN' && !place) continue;
    const signs = [...(element.textContent ?? '')].map((sign) => to[from.indexOf(sign)] ?? null);
    if (signs.length > 0 && !signs.includes(null)) element.replaceWith(signs.join(''));
  }
}

/** Slack, Gmail and web pages write emoji as pictures. */
export function emojiPictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    const alt = picture.getAttribute('alt')?.trim() ?? '';
    const own = picture.getAttribute('data-emoji') ?? '';
    const emoji = [own, alt].find((text) => EMOJI.test(text)) ?? emojiInName(picture);
    if (emoji) picture.replaceWith(emoji);
  }
}

const EMOJI =
  /^(?:\p{Regional_Indicator}{2}|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}[\p{Emoji_Component}\p{Extended_Pictographic}]*)$/u;

/** Slack names the file of an emoji by its characters; one of the team stays a name. */
function emojiInName(picture: Element): string | null {
  const name = picture.getAttribute('data-stringify-emoji');
  const [, codes] = SLACK_EMOJI.exec(picture.getAttribute('src') ?? '') ?? [];
  if (!name || !codes) return name;
  return String.fromCodePoint(...codes.split('-').map((code) => Number.parseInt(code, 16)));
}

const SLACK_EMOJI = /standard-emoji.*\/([\da-f]{2,5}(?:-[\da-f]{2,5})*)(?:@2x)?\.\w+$/i;

/** Spaces that a program adds for the display. */
export function plainSpaces(body: HTMLElement): void {
  for (const space of body.querySelectorAll('.Apple-converted-space'))
    space.replaceWith((space.textContent ?? '').replaceAll('\u00a0', ' '));
  // Word for the web marks the ends of paragraphs and lines.
  for (const end of body.querySelectorAll('.EOP, .LineBreakBlob > span')) if (!end.textContent?.trim()) end.remove();
  for (const line of body.querySelectorAll('pre br')) line.replaceWith('\n');
  for (const line of body.querySelectorAll('pre > :is(div, p)')) line.replaceWith(`${line.textContent}\n`);
  for (const line of body.querySelectorAll('br')) if (isBetweenBlocks(line)) line.remove();
  for (const empty of body.querySelectorAll('p, div'))
    if (!empty.textContent?.trim() && !empty.querySelector('*:not(span, font, br, b)') && empty.firstChild)
      empty.remove();
  for (const code of body.querySelectorAll('pre:not([data-markdown])')) {
    const last = lastText(code);
    if (last?.data.endsWith('\n')) last.deleteData(last.length - 1, 1);
  }
}

const BLOCK = /^(?:P|DIV|UL|OL|TABLE|H[1-6]|HR|PRE|BLOCKQUOTE)$/;

/** An empty line of Google Docs. */
function isBetweenBlocks(line: Element): boolean {
  const isBlank = (node: Node | null) => node?.nodeType === Node.TEXT_NODE && !node.textContent?.trim();
  let [before, after] = [line.previousSibling, line.nextSibling];
  while (isBlank(before)) before = before?.previousSibling ?? null;
  while (isBlank(after)) after = after?.nextSibling ?? null;
  const isEdge = (node: Node | null) => !node || BLOCK.test(node.nodeName);
  return isEdge(before) && isEdge(after) && !!(before || after);
}

function lastText(element: Element): Text | null {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let last: Text | null = null;
  for (let next = texts.nextNode(); next; next = texts.nextNode()) last = next as Text;
  return last;
}

/** Blocks that are named otherwise than in HTML: headings of Word for the web, callouts of Notion. */
export function namedBlocks(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('p[role="heading"][aria-level], div[role="heading"][aria-level]'))
    rename(heading, `h${Math.min(6, Math.max(1, Number(heading.getAttribute('aria-level')) || 2))}`);
  for (const item of body.querySelectorAll('ul.toggle > li')) item.parentElement?.before(...item.childNodes);
  for (const list of body.querySelectorAll('ul.toggle')) list.remove();
  const isNotion = /<!--\s*notionvc/.test(body.parentElement?.innerHTML ?? '');
  for (const callout of body.querySelectorAll('figure.callout')) rename(callout, 'blockquote');
  if (isNotion) for (const aside of body.querySelectorAll('aside')) rename(aside, 'blockquote');
  for (const gap of body.querySelectorAll('[data-stringify-type="paragraph-break"]'))
    gap.replaceWith(body.ownerDocument.createElement('br'));
}

/** A caption is the title of its picture. */
export function captions(body: HTMLElement): void {
  for (const caption of body.querySelectorAll('figure > figcaption')) {
    const [picture, ...others] = caption.parentElement?.querySelectorAll('img') ?? [];
    const text = caption.textContent?.replace(/\s+/g, ' ').trim();
    if (!picture || others.length > 0 || !text || caption.querySelector('a')) continue;
    picture.setAttribute('title', text);
    caption.remove();
  }
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
