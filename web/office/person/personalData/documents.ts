import type { PersonalDataQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';

export const PersonalDataDocument = graphql(`
  query PersonalData($input: PersonAddressesInput!) {
    personalData(input: $input) {
      addresses
      otherAddresses
      refusal
      kinds {
        kind
        label
        count
        treatment
        records {
          at
          title
          detail
          path
        }
      }
    }
  }
`);
export type PersonalData = PersonalDataQuery['personalData'];

export const ExportPersonalDataDocument = graphql(`
  mutation ExportPersonalData($input: PersonAddressesInput!, $format: PersonalDataFormat!) {
    exportPersonalData(input: $input, format: $format) {
      fileName
      contentType
      content
    }
  }
`);

export const ErasePersonalDataDocument = graphql(`
  mutation ErasePersonalData($input: ErasePersonalDataInput!) {
    erasePersonalData(input: $input) {
      id
      count
      clearedAt
    }
  }
`);

export const ErasureDocument = graphql(`
  query Erasure($id: UUID!) {
    erasure(id: $id) {
      id
      count
      clearedAt
    }
  }
`);
