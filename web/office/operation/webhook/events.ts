import { type EventWord, eventTitles, eventWords, TEST_EVENT } from '#schema/webhook.ts';

type EventName = keyof typeof eventWords;

/** The events in the order of the form, each by the word that a delivery's body has. */
export const events = (Object.entries(eventWords) as [EventName, EventWord][]).map(([name, word]) => ({
  name,
  word,
  title: eventTitles[word],
}));

/** What a delivery tells of. @param name null for a test */
export function eventOf(name: EventName | null | undefined): { word: string; title: string } {
  const word = name ? eventWords[name] : TEST_EVENT;
  return { word, title: eventTitles[word] };
}

/** The GraphQL names of events by their words. */
export const namesOf = (words: readonly EventWord[]): EventName[] =>
  events.filter(({ word }) => words.includes(word)).map(({ name }) => name);
