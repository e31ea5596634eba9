import { GraphQLError, GraphQLScalarType } from 'graphql';
import { type FileUpload, GraphQLUpload, Upload } from 'graphql-upload-minimal';

/** A file of a form as a GraphQL variable holds it. */
export class FormFile extends Upload {
  declare promise: Promise<FileUpload>;
  declare resolve: (file: object) => void;
  constructor() {
    super();
    // GraphQL names the fields that it can see of a value in the wrong place.
    for (const name of ['promise', 'resolve', 'reject', 'file'])
      Object.defineProperty(this, name, { value: Reflect.get(this, name), writable: true, enumerable: false });
  }
  /** What GraphQL shows of it where a text is expected. */
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
