import { type EventWord, eventTitles, eventWords, TEST_EVENT } from '#schema/webhook.ts';

type EventName = keyof typeof eventWords;

/** Events in form order. */
export const events = (Object.entries(eventWords) as [EventName, EventWord][]).map(([name, word]) => ({
  name,
  word,
  title: eventTitles[word],
}));

/** @param name null for a test */
export function eventOf(name: EventName | null | undefined): { word: string; title: string } {
  const word = name ? eventWords[name] : TEST_EVENT;
  return { word, title: eventTitles[word] };
}

export const namesOf = (words: readonly EventWord[]): EventName[] =>
  events.filter(({ word }) => words.includes(word)).map(({ name }) => name);
