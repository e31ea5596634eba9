import type * as z from 'zod/mini';
import type { SubscribeInput } from '#schema/newsletter.ts';
import { importSubscribers } from '#server/clients/newsletter/importSubscribers.ts';
import { answerNewsletter, readSubscription } from '#server/clients/newsletter/links.ts';
import { subscribe } from '#server/clients/newsletter/subscribe.ts';
import { listSubscribers, readOverview, removeSubscriber } from '#server/clients/newsletter/subscribers.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import {
  figuresOf,
  listIssues,
  pauseNewsletter,
  resendNewsletter,
  sendNewsletter,
  stopNewsletter,
  testNewsletter,
} from './issues.ts';

export const newsletterResolvers: Resolvers = {
  Query: {
    newsletterSubscribers: (_, args, context) => listSubscribers(context, args),
    newsletterIssues: (_, args, context) => listIssues(context, args),
    newsletterOverview: (_, __, context) => readOverview(context),
    newsletterSubscription: (_, { token }, context) => readSubscription(context, token),
  },
  Mutation: {
    subscribeToNewsletter: (_, { input, form }, context) =>
      subscribe(context, input as z.output<typeof SubscribeInput>, form),
    answerNewsletter: (_, { token, input }, context) => answerNewsletter(context, token, input),
    sendNewsletter: (_, { input }, context) => sendNewsletter(context, input),
    testNewsletter: (_, { input }, context) => testNewsletter(context, input),
    pauseNewsletter: (_, { id, isPaused }, context) => pauseNewsletter(context, id, isPaused),
    stopNewsletter: (_, { id }, context) => stopNewsletter(context, id),
    resendNewsletter: (_, { id }, context) => resendNewsletter(context, id),
    importSubscribers: (_, { input }, context) => importSubscribers(context, input),
    removeSubscriber: (_, { id }, context) => removeSubscriber(context, id),
  },
  NewsletterIssue: { figures: (issue, _, context) => figuresOf(context, issue) },
};
