import { graphql } from '#web/gql/index.ts';

export const FirstStepsFragment = graphql(`
  fragment FirstStepsFields on FirstSteps {
    id
    steps {
      name
      isDone
    }
    isOver
    smtpServer
    imapServer
  }
`);

export const FirstStepsDocument = graphql(`
  query FirstSteps {
    firstSteps {
      ...FirstStepsFields
    }
  }
`);

export const MarkFirstStepDocument = graphql(`
  mutation MarkFirstStep($step: FirstStepName!, $isDone: Boolean!) {
    markFirstStep(step: $step, isDone: $isDone) {
      ...FirstStepsFields
    }
  }
`);

export const EndFirstStepsDocument = graphql(`
  mutation EndFirstSteps($isOver: Boolean!) {
    endFirstSteps(isOver: $isOver) {
      ...FirstStepsFields
    }
  }
`);

export const SendTestMailDocument = graphql(`
  mutation SendTestMail {
    sendTestMail {
      isOk
      text
    }
  }
`);

export const ReadMailboxNowDocument = graphql(`
  mutation ReadMailboxNow {
    readMailboxNow {
      isOk
      text
    }
  }
`);
