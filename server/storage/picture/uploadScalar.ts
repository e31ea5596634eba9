import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { FileUpload } from 'graphql-upload-minimal';

/** A file of a form as a GraphQL variable holds it. It has no fields of its own, which GraphQL would name where it is in the wrong place. */
export class FormFile {
  readonly #file: FileUpload;
  constructor(file: FileUpload) {
    this.#file = file;
  }
  get promise(): Promise<FileUpload> {
    return Promise.resolve(this.#file);
  }
  /** What GraphQL shows of it. */
  toJSON(): string {
    return 'a file';
  }
}

const noFile = () =>
  new GraphQLError('A file is expected here, sent in a form (GraphQL multipart request specification).');

/** The scalar of a file in a form. */
export const uploadScalar = new GraphQLScalarType({
  name: 'Upload',
  parseValue(value) {
    if (value instanceof FormFile) return value.promise;
    throw noFile();
  },
  parseLiteral() {
    throw noFile();
  },
  serialize() {
    throw noFile();
  },
});
