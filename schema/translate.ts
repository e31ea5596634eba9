export type Values = Record<string, string | number>;

/** @param sentence in English, with placeholders such as `{name}` @returns the sentence in the language of the page */
export type Translate = (sentence: string, values?: Values) => string;

/** English needs no table: its sentences are the keys of the other tables (web/shared/language). */
export const fill: Translate = (sentence, values) =>
  values ? sentence.replace(/{(\w+)}/g, (_, name) => `${values[name]}`) : sentence;
