import { caseStudyFields } from '#schema/caseStudy.ts';
import { rules } from '#schema/rules.ts';
import { scheduleFields } from '#schema/schedule.ts';
import type { Row } from './row.ts';

type Input = NonNullable<Row['input']>;

/** Fields that came after the REST calls, which never change (contract, REST compatibility): only GraphQL takes them. */
const later: Partial<Record<Input, readonly string[]>> = {
  BlogPostInput: ['pictureId', ...scheduleFields],
  PortfolioItemInput: ['pictureId', ...caseStudyFields, ...scheduleFields],
};

/** @returns the names of the fields of an input that a REST call takes */
export const inputFields = (input: Input): string[] =>
  Object.keys(rules[input]._zod.def.shape).filter((name) => !later[input]?.includes(name));
