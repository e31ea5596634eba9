import { caseStudyFields } from '#schema/caseStudy.ts';
import { rules } from '#schema/rules.ts';
import { scheduleFields } from '#schema/schedule.ts';
import { translationFields } from '#schema/translation.ts';
import type { Row } from './row.ts';

type Input = NonNullable<Row['input']>;

/** Fields that are newer than the REST calls, which never change (contract, REST compatibility). */
const newerFields: Partial<Record<Input, readonly string[]>> = {
  BlogPostInput: ['pictureId', 'publishedAt', ...scheduleFields, ...translationFields],
  PortfolioItemInput: ['pictureId', 'publishedAt', ...caseStudyFields, ...scheduleFields, ...translationFields],
};

export const inputFields = (input: Input): string[] =>
  Object.keys(rules[input]._zod.def.shape).filter((name) => !newerFields[input]?.includes(name));
