import { type LanguageCode, languages } from '#schema/languages.ts';
import { fill, type Translate, type Values } from '#schema/translate.ts';
import { intlDatesIn } from './intlDates.ts';
import type { Language } from './language.ts';

/** A translation; with plural forms, it is chosen by the value `count`. */
export type Row = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });
/** The translations by the English sentences. */
export type Table = Record<string, Row>;

export function languageOf(code: LanguageCode, table: Table): Language {
  const { locale, dir }: { locale: string; dir?: 'rtl' } = languages[code];
  return { code, locale, dir, t: translatorOf(locale, table), datesIn: intlDatesIn(locale) };
}

function translatorOf(locale: string, table: Table): Translate {
  const plurals = new Intl.PluralRules(locale);
  let patterns: [RegExp, Row][] | undefined;
  const written = (row: Row, values: Values = {}) =>
    fill(typeof row === 'string' ? row : (row[plurals.select(Number(values.count))] ?? row.other), values);
  return (sentence, values) => {
    const row = Object.hasOwn(table, sentence) ? table[sentence] : undefined;
    if (row !== undefined) return written(row, values);
    patterns ??= patternsOf(table);
    for (const [pattern, row] of patterns) {
      const match = pattern.exec(sentence);
      if (match) return written(row, { ...match.groups });
    }
    return fill(sentence, values);
  };
}

/** The server's sentences have their numbers in them: rows of the table whose placeholders are numbers match those. */
const patternsOf = (table: Table): [RegExp, Row][] =>
  Object.entries(table).flatMap(([sentence, row]): [RegExp, Row][] => {
    const names = sentence.match(/(?<={)\w+(?=})/g);
    if (!names || new Set(names).size < names.length) return [];
    const source = sentence
      .split(/{\w+}/)
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .reduce((before, after, index) => `${before}(?<${names[index - 1]}>\\d+)${after}`);
    return [[new RegExp(`^${source}$`), row]];
  });
