import { GraphQLError, GraphQLScalarType } from 'graphql';
import { type FileUpload, GraphQLUpload, Upload } from 'graphql-upload-minimal';

export class FormFile extends Upload {
  declare promise: Promise<FileUpload>;
  declare resolve: (file: object) => void;
  constructor() {
    super();
    // GraphQL's error messages would include visible fields.
    for (const name of ['promise', 'resolve', 'reject', 'file'])
      Object.defineProperty(this, name, { value: Reflect.get(this, name), writable: true, enumerable: false });
  }
  toJSON(): string {
    return 'a file';
  }
}

const noFile = () =>
  new GraphQLError('A file is expected here, sent in a form (GraphQL multipart request specification).');

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
