import { graphql } from '#web/gql/index.ts';

export const MessagePersonDocument = graphql(`
  query MessagePerson($id: UUID!) {
    message(id: $id) {
      id
      person {
        id
        email
        name
        messages {
          id
          service
          stage
          isSpam
          createdAt
        }
        affiliates {
          id
          companyName
          service
          isSpam
          createdAt
        }
        reviews {
          id
          companyName
          rating
          isPublished
          createdAt
        }
      }
    }
  }
`);

export const RenamePersonDocument = graphql(`
  mutation RenamePerson($email: String!, $name: String) {
    renamePerson(email: $email, name: $name) {
      id
      name
    }
  }
`);
