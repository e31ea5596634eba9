import * as z from 'zod/mini';
import { line, optionalLine, optionalText } from './common.ts';
import { markdown } from './markdown.ts';
import { pictureStrings } from './picture.ts';
import { serviceIds } from './services.ts';

/** Number of results of a project. */
export const MAX_RESULTS = 6;
/** Number of pictures in a gallery. */
export const MAX_GALLERY = 24;
export const YEARS = { first: 1990, last: 2100 } as const;

const noYear = `Please enter a year from ${YEARS.first} to ${YEARS.last}`;
const tooManyResults = `Please enter at most ${MAX_RESULTS} results`;
const tooManyPictures = `Please choose at most ${MAX_GALLERY} pictures`;
const noService = 'Please choose from the services';

/** A result of a project with its label: '+140 %' and 'leads'. */
export const ResultFigureInput = z.object({
  figure: line(1, 20, 'Please enter the figure'),
  label: line(1, 60, 'Please enter what the figure counts'),
});

const isEachOnce = (values: readonly string[]) => new Set(values).size === values.length;

/** The optional fields that make a portfolio item a case study. */
export const caseStudyShape = {
  body: markdown,
  client: optionalLine(1, 120, 'Please enter the client'),
  year: z.nullish(z.int(noYear).check(z.minimum(YEARS.first, noYear), z.maximum(YEARS.last, noYear))),
  services: z.nullish(z.array(z.enum(serviceIds, noService)).check(z.refine(isEachOnce, 'Each service once'))),
  results: z.nullish(z.array(ResultFigureInput).check(z.maxLength(MAX_RESULTS, tooManyResults))),
  gallery: z.nullish(
    z
      .array(z.guid(pictureStrings.noChoice))
      .check(z.maxLength(MAX_GALLERY, tooManyPictures), z.refine(isEachOnce, 'Each picture once')),
  ),
  reviewId: z.nullish(z.guid('This review does not exist.')),
  metaTitle: optionalText(200),
  metaDescription: optionalText(500),
};

/** Names of these fields in the GraphQL inputs. */
export const caseStudyFields = Object.keys(caseStudyShape) as (keyof typeof caseStudyShape)[];
