import { GraphQLError, GraphQLScalarType } from 'graphql';
import { GraphQLUpload, Upload } from 'graphql-upload-minimal';

/** A file of a form as a GraphQL variable holds it. */
export class FormFile extends Upload {
  declare resolve: (file: object) => void;
  /** What GraphQL shows of it where it is in the wrong place; else it shows every field. */
  toJSON(): string {
    return 'a file';
  }
}

const noFile = () =>
  new GraphQLError('A file is expected here, sent in a form (GraphQL multipart request specification).');

/** The scalar of a file in a form, which says what to do where there is none. */
export const uploadScalar = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  parseValue(value) {
    if (value instanceof FormFile) return value.promise;
    throw noFile();
  },
  parseLiteral() {
    throw noFile();
  },
});
