import { graphql } from '#web/gql/index.ts';

export const NewsletterFormDocument = graphql(`
  query NewsletterForm {
    site {
      id
      newsletter {
        isOn
      }
    }
  }
`);

export const NewsletterSubscriptionDocument = graphql(`
  query NewsletterSubscription($token: String!) {
    newsletterSubscription(token: $token) {
      state
    }
  }
`);

export const AnswerNewsletterDocument = graphql(`
  mutation AnswerNewsletter($token: String!, $input: NewsletterAnswerInput!) {
    answerNewsletter(token: $token, input: $input) {
      state
    }
  }
`);
