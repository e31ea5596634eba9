import * as z from 'zod/mini';
import { tool } from '#server/app/mcp/tool.ts';

const figureFields = 'from to visitors views enquiries won value';

const tableFields = '{ rows { name title visitors views enquiries won value } count }';

const badDays = 'Please ask for 1 to 731 days';

export const figureTools = [
  tool({
    name: 'get_insights',
    title: 'Read the figures of a period',
    description:
      'Visits, enquiries and wins up to today, in whole rupees, with the period before, by source, campaign and page.',
    effect: 'read',
    input: z.strictObject({
      days: z._default(z.int(badDays).check(z.minimum(1, badDays), z.maximum(731, badDays)), 30),
    }),
    operation: `query ($days: NonNegativeInt!) { insights(period: { days: $days }) { countedSince
      totals { ${figureFields} } before { ${figureFields} }
      sources ${tableFields} campaigns ${tableFields} pages ${tableFields} } }`,
  }),
  tool({
    name: 'get_pipeline',
    title: 'Read the pipeline',
    description: 'Enquiries by stage, first replies in minutes, and what was won by month.',
    effect: 'read',
    input: z.strictObject({}),
    operation: `query { pipeline { stages { stage count value } medianFirstReply medianFirstReplyBefore
      wonPerMonth { month count value } } }`,
  }),
  tool({
    name: 'search',
    title: 'Search everything',
    description: 'Enquiries, posts, portfolio items, reviews and applications: at most five of each kind.',
    effect: 'read',
    input: z.strictObject({ text: z.string().check(z.minLength(1, 'Please say what to look for'), z.maxLength(500)) }),
    operation: 'query ($text: String!) { search(text: $text) { results { kind id title context slug createdAt } } }',
    run: async (request, input, operation) => {
      const { results } = (await request(operation, input)).search as { results: { kind: string }[] };
      // This tool does not return users; an admin's token finds them by GraphQL.
      return { results: results.filter(({ kind }) => kind !== 'USER') };
    },
  }),
];
