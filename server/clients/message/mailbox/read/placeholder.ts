/** Characters of a text that are compared. */
const SAMPLE = 20_000;
/** A longer text is no placeholder. */
const MAX_PLACEHOLDER = 400;
const GRAM = 4;

/** What programs write into a plain part for those who cannot read HTML. */
const placeholders = [
  /\bhtml\b/i,
  /\b(view|see|read|open|display|show)\b.{0,60}\b(online|browser|web\s?version|webpage|web page|here)\b/is,
  /\bbrowser\b/i,
  /\b(online|im browser|web-?version)\b.{0,40}\b(ansehen|anzeigen|lesen|öffnen)\b/is,
  /\b(version en ligne|navigateur|navegador|versión web|versão web|versione online|przeglądarce)\b/i,
  /браузер|онлайн|ब्राउज़र|浏览器|瀏覽器|ブラウザ|브라우저|المتصفح|דפדפן/i,
];

const lettersOf = (text: string): string =>
  text
    .slice(0, SAMPLE)
    .replace(/\bhttps?:\/\/[^\s<>\])]+/gi, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/**
 * Which of two alternatives a person should read: some programs put a placeholder or other words beside the real HTML.
 * @param page the text of the HTML alternative
 */
export function preferredText(plain: string, page: string): 'plain' | 'page' | 'both' {
  const plainLetters = lettersOf(plain);
  const pageLetters = lettersOf(page);
  if (!pageLetters) return 'plain';
  if (!plainLetters) return 'page';
  if (shareIn(pageLetters, plainLetters) >= 0.6) return 'plain';
  const isIncluded = shareIn(plainLetters, pageLetters) >= 0.6;
  return isIncluded || isPlaceholder(plain) ? 'page' : 'both';
}

const isPlaceholder = (text: string): boolean =>
  text.length <= MAX_PLACEHOLDER && placeholders.some((form) => form.test(text));

/** The share of the letter sequences of one text that the other contains. Needs no words, which some scripts lack. */
function shareIn(text: string, other: string): number {
  if (text.length <= GRAM) return other.includes(text) ? 1 : 0;
  const sequences = new Set(gramsOf(other));
  const grams = gramsOf(text);
  return grams.filter((gram) => sequences.has(gram)).length / grams.length;
}

const gramsOf = (text: string): string[] =>
  Array.from({ length: Math.max(1, text.length - GRAM + 1) }, (_, at) => text.slice(at, at + GRAM));
