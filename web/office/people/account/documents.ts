import { graphql } from '#web/gql/index.ts';

export const OwnSessionFragment = graphql(`
  fragment Account_session on OwnSession {
    id
    createdAt
    lastSeenAt
    expiresAt
    address
    device
    isCurrent
  }
`);

export const MySessionsDocument = graphql(`
  query MySessions($first: Int!, $after: String) {
    mySessions(first: $first, after: $after) {
      nodes {
        id
        ...Account_session
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const EndSessionDocument = graphql(`
  mutation EndSession($id: UUID!) {
    endSession(id: $id) {
      id
    }
  }
`);

export const EndOtherSessionsDocument = graphql(`
  mutation EndOtherSessions {
    endOtherSessions
  }
`);

export const UpdateAccountDocument = graphql(`
  mutation UpdateAccount($input: UpdateAccountInput!) {
    updateAccount(input: $input) {
      user {
        id
        name
        email
        mobile
      }
      confirmationSentTo
    }
  }
`);

export const ConfirmEmailDocument = graphql(`
  mutation ConfirmEmail($token: String!) {
    confirmEmail(token: $token) {
      id
      name
      email
      mobile
    }
  }
`);

export const ChangePasswordDocument = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input)
  }
`);

export const SecondStepFragment = graphql(`
  fragment Account_secondStep on SecondStep {
    id
    authenticatorSince
    recoveryCodesLeft
    recoveryCodesMadeAt
  }
`);

export const MySecondStepDocument = graphql(`
  query MySecondStep {
    mySecondStep {
      id
      ...Account_secondStep
    }
  }
`);

export const BeginTotpDocument = graphql(`
  mutation BeginTotp($input: ConfirmPasswordInput!) {
    beginTotp(input: $input) {
      id
      secret
      uri
    }
  }
`);

export const EnableTotpDocument = graphql(`
  mutation EnableTotp($input: EnableTotpInput!) {
    enableTotp(input: $input) {
      id
      ...Account_secondStep
    }
  }
`);

export const DisableTotpDocument = graphql(`
  mutation DisableTotp($input: ConfirmPasswordInput!) {
    disableTotp(input: $input) {
      id
      ...Account_secondStep
    }
  }
`);

export const MakeRecoveryCodesDocument = graphql(`
  mutation MakeRecoveryCodes($input: ConfirmPasswordInput!) {
    makeRecoveryCodes(input: $input) {
      id
      codes
      secondStep {
        id
        ...Account_secondStep
      }
    }
  }
`);

export const MyMailSettingsDocument = graphql(`
  query MyMailSettings {
    myMailSettings {
      id
      followUps
      weekly
    }
  }
`);

export const SetFollowUpMailDocument = graphql(`
  mutation SetFollowUpMail($isOn: Boolean!) {
    setFollowUpMail(isOn: $isOn) {
      id
      followUps
    }
  }
`);

export const SetWeeklyMailDocument = graphql(`
  mutation SetWeeklyMail($isOn: Boolean!) {
    setWeeklyMail(isOn: $isOn) {
      id
      weekly
    }
  }
`);

export const AuthorProfileFragment = graphql(`
  fragment Account_author on AuthorProfile {
    id
    slug
    name
    about
    imageUrl
    isOn
  }
`);

export const MyAuthorProfileDocument = graphql(`
  query MyAuthorProfile {
    myAuthorProfile {
      id
      ...Account_author
    }
  }
`);

export const SaveAuthorProfileDocument = graphql(`
  mutation SaveAuthorProfile($input: AuthorProfileInput!) {
    saveAuthorProfile(input: $input) {
      id
      ...Account_author
    }
  }
`);
