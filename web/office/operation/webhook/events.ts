import { type EventWord, eventWords, TEST_EVENT } from '#schema/webhook.ts';

type EventName = keyof typeof eventWords;

/** The events as people read them. */
const titles: Record<EventName, string> = {
  MESSAGE_RECEIVED: 'A message has come in',
  MESSAGE_ANSWERED: 'A client has answered by e-mail',
  MESSAGE_ASSIGNED: 'An enquiry was assigned',
  MESSAGE_STAGE_CHANGED: 'An enquiry came into another stage',
  APPLICATION_RECEIVED: 'An affiliate has applied',
  REVIEW_SUBMITTED: 'A client has submitted a review',
  REVIEW_WITHDRAWN: 'A client has withdrawn a review',
  POST_PUBLISHED: 'A blog post has been published',
  POST_UPDATED: 'A blog post has been changed',
  POST_UNPUBLISHED: 'A blog post has been taken back',
  POST_DELETED: 'A blog post has been deleted',
  ITEM_PUBLISHED: 'A portfolio item has been published',
  ITEM_UPDATED: 'A portfolio item has been changed',
  ITEM_UNPUBLISHED: 'A portfolio item has been taken back',
  ITEM_DELETED: 'A portfolio item has been deleted',
  BOOKING_CREATED: 'A call has been booked',
  BOOKING_RESCHEDULED: 'A call was moved to another time',
  BOOKING_CANCELLED: 'A call was cancelled',
  USER_CREATED: 'A user has been created',
};

/** The events in the order of the form, each by the word that a delivery's body has. */
export const events = (Object.entries(eventWords) as [EventName, EventWord][]).map(([name, word]) => ({
  name,
  word,
  title: titles[name],
}));

/** What a delivery tells of. @param name null for a test */
export const eventOf = (name: EventName | null | undefined): { word: string; title: string } =>
  name ? { word: eventWords[name], title: titles[name] } : { word: TEST_EVENT, title: 'A test' };

/** The GraphQL names of events by their words. */
export const namesOf = (words: readonly EventWord[]): EventName[] =>
  events.filter(({ word }) => words.includes(word)).map(({ name }) => name);
