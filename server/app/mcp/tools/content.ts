import * as z from 'zod/mini';

/** What a tool says that changed one. */
export const savedFields = 'id slug title tags isPublished createdAt updatedAt';

export const slug = z.string().check(z.minLength(1, 'Please say which'), z.maxLength(200));
/** How a change says what it was made from. */
export const ifUpdatedAt = z.optional(
  z.iso.datetime({ offset: true, error: 'Please use a date and time of ISO 8601' }),
);

export const isPublished = z.optional(z.boolean());
/** What is said of arguments of both kinds. */
export const contentSays = {
  search: 'Only those with this in the title.',
  isPublished: 'Only those that are public, or only drafts. Left out, both.',
};
export const changeSays = {
  slug: 'The slug of the one to change.',
  newSlug: 'Another slug. The former address leads to it.',
  ifUpdatedAt: 'updatedAt as it was read: CONFLICT, and nothing is changed, when somebody has changed it since.',
};
export const publishSays = {
  slug: 'The slug of the one that is meant.',
  isPublished: 'True: it is public at once. False: it is a draft again.',
};

/** Said of tools that write. */
export const ofDrafts =
  'What is public, or planned to be, is changed only with the scope CONTENT_PUBLISH as well. Every save is kept as a version that can be brought back.';

/** The fields of an input that were sent. */
export const sent = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

/** Every field of a rule as one that may be left out. */
export const optional = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, z.optional(field)])) as {
    [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]>;
  };
