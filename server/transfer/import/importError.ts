/** Something that keeps a file from being imported; its message is one line for the operator. */
export class ImportError extends Error {}
