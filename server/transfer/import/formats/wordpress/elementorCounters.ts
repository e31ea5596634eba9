import { type Settings, widgetsIn } from './elementorWidgets.ts';

type Counter = { prefix: string; start: string; suffix: string; title: string; number: string };

/**
 * Writes the numbers of counters of Elementor. The text has the number at which a counter begins, mostly 0; a script shows
 * the other, which is in the settings of the page.
 * @param data Elementor's settings of the page, as JSON
 * @returns the text, and the counters whose number has no place in it
 */
export function withCounters(text: string, data: string | undefined): { text: string; lost: string[] } {
  const lost: string[] = [];
  let counted = text;
  for (const { prefix, start, suffix, title, number } of widgetsIn(data, 'counter').map(counterOf)) {
    if (!title || !counted.includes(title)) continue;
    const parts = [prefix, start, suffix].filter(Boolean).map((part) => RegExp.escape(part));
    const place = new RegExp(`(?<![\\d.,])${parts.join('\\s*')}(?=\\s*(?:<[^>]*>\\s*)*${RegExp.escape(title)})`);
    if (place.test(counted)) counted = counted.replace(place, () => prefix + number + suffix);
    else if (start !== number) lost.push(`${title}: ${prefix}${number}${suffix}`);
  }
  return { text: counted, lost };
}

/** Settings that nobody has changed are missing. */
function counterOf(settings: Settings): Counter {
  const setting = (name: string, initial: string) => String(settings[name] ?? initial).trim();
  const separator = setting('thousand_separator', 'yes') === 'yes' ? setting('thousand_separator_char', '') || ',' : '';
  const end = setting('ending_number', '100');
  return {
    ...{ prefix: setting('prefix', ''), suffix: setting('suffix', '') },
    ...{ start: setting('starting_number', '0'), title: setting('title', '') },
    number: end.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, separator),
  };
}
